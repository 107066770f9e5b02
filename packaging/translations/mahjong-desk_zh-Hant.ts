<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AdviceLists</name>
    <message>
        <source>Tiles that bring it nearer, with the copies left</source>
        <translation>進張與剩餘張數</translation>
    </message>
    <message>
        <source>Tiles that bring the hand nearer</source>
        <translation>能進的牌</translation>
    </message>
    <message>
        <source>To discard, the best first</source>
        <translation>打哪張（由好到差）</translation>
    </message>
    <message>
        <source>Tiles to discard</source>
        <translation>可打的牌</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>打這張</translation>
    </message>
    <message>
        <source>Nearly</source>
        <translation>差一點</translation>
    </message>
    <message>
        <source>Change the hand so</source>
        <translation>照這樣改手牌</translation>
    </message>
    <message>
        <source>{count} · what one change would make of it</source>
        <translation>{count} · 只改一處的結果</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>no single change scores more</source>
        <translation>只改一處，得分不會更多</translation>
    </message>
</context>
<context>
    <name>AdviceModels</name>
    <message>
        <source>discard {tile}</source>
        <translation>打{tile}</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>共{total}</translation>
    </message>
    <message>
        <source>{total}: {patterns}</source>
        <translation>{total}：{patterns}</translation>
    </message>
    <message>
        <source>{line}; without {patterns}</source>
        <translation>{line}；少了{patterns}</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <translation>打{tile}</translation>
    </message>
    <message>
        <source>{count} to go</source>
        <translation>還差{count}張</translation>
    </message>
    <message>
        <source>{copies} tiles bring it nearer</source>
        <translation>進張{copies}張</translation>
    </message>
    <message>
        <source>ready, {copies} left</source>
        <translation>聽牌，剩{copies}張</translation>
    </message>
    <message>
        <source>{waits} · discard {discard} · self-draw {self_draw}</source>
        <translation>聽{waits} · 榮和 {discard} · 自摸 {self_draw}</translation>
    </message>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile}，剩{count}張</translation>
    </message>
</context>
<context>
    <name>AnswerLists</name>
    <message>
        <source>What the hand scores</source>
        <translation>手牌的得分</translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>分數怎麼算</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>哪裡有問題</translation>
    </message>
    <message>
        <source>Tiles that complete the hand</source>
        <translation>能和的牌</translation>
    </message>
    <message>
        <source>Win on it</source>
        <translation>以這張和牌</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>不計入</translation>
    </message>
    <message>
        <source>Compare side by side…</source>
        <translation>並排比較…</translation>
    </message>
    <message>
        <source>Opens a table of all readings</source>
        <translation>開啟所有拆法的比較表</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>收付</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>開啟這個番種的說明頁</translation>
    </message>
    <message>
        <source>Other readings</source>
        <translation>其他拆法</translation>
    </message>
    <message>
        <source>* the group that the winning tile completed</source>
        <translation>* 由和牌湊成的面子</translation>
    </message>
    <message>
        <source>nothing was outranked</source>
        <translation>沒有被取代的</translation>
    </message>
    <message>
        <source>only this one</source>
        <translation>只有這一種</translation>
    </message>
    <message>
        <source>Payments: choose who discarded it</source>
        <translation>收付：請選放銃者</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>{digits} – now</source>
        <translation>{digits}，接著按</translation>
    </message>
    <message>
        <source>ends it</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>which tile, such as 3M</source>
        <translation>按哪張牌，如 3M</translation>
    </message>
    <message>
        <source>its tile, such as 6Z, or all four</source>
        <translation>按其中一張，如 6Z，或四張全寫</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>its first tile, or all three, such as 345M</source>
        <translation>按第一張，或三張全寫，如 345M</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>its tile, such as 6Z, or all three</source>
        <translation>按其中一張，如 6Z，或三張全寫</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>明槓</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Dora indicator</source>
        <translation>寶牌指示牌</translation>
    </message>
    <message>
        <source>Ura indicator</source>
        <translation>裏寶牌指示牌</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>Save what can be read</source>
        <translation>儲存能讀的部分</translation>
    </message>
    <message>
        <source>Back up all matches</source>
        <translation>備份所有對局</translation>
    </message>
    <message>
        <source>Backups (*{suffix})</source>
        <translation>備份 (*{suffix})</translation>
    </message>
    <message>
        <source>The matches were not saved</source>
        <translation>對局沒有存好</translation>
    </message>
    <message>
        <source>{what} is saved as “{name}”.</source>
        <translation>已將{what}存成「{name}」。</translation>
    </message>
    <message>
        <source>{what} are saved as “{name}”.</source>
        <translation>已將{what}存成「{name}」。</translation>
    </message>
    <message>
        <source>In {count} of them hands may be missing.</source>
        <translation>其中可能缺局的有：{count}。</translation>
    </message>
    <message>
        <source>{count} could not be read at all.</source>
        <translation>完全無法讀取的有：{count}。</translation>
    </message>
    <message>
        <source>Restore that file, and a new database is begun with it.</source>
        <translation>還原這個檔案，就會以它建立新的資料庫。</translation>
    </message>
    <message>
        <source>Saved what can be read</source>
        <translation>已儲存能讀的部分</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1場對局</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count}場對局</translation>
    </message>
    <message>
        <source>1 club night</source>
        <translation>1場例會</translation>
    </message>
    <message>
        <source>{count} club nights</source>
        <translation>{count}場例會</translation>
    </message>
    <message>
        <source>{matches} and {nights}</source>
        <translation>{matches}、{nights}</translation>
    </message>
    <message>
        <source>Backups (*.sqlite *.zip)</source>
        <translation>備份 (*.sqlite *.zip)</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>還原備份</translation>
    </message>
    <message>
        <source>A new database is begun with the matches of “{name}”. The damaged one stays beside it, as it is, under a name with the date.</source>
        <translation>會以「{name}」裡的對局建立新的資料庫。損壞的資料庫原樣留在旁邊，名稱加上日期。</translation>
    </message>
    <message>
        <source>The matches of “{name}” that are missing are added. Nothing else is changed.</source>
        <translation>會加入「{name}」裡有而這裡沒有的對局，其他都不變。</translation>
    </message>
    <message>
        <source>What is in “{name}” takes the place of all matches that are kept now. These stay beside the database, as a copy under a name with the date.</source>
        <translation>會以「{name}」的內容取代目前保存的所有對局。目前的對局另存一份在資料庫旁邊，名稱加上日期。</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>要還原這份備份嗎？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>The backup was not restored</source>
        <translation>備份沒有還原</translation>
    </message>
    <message>
        <source>{what} is back.</source>
        <translation>已還原{what}。</translation>
    </message>
    <message>
        <source>{what} are back.</source>
        <translation>已還原{what}。</translation>
    </message>
    <message>
        <source>1 was there as it is in it.</source>
        <translation>與備份相同、原本就有的：1。</translation>
    </message>
    <message>
        <source>{count} were there as they are in it.</source>
        <translation>與備份相同、原本就有的：{count}。</translation>
    </message>
    <message>
        <source>What was there before is kept as {path}.</source>
        <translation>原有的內容保存在 {path}。</translation>
    </message>
    <message>
        <source>The backup is restored</source>
        <translation>備份已還原</translation>
    </message>
</context>
<context>
    <name>BestHands</name>
    <message>
        <source>{day}, hand {number}</source>
        <translation>{day}，第{number}局</translation>
    </message>
    <message>
        <source>recorded without its tiles</source>
        <translation>記錄時沒有牌面</translation>
    </message>
</context>
<context>
    <name>BigNight</name>
    <message>
        <source>Big view of the club night</source>
        <translation>例會大畫面</translation>
    </message>
</context>
<context>
    <name>BigView</name>
    <message>
        <source>Big view of the match</source>
        <translation>對局大畫面</translation>
    </message>
    <message>
        <source>final {points}</source>
        <translation>最終 {points}</translation>
    </message>
    <message>
        <source>if it ended now {points}</source>
        <translation>若現在結束 {points}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>莊家</translation>
    </message>
</context>
<context>
    <name>BlankSheets</name>
    <message>
        <source>Table</source>
        <translation>桌</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>+ / −</source>
        <translation>＋／－</translation>
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
        <translation>和牌者</translation>
    </message>
    <message>
        <source>From</source>
        <translation>放銃</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>The tinted field is that of the dealer. “From”: the discarder; empty for a self-draw.</source>
        <translation>有底色的欄位是莊家。「放銃」填放銃者；自摸則留空。</translation>
    </message>
    <message>
        <source>World Series of Mahjong: score sheet</source>
        <translation>World Series of Mahjong：計分表</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圈</translation>
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
        <translation>番／符</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Sticks left over</source>
        <translation>剩餘供託</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>最終分數</translation>
    </message>
    <message>
        <source>Honba and sticks as the hand begins. “From”: the discarder; empty for a self-draw.</source>
        <translation>本場與供託填該局開始時的數目。「放銃」填放銃者；自摸則留空。</translation>
    </message>
    <message>
        <source>Reach Mahjong: score sheet</source>
        <translation>Reach Mahjong：計分表</translation>
    </message>
    <message>
        <source>Reach Mahjong, three players: score sheet</source>
        <translation>Reach Mahjong，三人：計分表</translation>
    </message>
</context>
<context>
    <name>BreakdownModels</name>
    <message>
        <source>{other} counts in its place</source>
        <translation>改計{other}</translation>
    </message>
    <message>
        <source>{seat}: depends on who discarded</source>
        <translation>{seat}：視誰放銃而定</translation>
    </message>
    <message>
        <source>{seat}: {points:+}</source>
        <translation>{seat}：{points:+}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>剩{count}張</translation>
    </message>
    <message>
        <source>discard {discard} · self-draw {self_draw}</source>
        <translation>榮和 {discard} · 自摸 {self_draw}</translation>
    </message>
    <message>
        <source>tiles, ready: one of these completes it</source>
        <translation>張，已聽牌：以下任一張可和</translation>
    </message>
    <message>
        <source>Click tiles, or type a hand</source>
        <translation>點選牌，或輸入手牌</translation>
    </message>
    <message>
        <source>of {full} tiles · {count} to go at best</source>
        <translation>張，須滿{full}張 · 最少還差{count}張</translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation>無役</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>未達起和</translation>
    </message>
    <message>
        <source>Not a complete hand</source>
        <translation>手牌不完整</translation>
    </message>
    <message>
        <source>Which tile won?</source>
        <translation>哪張是和牌？</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>有地方不對</translation>
    </message>
    <message>
        <source>This does not score</source>
        <translation>這樣不能計分</translation>
    </message>
</context>
<context>
    <name>BreakdownPanel</name>
    <message>
        <source>Chart</source>
        <translation>點數表</translation>
    </message>
    <message>
        <source>Opens the scoring charts at this hand</source>
        <translation>開啟點數表，對應這副手牌</translation>
    </message>
    <message>
        <source>Show me an example</source>
        <translation>看一個例子</translation>
    </message>
    <message>
        <source>Puts a hand on the felt that scores</source>
        <translation>在牌桌放一副有分的手牌</translation>
    </message>
</context>
<context>
    <name>ChangesCard</name>
    <message>
        <source>What changes</source>
        <translation>會改變什麼</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>還沒有。</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>最終分數</translation>
    </message>
    <message>
        <source>Round and dealer</source>
        <translation>圈與莊家</translation>
    </message>
    <message>
        <source>The rules are against these hands</source>
        <translation>這幾局不合規則</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>還有{count}項</translation>
    </message>
</context>
<context>
    <name>ChartDialog</name>
    <message>
        <source>Scoring chart</source>
        <translation>點數表</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>點數表</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Closes the charts</source>
        <translation>關閉點數表</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Arrow keys go from cell to cell</source>
        <translation>以方向鍵移到各格</translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Closes the list of keys</source>
        <translation>關閉按鍵一覽</translation>
    </message>
    <message>
        <source>Show me an example</source>
        <translation>看一個例子</translation>
    </message>
    <message>
        <source>Puts a hand on the felt that scores</source>
        <translation>在牌桌放一副有分的手牌</translation>
    </message>
    <message>
        <source>The keys of a hand work on the whole of its page, except while you type in the line of text.</source>
        <translation>手牌的按鍵在整個頁面都有效，但在文字列輸入時除外。</translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>Arrow keys choose</source>
        <translation>以方向鍵選擇</translation>
    </message>
</context>
<context>
    <name>CircumstancesPanel</name>
    <message>
        <source>Discard</source>
        <translation>榮和</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>和牌方式</translation>
    </message>
    <message>
        <source>Discarded by</source>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>無人</translation>
    </message>
    <message>
        <source>Nobody is responsible: all pay alike</source>
        <translation>無人須負責：三家平均支付</translation>
    </message>
    <message>
        <source>Winner’s seat</source>
        <translation>和牌者座位</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>圈風</translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation>情況</translation>
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
        <translation>開始這一輪的計時</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Stops the clock for a while</source>
        <translation>暫時停止計時</translation>
    </message>
    <message>
        <source>Set back</source>
        <translation>歸零</translation>
    </message>
    <message>
        <source>Has the clock as before it was started</source>
        <translation>回到計時前的狀態</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>Minutes of the round</source>
        <translation>這一輪的分鐘數</translation>
    </message>
    <message>
        <source>How long the round is; 0 is without a clock</source>
        <translation>這一輪有多長；0表示不計時</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>After {key} – {words} – comes one of {keys}.</source>
        <translation>按{key}（{words}）之後，要按其中之一：{keys}。</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>Groups</source>
        <translation>面子</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Reading {number}</source>
        <translation>拆法{number}</translation>
    </message>
    <message>
        <source>Best reading</source>
        <translation>最好的拆法</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>{said}, makes a difference</source>
        <translation>{said}，有差別</translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation>{group}，含和牌</translation>
    </message>
    <message>
        <source>The hand reads only one way.</source>
        <translation>這副手牌只有一種拆法。</translation>
    </message>
    <message>
        <source>All {count} readings score {total}.</source>
        <translation>{count}種拆法都是{total}。</translation>
    </message>
    <message>
        <source>{equal} of the {count} readings score {total}, the others less.</source>
        <translation>{count}種拆法中，{equal}種是{total}，其餘較少。</translation>
    </message>
    <message>
        <source>The best reading scores {more} more than the next.</source>
        <translation>最好的拆法比第二好的多{more}。</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>correct the match</source>
        <translation>更正對局</translation>
    </message>
    <message>
        <source>put back an earlier version of hand {number}</source>
        <translation>第{number}局改回先前版本</translation>
    </message>
    <message>
        <source>An earlier version of hand {number} was put back.</source>
        <translation>第{number}局已改回先前的版本。</translation>
    </message>
    <message>
        <source>rename the match</source>
        <translation>重新命名對局</translation>
    </message>
    <message>
        <source>delete the match of {players}</source>
        <translation>刪除{players}的對局</translation>
    </message>
    <message>
        <source>{name} is called so already.</source>
        <translation>{name}本來就叫這個名字。</translation>
    </message>
    <message>
        <source>{name} is called {to} now.</source>
        <translation>{name}已改名為{to}。</translation>
    </message>
    <message>
        <source>{name} and {other} play in one match, so they are two players.</source>
        <translation>{name}與{other}在同一場對局裡，所以是兩個人。</translation>
    </message>
    <message>
        <source>Somebody else deleted this match meanwhile, so nothing was changed here.</source>
        <translation>別人剛才刪除了這場對局，所以這裡沒有任何變更。</translation>
    </message>
    <message>
        <source>Somebody else changed this match meanwhile, so nothing was changed here. Look at what is there now, then try again.</source>
        <translation>別人剛才更改了這場對局，所以這裡沒有任何變更。請先看看現在的內容再試。</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Where matches are kept</source>
        <translation>對局的存放位置</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>這台電腦</translation>
    </message>
    <message>
        <source>On a server</source>
        <translation>伺服器</translation>
    </message>
    <message>
        <source>In the file {file}</source>
        <translation>存在檔案 {file}</translation>
    </message>
    <message>
        <source>A PostgreSQL database that several computers have in common: each sees what the others record.</source>
        <translation>多台電腦共用的 PostgreSQL 資料庫：每台都看得到其他台記錄的內容。</translation>
    </message>
    <message>
        <source>A password that is written here is kept in {file}, which nobody but you may read. Without one, PostgreSQL’s own password file (.pgpass) is looked into.</source>
        <translation>寫在這裡的密碼存在 {file}，只有您能讀取。沒有寫時，會查看 PostgreSQL 自己的密碼檔（.pgpass）。</translation>
    </message>
    <message>
        <source>What is recorded already stays where it is. To take it along, back up all matches before you change this, and restore that backup afterwards.</source>
        <translation>已經記錄的留在原處。要一起帶過去，請在變更之前備份所有對局，之後再還原那份備份。</translation>
    </message>
    <message>
        <source>Try the connection</source>
        <translation>測試連線</translation>
    </message>
    <message>
        <source>Says whether the server answers</source>
        <translation>看伺服器有沒有回應</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Keeps matches there from now on</source>
        <translation>此後對局都存在那裡</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>不做任何變更</translation>
    </message>
    <message>
        <source>That is no address of a PostgreSQL database. One is written as {example}; a password with @ or / in it is best written into its own field.</source>
        <translation>這不是 PostgreSQL 資料庫的位址。寫法如 {example}；密碼裡有 @ 或 / 時，最好寫在密碼欄。</translation>
    </message>
    <message>
        <source>Write what the database is called on the server.</source>
        <translation>請寫出資料庫在伺服器上的名稱。</translation>
    </message>
    <message>
        <source>Nothing came from the server before you stopped waiting.</source>
        <translation>停止等待之前，伺服器沒有任何回應。</translation>
    </message>
    <message>
        <source>The server answers. Nothing is kept there yet: its tables are made when you use it.</source>
        <translation>伺服器有回應。那裡還沒有任何內容：使用時會建立資料表。</translation>
    </message>
    <message>
        <source>The server answers. 1 match is kept there.</source>
        <translation>伺服器有回應。那裡存有1場對局。</translation>
    </message>
    <message>
        <source>The server answers. {count} matches are kept there.</source>
        <translation>伺服器有回應。那裡存有{count}場對局。</translation>
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
        <translation>上下鍵更改選取的部分，左右鍵選另一部分</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal hands</source>
        <translation>出題</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>題型</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>題數</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>回合編號</translation>
    </message>
    <message>
        <source>Level {level}. The same round number deals the same hands again.</source>
        <translation>難度{level}。同樣的回合編號會出同樣的手牌。</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Adds the hands dealt</source>
        <translation>加入所出的手牌</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Adds nothing</source>
        <translation>不加入</translation>
    </message>
</context>
<context>
    <name>DrawPanel</name>
    <message>
        <source>What sort of draw</source>
        <translation>流局種類</translation>
    </message>
    <message>
        <source>Ready (tenpai)</source>
        <translation>聽牌的玩家</translation>
    </message>
    <message>
        <source>Discarded terminals and honors alone</source>
        <translation>只打么九數牌與字牌的玩家</translation>
    </message>
    <message>
        <source>The wall ran out</source>
        <translation>荒牌流局</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>流局滿貫</translation>
    </message>
    <message>
        <source>Nobody won: no points are paid.</source>
        <translation>無人和牌：不用收付。</translation>
    </message>
    <message>
        <source>Whose discards were terminals and honors alone?</source>
        <translation>誰打出的全是么九數牌與字牌？</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>add {tile}</source>
        <translation>加{tile}</translation>
    </message>
    <message>
        <source>add indicator {tile}</source>
        <translation>加指示牌{tile}</translation>
    </message>
    <message>
        <source>win on {tile}</source>
        <translation>以{tile}和牌</translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation>「{label}」不成立：{reason}。</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>add chow from {tile}</source>
        <translation>吃{tile}起的順子</translation>
    </message>
    <message>
        <source>add pung of {tile}</source>
        <translation>碰{tile}</translation>
    </message>
    <message>
        <source>add kong of {tile}</source>
        <translation>明槓{tile}</translation>
    </message>
    <message>
        <source>add concealed kong of {tile}</source>
        <translation>暗槓{tile}</translation>
    </message>
    <message>
        <source>take out {tile}</source>
        <translation>拿掉{tile}</translation>
    </message>
    <message>
        <source>take indicator {tile} away</source>
        <translation>拿掉指示牌{tile}</translation>
    </message>
    <message>
        <source>clear the hand</source>
        <translation>清除手牌</translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>won on a discard</source>
        <translation>榮和</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>座位{seat}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>無人</translation>
    </message>
    <message>
        <source>discarded by {seat}</source>
        <translation>{seat}家放銃</translation>
    </message>
    <message>
        <source>round {wind}</source>
        <translation>圈風{wind}</translation>
    </message>
    <message>
        <source>change a counter</source>
        <translation>更改數目</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>liable: {seat}</source>
        <translation>{seat}家包牌</translation>
    </message>
    <message>
        <source>{label} gave way to {other}.</source>
        <translation>「{label}」已改成「{other}」。</translation>
    </message>
    <message>
        <source>Taken off, as these rules do not use it: {what}. Undo brings it back.</source>
        <translation>這套規則不用，已取消：{what}。可按「復原」恢復。</translation>
    </message>
    <message>
        <source>rules {rules}</source>
        <translation>規則{rules}</translation>
    </message>
    <message>
        <source>change an option</source>
        <translation>更改選項</translation>
    </message>
    <message>
        <source>type</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Of {count} lines the first that reads was taken: line {number}.</source>
        <translation>{count}行之中採用能讀的第一行：第{number}行。</translation>
    </message>
    <message>
        <source>an earlier step</source>
        <translation>先前的步驟</translation>
    </message>
    <message>
        <source>paste a hand</source>
        <translation>貼上手牌</translation>
    </message>
    <message>
        <source>Left out, as these rules do not use it: {what}.</source>
        <translation>這套規則不用，已略去：{what}。</translation>
    </message>
    <message>
        <source>{label} was taken off: {reason}.</source>
        <translation>已取消「{label}」：{reason}。</translation>
    </message>
    <message>
        <source>another circumstance excludes it</source>
        <translation>與另一個情況不能並存</translation>
    </message>
    <message>
        <source>nobody responsible</source>
        <translation>無人須負責</translation>
    </message>
    <message>
        <source>round wind</source>
        <translation>圈風</translation>
    </message>
    <message>
        <source>dora indicators</source>
        <translation>寶牌指示牌</translation>
    </message>
    <message>
        <source>ura indicators</source>
        <translation>裏寶牌指示牌</translation>
    </message>
    <message>
        <source>honba</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>reach sticks</source>
        <translation>立直棒</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>三人</translation>
    </message>
    <message>
        <source>norths set aside</source>
        <translation>拔北</translation>
    </message>
    <message>
        <source>liability</source>
        <translation>包牌</translation>
    </message>
    <message>
        <source>The winner’s seat is now East: with three players nobody sits North.</source>
        <translation>和牌者座位改為東：三人麻將沒有北家。</translation>
    </message>
    <message>
        <source>Self-draw was taken off: the tile was discarded.</source>
        <translation>已取消自摸：和牌是打出的。</translation>
    </message>
    <message>
        <source>The discarder was taken off: a self-drawn tile has none.</source>
        <translation>已取消放銃者：自摸沒有放銃者。</translation>
    </message>
    <message>
        <source>The discarder was taken off: {seat} is now the winner’s seat.</source>
        <translation>已取消放銃者：{seat}現在是和牌者的座位。</translation>
    </message>
    <message>
        <source>The discarder was taken off: with three players nobody sits North.</source>
        <translation>已取消放銃者：三人麻將沒有北家。</translation>
    </message>
    <message>
        <source>Nobody is liable any more: {seat} is now the winner’s seat.</source>
        <translation>已無人包牌：{seat}現在是和牌者的座位。</translation>
    </message>
    <message>
        <source>Nobody is liable any more.</source>
        <translation>已無人包牌。</translation>
    </message>
    <message>
        <source>Norths are set aside with three players only.</source>
        <translation>只有三人麻將可以拔北。</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>indicators from below are turned after reach only</source>
        <translation>立直後才翻裏寶牌指示牌</translation>
    </message>
    <message>
        <source>{rules} has no dora</source>
        <translation>{rules}沒有寶牌</translation>
    </message>
    <message>
        <source>with the {tile}</source>
        <translation>含{tile}</translation>
    </message>
    <message>
        <source>show an example</source>
        <translation>顯示例子</translation>
    </message>
</context>
<context>
    <name>ExampleFelt</name>
    <message>
        <source>the example</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>Melds of {hand}</source>
        <translation>面子（{hand}）</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Tiles of {hand}</source>
        <translation>牌（{hand}）</translation>
    </message>
    <message>
        <source>Indicators of {hand}</source>
        <translation>指示牌（{hand}）</translation>
    </message>
</context>
<context>
    <name>ExampleScore</name>
    <message>
        <source>What the example scores</source>
        <translation>例子的得分</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>開啟這個番種的說明頁</translation>
    </message>
    <message>
        <source>The hand scores {total}</source>
        <translation>手牌得 {total}</translation>
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
        <translation>所指的手牌</translation>
    </message>
    <message>
        <source>A hand that has it</source>
        <translation>符合的手牌</translation>
    </message>
    <message>
        <source>a hand that has it</source>
        <translation>符合的手牌</translation>
    </message>
    <message>
        <source>The complete hand</source>
        <translation>完整的手牌</translation>
    </message>
    <message>
        <source>For comparison</source>
        <translation>比較用</translation>
    </message>
    <message>
        <source>Choose a reading first.</source>
        <translation>請先選一種拆法。</translation>
    </message>
    <message>
        <source>Time is over.</source>
        <translation>時間到。</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>發生錯誤</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>錯誤的詳細內容</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>複製詳細內容</translation>
    </message>
    <message>
        <source>Puts them on the clipboard, for a report</source>
        <translation>複製到剪貼簿，供回報之用</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Back to the hand, which is kept</source>
        <translation>回到手牌（已保留）</translation>
    </message>
    <message>
        <source>The program made a mistake, and what you did last may not have worked.</source>
        <translation>程式發生錯誤，最後的操作可能沒有生效。</translation>
    </message>
    <message>
        <source>Your hand is still there: you can go on, or undo the last step.</source>
        <translation>您的手牌還在：可以繼續，或復原上一步。</translation>
    </message>
    <message>
        <source>These details say what happened; a report of the mistake should have them with it.</source>
        <translation>以下內容說明發生了什麼；回報錯誤時請附上。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
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
        <translation>和牌</translation>
    </message>
    <message>
        <source>Concealed hand</source>
        <translation>門前手牌</translation>
    </message>
    <message>
        <source>Dora indicators</source>
        <translation>寶牌指示牌</translation>
    </message>
    <message>
        <source>Click a tile to take it back</source>
        <translation>點一下牌可收回</translation>
    </message>
    <message>
        <source>Exposed melds and concealed kongs</source>
        <translation>副露與暗槓</translation>
    </message>
    <message>
        <source>Click the winning tile</source>
        <translation>點選和牌</translation>
    </message>
    <message>
        <source>{count} of {full} tiles</source>
        <translation>{count}／{full}張</translation>
    </message>
    <message>
        <source>Complete hand</source>
        <translation>手牌完整</translation>
    </message>
    <message>
        <source>This does not score</source>
        <translation>這樣不能計分</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>有地方不對</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>聽牌</translation>
    </message>
    <message>
        <source>Let go to take it out</source>
        <translation>放開即可拿掉</translation>
    </message>
    <message>
        <source>Let go to win on this tile</source>
        <translation>放開即以這張和牌</translation>
    </message>
    <message>
        <source>Drag it off the felt to take it out</source>
        <translation>拖離牌桌即可拿掉</translation>
    </message>
</context>
<context>
    <name>FigureField</name>
    <message>
        <source>A whole number; Tab goes to the next</source>
        <translation>整數；按 Tab 到下一格</translation>
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
        <translation>存成 CSV</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation>存成活頁簿</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 活頁簿</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存成 PDF</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文件</translation>
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
        <translation>以方向鍵移到各行</translation>
    </message>
    <message>
        <source>Enter: {tip}</source>
        <translation>Enter：{tip}</translation>
    </message>
    <message>
        <source>Double click or Enter: {tip}</source>
        <translation>按兩下或 Enter：{tip}</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>nothing to open</source>
        <translation>沒有可展開的</translation>
    </message>
    <message>
        <source>open</source>
        <translation>已展開</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已收合</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>{name}: {sum} after {count} games, at most {most}, at least {least}</source>
        <translation>{name}：{count}場後{sum}，最多{most}，最少{least}</translation>
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
        <translation>莊家：{name}</translation>
    </message>
</context>
<context>
    <name>GroupDelegate</name>
    <message>
        <source>winning tile</source>
        <translation>和牌</translation>
    </message>
</context>
<context>
    <name>GuestFields</name>
    <message>
        <source>One name a line</source>
        <translation>每行一個姓名</translation>
    </message>
    <message>
        <source>Players who are remembered</source>
        <translation>記住的玩家</translation>
    </message>
    <message>
        <source>Guest: {name}</source>
        <translation>參加者：{name}</translation>
    </message>
</context>
<context>
    <name>GuestNames</name>
    <message>
        <source>A name has {most} letters at most: {name}…</source>
        <translation>姓名最多{most}個字：{name}…</translation>
    </message>
    <message>
        <source>There are signs in {name} that cannot be seen. Write it anew.</source>
        <translation>{name}裡有看不見的字元。請重新輸入。</translation>
    </message>
    <message>
        <source>Two guests are called {name}. Write one of them differently.</source>
        <translation>有兩名參加者都叫{name}。請把其中一個寫得不同。</translation>
    </message>
    <message>
        <source>A club night has {fewest} guests at least.</source>
        <translation>例會至少要有{fewest}名參加者。</translation>
    </message>
    <message>
        <source>A club night has {most} guests at most.</source>
        <translation>例會最多{most}名參加者。</translation>
    </message>
</context>
<context>
    <name>GuestsDialog</name>
    <message>
        <source>Who is here</source>
        <translation>在場的人</translation>
    </message>
    <message>
        <source>Who came later</source>
        <translation>晚到的人</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>每行一個姓名</translation>
    </message>
    <message>
        <source>A club night has {most} guests at most.</source>
        <translation>例會最多{most}名參加者。</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>does not count</source>
        <translation>不計</translation>
    </message>
    <message>
        <source>concealed only</source>
        <translation>限門前清</translation>
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
        <translation>分值</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Shows all patterns again</source>
        <translation>顯示所有番種</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>清除搜尋與篩選</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有種類</translation>
    </message>
    <message>
        <source>Any value</source>
        <translation>所有分值</translation>
    </message>
    <message>
        <source>{found} of {all} patterns</source>
        <translation>番種{found}／{all}</translation>
    </message>
    <message>
        <source>{all} patterns</source>
        <translation>{all}個番種</translation>
    </message>
    <message>
        <source>No pattern of {rules} is like this. Try fewer or other words, or Clear.</source>
        <translation>{rules}沒有這樣的番種。請減少或換個字詞，或按「清除」。</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Tables differ</source>
        <translation>各桌規則不同</translation>
    </message>
    <message>
        <source>Often comes with</source>
        <translation>常一起出現</translation>
    </message>
    <message>
        <source>Counts in its place</source>
        <translation>改計為</translation>
    </message>
    <message>
        <source>It counts in the place of</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>The example needs another option</source>
        <translation>例子需要不同的選項</translation>
    </message>
    <message>
        <source>Does not count as the options stand</source>
        <translation>照目前的選項不計</translation>
    </message>
    <message>
        <source>The hand is shown with “{options}”. Loading it changes this; Undo takes it back.</source>
        <translation>這副手牌以「{options}」顯示。載入時會更改；按「復原」可改回。</translation>
    </message>
    <message>
        <source>In a hand that has a {unit}, that alone counts.</source>
        <translation>手牌有{unit}時，只計{unit}。</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Page: {name}, {value}</source>
        <translation>說明頁：{name}，{value}</translation>
    </message>
    <message>
        <source>load the example of {pattern}</source>
        <translation>載入{pattern}的例子</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Won</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>Penalty or adjustment</source>
        <translation>罰則或調整</translation>
    </message>
    <message>
        <source>How the hand ended</source>
        <translation>這一局的結果</translation>
    </message>
    <message>
        <source>What each player receives or pays</source>
        <translation>各家收付</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記錄</translation>
    </message>
    <message>
        <source>Keeps the hand as it is put here</source>
        <translation>照這裡的內容保存這一局</translation>
    </message>
    <message>
        <source>Keep it all the same</source>
        <translation>仍要保存</translation>
    </message>
    <message>
        <source>Keeps it although the rules are against it</source>
        <translation>雖不合規則仍照樣保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>不做任何變更</translation>
    </message>
    <message>
        <source>Remove this hand</source>
        <translation>移除這一局</translation>
    </message>
    <message>
        <source>Says what changes without it, and takes it out of the match when pressed again</source>
        <translation>先說明移除後的變化，再按一次才從對局移除</translation>
    </message>
    <message>
        <source>Insert a hand before…</source>
        <translation>在前面插入一局…</translation>
    </message>
    <message>
        <source>Asks for one that was forgotten</source>
        <translation>補上漏記的一局</translation>
    </message>
    <message>
        <source>Insert a hand after…</source>
        <translation>在後面插入一局…</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>顯示手牌</translation>
    </message>
    <message>
        <source>Opens its tiles in the scorer</source>
        <translation>在計分頁開啟牌面</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>先前版本…</translation>
    </message>
    <message>
        <source>Shows what the hand was before, to put it back</source>
        <translation>顯示這一局以前的內容，以便改回</translation>
    </message>
    <message>
        <source>Insert a hand as number {number}</source>
        <translation>插入為第{number}局</translation>
    </message>
    <message>
        <source>Correct hand {number}</source>
        <translation>更正第{number}局</translation>
    </message>
    <message>
        <source>Record a win</source>
        <translation>記錄和牌</translation>
    </message>
    <message>
        <source>Record a draw</source>
        <translation>記錄流局</translation>
    </message>
    <message>
        <source>The tiles are not kept with the hand: they score something else.</source>
        <translation>牌面沒有一起保存：得分不同。</translation>
    </message>
    <message>
        <source>Without this hand: {changes}</source>
        <translation>移除這一局後：{changes}</translation>
    </message>
    <message>
        <source>Yes, remove this hand</source>
        <translation>確定移除這一局</translation>
    </message>
    <message>
        <source>Close this and record the hand again: another may deal now.</source>
        <translation>請關閉後重新記錄這一局：莊家可能已經換人。</translation>
    </message>
    <message>
        <source>Close this first: it shows what was there before.</source>
        <translation>請先關閉：這裡顯示的是先前的內容。</translation>
    </message>
    <message>
        <source>Recorded: {hand}.</source>
        <translation>已記錄：{hand}。</translation>
    </message>
    <message>
        <source>The sheet was corrected; later totals follow.</source>
        <translation>計分表已更正，之後的合計隨之更新。</translation>
    </message>
</context>
<context>
    <name>HandFiles</name>
    <message>
        <source>The hand was not opened</source>
        <translation>手牌沒有開啟</translation>
    </message>
    <message>
        <source>open {file}</source>
        <translation>開啟{file}</translation>
    </message>
    <message>
        <source>The set of hands was not opened</source>
        <translation>題組沒有開啟</translation>
    </message>
    <message>
        <source>{file} is there already. Choose another name.</source>
        <translation>{file}已經存在。請取其他名稱。</translation>
    </message>
    <message>
        <source>The hand was not saved</source>
        <translation>手牌沒有存好</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>已存成{file}。</translation>
    </message>
    <message>
        <source>Open a hand</source>
        <translation>開啟手牌</translation>
    </message>
    <message>
        <source>Save the hand</source>
        <translation>儲存手牌</translation>
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
        <translation>所有檔案 (*)</translation>
    </message>
</context>
<context>
    <name>HandMenu</name>
    <message>
        <source>Open…</source>
        <translation>開啟…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Recent hands</source>
        <translation>最近的手牌</translation>
    </message>
    <message>
        <source>Forget these hands</source>
        <translation>清除這些紀錄</translation>
    </message>
    <message>
        <source>bring back a recent hand</source>
        <translation>取回最近的手牌</translation>
    </message>
    <message>
        <source>None yet: hands that scored are listed once another is begun</source>
        <translation>還沒有：有分的手牌在開始下一副後列在這裡</translation>
    </message>
    <message>
        <source>Damaged entries left out: {count}</source>
        <translation>已略去損壞的紀錄：{count}</translation>
    </message>
    <message>
        <source>Older hands</source>
        <translation>較舊的手牌</translation>
    </message>
</context>
<context>
    <name>HandModels</name>
    <message>
        <source>{tile}, winning tile</source>
        <translation>{tile}，和牌</translation>
    </message>
    <message>
        <source>{meld}, with the {tile}</source>
        <translation>{meld}，含{tile}</translation>
    </message>
    <message>
        <source>Ura indicator {tile}, dora {dora}</source>
        <translation>裏寶牌指示牌{tile}，寶牌{dora}</translation>
    </message>
    <message>
        <source>Indicator {tile}, dora {dora}</source>
        <translation>指示牌{tile}，寶牌{dora}</translation>
    </message>
    <message>
        <source>Chow · exposed</source>
        <translation>順子 · 副露</translation>
    </message>
    <message>
        <source>Pung · exposed</source>
        <translation>刻子 · 副露</translation>
    </message>
    <message>
        <source>Kong · exposed</source>
        <translation>槓子 · 明槓</translation>
    </message>
    <message>
        <source>Kong · concealed</source>
        <translation>槓子 · 暗槓</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Laid down a reach stick</source>
        <translation>放出立直棒</translation>
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
        <translation>能和的牌</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>和牌</translation>
    </message>
</context>
<context>
    <name>HandSetDialog</name>
    <message>
        <source>Hands for a class</source>
        <translation>課堂題組</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>標題</translation>
    </message>
    <message>
        <source>What stands above the worksheet</source>
        <translation>練習卷上方的文字</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>With a higher level there are more patterns to choose from</source>
        <translation>難度越高，可選的番種越多</translation>
    </message>
    <message>
        <source>What is asked of added hands</source>
        <translation>加入的手牌問什麼</translation>
    </message>
    <message>
        <source>One hand a line, such as {example}; Control and Enter add them</source>
        <translation>每行一副手牌，如 {example}；按 Ctrl+Enter 加入</translation>
    </message>
    <message>
        <source>Type or paste hands</source>
        <translation>輸入或貼上手牌</translation>
    </message>
    <message>
        <source>Add these lines</source>
        <translation>加入這些行</translation>
    </message>
    <message>
        <source>Adds the hands that are written</source>
        <translation>加入寫好的手牌</translation>
    </message>
    <message>
        <source>Hand in the scorer</source>
        <translation>計分頁的手牌</translation>
    </message>
    <message>
        <source>Adds it</source>
        <translation>加入這副手牌</translation>
    </message>
    <message>
        <source>Recent hands</source>
        <translation>最近的手牌</translation>
    </message>
    <message>
        <source>Adds one that was scored before</source>
        <translation>加入先前計過分的手牌</translation>
    </message>
    <message>
        <source>Saved hand…</source>
        <translation>已存的手牌…</translation>
    </message>
    <message>
        <source>Adds the hand of a file</source>
        <translation>加入檔案裡的手牌</translation>
    </message>
    <message>
        <source>Deal hands…</source>
        <translation>出題…</translation>
    </message>
    <message>
        <source>Asks which ones, and adds them</source>
        <translation>先問要出哪些，再加入</translation>
    </message>
    <message>
        <source>No hand yet.</source>
        <translation>還沒有手牌。</translation>
    </message>
    <message>
        <source>What is asked of this hand</source>
        <translation>這副手牌問什麼</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Takes the chosen hand one up</source>
        <translation>把選取的手牌上移一個</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Takes the chosen hand one down</source>
        <translation>把選取的手牌下移一個</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Takes the chosen hand out of the set</source>
        <translation>把選取的手牌移出題組</translation>
    </message>
    <message>
        <source>Practise these</source>
        <translation>用這些練習</translation>
    </message>
    <message>
        <source>Begins a round with these hands</source>
        <translation>以這些手牌開始一回合</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>練習卷</translation>
    </message>
    <message>
        <source>Saves or prints them with their answers</source>
        <translation>連同解答儲存或列印</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Saves the set in its file</source>
        <translation>將題組存入原檔案</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存新檔…</translation>
    </message>
    <message>
        <source>Saves the set in another file</source>
        <translation>將題組存成另一個檔案</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開啟…</translation>
    </message>
    <message>
        <source>Opens another set</source>
        <translation>開啟另一個題組</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>新題組</translation>
    </message>
    <message>
        <source>Begins an empty set</source>
        <translation>開始一個空的題組</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>關閉這個視窗</translation>
    </message>
    <message>
        <source>Add hands, and ask</source>
        <translation>加入手牌，題型</translation>
    </message>
    <message>
        <source>Hands of the set: {count}</source>
        <translation>題組裡的手牌：{count}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>第{number}副</translation>
    </message>
    <message>
        <source>No hand chosen</source>
        <translation>沒有選取手牌</translation>
    </message>
    <message>
        <source>1 hand added.</source>
        <translation>已加入1副手牌。</translation>
    </message>
    <message>
        <source>{count} hands added.</source>
        <translation>已加入{count}副手牌。</translation>
    </message>
    <message>
        <source>Write a hand first: its tiles, then “+” and the winning tile.</source>
        <translation>請先寫手牌：先寫牌，再寫「+」與和牌。</translation>
    </message>
    <message>
        <source>{told} The other lines that are left are not added either.</source>
        <translation>{told}其餘各行也沒有加入。</translation>
    </message>
    <message>
        <source>Practise without saving</source>
        <translation>不儲存就練習</translation>
    </message>
    <message>
        <source>Open without saving</source>
        <translation>不儲存就開啟</translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>不儲存就關閉</translation>
    </message>
</context>
<context>
    <name>HandSetEditor</name>
    <message>
        <source>{count} tiles</source>
        <translation>{count}張</translation>
    </message>
    <message>
        <source>{rules} was not taken: hand {number} does not fit. {reason} Remove it first, or ask something else of it.</source>
        <translation>沒有改用{rules}：第{number}副不適用。{reason}請先移除，或改問別的。</translation>
    </message>
    <message>
        <source>{rules} was not taken: hands {number} do not fit. {reason} Remove them first, or ask something else of them.</source>
        <translation>沒有改用{rules}：第{number}副不適用。{reason}請先移除，或改問別的。</translation>
    </message>
    <message>
        <source>Line {number}: {message}</source>
        <translation>第{number}行：{message}</translation>
    </message>
    <message>
        <source>All hands of a set have the same rules, those of {rules} here: leave out “rules=” and “option.”.</source>
        <translation>同一題組的手牌都用同一套規則，這裡是{rules}的規則：請刪去「rules=」與「option.」。</translation>
    </message>
    <message>
        <source>A set has {most} hands at most, and this one has {count}.</source>
        <translation>題組最多{most}副手牌，這裡有{count}副。</translation>
    </message>
    <message>
        <source>Hand {number}: {message}</source>
        <translation>第{number}副：{message}</translation>
    </message>
</context>
<context>
    <name>HandSetFiles</name>
    <message>
        <source>Open a set of hands</source>
        <translation>開啟題組</translation>
    </message>
    <message>
        <source>Sets of hands (*{suffix})</source>
        <translation>題組 (*{suffix})</translation>
    </message>
    <message>
        <source>The set was not opened</source>
        <translation>題組沒有開啟</translation>
    </message>
    <message>
        <source>Opened {file}.</source>
        <translation>已開啟{file}。</translation>
    </message>
    <message>
        <source>Add a saved hand</source>
        <translation>加入已存的手牌</translation>
    </message>
    <message>
        <source>Hands (*{suffix})</source>
        <translation>手牌 (*{suffix})</translation>
    </message>
    <message>
        <source>Save the set of hands</source>
        <translation>儲存題組</translation>
    </message>
    <message>
        <source>Hands for a class</source>
        <translation>課堂題組</translation>
    </message>
    <message>
        <source>{file} is there already. Choose another name.</source>
        <translation>{file}已經存在。請取其他名稱。</translation>
    </message>
    <message>
        <source>The set was not saved</source>
        <translation>題組沒有存好</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>已存成{file}。</translation>
    </message>
    <message>
        <source>The set has changes that are in no file yet. Save them?</source>
        <translation>題組有尚未存檔的變更。要儲存嗎？</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未儲存的變更</translation>
    </message>
</context>
<context>
    <name>HandSetList</name>
    <message>
        <source>Hands of the set</source>
        <translation>題組裡的手牌</translation>
    </message>
    <message>
        <source>Arrow keys go from hand to hand; with Alt they move it, Delete removes it</source>
        <translation>以方向鍵選手牌；加 Alt 可移動，Delete 移除</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Mahjong hand</source>
        <translation>麻將手牌</translation>
    </message>
    <message>
        <source>Dora indicators</source>
        <translation>寶牌指示牌</translation>
    </message>
    <message>
        <source>Ura indicators</source>
        <translation>裏寶牌指示牌</translation>
    </message>
    <message>
        <source>Winner’s seat {seat}</source>
        <translation>和牌者座位：{seat}</translation>
    </message>
    <message>
        <source>Round {wind}</source>
        <translation>圈風：{wind}</translation>
    </message>
    <message>
        <source>Honba {count}</source>
        <translation>本場：{count}</translation>
    </message>
    <message>
        <source>Reach sticks {count}</source>
        <translation>立直棒：{count}</translation>
    </message>
    <message>
        <source>Norths set aside {count}</source>
        <translation>拔北：{count}</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>Liable {seat}</source>
        <translation>包牌：{seat}</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>不計入</translation>
    </message>
    <message>
        <source>Payments, which depend on who discarded</source>
        <translation>收付（視誰放銃而定）</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>收付</translation>
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
        <translation>手牌計分</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>計分表</translation>
    </message>
    <message>
        <source>Pattern guide</source>
        <translation>番種指南</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>計分表</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Opens, saves and brings back hands</source>
        <translation>開啟、儲存、取回手牌</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Takes all tiles away; Undo brings them back</source>
        <translation>拿掉所有的牌；按「復原」可恢復</translation>
    </message>
    <message>
        <source>Chooses the rules that the hand is scored by</source>
        <translation>選擇手牌計分所用的規則</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>選項…</translation>
    </message>
    <message>
        <source>Changes the options of the rules</source>
        <translation>更改規則的選項</translation>
    </message>
    <message>
        <source>View</source>
        <translation>檢視</translation>
    </message>
    <message>
        <source>Chooses light or dark, the tiles, and the language of names</source>
        <translation>選擇明暗、牌面與名稱的語言</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>自訂規則</translation>
    </message>
    <message>
        <source>Keep these options as…</source>
        <translation>將這些選項存為…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Light or dark as the system</source>
        <translation>明暗依系統設定</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Plain tiles</source>
        <translation>一般牌面</translation>
    </message>
    <message>
        <source>Tiles with a Latin index</source>
        <translation>附英數標記的牌面</translation>
    </message>
    <message>
        <source>Tiles in high contrast</source>
        <translation>高對比牌面</translation>
    </message>
    <message>
        <source>Tiles told apart without colour</source>
        <translation>不靠顏色分辨的牌面</translation>
    </message>
    <message>
        <source>Small tiles</source>
        <translation>小牌</translation>
    </message>
    <message>
        <source>Tiles of the usual size</source>
        <translation>一般大小的牌</translation>
    </message>
    <message>
        <source>Large tiles</source>
        <translation>大牌</translation>
    </message>
    <message>
        <source>Patterns in the window’s language</source>
        <translation>番種用視窗的語言</translation>
    </message>
    <message>
        <source>Patterns in English</source>
        <translation>番種用英文</translation>
    </message>
    <message>
        <source>Patterns in romaji</source>
        <translation>番種用羅馬字</translation>
    </message>
    <message>
        <source>Patterns in Chinese characters</source>
        <translation>番種用漢字</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>使用手冊</translation>
    </message>
    <message>
        <source>Teaching view</source>
        <translation>教學畫面</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>依系統設定</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>復原：{step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>重做：{step}</translation>
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
        <translation>寶</translation>
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
        <translation>下一張牌是什麼</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>How it was won</source>
        <translation>和牌方式</translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation>情況</translation>
    </message>
    <message>
        <source>Kept and taken away</source>
        <translation>儲存與輸出</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>練習中</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>桌況</translation>
    </message>
    <message>
        <source>In the picker and on the felt</source>
        <translation>在選牌區與牌桌</translation>
    </message>
    <message>
        <source>On the score sheet</source>
        <translation>在計分表</translation>
    </message>
    <message>
        <source>the numbers first</source>
        <translation>先按數字</translation>
    </message>
    <message>
        <source>then</source>
        <translation>再按</translation>
    </message>
    <message>
        <source>then the suit: characters, dots, bamboos, honors</source>
        <translation>再按花色：萬子、筒子、索子、字牌</translation>
    </message>
    <message>
        <source>adds a tile</source>
        <translation>加一張牌</translation>
    </message>
    <message>
        <source>for a red five: 0P</source>
        <translation>赤五：0P</translation>
    </message>
    <message>
        <source>takes the last one back</source>
        <translation>收回最後一張</translation>
    </message>
    <message>
        <source>a chow: C3M or C345M</source>
        <translation>吃：C3M 或 C345M</translation>
    </message>
    <message>
        <source>chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>a pung: O6Z or O666Z</source>
        <translation>碰：O6Z 或 O666Z</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>a kong</source>
        <translation>明槓</translation>
    </message>
    <message>
        <source>kong</source>
        <translation>明槓</translation>
    </message>
    <message>
        <source>a concealed kong</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>the winning tile</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>a dora indicator</source>
        <translation>寶牌指示牌</translation>
    </message>
    <message>
        <source>an ura indicator</source>
        <translation>裏寶牌指示牌</translation>
    </message>
    <message>
        <source>ends it, and forgets the digits</source>
        <translation>取消，並清掉已按的數字</translation>
    </message>
    <message>
        <source>clears the hand</source>
        <translation>清除手牌</translation>
    </message>
    <message>
        <source>undoes a step</source>
        <translation>復原一步</translation>
    </message>
    <message>
        <source>redoes it</source>
        <translation>重做一步</translation>
    </message>
    <message>
        <source>pastes a hand</source>
        <translation>貼上手牌</translation>
    </message>
    <message>
        <source>shows an example</source>
        <translation>顯示例子</translation>
    </message>
    <message>
        <source>teaching view, or the match, for a room to see</source>
        <translation>教學畫面，或給全場看的對局</translation>
    </message>
    <message>
        <source>shows these keys</source>
        <translation>顯示這些按鍵</translation>
    </message>
    <message>
        <source>opens the manual</source>
        <translation>開啟使用手冊</translation>
    </message>
    <message>
        <source>self-draw or discard</source>
        <translation>自摸或榮和</translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>winner’s seat</source>
        <translation>和牌者座位</translation>
    </message>
    <message>
        <source>discarded by (X: nobody)</source>
        <translation>放銃者（X：無人）</translation>
    </message>
    <message>
        <source>round wind</source>
        <translation>圈風</translation>
    </message>
    <message>
        <source>liable (X: nobody)</source>
        <translation>包牌（X：無人）</translation>
    </message>
    <message>
        <source>last tile</source>
        <translation>最後一張</translation>
    </message>
    <message>
        <source>kong replacement</source>
        <translation>槓後補牌</translation>
    </message>
    <message>
        <source>robbing a kong</source>
        <translation>搶槓</translation>
    </message>
    <message>
        <source>first turn</source>
        <translation>第一巡</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>double reach</source>
        <translation>兩立直</translation>
    </message>
    <message>
        <source>one-shot (ippatsu)</source>
        <translation>一發</translation>
    </message>
    <message>
        <source>one more honba</source>
        <translation>本場加一</translation>
    </message>
    <message>
        <source>one fewer</source>
        <translation>減一</translation>
    </message>
    <message>
        <source>one more reach stick</source>
        <translation>立直棒加一</translation>
    </message>
    <message>
        <source>one more north set aside</source>
        <translation>拔北加一</translation>
    </message>
    <message>
        <source>three or four players</source>
        <translation>三人或四人</translation>
    </message>
    <message>
        <source>opens a hand</source>
        <translation>開啟手牌</translation>
    </message>
    <message>
        <source>saves it</source>
        <translation>儲存手牌</translation>
    </message>
    <message>
        <source>copies it as text, with Shift as a picture</source>
        <translation>複製成文字，加 Shift 複製成圖片</translation>
    </message>
    <message>
        <source>prints it</source>
        <translation>列印</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>to the next part of the window</source>
        <translation>到視窗的下一區</translation>
    </message>
    <message>
        <source>to the score sheet, Ctrl+3 to the guide, Ctrl+4 to practice, Ctrl+1 back</source>
        <translation>到計分表，Ctrl+3 到指南，Ctrl+4 到練習，Ctrl+1 返回</translation>
    </message>
    <message>
        <source>from tile to tile</source>
        <translation>移到各張牌</translation>
    </message>
    <message>
        <source>adds it, or takes it back</source>
        <translation>加入或收回</translation>
    </message>
    <message>
        <source>or a right click: other chows, and red fives</source>
        <translation>或按右鍵：其他順子與赤五</translation>
    </message>
    <message>
        <source>on the felt: takes out just that tile</source>
        <translation>在牌桌：只拿掉這一張</translation>
    </message>
    <message>
        <source>a tile off the felt to take it out, or to the end to win on it</source>
        <translation>把牌拖離牌桌可拿掉，拖到末端可作和牌</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖曳</translation>
    </message>
    <message>
        <source>records a win</source>
        <translation>記錄和牌</translation>
    </message>
    <message>
        <source>records a draw</source>
        <translation>記錄流局</translation>
    </message>
    <message>
        <source>a penalty or an adjustment</source>
        <translation>罰則或調整</translation>
    </message>
    <message>
        <source>corrects the hand of the row</source>
        <translation>更正該列的局</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>begins, checks, goes on; beside a picker with Ctrl</source>
        <translation>開始、對答案、繼續；在選牌區旁加 Ctrl</translation>
    </message>
    <message>
        <source>ticks or chooses</source>
        <translation>勾選或選取</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>KindsModel</name>
    <message>
        <source>chosen</source>
        <translation>已選</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未選</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>right</source>
        <translation>答對</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>漏答</translation>
    </message>
    <message>
        <source>does not win</source>
        <translation>不能和</translation>
    </message>
</context>
<context>
    <name>KindsView</name>
    <message>
        <source>Tiles to choose from</source>
        <translation>可選的牌</translation>
    </message>
    <message>
        <source>Arrow keys go from tile to tile; Space chooses; so do digits and then M, P, S or Z</source>
        <translation>以方向鍵移到各張牌；空白鍵選取；也可按數字再按 M、P、S 或 Z</translation>
    </message>
</context>
<context>
    <name>KnownHeads</name>
    <message>
        <source>right</source>
        <translation>答對</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>漏答</translation>
    </message>
    <message>
        <source>wrongly claimed</source>
        <translation>誤答</translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>The whole hand as one line of text, read while you type</source>
        <translation>整副手牌寫成一行文字，邊輸入邊讀取</translation>
    </message>
    <message>
        <source>Type or paste a hand</source>
        <translation>輸入或貼上手牌</translation>
    </message>
</context>
<context>
    <name>LinkButton</name>
    <message>
        <source>Opens the page of this pattern</source>
        <translation>開啟這個番種的說明頁</translation>
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
        <translation>已恢復：上次結束時這副手牌還沒完成。可按「復原」或「清除」移除。</translation>
    </message>
    <message>
        <source>show a recorded hand</source>
        <translation>顯示記錄的手牌</translation>
    </message>
    <message>
        <source>Above what a discard pays; below what each pays for a self-draw.</source>
        <translation>上方是榮和時所付，下方是自摸時各家所付。</translation>
    </message>
    <message>
        <source>{problem} To close all the same, close again.</source>
        <translation>{problem}仍要關閉，請再關一次。</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Manual</source>
        <translation>使用手冊</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章節</translation>
    </message>
    <message>
        <source>Text of the chapter</source>
        <translation>章節內容</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>回到視窗</translation>
    </message>
</context>
<context>
    <name>MatchDialog</name>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Keeps the match as it is put here</source>
        <translation>照這裡的內容保存對局</translation>
    </message>
    <message>
        <source>Keep it all the same</source>
        <translation>仍要保存</translation>
    </message>
    <message>
        <source>Keeps it although the rules are against it</source>
        <translation>雖不合規則仍照樣保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>不做任何變更</translation>
    </message>
    <message>
        <source>Correct the match</source>
        <translation>更正對局</translation>
    </message>
    <message>
        <source>What the match is called</source>
        <translation>對局的名稱</translation>
    </message>
    <message>
        <source>The sheet and the list of matches have it</source>
        <translation>顯示在計分表與對局清單</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>{date}的對局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
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
        <translation>人數</translation>
    </message>
    <message>
        <source>Hands stay with their seats: whoever is written at a seat takes over what was recorded for it.</source>
        <translation>各局依座位保留：寫在某座位的人，承接該座位的紀錄。</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>整場</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>只打東圈</translation>
    </message>
    <message>
        <source>Options of the match</source>
        <translation>對局的選項</translation>
    </message>
    <message>
        <source>Options of the hands</source>
        <translation>計分的選項</translation>
    </message>
    <message>
        <source>Who sits where in the first hand</source>
        <translation>第一局誰坐哪裡</translation>
    </message>
    <message>
        <source>1 changed</source>
        <translation>更改1項</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>更改{count}項</translation>
    </message>
    <message>
        <source>as the rules have them</source>
        <translation>照規則</translation>
    </message>
    <message>
        <source>This is what changes. Press Save once more to keep it.</source>
        <translation>會有以上變化。再按一次「儲存」即可保存。</translation>
    </message>
    <message>
        <source>The match was corrected.</source>
        <translation>對局已更正。</translation>
    </message>
    <message>
        <source>The rules are against some of its hands, as they are named above.</source>
        <translation>上面列出的局不合規則。</translation>
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
        <translation>人數</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>抽座位</translation>
    </message>
    <message>
        <source>Has chance say who sits where</source>
        <translation>以抽籤決定誰坐哪裡</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>整場</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>只打東圈</translation>
    </message>
    <message>
        <source>Options of the match</source>
        <translation>對局的選項</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Begins a match with these players</source>
        <translation>以這些玩家開始對局</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>儲存能讀的部分…</translation>
    </message>
    <message>
        <source>Saves the matches of the damaged database that can be read</source>
        <translation>從損壞的資料庫儲存能讀的對局</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Opens a match, sheets to fill in, backups</source>
        <translation>開啟對局、空白計分表、備份</translation>
    </message>
    <message>
        <source>Club nights…</source>
        <translation>例會…</translation>
    </message>
    <message>
        <source>Several tables at once, in rounds</source>
        <translation>多桌同時進行，分輪對戰</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>開始對局</translation>
    </message>
    <message>
        <source>Who sits where in the first hand</source>
        <translation>第一局誰坐哪裡</translation>
    </message>
    <message>
        <source>By the rules of the scorer: {rules}. Others are chosen above, at the right.</source>
        <translation>依計分頁的規則：{rules}。要用其他規則，請在右上方選。</translation>
    </message>
    <message>
        <source>{seat} {name}</source>
        <translation>{seat} {name}</translation>
    </message>
    <message>
        <source>Drawn: {seats}</source>
        <translation>抽籤結果：{seats}</translation>
    </message>
</context>
<context>
    <name>MatchHistory</name>
    <message>
        <source>an earlier step</source>
        <translation>先前的步驟</translation>
    </message>
    <message>
        <source>Somebody else changed the same since then, so this is not undone: {step}.</source>
        <translation>別人後來更改了同一處，所以不能復原：{step}。</translation>
    </message>
    <message>
        <source>Somebody else changed the same since then, so this is not done again: {step}.</source>
        <translation>別人後來更改了同一處，所以不能重做：{step}。</translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation>已復原：{step}。</translation>
    </message>
    <message>
        <source>Done again: {step}.</source>
        <translation>已重做：{step}。</translation>
    </message>
    <message>
        <source>This cannot be undone: {step}.</source>
        <translation>不能復原：{step}。</translation>
    </message>
    <message>
        <source>This cannot be done: {step}.</source>
        <translation>不能執行：{step}。</translation>
    </message>
</context>
<context>
    <name>MatchKeeper</name>
    <message>
        <source>Somebody else deleted this match meanwhile.</source>
        <translation>別人剛才刪除了這場對局。</translation>
    </message>
    <message>
        <source>record a hand</source>
        <translation>記錄一局</translation>
    </message>
    <message>
        <source>insert hand {number}</source>
        <translation>插入第{number}局</translation>
    </message>
    <message>
        <source>correct hand {number}</source>
        <translation>更正第{number}局</translation>
    </message>
    <message>
        <source>remove hand {number}</source>
        <translation>移除第{number}局</translation>
    </message>
    <message>
        <source>end the match</source>
        <translation>結束對局</translation>
    </message>
    <message>
        <source>reopen the match</source>
        <translation>重新開啟對局</translation>
    </message>
    <message>
        <source>record “{hand}”</source>
        <translation>記錄「{hand}」</translation>
    </message>
    <message>
        <source>Somebody else deleted this match meanwhile, so nothing was recorded.</source>
        <translation>別人剛才刪除了這場對局，所以沒有記錄。</translation>
    </message>
    <message>
        <source>Somebody else changed the same meanwhile, so nothing was recorded. The sheet shows what is there now: look at it and try again.</source>
        <translation>別人剛才更改了同一處，所以沒有記錄。計分表顯示現在的內容：請看過再試。</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Matches</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>現有</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已刪除</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>哪些對局</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>尋找對局</translation>
    </message>
    <message>
        <source>By players, title, rules or day, as 1.3.2026</source>
        <translation>依玩家、標題、規則或日期，如2026年3月1日</translation>
    </message>
    <message>
        <source>Find by player, title or day</source>
        <translation>依玩家、標題或日期尋找</translation>
    </message>
    <message>
        <source>No match has all of that.</source>
        <translation>沒有符合的對局。</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>取回</translation>
    </message>
    <message>
        <source>Has the match back that was deleted</source>
        <translation>取回刪除的對局</translation>
    </message>
    <message>
        <source>Rename a player…</source>
        <translation>玩家改名…</translation>
    </message>
    <message>
        <source>Gives a player another name in all matches</source>
        <translation>在所有對局裡更改玩家的名字</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>玩家…</translation>
    </message>
    <message>
        <source>Shows games, places, wins and best hands of each player</source>
        <translation>顯示每名玩家的場數、名次、和牌與最佳手牌</translation>
    </message>
    <message>
        <source>Bring this match back</source>
        <translation>取回這場對局</translation>
    </message>
    <message>
        <source>Open this match</source>
        <translation>開啟這場對局</translation>
    </message>
    <message>
        <source>Enter or a double click brings a deleted match back, with all its hands.</source>
        <translation>按 Enter 或按兩下，可取回刪除的對局與其中各局。</translation>
    </message>
    <message>
        <source>Enter or a double click opens a match. F2 gives it a title, Del deletes it; so does a right click.</source>
        <translation>按 Enter 或按兩下開啟對局。F2 更改標題，Del 刪除；也可按右鍵。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重新命名…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Deleted: {match}. Nothing of it is lost; it is among the deleted ones.</source>
        <translation>已刪除：{match}。內容都還在，列在「已刪除」裡。</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>對局已取回。</translation>
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
        <translation>未結束</translation>
    </message>
</context>
<context>
    <name>MatchOption</name>
    <message>
        <source>The rule set’s own is {value}.</source>
        <translation>這套規則原本是{value}。</translation>
    </message>
    <message>
        <source>A number for each place, the highest first; their sum is 0</source>
        <translation>每個名次一個數字，由高到低；總和為0</translation>
    </message>
    <message>
        <source>{option}: write it like {example}.</source>
        <translation>{option}：請照這樣寫：{example}。</translation>
    </message>
</context>
<context>
    <name>MatchView</name>
    <message>
        <source>Score sheet</source>
        <translation>計分表</translation>
    </message>
    <message>
        <source>Correct this hand</source>
        <translation>更正這一局</translation>
    </message>
    <message>
        <source>Record a win…</source>
        <translation>記錄和牌…</translation>
    </message>
    <message>
        <source>Asks who won the hand, and how</source>
        <translation>詢問誰和了這一局、怎麼和的</translation>
    </message>
    <message>
        <source>Draw…</source>
        <translation>流局…</translation>
    </message>
    <message>
        <source>Records a hand that nobody won</source>
        <translation>記錄無人和牌的一局</translation>
    </message>
    <message>
        <source>Penalty or adjustment…</source>
        <translation>罰則或調整…</translation>
    </message>
    <message>
        <source>Takes points from players or gives them</source>
        <translation>扣玩家的分，或給玩家分</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>結束對局</translation>
    </message>
    <message>
        <source>Closes the sheet; it can be reopened</source>
        <translation>結束計分表；之後可重新開啟</translation>
    </message>
    <message>
        <source>Reopen the match</source>
        <translation>重新開啟對局</translation>
    </message>
    <message>
        <source>Goes on with a match that was ended</source>
        <translation>繼續已結束的對局</translation>
    </message>
    <message>
        <source>Other matches…</source>
        <translation>其他對局…</translation>
    </message>
    <message>
        <source>Begins a match or opens another one</source>
        <translation>開始對局，或開啟其他對局</translation>
    </message>
    <message>
        <source>Club nights…</source>
        <translation>例會…</translation>
    </message>
    <message>
        <source>Shows all tables of a club night</source>
        <translation>顯示例會的各桌</translation>
    </message>
    <message>
        <source>Big view</source>
        <translation>大畫面</translation>
    </message>
    <message>
        <source>Shows the totals for a whole room to see</source>
        <translation>顯示合計，供全場觀看</translation>
    </message>
    <message>
        <source>Correct the match…</source>
        <translation>更正對局…</translation>
    </message>
    <message>
        <source>Changes its title, players, rules, options or length</source>
        <translation>更改標題、玩家、規則、選項或長度</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Saves, opens and prints; backups of all matches</source>
        <translation>儲存、開啟、列印；備份所有對局</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>儲存能讀的部分…</translation>
    </message>
    <message>
        <source>Saves the matches that can be read</source>
        <translation>儲存能讀的對局</translation>
    </message>
    <message>
        <source>{rules} · East round only</source>
        <translation>{rules} · 只打東圈</translation>
    </message>
    <message>
        <source>{label}: {said}</source>
        <translation>{label}：{said}</translation>
    </message>
    <message>
        <source>Each hand is kept as soon as it is recorded</source>
        <translation>每一局記錄後立即保存</translation>
    </message>
    <message>
        <source>Saved {time} · each hand is kept as soon as it is recorded</source>
        <translation>{time}已存 · 每一局記錄後立即保存</translation>
    </message>
    <message>
        <source>Double-click a hand, or press Enter, to correct it; later totals follow.</source>
        <translation>在局上按兩下或按 Enter 可更正，之後的合計隨之更新。</translation>
    </message>
    <message>
        <source>records a win</source>
        <translation>記錄和牌</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>流局</translation>
    </message>
    <message>
        <source>a penalty or an adjustment</source>
        <translation>罰則或調整</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>corrects a hand</source>
        <translation>更正一局</translation>
    </message>
    <message>
        <source>big view</source>
        <translation>大畫面</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>顯示手牌</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>更正…</translation>
    </message>
    <message>
        <source>Insert a hand before…</source>
        <translation>在前面插入一局…</translation>
    </message>
    <message>
        <source>Insert a hand after…</source>
        <translation>在後面插入一局…</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>先前版本…</translation>
    </message>
</context>
<context>
    <name>MeldOffers</name>
    <message>
        <source>Melds with this tile</source>
        <translation>含這張牌的面子</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>不做任何變更</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Write a name, or choose one with Up and Down</source>
        <translation>輸入姓名，或以上下鍵選擇</translation>
    </message>
</context>
<context>
    <name>NightDialog</name>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Keeps it so</source>
        <translation>照這樣保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>不做任何變更</translation>
    </message>
</context>
<context>
    <name>NightDialogs</name>
    <message>
        <source>Rounds that have begun stay as they are. All others are seated anew with those who are here.</source>
        <translation>已開始的輪次不變。其餘各輪以在場的人重新安排座位。</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>參加者</translation>
    </message>
    <message>
        <source>Table {table} in round {number}</source>
        <translation>第{number}輪第{table}桌</translation>
    </message>
    <message>
        <source>Whoever makes room for somebody takes that guest’s place in this round.</source>
        <translation>要讓出座位的人，換到對方這一輪的座位。</translation>
    </message>
</context>
<context>
    <name>NightFiles</name>
    <message>
        <source>{night} standings</source>
        <translation>{night} 排名</translation>
    </message>
    <message>
        <source>{night} round {number} seats</source>
        <translation>{night} 第{number}輪座位</translation>
    </message>
</context>
<context>
    <name>NightForm</name>
    <message>
        <source>What the night is called</source>
        <translation>例會的名稱</translation>
    </message>
    <message>
        <source>The matches have it in their titles</source>
        <translation>對局的標題會有這個名稱</translation>
    </message>
    <message>
        <source>Club night</source>
        <translation>例會</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>參加者</translation>
    </message>
    <message>
        <source>One name a line; a list can be pasted</source>
        <translation>每行一個姓名；可貼上名單</translation>
    </message>
    <message>
        <source>Guests, one a line</source>
        <translation>參加者，每行一個</translation>
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
        <translation>每桌人數</translation>
    </message>
    <message>
        <source>Tables of three rather than guests who rest</source>
        <translation>寧可三人一桌，不讓人輪空</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>輪數</translation>
    </message>
    <message>
        <source>As many as are seated ahead; more can be added later</source>
        <translation>先排好這麼多輪；之後可以再加</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>每輪分鐘</translation>
    </message>
    <message>
        <source>How long the clock of a round goes; 0 is without a clock</source>
        <translation>一輪計時多久；0表示不計時</translation>
    </message>
    <message>
        <source>Length of a match</source>
        <translation>對局長度</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>整場</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>只打東圈</translation>
    </message>
    <message>
        <source>Options of the matches</source>
        <translation>對局的選項</translation>
    </message>
    <message>
        <source>Seat the guests</source>
        <translation>安排座位</translation>
    </message>
    <message>
        <source>Begins a club night with these guests</source>
        <translation>以這些參加者開始例會</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>對局…</translation>
    </message>
    <message>
        <source>Back to the matches by themselves</source>
        <translation>回到單獨的對局</translation>
    </message>
    <message>
        <source>Begin a club night</source>
        <translation>開始例會</translation>
    </message>
    <message>
        <source>By the rules of the scorer: {rules}. Others are chosen above, at the right.</source>
        <translation>依計分頁的規則：{rules}。要用其他規則，請在右上方選。</translation>
    </message>
    <message>
        <source>1 guest</source>
        <translation>1名參加者</translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation>{count}名參加者</translation>
    </message>
    <message>
        <source>1 table</source>
        <translation>1桌</translation>
    </message>
    <message>
        <source>{count} tables</source>
        <translation>{count}桌</translation>
    </message>
    <message>
        <source>{told}, {count} of three</source>
        <translation>{told}，其中{count}桌三人</translation>
    </message>
    <message>
        <source>{told}; in each round 1 rests, by turns</source>
        <translation>{told}；每輪1人輪空</translation>
    </message>
    <message>
        <source>{told}; in each round {count} rest, by turns</source>
        <translation>{told}；每輪{count}人輪空</translation>
    </message>
    <message>
        <source>No guests yet</source>
        <translation>還沒有參加者</translation>
    </message>
    <message>
        <source>Write what the night is called.</source>
        <translation>請寫例會的名稱。</translation>
    </message>
</context>
<context>
    <name>NightKeeper</name>
    <message>
        <source>This club night was deleted; it is among the deleted ones.</source>
        <translation>這場例會已刪除，列在「已刪除」裡。</translation>
    </message>
    <message>
        <source>This version of the program does not know the rules of this club night ({rules}).</source>
        <translation>這個版本的程式沒有這場例會的規則（{rules}）。</translation>
    </message>
    <message>
        <source>A club night has {most} rounds at most.</source>
        <translation>例會最多{most}輪。</translation>
    </message>
    <message>
        <source>Somebody else deleted this club night; it is among the deleted ones.</source>
        <translation>別人刪除了這場例會，列在「已刪除」裡。</translation>
    </message>
    <message>
        <source>Somebody else deleted this club night meanwhile, so nothing was changed here.</source>
        <translation>別人剛才刪除了這場例會，所以這裡沒有任何變更。</translation>
    </message>
    <message>
        <source>Somebody else changed this club night meanwhile, so nothing was changed here. Look at what is there now, then try again.</source>
        <translation>別人剛才更改了這場例會，所以這裡沒有任何變更。請先看看現在的內容再試。</translation>
    </message>
</context>
<context>
    <name>NightList</name>
    <message>
        <source>Club nights</source>
        <translation>例會</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>現有</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已刪除</translation>
    </message>
    <message>
        <source>Which club nights</source>
        <translation>哪些例會</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>取回</translation>
    </message>
    <message>
        <source>Has the night back that was deleted</source>
        <translation>取回刪除的例會</translation>
    </message>
    <message>
        <source>Bring this night back</source>
        <translation>取回這場例會</translation>
    </message>
    <message>
        <source>Open this club night</source>
        <translation>開啟這場例會</translation>
    </message>
    <message>
        <source>Enter or a double click brings a deleted night back.</source>
        <translation>按 Enter 或按兩下，可取回刪除的例會。</translation>
    </message>
    <message>
        <source>Enter or a double click opens a night. F2 renames it, Del deletes it; so does a right click. Its matches stay.</source>
        <translation>按 Enter 或按兩下開啟例會。F2 重新命名，Del 刪除；也可按右鍵。對局仍會保留。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重新命名…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Deleted: {night}. Its matches stay; it is among the deleted ones.</source>
        <translation>已刪除：{night}。對局仍會保留；例會列在「已刪除」裡。</translation>
    </message>
    <message>
        <source>The club night is back.</source>
        <translation>例會已取回。</translation>
    </message>
</context>
<context>
    <name>NightListModel</name>
    <message>
        <source>no round begun</source>
        <translation>尚未開始</translation>
    </message>
    <message>
        <source>round {begun} of {rounds}</source>
        <translation>第{begun}輪，共{rounds}輪</translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation>{count}名參加者</translation>
    </message>
</context>
<context>
    <name>NightMenu</name>
    <message>
        <source>Standings as CSV…</source>
        <translation>排名存成 CSV…</translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation>Excel 活頁簿…</translation>
    </message>
    <message>
        <source>Standings as PDF…</source>
        <translation>排名存成 PDF…</translation>
    </message>
    <message>
        <source>Print the standings…</source>
        <translation>列印排名…</translation>
    </message>
    <message>
        <source>Seats of this round as PDF…</source>
        <translation>這一輪的座位存成 PDF…</translation>
    </message>
    <message>
        <source>Print the seats of this round…</source>
        <translation>列印這一輪的座位…</translation>
    </message>
</context>
<context>
    <name>NightModels</name>
    <message>
        <source>Round {number}</source>
        <translation>第{number}輪</translation>
    </message>
    <message>
        <source>{round} has not begun</source>
        <translation>{round}尚未開始</translation>
    </message>
    <message>
        <source>{round} is past</source>
        <translation>{round}已結束</translation>
    </message>
    <message>
        <source>At no table in this round: {names}</source>
        <translation>這一輪沒有上桌：{names}</translation>
    </message>
    <message>
        <source>{size} guests fill a table, and {here} are here. Guests… says who is.</source>
        <translation>湊滿一桌要{size}人，在場只有{here}人。請在「參加者…」指定在場的人。</translation>
    </message>
    <message>
        <source>The match of this table is lost</source>
        <translation>這一桌的對局不見了</translation>
    </message>
    <message>
        <source>The match of this table was deleted</source>
        <translation>這一桌的對局已刪除</translation>
    </message>
    <message>
        <source>The match of this table cannot be read</source>
        <translation>這一桌的對局無法讀取</translation>
    </message>
    <message>
        <source>a hand has to be put right</source>
        <translation>有一局須更正</translation>
    </message>
    <message>
        <source>over after 1 hand</source>
        <translation>1局後結束</translation>
    </message>
    <message>
        <source>over after {count} hands</source>
        <translation>{count}局後結束</translation>
    </message>
    <message>
        <source>{label} · hand {number}</source>
        <translation>{label} · 第{number}局</translation>
    </message>
    <message>
        <source>{label} · hand {number} of {length}</source>
        <translation>{label} · 第{number}局，共{length}局</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>第{number}桌</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>不在場</translation>
    </message>
    <message>
        <source>no game yet</source>
        <translation>還沒有對局</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1場</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>{count}場</translation>
    </message>
    <message>
        <source>1 game, in play</source>
        <translation>1場，進行中</translation>
    </message>
    <message>
        <source>{games}, {count} in play</source>
        <translation>{games}，進行中：{count}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points}點</translation>
    </message>
    <message>
        <source>{place}. {name}: {points}, {detail}</source>
        <translation>第{place}名 {name}：{points}，{detail}</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>參加者</translation>
    </message>
    <message>
        <source>Standings before the first hand</source>
        <translation>第一局之前的排名</translation>
    </message>
    <message>
        <source>Standings in round {number}</source>
        <translation>第{number}輪的排名</translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation>第{number}輪後的排名</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>不計時</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>時間到</translation>
    </message>
    <message>
        <source>Time is up · stopped</source>
        <translation>時間到 · 已暫停</translation>
    </message>
    <message>
        <source>left in round {number}</source>
        <translation>第{number}輪剩餘</translation>
    </message>
    <message>
        <source>left · stopped</source>
        <translation>剩餘 · 已暫停</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未開始</translation>
    </message>
    <message>
        <source>for this round</source>
        <translation>這一輪的時間</translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation>{count}名參加者</translation>
    </message>
    <message>
        <source>{rules} · East round only</source>
        <translation>{rules} · 只打東圈</translation>
    </message>
</context>
<context>
    <name>NightNameDialog</name>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Gives the club night this name</source>
        <translation>以此為例會的名稱</translation>
    </message>
    <message>
        <source>Rename the club night</source>
        <translation>重新命名例會</translation>
    </message>
    <message>
        <source>What the night is called</source>
        <translation>例會的名稱</translation>
    </message>
    <message>
        <source>Matches that begin from now on have it in their titles</source>
        <translation>此後開始的對局，標題會有這個名稱</translation>
    </message>
    <message>
        <source>Write what the night is called.</source>
        <translation>請寫例會的名稱。</translation>
    </message>
</context>
<context>
    <name>NightPaper</name>
    <message>
        <source>Final points</source>
        <translation>最終分數</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
</context>
<context>
    <name>NightView</name>
    <message>
        <source>Round {number}</source>
        <translation>第{number}輪</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>哪一輪</translation>
    </message>
    <message>
        <source>Begins a match at each table of the round</source>
        <translation>在這一輪的每桌開始對局</translation>
    </message>
    <message>
        <source>Shows who sits where in the next round, before it begins</source>
        <translation>在下一輪開始之前，顯示誰坐哪裡</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>加一輪</translation>
    </message>
    <message>
        <source>Seats the guests for another round</source>
        <translation>為新的一輪安排座位</translation>
    </message>
    <message>
        <source>Seat anew</source>
        <translation>重排座位</translation>
    </message>
    <message>
        <source>Seats all rounds that have not begun otherwise</source>
        <translation>重排所有尚未開始的輪次</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Undoes the last change of guests, seats, rounds or minutes</source>
        <translation>收回上一次對參加者、座位、輪數或分鐘的更改</translation>
    </message>
    <message>
        <source>Guests…</source>
        <translation>參加者…</translation>
    </message>
    <message>
        <source>Who came later, and who left</source>
        <translation>晚到的人與離開的人</translation>
    </message>
    <message>
        <source>Big view</source>
        <translation>大畫面</translation>
    </message>
    <message>
        <source>Shows clock and tables for a whole room to see</source>
        <translation>顯示時鐘與各桌，供全場觀看</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Saves and prints the standings and the seats</source>
        <translation>儲存、列印排名與座位</translation>
    </message>
    <message>
        <source>Other nights…</source>
        <translation>其他例會…</translation>
    </message>
    <message>
        <source>Begins a club night or opens another one</source>
        <translation>開始例會，或開啟其他例會</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>對局…</translation>
    </message>
    <message>
        <source>Back to the matches by themselves</source>
        <translation>回到單獨的對局</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Change who sits at this table</source>
        <translation>更改這一桌的座位</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open the match of this table</source>
        <translation>開啟這一桌的對局</translation>
    </message>
    <message>
        <source>Begin round {number}</source>
        <translation>開始第{number}輪</translation>
    </message>
    <message>
        <source>Seats of round {number}</source>
        <translation>第{number}輪座位</translation>
    </message>
    <message>
        <source>changes the table</source>
        <translation>更改這一桌</translation>
    </message>
    <message>
        <source>opens the match</source>
        <translation>開啟對局</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>starts and stops the clock</source>
        <translation>開始與暫停計時</translation>
    </message>
    <message>
        <source>begins the round</source>
        <translation>開始這一輪</translation>
    </message>
    <message>
        <source>guests</source>
        <translation>參加者</translation>
    </message>
    <message>
        <source>big view</source>
        <translation>大畫面</translation>
    </message>
    <message>
        <source>1 table still plays</source>
        <translation>還有1桌未結束</translation>
    </message>
    <message>
        <source>{count} tables still play</source>
        <translation>還有{count}桌未結束</translation>
    </message>
    <message>
        <source>In round {number}, {tables}. Press again to begin round {next} all the same.</source>
        <translation>第{number}輪{tables}。仍要開始第{next}輪，請再按一次。</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Up and Down change it by one</source>
        <translation>以上下鍵加減一</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{value} (usual)</source>
        <translation>{value}（預設）</translation>
    </message>
    <message>
        <source>The rule set’s own is {value}.</source>
        <translation>這套規則原本是{value}。</translation>
    </message>
    <message>
        <source>changed from the rule set’s own</source>
        <translation>已改，與規則原本不同</translation>
    </message>
    <message>
        <source>as the rule set has it</source>
        <translation>與規則原本相同</translation>
    </message>
</context>
<context>
    <name>OptionsDialog</name>
    <message>
        <source>Back to the rule set’s own</source>
        <translation>還原為規則預設</translation>
    </message>
    <message>
        <source>Takes back every change of the options</source>
        <translation>取消對選項的所有更改</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Closes the options; they hold already</source>
        <translation>關閉選項；更改已經生效</translation>
    </message>
    <message>
        <source>A change holds at once, and Undo takes it back. A dot marks what was changed.</source>
        <translation>更改立即生效，可按「復原」取消。圓點標示已更改的選項。</translation>
    </message>
    <message>
        <source>Options of {rules}</source>
        <translation>{rules}的選項</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back to the hand</source>
        <translation>回到手牌</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>The page before: Alt+Left</source>
        <translation>上一頁：Alt+Left</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>The page after: Alt+Right</source>
        <translation>下一頁：Alt+Right</translation>
    </message>
    <message>
        <source>Load this example</source>
        <translation>載入例子</translation>
    </message>
    <message>
        <source>Put the hand into the scorer; Undo brings yours back</source>
        <translation>把這副手牌放進計分頁；按「復原」可恢復原來的</translation>
    </message>
</context>
<context>
    <name>PageTitle</name>
    <message>
        <source>does not count</source>
        <translation>不計</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Page {number} of {count} · Mahjong Desk</source>
        <translation>第{number}頁，共{count}頁 · Mahjong Desk</translation>
    </message>
</context>
<context>
    <name>PatternChecks</name>
    <message>
        <source>Space ticks it; arrow keys go to the others</source>
        <translation>空白鍵勾選；方向鍵移到其他項</translation>
    </message>
    <message>
        <source>not this one</source>
        <translation>不是這個</translation>
    </message>
</context>
<context>
    <name>PatternList</name>
    <message>
        <source>Patterns</source>
        <translation>番種</translation>
    </message>
    <message>
        <source>Arrow keys go from pattern to pattern, and show its page</source>
        <translation>以方向鍵選番種並顯示說明頁</translation>
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
        <translation>次數：{name}</translation>
    </message>
    <message>
        <source>{name} counts in its place</source>
        <translation>改計{name}</translation>
    </message>
    <message>
        <source>never together with {name}</source>
        <translation>不與{name}並計</translation>
    </message>
</context>
<context>
    <name>PatternsDialog</name>
    <message>
        <source>Points from patterns</source>
        <translation>依番種算分</translation>
    </message>
    <message>
        <source>Find a pattern</source>
        <translation>尋找番種</translation>
    </message>
    <message>
        <source>Shows those with these letters in their name</source>
        <translation>顯示名稱含這些字的番種</translation>
    </message>
    <message>
        <source>Take these points</source>
        <translation>採用這個分數</translation>
    </message>
    <message>
        <source>Ends the list</source>
        <translation>結束選擇</translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>全不勾選</translation>
    </message>
    <message>
        <source>Begins the list anew</source>
        <translation>重新勾選</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>不做任何變更</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1分</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count}分</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>A hand without a pattern</source>
        <translation>沒有番種的手牌</translation>
    </message>
    <message>
        <source>{rows} · the table’s limit holds</source>
        <translation>{rows} · 適用本桌封頂</translation>
    </message>
</context>
<context>
    <name>PaymentsView</name>
    <message>
        <source>Payments</source>
        <translation>收付</translation>
    </message>
    <message>
        <source>What each seat gets or pays; arrow keys go from seat to seat</source>
        <translation>各家的收付；以方向鍵移到各家</translation>
    </message>
</context>
<context>
    <name>PickerModel</name>
    <message>
        <source>{tile}, {left} left</source>
        <translation>{tile}，剩{left}張</translation>
    </message>
</context>
<context>
    <name>PickerPanel</name>
    <message>
        <source>What a click adds</source>
        <translation>點選時加入什麼</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>明槓</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗槓</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>和牌</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>寶牌</translation>
    </message>
    <message>
        <source>Ura</source>
        <translation>裏寶</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Type or paste</source>
        <translation>輸入或貼上</translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation>「{label}」不成立：{reason}。</translation>
    </message>
</context>
<context>
    <name>PickerView</name>
    <message>
        <source>Tiles to add</source>
        <translation>可加的牌</translation>
    </message>
    <message>
        <source>Arrow keys go from tile to tile; Enter adds it</source>
        <translation>以方向鍵移到各張牌；Enter 加入</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the hand</source>
        <translation>儲存手牌的圖片</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>寬度（像素）</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Asks where to save the picture</source>
        <translation>詢問圖片存到哪裡</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Saves nothing</source>
        <translation>不儲存</translation>
    </message>
    <message>
        <source>pixels wide, {height} high</source>
        <translation>像素寬，高{height}</translation>
    </message>
    <message>
        <source>For messages and web pages.</source>
        <translation>適合訊息與網頁。</translation>
    </message>
    <message>
        <source>Sharp at every size; for print shops and drawing programs.</source>
        <translation>任何大小都清晰，適合印刷與繪圖程式。</translation>
    </message>
</context>
<context>
    <name>PlayerDialog</name>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Gives the player this name in all matches</source>
        <translation>在所有對局裡給玩家這個名字</translation>
    </message>
    <message>
        <source>Rename a player</source>
        <translation>玩家改名</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新名字</translation>
    </message>
    <message>
        <source>Takes the place of the old one in every match</source>
        <translation>在每場對局裡取代舊的名字</translation>
    </message>
    <message>
        <source>The player has the new name in every match, those that are over too.</source>
        <translation>每場對局都改成新名字，已結束的也是。</translation>
    </message>
    <message>
        <source>There is a player {other} already. If both are the same person, press once more: all matches of {name} become matches of {other}. That cannot be undone.</source>
        <translation>已有玩家{other}。若是同一個人，請再按一次：{name}的所有對局都會歸{other}。這不能復原。</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>合併</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>{name}, {title}: {figure}</source>
        <translation>{name}，{title}：{figure}</translation>
    </message>
    <message>
        <source>{title}, sorted upwards</source>
        <translation>{title}，由小到大</translation>
    </message>
    <message>
        <source>{title}, sorted downwards</source>
        <translation>{title}，由大到小</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Arrow keys go from cell to cell; S sorts by the column, Enter goes to the best hands</source>
        <translation>以方向鍵移到各格；S 依該欄排序，Enter 到最佳手牌</translation>
    </message>
</context>
<context>
    <name>PointsBlock</name>
    <message>
        <source>What happened</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>誰</translation>
    </message>
    <message>
        <source>A fine</source>
        <translation>罰分</translation>
    </message>
    <message>
        <source>An offence (chombo)</source>
        <translation>犯規（錯和）</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>調整</translation>
    </message>
    <message>
        <source>Points of the fine</source>
        <translation>罰多少分</translation>
    </message>
    <message>
        <source>Points for {name}</source>
        <translation>{name}的分數</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why the points are moved; it stands in the sheet</source>
        <translation>為何調整分數；會寫在計分表</translation>
    </message>
    <message>
        <source>Take this out</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>These points are not moved after all</source>
        <translation>這些分數不調整了</translation>
    </message>
    <message>
        <source>Who is given points, or loses some?</source>
        <translation>給誰加分，或扣誰的分？</translation>
    </message>
    <message>
        <source>Write why the points are moved.</source>
        <translation>請寫為何調整分數。</translation>
    </message>
    <message>
        <source>Who is fined?</source>
        <translation>罰誰？</translation>
    </message>
    <message>
        <source>How many points is the fine?</source>
        <translation>罰幾分？</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Another penalty or adjustment</source>
        <translation>再加一項罰則或調整</translation>
    </message>
    <message>
        <source>Moves points in the same hand</source>
        <translation>在同一局再調整分數</translation>
    </message>
    <message>
        <source>Penalty or adjustment in this hand</source>
        <translation>這一局的罰則或調整</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>right {right}, missed {missed}, wrongly claimed {claimed}</source>
        <translation>答對{right}，漏答{missed}，誤答{claimed}</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>還沒有回合</translation>
    </message>
    <message>
        <source>Right answers round by round: {percents}</source>
        <translation>各回合的答對率：{percents}</translation>
    </message>
    <message>
        <source>A hand is shown: tick what it scores.</source>
        <translation>看一副手牌：勾選計入的番種。</translation>
    </message>
    <message>
        <source>A hand is shown: work out what it is worth.</source>
        <translation>看一副手牌：算出得分。</translation>
    </message>
    <message>
        <source>A hand is ready: pick every tile that completes it.</source>
        <translation>手牌已聽牌：選出所有能和的牌。</translation>
    </message>
    <message>
        <source>A hand can be read in several ways: say which pays most.</source>
        <translation>手牌有好幾種拆法：選出得分最高的。</translation>
    </message>
    <message>
        <source>A pattern is named: build a hand that scores it.</source>
        <translation>指定一個番種：組一副符合的手牌。</translation>
    </message>
    <message>
        <source>Those too of which no copy is left.</source>
        <translation>一張都不剩的牌也要選。</translation>
    </message>
    <message>
        <source>Leave empty what the hand does not have.</source>
        <translation>手牌沒有的項目請留空。</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>答對</translation>
    </message>
    <message>
        <source>Left empty</source>
        <translation>留空</translation>
    </message>
    <message>
        <source>Pays most</source>
        <translation>得分最高</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏答</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>不計</translation>
    </message>
    <message>
        <source>Does not win</source>
        <translation>不能和</translation>
    </message>
    <message>
        <source>Pays less</source>
        <translation>得分較少</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>錯</translation>
    </message>
    <message>
        <source>Reading {number}</source>
        <translation>拆法{number}</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>時間到</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>跳過</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>全對</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>不完全對</translation>
    </message>
    <message>
        <source>{right} of {count} right</source>
        <translation>{count}項答對{right}項</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>多選{count}項</translation>
    </message>
    <message>
        <source>Hand {number}, {name}: {what}</source>
        <translation>第{number}題，{name}：{what}</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Answer first; then F11 shows the score step by step.</source>
        <translation>請先作答，再按 F11 逐步看計分。</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>學習者是誰？</translation>
    </message>
    <message>
        <source>What is known is kept under this name, on this computer alone:</source>
        <translation>學會的內容以這個名字保存，只在這台電腦上：</translation>
    </message>
    <message>
        <source>A name has at most {count} letters, and nothing else than letters and signs.</source>
        <translation>名字最多{count}個字，只能用文字與符號。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>to the hand</source>
        <translation>到手牌</translation>
    </message>
    <message>
        <source>opens the page of a pattern</source>
        <translation>開啟番種說明頁</translation>
    </message>
    <message>
        <source>back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>begins anew</source>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>begins with other hands</source>
        <translation>換手牌開始</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>light the tiles of a line</source>
        <translation>點亮該行所指的牌</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>對答案</translation>
    </message>
    <message>
        <source>then</source>
        <translation>再按</translation>
    </message>
    <message>
        <source>adds a tile</source>
        <translation>加一張牌</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>go through the patterns</source>
        <translation>移到各番種</translation>
    </message>
    <message>
        <source>ticks one</source>
        <translation>勾選</translation>
    </message>
    <message>
        <source>to the next figure</source>
        <translation>到下一個數值</translation>
    </message>
    <message>
        <source>chooses a tile</source>
        <translation>選一張牌</translation>
    </message>
    <message>
        <source>too</source>
        <translation>也可以</translation>
    </message>
    <message>
        <source>chooses a reading</source>
        <translation>選一種拆法</translation>
    </message>
</context>
<context>
    <name>PracticeProgress</name>
    <message>
        <source>What is known</source>
        <translation>學會的內容</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>開啟這個番種的說明頁</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Goes back to practice</source>
        <translation>回到練習</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Saves the progress, takes it from a file, forgets it</source>
        <translation>儲存進度、從檔案取得、清除</translation>
    </message>
    <message>
        <source>Save all progress as a file…</source>
        <translation>將全部進度存成檔案…</translation>
    </message>
    <message>
        <source>Save this table as CSV…</source>
        <translation>將此表存成 CSV…</translation>
    </message>
    <message>
        <source>Take progress from a file…</source>
        <translation>從檔案取得進度…</translation>
    </message>
    <message>
        <source>Reset the progress by these rules…</source>
        <translation>重設這套規則的進度…</translation>
    </message>
    <message>
        <source>Forget this learner…</source>
        <translation>刪除這名學習者…</translation>
    </message>
    <message>
        <source>Right answers, round by round</source>
        <translation>各回合答對率</translation>
    </message>
    <message>
        <source>Progress of {name}</source>
        <translation>{name}的進度</translation>
    </message>
    <message>
        <source>Save all progress</source>
        <translation>儲存全部進度</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>儲存表格</translation>
    </message>
    <message>
        <source>Progress (*{suffix})</source>
        <translation>進度 (*{suffix})</translation>
    </message>
    <message>
        <source>Take progress from a file</source>
        <translation>從檔案取得進度</translation>
    </message>
    <message>
        <source>Take what “{file}” says in place of all that {name} knows? That cannot be undone.</source>
        <translation>要以「{file}」的內容取代{name}的全部進度嗎？這不能復原。</translation>
    </message>
    <message>
        <source>Taken from “{name}”.</source>
        <translation>已從「{name}」取得。</translation>
    </message>
    <message>
        <source>Forget what {name} knows by {rules}? That cannot be undone.</source>
        <translation>要清除{name}在{rules}的進度嗎？這不能復原。</translation>
    </message>
    <message>
        <source>Reset the progress</source>
        <translation>重設進度</translation>
    </message>
    <message>
        <source>Forget {name}, and all that {name} knows? That cannot be undone.</source>
        <translation>要刪除{name}與其全部進度嗎？這不能復原。</translation>
    </message>
    <message>
        <source>Forget this learner</source>
        <translation>刪除這名學習者</translation>
    </message>
    <message>
        <source>Reset.</source>
        <translation>已重設。</translation>
    </message>
</context>
<context>
    <name>PracticeResult</name>
    <message>
        <source>Other hands</source>
        <translation>換手牌</translation>
    </message>
    <message>
        <source>Begins such a round with other hands</source>
        <translation>以其他手牌開始同樣的回合</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Those that went wrong again</source>
        <translation>重做答錯的</translation>
    </message>
    <message>
        <source>Asks only those hands again</source>
        <translation>只再問答錯的手牌</translation>
    </message>
    <message>
        <source>The same hands again</source>
        <translation>同樣的手牌再來</translation>
    </message>
    <message>
        <source>Begins the same round from its first hand</source>
        <translation>從第一副手牌重新開始同一回合</translation>
    </message>
    <message>
        <source>Choose otherwise…</source>
        <translation>重新選擇…</translation>
    </message>
    <message>
        <source>Goes back to the choice of a round</source>
        <translation>回到回合的設定</translation>
    </message>
    <message>
        <source>The hands of the round</source>
        <translation>這一回合的手牌</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>{right} of {count} right</source>
        <translation>{count}題答對{right}題</translation>
    </message>
    <message>
        <source>{right} of {count} single answers</source>
        <translation>{count}個答案中答對{right}個</translation>
    </message>
    <message>
        <source>{count} skipped</source>
        <translation>跳過{count}題</translation>
    </message>
    <message>
        <source>hands for what was due</source>
        <translation>複習題</translation>
    </message>
    <message>
        <source>round {seed}</source>
        <translation>回合{seed}</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>難度{level}</translation>
    </message>
</context>
<context>
    <name>PracticeSetup</name>
    <message>
        <source>Learner</source>
        <translation>學習者</translation>
    </message>
    <message>
        <source>Progress…</source>
        <translation>進度…</translation>
    </message>
    <message>
        <source>Shows what is known and what is missed</source>
        <translation>顯示已掌握與漏答的</translation>
    </message>
    <message>
        <source>Hands for what is due</source>
        <translation>出該複習的題</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>練習什麼</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>題數</translation>
    </message>
    <message>
        <source>Number of the round</source>
        <translation>回合編號</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>換一個</translation>
    </message>
    <message>
        <source>Takes another number, and so other hands</source>
        <translation>換一個編號，手牌也隨之不同</translation>
    </message>
    <message>
        <source>The same number gives the same hands, to a whole class.</source>
        <translation>同樣的編號出同樣的手牌，可供全班使用。</translation>
    </message>
    <message>
        <source>Figures to work out</source>
        <translation>要算的數值</translation>
    </message>
    <message>
        <source>As long as it takes</source>
        <translation>不限時間</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count}秒</translation>
    </message>
    <message>
        <source>Time for each hand</source>
        <translation>每題時間</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Shows the first hand of the round</source>
        <translation>顯示這一回合的第一副手牌</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hands for a class…</source>
        <translation>課堂題組…</translation>
    </message>
    <message>
        <source>Puts a set of hands together, saves and prints it</source>
        <translation>組成題組，儲存並列印</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Score a few hands yourself, and see at once what was right and why.</source>
        <translation>自己算幾副手牌，馬上看到哪裡對、為什麼。</translation>
    </message>
    <message>
        <source>Nobody, nothing is kept</source>
        <translation>無人，不記錄</translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation>新的學習者…</translation>
    </message>
    <message>
        <source>What {name} misses comes first, so that the number gives others other hands.</source>
        <translation>先出{name}常答錯的，所以同樣的編號給別人會是不同的手牌。</translation>
    </message>
    <message>
        <source>By the rules chosen above: {rules}</source>
        <translation>依上方選擇的規則：{rules}</translation>
    </message>
    <message>
        <source>Who pays what</source>
        <translation>誰付多少</translation>
    </message>
    <message>
        <source>one is needed</source>
        <translation>至少要有一個</translation>
    </message>
    <message>
        <source>All of them in turn.</source>
        <translation>所有題型輪流。</translation>
    </message>
    <message>
        <source>Common patterns, few at a time.</source>
        <translation>常見的番種，每次少量。</translation>
    </message>
    <message>
        <source>More patterns at a time, and rarer ones.</source>
        <translation>每次番種較多，也較少見。</translation>
    </message>
    <message>
        <source>Everything there is, the rarest too.</source>
        <translation>全部番種，最少見的也有。</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>已送到印表機。</translation>
    </message>
    <message>
        <source>The printer did not take it: see whether it is on and connected.</source>
        <translation>印表機沒有接受：請檢查是否開機並已連接。</translation>
    </message>
</context>
<context>
    <name>ReachBar</name>
    <message>
        <source>Reach declared in this hand</source>
        <translation>這一局立直的玩家</translation>
    </message>
</context>
<context>
    <name>ReadingsChoice</name>
    <message>
        <source>Readings to choose from</source>
        <translation>可選的拆法</translation>
    </message>
    <message>
        <source>Arrow keys go from one to the next; Space, or its number, chooses it</source>
        <translation>以方向鍵移到其他拆法；按空白鍵或編號選取</translation>
    </message>
</context>
<context>
    <name>ReadingsDialog</name>
    <message>
        <source>Other readings</source>
        <translation>其他拆法</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Closes the table of readings</source>
        <translation>關閉拆法比較表</translation>
    </message>
    <message>
        <source>Gold: the winning tile and the group it completes. A diamond marks what readings differ in.</source>
        <translation>金色：和牌與它湊成的面子。菱形標示各拆法的不同之處。</translation>
    </message>
</context>
<context>
    <name>ReadingsModel</name>
    <message>
        <source>not this one</source>
        <translation>不是這個</translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation>{group}，含和牌</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已選</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未選</translation>
    </message>
    <message>
        <source>pays most</source>
        <translation>得分最高</translation>
    </message>
</context>
<context>
    <name>ReadingsView</name>
    <message>
        <source>Readings side by side</source>
        <translation>拆法並排比較</translation>
    </message>
    <message>
        <source>A column for each reading; arrow keys go from cell to cell</source>
        <translation>每欄一種拆法；以方向鍵移到各格</translation>
    </message>
</context>
<context>
    <name>ReasonCheck</name>
    <message>
        <source>Space sets it, and takes it off again</source>
        <translation>空白鍵設定或取消</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>restore the hand</source>
        <translation>恢復手牌</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Players’ records</source>
        <translation>玩家戰績</translation>
    </message>
    <message>
        <source>Reading the matches…</source>
        <translation>讀取對局中…</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>哪些場次</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部場次</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>最近12個月</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>自選期間…</translation>
    </message>
    <message>
        <source>From</source>
        <translation>從</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>存成</translation>
    </message>
    <message>
        <source>Saves the table for a spreadsheet program</source>
        <translation>存成試算表程式可讀的表格</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>表格存成 CSV…</translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation>Excel 活頁簿…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Closes the records</source>
        <translation>關閉戰績</translation>
    </message>
    <message>
        <source>Open the match at this hand</source>
        <translation>開啟對局的這一局</translation>
    </message>
    <message>
        <source>Points, game by game</source>
        <translation>逐場分數</translation>
    </message>
    <message>
        <source>A click on a title sorts by it, and so does S; again turns it round. Enter or a double click on a hand opens its match there; a right click offers more.</source>
        <translation>點欄名或按 S 依該欄排序，再一次則反向。在手牌上按兩下或按 Enter 可開啟該對局；右鍵有更多選擇。</translation>
    </message>
    <message>
        <source>Reading the matches… {done} of {count}</source>
        <translation>讀取對局中… {done}／{count}</translation>
    </message>
    <message>
        <source>Here will stand what each player did over time: games, places and points on average, hands that were won, discards that others won on, and the best hands with their tiles. A match counts once it is over; none is yet.</source>
        <translation>這裡會列出每名玩家的累計：場數、名次與平均分數、和牌局數、放銃，以及最佳手牌與牌面。對局結束後才計入；目前還沒有。</translation>
    </message>
    <message>
        <source>No match by these rules that is over began in that time.</source>
        <translation>那段期間沒有以這套規則開始並已結束的對局。</translation>
    </message>
    <message>
        <source>Each rule set has its own table, as points by two do not compare.</source>
        <translation>每套規則各有一表，因為不同規則的分數無法比較。</translation>
    </message>
    <message>
        <source>Not all were played by the same options or with as many players.</source>
        <translation>各場的選項或人數並不全相同。</translation>
    </message>
    <message>
        <source>Matches that are not over do not count yet.</source>
        <translation>未結束的對局還不計入。</translation>
    </message>
    <message>
        <source>Matches that cannot be read are left out: {count}.</source>
        <translation>無法讀取而略去的對局：{count}。</translation>
    </message>
    <message>
        <source>1 game, of {day}.</source>
        <translation>1場，{day}。</translation>
    </message>
    <message>
        <source>{count} games, of {day}.</source>
        <translation>{count}場，{day}。</translation>
    </message>
    <message>
        <source>{count} games, {first} to {last}.</source>
        <translation>{count}場，{first}到{last}。</translation>
    </message>
    <message>
        <source>Best hands of {name}</source>
        <translation>{name}的最佳手牌</translation>
    </message>
    <message>
        <source>None was won in these games.</source>
        <translation>這些場次沒有和牌。</translation>
    </message>
    <message>
        <source>Open the match here</source>
        <translation>在這一局開啟對局</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>顯示手牌</translation>
    </message>
    <message>
        <source>Records – {rules}</source>
        <translation>戰績 – {rules}</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>存成 CSV</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation>存成活頁簿</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 活頁簿</translation>
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
        <translation>離開</translation>
    </message>
</context>
<context>
    <name>RoundBar</name>
    <message>
        <source>End the round</source>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>Shows what came of it so far</source>
        <translation>顯示到目前的結果</translation>
    </message>
    <message>
        <source>{kind} · hand {number} of {count}</source>
        <translation>{kind} · 第{number}題，共{count}題</translation>
    </message>
    <message>
        <source>hands for what is due</source>
        <translation>該複習的題</translation>
    </message>
    <message>
        <source>round {seed}</source>
        <translation>回合{seed}</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>難度{level}</translation>
    </message>
    <message>
        <source>a round keeps the rules that it began with</source>
        <translation>回合沿用開始時的規則</translation>
    </message>
    <message>
        <source>{count} seconds left</source>
        <translation>剩{count}秒</translation>
    </message>
</context>
<context>
    <name>RoundsChart</name>
    <message>
        <source>Rounds</source>
        <translation>各回合答對率</translation>
    </message>
</context>
<context>
    <name>RuleSettings</name>
    <message>
        <source>“{name}” names no rule set that there is.</source>
        <translation>「{name}」所指的規則並不存在。</translation>
    </message>
    <message>
        <source>Of “{name}” these options are not taken by its rule set: {options}.</source>
        <translation>「{name}」裡這些選項不適用於該規則：{options}。</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>自訂規則</translation>
    </message>
    <message>
        <source>Keep the rule set and its options as they are now, under the name:</source>
        <translation>將目前的規則與選項存為：</translation>
    </message>
    <message>
        <source>Kept as “{name}”, under Your own rules.</source>
        <translation>已存為「{name}」，列在「自訂規則」裡。</translation>
    </message>
    <message>
        <source>Kept as “{name}”, in place of the rules that had this name.</source>
        <translation>已存為「{name}」，取代原來同名的規則。</translation>
    </message>
</context>
<context>
    <name>RuleTerms</name>
    <message>
        <source>1 changed</source>
        <translation>更改1項</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>更改{count}項</translation>
    </message>
    <message>
        <source>as the rules have them</source>
        <translation>照規則</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>“{name}” is there already and was kept. To replace it, choose it.</source>
        <translation>「{name}」已經存在，予以保留。要取代它，請選取它。</translation>
    </message>
    <message>
        <source>The name of the file is too long. Try a shorter one.</source>
        <translation>檔案名稱太長。請取較短的。</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: {reason}. Try another folder.</source>
        <translation>「{name}」無法儲存：{reason}。請試其他資料夾。</translation>
    </message>
    <message>
        <source>There is not enough memory for so large a picture.</source>
        <translation>記憶體不足，無法產生這麼大的圖片。</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>已存成「{name}」。</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search the patterns</source>
        <translation>搜尋番種</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>搜尋名稱與說明</translation>
    </message>
</context>
<context>
    <name>SeatFields</name>
    <message>
        <source>Who sits {seat}? Write a name.</source>
        <translation>誰坐{seat}？請寫姓名。</translation>
    </message>
    <message>
        <source>{seat}: a name has {most} letters at most.</source>
        <translation>{seat}：姓名最多{most}個字。</translation>
    </message>
    <message>
        <source>Two players are called {name}. Write one of them differently.</source>
        <translation>有兩名玩家都叫{name}。請把其中一個寫得不同。</translation>
    </message>
    <message>
        <source>{seat}: there are signs in the name that cannot be seen. Write it anew.</source>
        <translation>{seat}：姓名裡有看不見的字元。請重新輸入。</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>{name} – table {table}</source>
        <translation>{name} – 第{table}桌</translation>
    </message>
    <message>
        <source>{name} – at no table</source>
        <translation>{name} – 沒有上桌</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>Arrow keys go to the others, Space chooses</source>
        <translation>以方向鍵移到其他項，空白鍵選取</translation>
    </message>
</context>
<context>
    <name>ServerFields</name>
    <message>
        <source>Server</source>
        <translation>伺服器</translation>
    </message>
    <message>
        <source>The name of the computer, or its number in the network</source>
        <translation>電腦的名稱，或網路位址</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>連接埠</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>資料庫</translation>
    </message>
    <message>
        <source>What it is called on the server</source>
        <translation>在伺服器上的名稱</translation>
    </message>
    <message>
        <source>User</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>Who the server knows you as</source>
        <translation>您在伺服器上的使用者名稱</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>Of the user on the server</source>
        <translation>該使用者在伺服器的密碼</translation>
    </message>
    <message>
        <source>Or the whole address</source>
        <translation>或完整位址</translation>
    </message>
    <message>
        <source>Fills in the fields above; it can be pasted here</source>
        <translation>會填入以上各欄；可貼在這裡</translation>
    </message>
</context>
<context>
    <name>SettingsBanner</name>
    <message>
        <source>And {count} more.</source>
        <translation>還有{count}項。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Takes this away</source>
        <translation>移除這項訊息</translation>
    </message>
</context>
<context>
    <name>Settling</name>
    <message>
        <source>Write an amount for a point, such as 0.05.</source>
        <translation>請寫一分值多少，如 0.05。</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {amount}</source>
        <translation>{payer} 付給 {receiver} {amount}</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>互不相欠。</translation>
    </message>
</context>
<context>
    <name>SettlingBlock</name>
    <message>
        <source>What a point is worth in money</source>
        <translation>一分值多少錢</translation>
    </message>
    <message>
        <source>An amount such as 0.05; empty for none</source>
        <translation>金額，如 0.05；不用則留空</translation>
    </message>
    <message>
        <source>nothing, or such as 0.05</source>
        <translation>不計，或如 0.05</translation>
    </message>
</context>
<context>
    <name>SheetButton</name>
    <message>
        <source>all keys</source>
        <translation>所有按鍵</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>所有按鍵</translation>
    </message>
    <message>
        <source>Shows every key</source>
        <translation>顯示所有按鍵</translation>
    </message>
</context>
<context>
    <name>SheetChanges</name>
    <message>
        <source>Title</source>
        <translation>標題</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>{what}: {old} → {new}</source>
        <translation>{what}：{old} → {new}</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>只打東圈</translation>
    </message>
    <message>
        <source>whole match</source>
        <translation>整場</translation>
    </message>
    <message>
        <source>{name} {old} → {new}</source>
        <translation>{name} {old} → {new}</translation>
    </message>
    <message>
        <source>The totals at the end stay as they are.</source>
        <translation>終局合計不變。</translation>
    </message>
    <message>
        <source>Totals at the end: {changes}</source>
        <translation>終局合計：{changes}</translation>
    </message>
    <message>
        <source>Hand {number}: {turn}</source>
        <translation>第{number}局：{turn}</translation>
    </message>
    <message>
        <source>The match is over then</source>
        <translation>對局會因此結束</translation>
    </message>
    <message>
        <source>The match goes on then</source>
        <translation>對局會因此繼續</translation>
    </message>
    <message>
        <source>The hand in play: {turn}</source>
        <translation>進行中的局：{turn}</translation>
    </message>
    <message>
        <source>{label}, {old} deals → {new} deals</source>
        <translation>{label}，莊家 {old} → {new}</translation>
    </message>
    <message>
        <source>{was}, {old} deals → {label}, {new} deals</source>
        <translation>{was}，莊家 {old} → {label}，莊家 {new}</translation>
    </message>
</context>
<context>
    <name>SheetDelegate</name>
    <message>
        <source>dealer {name}</source>
        <translation>莊家：{name}</translation>
    </message>
</context>
<context>
    <name>SheetFiles</name>
    <message>
        <source>Matches ({kinds})</source>
        <translation>對局 ({kinds})</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>開啟對局</translation>
    </message>
    <message>
        <source>This match is kept already, and nothing was added.</source>
        <translation>這場對局已有保存，沒有再加入。</translation>
    </message>
    <message>
        <source>The match of the file is kept from now on.</source>
        <translation>檔案裡的對局從此保存。</translation>
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
        <translation>已有一場同時開始的對局，但內容已不同：它有{hands}，「{name}」裡的有{others}。

要開啟已保存的，還是把檔案裡的也保存在旁邊？</translation>
    </message>
    <message>
        <source>This match is kept already</source>
        <translation>這場對局已有保存</translation>
    </message>
    <message>
        <source>Open the one that is kept</source>
        <translation>開啟已保存的</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>兩者都保存</translation>
    </message>
    <message>
        <source>The match was not opened</source>
        <translation>對局沒有開啟</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>儲存對局</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>JSON document</source>
        <translation>JSON 文件</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>各局</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>排名</translation>
    </message>
</context>
<context>
    <name>SheetHandout</name>
    <message>
        <source>{rules} · East round only</source>
        <translation>{rules} · 只打東圈</translation>
    </message>
    <message>
        <source>Begun {begun}</source>
        <translation>{begun}開始</translation>
    </message>
    <message>
        <source>{begun} to {ended}</source>
        <translation>{begun}到{ended}</translation>
    </message>
    <message>
        <source>Waits for the hand above to be put right</source>
        <translation>等待更正上面的局</translation>
    </message>
</context>
<context>
    <name>SheetHeader</name>
    <message>
        <source>began {seat}</source>
        <translation>開局坐{seat}</translation>
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
        <translation>莊家</translation>
    </message>
</context>
<context>
    <name>SheetMenu</name>
    <message>
        <source>Open a match…</source>
        <translation>開啟對局…</translation>
    </message>
    <message>
        <source>Open the sample match</source>
        <translation>開啟範例對局</translation>
    </message>
    <message>
        <source>Score sheets to fill in</source>
        <translation>空白計分表</translation>
    </message>
    <message>
        <source>Back up all matches…</source>
        <translation>備份所有對局…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>還原備份…</translation>
    </message>
    <message>
        <source>Where matches are kept…</source>
        <translation>對局的存放位置…</translation>
    </message>
    <message>
        <source>Save the match…</source>
        <translation>儲存對局…</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>存成表格</translation>
    </message>
    <message>
        <source>Hands as CSV…</source>
        <translation>各局存成 CSV…</translation>
    </message>
    <message>
        <source>Standings as CSV…</source>
        <translation>排名存成 CSV…</translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation>Excel 活頁簿…</translation>
    </message>
    <message>
        <source>Whole match as JSON…</source>
        <translation>整場存成 JSON…</translation>
    </message>
    <message>
        <source>Sheet as PDF…</source>
        <translation>計分表存成 PDF…</translation>
    </message>
    <message>
        <source>Standings as PDF…</source>
        <translation>排名存成 PDF…</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>列印計分表…</translation>
    </message>
    <message>
        <source>Print the standings…</source>
        <translation>列印排名…</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>儲存能讀的部分…</translation>
    </message>
</context>
<context>
    <name>SheetModels</name>
    <message>
        <source>{name} {change}, now {total}</source>
        <translation>{name} {change}，現為{total}</translation>
    </message>
    <message>
        <source>{label}, dealer {dealer}</source>
        <translation>{label}，莊家 {dealer}</translation>
    </message>
    <message>
        <source>with its tiles</source>
        <translation>有牌面</translation>
    </message>
    <message>
        <source>reach: {players}</source>
        <translation>立直：{players}</translation>
    </message>
    <message>
        <source>{count} honba</source>
        <translation>{count}本場</translation>
    </message>
    <message>
        <source>1 stick on the table</source>
        <translation>供託1根</translation>
    </message>
    <message>
        <source>{count} sticks on the table</source>
        <translation>供託{count}根</translation>
    </message>
    <message>
        <source>Waits for the hand above to be put right</source>
        <translation>等待更正上面的局</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>End the match to close the sheet</source>
        <translation>請結束對局，完成計分表</translation>
    </message>
    <message>
        <source>in play …</source>
        <translation>進行中…</translation>
    </message>
    <message>
        <source>the leading dealer may end the match here</source>
        <translation>領先的莊家可在此結束對局</translation>
    </message>
    <message>
        <source>hand {number} of {length}</source>
        <translation>第{number}局，共{length}局</translation>
    </message>
    <message>
        <source>All hands of the match are played</source>
        <translation>對局的各局都打完了</translation>
    </message>
    <message>
        <source>The match is over: somebody has the return points</source>
        <translation>對局結束：有人達到返點</translation>
    </message>
    <message>
        <source>The match is over: a player is below zero</source>
        <translation>對局結束：有玩家低於零</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>對局結束</translation>
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
        <translation>第{place}名 {name}：{points}</translation>
    </message>
    <message>
        <source>{spoken}, final points {final}</source>
        <translation>{spoken}，最終分數{final}</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>{date}的對局</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>最終排名</translation>
    </message>
    <message>
        <source>Standings before the first hand</source>
        <translation>第一局之前的排名</translation>
    </message>
    <message>
        <source>Standings after 1 hand</source>
        <translation>1局後的排名</translation>
    </message>
    <message>
        <source>Standings after {count} hands</source>
        <translation>{count}局後的排名</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>供託{points}</translation>
    </message>
    <message>
        <source>{points} paid in fines</source>
        <translation>罰分{points}</translation>
    </message>
    <message>
        <source>{points} by adjustments</source>
        <translation>調整{points}</translation>
    </message>
    <message>
        <source>Totals add up to {sum}</source>
        <translation>合計總和{sum}</translation>
    </message>
    <message>
        <source>Totals add up to {sum}, not to {expected}</source>
        <translation>合計總和{sum}，應為{expected}</translation>
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
        <translation>這項選擇沒有存好</translation>
    </message>
    <message>
        <source>By the rules of the match the hand does not score: {why}</source>
        <translation>依對局的規則，這副手牌不能計分：{why}</translation>
    </message>
    <message>
        <source>Already in the match as {label}</source>
        <translation>對局裡已有，是{label}</translation>
    </message>
    <message>
        <source>Record it again all the same</source>
        <translation>仍要再記錄一次</translation>
    </message>
    <message>
        <source>The match that is running cannot be opened; the score sheet says why.</source>
        <translation>進行中的對局無法開啟；原因見計分表。</translation>
    </message>
    <message>
        <source>No match is running. Begin one in the score sheet, then record the hand.</source>
        <translation>沒有進行中的對局。請在計分表開始對局，再記錄這副手牌。</translation>
    </message>
    <message>
        <source>Put right first what stands in the score sheet: {why}</source>
        <translation>請先處理計分表裡的問題：{why}</translation>
    </message>
    <message>
        <source>{label} of the match of {players}; {dealer} deals. The tiles are kept with the hand.</source>
        <translation>{players}的對局，{label}，莊家 {dealer}。牌面會一起保存。</translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>Round</source>
        <translation>圈</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>經過</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>最終分數</translation>
    </message>
    <message>
        <source>Score by hand</source>
        <translation>逐局分數</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Says a little more; it costs nothing</source>
        <translation>再多說一點，不扣分</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>不扣分</translation>
    </message>
    <message>
        <source>How the answer was marked</source>
        <translation>答案的批改</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>開啟這個番種的說明頁</translation>
    </message>
    <message>
        <source>What is wrong with the hand</source>
        <translation>手牌哪裡有問題</translation>
    </message>
    <message>
        <source>What this hand scores</source>
        <translation>這副手牌的得分</translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>分數怎麼算</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>收付</translation>
    </message>
    <message>
        <source>Payments of this hand</source>
        <translation>這副手牌的收付</translation>
    </message>
    <message>
        <source>What each tile would score</source>
        <translation>各張牌能得多少</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>對答案</translation>
    </message>
    <message>
        <source>Says what of the answer is right</source>
        <translation>說明答案哪裡正確</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Goes on without an answer</source>
        <translation>不作答就繼續</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>回到結果</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Another hint</source>
        <translation>再一個提示</translation>
    </message>
    <message>
        <source>no more hints</source>
        <translation>沒有提示了</translation>
    </message>
</context>
<context>
    <name>StandingDelegate</name>
    <message>
        <source>{points} points</source>
        <translation>{points}點</translation>
    </message>
</context>
<context>
    <name>StandingLines</name>
    <message>
        <source>{name}: {now}, at most {most}, at least {least}</source>
        <translation>{name}：{now}，最多{most}，最少{least}</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Score by hand</source>
        <translation>逐局分數</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>先前版本…</translation>
    </message>
    <message>
        <source>Shows what was changed when, and what was there before</source>
        <translation>顯示何時改了什麼，以及原來的內容</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>玩家…</translation>
    </message>
    <message>
        <source>Shows games, places, wins and best hands of each player</source>
        <translation>顯示每名玩家的場數、名次、和牌與最佳手牌</translation>
    </message>
</context>
<context>
    <name>StandingsChart</name>
    <message>
        <source>Score by hand</source>
        <translation>逐局分數</translation>
    </message>
</context>
<context>
    <name>TableGrid</name>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
</context>
<context>
    <name>TableState</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Liable for a yakuman</source>
        <translation>役滿的包牌</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>無人</translation>
    </message>
    <message>
        <source>Nobody is liable</source>
        <translation>無人包牌</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>Reach sticks</source>
        <translation>立直棒</translation>
    </message>
    <message>
        <source>Norths set aside</source>
        <translation>拔北</translation>
    </message>
    <message>
        <source>Players, liability</source>
        <translation>人數、包牌</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>Pages</source>
        <translation>頁面</translation>
    </message>
</context>
<context>
    <name>TakeAway</name>
    <message>
        <source>Record this hand</source>
        <translation>記錄這一局</translation>
    </message>
    <message>
        <source>Keeps it in the score sheet</source>
        <translation>保存到計分表</translation>
    </message>
    <message>
        <source>More ways to take the hand away</source>
        <translation>其他輸出手牌的方式</translation>
    </message>
    <message>
        <source>Copy or save as a picture or PDF, print</source>
        <translation>複製或存成圖片或 PDF、列印</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>複製成文字</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>複製成圖片</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>儲存圖片…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>存成 PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>列印…</translation>
    </message>
    <message>
        <source>As PNG or SVG, at any size</source>
        <translation>PNG 或 SVG，大小任選</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>已複製成文字。</translation>
    </message>
    <message>
        <source>Copied as a picture.</source>
        <translation>已複製成圖片。</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG 圖片</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 圖片</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
    <message>
        <source>Save the hand</source>
        <translation>儲存手牌</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>What is this hand worth?</source>
        <translation>這副手牌值多少？</translation>
    </message>
    <message>
        <source>Seat: {wind}</source>
        <translation>門風：{wind}</translation>
    </message>
    <message>
        <source>Round: {wind}</source>
        <translation>圈風：{wind}</translation>
    </message>
    <message>
        <source>Dora: {tiles}</source>
        <translation>寶牌：{tiles}</translation>
    </message>
    <message>
        <source>Ura dora: {tiles}</source>
        <translation>裏寶牌：{tiles}</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Won on a discard</source>
        <translation>榮和</translation>
    </message>
    <message>
        <source>Discarded by {seat}</source>
        <translation>{seat}家放銃</translation>
    </message>
    <message>
        <source>All shown: {figure} {unit}</source>
        <translation>全部顯示：{figure}{unit}</translation>
    </message>
    <message>
        <source>{figure} {unit} so far</source>
        <translation>目前{figure}{unit}</translation>
    </message>
    <message>
        <source>Back to {name}: {figure} {unit}</source>
        <translation>回到{name}：{figure}{unit}</translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation>{group}，含和牌</translation>
    </message>
    <message>
        <source>They depend on who discarded the winning tile.</source>
        <translation>視誰放銃而定。</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>收付</translation>
    </message>
</context>
<context>
    <name>TeachingView</name>
    <message>
        <source>Teaching view</source>
        <translation>教學畫面</translation>
    </message>
    <message>
        <source>Groups of the hand</source>
        <translation>手牌的面子</translation>
    </message>
    <message>
        <source>Steps of the score</source>
        <translation>計分步驟</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>從頭</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>{shown} of {count}</source>
        <translation>{shown}／{count}</translation>
    </message>
</context>
<context>
    <name>TextScroll</name>
    <message>
        <source>Arrow keys scroll it</source>
        <translation>以方向鍵捲動</translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <source>Arrow keys go from one to the next; Enter does what a click does, Del takes it out</source>
        <translation>以方向鍵移動；Enter 等於點一下，Del 拿掉</translation>
    </message>
    <message>
        <source>Arrow keys go from one to the next</source>
        <translation>以方向鍵移動</translation>
    </message>
</context>
<context>
    <name>TitleDialog</name>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Gives the match this title</source>
        <translation>以此為對局的標題</translation>
    </message>
    <message>
        <source>Rename the match</source>
        <translation>重新命名對局</translation>
    </message>
    <message>
        <source>What the match is called</source>
        <translation>對局的名稱</translation>
    </message>
    <message>
        <source>The sheet and the list of matches have it</source>
        <translation>顯示在計分表與對局清單</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>{date}的對局</translation>
    </message>
</context>
<context>
    <name>TrailDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>先前版本</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>顯示什麼</translation>
    </message>
    <message>
        <source>Choose what was there before, to put it back</source>
        <translation>選擇先前的內容，以便改回</translation>
    </message>
    <message>
        <source>Put the earlier version back</source>
        <translation>改回先前的版本</translation>
    </message>
    <message>
        <source>Has the hand as it was before the change that is chosen; that can be undone</source>
        <translation>把這一局改回選取的更改之前；可以復原</translation>
    </message>
    <message>
        <source>Put it back all the same</source>
        <translation>仍要改回</translation>
    </message>
    <message>
        <source>Puts it back although the rules are against it</source>
        <translation>雖不合規則仍改回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>不做任何變更</translation>
    </message>
    <message>
        <source>Earlier versions of a removed hand</source>
        <translation>已移除的局的先前版本</translation>
    </message>
    <message>
        <source>Earlier versions of hand {number}</source>
        <translation>第{number}局的先前版本</translation>
    </message>
    <message>
        <source>Nothing was corrected so far. Whatever is changed stays here as it was.</source>
        <translation>目前還沒有更正。更改之前的內容都會保留在這裡。</translation>
    </message>
    <message>
        <source>The newest change comes first. Choose one of a hand to have back what was there before it.</source>
        <translation>最新的更改在最前面。選取某一局的更改，可改回之前的內容。</translation>
    </message>
    <message>
        <source>1 older one is kept and not shown.</source>
        <translation>另有1個較舊的版本，沒有顯示。</translation>
    </message>
    <message>
        <source>{count} older ones are kept and not shown.</source>
        <translation>另有{count}個較舊的版本，沒有顯示。</translation>
    </message>
</context>
<context>
    <name>TrailModel</name>
    <message>
        <source>The match was begun</source>
        <translation>對局開始</translation>
    </message>
    <message>
        <source>Hand {number} was recorded</source>
        <translation>記錄第{number}局</translation>
    </message>
    <message>
        <source>Hand {number} was inserted</source>
        <translation>插入第{number}局</translation>
    </message>
    <message>
        <source>Hand {number} was corrected</source>
        <translation>更正第{number}局</translation>
    </message>
    <message>
        <source>Hand {number} was removed</source>
        <translation>移除第{number}局</translation>
    </message>
    <message>
        <source>The match was corrected</source>
        <translation>更正對局</translation>
    </message>
    <message>
        <source>The match was ended</source>
        <translation>結束對局</translation>
    </message>
    <message>
        <source>The match was reopened</source>
        <translation>重新開啟對局</translation>
    </message>
    <message>
        <source>The match was deleted</source>
        <translation>刪除對局</translation>
    </message>
    <message>
        <source>The match was brought back</source>
        <translation>取回對局</translation>
    </message>
    <message>
        <source>A player was renamed</source>
        <translation>玩家改名</translation>
    </message>
    <message>
        <source>Before: {hand}</source>
        <translation>之前：{hand}</translation>
    </message>
    <message>
        <source>After: {hand}</source>
        <translation>之後：{hand}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>無法讀取</translation>
    </message>
    <message>
        <source>reach: {players}</source>
        <translation>立直：{players}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
</context>
<context>
    <name>Unusable</name>
    <message>
        <source>Hands can be scored as before; nothing of a match is recorded until this is put right.</source>
        <translation>手牌照常可以計分；問題解決之前，對局不會有任何記錄。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Opens the database of matches again</source>
        <translation>重新開啟對局的資料庫</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>還原備份…</translation>
    </message>
    <message>
        <source>Begins a new database with the matches of a backup</source>
        <translation>以備份裡的對局建立新的資料庫</translation>
    </message>
    <message>
        <source>Where matches are kept…</source>
        <translation>對局的存放位置…</translation>
    </message>
    <message>
        <source>Chooses this computer, or a server</source>
        <translation>選擇這台電腦或伺服器</translation>
    </message>
    <message>
        <source>The matches cannot be opened</source>
        <translation>無法開啟對局</translation>
    </message>
</context>
<context>
    <name>WaitChoice</name>
    <message>
        <source>Chosen: {tiles}</source>
        <translation>已選：{tiles}</translation>
    </message>
    <message>
        <source>None chosen</source>
        <translation>沒有選</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>Waiting for the database</source>
        <translation>等待資料庫</translation>
    </message>
    <message>
        <source>Waiting for the database…</source>
        <translation>等待資料庫…</translation>
    </message>
    <message>
        <source>It has not answered yet. What you have put in stays as it is if you stop waiting.</source>
        <translation>資料庫還沒有回應。停止等待的話，您輸入的內容都會保留。</translation>
    </message>
    <message>
        <source>This takes a while, and cannot be left half done.</source>
        <translation>這需要一點時間，中途不能停止。</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>停止等待</translation>
    </message>
    <message>
        <source>Goes on without an answer of the database</source>
        <translation>不等資料庫回應就繼續</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome to Mahjong Desk</source>
        <translation>歡迎使用 Mahjong Desk</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Begins with what is chosen so far</source>
        <translation>以目前的選擇開始</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Goes to the step before</source>
        <translation>到上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Goes to the next step</source>
        <translation>到下一步</translation>
    </message>
    <message>
        <source>Which rules do you play by?</source>
        <translation>您用哪套規則打牌？</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>The button at the top changes it at any time.</source>
        <translation>之後隨時可用上方的按鈕更改。</translation>
    </message>
    <message>
        <source>Which tiles do you like?</source>
        <translation>您喜歡哪種牌面？</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>With a Latin index</source>
        <translation>附英數標記</translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation>高對比</translation>
    </message>
    <message>
        <source>Told apart without colour</source>
        <translation>不靠顏色分辨</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>依系統設定</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>淺色或深色</translation>
    </message>
    <message>
        <source>Which language do you speak?</source>
        <translation>您使用哪種語言？</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>想從什麼開始？</translation>
    </message>
    <message>
        <source>With an empty hand</source>
        <translation>空的手牌</translation>
    </message>
    <message>
        <source>With an example</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>With a sample match</source>
        <translation>範例對局</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>如何開始</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>第{number}步，共{count}步</translation>
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
        <translation>座位{seat}</translation>
    </message>
    <message>
        <source>self-drawn: nobody discarded</source>
        <translation>自摸：沒有放銃者</translation>
    </message>
    <message>
        <source>these rules always name who discarded</source>
        <translation>這套規則一定要指定放銃者</translation>
    </message>
    <message>
        <source>the winner cannot have discarded it</source>
        <translation>和牌者不能是放銃者</translation>
    </message>
    <message>
        <source>Discarded by {seat}</source>
        <translation>{seat}家放銃</translation>
    </message>
    <message>
        <source>A round wind</source>
        <translation>圈風</translation>
    </message>
    <message>
        <source>the winner cannot be liable</source>
        <translation>和牌者不能包牌</translation>
    </message>
    <message>
        <source>Liability for a yakuman</source>
        <translation>役滿的包牌</translation>
    </message>
    <message>
        <source>Liability of {seat}</source>
        <translation>{seat}家包牌</translation>
    </message>
    <message>
        <source>with three players nobody sits North</source>
        <translation>三人麻將沒有北家</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>無人</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>Double reach</source>
        <translation>兩立直</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>一發</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>本場</translation>
    </message>
    <message>
        <source>Reach sticks</source>
        <translation>立直棒</translation>
    </message>
    <message>
        <source>Setting norths aside</source>
        <translation>拔北</translation>
    </message>
    <message>
        <source>with three players only</source>
        <translation>限三人麻將</translation>
    </message>
    <message>
        <source>It goes from 0 to {most}.</source>
        <translation>範圍為0到{most}。</translation>
    </message>
    <message>
        <source>Another number of players</source>
        <translation>更改人數</translation>
    </message>
    <message>
        <source>{name} is not used by {rules}.</source>
        <translation>{rules}不使用{name}。</translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation>「{label}」不成立：{reason}。</translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message>
        <source>Won by</source>
        <translation>和牌方式</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>榮和</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>Discarded by</source>
        <translation>放銃者</translation>
    </message>
    <message>
        <source>Responsible for the discard</source>
        <translation>對這張打牌負責者</translation>
    </message>
    <message>
        <source>Who discarded</source>
        <translation>誰放銃</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>無人</translation>
    </message>
    <message>
        <source>Another winner</source>
        <translation>加一名和牌者</translation>
    </message>
    <message>
        <source>On the same discard others won too</source>
        <translation>同一張打牌還有別家和</translation>
    </message>
    <message>
        <source>One winner fewer</source>
        <translation>減一名和牌者</translation>
    </message>
    <message>
        <source>Takes the last of the winners out</source>
        <translation>拿掉最後一名和牌者</translation>
    </message>
    <message>
        <source>{name} won and cannot have discarded the tile.</source>
        <translation>{name}和牌，不能是放銃者。</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>誰和牌？</translation>
    </message>
    <message>
        <source>Was it self-drawn, or won on a discard?</source>
        <translation>自摸還是榮和？</translation>
    </message>
    <message>
        <source>Who discarded the winning tile?</source>
        <translation>誰放銃？</translation>
    </message>
    <message>
        <source>What is the hand of {name} worth?</source>
        <translation>{name}的手牌值多少？</translation>
    </message>
</context>
<context>
    <name>WinnerBlock</name>
    <message>
        <source>Winner</source>
        <translation>和牌者</translation>
    </message>
    <message>
        <source>Liable for the yakuman (pao)</source>
        <translation>役滿的包牌者</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>無人</translation>
    </message>
    <message>
        <source>Liable for how many of them</source>
        <translation>其中包幾倍</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>價值</translation>
    </message>
</context>
<context>
    <name>Won</name>
    <message>
        <source>Self-drawn with {tile}</source>
        <translation>以{tile}自摸</translation>
    </message>
    <message>
        <source>Won on {tile}, nobody responsible</source>
        <translation>以{tile}榮和，無人須負責</translation>
    </message>
    <message>
        <source>Won on {tile}</source>
        <translation>以{tile}榮和</translation>
    </message>
    <message>
        <source>Won on {tile}, discarded by {seat}</source>
        <translation>以{tile}榮和，{seat}家放銃</translation>
    </message>
    <message>
        <source>{seat} seat, {wind} round</source>
        <translation>{seat}家，{wind}風圈</translation>
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
        <translation>拔北：{count}</translation>
    </message>
    <message>
        <source>honba: {count}</source>
        <translation>本場：{count}</translation>
    </message>
    <message>
        <source>reach sticks: {count}</source>
        <translation>立直棒：{count}</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Mahjong practice</source>
        <translation>麻將練習</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>難度{level}</translation>
    </message>
    <message>
        <source>Which of these patterns does the hand score? Tick them.</source>
        <translation>這副手牌計入哪些番種？請勾選。</translation>
    </message>
    <message>
        <source>What does the hand score?</source>
        <translation>這副手牌得多少？</translation>
    </message>
    <message>
        <source>What does the hand score? What it does not have stays empty.</source>
        <translation>這副手牌得多少？沒有的項目請留空。</translation>
    </message>
    <message>
        <source>Which tiles complete the hand? Mark all of them.</source>
        <translation>哪些牌能和？請全部標出。</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>The hand can be read in these ways. Which one pays most, and why?</source>
        <translation>這副手牌有以下拆法。哪一種得分最高？為什麼？</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Write down a hand that scores {pattern}, its winning tile last.</source>
        <translation>請寫一副含{pattern}的手牌，和牌寫在最後。</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation>和牌方式</translation>
    </message>
    <message>
        <source>{pattern}: {reason}</source>
        <translation>{pattern}：{reason}</translation>
    </message>
    <message>
        <source>{letter} pays {total}</source>
        <translation>{letter} 得{total}</translation>
    </message>
    <message>
        <source>{totals}.</source>
        <translation>{totals}。</translation>
    </message>
    <message>
        <source>For example {hand}: {won}</source>
        <translation>例如 {hand}：{won}</translation>
    </message>
</context>
<context>
    <name>WorksheetMenu</name>
    <message>
        <source>Worksheet and answers as PDF…</source>
        <translation>練習卷與解答存成 PDF…</translation>
    </message>
    <message>
        <source>Worksheet only as PDF…</source>
        <translation>只有練習卷存成 PDF…</translation>
    </message>
    <message>
        <source>Answers only as PDF…</source>
        <translation>只有解答存成 PDF…</translation>
    </message>
    <message>
        <source>Print worksheet and answers…</source>
        <translation>列印練習卷與解答…</translation>
    </message>
    <message>
        <source>Print the worksheet only…</source>
        <translation>只列印練習卷…</translation>
    </message>
    <message>
        <source>Print the answers only…</source>
        <translation>只列印解答…</translation>
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
        <translation>姓名</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
</context>
<context>
    <name>WorthField</name>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>番</translation>
    </message>
    <message>
        <source>{count} han</source>
        <translation>{count}番</translation>
    </message>
    <message>
        <source>13 han or more</source>
        <translation>13番以上</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>役滿</translation>
    </message>
    <message>
        <source>{count} yakuman</source>
        <translation>{count}倍役滿</translation>
    </message>
    <message>
        <source>Han …</source>
        <translation>番…</translation>
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
        <translation>依番種…</translation>
    </message>
    <message>
        <source>Sums the points up from patterns</source>
        <translation>依番種加總分數</translation>
    </message>
</context>
<context>
    <name>Worths</name>
    <message>
        <source>By rule set</source>
        <translation>依規則</translation>
    </message>
</context>
</TS>
