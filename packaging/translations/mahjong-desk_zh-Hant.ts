<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AdviceLists</name>
    <message>
        <source>Tiles that bring it nearer, with the copies left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles that bring the hand nearer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To discard, the best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles to discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the hand so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} · what one change would make of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no single change scores more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdviceModels</name>
    <message>
        <source>discard {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total}: {patterns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}; without {patterns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{copies} tiles bring it nearer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready, {copies} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{waits} · discard {discard} · self-draw {self_draw}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, {count} left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerLists</name>
    <message>
        <source>What the hand scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles that complete the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare side by side…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a table of all readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>* the group that the winning tile completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was outranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments: choose who discarded it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>{digits} – now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which tile, such as 3M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tile, such as 6Z, or all four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its first tile, or all three, such as 345M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tile, such as 6Z, or all three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dora indicator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ura indicator</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>Save what can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up all matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches were not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is saved as “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} are saved as “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {count} of them hands may be missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} could not be read at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore that file, and a new database is begun with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved what can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 club night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} club nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{matches} and {nights}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups (*.sqlite *.zip)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new database is begun with the matches of “{name}”. The damaged one stays beside it, as it is, under a name with the date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches of “{name}” that are missing are added. Nothing else is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in “{name}” takes the place of all matches that are kept now. These stay beside the database, as a copy under a name with the date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup was not restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} are back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 was there as it is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} were there as they are in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was there before is kept as {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup is restored</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BestHands</name>
    <message>
        <source>{day}, hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded without its tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BigNight</name>
    <message>
        <source>Big view of the club night</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BigView</name>
    <message>
        <source>Big view of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if it ended now {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BlankSheets</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Venue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ / −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tinted field is that of the dealer. “From”: the discarder; empty for a self-draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World Series of Mahjong: score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honba</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Han / fu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sticks left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honba and sticks as the hand begins. “From”: the discarder; empty for a self-draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach Mahjong: score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach Mahjong, three players: score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BreakdownModels</name>
    <message>
        <source>{other} counts in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: depends on who discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {points:+}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard {discard} · self-draw {self_draw}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiles, ready: one of these completes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click tiles, or type a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {full} tiles · {count} to go at best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a complete hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tile won?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BreakdownPanel</name>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the scoring charts at this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts a hand on the felt that scores</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangesCard</name>
    <message>
        <source>What changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round and dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are against these hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartDialog</name>
    <message>
        <source>Scoring chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the charts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Arrow keys go from cell to cell</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the list of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts a hand on the felt that scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys of a hand work on the whole of its page, except while you type in the line of text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>Arrow keys choose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CircumstancesPanel</name>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is responsible: all pay alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner’s seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockCard</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts the clock of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops the clock for a while</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the clock as before it was started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the round is; 0 is without a clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>After {key} – {words} – comes one of {keys}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said}, makes a difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand reads only one way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count} readings score {total} {unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equal} of the {count} readings score {total} {unit}, the others less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best reading scores {more} {unit} more than the next.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>correct the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put back an earlier version of hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier version of hand {number} was put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete the match of {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is called so already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is called {to} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} and {other} play in one match, so they are two players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else deleted this match meanwhile, so nothing was changed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else changed this match meanwhile, so nothing was changed here. Look at what is there now, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Where matches are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the file {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PostgreSQL database that several computers have in common: each sees what the others record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A password that is written here is kept in {file}, which nobody but you may read. Without one, PostgreSQL’s own password file (.pgpass) is looked into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is recorded already stays where it is. To take it along, back up all matches before you change this, and restore that backup afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says whether the server answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps matches there from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no address of a PostgreSQL database. One is written as {example}; a password with @ or / in it is best written into its own field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the database is called on the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing came from the server before you stopped waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answers. Nothing is kept there yet: its tables are made when you use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answers. 1 match is kept there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answers. {count} matches are kept there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>Up and Down change the part that is marked, Left and Right choose another part</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level}. The same round number deals the same hands again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the hands dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawPanel</name>
    <message>
        <source>What sort of draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready (tenpai)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded terminals and honors alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wall ran out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won: no points are paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose discards were terminals and honors alone?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>add {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add indicator {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>win on {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add chow from {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add pung of {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add kong of {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add concealed kong of {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take out {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take indicator {tile} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won on a discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded by {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {wind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change a counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>liable: {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} gave way to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken off, as these rules do not use it: {what}. Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change an option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of {count} lines the first that reads was taken: line {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paste a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, as these rules do not use it: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} was taken off: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another circumstance excludes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody responsible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dora indicators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ura indicators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>honba</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reach sticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norths set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>liability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner’s seat is now East: with three players nobody sits North.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-draw was taken off: the tile was discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discarder was taken off: a self-drawn tile has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discarder was taken off: {seat} is now the winner’s seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discarder was taken off: with three players nobody sits North.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is liable any more: {seat} is now the winner’s seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is liable any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norths are set aside with three players only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>indicators from below are turned after reach only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rules} has no dora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show an example</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExampleFelt</name>
    <message>
        <source>the example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds of {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles of {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indicators of {hand}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExampleScore</name>
    <message>
        <source>What the example scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand scores {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand that is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand that has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hand that has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The complete hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a reading first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts them on the clipboard, for a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the hand, which is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake, and what you did last may not have worked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is still there: you can go on, or undo the last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These details say what happened; a report of the mistake should have them with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dora indicators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a tile to take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed melds and concealed kongs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the winning tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {full} tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go to take it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go to win on this tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it off the felt to take it out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureField</name>
    <message>
        <source>A whole number; Tab goes to the next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilesOut</name>
    <message>
        <source>Save as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FittedListView</name>
    <message>
        <source>Arrow keys go from line to line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: {tip}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click or Enter: {tip}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>nothing to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>{name}: {sum} after {count} games, at most {most}, at least {least}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Glances</name>
    <message>
        <source>{label}: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupDelegate</name>
    <message>
        <source>winning tile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuestFields</name>
    <message>
        <source>One name a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who are remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuestNames</name>
    <message>
        <source>A name has {most} letters at most: {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are signs in {name} that cannot be seen. Write it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two guests are called {name}. Write one of them differently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A club night has {fewest} guests at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A club night has {most} guests at most.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuestsDialog</name>
    <message>
        <source>Who is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who came later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A club night has {most} guests at most.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concealed only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuideList</name>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows all patterns again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} of {all} patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{all} patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pattern of {rules} is like this. Try fewer or other words, or Clear.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Tables differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Often comes with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts in the place of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example needs another option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not count as the options stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is shown with “{options}”. Loading it changes this; Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a hand that has a {unit}, that alone counts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Page: {name}, {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load the example of {pattern}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty or adjustment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the hand ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each player receives or pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the hand as it is put here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps it although the rules are against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says what changes without it, and takes it out of the match when pressed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a hand before…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for one that was forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a hand after…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens its tiles in the scorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what the hand was before, to put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a hand as number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record a win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles are not kept with the hand: they score something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without this hand: {changes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, remove this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this and record the hand again: another may deal now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this first: it shows what was there before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded: {hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet was corrected; later totals follow.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandFiles</name>
    <message>
        <source>The hand was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set of hands was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is there already. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandMenu</name>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bring back a recent hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet: hands that scored are listed once another is begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged entries left out: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandModels</name>
    <message>
        <source>{tile}, winning tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld}, with the {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ura indicator {tile}, dora {dora}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indicator {tile}, dora {dora}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chow · exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pung · exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kong · exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kong · concealed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Laid down a reach stick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandPicture</name>
    <message>
        <source>Mahjong Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles that complete the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandSetDialog</name>
    <message>
        <source>Hands for a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands above the worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a higher level there are more patterns to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked of added hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hand a line, such as {example}; Control and Enter add them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add these lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the hands that are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in the scorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds one that was scored before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved hand…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the hand of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal hands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks which ones, and adds them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked of this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the chosen hand one up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the chosen hand one down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the chosen hand out of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins a round with these hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves or prints them with their answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the set in its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the set in another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens another set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins an empty set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add hands, and ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands of the set: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hand added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} hands added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a hand first: its tiles, then “+” and the winning tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told} The other lines that are left are not added either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise without saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open without saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandSetEditor</name>
    <message>
        <source>{count} tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rules} was not taken: hand {number} does not fit. {reason} Remove it first, or ask something else of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rules} was not taken: hands {number} do not fit. {reason} Remove them first, or ask something else of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {number}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands of a set have the same rules, those of {rules} here: leave out “rules=” and “option.”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set has {most} hands at most, and this one has {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandSetFiles</name>
    <message>
        <source>Open a set of hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets of hands (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a saved hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the set of hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands for a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is there already. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set has changes that are in no file yet. Save them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandSetList</name>
    <message>
        <source>Hands of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys go from hand to hand; with Alt they move it, Delete removes it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Mahjong hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dora indicators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ura indicators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner’s seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {wind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honba {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach sticks {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norths set aside {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liable {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments, which depend on who discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Mahjong Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens, saves and brings back hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes all tiles away; Undo brings them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses the rules that the hand is scored by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes the options of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses light or dark, the tiles, and the language of names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep these options as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark as the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles with a Latin index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in high contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles told apart without colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles of the usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns in the window’s language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns in English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns in romaji</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns in Chinese characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teaching view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IndicatorDelegate</name>
    <message>
        <source>ura</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dora</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the next tile is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it was won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept and taken away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the picker and on the felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then the suit: characters, dots, bamboos, honors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a red five: 0P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the last one back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chow: C3M or C345M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pung: O6Z or O666Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a concealed kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winning tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dora indicator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ura indicator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends it, and forgets the digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clears the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undoes a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redoes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pastes a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teaching view, or the match, for a room to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-draw or discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winner’s seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded by (X: nobody)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>liable (X: nobody)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kong replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>robbing a kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one-shot (ippatsu)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more honba</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more reach stick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more north set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three or four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saves it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copies it as text, with Shift as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the score sheet, Ctrl+3 to the guide, Ctrl+4 to practice, Ctrl+1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from tile to tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds it, or takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or a right click: other chows, and red fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the felt: takes out just that tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile off the felt to take it out, or to the end to win on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records a win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a penalty or an adjustment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrects the hand of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins, checks, goes on; beside a picker with Ctrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticks or chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindsModel</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not win</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindsView</name>
    <message>
        <source>Tiles to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys go from tile to tile; Space chooses; so do digits and then M, P, S or Z</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KnownHeads</name>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrongly claimed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>The whole hand as one line of text, read while you type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste a hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinkButton</name>
    <message>
        <source>Opens the page of this pattern</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Mahjong Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored: the program ended before this hand was done. Undo or Clear takes it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show a recorded hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above what a discard pays; below what each pays for a self-draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} To close all the same, close again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchDialog</name>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the match as it is put here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps it although the rules are against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the match is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet and the list of matches have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands stay with their seats: whoever is written at a seat takes over what was recorded for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East round only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits where in the first hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the rules have them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is what changes. Press Save once more to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are against some of its hands, as they are named above.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has chance say who sits where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East round only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins a match with these players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the matches of the damaged database that can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a match, sheets to fill in, backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club nights…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several tables at once, in rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits where in the first hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rules of the scorer: {rules}. Others are chosen above, at the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: {seats}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchHistory</name>
    <message>
        <source>Somebody else changed the same since then, so this is not undone: {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else changed the same since then, so this is not done again: {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be undone: {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done: {step}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchKeeper</name>
    <message>
        <source>Somebody else deleted this match meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insert hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reopen the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record “{hand}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else deleted this match meanwhile, so nothing was recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else changed the same meanwhile, so nothing was recorded. The sheet shows what is there now: look at it and try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By players, title, rules or day, as 1.3.2026</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find by player, title or day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has all of that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the match back that was deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename a player…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives a player another name in all matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows games, places, wins and best hands of each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring this match back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click brings a deleted match back, with all its hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click opens a match. F2 gives it a title, Del deletes it; so does a right click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted: {match}. Nothing of it is lost; it is among the deleted ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>1 hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ended</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchOption</name>
    <message>
        <source>The rule set’s own is {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number for each place, the highest first; their sum is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: write it like {example}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchView</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record a win…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks who won the hand, and how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records a hand that nobody won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty or adjustment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes points from players or gives them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the sheet; it can be reopened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on with a match that was ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins a match or opens another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club nights…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows all tables of a club night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the totals for a whole room to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes its title, players, rules, options or length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves, opens and prints; backups of all matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the matches that can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rules} · East round only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>began {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hand is kept as soon as it is recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {time} · each hand is kept as soon as it is recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click a hand, or press Enter, to correct it; later totals follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records a win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a penalty or an adjustment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrects a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a hand before…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a hand after…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeldOffers</name>
    <message>
        <source>Melds with this tile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Write a name, or choose one with Up and Down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightDialog</name>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps it so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightDialogs</name>
    <message>
        <source>Rounds that have begun stay as they are. All others are seated anew with those who are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} in round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever makes room for somebody takes that guest’s place in this round.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightFiles</name>
    <message>
        <source>{night} standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{night} round {number} seats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightForm</name>
    <message>
        <source>What the night is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches have it in their titles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One name a line; a list can be pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many play at a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of three rather than guests who rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as are seated ahead; more can be added later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the clock of a round goes; 0 is without a clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East round only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of the matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat the guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins a club night with these guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the matches by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a club night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rules of the scorer: {rules}. Others are chosen above, at the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}, {count} of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}; in each round 1 rests, by turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}; in each round {count} rest, by turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guests yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the night is called.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightKeeper</name>
    <message>
        <source>This club night was deleted; it is among the deleted ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version of the program does not know the rules of this club night ({rules}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A club night has {most} rounds at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else deleted this club night; it is among the deleted ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else deleted this club night meanwhile, so nothing was changed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else changed this club night meanwhile, so nothing was changed here. Look at what is there now, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightList</name>
    <message>
        <source>Club nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which club nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the night back that was deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring this night back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this club night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click brings a deleted night back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click opens a night. F2 renames it, Del deletes it; so does a right click. Its matches stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted: {night}. Its matches stay; it is among the deleted ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The club night is back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightListModel</name>
    <message>
        <source>no round begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {begun} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightMenu</name>
    <message>
        <source>Standings as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the standings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats of this round as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the seats of this round…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightModels</name>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round} has not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round} is past</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At no table in this round: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} guests fill a table, and {here} are here. Guests… says who is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match of this table is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match of this table was deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match of this table cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hand has to be put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over after 1 hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over after {count} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} · hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} · hand {number} of {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no game yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 game, in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games}, {count} in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}. {name}: {points}, {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings before the first hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings in round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up · stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left in round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left · stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rules} · East round only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightNameDialog</name>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the club night this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the club night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the night is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches that begin from now on have it in their titles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the night is called.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightPaper</name>
    <message>
        <source>Final points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NightView</name>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins a match at each table of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows who sits where in the next round, before it begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats the guests for another round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats all rounds that have not begun otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undoes the last change of guests, seats, rounds or minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who came later, and who left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows clock and tables for a whole room to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves and prints the standings and the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other nights…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins a club night or opens another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the matches by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change who sits at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the match of this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats of round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starts and stops the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 table still plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} tables still play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In round {number}, {tables}. Press again to begin round {next} all the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Up and Down change it by one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{value} (usual)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule set’s own is {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed from the rule set’s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the rule set has it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsDialog</name>
    <message>
        <source>Back to the rule set’s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes back every change of the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the options; they hold already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change holds at once, and Undo takes it back. A dot marks what was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of {rules}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back to the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page before: Alt+Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page after: Alt+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load this example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the hand into the scorer; Undo brings yours back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageTitle</name>
    <message>
        <source>does not count</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Page {number} of {count} · Mahjong Desk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternChecks</name>
    <message>
        <source>Space ticks it; arrow keys go to the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not this one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternList</name>
    <message>
        <source>Patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys go from pattern to pattern, and show its page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternRow</name>
    <message>
        <source>{name} · {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} counts in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never together with {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternsDialog</name>
    <message>
        <source>Points from patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows those with these letters in their name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take these points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins the list anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand without a pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rows} · the table’s limit holds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaymentsView</name>
    <message>
        <source>Payments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each seat gets or pays; arrow keys go from seat to seat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickerModel</name>
    <message>
        <source>{tile}, {left} left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickerPanel</name>
    <message>
        <source>What a click adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ura</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickerView</name>
    <message>
        <source>Tiles to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys go from tile to tile; Enter adds it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks where to save the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels wide, {height} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For messages and web pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharp at every size; for print shops and drawing programs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerDialog</name>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the player this name in all matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the place of the old one in every match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player has the new name in every match, those that are over too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a player {other} already. If both are the same person, press once more: all matches of {name} become matches of {other}. That cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>{name}, {title}: {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, sorted upwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, sorted downwards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys go from cell to cell; S sorts by the column, Enter goes to the best hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsBlock</name>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offence (chombo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the points are moved; it stands in the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These points are not moved after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is given points, or loses some?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write why the points are moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is fined?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points is the fine?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Another penalty or adjustment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves points in the same hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty or adjustment in this hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>right {right}, missed {missed}, wrongly claimed {claimed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right answers round by round: {percents}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is shown: tick what it scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is shown: work out what it is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is ready: pick every tile that completes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand can be read in several ways: say which pays most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pattern is named: build a hand that scores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those too of which no copy is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave empty what the hand does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {count} right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}, {name}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Answer first; then F11 shows the score step by step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known is kept under this name, on this computer alone:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has at most {count} letters, and nothing else than letters and signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens the page of a pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with other hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light the tiles of a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go through the patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticks one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses a reading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticeProgress</name>
    <message>
        <source>What is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back to practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the progress, takes it from a file, forgets it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all progress as a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take progress from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the progress by these rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget this learner…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right answers, round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take progress from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what “{file}” says in place of all that {name} knows? That cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken from “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget what {name} knows by {rules}? That cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget {name}, and all that {name} knows? That cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget this learner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticeResult</name>
    <message>
        <source>Other hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins such a round with other hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that went wrong again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks only those hands again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same hands again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins the same round from its first hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose otherwise…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back to the choice of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {count} right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {count} single answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands for what was due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticeSetup</name>
    <message>
        <source>Learner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what is known and what is missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands for what is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes another number, and so other hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number gives the same hands, to a whole class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures to work out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for each hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the first hand of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands for a class…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts a set of hands together, saves and prints it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score a few hands yourself, and see at once what was right and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody, nothing is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {name} misses comes first, so that the number gives others other hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rules chosen above: {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who pays what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common patterns, few at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More patterns at a time, and rarer ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything there is, the rarest too.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer did not take it: see whether it is on and connected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReachBar</name>
    <message>
        <source>Reach declared in this hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingsChoice</name>
    <message>
        <source>Readings to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys go from one to the next; Space, or its number, chooses it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingsDialog</name>
    <message>
        <source>Other readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the table of readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold: the winning tile and the group it completes. A diamond marks what readings differ in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingsModel</name>
    <message>
        <source>not this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays most</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingsView</name>
    <message>
        <source>Readings side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A column for each reading; arrow keys go from cell to cell</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReasonCheck</name>
    <message>
        <source>Space sets it, and takes it off again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>restore the hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Players’ records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the table for a spreadsheet program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the match at this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, game by game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on a title sorts by it, and so does S; again turns it round. Enter or a double click on a hand opens its match there; a right click offers more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the matches… {done} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here will stand what each player did over time: games, places and points on average, hands that were won, discards that others won on, and the best hands with their tiles. A match counts once it is over; none is yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match by these rules that is over began in that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rule set has its own table, as points by two do not compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all were played by the same options or with as many players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches that are not over do not count yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches that cannot be read are left out: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 game, of {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} games, of {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} games, {first} to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best hands of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None was won in these games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the match here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records – {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoomView</name>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundBar</name>
    <message>
        <source>End the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what came of it so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} · hand {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands for what is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a round keeps the rules that it began with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} seconds left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundsChart</name>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleSettings</name>
    <message>
        <source>“{name}” names no rule set that there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of “{name}” these options are not taken by its rule set: {options}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the rule set and its options as they are now, under the name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as “{name}”, under Your own rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as “{name}”, in place of the rules that had this name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleTerms</name>
    <message>
        <source>1 changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the rules have them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>“{name}” is there already and was kept. To replace it, choose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the file is too long. Try a shorter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” could not be saved: {reason}. Try another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for so large a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search the patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatFields</name>
    <message>
        <source>Who sits {seat}? Write a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: a name has {most} letters at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are called {name}. Write one of them differently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: there are signs in the name that cannot be seen. Write it anew.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>{name} – table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} – at no table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>Arrow keys go to the others, Space chooses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ServerFields</name>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the computer, or its number in the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is called on the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who the server knows you as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the user on the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or the whole address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills in the fields above; it can be pasted here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsBanner</name>
    <message>
        <source>And {count} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes this away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settling</name>
    <message>
        <source>Write an amount for a point, such as 0.05.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettlingBlock</name>
    <message>
        <source>What a point is worth in money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount such as 0.05; empty for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing, or such as 0.05</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetButton</name>
    <message>
        <source>all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows every key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetChanges</name>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {old} → {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East round only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {old} → {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The totals at the end stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals at the end: {changes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes on then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand in play: {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, {old} deals → {new} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{was}, {old} deals → {label}, {new} deals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetDelegate</name>
    <message>
        <source>dealer {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetFiles</name>
    <message>
        <source>Matches ({kinds})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is kept already, and nothing was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match of the file is kept from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match that began at the same time is kept already. It is not the same any more: it has {hands}, and the one in “{name}” has {others}.

Open the one that is kept, or keep that of the file beside it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is kept already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the one that is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetHandout</name>
    <message>
        <source>{rules} · East round only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun {begun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{begun} to {ended}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for the hand above to be put right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetHeader</name>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetMenu</name>
    <message>
        <source>Open a match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheets to fill in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up all matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where matches are kept…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole match as JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the standings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetModels</name>
    <message>
        <source>{name} {change}, now {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, dealer {dealer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with its tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reach: {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} honba</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 stick on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} sticks on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for the hand above to be put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match to close the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in play …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the leading dealer may end the match here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {number} of {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands of the match are played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: somebody has the return points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: a player is below zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}. {name}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{spoken}, final points {final}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings before the first hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings after 1 hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings after {count} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} paid in fines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} by adjustments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals add up to {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals add up to {sum}, not to {expected}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>This choice was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the rules of the match the hand does not score: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already in the match as {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record it again all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match that is running cannot be opened; the score sheet says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is running. Begin one in the score sheet, then record the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put right first what stands in the score sheet: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} of the match of {players}; {dealer} deals. The tiles are kept with the hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score by hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says a little more; it costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the answer was marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this hand scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments of this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each tile would score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says what of the answer is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on without an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more hints</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingDelegate</name>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingLines</name>
    <message>
        <source>{name}: {now}, at most {most}, at least {least}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Score by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what was changed when, and what was there before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows games, places, wins and best hands of each player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingsChart</name>
    <message>
        <source>Score by hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableGrid</name>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableState</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liable for a yakuman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is liable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honba</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach sticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norths set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, liability</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TakeAway</name>
    <message>
        <source>Record this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps it in the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More ways to take the hand away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or save as a picture or PDF, print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As PNG or SVG, at any size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>What is this hand worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat: {wind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round: {wind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dora: {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ura dora: {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won on a discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded by {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All shown: {figure} {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} {unit} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to {name}: {figure} {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They depend on who discarded the winning tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TeachingView</name>
    <message>
        <source>Teaching view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextScroll</name>
    <message>
        <source>Arrow keys scroll it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <source>Arrow keys go from one to the next; Enter does what a click does, Del takes it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys go from one to the next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TitleDialog</name>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the match this title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the match is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet and the list of matches have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrailDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what was there before, to put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the earlier version back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the hand as it was before the change that is chosen; that can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts it back although the rules are against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier versions of a removed hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier versions of hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was corrected so far. Whatever is changed stays here as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest change comes first. Choose one of a hand to have back what was there before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 older one is kept and not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} older ones are kept and not shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrailModel</name>
    <message>
        <source>The match was begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} was recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} was inserted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} was corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} was removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was reopened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player was renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before: {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After: {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reach: {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Unusable</name>
    <message>
        <source>Hands can be scored as before; nothing of a match is recorded until this is put right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the database of matches again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins a new database with the matches of a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where matches are kept…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses this computer, or a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaitChoice</name>
    <message>
        <source>Chosen: {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>Waiting for the database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the database…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has not answered yet. What you have put in stays as it is if you stop waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This takes a while, and cannot be left half done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on without an answer of the database</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome to Mahjong Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins with what is chosen so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the step before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which rules do you play by?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The button at the top changes it at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tiles do you like?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a Latin index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told apart without colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which language do you speak?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With an empty hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a sample match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WinEntry</name>
    <message>
        <source>Seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-drawn: nobody discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules always name who discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner cannot have discarded it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded by {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner cannot be liable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liability for a yakuman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liability of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with three players nobody sits North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honba</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach sticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting norths aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with three players only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes from 0 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not used by {rules}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message>
        <source>Won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Responsible for the discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the same discard others won too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One winner fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last of the winners out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won and cannot have discarded the tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was it self-drawn, or won on a discard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who discarded the winning tile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the hand of {name} worth?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WinnerBlock</name>
    <message>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liable for the yakuman (pao)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liable for how many of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Won</name>
    <message>
        <source>Self-drawn with {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won on {tile}, nobody responsible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won on {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won on {tile}, discarded by {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} seat, {wind} round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norths set aside: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>honba: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reach sticks: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Level {level} · round number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mahjong practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these patterns does the hand score? Tick them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the hand score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the hand score? What it does not have stays empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tiles complete the hand? Mark all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand can be read in these ways. Which one pays most, and why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write down a hand that scores {pattern}, its winning tile last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pattern}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter} pays {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{totals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example {hand}: {won}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorksheetMenu</name>
    <message>
        <source>Worksheet and answers as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worksheet only as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers only as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print worksheet and answers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the worksheet only…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the answers only…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorksheetPaper</name>
    <message>
        <source>{title}: answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorthField</name>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Han</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} han</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>13 han or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} yakuman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Han …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} fu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From patterns…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums the points up from patterns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Worths</name>
    <message>
        <source>By rule set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
