<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>AdviceLists</name>
    <message>
        <source>Tiles that bring it nearer, with the copies left</source>
        <translation>有効牌と残り枚数</translation>
    </message>
    <message>
        <source>Tiles that bring the hand nearer</source>
        <translation>有効牌</translation>
    </message>
    <message>
        <source>To discard, the best first</source>
        <translation>捨て牌候補（良い順）</translation>
    </message>
    <message>
        <source>Tiles to discard</source>
        <translation>捨て牌候補</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>これを捨てる</translation>
    </message>
    <message>
        <source>Nearly</source>
        <translation>あと少し</translation>
    </message>
    <message>
        <source>Change the hand so</source>
        <translation>手牌をこう変える</translation>
    </message>
    <message>
        <source>{count} · what one change would make of it</source>
        <translation>{count}件 · ひとつ変えるとどうなるか</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>no single change scores more</source>
        <translation>点が増える変更はありません</translation>
    </message>
</context>
<context>
    <name>AdviceModels</name>
    <message>
        <source>discard {tile}</source>
        <translation>{tile}切り</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>合計{total}</translation>
    </message>
    <message>
        <source>{total}: {patterns}</source>
        <translation>{total}：{patterns}</translation>
    </message>
    <message>
        <source>{line}; without {patterns}</source>
        <translation>{line}（{patterns}なし）</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <translation>{tile}を捨てる</translation>
    </message>
    <message>
        <source>{count} to go</source>
        <translation>あと{count}枚</translation>
    </message>
    <message>
        <source>{copies} tiles bring it nearer</source>
        <translation>有効牌{copies}枚</translation>
    </message>
    <message>
        <source>ready, {copies} left</source>
        <translation>聴牌、残り{copies}枚</translation>
    </message>
    <message>
        <source>{waits} · discard {discard} · self-draw {self_draw}</source>
        <translation>{waits} · ロン{discard} · ツモ{self_draw}</translation>
    </message>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile}、残り{count}枚</translation>
    </message>
</context>
<context>
    <name>AnswerLists</name>
    <message>
        <source>What the hand scores</source>
        <translation>この手の点数</translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>内訳</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>問題点</translation>
    </message>
    <message>
        <source>Tiles that complete the hand</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>Win on it</source>
        <translation>これで和了</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>数えない役</translation>
    </message>
    <message>
        <source>Compare side by side…</source>
        <translation>並べて比べる…</translation>
    </message>
    <message>
        <source>Opens a table of all readings</source>
        <translation>すべての読み方の表を開く</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>点数授受</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>この役のページを開く</translation>
    </message>
    <message>
        <source>Other readings</source>
        <translation>ほかの読み方</translation>
    </message>
    <message>
        <source>* the group that the winning tile completed</source>
        <translation>* 和了牌で完成したグループ</translation>
    </message>
    <message>
        <source>nothing was outranked</source>
        <translation>上位の役に含まれるものはなし</translation>
    </message>
    <message>
        <source>only this one</source>
        <translation>この読み方のみ</translation>
    </message>
    <message>
        <source>Payments: choose who discarded it</source>
        <translation>点数授受：放銃者を選んでください</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>{digits} – now</source>
        <translation>{digits}：次は</translation>
    </message>
    <message>
        <source>ends it</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>which tile, such as 3M</source>
        <translation>牌を指定（例：3M）</translation>
    </message>
    <message>
        <source>its tile, such as 6Z, or all four</source>
        <translation>牌（例：6Z）か4枚すべて</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>its first tile, or all three, such as 345M</source>
        <translation>最初の牌か3枚すべて（例：345M）</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>its tile, such as 6Z, or all three</source>
        <translation>牌（例：6Z）か3枚すべて</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation>和了牌</translation>
    </message>
    <message>
        <source>Dora indicator</source>
        <translation>ドラ表示牌</translation>
    </message>
    <message>
        <source>Ura indicator</source>
        <translation>裏ドラ表示牌</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>Save what can be read</source>
        <translation>読めるものを保存</translation>
    </message>
    <message>
        <source>Back up all matches</source>
        <translation>すべての対局をバックアップ</translation>
    </message>
    <message>
        <source>Backups (*{suffix})</source>
        <translation>バックアップ (*{suffix})</translation>
    </message>
    <message>
        <source>The matches were not saved</source>
        <translation>対局は保存されませんでした</translation>
    </message>
    <message>
        <source>{what} is saved as “{name}”.</source>
        <translation>{what}を「{name}」に保存しました。</translation>
    </message>
    <message>
        <source>{what} are saved as “{name}”.</source>
        <translation>{what}を「{name}」に保存しました。</translation>
    </message>
    <message>
        <source>In {count} of them hands may be missing.</source>
        <translation>うち{count}件は局が欠けている可能性があります。</translation>
    </message>
    <message>
        <source>{count} could not be read at all.</source>
        <translation>{count}件はまったく読めませんでした。</translation>
    </message>
    <message>
        <source>Restore that file, and a new database is begun with it.</source>
        <translation>そのファイルを復元すると、新しいデータベースが作られます。</translation>
    </message>
    <message>
        <source>Saved what can be read</source>
        <translation>読めるものを保存しました</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>対局1件</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>対局{count}件</translation>
    </message>
    <message>
        <source>1 club night</source>
        <translation>例会1件</translation>
    </message>
    <message>
        <source>{count} club nights</source>
        <translation>例会{count}件</translation>
    </message>
    <message>
        <source>{matches} and {nights}</source>
        <translation>{matches}と{nights}</translation>
    </message>
    <message>
        <source>Backups (*.sqlite *.zip)</source>
        <translation>バックアップ (*.sqlite *.zip)</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップを復元</translation>
    </message>
    <message>
        <source>A new database is begun with the matches of “{name}”. The damaged one stays beside it, as it is, under a name with the date.</source>
        <translation>「{name}」の対局で新しいデータベースを作ります。壊れたものは日付付きの名前でそのまま隣に残ります。</translation>
    </message>
    <message>
        <source>The matches of “{name}” that are missing are added. Nothing else is changed.</source>
        <translation>「{name}」から足りない対局を追加します。ほかは何も変わりません。</translation>
    </message>
    <message>
        <source>What is in “{name}” takes the place of all matches that are kept now. These stay beside the database, as a copy under a name with the date.</source>
        <translation>「{name}」の内容が、今あるすべての対局に置き換わります。今のものは日付付きの名前のコピーとして隣に残ります。</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>このバックアップを復元しますか？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>The backup was not restored</source>
        <translation>バックアップは復元されませんでした</translation>
    </message>
    <message>
        <source>{what} is back.</source>
        <translation>{what}が戻りました。</translation>
    </message>
    <message>
        <source>{what} are back.</source>
        <translation>{what}が戻りました。</translation>
    </message>
    <message>
        <source>1 was there as it is in it.</source>
        <translation>1件は同じ内容で既にありました。</translation>
    </message>
    <message>
        <source>{count} were there as they are in it.</source>
        <translation>{count}件は同じ内容で既にありました。</translation>
    </message>
    <message>
        <source>What was there before is kept as {path}.</source>
        <translation>以前の内容は{path}に残してあります。</translation>
    </message>
    <message>
        <source>The backup is restored</source>
        <translation>バックアップを復元しました</translation>
    </message>
</context>
<context>
    <name>BestHands</name>
    <message>
        <source>{day}, hand {number}</source>
        <translation>{day}、第{number}局</translation>
    </message>
    <message>
        <source>recorded without its tiles</source>
        <translation>牌なしで記録</translation>
    </message>
</context>
<context>
    <name>BigNight</name>
    <message>
        <source>Big view of the club night</source>
        <translation>例会の大画面</translation>
    </message>
</context>
<context>
    <name>BigView</name>
    <message>
        <source>Big view of the match</source>
        <translation>対局の大画面</translation>
    </message>
    <message>
        <source>final {points}</source>
        <translation>最終{points}</translation>
    </message>
    <message>
        <source>if it ended now {points}</source>
        <translation>今終われば{points}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>親</translation>
    </message>
</context>
<context>
    <name>BlankSheets</name>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>会場</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>+ / −</source>
        <translation>+ / −</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>和了者</translation>
    </message>
    <message>
        <source>From</source>
        <translation>放銃</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>The tinted field is that of the dealer. “From”: the discarder; empty for a self-draw.</source>
        <translation>色付きの欄は親です。「放銃」：放銃者。ツモなら空欄。</translation>
    </message>
    <message>
        <source>World Series of Mahjong: score sheet</source>
        <translation>World Series of Mahjong スコア表</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>Sticks</source>
        <translation>供託</translation>
    </message>
    <message>
        <source>Han / fu</source>
        <translation>飜 / 符</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Sticks left over</source>
        <translation>残り供託</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>最終ポイント</translation>
    </message>
    <message>
        <source>Honba and sticks as the hand begins. “From”: the discarder; empty for a self-draw.</source>
        <translation>本場と供託は局の開始時のもの。「放銃」：放銃者。ツモなら空欄。</translation>
    </message>
    <message>
        <source>Reach Mahjong: score sheet</source>
        <translation>Reach Mahjong スコア表</translation>
    </message>
    <message>
        <source>Reach Mahjong, three players: score sheet</source>
        <translation>Reach Mahjong スコア表（3人）</translation>
    </message>
</context>
<context>
    <name>BreakdownModels</name>
    <message>
        <source>{other} counts in its place</source>
        <translation>代わりに{other}を数える</translation>
    </message>
    <message>
        <source>{seat}: depends on who discarded</source>
        <translation>{seat}：放銃者による</translation>
    </message>
    <message>
        <source>{seat}: {points:+}</source>
        <translation>{seat}：{points:+}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>残り{count}枚</translation>
    </message>
    <message>
        <source>discard {discard} · self-draw {self_draw}</source>
        <translation>ロン{discard} · ツモ{self_draw}</translation>
    </message>
    <message>
        <source>tiles, ready: one of these completes it</source>
        <translation>枚、聴牌：次のどれかで完成</translation>
    </message>
    <message>
        <source>Click tiles, or type a hand</source>
        <translation>牌をクリックするか、手牌を入力</translation>
    </message>
    <message>
        <source>of {full} tiles · {count} to go at best</source>
        <translation>／{full}枚 · 最短であと{count}枚</translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation>役なし</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>最低点未満</translation>
    </message>
    <message>
        <source>Not a complete hand</source>
        <translation>和了形ではない</translation>
    </message>
    <message>
        <source>Which tile won?</source>
        <translation>和了牌はどれ？</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>どこかが違います</translation>
    </message>
    <message>
        <source>This does not score</source>
        <translation>点になりません</translation>
    </message>
</context>
<context>
    <name>BreakdownPanel</name>
    <message>
        <source>Chart</source>
        <translation>点数表</translation>
    </message>
    <message>
        <source>Opens the scoring charts at this hand</source>
        <translation>この手の位置で点数表を開く</translation>
    </message>
    <message>
        <source>Show me an example</source>
        <translation>例を見る</translation>
    </message>
    <message>
        <source>Puts a hand on the felt that scores</source>
        <translation>点になる手牌を卓に並べる</translation>
    </message>
</context>
<context>
    <name>ChangesCard</name>
    <message>
        <source>What changes</source>
        <translation>変わること</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>まだありません。</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>合計点</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>最終ポイント</translation>
    </message>
    <message>
        <source>Round and dealer</source>
        <translation>場と親</translation>
    </message>
    <message>
        <source>The rules are against these hands</source>
        <translation>ルールに合わない局</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>ほか{count}件</translation>
    </message>
</context>
<context>
    <name>ChartDialog</name>
    <message>
        <source>Scoring chart</source>
        <translation>点数表</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>点数表</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Closes the charts</source>
        <translation>点数表を閉じる</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Arrow keys go from cell to cell</source>
        <translation>矢印キーでマスを移動</translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Closes the list of keys</source>
        <translation>キーの一覧を閉じる</translation>
    </message>
    <message>
        <source>Show me an example</source>
        <translation>例を見る</translation>
    </message>
    <message>
        <source>Puts a hand on the felt that scores</source>
        <translation>点になる手牌を卓に並べる</translation>
    </message>
    <message>
        <source>The keys of a hand work on the whole of its page, except while you type in the line of text.</source>
        <translation>手牌のキーは、文字の行に入力している間を除き、そのページ全体で使えます。</translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>Arrow keys choose</source>
        <translation>矢印キーで選択</translation>
    </message>
</context>
<context>
    <name>CircumstancesPanel</name>
    <message>
        <source>Discard</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>和了り方</translation>
    </message>
    <message>
        <source>Discarded by</source>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Nobody is responsible: all pay alike</source>
        <translation>責任者なし：全員同じ支払い</translation>
    </message>
    <message>
        <source>Winner’s seat</source>
        <translation>和了者の席</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>場風</translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation>状況</translation>
    </message>
</context>
<context>
    <name>ClockCard</name>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Starts the clock of the round</source>
        <translation>この回戦の時計を始める</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stops the clock for a while</source>
        <translation>時計をしばらく止める</translation>
    </message>
    <message>
        <source>Set back</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Has the clock as before it was started</source>
        <translation>時計を開始前に戻す</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Minutes of the round</source>
        <translation>回戦の分数</translation>
    </message>
    <message>
        <source>How long the round is; 0 is without a clock</source>
        <translation>回戦の長さ。0は時計なし</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>After {key} – {words} – comes one of {keys}.</source>
        <translation>{key}（{words}）の後は{keys}のどれか。</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>Groups</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Reading {number}</source>
        <translation>読み方{number}</translation>
    </message>
    <message>
        <source>Best reading</source>
        <translation>最良の読み方</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>{said}, makes a difference</source>
        <translation>{said}、差が出る</translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation>{group}、和了牌を含む</translation>
    </message>
    <message>
        <source>The hand reads only one way.</source>
        <translation>この手の読み方はひとつだけです。</translation>
    </message>
    <message>
        <source>All {count} readings score {total}.</source>
        <translation>{count}通りの読み方はすべて{total}です。</translation>
    </message>
    <message>
        <source>{equal} of the {count} readings score {total}, the others less.</source>
        <translation>{count}通りのうち{equal}通りが{total}、ほかはそれ未満です。</translation>
    </message>
    <message>
        <source>The best reading scores {more} more than the next.</source>
        <translation>最良の読み方は次より{more}高くなります。</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>correct the match</source>
        <translation>対局を訂正</translation>
    </message>
    <message>
        <source>put back an earlier version of hand {number}</source>
        <translation>第{number}局の以前の版を戻す</translation>
    </message>
    <message>
        <source>An earlier version of hand {number} was put back.</source>
        <translation>第{number}局の以前の版を戻しました。</translation>
    </message>
    <message>
        <source>rename the match</source>
        <translation>対局名を変更</translation>
    </message>
    <message>
        <source>delete the match of {players}</source>
        <translation>{players}の対局を削除</translation>
    </message>
    <message>
        <source>{name} is called so already.</source>
        <translation>既に{name}という名前です。</translation>
    </message>
    <message>
        <source>{name} is called {to} now.</source>
        <translation>{name}は{to}になりました。</translation>
    </message>
    <message>
        <source>{name} and {other} play in one match, so they are two players.</source>
        <translation>{name}と{other}は同じ対局にいるので、別人です。</translation>
    </message>
    <message>
        <source>Somebody else deleted this match meanwhile, so nothing was changed here.</source>
        <translation>その間に誰かがこの対局を削除したので、ここでは何も変えていません。</translation>
    </message>
    <message>
        <source>Somebody else changed this match meanwhile, so nothing was changed here. Look at what is there now, then try again.</source>
        <translation>その間に誰かがこの対局を変更したので、ここでは何も変えていません。今の内容を見てからやり直してください。</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Where matches are kept</source>
        <translation>対局の保存場所</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>On a server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>In the file {file}</source>
        <translation>ファイル：{file}</translation>
    </message>
    <message>
        <source>A PostgreSQL database that several computers have in common: each sees what the others record.</source>
        <translation>複数のコンピューターで共有するPostgreSQLデータベース。互いの記録がすぐ見えます。</translation>
    </message>
    <message>
        <source>A password that is written here is kept in {file}, which nobody but you may read. Without one, PostgreSQL’s own password file (.pgpass) is looked into.</source>
        <translation>ここに書いたパスワードは、あなただけが読める{file}に保存されます。書かなければPostgreSQLのパスワードファイル（.pgpass）を調べます。</translation>
    </message>
    <message>
        <source>What is recorded already stays where it is. To take it along, back up all matches before you change this, and restore that backup afterwards.</source>
        <translation>記録済みのものは元の場所に残ります。移すには、変更前にすべての対局をバックアップし、変更後にそれを復元してください。</translation>
    </message>
    <message>
        <source>Try the connection</source>
        <translation>接続を試す</translation>
    </message>
    <message>
        <source>Says whether the server answers</source>
        <translation>サーバーが応答するか調べる</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>これを使う</translation>
    </message>
    <message>
        <source>Keeps matches there from now on</source>
        <translation>今後はそこに対局を保存する</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>何も変えない</translation>
    </message>
    <message>
        <source>That is no address of a PostgreSQL database. One is written as {example}; a password with @ or / in it is best written into its own field.</source>
        <translation>PostgreSQLデータベースのアドレスではありません。例：{example}。@や/を含むパスワードは専用の欄に書いてください。</translation>
    </message>
    <message>
        <source>Write what the database is called on the server.</source>
        <translation>サーバー上のデータベース名を書いてください。</translation>
    </message>
    <message>
        <source>Nothing came from the server before you stopped waiting.</source>
        <translation>待つのをやめるまでにサーバーから応答がありませんでした。</translation>
    </message>
    <message>
        <source>The server answers. Nothing is kept there yet: its tables are made when you use it.</source>
        <translation>サーバーが応答しました。まだ何も保存されていません。使うときにテーブルを作ります。</translation>
    </message>
    <message>
        <source>The server answers. 1 match is kept there.</source>
        <translation>サーバーが応答しました。対局1件が保存されています。</translation>
    </message>
    <message>
        <source>The server answers. {count} matches are kept there.</source>
        <translation>サーバーが応答しました。対局{count}件が保存されています。</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>{day}, {time}</source>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>Up and Down change the part that is marked, Left and Right choose another part</source>
        <translation>上下キーで選んだ部分を変え、左右キーで別の部分へ</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal hands</source>
        <translation>手牌を配る</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>問題の種類</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>問題数</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>回の番号</translation>
    </message>
    <message>
        <source>Level {level}. The same round number deals the same hands again.</source>
        <translation>レベル{level}。同じ番号なら同じ手牌が配られます。</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>追加する</translation>
    </message>
    <message>
        <source>Adds the hands dealt</source>
        <translation>配られた手牌を追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Adds nothing</source>
        <translation>何も追加しない</translation>
    </message>
</context>
<context>
    <name>DrawPanel</name>
    <message>
        <source>What sort of draw</source>
        <translation>流局の種類</translation>
    </message>
    <message>
        <source>Ready (tenpai)</source>
        <translation>聴牌者</translation>
    </message>
    <message>
        <source>Discarded terminals and honors alone</source>
        <translation>捨て牌が幺九牌だけ</translation>
    </message>
    <message>
        <source>The wall ran out</source>
        <translation>荒牌</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>流し満貫</translation>
    </message>
    <message>
        <source>Nobody won: no points are paid.</source>
        <translation>和了者なし：点数の移動はありません。</translation>
    </message>
    <message>
        <source>Whose discards were terminals and honors alone?</source>
        <translation>捨て牌が幺九牌だけだったのは誰ですか？</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>add {tile}</source>
        <translation>{tile}を追加</translation>
    </message>
    <message>
        <source>add indicator {tile}</source>
        <translation>表示牌{tile}を追加</translation>
    </message>
    <message>
        <source>win on {tile}</source>
        <translation>{tile}で和了</translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation>{label}は適用できません：{reason}。</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>add chow from {tile}</source>
        <translation>{tile}からの順子を追加</translation>
    </message>
    <message>
        <source>add pung of {tile}</source>
        <translation>{tile}の刻子を追加</translation>
    </message>
    <message>
        <source>add kong of {tile}</source>
        <translation>{tile}の槓子を追加</translation>
    </message>
    <message>
        <source>add concealed kong of {tile}</source>
        <translation>{tile}の暗槓を追加</translation>
    </message>
    <message>
        <source>take out {tile}</source>
        <translation>{tile}を外す</translation>
    </message>
    <message>
        <source>take indicator {tile} away</source>
        <translation>表示牌{tile}を外す</translation>
    </message>
    <message>
        <source>clear the hand</source>
        <translation>手牌をクリア</translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>won on a discard</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>{seat}家</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>discarded by {seat}</source>
        <translation>放銃者：{seat}</translation>
    </message>
    <message>
        <source>round {wind}</source>
        <translation>{wind}場</translation>
    </message>
    <message>
        <source>change a counter</source>
        <translation>数を変更</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>liable: {seat}</source>
        <translation>責任払い：{seat}</translation>
    </message>
    <message>
        <source>{label} gave way to {other}.</source>
        <translation>{label}を外しました（{other}を優先）。</translation>
    </message>
    <message>
        <source>Taken off, as these rules do not use it: {what}. Undo brings it back.</source>
        <translation>このルールで使わないため外しました：{what}。元に戻せます。</translation>
    </message>
    <message>
        <source>rules {rules}</source>
        <translation>ルール：{rules}</translation>
    </message>
    <message>
        <source>change an option</source>
        <translation>オプションを変更</translation>
    </message>
    <message>
        <source>type</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Of {count} lines the first that reads was taken: line {number}.</source>
        <translation>{count}行のうち、最初に読めた{number}行目を採用しました。</translation>
    </message>
    <message>
        <source>an earlier step</source>
        <translation>以前の操作</translation>
    </message>
    <message>
        <source>paste a hand</source>
        <translation>手牌を貼り付け</translation>
    </message>
    <message>
        <source>Left out, as these rules do not use it: {what}.</source>
        <translation>このルールで使わないため除きました：{what}。</translation>
    </message>
    <message>
        <source>{label} was taken off: {reason}.</source>
        <translation>{label}を外しました：{reason}。</translation>
    </message>
    <message>
        <source>another circumstance excludes it</source>
        <translation>ほかの状況と両立しません</translation>
    </message>
    <message>
        <source>nobody responsible</source>
        <translation>責任者なし</translation>
    </message>
    <message>
        <source>round wind</source>
        <translation>場風</translation>
    </message>
    <message>
        <source>dora indicators</source>
        <translation>ドラ表示牌</translation>
    </message>
    <message>
        <source>ura indicators</source>
        <translation>裏ドラ表示牌</translation>
    </message>
    <message>
        <source>honba</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>reach sticks</source>
        <translation>供託</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>norths set aside</source>
        <translation>抜いた北</translation>
    </message>
    <message>
        <source>liability</source>
        <translation>責任払い</translation>
    </message>
    <message>
        <source>The winner’s seat is now East: with three players nobody sits North.</source>
        <translation>和了者は東家になりました：3人打ちに北家はいません。</translation>
    </message>
    <message>
        <source>Self-draw was taken off: the tile was discarded.</source>
        <translation>ツモを外しました：その牌は捨て牌です。</translation>
    </message>
    <message>
        <source>The discarder was taken off: a self-drawn tile has none.</source>
        <translation>放銃者を外しました：ツモに放銃者はいません。</translation>
    </message>
    <message>
        <source>The discarder was taken off: {seat} is now the winner’s seat.</source>
        <translation>放銃者を外しました：{seat}が和了者になりました。</translation>
    </message>
    <message>
        <source>The discarder was taken off: with three players nobody sits North.</source>
        <translation>放銃者を外しました：3人打ちに北家はいません。</translation>
    </message>
    <message>
        <source>Nobody is liable any more: {seat} is now the winner’s seat.</source>
        <translation>責任払いを外しました：{seat}が和了者になりました。</translation>
    </message>
    <message>
        <source>Nobody is liable any more.</source>
        <translation>責任払いを外しました。</translation>
    </message>
    <message>
        <source>Norths are set aside with three players only.</source>
        <translation>北抜きは3人打ちだけです。</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>indicators from below are turned after reach only</source>
        <translation>裏ドラをめくるのはリーチしたときだけです</translation>
    </message>
    <message>
        <source>{rules} has no dora</source>
        <translation>{rules}にドラはありません</translation>
    </message>
    <message>
        <source>with the {tile}</source>
        <translation>{tile}を含む</translation>
    </message>
    <message>
        <source>show an example</source>
        <translation>例を表示</translation>
    </message>
</context>
<context>
    <name>ExampleFelt</name>
    <message>
        <source>the example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Melds of {hand}</source>
        <translation>{hand}の面子</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>和了牌</translation>
    </message>
    <message>
        <source>Tiles of {hand}</source>
        <translation>{hand}の牌</translation>
    </message>
    <message>
        <source>Indicators of {hand}</source>
        <translation>{hand}の表示牌</translation>
    </message>
</context>
<context>
    <name>ExampleScore</name>
    <message>
        <source>What the example scores</source>
        <translation>例の点数</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>この役のページを開く</translation>
    </message>
    <message>
        <source>The hand scores {total}</source>
        <translation>この手は{total}</translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>the hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>the hand that is meant</source>
        <translation>出題された手牌</translation>
    </message>
    <message>
        <source>A hand that has it</source>
        <translation>その役がある手</translation>
    </message>
    <message>
        <source>a hand that has it</source>
        <translation>その役がある手</translation>
    </message>
    <message>
        <source>The complete hand</source>
        <translation>完成した手</translation>
    </message>
    <message>
        <source>For comparison</source>
        <translation>比較用</translation>
    </message>
    <message>
        <source>Choose a reading first.</source>
        <translation>先に読み方を選んでください。</translation>
    </message>
    <message>
        <source>Time is over.</source>
        <translation>時間切れです。</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>問題が起きました</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>エラーの詳細</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <source>Puts them on the clipboard, for a report</source>
        <translation>報告用にクリップボードへ入れる</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Back to the hand, which is kept</source>
        <translation>保持された手牌に戻る</translation>
    </message>
    <message>
        <source>The program made a mistake, and what you did last may not have worked.</source>
        <translation>プログラムに誤りがあり、直前の操作が効いていないかもしれません。</translation>
    </message>
    <message>
        <source>Your hand is still there: you can go on, or undo the last step.</source>
        <translation>手牌はそのまま残っています。続けるか、最後の操作を元に戻せます。</translation>
    </message>
    <message>
        <source>These details say what happened; a report of the mistake should have them with it.</source>
        <translation>何が起きたかの詳細です。報告するときは添えてください。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Melds</source>
        <translation>面子</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>和了牌</translation>
    </message>
    <message>
        <source>Concealed hand</source>
        <translation>手の内</translation>
    </message>
    <message>
        <source>Dora indicators</source>
        <translation>ドラ表示牌</translation>
    </message>
    <message>
        <source>Click a tile to take it back</source>
        <translation>牌をクリックすると戻ります</translation>
    </message>
    <message>
        <source>Exposed melds and concealed kongs</source>
        <translation>副露と暗槓</translation>
    </message>
    <message>
        <source>Click the winning tile</source>
        <translation>和了牌をクリック</translation>
    </message>
    <message>
        <source>{count} of {full} tiles</source>
        <translation>{count}/{full}枚</translation>
    </message>
    <message>
        <source>Complete hand</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>This does not score</source>
        <translation>点になりません</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>どこかが違います</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>聴牌</translation>
    </message>
    <message>
        <source>Let go to take it out</source>
        <translation>放すと外れます</translation>
    </message>
    <message>
        <source>Let go to win on this tile</source>
        <translation>放すとこの牌で和了</translation>
    </message>
    <message>
        <source>Drag it off the felt to take it out</source>
        <translation>卓の外へドラッグすると外れます</translation>
    </message>
</context>
<context>
    <name>FigureField</name>
    <message>
        <source>A whole number; Tab goes to the next</source>
        <translation>整数。Tabで次へ</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>FilesOut</name>
    <message>
        <source>Save as CSV</source>
        <translation>CSVで保存</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV表</translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation>ワークブックで保存</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excelワークブック</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFで保存</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF文書</translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
</context>
<context>
    <name>FittedListView</name>
    <message>
        <source>Arrow keys go from line to line</source>
        <translation>矢印キーで行を移動</translation>
    </message>
    <message>
        <source>Enter: {tip}</source>
        <translation>Enter：{tip}</translation>
    </message>
    <message>
        <source>Double click or Enter: {tip}</source>
        <translation>ダブルクリックかEnter：{tip}</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>nothing to open</source>
        <translation>開くものはありません</translation>
    </message>
    <message>
        <source>open</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>閉じています</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>{name}: {sum} after {count} games, at most {most}, at least {least}</source>
        <translation>{name}：{count}戦後{sum}、最高{most}、最低{least}</translation>
    </message>
</context>
<context>
    <name>Glances</name>
    <message>
        <source>{label}: {said}</source>
        <translation>{label}：{said}</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>親：{name}</translation>
    </message>
</context>
<context>
    <name>GroupDelegate</name>
    <message>
        <source>winning tile</source>
        <translation>和了牌</translation>
    </message>
</context>
<context>
    <name>GuestFields</name>
    <message>
        <source>One name a line</source>
        <translation>1行に1人</translation>
    </message>
    <message>
        <source>Players who are remembered</source>
        <translation>登録済みのプレイヤー</translation>
    </message>
    <message>
        <source>Guest: {name}</source>
        <translation>参加者：{name}</translation>
    </message>
</context>
<context>
    <name>GuestNames</name>
    <message>
        <source>A name has {most} letters at most: {name}…</source>
        <translation>名前は{most}文字までです：{name}…</translation>
    </message>
    <message>
        <source>There are signs in {name} that cannot be seen. Write it anew.</source>
        <translation>{name}に見えない文字があります。書き直してください。</translation>
    </message>
    <message>
        <source>Two guests are called {name}. Write one of them differently.</source>
        <translation>{name}が2人います。どちらかを変えてください。</translation>
    </message>
    <message>
        <source>A club night has {fewest} guests at least.</source>
        <translation>例会には{fewest}人以上必要です。</translation>
    </message>
    <message>
        <source>A club night has {most} guests at most.</source>
        <translation>例会は{most}人までです。</translation>
    </message>
</context>
<context>
    <name>GuestsDialog</name>
    <message>
        <source>Who is here</source>
        <translation>参加している人</translation>
    </message>
    <message>
        <source>Who came later</source>
        <translation>遅れて来た人</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>1行に1人</translation>
    </message>
    <message>
        <source>A club night has {most} guests at most.</source>
        <translation>例会は{most}人までです。</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>does not count</source>
        <translation>数えない</translation>
    </message>
    <message>
        <source>concealed only</source>
        <translation>門前のみ</translation>
    </message>
    <message>
        <source>open {value}</source>
        <translation>副露{value}</translation>
    </message>
</context>
<context>
    <name>GuideList</name>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Shows all patterns again</source>
        <translation>すべての役を表示</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>検索と絞り込みを解除</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Any value</source>
        <translation>すべての点数</translation>
    </message>
    <message>
        <source>{found} of {all} patterns</source>
        <translation>{all}役中{found}役</translation>
    </message>
    <message>
        <source>{all} patterns</source>
        <translation>{all}役</translation>
    </message>
    <message>
        <source>No pattern of {rules} is like this. Try fewer or other words, or Clear.</source>
        <translation>{rules}に該当する役はありません。言葉を減らすか変えるか、クリアしてください。</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Tables differ</source>
        <translation>卓による違い</translation>
    </message>
    <message>
        <source>Often comes with</source>
        <translation>よく複合する役</translation>
    </message>
    <message>
        <source>Counts in its place</source>
        <translation>代わりに数える役</translation>
    </message>
    <message>
        <source>It counts in the place of</source>
        <translation>これが優先する役</translation>
    </message>
    <message>
        <source>The example needs another option</source>
        <translation>例には別のオプションが必要</translation>
    </message>
    <message>
        <source>Does not count as the options stand</source>
        <translation>今のオプションでは数えない</translation>
    </message>
    <message>
        <source>The hand is shown with “{options}”. Loading it changes this; Undo takes it back.</source>
        <translation>この手は「{options}」で表示しています。読み込むと変更され、元に戻せます。</translation>
    </message>
    <message>
        <source>In a hand that has a {unit}, that alone counts.</source>
        <translation>{unit}がある手では、それだけを数えます。</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Page: {name}, {value}</source>
        <translation>ページ：{name}、{value}</translation>
    </message>
    <message>
        <source>load the example of {pattern}</source>
        <translation>{pattern}の例を読み込む</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Won</source>
        <translation>和了</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>Penalty or adjustment</source>
        <translation>罰符・調整</translation>
    </message>
    <message>
        <source>How the hand ended</source>
        <translation>局の結果</translation>
    </message>
    <message>
        <source>What each player receives or pays</source>
        <translation>各プレイヤーの収支</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Keeps the hand as it is put here</source>
        <translation>この内容で局を保存</translation>
    </message>
    <message>
        <source>Keep it all the same</source>
        <translation>それでも保存</translation>
    </message>
    <message>
        <source>Keeps it although the rules are against it</source>
        <translation>ルールに合わなくても保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>何も変えない</translation>
    </message>
    <message>
        <source>Remove this hand</source>
        <translation>この局を削除</translation>
    </message>
    <message>
        <source>Says what changes without it, and takes it out of the match when pressed again</source>
        <translation>削除した場合の変化を示し、もう一度押すと削除</translation>
    </message>
    <message>
        <source>Insert a hand before…</source>
        <translation>前に局を挿入…</translation>
    </message>
    <message>
        <source>Asks for one that was forgotten</source>
        <translation>忘れていた局を入力する</translation>
    </message>
    <message>
        <source>Insert a hand after…</source>
        <translation>後に局を挿入…</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>手牌を見る</translation>
    </message>
    <message>
        <source>Opens its tiles in the scorer</source>
        <translation>計算画面で牌を開く</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>以前の版…</translation>
    </message>
    <message>
        <source>Shows what the hand was before, to put it back</source>
        <translation>以前の内容を見て戻せます</translation>
    </message>
    <message>
        <source>Insert a hand as number {number}</source>
        <translation>第{number}局として挿入</translation>
    </message>
    <message>
        <source>Correct hand {number}</source>
        <translation>第{number}局を訂正</translation>
    </message>
    <message>
        <source>Record a win</source>
        <translation>和了を記録</translation>
    </message>
    <message>
        <source>Record a draw</source>
        <translation>流局を記録</translation>
    </message>
    <message>
        <source>The tiles are not kept with the hand: they score something else.</source>
        <translation>点数が合わないため、牌は局と一緒に保存されません。</translation>
    </message>
    <message>
        <source>Without this hand: {changes}</source>
        <translation>この局がない場合：{changes}</translation>
    </message>
    <message>
        <source>Yes, remove this hand</source>
        <translation>はい、削除します</translation>
    </message>
    <message>
        <source>Close this and record the hand again: another may deal now.</source>
        <translation>閉じて記録し直してください：親が変わっている可能性があります。</translation>
    </message>
    <message>
        <source>Close this first: it shows what was there before.</source>
        <translation>先にこれを閉じてください：以前の内容が表示されています。</translation>
    </message>
    <message>
        <source>Recorded: {hand}.</source>
        <translation>記録しました：{hand}。</translation>
    </message>
    <message>
        <source>The sheet was corrected; later totals follow.</source>
        <translation>スコア表を訂正しました。以降の合計も変わります。</translation>
    </message>
</context>
<context>
    <name>HandFiles</name>
    <message>
        <source>The hand was not opened</source>
        <translation>手牌は開けませんでした</translation>
    </message>
    <message>
        <source>open {file}</source>
        <translation>{file}を開く</translation>
    </message>
    <message>
        <source>The set of hands was not opened</source>
        <translation>問題集は開けませんでした</translation>
    </message>
    <message>
        <source>{file} is there already. Choose another name.</source>
        <translation>{file}は既にあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>The hand was not saved</source>
        <translation>手牌は保存されませんでした</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>Open a hand</source>
        <translation>手牌を開く</translation>
    </message>
    <message>
        <source>Save the hand</source>
        <translation>手牌を保存</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Hands (*{suffix})</source>
        <translation>手牌 (*{suffix})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>HandMenu</name>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Recent hands</source>
        <translation>最近の手牌</translation>
    </message>
    <message>
        <source>Forget these hands</source>
        <translation>この一覧を消去</translation>
    </message>
    <message>
        <source>bring back a recent hand</source>
        <translation>最近の手牌を戻す</translation>
    </message>
    <message>
        <source>None yet: hands that scored are listed once another is begun</source>
        <translation>まだありません：点になった手牌は、次を始めると一覧に入ります</translation>
    </message>
    <message>
        <source>Damaged entries left out: {count}</source>
        <translation>壊れた項目を除外：{count}</translation>
    </message>
    <message>
        <source>Older hands</source>
        <translation>以前の手牌</translation>
    </message>
</context>
<context>
    <name>HandModels</name>
    <message>
        <source>{tile}, winning tile</source>
        <translation>{tile}、和了牌</translation>
    </message>
    <message>
        <source>{meld}, with the {tile}</source>
        <translation>{meld}、{tile}を含む</translation>
    </message>
    <message>
        <source>Ura indicator {tile}, dora {dora}</source>
        <translation>裏ドラ表示牌{tile}、ドラ{dora}</translation>
    </message>
    <message>
        <source>Indicator {tile}, dora {dora}</source>
        <translation>表示牌{tile}、ドラ{dora}</translation>
    </message>
    <message>
        <source>Chow · exposed</source>
        <translation>順子 · 明</translation>
    </message>
    <message>
        <source>Pung · exposed</source>
        <translation>刻子 · 明</translation>
    </message>
    <message>
        <source>Kong · exposed</source>
        <translation>槓子 · 明</translation>
    </message>
    <message>
        <source>Kong · concealed</source>
        <translation>槓子 · 暗</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Laid down a reach stick</source>
        <translation>リーチ棒を出した人</translation>
    </message>
</context>
<context>
    <name>HandPicture</name>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
    <message>
        <source>Tiles that complete the hand</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>和了牌</translation>
    </message>
</context>
<context>
    <name>HandSetDialog</name>
    <message>
        <source>Hands for a class</source>
        <translation>教室用の問題集</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>What stands above the worksheet</source>
        <translation>プリントの見出し</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>With a higher level there are more patterns to choose from</source>
        <translation>レベルが高いほど選択肢の役が増えます</translation>
    </message>
    <message>
        <source>What is asked of added hands</source>
        <translation>追加する手牌の問題</translation>
    </message>
    <message>
        <source>One hand a line, such as {example}; Control and Enter add them</source>
        <translation>1行に1つ（例：{example}）。Ctrl+Enterで追加</translation>
    </message>
    <message>
        <source>Type or paste hands</source>
        <translation>手牌を入力または貼り付け</translation>
    </message>
    <message>
        <source>Add these lines</source>
        <translation>これらの行を追加</translation>
    </message>
    <message>
        <source>Adds the hands that are written</source>
        <translation>書いた手牌を追加</translation>
    </message>
    <message>
        <source>Hand in the scorer</source>
        <translation>計算画面の手牌</translation>
    </message>
    <message>
        <source>Adds it</source>
        <translation>追加する</translation>
    </message>
    <message>
        <source>Recent hands</source>
        <translation>最近の手牌</translation>
    </message>
    <message>
        <source>Adds one that was scored before</source>
        <translation>以前計算した手牌を追加</translation>
    </message>
    <message>
        <source>Saved hand…</source>
        <translation>保存した手牌…</translation>
    </message>
    <message>
        <source>Adds the hand of a file</source>
        <translation>ファイルの手牌を追加</translation>
    </message>
    <message>
        <source>Deal hands…</source>
        <translation>手牌を配る…</translation>
    </message>
    <message>
        <source>Asks which ones, and adds them</source>
        <translation>種類を聞いて追加</translation>
    </message>
    <message>
        <source>No hand yet.</source>
        <translation>手牌がまだありません。</translation>
    </message>
    <message>
        <source>What is asked of this hand</source>
        <translation>この手牌の問題</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Takes the chosen hand one up</source>
        <translation>選んだ手牌を1つ上へ</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Takes the chosen hand one down</source>
        <translation>選んだ手牌を1つ下へ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Takes the chosen hand out of the set</source>
        <translation>選んだ手牌を外す</translation>
    </message>
    <message>
        <source>Practise these</source>
        <translation>これで練習</translation>
    </message>
    <message>
        <source>Begins a round with these hands</source>
        <translation>この手牌で練習を始める</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>プリント</translation>
    </message>
    <message>
        <source>Saves or prints them with their answers</source>
        <translation>解答付きで保存・印刷</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saves the set in its file</source>
        <translation>ファイルに保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Saves the set in another file</source>
        <translation>別のファイルに保存</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Opens another set</source>
        <translation>別の問題集を開く</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Begins an empty set</source>
        <translation>空の問題集を始める</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>このウィンドウを閉じる</translation>
    </message>
    <message>
        <source>Add hands, and ask</source>
        <translation>手牌の追加と問題</translation>
    </message>
    <message>
        <source>Hands of the set: {count}</source>
        <translation>問題集の手牌：{count}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>問題{number}</translation>
    </message>
    <message>
        <source>No hand chosen</source>
        <translation>手牌が選ばれていません</translation>
    </message>
    <message>
        <source>1 hand added.</source>
        <translation>1問追加しました。</translation>
    </message>
    <message>
        <source>{count} hands added.</source>
        <translation>{count}問追加しました。</translation>
    </message>
    <message>
        <source>Write a hand first: its tiles, then “+” and the winning tile.</source>
        <translation>先に手牌を書いてください：牌、「+」、和了牌の順です。</translation>
    </message>
    <message>
        <source>{told} The other lines that are left are not added either.</source>
        <translation>{told} 残りのほかの行も追加していません。</translation>
    </message>
    <message>
        <source>Practise without saving</source>
        <translation>保存せずに練習</translation>
    </message>
    <message>
        <source>Open without saving</source>
        <translation>保存せずに開く</translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>保存せずに閉じる</translation>
    </message>
</context>
<context>
    <name>HandSetEditor</name>
    <message>
        <source>{count} tiles</source>
        <translation>{count}枚</translation>
    </message>
    <message>
        <source>{rules} was not taken: hand {number} does not fit. {reason} Remove it first, or ask something else of it.</source>
        <translation>{rules}にできません：問題{number}が合いません。{reason} 先に外すか、別の問題にしてください。</translation>
    </message>
    <message>
        <source>{rules} was not taken: hands {number} do not fit. {reason} Remove them first, or ask something else of them.</source>
        <translation>{rules}にできません：問題{number}が合いません。{reason} 先に外すか、別の問題にしてください。</translation>
    </message>
    <message>
        <source>Line {number}: {message}</source>
        <translation>{number}行目：{message}</translation>
    </message>
    <message>
        <source>All hands of a set have the same rules, those of {rules} here: leave out “rules=” and “option.”.</source>
        <translation>問題集の手牌はすべて同じルール（ここでは{rules}）です。「rules=」と「option.」は書かないでください。</translation>
    </message>
    <message>
        <source>A set has {most} hands at most, and this one has {count}.</source>
        <translation>問題集は{most}問までで、ここには{count}問あります。</translation>
    </message>
    <message>
        <source>Hand {number}: {message}</source>
        <translation>問題{number}：{message}</translation>
    </message>
</context>
<context>
    <name>HandSetFiles</name>
    <message>
        <source>Open a set of hands</source>
        <translation>問題集を開く</translation>
    </message>
    <message>
        <source>Sets of hands (*{suffix})</source>
        <translation>問題集 (*{suffix})</translation>
    </message>
    <message>
        <source>The set was not opened</source>
        <translation>問題集は開けませんでした</translation>
    </message>
    <message>
        <source>Opened {file}.</source>
        <translation>{file}を開きました。</translation>
    </message>
    <message>
        <source>Add a saved hand</source>
        <translation>保存した手牌を追加</translation>
    </message>
    <message>
        <source>Hands (*{suffix})</source>
        <translation>手牌 (*{suffix})</translation>
    </message>
    <message>
        <source>Save the set of hands</source>
        <translation>問題集を保存</translation>
    </message>
    <message>
        <source>Hands for a class</source>
        <translation>教室用の問題集</translation>
    </message>
    <message>
        <source>{file} is there already. Choose another name.</source>
        <translation>{file}は既にあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>The set was not saved</source>
        <translation>問題集は保存されませんでした</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>The set has changes that are in no file yet. Save them?</source>
        <translation>まだ保存していない変更があります。保存しますか？</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
</context>
<context>
    <name>HandSetList</name>
    <message>
        <source>Hands of the set</source>
        <translation>問題集の手牌</translation>
    </message>
    <message>
        <source>Arrow keys go from hand to hand; with Alt they move it, Delete removes it</source>
        <translation>矢印キーで移動、Altと一緒に押すと並べ替え、Deleteで削除</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Mahjong hand</source>
        <translation>麻雀の手牌</translation>
    </message>
    <message>
        <source>Dora indicators</source>
        <translation>ドラ表示牌</translation>
    </message>
    <message>
        <source>Ura indicators</source>
        <translation>裏ドラ表示牌</translation>
    </message>
    <message>
        <source>Winner’s seat {seat}</source>
        <translation>和了者の席：{seat}</translation>
    </message>
    <message>
        <source>Round {wind}</source>
        <translation>場風：{wind}</translation>
    </message>
    <message>
        <source>Honba {count}</source>
        <translation>本場：{count}</translation>
    </message>
    <message>
        <source>Reach sticks {count}</source>
        <translation>供託：{count}</translation>
    </message>
    <message>
        <source>Norths set aside {count}</source>
        <translation>抜いた北：{count}</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>Liable {seat}</source>
        <translation>責任払い：{seat}</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>数えない役</translation>
    </message>
    <message>
        <source>Payments, which depend on who discarded</source>
        <translation>点数授受（放銃者による）</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>点数授受</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
    <message>
        <source>Score a hand</source>
        <translation>点数計算</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>Pattern guide</source>
        <translation>役ガイド</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Opens, saves and brings back hands</source>
        <translation>手牌を開く・保存する・呼び戻す</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Takes all tiles away; Undo brings them back</source>
        <translation>すべての牌を取り除く（元に戻せます）</translation>
    </message>
    <message>
        <source>Chooses the rules that the hand is scored by</source>
        <translation>計算に使うルールを選ぶ</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>オプション…</translation>
    </message>
    <message>
        <source>Changes the options of the rules</source>
        <translation>ルールのオプションを変える</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Chooses light or dark, the tiles, and the language of names</source>
        <translation>明暗、牌の絵、役名の言語を選ぶ</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>自分のルール</translation>
    </message>
    <message>
        <source>Keep these options as…</source>
        <translation>このオプションを登録…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Light or dark as the system</source>
        <translation>明暗はシステムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Plain tiles</source>
        <translation>標準の牌</translation>
    </message>
    <message>
        <source>Tiles with a Latin index</source>
        <translation>英数字入りの牌</translation>
    </message>
    <message>
        <source>Tiles in high contrast</source>
        <translation>高コントラストの牌</translation>
    </message>
    <message>
        <source>Tiles told apart without colour</source>
        <translation>色に頼らない牌</translation>
    </message>
    <message>
        <source>Small tiles</source>
        <translation>小さい牌</translation>
    </message>
    <message>
        <source>Tiles of the usual size</source>
        <translation>普通の大きさの牌</translation>
    </message>
    <message>
        <source>Large tiles</source>
        <translation>大きい牌</translation>
    </message>
    <message>
        <source>Patterns in the window’s language</source>
        <translation>役名はウィンドウの言語</translation>
    </message>
    <message>
        <source>Patterns in English</source>
        <translation>役名は英語</translation>
    </message>
    <message>
        <source>Patterns in romaji</source>
        <translation>役名はローマ字</translation>
    </message>
    <message>
        <source>Patterns in Chinese characters</source>
        <translation>役名は漢字</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Teaching view</source>
        <translation>解説表示</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>元に戻す：{step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>やり直し：{step}</translation>
    </message>
</context>
<context>
    <name>IndicatorDelegate</name>
    <message>
        <source>ura</source>
        <translation>裏</translation>
    </message>
    <message>
        <source>dora</source>
        <translation>ドラ</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>What the next tile is</source>
        <translation>次の牌の扱い</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>How it was won</source>
        <translation>和了り方</translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation>状況</translation>
    </message>
    <message>
        <source>Kept and taken away</source>
        <translation>保存と書き出し</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>In the picker and on the felt</source>
        <translation>牌選択と卓の上</translation>
    </message>
    <message>
        <source>On the score sheet</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>the numbers first</source>
        <translation>まず数字</translation>
    </message>
    <message>
        <source>then</source>
        <translation>次に</translation>
    </message>
    <message>
        <source>then the suit: characters, dots, bamboos, honors</source>
        <translation>次に種類：萬子、筒子、索子、字牌</translation>
    </message>
    <message>
        <source>adds a tile</source>
        <translation>牌を追加</translation>
    </message>
    <message>
        <source>for a red five: 0P</source>
        <translation>赤5：0P</translation>
    </message>
    <message>
        <source>takes the last one back</source>
        <translation>最後の1枚を戻す</translation>
    </message>
    <message>
        <source>a chow: C3M or C345M</source>
        <translation>順子：C3MかC345M</translation>
    </message>
    <message>
        <source>chow</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>a pung: O6Z or O666Z</source>
        <translation>刻子：O6ZかO666Z</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>a kong</source>
        <translation>槓子</translation>
    </message>
    <message>
        <source>kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>a concealed kong</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>the winning tile</source>
        <translation>和了牌</translation>
    </message>
    <message>
        <source>a dora indicator</source>
        <translation>ドラ表示牌</translation>
    </message>
    <message>
        <source>an ura indicator</source>
        <translation>裏ドラ表示牌</translation>
    </message>
    <message>
        <source>ends it, and forgets the digits</source>
        <translation>やめて数字を忘れる</translation>
    </message>
    <message>
        <source>clears the hand</source>
        <translation>手牌をクリア</translation>
    </message>
    <message>
        <source>undoes a step</source>
        <translation>1手戻す</translation>
    </message>
    <message>
        <source>redoes it</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>pastes a hand</source>
        <translation>手牌を貼り付け</translation>
    </message>
    <message>
        <source>shows an example</source>
        <translation>例を表示</translation>
    </message>
    <message>
        <source>teaching view, or the match, for a room to see</source>
        <translation>解説表示、または対局を大画面に</translation>
    </message>
    <message>
        <source>shows these keys</source>
        <translation>このキー一覧</translation>
    </message>
    <message>
        <source>opens the manual</source>
        <translation>マニュアルを開く</translation>
    </message>
    <message>
        <source>self-draw or discard</source>
        <translation>ツモかロン</translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>winner’s seat</source>
        <translation>和了者の席</translation>
    </message>
    <message>
        <source>discarded by (X: nobody)</source>
        <translation>放銃者（X：なし）</translation>
    </message>
    <message>
        <source>round wind</source>
        <translation>場風</translation>
    </message>
    <message>
        <source>liable (X: nobody)</source>
        <translation>責任払い（X：なし）</translation>
    </message>
    <message>
        <source>last tile</source>
        <translation>最後の牌</translation>
    </message>
    <message>
        <source>kong replacement</source>
        <translation>嶺上牌</translation>
    </message>
    <message>
        <source>robbing a kong</source>
        <translation>槍槓</translation>
    </message>
    <message>
        <source>first turn</source>
        <translation>第一巡</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>double reach</source>
        <translation>ダブルリーチ</translation>
    </message>
    <message>
        <source>one-shot (ippatsu)</source>
        <translation>一発</translation>
    </message>
    <message>
        <source>one more honba</source>
        <translation>本場を増やす</translation>
    </message>
    <message>
        <source>one fewer</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>one more reach stick</source>
        <translation>供託を増やす</translation>
    </message>
    <message>
        <source>one more north set aside</source>
        <translation>抜き北を増やす</translation>
    </message>
    <message>
        <source>three or four players</source>
        <translation>3人か4人</translation>
    </message>
    <message>
        <source>opens a hand</source>
        <translation>手牌を開く</translation>
    </message>
    <message>
        <source>saves it</source>
        <translation>保存する</translation>
    </message>
    <message>
        <source>copies it as text, with Shift as a picture</source>
        <translation>テキストとしてコピー、Shiftで画像</translation>
    </message>
    <message>
        <source>prints it</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>to the next part of the window</source>
        <translation>ウィンドウの次の部分へ</translation>
    </message>
    <message>
        <source>to the score sheet, Ctrl+3 to the guide, Ctrl+4 to practice, Ctrl+1 back</source>
        <translation>スコア表へ。Ctrl+3ガイド、Ctrl+4練習、Ctrl+1戻る</translation>
    </message>
    <message>
        <source>from tile to tile</source>
        <translation>牌から牌へ</translation>
    </message>
    <message>
        <source>adds it, or takes it back</source>
        <translation>追加する、または戻す</translation>
    </message>
    <message>
        <source>or a right click: other chows, and red fives</source>
        <translation>または右クリック：ほかの順子、赤5</translation>
    </message>
    <message>
        <source>on the felt: takes out just that tile</source>
        <translation>卓の上：その牌だけ外す</translation>
    </message>
    <message>
        <source>a tile off the felt to take it out, or to the end to win on it</source>
        <translation>卓の外へ牌を外す、端へ和了牌にする</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>records a win</source>
        <translation>和了を記録</translation>
    </message>
    <message>
        <source>records a draw</source>
        <translation>流局を記録</translation>
    </message>
    <message>
        <source>a penalty or an adjustment</source>
        <translation>罰符・調整</translation>
    </message>
    <message>
        <source>corrects the hand of the row</source>
        <translation>その行の局を訂正</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>begins, checks, goes on; beside a picker with Ctrl</source>
        <translation>始める、答え合わせ、次へ（牌選択ではCtrl+Enter）</translation>
    </message>
    <message>
        <source>ticks or chooses</source>
        <translation>チェックまたは選択</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>KindsModel</name>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未選択</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>見落とし</translation>
    </message>
    <message>
        <source>does not win</source>
        <translation>和了れない</translation>
    </message>
</context>
<context>
    <name>KindsView</name>
    <message>
        <source>Tiles to choose from</source>
        <translation>選ぶ牌</translation>
    </message>
    <message>
        <source>Arrow keys go from tile to tile; Space chooses; so do digits and then M, P, S or Z</source>
        <translation>矢印キーで移動、Spaceで選択。数字の後にM、P、S、Zでも選べます</translation>
    </message>
</context>
<context>
    <name>KnownHeads</name>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>見落とし</translation>
    </message>
    <message>
        <source>wrongly claimed</source>
        <translation>誤り</translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>The whole hand as one line of text, read while you type</source>
        <translation>手牌全体を1行の文字で表したもの。入力中に読み取ります</translation>
    </message>
    <message>
        <source>Type or paste a hand</source>
        <translation>手牌を入力または貼り付け</translation>
    </message>
</context>
<context>
    <name>LinkButton</name>
    <message>
        <source>Opens the page of this pattern</source>
        <translation>この役のページを開く</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
    <message>
        <source>Restored: the program ended before this hand was done. Undo or Clear takes it away.</source>
        <translation>復元しました：この手牌の途中でプログラムが終了しました。元に戻すかクリアで消えます。</translation>
    </message>
    <message>
        <source>show a recorded hand</source>
        <translation>記録した手牌を表示</translation>
    </message>
    <message>
        <source>Above what a discard pays; below what each pays for a self-draw.</source>
        <translation>上段はロンの点数、下段はツモで各自が払う点数です。</translation>
    </message>
    <message>
        <source>{problem} To close all the same, close again.</source>
        <translation>{problem} それでも閉じるにはもう一度閉じてください。</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Text of the chapter</source>
        <translation>章の本文</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>ウィンドウに戻る</translation>
    </message>
</context>
<context>
    <name>MatchDialog</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Keeps the match as it is put here</source>
        <translation>この内容で対局を保存</translation>
    </message>
    <message>
        <source>Keep it all the same</source>
        <translation>それでも保存</translation>
    </message>
    <message>
        <source>Keeps it although the rules are against it</source>
        <translation>ルールに合わなくても保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>何も変えない</translation>
    </message>
    <message>
        <source>Correct the match</source>
        <translation>対局の訂正</translation>
    </message>
    <message>
        <source>What the match is called</source>
        <translation>対局の題名</translation>
    </message>
    <message>
        <source>The sheet and the list of matches have it</source>
        <translation>スコア表と対局一覧に出ます</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>{date}の対局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4人</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Hands stay with their seats: whoever is written at a seat takes over what was recorded for it.</source>
        <translation>局は席に付いています：席に書いた人が、その席の記録を引き継ぎます。</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>東風戦</translation>
    </message>
    <message>
        <source>Options of the match</source>
        <translation>対局のオプション</translation>
    </message>
    <message>
        <source>Options of the hands</source>
        <translation>点数のオプション</translation>
    </message>
    <message>
        <source>Who sits where in the first hand</source>
        <translation>最初の局の席順</translation>
    </message>
    <message>
        <source>1 changed</source>
        <translation>1件変更</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>{count}件変更</translation>
    </message>
    <message>
        <source>as the rules have them</source>
        <translation>ルールの既定どおり</translation>
    </message>
    <message>
        <source>This is what changes. Press Save once more to keep it.</source>
        <translation>変わることを示しています。もう一度「保存」を押すと保存します。</translation>
    </message>
    <message>
        <source>The match was corrected.</source>
        <translation>対局を訂正しました。</translation>
    </message>
    <message>
        <source>The rules are against some of its hands, as they are named above.</source>
        <translation>上に挙げた局がルールに合いません。</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>4 players</source>
        <translation>4人</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>席を抽選</translation>
    </message>
    <message>
        <source>Has chance say who sits where</source>
        <translation>席順を抽選で決める</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>東風戦</translation>
    </message>
    <message>
        <source>Options of the match</source>
        <translation>対局のオプション</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Begins a match with these players</source>
        <translation>このメンバーで対局を始める</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>読めるものを保存…</translation>
    </message>
    <message>
        <source>Saves the matches of the damaged database that can be read</source>
        <translation>壊れたデータベースから読める対局を保存</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Opens a match, sheets to fill in, backups</source>
        <translation>対局を開く、記入用紙、バックアップ</translation>
    </message>
    <message>
        <source>Club nights…</source>
        <translation>例会…</translation>
    </message>
    <message>
        <source>Several tables at once, in rounds</source>
        <translation>複数の卓で回戦を進める</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>対局を始める</translation>
    </message>
    <message>
        <source>Who sits where in the first hand</source>
        <translation>最初の局の席順</translation>
    </message>
    <message>
        <source>By the rules of the scorer: {rules}. Others are chosen above, at the right.</source>
        <translation>計算画面のルールで：{rules}。右上で変えられます。</translation>
    </message>
    <message>
        <source>{seat} {name}</source>
        <translation>{seat} {name}</translation>
    </message>
    <message>
        <source>Drawn: {seats}</source>
        <translation>抽選結果：{seats}</translation>
    </message>
</context>
<context>
    <name>MatchHistory</name>
    <message>
        <source>an earlier step</source>
        <translation>以前の操作</translation>
    </message>
    <message>
        <source>Somebody else changed the same since then, so this is not undone: {step}.</source>
        <translation>その後に誰かが変更したため、元に戻していません：{step}。</translation>
    </message>
    <message>
        <source>Somebody else changed the same since then, so this is not done again: {step}.</source>
        <translation>その後に誰かが変更したため、やり直していません：{step}。</translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation>元に戻しました：{step}。</translation>
    </message>
    <message>
        <source>Done again: {step}.</source>
        <translation>やり直しました：{step}。</translation>
    </message>
    <message>
        <source>This cannot be undone: {step}.</source>
        <translation>元に戻せません：{step}。</translation>
    </message>
    <message>
        <source>This cannot be done: {step}.</source>
        <translation>できません：{step}。</translation>
    </message>
</context>
<context>
    <name>MatchKeeper</name>
    <message>
        <source>Somebody else deleted this match meanwhile.</source>
        <translation>その間に誰かがこの対局を削除しました。</translation>
    </message>
    <message>
        <source>record a hand</source>
        <translation>局を記録</translation>
    </message>
    <message>
        <source>insert hand {number}</source>
        <translation>第{number}局を挿入</translation>
    </message>
    <message>
        <source>correct hand {number}</source>
        <translation>第{number}局を訂正</translation>
    </message>
    <message>
        <source>remove hand {number}</source>
        <translation>第{number}局を削除</translation>
    </message>
    <message>
        <source>end the match</source>
        <translation>対局を終了</translation>
    </message>
    <message>
        <source>reopen the match</source>
        <translation>対局を再開</translation>
    </message>
    <message>
        <source>record “{hand}”</source>
        <translation>「{hand}」を記録</translation>
    </message>
    <message>
        <source>Somebody else deleted this match meanwhile, so nothing was recorded.</source>
        <translation>その間に誰かがこの対局を削除したので、何も記録していません。</translation>
    </message>
    <message>
        <source>Somebody else changed the same meanwhile, so nothing was recorded. The sheet shows what is there now: look at it and try again.</source>
        <translation>その間に誰かが同じ箇所を変更したので、何も記録していません。今のスコア表を見てやり直してください。</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Matches</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>どの対局</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>対局を探す</translation>
    </message>
    <message>
        <source>By players, title, rules or day, as 1.3.2026</source>
        <translation>プレイヤー、題名、ルール、日付（例：2026年3月1日）</translation>
    </message>
    <message>
        <source>Find by player, title or day</source>
        <translation>プレイヤー、題名、日付で探す</translation>
    </message>
    <message>
        <source>No match has all of that.</source>
        <translation>すべてに合う対局はありません。</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Has the match back that was deleted</source>
        <translation>削除した対局を戻す</translation>
    </message>
    <message>
        <source>Rename a player…</source>
        <translation>プレイヤー名の変更…</translation>
    </message>
    <message>
        <source>Gives a player another name in all matches</source>
        <translation>すべての対局でプレイヤーの名前を変える</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>プレイヤー…</translation>
    </message>
    <message>
        <source>Shows games, places, wins and best hands of each player</source>
        <translation>各プレイヤーの対局数、順位、和了、最高の手</translation>
    </message>
    <message>
        <source>Bring this match back</source>
        <translation>この対局を戻す</translation>
    </message>
    <message>
        <source>Open this match</source>
        <translation>この対局を開く</translation>
    </message>
    <message>
        <source>Enter or a double click brings a deleted match back, with all its hands.</source>
        <translation>Enterかダブルクリックで、削除した対局を局ごと戻します。</translation>
    </message>
    <message>
        <source>Enter or a double click opens a match. F2 gives it a title, Del deletes it; so does a right click.</source>
        <translation>Enterかダブルクリックで開きます。F2で題名、Delで削除（右クリックでも）。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Deleted: {match}. Nothing of it is lost; it is among the deleted ones.</source>
        <translation>削除しました：{match}。内容は失われず、削除済みの一覧にあります。</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>対局が戻りました。</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>1 hand</source>
        <translation>1局</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count}局</translation>
    </message>
    <message>
        <source>not ended</source>
        <translation>未終了</translation>
    </message>
</context>
<context>
    <name>MatchOption</name>
    <message>
        <source>The rule set’s own is {value}.</source>
        <translation>ルールの既定値は{value}です。</translation>
    </message>
    <message>
        <source>A number for each place, the highest first; their sum is 0</source>
        <translation>各順位の数を高い順に。合計は0</translation>
    </message>
    <message>
        <source>{option}: write it like {example}.</source>
        <translation>{option}：{example}のように書いてください。</translation>
    </message>
</context>
<context>
    <name>MatchView</name>
    <message>
        <source>Score sheet</source>
        <translation>スコア表</translation>
    </message>
    <message>
        <source>Correct this hand</source>
        <translation>この局を訂正</translation>
    </message>
    <message>
        <source>Record a win…</source>
        <translation>和了を記録…</translation>
    </message>
    <message>
        <source>Asks who won the hand, and how</source>
        <translation>誰がどう和了したか入力する</translation>
    </message>
    <message>
        <source>Draw…</source>
        <translation>流局…</translation>
    </message>
    <message>
        <source>Records a hand that nobody won</source>
        <translation>和了者のない局を記録</translation>
    </message>
    <message>
        <source>Penalty or adjustment…</source>
        <translation>罰符・調整…</translation>
    </message>
    <message>
        <source>Takes points from players or gives them</source>
        <translation>点数を引く、または与える</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>対局を終了</translation>
    </message>
    <message>
        <source>Closes the sheet; it can be reopened</source>
        <translation>スコア表を締める（再開できます）</translation>
    </message>
    <message>
        <source>Reopen the match</source>
        <translation>対局を再開</translation>
    </message>
    <message>
        <source>Goes on with a match that was ended</source>
        <translation>終了した対局を続ける</translation>
    </message>
    <message>
        <source>Other matches…</source>
        <translation>ほかの対局…</translation>
    </message>
    <message>
        <source>Begins a match or opens another one</source>
        <translation>対局を始める、または別の対局を開く</translation>
    </message>
    <message>
        <source>Club nights…</source>
        <translation>例会…</translation>
    </message>
    <message>
        <source>Shows all tables of a club night</source>
        <translation>例会のすべての卓を見る</translation>
    </message>
    <message>
        <source>Big view</source>
        <translation>大画面</translation>
    </message>
    <message>
        <source>Shows the totals for a whole room to see</source>
        <translation>合計を部屋全体に見せる</translation>
    </message>
    <message>
        <source>Correct the match…</source>
        <translation>対局を訂正…</translation>
    </message>
    <message>
        <source>Changes its title, players, rules, options or length</source>
        <translation>題名、プレイヤー、ルール、オプション、長さを変える</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Saves, opens and prints; backups of all matches</source>
        <translation>保存、開く、印刷、すべての対局のバックアップ</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>読めるものを保存…</translation>
    </message>
    <message>
        <source>Saves the matches that can be read</source>
        <translation>読める対局を保存</translation>
    </message>
    <message>
        <source>{rules} · East round only</source>
        <translation>{rules} · 東風戦</translation>
    </message>
    <message>
        <source>{label}: {said}</source>
        <translation>{label}：{said}</translation>
    </message>
    <message>
        <source>Each hand is kept as soon as it is recorded</source>
        <translation>各局は記録と同時に保存されます</translation>
    </message>
    <message>
        <source>Saved {time} · each hand is kept as soon as it is recorded</source>
        <translation>{time}保存 · 各局は記録と同時に保存されます</translation>
    </message>
    <message>
        <source>Double-click a hand, or press Enter, to correct it; later totals follow.</source>
        <translation>局をダブルクリックかEnterで訂正でき、以降の合計も変わります。</translation>
    </message>
    <message>
        <source>records a win</source>
        <translation>和了を記録</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>a penalty or an adjustment</source>
        <translation>罰符・調整</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>corrects a hand</source>
        <translation>局を訂正</translation>
    </message>
    <message>
        <source>big view</source>
        <translation>大画面</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>手牌を見る</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>訂正…</translation>
    </message>
    <message>
        <source>Insert a hand before…</source>
        <translation>前に局を挿入…</translation>
    </message>
    <message>
        <source>Insert a hand after…</source>
        <translation>後に局を挿入…</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>以前の版…</translation>
    </message>
</context>
<context>
    <name>MeldOffers</name>
    <message>
        <source>Melds with this tile</source>
        <translation>この牌を含む面子</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>何も変えない</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Write a name, or choose one with Up and Down</source>
        <translation>名前を書くか、上下キーで選びます</translation>
    </message>
</context>
<context>
    <name>NightDialog</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Keeps it so</source>
        <translation>この内容で保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>何も変えない</translation>
    </message>
</context>
<context>
    <name>NightDialogs</name>
    <message>
        <source>Rounds that have begun stay as they are. All others are seated anew with those who are here.</source>
        <translation>始まった回戦はそのままです。残りは今いる人で席を決め直します。</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Table {table} in round {number}</source>
        <translation>{number}回戦 {table}卓</translation>
    </message>
    <message>
        <source>Whoever makes room for somebody takes that guest’s place in this round.</source>
        <translation>席を譲った人は、この回戦ではその人の席に入ります。</translation>
    </message>
</context>
<context>
    <name>NightFiles</name>
    <message>
        <source>{night} standings</source>
        <translation>{night} 順位</translation>
    </message>
    <message>
        <source>{night} round {number} seats</source>
        <translation>{night} {number}回戦 席順</translation>
    </message>
</context>
<context>
    <name>NightForm</name>
    <message>
        <source>What the night is called</source>
        <translation>例会の名前</translation>
    </message>
    <message>
        <source>The matches have it in their titles</source>
        <translation>対局の題名に入ります</translation>
    </message>
    <message>
        <source>Club night</source>
        <translation>例会</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>One name a line; a list can be pasted</source>
        <translation>1行に1人。一覧を貼り付けられます</translation>
    </message>
    <message>
        <source>Guests, one a line</source>
        <translation>参加者（1行に1人）</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4人</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>How many play at a table</source>
        <translation>1卓の人数</translation>
    </message>
    <message>
        <source>Tables of three rather than guests who rest</source>
        <translation>休みを出さず3人卓を作る</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>回戦数</translation>
    </message>
    <message>
        <source>As many as are seated ahead; more can be added later</source>
        <translation>先に席を決める数。後で増やせます</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>1回戦の分数</translation>
    </message>
    <message>
        <source>How long the clock of a round goes; 0 is without a clock</source>
        <translation>回戦の時計の長さ。0は時計なし</translation>
    </message>
    <message>
        <source>Length of a match</source>
        <translation>対局の長さ</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>東風戦</translation>
    </message>
    <message>
        <source>Options of the matches</source>
        <translation>対局のオプション</translation>
    </message>
    <message>
        <source>Seat the guests</source>
        <translation>席を決める</translation>
    </message>
    <message>
        <source>Begins a club night with these guests</source>
        <translation>この参加者で例会を始める</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>対局…</translation>
    </message>
    <message>
        <source>Back to the matches by themselves</source>
        <translation>対局の画面に戻る</translation>
    </message>
    <message>
        <source>Begin a club night</source>
        <translation>例会を始める</translation>
    </message>
    <message>
        <source>By the rules of the scorer: {rules}. Others are chosen above, at the right.</source>
        <translation>計算画面のルールで：{rules}。右上で変えられます。</translation>
    </message>
    <message>
        <source>1 guest</source>
        <translation>1人</translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>1 table</source>
        <translation>1卓</translation>
    </message>
    <message>
        <source>{count} tables</source>
        <translation>{count}卓</translation>
    </message>
    <message>
        <source>{told}, {count} of three</source>
        <translation>{told}、うち3人卓{count}</translation>
    </message>
    <message>
        <source>{told}; in each round 1 rests, by turns</source>
        <translation>{told}、毎回1人ずつ休み</translation>
    </message>
    <message>
        <source>{told}; in each round {count} rest, by turns</source>
        <translation>{told}、毎回{count}人ずつ休み</translation>
    </message>
    <message>
        <source>No guests yet</source>
        <translation>参加者がまだいません</translation>
    </message>
    <message>
        <source>Write what the night is called.</source>
        <translation>例会の名前を書いてください。</translation>
    </message>
</context>
<context>
    <name>NightKeeper</name>
    <message>
        <source>This club night was deleted; it is among the deleted ones.</source>
        <translation>この例会は削除されました。削除済みの一覧にあります。</translation>
    </message>
    <message>
        <source>This version of the program does not know the rules of this club night ({rules}).</source>
        <translation>このバージョンはこの例会のルール（{rules}）を知りません。</translation>
    </message>
    <message>
        <source>A club night has {most} rounds at most.</source>
        <translation>例会は{most}回戦までです。</translation>
    </message>
    <message>
        <source>Somebody else deleted this club night; it is among the deleted ones.</source>
        <translation>誰かがこの例会を削除しました。削除済みの一覧にあります。</translation>
    </message>
    <message>
        <source>Somebody else deleted this club night meanwhile, so nothing was changed here.</source>
        <translation>その間に誰かがこの例会を削除したので、ここでは何も変えていません。</translation>
    </message>
    <message>
        <source>Somebody else changed this club night meanwhile, so nothing was changed here. Look at what is there now, then try again.</source>
        <translation>その間に誰かがこの例会を変更したので、ここでは何も変えていません。今の内容を見てからやり直してください。</translation>
    </message>
</context>
<context>
    <name>NightList</name>
    <message>
        <source>Club nights</source>
        <translation>例会</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>Which club nights</source>
        <translation>どの例会</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Has the night back that was deleted</source>
        <translation>削除した例会を戻す</translation>
    </message>
    <message>
        <source>Bring this night back</source>
        <translation>この例会を戻す</translation>
    </message>
    <message>
        <source>Open this club night</source>
        <translation>この例会を開く</translation>
    </message>
    <message>
        <source>Enter or a double click brings a deleted night back.</source>
        <translation>Enterかダブルクリックで、削除した例会を戻します。</translation>
    </message>
    <message>
        <source>Enter or a double click opens a night. F2 renames it, Del deletes it; so does a right click. Its matches stay.</source>
        <translation>Enterかダブルクリックで開きます。F2で名前、Delで削除（右クリックでも）。対局は残ります。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Deleted: {night}. Its matches stay; it is among the deleted ones.</source>
        <translation>削除しました：{night}。対局は残り、例会は削除済みの一覧にあります。</translation>
    </message>
    <message>
        <source>The club night is back.</source>
        <translation>例会が戻りました。</translation>
    </message>
</context>
<context>
    <name>NightListModel</name>
    <message>
        <source>no round begun</source>
        <translation>まだ始まっていません</translation>
    </message>
    <message>
        <source>round {begun} of {rounds}</source>
        <translation>{rounds}回戦中{begun}回戦</translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation>{count}人</translation>
    </message>
</context>
<context>
    <name>NightMenu</name>
    <message>
        <source>Standings as CSV…</source>
        <translation>順位をCSVで…</translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation>Excelワークブック…</translation>
    </message>
    <message>
        <source>Standings as PDF…</source>
        <translation>順位をPDFで…</translation>
    </message>
    <message>
        <source>Print the standings…</source>
        <translation>順位を印刷…</translation>
    </message>
    <message>
        <source>Seats of this round as PDF…</source>
        <translation>この回戦の席順をPDFで…</translation>
    </message>
    <message>
        <source>Print the seats of this round…</source>
        <translation>この回戦の席順を印刷…</translation>
    </message>
</context>
<context>
    <name>NightModels</name>
    <message>
        <source>Round {number}</source>
        <translation>{number}回戦</translation>
    </message>
    <message>
        <source>{round} has not begun</source>
        <translation>{round}は未開始</translation>
    </message>
    <message>
        <source>{round} is past</source>
        <translation>{round}は終了</translation>
    </message>
    <message>
        <source>At no table in this round: {names}</source>
        <translation>この回戦は休み：{names}</translation>
    </message>
    <message>
        <source>{size} guests fill a table, and {here} are here. Guests… says who is.</source>
        <translation>1卓に{size}人必要で、今は{here}人です。「参加者…」で決めます。</translation>
    </message>
    <message>
        <source>The match of this table is lost</source>
        <translation>この卓の対局は失われました</translation>
    </message>
    <message>
        <source>The match of this table was deleted</source>
        <translation>この卓の対局は削除されました</translation>
    </message>
    <message>
        <source>The match of this table cannot be read</source>
        <translation>この卓の対局を読めません</translation>
    </message>
    <message>
        <source>a hand has to be put right</source>
        <translation>訂正が必要な局があります</translation>
    </message>
    <message>
        <source>over after 1 hand</source>
        <translation>1局で終了</translation>
    </message>
    <message>
        <source>over after {count} hands</source>
        <translation>{count}局で終了</translation>
    </message>
    <message>
        <source>{label} · hand {number}</source>
        <translation>{label} · 第{number}局</translation>
    </message>
    <message>
        <source>{label} · hand {number} of {length}</source>
        <translation>{label} · {length}局中第{number}局</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>{number}卓</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>不在</translation>
    </message>
    <message>
        <source>no game yet</source>
        <translation>まだ対局なし</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1戦</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>{count}戦</translation>
    </message>
    <message>
        <source>1 game, in play</source>
        <translation>1戦（対局中）</translation>
    </message>
    <message>
        <source>{games}, {count} in play</source>
        <translation>{games}、うち{count}戦は対局中</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points}点</translation>
    </message>
    <message>
        <source>{place}. {name}: {points}, {detail}</source>
        <translation>{place}位 {name}：{points}、{detail}</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Standings before the first hand</source>
        <translation>最初の局の前の順位</translation>
    </message>
    <message>
        <source>Standings in round {number}</source>
        <translation>{number}回戦中の順位</translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation>{number}回戦後の順位</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>時間です</translation>
    </message>
    <message>
        <source>Time is up · stopped</source>
        <translation>時間です · 停止中</translation>
    </message>
    <message>
        <source>left in round {number}</source>
        <translation>{number}回戦の残り</translation>
    </message>
    <message>
        <source>left · stopped</source>
        <translation>残り · 停止中</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未開始</translation>
    </message>
    <message>
        <source>for this round</source>
        <translation>この回戦の時間</translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>{rules} · East round only</source>
        <translation>{rules} · 東風戦</translation>
    </message>
</context>
<context>
    <name>NightNameDialog</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Gives the club night this name</source>
        <translation>例会にこの名前を付ける</translation>
    </message>
    <message>
        <source>Rename the club night</source>
        <translation>例会の名前を変更</translation>
    </message>
    <message>
        <source>What the night is called</source>
        <translation>例会の名前</translation>
    </message>
    <message>
        <source>Matches that begin from now on have it in their titles</source>
        <translation>今後始まる対局の題名に入ります</translation>
    </message>
    <message>
        <source>Write what the night is called.</source>
        <translation>例会の名前を書いてください。</translation>
    </message>
</context>
<context>
    <name>NightPaper</name>
    <message>
        <source>Final points</source>
        <translation>最終ポイント</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
</context>
<context>
    <name>NightView</name>
    <message>
        <source>Round {number}</source>
        <translation>{number}回戦</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>どの回戦</translation>
    </message>
    <message>
        <source>Begins a match at each table of the round</source>
        <translation>この回戦の各卓で対局を始める</translation>
    </message>
    <message>
        <source>Shows who sits where in the next round, before it begins</source>
        <translation>次の回戦の席順を始まる前に見る</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>回戦を追加</translation>
    </message>
    <message>
        <source>Seats the guests for another round</source>
        <translation>もう1回戦分の席を決める</translation>
    </message>
    <message>
        <source>Seat anew</source>
        <translation>席を決め直す</translation>
    </message>
    <message>
        <source>Seats all rounds that have not begun otherwise</source>
        <translation>始まっていない回戦の席をすべて決め直す</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Undoes the last change of guests, seats, rounds or minutes</source>
        <translation>参加者、席、回戦、時間の最後の変更を取り消す</translation>
    </message>
    <message>
        <source>Guests…</source>
        <translation>参加者…</translation>
    </message>
    <message>
        <source>Who came later, and who left</source>
        <translation>遅れて来た人、帰った人</translation>
    </message>
    <message>
        <source>Big view</source>
        <translation>大画面</translation>
    </message>
    <message>
        <source>Shows clock and tables for a whole room to see</source>
        <translation>時計と卓を部屋全体に見せる</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Saves and prints the standings and the seats</source>
        <translation>順位と席順を保存・印刷</translation>
    </message>
    <message>
        <source>Other nights…</source>
        <translation>ほかの例会…</translation>
    </message>
    <message>
        <source>Begins a club night or opens another one</source>
        <translation>例会を始める、または別の例会を開く</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>対局…</translation>
    </message>
    <message>
        <source>Back to the matches by themselves</source>
        <translation>対局の画面に戻る</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Change who sits at this table</source>
        <translation>この卓の席を変える</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open the match of this table</source>
        <translation>この卓の対局を開く</translation>
    </message>
    <message>
        <source>Begin round {number}</source>
        <translation>{number}回戦を始める</translation>
    </message>
    <message>
        <source>Seats of round {number}</source>
        <translation>{number}回戦の席順</translation>
    </message>
    <message>
        <source>changes the table</source>
        <translation>卓を変える</translation>
    </message>
    <message>
        <source>opens the match</source>
        <translation>対局を開く</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>starts and stops the clock</source>
        <translation>時計の開始と停止</translation>
    </message>
    <message>
        <source>begins the round</source>
        <translation>回戦を始める</translation>
    </message>
    <message>
        <source>guests</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>big view</source>
        <translation>大画面</translation>
    </message>
    <message>
        <source>1 table still plays</source>
        <translation>1卓がまだ対局中</translation>
    </message>
    <message>
        <source>{count} tables still play</source>
        <translation>{count}卓がまだ対局中</translation>
    </message>
    <message>
        <source>In round {number}, {tables}. Press again to begin round {next} all the same.</source>
        <translation>{number}回戦：{tables}。それでも{next}回戦を始めるにはもう一度押してください。</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Up and Down change it by one</source>
        <translation>上下キーで1ずつ変わります</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{value} (usual)</source>
        <translation>{value}（既定）</translation>
    </message>
    <message>
        <source>The rule set’s own is {value}.</source>
        <translation>ルールの既定値は{value}です。</translation>
    </message>
    <message>
        <source>changed from the rule set’s own</source>
        <translation>ルールの既定から変更</translation>
    </message>
    <message>
        <source>as the rule set has it</source>
        <translation>ルールの既定どおり</translation>
    </message>
</context>
<context>
    <name>OptionsDialog</name>
    <message>
        <source>Back to the rule set’s own</source>
        <translation>ルールの既定に戻す</translation>
    </message>
    <message>
        <source>Takes back every change of the options</source>
        <translation>オプションの変更をすべて取り消す</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Closes the options; they hold already</source>
        <translation>オプションを閉じる（変更は有効です）</translation>
    </message>
    <message>
        <source>A change holds at once, and Undo takes it back. A dot marks what was changed.</source>
        <translation>変更はすぐ有効になり、元に戻せます。印の付いた項目が変更済みです。</translation>
    </message>
    <message>
        <source>Options of {rules}</source>
        <translation>{rules}のオプション</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back to the hand</source>
        <translation>手牌に戻る</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>The page before: Alt+Left</source>
        <translation>前のページ：Alt+←</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>The page after: Alt+Right</source>
        <translation>次のページ：Alt+→</translation>
    </message>
    <message>
        <source>Load this example</source>
        <translation>この例を読み込む</translation>
    </message>
    <message>
        <source>Put the hand into the scorer; Undo brings yours back</source>
        <translation>計算画面に入れます。元に戻せば自分の手牌が戻ります</translation>
    </message>
</context>
<context>
    <name>PageTitle</name>
    <message>
        <source>does not count</source>
        <translation>数えない</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Page {number} of {count} · Mahjong Desk</source>
        <translation>{count}ページ中{number}ページ · Mahjong Desk</translation>
    </message>
</context>
<context>
    <name>PatternChecks</name>
    <message>
        <source>Space ticks it; arrow keys go to the others</source>
        <translation>Spaceでチェック、矢印キーで移動</translation>
    </message>
    <message>
        <source>not this one</source>
        <translation>これは違う</translation>
    </message>
</context>
<context>
    <name>PatternList</name>
    <message>
        <source>Patterns</source>
        <translation>役</translation>
    </message>
    <message>
        <source>Arrow keys go from pattern to pattern, and show its page</source>
        <translation>矢印キーで役を移動し、そのページを表示</translation>
    </message>
</context>
<context>
    <name>PatternRow</name>
    <message>
        <source>{name} · {value}</source>
        <translation>{name} · {value}</translation>
    </message>
    <message>
        <source>How often: {name}</source>
        <translation>回数：{name}</translation>
    </message>
    <message>
        <source>{name} counts in its place</source>
        <translation>代わりに{name}を数える</translation>
    </message>
    <message>
        <source>never together with {name}</source>
        <translation>{name}とは複合しない</translation>
    </message>
</context>
<context>
    <name>PatternsDialog</name>
    <message>
        <source>Points from patterns</source>
        <translation>役から計算</translation>
    </message>
    <message>
        <source>Find a pattern</source>
        <translation>役を探す</translation>
    </message>
    <message>
        <source>Shows those with these letters in their name</source>
        <translation>名前にこの文字を含むものを表示</translation>
    </message>
    <message>
        <source>Take these points</source>
        <translation>この点数にする</translation>
    </message>
    <message>
        <source>Ends the list</source>
        <translation>一覧を終える</translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>すべて外す</translation>
    </message>
    <message>
        <source>Begins the list anew</source>
        <translation>一覧をやり直す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>何も変えない</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1点</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count}点</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>A hand without a pattern</source>
        <translation>役のない手</translation>
    </message>
    <message>
        <source>{rows} · the table’s limit holds</source>
        <translation>{rows} · 卓の上限を適用</translation>
    </message>
</context>
<context>
    <name>PaymentsView</name>
    <message>
        <source>Payments</source>
        <translation>点数授受</translation>
    </message>
    <message>
        <source>What each seat gets or pays; arrow keys go from seat to seat</source>
        <translation>各席の収支。矢印キーで席を移動</translation>
    </message>
</context>
<context>
    <name>PickerModel</name>
    <message>
        <source>{tile}, {left} left</source>
        <translation>{tile}、残り{left}枚</translation>
    </message>
</context>
<context>
    <name>PickerPanel</name>
    <message>
        <source>What a click adds</source>
        <translation>クリックで追加するもの</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>チー</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>ポン</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>カン</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>和了牌</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>ドラ</translation>
    </message>
    <message>
        <source>Ura</source>
        <translation>裏ドラ</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Type or paste</source>
        <translation>入力・貼り付け</translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation>{label}は適用できません：{reason}。</translation>
    </message>
</context>
<context>
    <name>PickerView</name>
    <message>
        <source>Tiles to add</source>
        <translation>追加する牌</translation>
    </message>
    <message>
        <source>Arrow keys go from tile to tile; Enter adds it</source>
        <translation>矢印キーで牌を移動、Enterで追加</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the hand</source>
        <translation>手牌の画像を保存</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>幅（ピクセル）</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Asks where to save the picture</source>
        <translation>画像の保存先を聞く</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Saves nothing</source>
        <translation>保存しない</translation>
    </message>
    <message>
        <source>pixels wide, {height} high</source>
        <translation>ピクセル幅、高さ{height}</translation>
    </message>
    <message>
        <source>For messages and web pages.</source>
        <translation>メッセージやウェブページ向け。</translation>
    </message>
    <message>
        <source>Sharp at every size; for print shops and drawing programs.</source>
        <translation>どの大きさでも鮮明。印刷所や描画ソフト向け。</translation>
    </message>
</context>
<context>
    <name>PlayerDialog</name>
    <message>
        <source>Rename</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Gives the player this name in all matches</source>
        <translation>すべての対局でこの名前にする</translation>
    </message>
    <message>
        <source>Rename a player</source>
        <translation>プレイヤー名の変更</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新しい名前</translation>
    </message>
    <message>
        <source>Takes the place of the old one in every match</source>
        <translation>すべての対局で古い名前に置き換わります</translation>
    </message>
    <message>
        <source>The player has the new name in every match, those that are over too.</source>
        <translation>終わった対局も含め、すべての対局で新しい名前になりました。</translation>
    </message>
    <message>
        <source>There is a player {other} already. If both are the same person, press once more: all matches of {name} become matches of {other}. That cannot be undone.</source>
        <translation>{other}というプレイヤーが既にいます。同じ人なら、もう一度押してください：{name}の対局はすべて{other}のものになります。これは元に戻せません。</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>ひとりにまとめる</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>{name}, {title}: {figure}</source>
        <translation>{name}、{title}：{figure}</translation>
    </message>
    <message>
        <source>{title}, sorted upwards</source>
        <translation>{title}、昇順</translation>
    </message>
    <message>
        <source>{title}, sorted downwards</source>
        <translation>{title}、降順</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Arrow keys go from cell to cell; S sorts by the column, Enter goes to the best hands</source>
        <translation>矢印キーでマスを移動、Sでその列で並べ替え、Enterで最高の手へ</translation>
    </message>
</context>
<context>
    <name>PointsBlock</name>
    <message>
        <source>What happened</source>
        <translation>何があったか</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>誰が</translation>
    </message>
    <message>
        <source>A fine</source>
        <translation>罰符</translation>
    </message>
    <message>
        <source>An offence (chombo)</source>
        <translation>チョンボ</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>調整</translation>
    </message>
    <message>
        <source>Points of the fine</source>
        <translation>罰符の点数</translation>
    </message>
    <message>
        <source>Points for {name}</source>
        <translation>{name}の点数</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why the points are moved; it stands in the sheet</source>
        <translation>点数を動かす理由。スコア表に出ます</translation>
    </message>
    <message>
        <source>Take this out</source>
        <translation>これを外す</translation>
    </message>
    <message>
        <source>These points are not moved after all</source>
        <translation>この点数は動かさない</translation>
    </message>
    <message>
        <source>Who is given points, or loses some?</source>
        <translation>誰の点数を増減しますか？</translation>
    </message>
    <message>
        <source>Write why the points are moved.</source>
        <translation>点数を動かす理由を書いてください。</translation>
    </message>
    <message>
        <source>Who is fined?</source>
        <translation>誰の罰符ですか？</translation>
    </message>
    <message>
        <source>How many points is the fine?</source>
        <translation>罰符は何点ですか？</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Another penalty or adjustment</source>
        <translation>罰符・調整をもう1件</translation>
    </message>
    <message>
        <source>Moves points in the same hand</source>
        <translation>同じ局でさらに点数を動かす</translation>
    </message>
    <message>
        <source>Penalty or adjustment in this hand</source>
        <translation>この局の罰符・調整</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>right {right}, missed {missed}, wrongly claimed {claimed}</source>
        <translation>正解{right}、見落とし{missed}、誤り{claimed}</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>まだ練習していません</translation>
    </message>
    <message>
        <source>Right answers round by round: {percents}</source>
        <translation>回ごとの正解率：{percents}</translation>
    </message>
    <message>
        <source>A hand is shown: tick what it scores.</source>
        <translation>手牌を見て、点になる役にチェックを入れます。</translation>
    </message>
    <message>
        <source>A hand is shown: work out what it is worth.</source>
        <translation>手牌を見て、点数を計算します。</translation>
    </message>
    <message>
        <source>A hand is ready: pick every tile that completes it.</source>
        <translation>聴牌の手を見て、完成する牌をすべて選びます。</translation>
    </message>
    <message>
        <source>A hand can be read in several ways: say which pays most.</source>
        <translation>何通りかに読める手で、最も高い読み方を選びます。</translation>
    </message>
    <message>
        <source>A pattern is named: build a hand that scores it.</source>
        <translation>役の名前を見て、その役のある手を作ります。</translation>
    </message>
    <message>
        <source>Those too of which no copy is left.</source>
        <translation>残りがない牌も含みます。</translation>
    </message>
    <message>
        <source>Leave empty what the hand does not have.</source>
        <translation>手にないものは空欄のままにします。</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Left empty</source>
        <translation>空欄</translation>
    </message>
    <message>
        <source>Pays most</source>
        <translation>最も高い</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>付いていない</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>見落とし</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>数えない</translation>
    </message>
    <message>
        <source>Does not win</source>
        <translation>和了れない</translation>
    </message>
    <message>
        <source>Pays less</source>
        <translation>より低い</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Reading {number}</source>
        <translation>読み方{number}</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>とばした</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>すべて正解</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>{right} of {count} right</source>
        <translation>{count}個中{right}個正解</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>余分{count}個</translation>
    </message>
    <message>
        <source>Hand {number}, {name}: {what}</source>
        <translation>問題{number}、{name}：{what}</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Answer first; then F11 shows the score step by step.</source>
        <translation>先に答えてください。その後F11で点数を順に見られます。</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>誰が学びますか？</translation>
    </message>
    <message>
        <source>What is known is kept under this name, on this computer alone:</source>
        <translation>学習記録はこの名前で、このコンピューターだけに保存されます：</translation>
    </message>
    <message>
        <source>A name has at most {count} letters, and nothing else than letters and signs.</source>
        <translation>名前は{count}文字までで、文字と記号だけ使えます。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>to the hand</source>
        <translation>手牌へ</translation>
    </message>
    <message>
        <source>opens the page of a pattern</source>
        <translation>役のページを開く</translation>
    </message>
    <message>
        <source>back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>begins anew</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>begins with other hands</source>
        <translation>別の手牌で</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>light the tiles of a line</source>
        <translation>行の牌を光らせる</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>答え合わせ</translation>
    </message>
    <message>
        <source>then</source>
        <translation>次に</translation>
    </message>
    <message>
        <source>adds a tile</source>
        <translation>牌を追加</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>go through the patterns</source>
        <translation>役を移動</translation>
    </message>
    <message>
        <source>ticks one</source>
        <translation>チェックする</translation>
    </message>
    <message>
        <source>to the next figure</source>
        <translation>次の数字へ</translation>
    </message>
    <message>
        <source>chooses a tile</source>
        <translation>牌を選ぶ</translation>
    </message>
    <message>
        <source>too</source>
        <translation>も使えます</translation>
    </message>
    <message>
        <source>chooses a reading</source>
        <translation>読み方を選ぶ</translation>
    </message>
</context>
<context>
    <name>PracticeProgress</name>
    <message>
        <source>What is known</source>
        <translation>学習状況</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>この役のページを開く</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Goes back to practice</source>
        <translation>練習に戻る</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Saves the progress, takes it from a file, forgets it</source>
        <translation>学習記録の保存、読み込み、消去</translation>
    </message>
    <message>
        <source>Save all progress as a file…</source>
        <translation>学習記録をファイルに保存…</translation>
    </message>
    <message>
        <source>Save this table as CSV…</source>
        <translation>この表をCSVで保存…</translation>
    </message>
    <message>
        <source>Take progress from a file…</source>
        <translation>ファイルから学習記録を読み込む…</translation>
    </message>
    <message>
        <source>Reset the progress by these rules…</source>
        <translation>このルールの学習記録をリセット…</translation>
    </message>
    <message>
        <source>Forget this learner…</source>
        <translation>この学習者を消去…</translation>
    </message>
    <message>
        <source>Right answers, round by round</source>
        <translation>回ごとの正解</translation>
    </message>
    <message>
        <source>Progress of {name}</source>
        <translation>{name}の学習記録</translation>
    </message>
    <message>
        <source>Save all progress</source>
        <translation>学習記録を保存</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>学習記録</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>表を保存</translation>
    </message>
    <message>
        <source>Progress (*{suffix})</source>
        <translation>学習記録 (*{suffix})</translation>
    </message>
    <message>
        <source>Take progress from a file</source>
        <translation>ファイルから学習記録を読み込む</translation>
    </message>
    <message>
        <source>Take what “{file}” says in place of all that {name} knows? That cannot be undone.</source>
        <translation>{name}の学習記録をすべて「{file}」の内容に置き換えますか？ 元に戻せません。</translation>
    </message>
    <message>
        <source>Taken from “{name}”.</source>
        <translation>「{name}」から読み込みました。</translation>
    </message>
    <message>
        <source>Forget what {name} knows by {rules}? That cannot be undone.</source>
        <translation>{name}の{rules}での学習記録を消しますか？ 元に戻せません。</translation>
    </message>
    <message>
        <source>Reset the progress</source>
        <translation>学習記録をリセット</translation>
    </message>
    <message>
        <source>Forget {name}, and all that {name} knows? That cannot be undone.</source>
        <translation>{name}と、その学習記録をすべて消しますか？ 元に戻せません。</translation>
    </message>
    <message>
        <source>Forget this learner</source>
        <translation>この学習者を消去</translation>
    </message>
    <message>
        <source>Reset.</source>
        <translation>リセットしました。</translation>
    </message>
</context>
<context>
    <name>PracticeResult</name>
    <message>
        <source>Other hands</source>
        <translation>別の手牌</translation>
    </message>
    <message>
        <source>Begins such a round with other hands</source>
        <translation>同じ設定で別の手牌を始める</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Those that went wrong again</source>
        <translation>間違えたものをもう一度</translation>
    </message>
    <message>
        <source>Asks only those hands again</source>
        <translation>その手牌だけもう一度出題</translation>
    </message>
    <message>
        <source>The same hands again</source>
        <translation>同じ手牌をもう一度</translation>
    </message>
    <message>
        <source>Begins the same round from its first hand</source>
        <translation>同じ回を最初から始める</translation>
    </message>
    <message>
        <source>Choose otherwise…</source>
        <translation>設定を変える…</translation>
    </message>
    <message>
        <source>Goes back to the choice of a round</source>
        <translation>練習の設定に戻る</translation>
    </message>
    <message>
        <source>The hands of the round</source>
        <translation>この回の手牌</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>{right} of {count} right</source>
        <translation>{count}問中{right}問正解</translation>
    </message>
    <message>
        <source>{right} of {count} single answers</source>
        <translation>{count}項目中{right}項目正解</translation>
    </message>
    <message>
        <source>{count} skipped</source>
        <translation>{count}問とばした</translation>
    </message>
    <message>
        <source>hands for what was due</source>
        <translation>復習の手牌</translation>
    </message>
    <message>
        <source>round {seed}</source>
        <translation>番号{seed}</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>レベル{level}</translation>
    </message>
</context>
<context>
    <name>PracticeSetup</name>
    <message>
        <source>Learner</source>
        <translation>学習者</translation>
    </message>
    <message>
        <source>Progress…</source>
        <translation>学習記録…</translation>
    </message>
    <message>
        <source>Shows what is known and what is missed</source>
        <translation>わかっている役と見落とす役を見る</translation>
    </message>
    <message>
        <source>Hands for what is due</source>
        <translation>復習の手牌を出す</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>練習の種類</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>問題数</translation>
    </message>
    <message>
        <source>Number of the round</source>
        <translation>回の番号</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>別の番号</translation>
    </message>
    <message>
        <source>Takes another number, and so other hands</source>
        <translation>別の番号にして手牌を変える</translation>
    </message>
    <message>
        <source>The same number gives the same hands, to a whole class.</source>
        <translation>同じ番号なら、教室の全員に同じ手牌が出ます。</translation>
    </message>
    <message>
        <source>Figures to work out</source>
        <translation>計算する値</translation>
    </message>
    <message>
        <source>As long as it takes</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count}秒</translation>
    </message>
    <message>
        <source>Time for each hand</source>
        <translation>1問の時間</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Shows the first hand of the round</source>
        <translation>最初の手牌を表示</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hands for a class…</source>
        <translation>教室用の問題集…</translation>
    </message>
    <message>
        <source>Puts a set of hands together, saves and prints it</source>
        <translation>問題集を作り、保存・印刷する</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Score a few hands yourself, and see at once what was right and why.</source>
        <translation>自分で何問か計算し、正解と理由をすぐ確かめましょう。</translation>
    </message>
    <message>
        <source>Nobody, nothing is kept</source>
        <translation>なし（記録しない）</translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation>新しい学習者…</translation>
    </message>
    <message>
        <source>What {name} misses comes first, so that the number gives others other hands.</source>
        <translation>{name}が見落とすものを優先するため、番号が同じでもほかの人とは手牌が違います。</translation>
    </message>
    <message>
        <source>By the rules chosen above: {rules}</source>
        <translation>上で選んだルールで：{rules}</translation>
    </message>
    <message>
        <source>Who pays what</source>
        <translation>誰がいくら払うか</translation>
    </message>
    <message>
        <source>one is needed</source>
        <translation>1つは必要です</translation>
    </message>
    <message>
        <source>All of them in turn.</source>
        <translation>すべてを順番に。</translation>
    </message>
    <message>
        <source>Common patterns, few at a time.</source>
        <translation>よくある役を少しずつ。</translation>
    </message>
    <message>
        <source>More patterns at a time, and rarer ones.</source>
        <translation>役が増え、珍しいものも。</translation>
    </message>
    <message>
        <source>Everything there is, the rarest too.</source>
        <translation>最も珍しいものまですべて。</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに送りました。</translation>
    </message>
    <message>
        <source>The printer did not take it: see whether it is on and connected.</source>
        <translation>プリンターが受け付けませんでした：電源と接続を確かめてください。</translation>
    </message>
</context>
<context>
    <name>ReachBar</name>
    <message>
        <source>Reach declared in this hand</source>
        <translation>この局でのリーチ</translation>
    </message>
</context>
<context>
    <name>ReadingsChoice</name>
    <message>
        <source>Readings to choose from</source>
        <translation>選ぶ読み方</translation>
    </message>
    <message>
        <source>Arrow keys go from one to the next; Space, or its number, chooses it</source>
        <translation>矢印キーで移動、Spaceか番号で選択</translation>
    </message>
</context>
<context>
    <name>ReadingsDialog</name>
    <message>
        <source>Other readings</source>
        <translation>ほかの読み方</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Closes the table of readings</source>
        <translation>読み方の表を閉じる</translation>
    </message>
    <message>
        <source>Gold: the winning tile and the group it completes. A diamond marks what readings differ in.</source>
        <translation>金色：和了牌と、それで完成するグループ。ひし形は読み方の違い。</translation>
    </message>
</context>
<context>
    <name>ReadingsModel</name>
    <message>
        <source>not this one</source>
        <translation>これは違う</translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation>{group}、和了牌を含む</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未選択</translation>
    </message>
    <message>
        <source>pays most</source>
        <translation>最も高い</translation>
    </message>
</context>
<context>
    <name>ReadingsView</name>
    <message>
        <source>Readings side by side</source>
        <translation>読み方の比較</translation>
    </message>
    <message>
        <source>A column for each reading; arrow keys go from cell to cell</source>
        <translation>読み方ごとに1列。矢印キーでマスを移動</translation>
    </message>
</context>
<context>
    <name>ReasonCheck</name>
    <message>
        <source>Space sets it, and takes it off again</source>
        <translation>Spaceで入り切り</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>restore the hand</source>
        <translation>手牌を復元</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Players’ records</source>
        <translation>プレイヤーの記録</translation>
    </message>
    <message>
        <source>Reading the matches…</source>
        <translation>対局を読み込み中…</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>どの対局</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>過去12か月</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>期間を指定…</translation>
    </message>
    <message>
        <source>From</source>
        <translation>始まり</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Saves the table for a spreadsheet program</source>
        <translation>表計算用に表を保存</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>表をCSVで…</translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation>Excelワークブック…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Closes the records</source>
        <translation>記録を閉じる</translation>
    </message>
    <message>
        <source>Open the match at this hand</source>
        <translation>この局で対局を開く</translation>
    </message>
    <message>
        <source>Points, game by game</source>
        <translation>対局ごとの点数</translation>
    </message>
    <message>
        <source>A click on a title sorts by it, and so does S; again turns it round. Enter or a double click on a hand opens its match there; a right click offers more.</source>
        <translation>見出しをクリックするかSで並べ替え、もう一度で逆順。局でEnterかダブルクリックすると対局が開き、右クリックでほかの操作もできます。</translation>
    </message>
    <message>
        <source>Reading the matches… {done} of {count}</source>
        <translation>対局を読み込み中… {count}中{done}</translation>
    </message>
    <message>
        <source>Here will stand what each player did over time: games, places and points on average, hands that were won, discards that others won on, and the best hands with their tiles. A match counts once it is over; none is yet.</source>
        <translation>ここには各プレイヤーの通算（対局数、順位、平均点、和了、放銃、牌付きの最高の手）が出ます。数えるのは終わった対局で、まだありません。</translation>
    </message>
    <message>
        <source>No match by these rules that is over began in that time.</source>
        <translation>この期間に始まり、このルールで終わった対局はありません。</translation>
    </message>
    <message>
        <source>Each rule set has its own table, as points by two do not compare.</source>
        <translation>ルールが違う点数は比べられないので、表はルールごとです。</translation>
    </message>
    <message>
        <source>Not all were played by the same options or with as many players.</source>
        <translation>オプションや人数の違う対局が含まれています。</translation>
    </message>
    <message>
        <source>Matches that are not over do not count yet.</source>
        <translation>終わっていない対局はまだ数えません。</translation>
    </message>
    <message>
        <source>Matches that cannot be read are left out: {count}.</source>
        <translation>読めない対局を除外：{count}</translation>
    </message>
    <message>
        <source>1 game, of {day}.</source>
        <translation>1戦、{day}。</translation>
    </message>
    <message>
        <source>{count} games, of {day}.</source>
        <translation>{count}戦、{day}。</translation>
    </message>
    <message>
        <source>{count} games, {first} to {last}.</source>
        <translation>{count}戦、{first}～{last}。</translation>
    </message>
    <message>
        <source>Best hands of {name}</source>
        <translation>{name}の最高の手</translation>
    </message>
    <message>
        <source>None was won in these games.</source>
        <translation>これらの対局では和了がありません。</translation>
    </message>
    <message>
        <source>Open the match here</source>
        <translation>ここで対局を開く</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>手牌を見る</translation>
    </message>
    <message>
        <source>Records – {rules}</source>
        <translation>記録 – {rules}</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>CSVで保存</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV表</translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation>ワークブックで保存</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excelワークブック</translation>
    </message>
</context>
<context>
    <name>RoomView</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>RoundBar</name>
    <message>
        <source>End the round</source>
        <translation>この回を終える</translation>
    </message>
    <message>
        <source>Shows what came of it so far</source>
        <translation>ここまでの結果を表示</translation>
    </message>
    <message>
        <source>{kind} · hand {number} of {count}</source>
        <translation>{kind} · {count}問中第{number}問</translation>
    </message>
    <message>
        <source>hands for what is due</source>
        <translation>復習の手牌</translation>
    </message>
    <message>
        <source>round {seed}</source>
        <translation>番号{seed}</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>レベル{level}</translation>
    </message>
    <message>
        <source>a round keeps the rules that it began with</source>
        <translation>回は始めたときのルールのままです</translation>
    </message>
    <message>
        <source>{count} seconds left</source>
        <translation>残り{count}秒</translation>
    </message>
</context>
<context>
    <name>RoundsChart</name>
    <message>
        <source>Rounds</source>
        <translation>回ごとの正解率</translation>
    </message>
</context>
<context>
    <name>RuleSettings</name>
    <message>
        <source>“{name}” names no rule set that there is.</source>
        <translation>「{name}」というルールはありません。</translation>
    </message>
    <message>
        <source>Of “{name}” these options are not taken by its rule set: {options}.</source>
        <translation>「{name}」の次のオプションはそのルールにありません：{options}。</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>自分のルール</translation>
    </message>
    <message>
        <source>Keep the rule set and its options as they are now, under the name:</source>
        <translation>今のルールとオプションを次の名前で登録：</translation>
    </message>
    <message>
        <source>Kept as “{name}”, under Your own rules.</source>
        <translation>「{name}」として「自分のルール」に登録しました。</translation>
    </message>
    <message>
        <source>Kept as “{name}”, in place of the rules that had this name.</source>
        <translation>同じ名前のルールを置き換えて「{name}」を登録しました。</translation>
    </message>
</context>
<context>
    <name>RuleTerms</name>
    <message>
        <source>1 changed</source>
        <translation>1件変更</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>{count}件変更</translation>
    </message>
    <message>
        <source>as the rules have them</source>
        <translation>ルールの既定どおり</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>“{name}” is there already and was kept. To replace it, choose it.</source>
        <translation>「{name}」は既にあり、そのまま残しました。置き換えるには選んでください。</translation>
    </message>
    <message>
        <source>The name of the file is too long. Try a shorter one.</source>
        <translation>ファイル名が長すぎます。短くしてください。</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: {reason}. Try another folder.</source>
        <translation>「{name}」を保存できません：{reason}。別のフォルダーを試してください。</translation>
    </message>
    <message>
        <source>There is not enough memory for so large a picture.</source>
        <translation>これほど大きな画像に足りるメモリーがありません。</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>「{name}」に保存しました。</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search the patterns</source>
        <translation>役を検索</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>名前と本文を検索</translation>
    </message>
</context>
<context>
    <name>SeatFields</name>
    <message>
        <source>Who sits {seat}? Write a name.</source>
        <translation>{seat}家は誰ですか？ 名前を書いてください。</translation>
    </message>
    <message>
        <source>{seat}: a name has {most} letters at most.</source>
        <translation>{seat}：名前は{most}文字までです。</translation>
    </message>
    <message>
        <source>Two players are called {name}. Write one of them differently.</source>
        <translation>{name}が2人います。どちらかを変えてください。</translation>
    </message>
    <message>
        <source>{seat}: there are signs in the name that cannot be seen. Write it anew.</source>
        <translation>{seat}：名前に見えない文字があります。書き直してください。</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>{name} – table {table}</source>
        <translation>{name} – {table}卓</translation>
    </message>
    <message>
        <source>{name} – at no table</source>
        <translation>{name} – 休み</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>Arrow keys go to the others, Space chooses</source>
        <translation>矢印キーで移動、Spaceで選択</translation>
    </message>
</context>
<context>
    <name>ServerFields</name>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>The name of the computer, or its number in the network</source>
        <translation>コンピューターの名前、またはIPアドレス</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>What it is called on the server</source>
        <translation>サーバー上の名前</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Who the server knows you as</source>
        <translation>サーバーでのあなたの名前</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Of the user on the server</source>
        <translation>サーバーのユーザーのもの</translation>
    </message>
    <message>
        <source>Or the whole address</source>
        <translation>またはアドレス全体</translation>
    </message>
    <message>
        <source>Fills in the fields above; it can be pasted here</source>
        <translation>上の欄に入ります。貼り付けられます</translation>
    </message>
</context>
<context>
    <name>SettingsBanner</name>
    <message>
        <source>And {count} more.</source>
        <translation>ほか{count}件。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Takes this away</source>
        <translation>これを消す</translation>
    </message>
</context>
<context>
    <name>Settling</name>
    <message>
        <source>Write an amount for a point, such as 0.05.</source>
        <translation>1点の金額を0.05のように書いてください。</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {amount}</source>
        <translation>{payer}が{receiver}に{amount}払う</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>支払いはありません。</translation>
    </message>
</context>
<context>
    <name>SettlingBlock</name>
    <message>
        <source>What a point is worth in money</source>
        <translation>1点の金額</translation>
    </message>
    <message>
        <source>An amount such as 0.05; empty for none</source>
        <translation>0.05のような金額。なければ空欄</translation>
    </message>
    <message>
        <source>nothing, or such as 0.05</source>
        <translation>なし、または0.05など</translation>
    </message>
</context>
<context>
    <name>SheetButton</name>
    <message>
        <source>all keys</source>
        <translation>すべてのキー</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>すべてのキー</translation>
    </message>
    <message>
        <source>Shows every key</source>
        <translation>すべてのキーを表示</translation>
    </message>
</context>
<context>
    <name>SheetChanges</name>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>{what}: {old} → {new}</source>
        <translation>{what}：{old} → {new}</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>東風戦</translation>
    </message>
    <message>
        <source>whole match</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>{name} {old} → {new}</source>
        <translation>{name} {old} → {new}</translation>
    </message>
    <message>
        <source>The totals at the end stay as they are.</source>
        <translation>最後の合計は変わりません。</translation>
    </message>
    <message>
        <source>Totals at the end: {changes}</source>
        <translation>最後の合計：{changes}</translation>
    </message>
    <message>
        <source>Hand {number}: {turn}</source>
        <translation>第{number}局：{turn}</translation>
    </message>
    <message>
        <source>The match is over then</source>
        <translation>そこで対局が終わります</translation>
    </message>
    <message>
        <source>The match goes on then</source>
        <translation>そこで対局が続きます</translation>
    </message>
    <message>
        <source>The hand in play: {turn}</source>
        <translation>現在の局：{turn}</translation>
    </message>
    <message>
        <source>{label}, {old} deals → {new} deals</source>
        <translation>{label}、親{old} → {new}</translation>
    </message>
    <message>
        <source>{was}, {old} deals → {label}, {new} deals</source>
        <translation>{was} 親{old} → {label} 親{new}</translation>
    </message>
</context>
<context>
    <name>SheetDelegate</name>
    <message>
        <source>dealer {name}</source>
        <translation>親{name}</translation>
    </message>
</context>
<context>
    <name>SheetFiles</name>
    <message>
        <source>Matches ({kinds})</source>
        <translation>対局 ({kinds})</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>対局を開く</translation>
    </message>
    <message>
        <source>This match is kept already, and nothing was added.</source>
        <translation>この対局は既に保存されているので、何も追加していません。</translation>
    </message>
    <message>
        <source>The match of the file is kept from now on.</source>
        <translation>ファイルの対局を今後保存します。</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1局</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count}局</translation>
    </message>
    <message>
        <source>A match that began at the same time is kept already. It is not the same any more: it has {hands}, and the one in “{name}” has {others}.

Open the one that is kept, or keep that of the file beside it?</source>
        <translation>同時に始まった対局が既に保存されていますが、内容が違います：保存済みは{hands}、「{name}」は{others}です。

保存済みのものを開きますか、それともファイルのものも並べて保存しますか？</translation>
    </message>
    <message>
        <source>This match is kept already</source>
        <translation>この対局は既に保存されています</translation>
    </message>
    <message>
        <source>Open the one that is kept</source>
        <translation>保存済みのものを開く</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>両方とも保存</translation>
    </message>
    <message>
        <source>The match was not opened</source>
        <translation>対局は開けませんでした</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>対局を保存</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>JSON document</source>
        <translation>JSON文書</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>局</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>順位</translation>
    </message>
</context>
<context>
    <name>SheetHandout</name>
    <message>
        <source>{rules} · East round only</source>
        <translation>{rules} · 東風戦</translation>
    </message>
    <message>
        <source>Begun {begun}</source>
        <translation>{begun}開始</translation>
    </message>
    <message>
        <source>{begun} to {ended}</source>
        <translation>{begun}～{ended}</translation>
    </message>
    <message>
        <source>Waits for the hand above to be put right</source>
        <translation>上の局の訂正待ちです</translation>
    </message>
</context>
<context>
    <name>SheetHeader</name>
    <message>
        <source>began {seat}</source>
        <translation>開始時{seat}家</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>親</translation>
    </message>
</context>
<context>
    <name>SheetMenu</name>
    <message>
        <source>Open a match…</source>
        <translation>対局を開く…</translation>
    </message>
    <message>
        <source>Open the sample match</source>
        <translation>サンプルの対局を開く</translation>
    </message>
    <message>
        <source>Score sheets to fill in</source>
        <translation>記入用スコア表</translation>
    </message>
    <message>
        <source>Back up all matches…</source>
        <translation>すべての対局をバックアップ…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>バックアップを復元…</translation>
    </message>
    <message>
        <source>Where matches are kept…</source>
        <translation>対局の保存場所…</translation>
    </message>
    <message>
        <source>Save the match…</source>
        <translation>対局を保存…</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>表として保存</translation>
    </message>
    <message>
        <source>Hands as CSV…</source>
        <translation>局をCSVで…</translation>
    </message>
    <message>
        <source>Standings as CSV…</source>
        <translation>順位をCSVで…</translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation>Excelワークブック…</translation>
    </message>
    <message>
        <source>Whole match as JSON…</source>
        <translation>対局全体をJSONで…</translation>
    </message>
    <message>
        <source>Sheet as PDF…</source>
        <translation>スコア表をPDFで…</translation>
    </message>
    <message>
        <source>Standings as PDF…</source>
        <translation>順位をPDFで…</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>スコア表を印刷…</translation>
    </message>
    <message>
        <source>Print the standings…</source>
        <translation>順位を印刷…</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>読めるものを保存…</translation>
    </message>
</context>
<context>
    <name>SheetModels</name>
    <message>
        <source>{name} {change}, now {total}</source>
        <translation>{name} {change}、現在{total}</translation>
    </message>
    <message>
        <source>{label}, dealer {dealer}</source>
        <translation>{label}、親{dealer}</translation>
    </message>
    <message>
        <source>with its tiles</source>
        <translation>牌あり</translation>
    </message>
    <message>
        <source>reach: {players}</source>
        <translation>リーチ：{players}</translation>
    </message>
    <message>
        <source>{count} honba</source>
        <translation>{count}本場</translation>
    </message>
    <message>
        <source>1 stick on the table</source>
        <translation>供託1本</translation>
    </message>
    <message>
        <source>{count} sticks on the table</source>
        <translation>供託{count}本</translation>
    </message>
    <message>
        <source>Waits for the hand above to be put right</source>
        <translation>上の局の訂正待ちです</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>End the match to close the sheet</source>
        <translation>対局を終了するとスコア表が締まります</translation>
    </message>
    <message>
        <source>in play …</source>
        <translation>対局中…</translation>
    </message>
    <message>
        <source>the leading dealer may end the match here</source>
        <translation>トップの親はここで終了できます</translation>
    </message>
    <message>
        <source>hand {number} of {length}</source>
        <translation>{length}局中第{number}局</translation>
    </message>
    <message>
        <source>All hands of the match are played</source>
        <translation>すべての局が終わりました</translation>
    </message>
    <message>
        <source>The match is over: somebody has the return points</source>
        <translation>対局終了：返し点に達した人がいます</translation>
    </message>
    <message>
        <source>The match is over: a player is below zero</source>
        <translation>対局終了：持ち点が0を下回った人がいます</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{label}: {figures}</source>
        <translation>{label}：{figures}</translation>
    </message>
    <message>
        <source>{place}. {name}: {points}</source>
        <translation>{place}位 {name}：{points}</translation>
    </message>
    <message>
        <source>{spoken}, final points {final}</source>
        <translation>{spoken}、最終ポイント{final}</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>{date}の対局</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>最終順位</translation>
    </message>
    <message>
        <source>Standings before the first hand</source>
        <translation>最初の局の前の順位</translation>
    </message>
    <message>
        <source>Standings after 1 hand</source>
        <translation>1局後の順位</translation>
    </message>
    <message>
        <source>Standings after {count} hands</source>
        <translation>{count}局後の順位</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>供託{points}</translation>
    </message>
    <message>
        <source>{points} paid in fines</source>
        <translation>罰符{points}</translation>
    </message>
    <message>
        <source>{points} by adjustments</source>
        <translation>調整{points}</translation>
    </message>
    <message>
        <source>Totals add up to {sum}</source>
        <translation>合計は{sum}</translation>
    </message>
    <message>
        <source>Totals add up to {sum}, not to {expected}</source>
        <translation>合計は{sum}で、{expected}になっていません</translation>
    </message>
    <message>
        <source>{sentence} ({details})</source>
        <translation>{sentence}（{details}）</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>This choice was not saved</source>
        <translation>この選択は保存されませんでした</translation>
    </message>
    <message>
        <source>By the rules of the match the hand does not score: {why}</source>
        <translation>対局のルールではこの手は点になりません：{why}</translation>
    </message>
    <message>
        <source>Already in the match as {label}</source>
        <translation>{label}として既に記録済み</translation>
    </message>
    <message>
        <source>Record it again all the same</source>
        <translation>それでももう一度記録</translation>
    </message>
    <message>
        <source>The match that is running cannot be opened; the score sheet says why.</source>
        <translation>進行中の対局を開けません。理由はスコア表にあります。</translation>
    </message>
    <message>
        <source>No match is running. Begin one in the score sheet, then record the hand.</source>
        <translation>進行中の対局がありません。スコア表で始めてから記録してください。</translation>
    </message>
    <message>
        <source>Put right first what stands in the score sheet: {why}</source>
        <translation>先にスコア表の問題を直してください：{why}</translation>
    </message>
    <message>
        <source>{label} of the match of {players}; {dealer} deals. The tiles are kept with the hand.</source>
        <translation>{players}の対局の{label}、親は{dealer}。牌も局と一緒に保存されます。</translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>何があったか</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>最終ポイント</translation>
    </message>
    <message>
        <source>Score by hand</source>
        <translation>局ごとの点数</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Says a little more; it costs nothing</source>
        <translation>少しだけ教えます。減点はありません</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>減点なし</translation>
    </message>
    <message>
        <source>How the answer was marked</source>
        <translation>答えの採点</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>この役のページを開く</translation>
    </message>
    <message>
        <source>What is wrong with the hand</source>
        <translation>手牌の問題点</translation>
    </message>
    <message>
        <source>What this hand scores</source>
        <translation>この手の点数</translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>内訳</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>点数授受</translation>
    </message>
    <message>
        <source>Payments of this hand</source>
        <translation>この手の点数授受</translation>
    </message>
    <message>
        <source>What each tile would score</source>
        <translation>各牌で和了ったときの点数</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>答え合わせ</translation>
    </message>
    <message>
        <source>Says what of the answer is right</source>
        <translation>答えの正誤を示す</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>とばす</translation>
    </message>
    <message>
        <source>Goes on without an answer</source>
        <translation>答えずに次へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>次に進む</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>結果に戻る</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Another hint</source>
        <translation>次のヒント</translation>
    </message>
    <message>
        <source>no more hints</source>
        <translation>ヒントはもうありません</translation>
    </message>
</context>
<context>
    <name>StandingDelegate</name>
    <message>
        <source>{points} points</source>
        <translation>{points}点</translation>
    </message>
</context>
<context>
    <name>StandingLines</name>
    <message>
        <source>{name}: {now}, at most {most}, at least {least}</source>
        <translation>{name}：{now}、最高{most}、最低{least}</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Score by hand</source>
        <translation>局ごとの点数</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>以前の版…</translation>
    </message>
    <message>
        <source>Shows what was changed when, and what was there before</source>
        <translation>いつ何が変わり、以前はどうだったかを見る</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>プレイヤー…</translation>
    </message>
    <message>
        <source>Shows games, places, wins and best hands of each player</source>
        <translation>各プレイヤーの対局数、順位、和了、最高の手</translation>
    </message>
</context>
<context>
    <name>StandingsChart</name>
    <message>
        <source>Score by hand</source>
        <translation>局ごとの点数</translation>
    </message>
</context>
<context>
    <name>TableGrid</name>
    <message>
        <source>Tables</source>
        <translation>卓</translation>
    </message>
</context>
<context>
    <name>TableState</name>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Liable for a yakuman</source>
        <translation>役満の責任払い</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Nobody is liable</source>
        <translation>責任者なし</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>Reach sticks</source>
        <translation>供託</translation>
    </message>
    <message>
        <source>Norths set aside</source>
        <translation>抜いた北</translation>
    </message>
    <message>
        <source>Players, liability</source>
        <translation>人数・責任払い</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>TakeAway</name>
    <message>
        <source>Record this hand</source>
        <translation>この局を記録</translation>
    </message>
    <message>
        <source>Keeps it in the score sheet</source>
        <translation>スコア表に保存</translation>
    </message>
    <message>
        <source>More ways to take the hand away</source>
        <translation>ほかの書き出し方</translation>
    </message>
    <message>
        <source>Copy or save as a picture or PDF, print</source>
        <translation>画像やPDFとしてコピー・保存、印刷</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストでコピー</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>画像でコピー</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>As PNG or SVG, at any size</source>
        <translation>PNGかSVG、大きさは自由</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>テキストとしてコピーしました。</translation>
    </message>
    <message>
        <source>Copied as a picture.</source>
        <translation>画像としてコピーしました。</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG画像</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG画像</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF文書</translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
    <message>
        <source>Save the hand</source>
        <translation>手牌を保存</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>What is this hand worth?</source>
        <translation>この手は何点でしょう？</translation>
    </message>
    <message>
        <source>Seat: {wind}</source>
        <translation>席：{wind}</translation>
    </message>
    <message>
        <source>Round: {wind}</source>
        <translation>場：{wind}</translation>
    </message>
    <message>
        <source>Dora: {tiles}</source>
        <translation>ドラ：{tiles}</translation>
    </message>
    <message>
        <source>Ura dora: {tiles}</source>
        <translation>裏ドラ：{tiles}</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Won on a discard</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>Discarded by {seat}</source>
        <translation>放銃者：{seat}</translation>
    </message>
    <message>
        <source>All shown: {figure} {unit}</source>
        <translation>すべて表示：{figure}{unit}</translation>
    </message>
    <message>
        <source>{figure} {unit} so far</source>
        <translation>ここまで{figure}{unit}</translation>
    </message>
    <message>
        <source>Back to {name}: {figure} {unit}</source>
        <translation>{name}に戻る：{figure}{unit}</translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation>{group}、和了牌を含む</translation>
    </message>
    <message>
        <source>They depend on who discarded the winning tile.</source>
        <translation>和了牌を誰が捨てたかによります。</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>点数授受</translation>
    </message>
</context>
<context>
    <name>TeachingView</name>
    <message>
        <source>Teaching view</source>
        <translation>解説表示</translation>
    </message>
    <message>
        <source>Groups of the hand</source>
        <translation>手牌のグループ</translation>
    </message>
    <message>
        <source>Steps of the score</source>
        <translation>点数の手順</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>{shown} of {count}</source>
        <translation>{shown}/{count}</translation>
    </message>
</context>
<context>
    <name>TextScroll</name>
    <message>
        <source>Arrow keys scroll it</source>
        <translation>矢印キーでスクロール</translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <source>Arrow keys go from one to the next; Enter does what a click does, Del takes it out</source>
        <translation>矢印キーで移動、Enterはクリックと同じ、Delで外す</translation>
    </message>
    <message>
        <source>Arrow keys go from one to the next</source>
        <translation>矢印キーで移動</translation>
    </message>
</context>
<context>
    <name>TitleDialog</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Gives the match this title</source>
        <translation>対局にこの題名を付ける</translation>
    </message>
    <message>
        <source>Rename the match</source>
        <translation>対局名の変更</translation>
    </message>
    <message>
        <source>What the match is called</source>
        <translation>対局の題名</translation>
    </message>
    <message>
        <source>The sheet and the list of matches have it</source>
        <translation>スコア表と対局一覧に出ます</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>{date}の対局</translation>
    </message>
</context>
<context>
    <name>TrailDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>以前の版</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>表示するもの</translation>
    </message>
    <message>
        <source>Choose what was there before, to put it back</source>
        <translation>戻したい以前の内容を選ぶ</translation>
    </message>
    <message>
        <source>Put the earlier version back</source>
        <translation>以前の版に戻す</translation>
    </message>
    <message>
        <source>Has the hand as it was before the change that is chosen; that can be undone</source>
        <translation>選んだ変更の前の局に戻す（元に戻せます）</translation>
    </message>
    <message>
        <source>Put it back all the same</source>
        <translation>それでも戻す</translation>
    </message>
    <message>
        <source>Puts it back although the rules are against it</source>
        <translation>ルールに合わなくても戻す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>何も変えない</translation>
    </message>
    <message>
        <source>Earlier versions of a removed hand</source>
        <translation>削除した局の以前の版</translation>
    </message>
    <message>
        <source>Earlier versions of hand {number}</source>
        <translation>第{number}局の以前の版</translation>
    </message>
    <message>
        <source>Nothing was corrected so far. Whatever is changed stays here as it was.</source>
        <translation>まだ訂正はありません。変更すると、変更前の内容がここに残ります。</translation>
    </message>
    <message>
        <source>The newest change comes first. Choose one of a hand to have back what was there before it.</source>
        <translation>新しい変更が先頭です。局の変更を選ぶと、その前の内容に戻せます。</translation>
    </message>
    <message>
        <source>1 older one is kept and not shown.</source>
        <translation>さらに古いもの1件は表示していません。</translation>
    </message>
    <message>
        <source>{count} older ones are kept and not shown.</source>
        <translation>さらに古いもの{count}件は表示していません。</translation>
    </message>
</context>
<context>
    <name>TrailModel</name>
    <message>
        <source>The match was begun</source>
        <translation>対局を開始</translation>
    </message>
    <message>
        <source>Hand {number} was recorded</source>
        <translation>第{number}局を記録</translation>
    </message>
    <message>
        <source>Hand {number} was inserted</source>
        <translation>第{number}局を挿入</translation>
    </message>
    <message>
        <source>Hand {number} was corrected</source>
        <translation>第{number}局を訂正</translation>
    </message>
    <message>
        <source>Hand {number} was removed</source>
        <translation>第{number}局を削除</translation>
    </message>
    <message>
        <source>The match was corrected</source>
        <translation>対局を訂正</translation>
    </message>
    <message>
        <source>The match was ended</source>
        <translation>対局を終了</translation>
    </message>
    <message>
        <source>The match was reopened</source>
        <translation>対局を再開</translation>
    </message>
    <message>
        <source>The match was deleted</source>
        <translation>対局を削除</translation>
    </message>
    <message>
        <source>The match was brought back</source>
        <translation>対局を戻した</translation>
    </message>
    <message>
        <source>A player was renamed</source>
        <translation>プレイヤー名を変更</translation>
    </message>
    <message>
        <source>Before: {hand}</source>
        <translation>前：{hand}</translation>
    </message>
    <message>
        <source>After: {hand}</source>
        <translation>後：{hand}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読めません</translation>
    </message>
    <message>
        <source>reach: {players}</source>
        <translation>リーチ：{players}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>Unusable</name>
    <message>
        <source>Hands can be scored as before; nothing of a match is recorded until this is put right.</source>
        <translation>点数計算はこれまでどおりできますが、直るまで対局の記録はできません。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Opens the database of matches again</source>
        <translation>対局のデータベースを開き直す</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>バックアップを復元…</translation>
    </message>
    <message>
        <source>Begins a new database with the matches of a backup</source>
        <translation>バックアップの対局で新しいデータベースを始める</translation>
    </message>
    <message>
        <source>Where matches are kept…</source>
        <translation>対局の保存場所…</translation>
    </message>
    <message>
        <source>Chooses this computer, or a server</source>
        <translation>このコンピューターかサーバーを選ぶ</translation>
    </message>
    <message>
        <source>The matches cannot be opened</source>
        <translation>対局を開けません</translation>
    </message>
</context>
<context>
    <name>WaitChoice</name>
    <message>
        <source>Chosen: {tiles}</source>
        <translation>選択：{tiles}</translation>
    </message>
    <message>
        <source>None chosen</source>
        <translation>選択なし</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>Waiting for the database</source>
        <translation>データベースを待っています</translation>
    </message>
    <message>
        <source>Waiting for the database…</source>
        <translation>データベースを待っています…</translation>
    </message>
    <message>
        <source>It has not answered yet. What you have put in stays as it is if you stop waiting.</source>
        <translation>まだ応答がありません。待つのをやめても、入力した内容は残ります。</translation>
    </message>
    <message>
        <source>This takes a while, and cannot be left half done.</source>
        <translation>時間がかかります。途中でやめることはできません。</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>待つのをやめる</translation>
    </message>
    <message>
        <source>Goes on without an answer of the database</source>
        <translation>データベースの応答なしで続ける</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome to Mahjong Desk</source>
        <translation>Mahjong Deskへようこそ</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>とばす</translation>
    </message>
    <message>
        <source>Begins with what is chosen so far</source>
        <translation>ここまでの選択で始める</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Goes to the step before</source>
        <translation>前の手順に戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Goes to the next step</source>
        <translation>次の手順に進む</translation>
    </message>
    <message>
        <source>Which rules do you play by?</source>
        <translation>どのルールで打ちますか？</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>The button at the top changes it at any time.</source>
        <translation>上のボタンでいつでも変えられます。</translation>
    </message>
    <message>
        <source>Which tiles do you like?</source>
        <translation>どの牌がお好みですか？</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>With a Latin index</source>
        <translation>英数字入り</translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>Told apart without colour</source>
        <translation>色に頼らない</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>牌の大きさ</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>明暗</translation>
    </message>
    <message>
        <source>Which language do you speak?</source>
        <translation>どの言語を使いますか？</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>どう始めますか？</translation>
    </message>
    <message>
        <source>With an empty hand</source>
        <translation>空の手牌で</translation>
    </message>
    <message>
        <source>With an example</source>
        <translation>例で</translation>
    </message>
    <message>
        <source>With a sample match</source>
        <translation>サンプルの対局で</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>始め方</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>手順{number}/{count}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>WinEntry</name>
    <message>
        <source>Seat {seat}</source>
        <translation>{seat}家</translation>
    </message>
    <message>
        <source>self-drawn: nobody discarded</source>
        <translation>ツモ：捨てた人はいません</translation>
    </message>
    <message>
        <source>these rules always name who discarded</source>
        <translation>このルールでは放銃者を必ず示します</translation>
    </message>
    <message>
        <source>the winner cannot have discarded it</source>
        <translation>和了者は放銃者になれません</translation>
    </message>
    <message>
        <source>Discarded by {seat}</source>
        <translation>放銃者：{seat}</translation>
    </message>
    <message>
        <source>A round wind</source>
        <translation>場風</translation>
    </message>
    <message>
        <source>the winner cannot be liable</source>
        <translation>和了者は責任払いになりません</translation>
    </message>
    <message>
        <source>Liability for a yakuman</source>
        <translation>役満の責任払い</translation>
    </message>
    <message>
        <source>Liability of {seat}</source>
        <translation>{seat}の責任払い</translation>
    </message>
    <message>
        <source>with three players nobody sits North</source>
        <translation>3人打ちに北家はいません</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>リーチ</translation>
    </message>
    <message>
        <source>Double reach</source>
        <translation>ダブルリーチ</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>一発</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>Reach sticks</source>
        <translation>供託</translation>
    </message>
    <message>
        <source>Setting norths aside</source>
        <translation>北抜き</translation>
    </message>
    <message>
        <source>with three players only</source>
        <translation>3人打ちだけ</translation>
    </message>
    <message>
        <source>It goes from 0 to {most}.</source>
        <translation>0から{most}までです。</translation>
    </message>
    <message>
        <source>Another number of players</source>
        <translation>別の人数</translation>
    </message>
    <message>
        <source>{name} is not used by {rules}.</source>
        <translation>{name}は{rules}では使いません。</translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation>{label}は適用できません：{reason}。</translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message>
        <source>Won by</source>
        <translation>和了り方</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>ロン</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>ツモ</translation>
    </message>
    <message>
        <source>Discarded by</source>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>Responsible for the discard</source>
        <translation>放銃の責任</translation>
    </message>
    <message>
        <source>Who discarded</source>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Another winner</source>
        <translation>和了者を追加</translation>
    </message>
    <message>
        <source>On the same discard others won too</source>
        <translation>同じ捨て牌でほかの人も和了</translation>
    </message>
    <message>
        <source>One winner fewer</source>
        <translation>和了者を減らす</translation>
    </message>
    <message>
        <source>Takes the last of the winners out</source>
        <translation>最後の和了者を外す</translation>
    </message>
    <message>
        <source>{name} won and cannot have discarded the tile.</source>
        <translation>{name}は和了したので放銃者になれません。</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>誰が和了しましたか？</translation>
    </message>
    <message>
        <source>Was it self-drawn, or won on a discard?</source>
        <translation>ツモですか、ロンですか？</translation>
    </message>
    <message>
        <source>Who discarded the winning tile?</source>
        <translation>和了牌を捨てたのは誰ですか？</translation>
    </message>
    <message>
        <source>What is the hand of {name} worth?</source>
        <translation>{name}の手は何点ですか？</translation>
    </message>
</context>
<context>
    <name>WinnerBlock</name>
    <message>
        <source>Winner</source>
        <translation>和了者</translation>
    </message>
    <message>
        <source>Liable for the yakuman (pao)</source>
        <translation>役満の責任払い（包）</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Liable for how many of them</source>
        <translation>責任払いの役満数</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>点数</translation>
    </message>
</context>
<context>
    <name>Won</name>
    <message>
        <source>Self-drawn with {tile}</source>
        <translation>{tile}ツモ</translation>
    </message>
    <message>
        <source>Won on {tile}, nobody responsible</source>
        <translation>{tile}で和了、責任者なし</translation>
    </message>
    <message>
        <source>Won on {tile}</source>
        <translation>{tile}で和了</translation>
    </message>
    <message>
        <source>Won on {tile}, discarded by {seat}</source>
        <translation>{tile}ロン、放銃者{seat}</translation>
    </message>
    <message>
        <source>{seat} seat, {wind} round</source>
        <translation>{seat}家、{wind}場</translation>
    </message>
    <message>
        <source>{seat} seat</source>
        <translation>{seat}家</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>norths set aside: {count}</source>
        <translation>抜いた北：{count}</translation>
    </message>
    <message>
        <source>honba: {count}</source>
        <translation>本場：{count}</translation>
    </message>
    <message>
        <source>reach sticks: {count}</source>
        <translation>供託：{count}</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Mahjong practice</source>
        <translation>麻雀の練習</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>レベル{level}</translation>
    </message>
    <message>
        <source>Which of these patterns does the hand score? Tick them.</source>
        <translation>この手にある役はどれですか？ 印を付けてください。</translation>
    </message>
    <message>
        <source>What does the hand score?</source>
        <translation>この手は何点ですか？</translation>
    </message>
    <message>
        <source>What does the hand score? What it does not have stays empty.</source>
        <translation>この手は何点ですか？ ないものは空欄のまま。</translation>
    </message>
    <message>
        <source>Which tiles complete the hand? Mark all of them.</source>
        <translation>この手を完成させる牌はどれですか？ すべてに印を付けてください。</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>The hand can be read in these ways. Which one pays most, and why?</source>
        <translation>この手は次のように読めます。最も高いのはどれで、なぜですか？</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Write down a hand that scores {pattern}, its winning tile last.</source>
        <translation>{pattern}のある手を書いてください。和了牌は最後に。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation>和了り方</translation>
    </message>
    <message>
        <source>{pattern}: {reason}</source>
        <translation>{pattern}：{reason}</translation>
    </message>
    <message>
        <source>{letter} pays {total}</source>
        <translation>{letter}：{total}</translation>
    </message>
    <message>
        <source>{totals}.</source>
        <translation>{totals}。</translation>
    </message>
    <message>
        <source>For example {hand}: {won}</source>
        <translation>例：{hand}（{won}）</translation>
    </message>
</context>
<context>
    <name>WorksheetMenu</name>
    <message>
        <source>Worksheet and answers as PDF…</source>
        <translation>プリントと解答をPDFで…</translation>
    </message>
    <message>
        <source>Worksheet only as PDF…</source>
        <translation>プリントのみPDFで…</translation>
    </message>
    <message>
        <source>Answers only as PDF…</source>
        <translation>解答のみPDFで…</translation>
    </message>
    <message>
        <source>Print worksheet and answers…</source>
        <translation>プリントと解答を印刷…</translation>
    </message>
    <message>
        <source>Print the worksheet only…</source>
        <translation>プリントのみ印刷…</translation>
    </message>
    <message>
        <source>Print the answers only…</source>
        <translation>解答のみ印刷…</translation>
    </message>
</context>
<context>
    <name>WorksheetPaper</name>
    <message>
        <source>{title}: answers</source>
        <translation>{title}：解答</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
</context>
<context>
    <name>WorthField</name>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>飜</translation>
    </message>
    <message>
        <source>{count} han</source>
        <translation>{count}飜</translation>
    </message>
    <message>
        <source>13 han or more</source>
        <translation>13飜以上</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役満</translation>
    </message>
    <message>
        <source>{count} yakuman</source>
        <translation>{count}倍役満</translation>
    </message>
    <message>
        <source>Han …</source>
        <translation>飜…</translation>
    </message>
    <message>
        <source>Fu</source>
        <translation>符</translation>
    </message>
    <message>
        <source>{count} fu</source>
        <translation>{count}符</translation>
    </message>
    <message>
        <source>From patterns…</source>
        <translation>役から…</translation>
    </message>
    <message>
        <source>Sums the points up from patterns</source>
        <translation>役から点数を合計する</translation>
    </message>
</context>
<context>
    <name>Worths</name>
    <message>
        <source>By rule set</source>
        <translation>ルール別</translation>
    </message>
</context>
</TS>
