<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi_FI" sourcelanguage="en">
<context>
    <name>AdviceLists</name>
    <message>
        <source>Tiles that bring it nearer, with the copies left</source>
        <translation>Kättä lähentävät tiilet, jäljellä olevat kappaleet</translation>
    </message>
    <message>
        <source>Tiles that bring the hand nearer</source>
        <translation>Kättä lähentävät tiilet</translation>
    </message>
    <message>
        <source>To discard, the best first</source>
        <translation>Viskattavat, paras ensin</translation>
    </message>
    <message>
        <source>Tiles to discard</source>
        <translation>Viskattavat tiilet</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Viskaa se</translation>
    </message>
    <message>
        <source>Nearly</source>
        <translation>Melkein</translation>
    </message>
    <message>
        <source>Change the hand so</source>
        <translation>Muuta käsi näin</translation>
    </message>
    <message>
        <source>{count} · what one change would make of it</source>
        <translation>{count} · mitä yksi muutos toisi</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>no single change scores more</source>
        <translation>mikään yksittäinen muutos ei tuo enempää</translation>
    </message>
</context>
<context>
    <name>AdviceModels</name>
    <message>
        <source>discard {tile}</source>
        <translation>viskaus: {tile}</translation>
    </message>
    <message>
        <source>{total} in all</source>
        <translation>yhteensä {total}</translation>
    </message>
    <message>
        <source>{total}: {patterns}</source>
        <translation>{total}: {patterns}</translation>
    </message>
    <message>
        <source>{line}; without {patterns}</source>
        <translation>{line}; ilman: {patterns}</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <translation>Viskaa {tile}</translation>
    </message>
    <message>
        <source>{count} to go</source>
        <translation>puuttuu {count}</translation>
    </message>
    <message>
        <source>{copies} tiles bring it nearer</source>
        <translation>lähentäviä tiiliä {copies}</translation>
    </message>
    <message>
        <source>ready, {copies} left</source>
        <translation>odottava, jäljellä {copies}</translation>
    </message>
    <message>
        <source>{waits} · discard {discard} · self-draw {self_draw}</source>
        <translation>{waits} · viskauksesta {discard} · itse nostettuna {self_draw}</translation>
    </message>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile}, jäljellä {count}</translation>
    </message>
</context>
<context>
    <name>AnswerLists</name>
    <message>
        <source>What the hand scores</source>
        <translation>Käden pisteet</translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>Miten pisteet kertyvät</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Mikä on vialla</translation>
    </message>
    <message>
        <source>Tiles that complete the hand</source>
        <translation>Käden täydentävät tiilet</translation>
    </message>
    <message>
        <source>Win on it</source>
        <translation>Voita sillä</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Huomautuksia</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Ei lasketa</translation>
    </message>
    <message>
        <source>Compare side by side…</source>
        <translation>Vertaa rinnakkain…</translation>
    </message>
    <message>
        <source>Opens a table of all readings</source>
        <translation>Avaa taulukon kaikista tulkinnoista</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Maksut</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>Avaa tämän kuvion sivu</translation>
    </message>
    <message>
        <source>Other readings</source>
        <translation>Muut tulkinnat</translation>
    </message>
    <message>
        <source>* the group that the winning tile completed</source>
        <translation>* voittotiilen täydentämä ryhmä</translation>
    </message>
    <message>
        <source>nothing was outranked</source>
        <translation>mitään ei jätetty pois</translation>
    </message>
    <message>
        <source>only this one</source>
        <translation>vain tämä</translation>
    </message>
    <message>
        <source>Payments: choose who discarded it</source>
        <translation>Maksut: valitse viskaaja</translation>
    </message>
</context>
<context>
    <name>Awaited</name>
    <message>
        <source>{digits} – now</source>
        <translation>{digits} – nyt</translation>
    </message>
    <message>
        <source>ends it</source>
        <translation>lopettaa</translation>
    </message>
    <message>
        <source>which tile, such as 3M</source>
        <translation>mikä tiili, esimerkiksi 3M</translation>
    </message>
    <message>
        <source>its tile, such as 6Z, or all four</source>
        <translation>sen tiili, esimerkiksi 6Z, tai kaikki neljä</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>its first tile, or all three, such as 345M</source>
        <translation>sen ensimmäinen tiili tai kaikki kolme, esimerkiksi 345M</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>its tile, such as 6Z, or all three</source>
        <translation>sen tiili, esimerkiksi 6Z, tai kaikki kolme</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>Piilotettu kong</translation>
    </message>
    <message>
        <source>Winning tile</source>
        <translation>Voittotiili</translation>
    </message>
    <message>
        <source>Dora indicator</source>
        <translation>Doraosoitin</translation>
    </message>
    <message>
        <source>Ura indicator</source>
        <translation>Uraosoitin</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>Save what can be read</source>
        <translation>Tallenna luettavissa oleva</translation>
    </message>
    <message>
        <source>Back up all matches</source>
        <translation>Varmuuskopioi kaikki pelit</translation>
    </message>
    <message>
        <source>Backups (*{suffix})</source>
        <translation>Varmuuskopiot (*{suffix})</translation>
    </message>
    <message>
        <source>The matches were not saved</source>
        <translation>Pelejä ei tallennettu</translation>
    </message>
    <message>
        <source>{what} is saved as “{name}”.</source>
        <translation>{what} on tallennettu: ”{name}”.</translation>
    </message>
    <message>
        <source>{what} are saved as “{name}”.</source>
        <translation>{what} on tallennettu: ”{name}”.</translation>
    </message>
    <message>
        <source>In {count} of them hands may be missing.</source>
        <translation>Pelejä, joista voi puuttua jakoja: {count}.</translation>
    </message>
    <message>
        <source>{count} could not be read at all.</source>
        <translation>Kokonaan lukukelvottomia: {count}.</translation>
    </message>
    <message>
        <source>Restore that file, and a new database is begun with it.</source>
        <translation>Kun palautat tuon tiedoston, sen peleistä aloitetaan uusi tietokanta.</translation>
    </message>
    <message>
        <source>Saved what can be read</source>
        <translation>Luettavissa oleva tallennettu</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 peli</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count} peliä</translation>
    </message>
    <message>
        <source>1 club night</source>
        <translation>1 peli-ilta</translation>
    </message>
    <message>
        <source>{count} club nights</source>
        <translation>{count} peli-iltaa</translation>
    </message>
    <message>
        <source>{matches} and {nights}</source>
        <translation>{matches} ja {nights}</translation>
    </message>
    <message>
        <source>Backups (*.sqlite *.zip)</source>
        <translation>Varmuuskopiot (*.sqlite *.zip)</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Palauta varmuuskopio</translation>
    </message>
    <message>
        <source>A new database is begun with the matches of “{name}”. The damaged one stays beside it, as it is, under a name with the date.</source>
        <translation>Tiedoston ”{name}” peleistä aloitetaan uusi tietokanta. Vaurioitunut jää sen viereen sellaisenaan, päivätyllä nimellä.</translation>
    </message>
    <message>
        <source>The matches of “{name}” that are missing are added. Nothing else is changed.</source>
        <translation>Tiedoston ”{name}” peleistä lisätään ne, jotka puuttuvat. Mikään muu ei muutu.</translation>
    </message>
    <message>
        <source>What is in “{name}” takes the place of all matches that are kept now. These stay beside the database, as a copy under a name with the date.</source>
        <translation>Tiedoston ”{name}” sisältö korvaa kaikki nykyiset pelit. Niistä jää tietokannan viereen kopio päivätyllä nimellä.</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Palautetaanko tämä varmuuskopio?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>The backup was not restored</source>
        <translation>Varmuuskopiota ei palautettu</translation>
    </message>
    <message>
        <source>{what} is back.</source>
        <translation>{what} on palautettu.</translation>
    </message>
    <message>
        <source>{what} are back.</source>
        <translation>{what} on palautettu.</translation>
    </message>
    <message>
        <source>1 was there as it is in it.</source>
        <translation>1 oli jo täällä samanlaisena.</translation>
    </message>
    <message>
        <source>{count} were there as they are in it.</source>
        <translation>{count} oli jo täällä samanlaisina.</translation>
    </message>
    <message>
        <source>What was there before is kept as {path}.</source>
        <translation>Aiempi sisältö on tallessa: {path}.</translation>
    </message>
    <message>
        <source>The backup is restored</source>
        <translation>Varmuuskopio on palautettu</translation>
    </message>
</context>
<context>
    <name>BestHands</name>
    <message>
        <source>{day}, hand {number}</source>
        <translation>{day}, jako {number}</translation>
    </message>
    <message>
        <source>recorded without its tiles</source>
        <translation>kirjattu ilman tiiliä</translation>
    </message>
</context>
<context>
    <name>BigNight</name>
    <message>
        <source>Big view of the club night</source>
        <translation>Peli-illan iso näkymä</translation>
    </message>
</context>
<context>
    <name>BigView</name>
    <message>
        <source>Big view of the match</source>
        <translation>Pelin iso näkymä</translation>
    </message>
    <message>
        <source>final {points}</source>
        <translation>lopulliset {points}</translation>
    </message>
    <message>
        <source>if it ended now {points}</source>
        <translation>jos peli päättyisi nyt: {points}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>jakaja</translation>
    </message>
</context>
<context>
    <name>BlankSheets</name>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Paikka</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>+ / −</source>
        <translation>+ / −</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Itä</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Etelä</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Länsi</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Pohjoinen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Voittaja</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Viskaaja</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sija</translation>
    </message>
    <message>
        <source>The tinted field is that of the dealer. “From”: the discarder; empty for a self-draw.</source>
        <translation>Sävytetty kenttä on jakajan. Viskaaja jää tyhjäksi, jos voittotiili on itse nostettu.</translation>
    </message>
    <message>
        <source>World Series of Mahjong: score sheet</source>
        <translation>World Series of Mahjong: pistelista</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>Sticks</source>
        <translation>Tikut</translation>
    </message>
    <message>
        <source>Han / fu</source>
        <translation>Han / fu</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Alku</translation>
    </message>
    <message>
        <source>Sticks left over</source>
        <translation>Jääneet tikut</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>Loppupisteet</translation>
    </message>
    <message>
        <source>Honba and sticks as the hand begins. “From”: the discarder; empty for a self-draw.</source>
        <translation>Honba ja tikut jaon alkaessa. Viskaaja jää tyhjäksi, jos voittotiili on itse nostettu.</translation>
    </message>
    <message>
        <source>Reach Mahjong: score sheet</source>
        <translation>Reach Mahjong: pistelista</translation>
    </message>
    <message>
        <source>Reach Mahjong, three players: score sheet</source>
        <translation>Reach Mahjong, kolme pelaajaa: pistelista</translation>
    </message>
</context>
<context>
    <name>BreakdownModels</name>
    <message>
        <source>{other} counts in its place</source>
        <translation>{other} lasketaan sen sijasta</translation>
    </message>
    <message>
        <source>{seat}: depends on who discarded</source>
        <translation>{seat}: riippuu viskaajasta</translation>
    </message>
    <message>
        <source>{seat}: {points:+}</source>
        <translation>{seat}: {points:+}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>jäljellä {count}</translation>
    </message>
    <message>
        <source>discard {discard} · self-draw {self_draw}</source>
        <translation>viskauksesta {discard} · itse nostettuna {self_draw}</translation>
    </message>
    <message>
        <source>tiles, ready: one of these completes it</source>
        <translation>tiiltä, odottava: jokin näistä täydentää käden</translation>
    </message>
    <message>
        <source>Click tiles, or type a hand</source>
        <translation>Napsauta tiiliä tai kirjoita käsi</translation>
    </message>
    <message>
        <source>of {full} tiles · {count} to go at best</source>
        <translation>/ {full} tiiltä · puuttuu vähintään {count}</translation>
    </message>
    <message>
        <source>No yaku</source>
        <translation>Ei yakua</translation>
    </message>
    <message>
        <source>Below the minimum</source>
        <translation>Alle vähimmäispisteiden</translation>
    </message>
    <message>
        <source>Not a complete hand</source>
        <translation>Ei täysi käsi</translation>
    </message>
    <message>
        <source>Which tile won?</source>
        <translation>Mikä oli voittotiili?</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Jokin on vialla</translation>
    </message>
    <message>
        <source>This does not score</source>
        <translation>Tästä ei saa pisteitä</translation>
    </message>
</context>
<context>
    <name>BreakdownPanel</name>
    <message>
        <source>Chart</source>
        <translation>Taulukko</translation>
    </message>
    <message>
        <source>Opens the scoring charts at this hand</source>
        <translation>Avaa pistetaulukot tämän käden kohdalta</translation>
    </message>
    <message>
        <source>Show me an example</source>
        <translation>Näytä esimerkki</translation>
    </message>
    <message>
        <source>Puts a hand on the felt that scores</source>
        <translation>Panee pöydälle käden, josta saa pisteitä</translation>
    </message>
</context>
<context>
    <name>ChangesCard</name>
    <message>
        <source>What changes</source>
        <translation>Mitä muuttuu</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Ei vielä mitään.</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Kokonaispisteet</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>Loppupisteet</translation>
    </message>
    <message>
        <source>Round and dealer</source>
        <translation>Kierros ja jakaja</translation>
    </message>
    <message>
        <source>The rules are against these hands</source>
        <translation>Nämä jaot ovat sääntöjen vastaisia</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>ja {count} muuta</translation>
    </message>
</context>
<context>
    <name>ChartDialog</name>
    <message>
        <source>Scoring chart</source>
        <translation>Pistetaulukko</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Taulukko</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Closes the charts</source>
        <translation>Sulkee taulukot</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Arrow keys go from cell to cell</source>
        <translation>Nuolinäppäimet siirtävät solusta toiseen</translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Closes the list of keys</source>
        <translation>Sulkee näppäinluettelon</translation>
    </message>
    <message>
        <source>Show me an example</source>
        <translation>Näytä esimerkki</translation>
    </message>
    <message>
        <source>Puts a hand on the felt that scores</source>
        <translation>Panee pöydälle käden, josta saa pisteitä</translation>
    </message>
    <message>
        <source>The keys of a hand work on the whole of its page, except while you type in the line of text.</source>
        <translation>Käden näppäimet toimivat kaikkialla sen sivulla, paitsi kun kirjoitat tekstiriville.</translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>Arrow keys choose</source>
        <translation>Nuolinäppäimet valitsevat</translation>
    </message>
</context>
<context>
    <name>CircumstancesPanel</name>
    <message>
        <source>Discard</source>
        <translation>Viskaus</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Itse nostettu</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Voittotapa</translation>
    </message>
    <message>
        <source>Discarded by</source>
        <translation>Viskaaja</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ei kukaan</translation>
    </message>
    <message>
        <source>Nobody is responsible: all pay alike</source>
        <translation>Kukaan ei ole vastuussa: kaikki maksavat saman verran</translation>
    </message>
    <message>
        <source>Winner’s seat</source>
        <translation>Voittajan paikka</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>Kierroksen tuuli</translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation>Olosuhteet</translation>
    </message>
</context>
<context>
    <name>ClockCard</name>
    <message>
        <source>Start</source>
        <translation>Käynnistä</translation>
    </message>
    <message>
        <source>Starts the clock of the round</source>
        <translation>Käynnistää kierroksen kellon</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>Stops the clock for a while</source>
        <translation>Pysäyttää kellon toistaiseksi</translation>
    </message>
    <message>
        <source>Set back</source>
        <translation>Nollaa</translation>
    </message>
    <message>
        <source>Has the clock as before it was started</source>
        <translation>Palauttaa kellon käynnistystä edeltävään tilaan</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuutit</translation>
    </message>
    <message>
        <source>Minutes of the round</source>
        <translation>Kierroksen minuutit</translation>
    </message>
    <message>
        <source>How long the round is; 0 is without a clock</source>
        <translation>Kierroksen pituus; 0 tarkoittaa, ettei kelloa käytetä</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>After {key} – {words} – comes one of {keys}.</source>
        <translation>Näppäimen {key} – {words} – jälkeen tulee jokin näistä: {keys}.</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>Groups</source>
        <translation>Ryhmät</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>Reading {number}</source>
        <translation>Tulkinta {number}</translation>
    </message>
    <message>
        <source>Best reading</source>
        <translation>Paras tulkinta</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{said}, makes a difference</source>
        <translation>{said}, tässä on ero</translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation>{group}, mukana voittotiili</translation>
    </message>
    <message>
        <source>The hand reads only one way.</source>
        <translation>Käden voi tulkita vain yhdellä tavalla.</translation>
    </message>
    <message>
        <source>All {count} readings score {total}.</source>
        <translation>Kaikki {count} tulkintaa: {total}.</translation>
    </message>
    <message>
        <source>{equal} of the {count} readings score {total}, the others less.</source>
        <translation>Tulkintoja on {count}: niistä {equal} tuo {total}, muut vähemmän.</translation>
    </message>
    <message>
        <source>The best reading scores {more} more than the next.</source>
        <translation>Paras tulkinta on seuraavaa parempi, ero {more}.</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>correct the match</source>
        <translation>pelin korjaus</translation>
    </message>
    <message>
        <source>put back an earlier version of hand {number}</source>
        <translation>aiemman version palautus, jako {number}</translation>
    </message>
    <message>
        <source>An earlier version of hand {number} was put back.</source>
        <translation>Jaon {number} aiempi versio palautettiin.</translation>
    </message>
    <message>
        <source>rename the match</source>
        <translation>pelin nimeäminen</translation>
    </message>
    <message>
        <source>delete the match of {players}</source>
        <translation>pelin poisto: {players}</translation>
    </message>
    <message>
        <source>{name} is called so already.</source>
        <translation>Nimi on jo tämä: {name}.</translation>
    </message>
    <message>
        <source>{name} is called {to} now.</source>
        <translation>Nimi vaihdettiin: {name} → {to}.</translation>
    </message>
    <message>
        <source>{name} and {other} play in one match, so they are two players.</source>
        <translation>{name} ja {other} pelaavat samassa pelissä, joten he ovat kaksi eri pelaajaa.</translation>
    </message>
    <message>
        <source>Somebody else deleted this match meanwhile, so nothing was changed here.</source>
        <translation>Joku muu poisti tämän pelin sillä välin, joten mitään ei muutettu.</translation>
    </message>
    <message>
        <source>Somebody else changed this match meanwhile, so nothing was changed here. Look at what is there now, then try again.</source>
        <translation>Joku muu muutti tätä peliä sillä välin, joten mitään ei muutettu. Katso nykyinen tilanne ja yritä sitten uudelleen.</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Where matches are kept</source>
        <translation>Pelien säilytyspaikka</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Tällä koneella</translation>
    </message>
    <message>
        <source>On a server</source>
        <translation>Palvelimella</translation>
    </message>
    <message>
        <source>In the file {file}</source>
        <translation>Tiedostossa {file}</translation>
    </message>
    <message>
        <source>A PostgreSQL database that several computers have in common: each sees what the others record.</source>
        <translation>Usean koneen yhteinen PostgreSQL-tietokanta: kukin näkee, mitä muut kirjaavat.</translation>
    </message>
    <message>
        <source>A password that is written here is kept in {file}, which nobody but you may read. Without one, PostgreSQL’s own password file (.pgpass) is looked into.</source>
        <translation>Tähän kirjoitettu salasana tallennetaan tiedostoon {file}, jota kukaan muu kuin sinä ei voi lukea. Jos kohta on tyhjä, salasanaa haetaan PostgreSQL:n omasta salasanatiedostosta (.pgpass).</translation>
    </message>
    <message>
        <source>What is recorded already stays where it is. To take it along, back up all matches before you change this, and restore that backup afterwards.</source>
        <translation>Jo kirjatut pelit jäävät paikoilleen. Jos haluat ne mukaan, varmuuskopioi kaikki pelit ennen vaihtoa ja palauta kopio sen jälkeen.</translation>
    </message>
    <message>
        <source>Try the connection</source>
        <translation>Kokeile yhteyttä</translation>
    </message>
    <message>
        <source>Says whether the server answers</source>
        <translation>Kertoo, vastaako palvelin</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Ota käyttöön</translation>
    </message>
    <message>
        <source>Keeps matches there from now on</source>
        <translation>Säilyttää pelit tästä lähtien siellä</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>Ei muuta mitään</translation>
    </message>
    <message>
        <source>That is no address of a PostgreSQL database. One is written as {example}; a password with @ or / in it is best written into its own field.</source>
        <translation>Tuo ei ole PostgreSQL-tietokannan osoite. Osoite kirjoitetaan näin: {example}; salasana, jossa on @ tai /, on parasta kirjoittaa omaan kenttäänsä.</translation>
    </message>
    <message>
        <source>Write what the database is called on the server.</source>
        <translation>Kirjoita tietokannan nimi palvelimella.</translation>
    </message>
    <message>
        <source>Nothing came from the server before you stopped waiting.</source>
        <translation>Palvelin ei vastannut ennen kuin lopetit odottamisen.</translation>
    </message>
    <message>
        <source>The server answers. Nothing is kept there yet: its tables are made when you use it.</source>
        <translation>Palvelin vastaa. Siellä ei ole vielä mitään: taulut luodaan, kun otat sen käyttöön.</translation>
    </message>
    <message>
        <source>The server answers. 1 match is kept there.</source>
        <translation>Palvelin vastaa. Siellä on 1 peli.</translation>
    </message>
    <message>
        <source>The server answers. {count} matches are kept there.</source>
        <translation>Palvelin vastaa. Siellä on {count} peliä.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>DayField</name>
    <message>
        <source>Up and Down change the part that is marked, Left and Right choose another part</source>
        <translation>Ylös ja alas muuttavat merkittyä osaa, vasen ja oikea valitsevat toisen osan</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal hands</source>
        <translation>Jaa käsiä</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Mitä kysytään</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Kuinka monta</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Kierroksen numero</translation>
    </message>
    <message>
        <source>Level {level}. The same round number deals the same hands again.</source>
        <translation>Taso {level}. Samalla kierroksen numerolla saa aina samat kädet.</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Lisää ne</translation>
    </message>
    <message>
        <source>Adds the hands dealt</source>
        <translation>Lisää jaetut kädet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Adds nothing</source>
        <translation>Ei lisää mitään</translation>
    </message>
</context>
<context>
    <name>DrawPanel</name>
    <message>
        <source>What sort of draw</source>
        <translation>Millainen tasapeli</translation>
    </message>
    <message>
        <source>Ready (tenpai)</source>
        <translation>Odottavat (tenpai)</translation>
    </message>
    <message>
        <source>Discarded terminals and honors alone</source>
        <translation>Viskanneet vain pääty- ja arvotiiliä</translation>
    </message>
    <message>
        <source>The wall ran out</source>
        <translation>Muuri loppui</translation>
    </message>
    <message>
        <source>Nagashi mangan</source>
        <translation>Nagashi mangan</translation>
    </message>
    <message>
        <source>Nobody won: no points are paid.</source>
        <translation>Kukaan ei voittanut: pisteitä ei makseta.</translation>
    </message>
    <message>
        <source>Whose discards were terminals and honors alone?</source>
        <translation>Kenen viskaukset olivat pelkkiä pääty- ja arvotiiliä?</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>add {tile}</source>
        <translation>lisäys: {tile}</translation>
    </message>
    <message>
        <source>add indicator {tile}</source>
        <translation>osoittimen lisäys: {tile}</translation>
    </message>
    <message>
        <source>win on {tile}</source>
        <translation>voittotiili: {tile}</translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation>{label} ei käy: {reason}.</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>add chow from {tile}</source>
        <translation>chow alkaen: {tile}</translation>
    </message>
    <message>
        <source>add pung of {tile}</source>
        <translation>pung: {tile}</translation>
    </message>
    <message>
        <source>add kong of {tile}</source>
        <translation>kong: {tile}</translation>
    </message>
    <message>
        <source>add concealed kong of {tile}</source>
        <translation>piilotettu kong: {tile}</translation>
    </message>
    <message>
        <source>take out {tile}</source>
        <translation>poisto: {tile}</translation>
    </message>
    <message>
        <source>take indicator {tile} away</source>
        <translation>osoittimen poisto: {tile}</translation>
    </message>
    <message>
        <source>clear the hand</source>
        <translation>käden tyhjennys</translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation>itse nostettu</translation>
    </message>
    <message>
        <source>won on a discard</source>
        <translation>voitto viskauksesta</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>paikka: {seat}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ei kukaan</translation>
    </message>
    <message>
        <source>discarded by {seat}</source>
        <translation>viskaaja: {seat}</translation>
    </message>
    <message>
        <source>round {wind}</source>
        <translation>kierros: {wind}</translation>
    </message>
    <message>
        <source>change a counter</source>
        <translation>laskurin muutos</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} pelaajaa</translation>
    </message>
    <message>
        <source>liable: {seat}</source>
        <translation>vastuussa: {seat}</translation>
    </message>
    <message>
        <source>{label} gave way to {other}.</source>
        <translation>{label} poistettiin; tilalle tuli {other}.</translation>
    </message>
    <message>
        <source>Taken off, as these rules do not use it: {what}. Undo brings it back.</source>
        <translation>Poistettu, koska näissä säännöissä sitä ei käytetä: {what}. Kumoa palauttaa sen.</translation>
    </message>
    <message>
        <source>rules {rules}</source>
        <translation>säännöt: {rules}</translation>
    </message>
    <message>
        <source>change an option</source>
        <translation>valinnan muutos</translation>
    </message>
    <message>
        <source>type</source>
        <translation>kirjoitus</translation>
    </message>
    <message>
        <source>Of {count} lines the first that reads was taken: line {number}.</source>
        <translation>Rivejä oli {count}; niistä luettiin ensimmäinen kelvollinen, rivi {number}.</translation>
    </message>
    <message>
        <source>an earlier step</source>
        <translation>aiempi vaihe</translation>
    </message>
    <message>
        <source>paste a hand</source>
        <translation>käden liittäminen</translation>
    </message>
    <message>
        <source>Left out, as these rules do not use it: {what}.</source>
        <translation>Jätetty pois, koska näissä säännöissä sitä ei käytetä: {what}.</translation>
    </message>
    <message>
        <source>{label} was taken off: {reason}.</source>
        <translation>{label} poistettiin: {reason}.</translation>
    </message>
    <message>
        <source>another circumstance excludes it</source>
        <translation>toinen olosuhde sulkee sen pois</translation>
    </message>
    <message>
        <source>nobody responsible</source>
        <translation>kukaan ei vastuussa</translation>
    </message>
    <message>
        <source>round wind</source>
        <translation>kierroksen tuuli</translation>
    </message>
    <message>
        <source>dora indicators</source>
        <translation>doraosoittimet</translation>
    </message>
    <message>
        <source>ura indicators</source>
        <translation>uraosoittimet</translation>
    </message>
    <message>
        <source>honba</source>
        <translation>honba</translation>
    </message>
    <message>
        <source>reach sticks</source>
        <translation>riichitikut</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>kolme pelaajaa</translation>
    </message>
    <message>
        <source>norths set aside</source>
        <translation>sivuun pannut pohjoiset</translation>
    </message>
    <message>
        <source>liability</source>
        <translation>vastuu</translation>
    </message>
    <message>
        <source>The winner’s seat is now East: with three players nobody sits North.</source>
        <translation>Voittajan paikka on nyt Itä: kolmella pelaajalla kukaan ei ole Pohjoinen.</translation>
    </message>
    <message>
        <source>Self-draw was taken off: the tile was discarded.</source>
        <translation>Itse nostettu poistettiin: tiili oli viskattu.</translation>
    </message>
    <message>
        <source>The discarder was taken off: a self-drawn tile has none.</source>
        <translation>Viskaaja poistettiin: itse nostetulla tiilellä ei ole viskaajaa.</translation>
    </message>
    <message>
        <source>The discarder was taken off: {seat} is now the winner’s seat.</source>
        <translation>Viskaaja poistettiin: {seat} on nyt voittajan paikka.</translation>
    </message>
    <message>
        <source>The discarder was taken off: with three players nobody sits North.</source>
        <translation>Viskaaja poistettiin: kolmella pelaajalla kukaan ei ole Pohjoinen.</translation>
    </message>
    <message>
        <source>Nobody is liable any more: {seat} is now the winner’s seat.</source>
        <translation>Kukaan ei ole enää vastuussa: {seat} on nyt voittajan paikka.</translation>
    </message>
    <message>
        <source>Nobody is liable any more.</source>
        <translation>Kukaan ei ole enää vastuussa.</translation>
    </message>
    <message>
        <source>Norths are set aside with three players only.</source>
        <translation>Pohjoisia pannaan sivuun vain kolmella pelaajalla.</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>indicators from below are turned after reach only</source>
        <translation>alapuoliset osoittimet käännetään vain riichin jälkeen</translation>
    </message>
    <message>
        <source>{rules} has no dora</source>
        <translation>näissä säännöissä ei ole doraa: {rules}</translation>
    </message>
    <message>
        <source>with the {tile}</source>
        <translation>mukana {tile}</translation>
    </message>
    <message>
        <source>show an example</source>
        <translation>esimerkin näyttäminen</translation>
    </message>
</context>
<context>
    <name>ExampleFelt</name>
    <message>
        <source>the example</source>
        <translation>esimerkki</translation>
    </message>
    <message>
        <source>Melds of {hand}</source>
        <translation>Setit: {hand}</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>voittotiili</translation>
    </message>
    <message>
        <source>Tiles of {hand}</source>
        <translation>Tiilet: {hand}</translation>
    </message>
    <message>
        <source>Indicators of {hand}</source>
        <translation>Osoittimet: {hand}</translation>
    </message>
</context>
<context>
    <name>ExampleScore</name>
    <message>
        <source>What the example scores</source>
        <translation>Esimerkin pisteet</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>Avaa tämän kuvion sivu</translation>
    </message>
    <message>
        <source>The hand scores {total}</source>
        <translation>Käden pisteet: {total}</translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>the hand</source>
        <translation>käsi</translation>
    </message>
    <message>
        <source>the hand that is meant</source>
        <translation>tarkoitettu käsi</translation>
    </message>
    <message>
        <source>A hand that has it</source>
        <translation>Käsi, jossa se on</translation>
    </message>
    <message>
        <source>a hand that has it</source>
        <translation>käsi, jossa se on</translation>
    </message>
    <message>
        <source>The complete hand</source>
        <translation>Koko käsi</translation>
    </message>
    <message>
        <source>For comparison</source>
        <translation>Vertailuksi</translation>
    </message>
    <message>
        <source>Choose a reading first.</source>
        <translation>Valitse ensin tulkinta.</translation>
    </message>
    <message>
        <source>Time is over.</source>
        <translation>Aika loppui.</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Jokin meni vikaan</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>Virheen tiedot</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Kopioi tiedot</translation>
    </message>
    <message>
        <source>Puts them on the clipboard, for a report</source>
        <translation>Vie ne leikepöydälle raporttia varten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Back to the hand, which is kept</source>
        <translation>Takaisin käteen, joka on tallessa</translation>
    </message>
    <message>
        <source>The program made a mistake, and what you did last may not have worked.</source>
        <translation>Ohjelma teki virheen, eikä viimeisin toimesi ehkä onnistunut.</translation>
    </message>
    <message>
        <source>Your hand is still there: you can go on, or undo the last step.</source>
        <translation>Kätesi on tallella: voit jatkaa tai kumota viimeisen vaiheen.</translation>
    </message>
    <message>
        <source>These details say what happened; a report of the mistake should have them with it.</source>
        <translation>Nämä tiedot kertovat, mitä tapahtui; liitä ne virheraporttiin.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopioitu</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Melds</source>
        <translation>Setit</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>voittotiili</translation>
    </message>
    <message>
        <source>Concealed hand</source>
        <translation>Piilotettu käsi</translation>
    </message>
    <message>
        <source>Dora indicators</source>
        <translation>Doraosoittimet</translation>
    </message>
    <message>
        <source>Click a tile to take it back</source>
        <translation>Ota tiili takaisin napsauttamalla</translation>
    </message>
    <message>
        <source>Exposed melds and concealed kongs</source>
        <translation>Avoimet setit ja piilotetut kongit</translation>
    </message>
    <message>
        <source>Click the winning tile</source>
        <translation>Napsauta voittotiiltä</translation>
    </message>
    <message>
        <source>{count} of {full} tiles</source>
        <translation>{count}/{full} tiiltä</translation>
    </message>
    <message>
        <source>Complete hand</source>
        <translation>Täysi käsi</translation>
    </message>
    <message>
        <source>This does not score</source>
        <translation>Tästä ei saa pisteitä</translation>
    </message>
    <message>
        <source>Something is wrong</source>
        <translation>Jokin on vialla</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Odottava</translation>
    </message>
    <message>
        <source>Let go to take it out</source>
        <translation>Päästä irti, niin se poistuu</translation>
    </message>
    <message>
        <source>Let go to win on this tile</source>
        <translation>Päästä irti, niin se on voittotiili</translation>
    </message>
    <message>
        <source>Drag it off the felt to take it out</source>
        <translation>Poista raahaamalla pois pöydältä</translation>
    </message>
</context>
<context>
    <name>FigureField</name>
    <message>
        <source>A whole number; Tab goes to the next</source>
        <translation>Kokonaisluku; Tab vie seuraavaan</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>FilesOut</name>
    <message>
        <source>Save as CSV</source>
        <translation>Tallenna CSV:nä</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-taulukko</translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation>Tallenna työkirjana</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-työkirja</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Tallenna PDF:nä</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-asiakirja</translation>
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
        <translation>Nuolinäppäimet siirtävät riviltä toiselle</translation>
    </message>
    <message>
        <source>Enter: {tip}</source>
        <translation>Enter: {tip}</translation>
    </message>
    <message>
        <source>Double click or Enter: {tip}</source>
        <translation>Kaksoisnapsautus tai Enter: {tip}</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>nothing to open</source>
        <translation>ei avattavaa</translation>
    </message>
    <message>
        <source>open</source>
        <translation>auki</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>kiinni</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Keys</source>
        <translation>Näppäimet</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>{name}: {sum} after {count} games, at most {most}, at least {least}</source>
        <translation>{name}: {sum}, pelejä {count}, enintään {most}, vähintään {least}</translation>
    </message>
</context>
<context>
    <name>Glances</name>
    <message>
        <source>{label}: {said}</source>
        <translation>{label}: {said}</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>jakaja: {name}</translation>
    </message>
</context>
<context>
    <name>GroupDelegate</name>
    <message>
        <source>winning tile</source>
        <translation>voittotiili</translation>
    </message>
</context>
<context>
    <name>GuestFields</name>
    <message>
        <source>One name a line</source>
        <translation>Yksi nimi riviä kohti</translation>
    </message>
    <message>
        <source>Players who are remembered</source>
        <translation>Muistissa olevat pelaajat</translation>
    </message>
    <message>
        <source>Guest: {name}</source>
        <translation>Osallistuja: {name}</translation>
    </message>
</context>
<context>
    <name>GuestNames</name>
    <message>
        <source>A name has {most} letters at most: {name}…</source>
        <translation>Nimessä voi olla enintään {most} merkkiä: {name}…</translation>
    </message>
    <message>
        <source>There are signs in {name} that cannot be seen. Write it anew.</source>
        <translation>Nimessä on näkymättömiä merkkejä: {name}. Kirjoita se uudelleen.</translation>
    </message>
    <message>
        <source>Two guests are called {name}. Write one of them differently.</source>
        <translation>Kahdella osallistujalla on sama nimi: {name}. Kirjoita toinen eri tavalla.</translation>
    </message>
    <message>
        <source>A club night has {fewest} guests at least.</source>
        <translation>Peli-illassa on oltava vähintään {fewest} osallistujaa.</translation>
    </message>
    <message>
        <source>A club night has {most} guests at most.</source>
        <translation>Peli-illassa voi olla enintään {most} osallistujaa.</translation>
    </message>
</context>
<context>
    <name>GuestsDialog</name>
    <message>
        <source>Who is here</source>
        <translation>Paikalla olijat</translation>
    </message>
    <message>
        <source>Who came later</source>
        <translation>Myöhemmin tulleet</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>Yksi nimi riviä kohti</translation>
    </message>
    <message>
        <source>A club night has {most} guests at most.</source>
        <translation>Peli-illassa voi olla enintään {most} osallistujaa.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>does not count</source>
        <translation>ei lasketa</translation>
    </message>
    <message>
        <source>concealed only</source>
        <translation>vain piilotettuna</translation>
    </message>
    <message>
        <source>open {value}</source>
        <translation>avoimena {value}</translation>
    </message>
</context>
<context>
    <name>GuideList</name>
    <message>
        <source>Kind</source>
        <translation>Laji</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Arvo</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tyhjennä</translation>
    </message>
    <message>
        <source>Shows all patterns again</source>
        <translation>Näyttää taas kaikki kuviot</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Tyhjennä haku ja suodattimet</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Kaikki lajit</translation>
    </message>
    <message>
        <source>Any value</source>
        <translation>Mikä tahansa arvo</translation>
    </message>
    <message>
        <source>{found} of {all} patterns</source>
        <translation>{found}/{all} kuviota</translation>
    </message>
    <message>
        <source>{all} patterns</source>
        <translation>{all} kuviota</translation>
    </message>
    <message>
        <source>No pattern of {rules} is like this. Try fewer or other words, or Clear.</source>
        <translation>Mikään kuvio ei täsmää ({rules}). Kokeile vähempiä tai muita sanoja tai valitse Tyhjennä.</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Tables differ</source>
        <translation>Käytännöt vaihtelevat</translation>
    </message>
    <message>
        <source>Often comes with</source>
        <translation>Usein yhdessä</translation>
    </message>
    <message>
        <source>Counts in its place</source>
        <translation>Lasketaan sen sijasta</translation>
    </message>
    <message>
        <source>It counts in the place of</source>
        <translation>Se lasketaan näiden sijasta</translation>
    </message>
    <message>
        <source>The example needs another option</source>
        <translation>Esimerkki vaatii toisen valinnan</translation>
    </message>
    <message>
        <source>Does not count as the options stand</source>
        <translation>Ei lasketa nykyisillä valinnoilla</translation>
    </message>
    <message>
        <source>The hand is shown with “{options}”. Loading it changes this; Undo takes it back.</source>
        <translation>Käsi näytetään valinnoin ”{options}”. Lataaminen muuttaa näitä; Kumoa palauttaa ne.</translation>
    </message>
    <message>
        <source>In a hand that has a {unit}, that alone counts.</source>
        <translation>Jos kädessä on tämä, vain se lasketaan: {unit}.</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Page: {name}, {value}</source>
        <translation>Sivu: {name}, {value}</translation>
    </message>
    <message>
        <source>load the example of {pattern}</source>
        <translation>esimerkin lataus: {pattern}</translation>
    </message>
</context>
<context>
    <name>HandDialog</name>
    <message>
        <source>Won</source>
        <translation>Voitto</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tasapeli</translation>
    </message>
    <message>
        <source>Penalty or adjustment</source>
        <translation>Sakko tai oikaisu</translation>
    </message>
    <message>
        <source>How the hand ended</source>
        <translation>Miten jako päättyi</translation>
    </message>
    <message>
        <source>What each player receives or pays</source>
        <translation>Mitä kukin pelaaja saa tai maksaa</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Kirjaa</translation>
    </message>
    <message>
        <source>Keeps the hand as it is put here</source>
        <translation>Tallentaa jaon tällaisena</translation>
    </message>
    <message>
        <source>Keep it all the same</source>
        <translation>Pidä silti</translation>
    </message>
    <message>
        <source>Keeps it although the rules are against it</source>
        <translation>Pitää sen, vaikka se on sääntöjen vastainen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>Ei muuta mitään</translation>
    </message>
    <message>
        <source>Remove this hand</source>
        <translation>Poista tämä jako</translation>
    </message>
    <message>
        <source>Says what changes without it, and takes it out of the match when pressed again</source>
        <translation>Kertoo, mitä ilman sitä muuttuu; toinen painallus poistaa jaon pelistä</translation>
    </message>
    <message>
        <source>Insert a hand before…</source>
        <translation>Lisää jako eteen…</translation>
    </message>
    <message>
        <source>Asks for one that was forgotten</source>
        <translation>Kysyy unohtuneen jaon tiedot</translation>
    </message>
    <message>
        <source>Insert a hand after…</source>
        <translation>Lisää jako perään…</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>Näytä käsi</translation>
    </message>
    <message>
        <source>Opens its tiles in the scorer</source>
        <translation>Avaa sen tiilet pistelaskuriin</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>Aiemmat versiot…</translation>
    </message>
    <message>
        <source>Shows what the hand was before, to put it back</source>
        <translation>Näyttää jaon aiemmat versiot, jotka voi palauttaa</translation>
    </message>
    <message>
        <source>Insert a hand as number {number}</source>
        <translation>Lisää jako numeroksi {number}</translation>
    </message>
    <message>
        <source>Correct hand {number}</source>
        <translation>Korjaa jako {number}</translation>
    </message>
    <message>
        <source>Record a win</source>
        <translation>Kirjaa voitto</translation>
    </message>
    <message>
        <source>Record a draw</source>
        <translation>Kirjaa tasapeli</translation>
    </message>
    <message>
        <source>The tiles are not kept with the hand: they score something else.</source>
        <translation>Tiiliä ei tallenneta jaon mukana: niiden pisteet ovat toiset.</translation>
    </message>
    <message>
        <source>Without this hand: {changes}</source>
        <translation>Ilman tätä jakoa: {changes}</translation>
    </message>
    <message>
        <source>Yes, remove this hand</source>
        <translation>Kyllä, poista tämä jako</translation>
    </message>
    <message>
        <source>Close this and record the hand again: another may deal now.</source>
        <translation>Sulje tämä ja kirjaa jako uudelleen: jakaja voi nyt olla toinen.</translation>
    </message>
    <message>
        <source>Close this first: it shows what was there before.</source>
        <translation>Sulje ensin tämä: siinä näkyy aiempi tilanne.</translation>
    </message>
    <message>
        <source>Recorded: {hand}.</source>
        <translation>Kirjattu: {hand}.</translation>
    </message>
    <message>
        <source>The sheet was corrected; later totals follow.</source>
        <translation>Pistelista korjattiin; myöhemmät kokonaispisteet muuttuvat mukana.</translation>
    </message>
</context>
<context>
    <name>HandFiles</name>
    <message>
        <source>The hand was not opened</source>
        <translation>Kättä ei avattu</translation>
    </message>
    <message>
        <source>open {file}</source>
        <translation>avaaminen: {file}</translation>
    </message>
    <message>
        <source>The set of hands was not opened</source>
        <translation>Käsisarjaa ei avattu</translation>
    </message>
    <message>
        <source>{file} is there already. Choose another name.</source>
        <translation>{file} on jo olemassa. Valitse toinen nimi.</translation>
    </message>
    <message>
        <source>The hand was not saved</source>
        <translation>Kättä ei tallennettu</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Tallennettu: {file}.</translation>
    </message>
    <message>
        <source>Open a hand</source>
        <translation>Avaa käsi</translation>
    </message>
    <message>
        <source>Save the hand</source>
        <translation>Tallenna käsi</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>käsi</translation>
    </message>
    <message>
        <source>Hands (*{suffix})</source>
        <translation>Kädet (*{suffix})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Kaikki tiedostot (*)</translation>
    </message>
</context>
<context>
    <name>HandMenu</name>
    <message>
        <source>Open…</source>
        <translation>Avaa…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Tallenna…</translation>
    </message>
    <message>
        <source>Recent hands</source>
        <translation>Viimeisimmät kädet</translation>
    </message>
    <message>
        <source>Forget these hands</source>
        <translation>Unohda nämä kädet</translation>
    </message>
    <message>
        <source>bring back a recent hand</source>
        <translation>viimeisimmän käden palautus</translation>
    </message>
    <message>
        <source>None yet: hands that scored are listed once another is begun</source>
        <translation>Ei vielä yhtään: pisteytetty käsi tulee luetteloon, kun seuraava aloitetaan</translation>
    </message>
    <message>
        <source>Damaged entries left out: {count}</source>
        <translation>Vioittuneita jätetty pois: {count}</translation>
    </message>
    <message>
        <source>Older hands</source>
        <translation>Vanhemmat kädet</translation>
    </message>
</context>
<context>
    <name>HandModels</name>
    <message>
        <source>{tile}, winning tile</source>
        <translation>{tile}, voittotiili</translation>
    </message>
    <message>
        <source>{meld}, with the {tile}</source>
        <translation>{meld}, mukana {tile}</translation>
    </message>
    <message>
        <source>Ura indicator {tile}, dora {dora}</source>
        <translation>Uraosoitin {tile}, dora {dora}</translation>
    </message>
    <message>
        <source>Indicator {tile}, dora {dora}</source>
        <translation>Osoitin {tile}, dora {dora}</translation>
    </message>
    <message>
        <source>Chow · exposed</source>
        <translation>Chow · avoin</translation>
    </message>
    <message>
        <source>Pung · exposed</source>
        <translation>Pung · avoin</translation>
    </message>
    <message>
        <source>Kong · exposed</source>
        <translation>Kong · avoin</translation>
    </message>
    <message>
        <source>Kong · concealed</source>
        <translation>Kong · piilotettu</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Laid down a reach stick</source>
        <translation>Riichitikun maksaneet</translation>
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
        <translation>Käden täydentävät tiilet</translation>
    </message>
    <message>
        <source>winning tile</source>
        <translation>voittotiili</translation>
    </message>
</context>
<context>
    <name>HandSetDialog</name>
    <message>
        <source>Hands for a class</source>
        <translation>Kurssin kädet</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Otsikko</translation>
    </message>
    <message>
        <source>What stands above the worksheet</source>
        <translation>Tehtävämonisteen ylälaidan otsikko</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Taso</translation>
    </message>
    <message>
        <source>With a higher level there are more patterns to choose from</source>
        <translation>Ylemmällä tasolla on enemmän kuvioita, joista valita</translation>
    </message>
    <message>
        <source>What is asked of added hands</source>
        <translation>Mitä lisätyistä käsistä kysytään</translation>
    </message>
    <message>
        <source>One hand a line, such as {example}; Control and Enter add them</source>
        <translation>Yksi käsi riviä kohti, esimerkiksi {example}; Ctrl ja Enter lisäävät ne</translation>
    </message>
    <message>
        <source>Type or paste hands</source>
        <translation>Kirjoita tai liitä käsiä</translation>
    </message>
    <message>
        <source>Add these lines</source>
        <translation>Lisää nämä rivit</translation>
    </message>
    <message>
        <source>Adds the hands that are written</source>
        <translation>Lisää kirjoitetut kädet</translation>
    </message>
    <message>
        <source>Hand in the scorer</source>
        <translation>Laskurin käsi</translation>
    </message>
    <message>
        <source>Adds it</source>
        <translation>Lisää sen</translation>
    </message>
    <message>
        <source>Recent hands</source>
        <translation>Viimeisimmät kädet</translation>
    </message>
    <message>
        <source>Adds one that was scored before</source>
        <translation>Lisää aiemmin pisteytetyn käden</translation>
    </message>
    <message>
        <source>Saved hand…</source>
        <translation>Tallennettu käsi…</translation>
    </message>
    <message>
        <source>Adds the hand of a file</source>
        <translation>Lisää käden tiedostosta</translation>
    </message>
    <message>
        <source>Deal hands…</source>
        <translation>Jaa käsiä…</translation>
    </message>
    <message>
        <source>Asks which ones, and adds them</source>
        <translation>Kysyy, millaisia, ja lisää ne</translation>
    </message>
    <message>
        <source>No hand yet.</source>
        <translation>Ei vielä käsiä.</translation>
    </message>
    <message>
        <source>What is asked of this hand</source>
        <translation>Mitä tästä kädestä kysytään</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Ylös</translation>
    </message>
    <message>
        <source>Takes the chosen hand one up</source>
        <translation>Siirtää valittua kättä ylöspäin</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Alas</translation>
    </message>
    <message>
        <source>Takes the chosen hand one down</source>
        <translation>Siirtää valittua kättä alaspäin</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Takes the chosen hand out of the set</source>
        <translation>Poistaa valitun käden sarjasta</translation>
    </message>
    <message>
        <source>Practise these</source>
        <translation>Harjoittele näitä</translation>
    </message>
    <message>
        <source>Begins a round with these hands</source>
        <translation>Aloittaa kierroksen näillä käsillä</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Tehtävämoniste</translation>
    </message>
    <message>
        <source>Saves or prints them with their answers</source>
        <translation>Tallentaa tai tulostaa ne vastauksineen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>Saves the set in its file</source>
        <translation>Tallentaa sarjan tiedostoonsa</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Tallenna nimellä…</translation>
    </message>
    <message>
        <source>Saves the set in another file</source>
        <translation>Tallentaa sarjan toiseen tiedostoon</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Avaa…</translation>
    </message>
    <message>
        <source>Opens another set</source>
        <translation>Avaa toisen sarjan</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Uusi sarja</translation>
    </message>
    <message>
        <source>Begins an empty set</source>
        <translation>Aloittaa tyhjän sarjan</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Sulkee tämän ikkunan</translation>
    </message>
    <message>
        <source>Add hands, and ask</source>
        <translation>Lisää käsiä; kysytään:</translation>
    </message>
    <message>
        <source>Hands of the set: {count}</source>
        <translation>Sarjan kädet: {count}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Käsi {number}</translation>
    </message>
    <message>
        <source>No hand chosen</source>
        <translation>Kättä ei ole valittu</translation>
    </message>
    <message>
        <source>1 hand added.</source>
        <translation>1 käsi lisätty.</translation>
    </message>
    <message>
        <source>{count} hands added.</source>
        <translation>{count} kättä lisätty.</translation>
    </message>
    <message>
        <source>Write a hand first: its tiles, then “+” and the winning tile.</source>
        <translation>Kirjoita ensin käsi: sen tiilet, sitten ”+” ja voittotiili.</translation>
    </message>
    <message>
        <source>{told} The other lines that are left are not added either.</source>
        <translation>{told} Muitakaan jäljellä olevia rivejä ei lisätty.</translation>
    </message>
    <message>
        <source>Practise without saving</source>
        <translation>Harjoittele tallentamatta</translation>
    </message>
    <message>
        <source>Open without saving</source>
        <translation>Avaa tallentamatta</translation>
    </message>
    <message>
        <source>Drop them</source>
        <translation>Hylkää muutokset</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Sulje tallentamatta</translation>
    </message>
</context>
<context>
    <name>HandSetEditor</name>
    <message>
        <source>{count} tiles</source>
        <translation>{count} tiiltä</translation>
    </message>
    <message>
        <source>{rules} was not taken: hand {number} does not fit. {reason} Remove it first, or ask something else of it.</source>
        <translation>Sääntöjä ei vaihdettu: {rules}; käsi {number} ei sovi niihin. {reason} Poista se ensin tai kysy siitä jotain muuta.</translation>
    </message>
    <message>
        <source>{rules} was not taken: hands {number} do not fit. {reason} Remove them first, or ask something else of them.</source>
        <translation>Sääntöjä ei vaihdettu: {rules}; kädet {number} eivät sovi niihin. {reason} Poista ne ensin tai kysy niistä jotain muuta.</translation>
    </message>
    <message>
        <source>Line {number}: {message}</source>
        <translation>Rivi {number}: {message}</translation>
    </message>
    <message>
        <source>All hands of a set have the same rules, those of {rules} here: leave out “rules=” and “option.”.</source>
        <translation>Sarjan kaikilla käsillä on samat säännöt, tässä {rules}: jätä pois ”rules=” ja ”option.”.</translation>
    </message>
    <message>
        <source>A set has {most} hands at most, and this one has {count}.</source>
        <translation>Sarjassa voi olla enintään {most} kättä, ja tässä niitä on {count}.</translation>
    </message>
    <message>
        <source>Hand {number}: {message}</source>
        <translation>Käsi {number}: {message}</translation>
    </message>
</context>
<context>
    <name>HandSetFiles</name>
    <message>
        <source>Open a set of hands</source>
        <translation>Avaa käsisarja</translation>
    </message>
    <message>
        <source>Sets of hands (*{suffix})</source>
        <translation>Käsisarjat (*{suffix})</translation>
    </message>
    <message>
        <source>The set was not opened</source>
        <translation>Sarjaa ei avattu</translation>
    </message>
    <message>
        <source>Opened {file}.</source>
        <translation>Avattu: {file}.</translation>
    </message>
    <message>
        <source>Add a saved hand</source>
        <translation>Lisää tallennettu käsi</translation>
    </message>
    <message>
        <source>Hands (*{suffix})</source>
        <translation>Kädet (*{suffix})</translation>
    </message>
    <message>
        <source>Save the set of hands</source>
        <translation>Tallenna käsisarja</translation>
    </message>
    <message>
        <source>Hands for a class</source>
        <translation>Kurssin kädet</translation>
    </message>
    <message>
        <source>{file} is there already. Choose another name.</source>
        <translation>{file} on jo olemassa. Valitse toinen nimi.</translation>
    </message>
    <message>
        <source>The set was not saved</source>
        <translation>Sarjaa ei tallennettu</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Tallennettu: {file}.</translation>
    </message>
    <message>
        <source>The set has changes that are in no file yet. Save them?</source>
        <translation>Sarjassa on muutoksia, joita ei ole vielä missään tiedostossa. Tallennetaanko ne?</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Tallentamattomia muutoksia</translation>
    </message>
</context>
<context>
    <name>HandSetList</name>
    <message>
        <source>Hands of the set</source>
        <translation>Sarjan kädet</translation>
    </message>
    <message>
        <source>Arrow keys go from hand to hand; with Alt they move it, Delete removes it</source>
        <translation>Nuolinäppäimet siirtävät kädestä toiseen; Alt siirtää kättä, Delete poistaa sen</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Mahjong hand</source>
        <translation>Mahjong-käsi</translation>
    </message>
    <message>
        <source>Dora indicators</source>
        <translation>Doraosoittimet</translation>
    </message>
    <message>
        <source>Ura indicators</source>
        <translation>Uraosoittimet</translation>
    </message>
    <message>
        <source>Winner’s seat {seat}</source>
        <translation>Voittajan paikka: {seat}</translation>
    </message>
    <message>
        <source>Round {wind}</source>
        <translation>Kierros: {wind}</translation>
    </message>
    <message>
        <source>Honba {count}</source>
        <translation>Honba {count}</translation>
    </message>
    <message>
        <source>Reach sticks {count}</source>
        <translation>Riichitikkuja {count}</translation>
    </message>
    <message>
        <source>Norths set aside {count}</source>
        <translation>Sivuun pantuja pohjoisia {count}</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} pelaajaa</translation>
    </message>
    <message>
        <source>Liable {seat}</source>
        <translation>Vastuussa: {seat}</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Ei lasketa</translation>
    </message>
    <message>
        <source>Payments, which depend on who discarded</source>
        <translation>Maksut, jotka riippuvat viskaajasta</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Maksut</translation>
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
        <translation>Pisteytä käsi</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pistelista</translation>
    </message>
    <message>
        <source>Pattern guide</source>
        <translation>Kuvio-opas</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Harjoittelu</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Opas</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Käsi</translation>
    </message>
    <message>
        <source>Opens, saves and brings back hands</source>
        <translation>Avaa, tallentaa ja palauttaa käsiä</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uudelleen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tyhjennä</translation>
    </message>
    <message>
        <source>Takes all tiles away; Undo brings them back</source>
        <translation>Poistaa kaikki tiilet; Kumoa palauttaa ne</translation>
    </message>
    <message>
        <source>Chooses the rules that the hand is scored by</source>
        <translation>Valitsee säännöt, joilla käsi pisteytetään</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Valinnat…</translation>
    </message>
    <message>
        <source>Changes the options of the rules</source>
        <translation>Muuttaa sääntöjen valintoja</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Näkymä</translation>
    </message>
    <message>
        <source>Chooses light or dark, the tiles, and the language of names</source>
        <translation>Valitsee vaalean tai tumman, tiilet ja nimien kielen</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Omat sääntösi</translation>
    </message>
    <message>
        <source>Keep these options as…</source>
        <translation>Tallenna valinnat nimellä…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Unohda</translation>
    </message>
    <message>
        <source>Light or dark as the system</source>
        <translation>Vaalea tai tumma järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>Plain tiles</source>
        <translation>Perinteiset tiilet</translation>
    </message>
    <message>
        <source>Tiles with a Latin index</source>
        <translation>Tiilet latinalaisin merkein</translation>
    </message>
    <message>
        <source>Tiles in high contrast</source>
        <translation>Suurikontrastiset tiilet</translation>
    </message>
    <message>
        <source>Tiles told apart without colour</source>
        <translation>Ilman värejä erottuvat tiilet</translation>
    </message>
    <message>
        <source>Small tiles</source>
        <translation>Pienet tiilet</translation>
    </message>
    <message>
        <source>Tiles of the usual size</source>
        <translation>Tavallisen kokoiset tiilet</translation>
    </message>
    <message>
        <source>Large tiles</source>
        <translation>Suuret tiilet</translation>
    </message>
    <message>
        <source>Patterns in the window’s language</source>
        <translation>Kuviot ikkunan kielellä</translation>
    </message>
    <message>
        <source>Patterns in English</source>
        <translation>Kuviot englanniksi</translation>
    </message>
    <message>
        <source>Patterns in romaji</source>
        <translation>Kuviot romajilla</translation>
    </message>
    <message>
        <source>Patterns in Chinese characters</source>
        <translation>Kuviot kiinalaisin merkein</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Käyttöohje</translation>
    </message>
    <message>
        <source>Teaching view</source>
        <translation>Opetusnäkymä</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>Kumoa – {step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Tee uudelleen – {step}</translation>
    </message>
</context>
<context>
    <name>IndicatorDelegate</name>
    <message>
        <source>ura</source>
        <translation>ura</translation>
    </message>
    <message>
        <source>dora</source>
        <translation>dora</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Tiles</source>
        <translation>Tiilet</translation>
    </message>
    <message>
        <source>What the next tile is</source>
        <translation>Mikä seuraava tiili on</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Käsi</translation>
    </message>
    <message>
        <source>How it was won</source>
        <translation>Miten voitettiin</translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation>Olosuhteet</translation>
    </message>
    <message>
        <source>Kept and taken away</source>
        <translation>Tallennus ja kopiointi</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>Harjoittelussa</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>In the picker and on the felt</source>
        <translation>Valitsimessa ja pöydällä</translation>
    </message>
    <message>
        <source>On the score sheet</source>
        <translation>Pistelistalla</translation>
    </message>
    <message>
        <source>the numbers first</source>
        <translation>numerot ensin</translation>
    </message>
    <message>
        <source>then</source>
        <translation>sitten</translation>
    </message>
    <message>
        <source>then the suit: characters, dots, bamboos, honors</source>
        <translation>sitten maa: merkit, pallot, bambut, arvotiilet</translation>
    </message>
    <message>
        <source>adds a tile</source>
        <translation>lisää tiilen</translation>
    </message>
    <message>
        <source>for a red five: 0P</source>
        <translation>punaiseen viitoseen: 0P</translation>
    </message>
    <message>
        <source>takes the last one back</source>
        <translation>ottaa viimeisen takaisin</translation>
    </message>
    <message>
        <source>a chow: C3M or C345M</source>
        <translation>chow: C3M tai C345M</translation>
    </message>
    <message>
        <source>chow</source>
        <translation>chow</translation>
    </message>
    <message>
        <source>a pung: O6Z or O666Z</source>
        <translation>pung: O6Z tai O666Z</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>pung</translation>
    </message>
    <message>
        <source>a kong</source>
        <translation>kong</translation>
    </message>
    <message>
        <source>kong</source>
        <translation>kong</translation>
    </message>
    <message>
        <source>a concealed kong</source>
        <translation>piilotettu kong</translation>
    </message>
    <message>
        <source>the winning tile</source>
        <translation>voittotiili</translation>
    </message>
    <message>
        <source>a dora indicator</source>
        <translation>doraosoitin</translation>
    </message>
    <message>
        <source>an ura indicator</source>
        <translation>uraosoitin</translation>
    </message>
    <message>
        <source>ends it, and forgets the digits</source>
        <translation>lopettaa ja unohtaa numerot</translation>
    </message>
    <message>
        <source>clears the hand</source>
        <translation>tyhjentää käden</translation>
    </message>
    <message>
        <source>undoes a step</source>
        <translation>kumoaa vaiheen</translation>
    </message>
    <message>
        <source>redoes it</source>
        <translation>tekee sen uudelleen</translation>
    </message>
    <message>
        <source>pastes a hand</source>
        <translation>liittää käden</translation>
    </message>
    <message>
        <source>shows an example</source>
        <translation>näyttää esimerkin</translation>
    </message>
    <message>
        <source>teaching view, or the match, for a room to see</source>
        <translation>opetusnäkymä tai peli koko salin nähtäväksi</translation>
    </message>
    <message>
        <source>shows these keys</source>
        <translation>näyttää nämä näppäimet</translation>
    </message>
    <message>
        <source>opens the manual</source>
        <translation>avaa käyttöohjeen</translation>
    </message>
    <message>
        <source>self-draw or discard</source>
        <translation>itse nostettu tai viskaus</translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation>itse nostettu</translation>
    </message>
    <message>
        <source>winner’s seat</source>
        <translation>voittajan paikka</translation>
    </message>
    <message>
        <source>discarded by (X: nobody)</source>
        <translation>viskaaja (X: ei kukaan)</translation>
    </message>
    <message>
        <source>round wind</source>
        <translation>kierroksen tuuli</translation>
    </message>
    <message>
        <source>liable (X: nobody)</source>
        <translation>vastuussa (X: ei kukaan)</translation>
    </message>
    <message>
        <source>last tile</source>
        <translation>viimeinen tiili</translation>
    </message>
    <message>
        <source>kong replacement</source>
        <translation>kongin täydennys</translation>
    </message>
    <message>
        <source>robbing a kong</source>
        <translation>kongin ryöstö</translation>
    </message>
    <message>
        <source>first turn</source>
        <translation>ensimmäinen vuoro</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>riichi</translation>
    </message>
    <message>
        <source>double reach</source>
        <translation>kaksoisriichi</translation>
    </message>
    <message>
        <source>one-shot (ippatsu)</source>
        <translation>ippatsu</translation>
    </message>
    <message>
        <source>one more honba</source>
        <translation>yksi honba lisää</translation>
    </message>
    <message>
        <source>one fewer</source>
        <translation>yksi vähemmän</translation>
    </message>
    <message>
        <source>one more reach stick</source>
        <translation>yksi riichitikku lisää</translation>
    </message>
    <message>
        <source>one more north set aside</source>
        <translation>yksi pohjoinen lisää sivuun</translation>
    </message>
    <message>
        <source>three or four players</source>
        <translation>kolme tai neljä pelaajaa</translation>
    </message>
    <message>
        <source>opens a hand</source>
        <translation>avaa käden</translation>
    </message>
    <message>
        <source>saves it</source>
        <translation>tallentaa sen</translation>
    </message>
    <message>
        <source>copies it as text, with Shift as a picture</source>
        <translation>kopioi tekstinä, vaihtonäppäimen kanssa kuvana</translation>
    </message>
    <message>
        <source>prints it</source>
        <translation>tulostaa sen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Nuolet</translation>
    </message>
    <message>
        <source>to the next part of the window</source>
        <translation>ikkunan seuraavaan osaan</translation>
    </message>
    <message>
        <source>to the score sheet, Ctrl+3 to the guide, Ctrl+4 to practice, Ctrl+1 back</source>
        <translation>pistelistaan; Ctrl+3 oppaaseen, Ctrl+4 harjoitteluun, Ctrl+1 takaisin</translation>
    </message>
    <message>
        <source>from tile to tile</source>
        <translation>tiilestä toiseen</translation>
    </message>
    <message>
        <source>adds it, or takes it back</source>
        <translation>lisää sen tai ottaa takaisin</translation>
    </message>
    <message>
        <source>or a right click: other chows, and red fives</source>
        <translation>tai hiiren oikea painike: muut chowit ja punaiset viitoset</translation>
    </message>
    <message>
        <source>on the felt: takes out just that tile</source>
        <translation>pöydällä: poistaa juuri sen tiilen</translation>
    </message>
    <message>
        <source>a tile off the felt to take it out, or to the end to win on it</source>
        <translation>tiili pois pöydältä: poisto; tiili viimeiseksi: voittotiili</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Raahaus</translation>
    </message>
    <message>
        <source>records a win</source>
        <translation>kirjaa voiton</translation>
    </message>
    <message>
        <source>records a draw</source>
        <translation>kirjaa tasapelin</translation>
    </message>
    <message>
        <source>a penalty or an adjustment</source>
        <translation>sakko tai oikaisu</translation>
    </message>
    <message>
        <source>corrects the hand of the row</source>
        <translation>korjaa rivin jaon</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>begins, checks, goes on; beside a picker with Ctrl</source>
        <translation>aloittaa, tarkistaa, jatkaa; valitsimen vieressä Ctrlin kanssa</translation>
    </message>
    <message>
        <source>ticks or chooses</source>
        <translation>merkitsee tai valitsee</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Välilyönti</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>vihje</translation>
    </message>
</context>
<context>
    <name>KindsModel</name>
    <message>
        <source>chosen</source>
        <translation>valittu</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>ei valittu</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>poissuljettu</translation>
    </message>
    <message>
        <source>right</source>
        <translation>oikein</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>puuttui</translation>
    </message>
    <message>
        <source>does not win</source>
        <translation>ei voita</translation>
    </message>
</context>
<context>
    <name>KindsView</name>
    <message>
        <source>Tiles to choose from</source>
        <translation>Valittavat tiilet</translation>
    </message>
    <message>
        <source>Arrow keys go from tile to tile; Space chooses; so do digits and then M, P, S or Z</source>
        <translation>Nuolinäppäimet siirtävät tiilestä toiseen; välilyönti valitsee, samoin numerot ja sitten M, P, S tai Z</translation>
    </message>
</context>
<context>
    <name>KnownHeads</name>
    <message>
        <source>right</source>
        <translation>oikein</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>puuttui</translation>
    </message>
    <message>
        <source>wrongly claimed</source>
        <translation>väärin</translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>The whole hand as one line of text, read while you type</source>
        <translation>Koko käsi yhtenä tekstirivinä, jota luetaan kirjoittaessasi</translation>
    </message>
    <message>
        <source>Type or paste a hand</source>
        <translation>Kirjoita tai liitä käsi</translation>
    </message>
</context>
<context>
    <name>LinkButton</name>
    <message>
        <source>Opens the page of this pattern</source>
        <translation>Avaa tämän kuvion sivun</translation>
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
        <translation>Palautettu: ohjelma päättyi ennen kuin käsi oli valmis. Kumoa tai Tyhjennä poistaa sen.</translation>
    </message>
    <message>
        <source>show a recorded hand</source>
        <translation>kirjatun käden näyttäminen</translation>
    </message>
    <message>
        <source>Above what a discard pays; below what each pays for a self-draw.</source>
        <translation>Ylempänä maksu viskauksesta; alempana kunkin maksu, kun tiili on itse nostettu.</translation>
    </message>
    <message>
        <source>{problem} To close all the same, close again.</source>
        <translation>{problem} Jos haluat sulkea silti, sulje uudelleen.</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Manual</source>
        <translation>Käyttöohje</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Luvut</translation>
    </message>
    <message>
        <source>Text of the chapter</source>
        <translation>Luvun teksti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>Takaisin ikkunaan</translation>
    </message>
</context>
<context>
    <name>MatchDialog</name>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>Keeps the match as it is put here</source>
        <translation>Tallentaa pelin tällaisena</translation>
    </message>
    <message>
        <source>Keep it all the same</source>
        <translation>Pidä silti</translation>
    </message>
    <message>
        <source>Keeps it although the rules are against it</source>
        <translation>Pitää sen, vaikka se on sääntöjen vastainen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>Ei muuta mitään</translation>
    </message>
    <message>
        <source>Correct the match</source>
        <translation>Korjaa peliä</translation>
    </message>
    <message>
        <source>What the match is called</source>
        <translation>Pelin nimi</translation>
    </message>
    <message>
        <source>The sheet and the list of matches have it</source>
        <translation>Näkyy pistelistassa ja pelien luettelossa</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>Peli {date}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 pelaajaa</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 pelaajaa</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Pelaajien määrä</translation>
    </message>
    <message>
        <source>Hands stay with their seats: whoever is written at a seat takes over what was recorded for it.</source>
        <translation>Jaot pysyvät paikoillaan: se, joka paikalle kirjoitetaan, saa sille kirjatut jaot.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Pituus</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Koko peli</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>Vain itäkierros</translation>
    </message>
    <message>
        <source>Options of the match</source>
        <translation>Pelin valinnat</translation>
    </message>
    <message>
        <source>Options of the hands</source>
        <translation>Jakojen valinnat</translation>
    </message>
    <message>
        <source>Who sits where in the first hand</source>
        <translation>Kuka istuu missä ensimmäisessä jaossa</translation>
    </message>
    <message>
        <source>1 changed</source>
        <translation>1 muutettu</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>{count} muutettu</translation>
    </message>
    <message>
        <source>as the rules have them</source>
        <translation>sääntöjen mukaan</translation>
    </message>
    <message>
        <source>This is what changes. Press Save once more to keep it.</source>
        <translation>Nämä asiat muuttuvat. Paina Tallenna vielä kerran, niin ne jäävät voimaan.</translation>
    </message>
    <message>
        <source>The match was corrected.</source>
        <translation>Peli korjattiin.</translation>
    </message>
    <message>
        <source>The rules are against some of its hands, as they are named above.</source>
        <translation>Jotkin sen jaoista ovat sääntöjen vastaisia; ne on nimetty yllä.</translation>
    </message>
</context>
<context>
    <name>MatchForm</name>
    <message>
        <source>4 players</source>
        <translation>4 pelaajaa</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 pelaajaa</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Pelaajien määrä</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>Arvo paikat</translation>
    </message>
    <message>
        <source>Has chance say who sits where</source>
        <translation>Sattuma ratkaisee, kuka istuu missä</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Pituus</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Koko peli</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>Vain itäkierros</translation>
    </message>
    <message>
        <source>Options of the match</source>
        <translation>Pelin valinnat</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>Begins a match with these players</source>
        <translation>Aloittaa pelin näillä pelaajilla</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Tallenna luettavissa oleva…</translation>
    </message>
    <message>
        <source>Saves the matches of the damaged database that can be read</source>
        <translation>Tallentaa vaurioituneesta tietokannasta ne pelit, jotka voi lukea</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tiedostot</translation>
    </message>
    <message>
        <source>Opens a match, sheets to fill in, backups</source>
        <translation>Avaa pelin, täytettäviä pistelistoja, varmuuskopioita</translation>
    </message>
    <message>
        <source>Club nights…</source>
        <translation>Peli-illat…</translation>
    </message>
    <message>
        <source>Several tables at once, in rounds</source>
        <translation>Useita pöytiä yhtä aikaa, kierroksittain</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>Aloita peli</translation>
    </message>
    <message>
        <source>Who sits where in the first hand</source>
        <translation>Kuka istuu missä ensimmäisessä jaossa</translation>
    </message>
    <message>
        <source>By the rules of the scorer: {rules}. Others are chosen above, at the right.</source>
        <translation>Laskurin säännöin: {rules}. Muut säännöt valitaan yläreunasta oikealta.</translation>
    </message>
    <message>
        <source>{seat} {name}</source>
        <translation>{seat} {name}</translation>
    </message>
    <message>
        <source>Drawn: {seats}</source>
        <translation>Arvottu: {seats}</translation>
    </message>
</context>
<context>
    <name>MatchHistory</name>
    <message>
        <source>an earlier step</source>
        <translation>aiempi vaihe</translation>
    </message>
    <message>
        <source>Somebody else changed the same since then, so this is not undone: {step}.</source>
        <translation>Joku muu on sen jälkeen muuttanut samaa, joten tätä ei kumottu: {step}.</translation>
    </message>
    <message>
        <source>Somebody else changed the same since then, so this is not done again: {step}.</source>
        <translation>Joku muu on sen jälkeen muuttanut samaa, joten tätä ei tehty uudelleen: {step}.</translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation>Kumottu – {step}.</translation>
    </message>
    <message>
        <source>Done again: {step}.</source>
        <translation>Tehty uudelleen – {step}.</translation>
    </message>
    <message>
        <source>This cannot be undone: {step}.</source>
        <translation>Tätä ei voi kumota: {step}.</translation>
    </message>
    <message>
        <source>This cannot be done: {step}.</source>
        <translation>Tätä ei voi tehdä: {step}.</translation>
    </message>
</context>
<context>
    <name>MatchKeeper</name>
    <message>
        <source>Somebody else deleted this match meanwhile.</source>
        <translation>Joku muu poisti tämän pelin sillä välin.</translation>
    </message>
    <message>
        <source>record a hand</source>
        <translation>jaon kirjaus</translation>
    </message>
    <message>
        <source>insert hand {number}</source>
        <translation>jaon {number} lisäys</translation>
    </message>
    <message>
        <source>correct hand {number}</source>
        <translation>jaon {number} korjaus</translation>
    </message>
    <message>
        <source>remove hand {number}</source>
        <translation>jaon {number} poisto</translation>
    </message>
    <message>
        <source>end the match</source>
        <translation>pelin päättäminen</translation>
    </message>
    <message>
        <source>reopen the match</source>
        <translation>pelin avaaminen uudelleen</translation>
    </message>
    <message>
        <source>record “{hand}”</source>
        <translation>kirjaus ”{hand}”</translation>
    </message>
    <message>
        <source>Somebody else deleted this match meanwhile, so nothing was recorded.</source>
        <translation>Joku muu poisti tämän pelin sillä välin, joten mitään ei kirjattu.</translation>
    </message>
    <message>
        <source>Somebody else changed the same meanwhile, so nothing was recorded. The sheet shows what is there now: look at it and try again.</source>
        <translation>Joku muu muutti samaa sillä välin, joten mitään ei kirjattu. Pistelista näyttää nykyisen tilanteen: katso se ja yritä uudelleen.</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Matches</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Tallessa</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Poistetut</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Mitkä pelit</translation>
    </message>
    <message>
        <source>Find a match</source>
        <translation>Etsi peli</translation>
    </message>
    <message>
        <source>By players, title, rules or day, as 1.3.2026</source>
        <translation>Pelaajan, nimen, sääntöjen tai päivän mukaan, esim. 1.3.2026</translation>
    </message>
    <message>
        <source>Find by player, title or day</source>
        <translation>Etsi pelaajaa, nimeä tai päivää</translation>
    </message>
    <message>
        <source>No match has all of that.</source>
        <translation>Missään pelissä ei ole kaikkea tuota.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>Has the match back that was deleted</source>
        <translation>Palauttaa poistetun pelin</translation>
    </message>
    <message>
        <source>Rename a player…</source>
        <translation>Nimeä pelaaja…</translation>
    </message>
    <message>
        <source>Gives a player another name in all matches</source>
        <translation>Antaa pelaajalle uuden nimen kaikissa peleissä</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Pelaajat…</translation>
    </message>
    <message>
        <source>Shows games, places, wins and best hands of each player</source>
        <translation>Näyttää kunkin pelaajan pelit, sijat, voitot ja parhaat kädet</translation>
    </message>
    <message>
        <source>Bring this match back</source>
        <translation>Palauta tämä peli</translation>
    </message>
    <message>
        <source>Open this match</source>
        <translation>Avaa tämä peli</translation>
    </message>
    <message>
        <source>Enter or a double click brings a deleted match back, with all its hands.</source>
        <translation>Enter tai kaksoisnapsautus palauttaa poistetun pelin kaikkine jakoineen.</translation>
    </message>
    <message>
        <source>Enter or a double click opens a match. F2 gives it a title, Del deletes it; so does a right click.</source>
        <translation>Enter tai kaksoisnapsautus avaa pelin. F2 antaa sille nimen, Del poistaa sen; niin myös hiiren oikea painike.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Avaa</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Nimeä…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Deleted: {match}. Nothing of it is lost; it is among the deleted ones.</source>
        <translation>Poistettu: {match}. Mitään ei katoa; se on poistettujen joukossa.</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>Peli on palautettu.</translation>
    </message>
</context>
<context>
    <name>MatchListModel</name>
    <message>
        <source>1 hand</source>
        <translation>1 jako</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count} jakoa</translation>
    </message>
    <message>
        <source>not ended</source>
        <translation>kesken</translation>
    </message>
</context>
<context>
    <name>MatchOption</name>
    <message>
        <source>The rule set’s own is {value}.</source>
        <translation>Sääntöjen oletus on {value}.</translation>
    </message>
    <message>
        <source>A number for each place, the highest first; their sum is 0</source>
        <translation>Luku kullekin sijalle, paras ensin; summa on 0</translation>
    </message>
    <message>
        <source>{option}: write it like {example}.</source>
        <translation>{option}: kirjoita näin: {example}.</translation>
    </message>
</context>
<context>
    <name>MatchView</name>
    <message>
        <source>Score sheet</source>
        <translation>Pistelista</translation>
    </message>
    <message>
        <source>Correct this hand</source>
        <translation>Korjaa tämä jako</translation>
    </message>
    <message>
        <source>Record a win…</source>
        <translation>Kirjaa voitto…</translation>
    </message>
    <message>
        <source>Asks who won the hand, and how</source>
        <translation>Kysyy, kuka voitti jaon ja miten</translation>
    </message>
    <message>
        <source>Draw…</source>
        <translation>Tasapeli…</translation>
    </message>
    <message>
        <source>Records a hand that nobody won</source>
        <translation>Kirjaa jaon, jota kukaan ei voittanut</translation>
    </message>
    <message>
        <source>Penalty or adjustment…</source>
        <translation>Sakko tai oikaisu…</translation>
    </message>
    <message>
        <source>Takes points from players or gives them</source>
        <translation>Ottaa pelaajilta pisteitä tai antaa niitä</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Päätä peli</translation>
    </message>
    <message>
        <source>Closes the sheet; it can be reopened</source>
        <translation>Sulkee pistelistan; sen voi avata uudelleen</translation>
    </message>
    <message>
        <source>Reopen the match</source>
        <translation>Avaa peli uudelleen</translation>
    </message>
    <message>
        <source>Goes on with a match that was ended</source>
        <translation>Jatkaa päätettyä peliä</translation>
    </message>
    <message>
        <source>Other matches…</source>
        <translation>Muut pelit…</translation>
    </message>
    <message>
        <source>Begins a match or opens another one</source>
        <translation>Aloittaa pelin tai avaa toisen</translation>
    </message>
    <message>
        <source>Club nights…</source>
        <translation>Peli-illat…</translation>
    </message>
    <message>
        <source>Shows all tables of a club night</source>
        <translation>Näyttää peli-illan kaikki pöydät</translation>
    </message>
    <message>
        <source>Big view</source>
        <translation>Iso näkymä</translation>
    </message>
    <message>
        <source>Shows the totals for a whole room to see</source>
        <translation>Näyttää kokonaispisteet koko salille</translation>
    </message>
    <message>
        <source>Correct the match…</source>
        <translation>Korjaa peliä…</translation>
    </message>
    <message>
        <source>Changes its title, players, rules, options or length</source>
        <translation>Muuttaa sen nimeä, pelaajia, sääntöjä, valintoja tai pituutta</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tiedostot</translation>
    </message>
    <message>
        <source>Saves, opens and prints; backups of all matches</source>
        <translation>Tallentaa, avaa ja tulostaa; kaikkien pelien varmuuskopiot</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Tallenna luettavissa oleva…</translation>
    </message>
    <message>
        <source>Saves the matches that can be read</source>
        <translation>Tallentaa pelit, jotka voi lukea</translation>
    </message>
    <message>
        <source>{rules} · East round only</source>
        <translation>{rules} · Vain itäkierros</translation>
    </message>
    <message>
        <source>{label}: {said}</source>
        <translation>{label}: {said}</translation>
    </message>
    <message>
        <source>Each hand is kept as soon as it is recorded</source>
        <translation>Jokainen jako tallennetaan heti, kun se kirjataan</translation>
    </message>
    <message>
        <source>Saved {time} · each hand is kept as soon as it is recorded</source>
        <translation>Tallennettu {time} · jokainen jako tallennetaan heti, kun se kirjataan</translation>
    </message>
    <message>
        <source>Double-click a hand, or press Enter, to correct it; later totals follow.</source>
        <translation>Korjaa jako kaksoisnapsauttamalla tai Enterillä; myöhemmät kokonaispisteet muuttuvat mukana.</translation>
    </message>
    <message>
        <source>records a win</source>
        <translation>kirjaa voiton</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>tasapeli</translation>
    </message>
    <message>
        <source>a penalty or an adjustment</source>
        <translation>sakko tai oikaisu</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>corrects a hand</source>
        <translation>korjaa jaon</translation>
    </message>
    <message>
        <source>big view</source>
        <translation>iso näkymä</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>Näytä käsi</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Korjaa…</translation>
    </message>
    <message>
        <source>Insert a hand before…</source>
        <translation>Lisää jako eteen…</translation>
    </message>
    <message>
        <source>Insert a hand after…</source>
        <translation>Lisää jako perään…</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>Aiemmat versiot…</translation>
    </message>
</context>
<context>
    <name>MeldOffers</name>
    <message>
        <source>Melds with this tile</source>
        <translation>Setit, joissa on tämä tiili</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>Ei muuta mitään</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Write a name, or choose one with Up and Down</source>
        <translation>Kirjoita nimi tai valitse se nuolilla ylös ja alas</translation>
    </message>
</context>
<context>
    <name>NightDialog</name>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>Keeps it so</source>
        <translation>Tallentaa tällaisena</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>Ei muuta mitään</translation>
    </message>
</context>
<context>
    <name>NightDialogs</name>
    <message>
        <source>Rounds that have begun stay as they are. All others are seated anew with those who are here.</source>
        <translation>Alkaneet kierrokset pysyvät ennallaan. Kaikki muut sijoitetaan uudelleen paikalla olevista.</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Osallistujat</translation>
    </message>
    <message>
        <source>Table {table} in round {number}</source>
        <translation>Pöytä {table}, kierros {number}</translation>
    </message>
    <message>
        <source>Whoever makes room for somebody takes that guest’s place in this round.</source>
        <translation>Jos joku joutuu väistymään, hän saa tulijan paikan tällä kierroksella.</translation>
    </message>
</context>
<context>
    <name>NightFiles</name>
    <message>
        <source>{night} standings</source>
        <translation>{night}, tilanne</translation>
    </message>
    <message>
        <source>{night} round {number} seats</source>
        <translation>{night}, kierros {number}, paikat</translation>
    </message>
</context>
<context>
    <name>NightForm</name>
    <message>
        <source>What the night is called</source>
        <translation>Peli-illan nimi</translation>
    </message>
    <message>
        <source>The matches have it in their titles</source>
        <translation>Tulee pelien nimiin</translation>
    </message>
    <message>
        <source>Club night</source>
        <translation>Peli-ilta</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Osallistujat</translation>
    </message>
    <message>
        <source>One name a line; a list can be pasted</source>
        <translation>Yksi nimi riviä kohti; luettelon voi liittää</translation>
    </message>
    <message>
        <source>Guests, one a line</source>
        <translation>Osallistujat, yksi riviä kohti</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 pelaajaa</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 pelaajaa</translation>
    </message>
    <message>
        <source>How many play at a table</source>
        <translation>Pelaajia pöydässä</translation>
    </message>
    <message>
        <source>Tables of three rather than guests who rest</source>
        <translation>Mieluummin kolmen pöytiä kuin lepovuoroja</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kierrokset</translation>
    </message>
    <message>
        <source>As many as are seated ahead; more can be added later</source>
        <translation>Näin monta kierrosta sijoitetaan valmiiksi; lisää voi tehdä myöhemmin</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>Minuutteja kierroksella</translation>
    </message>
    <message>
        <source>How long the clock of a round goes; 0 is without a clock</source>
        <translation>Kuinka kauan kierroksen kello käy; 0 tarkoittaa, ettei kelloa käytetä</translation>
    </message>
    <message>
        <source>Length of a match</source>
        <translation>Pelin pituus</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Koko peli</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>Vain itäkierros</translation>
    </message>
    <message>
        <source>Options of the matches</source>
        <translation>Pelien valinnat</translation>
    </message>
    <message>
        <source>Seat the guests</source>
        <translation>Sijoita osallistujat</translation>
    </message>
    <message>
        <source>Begins a club night with these guests</source>
        <translation>Aloittaa peli-illan näillä osallistujilla</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>Pelit…</translation>
    </message>
    <message>
        <source>Back to the matches by themselves</source>
        <translation>Takaisin yksittäisiin peleihin</translation>
    </message>
    <message>
        <source>Begin a club night</source>
        <translation>Aloita peli-ilta</translation>
    </message>
    <message>
        <source>By the rules of the scorer: {rules}. Others are chosen above, at the right.</source>
        <translation>Laskurin säännöin: {rules}. Muut säännöt valitaan yläreunasta oikealta.</translation>
    </message>
    <message>
        <source>1 guest</source>
        <translation>1 osallistuja</translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation>{count} osallistujaa</translation>
    </message>
    <message>
        <source>1 table</source>
        <translation>1 pöytä</translation>
    </message>
    <message>
        <source>{count} tables</source>
        <translation>{count} pöytää</translation>
    </message>
    <message>
        <source>{told}, {count} of three</source>
        <translation>{told}, kolmen pöytiä {count}</translation>
    </message>
    <message>
        <source>{told}; in each round 1 rests, by turns</source>
        <translation>{told}; joka kierroksella 1 lepää vuorollaan</translation>
    </message>
    <message>
        <source>{told}; in each round {count} rest, by turns</source>
        <translation>{told}; joka kierroksella {count} lepää vuorollaan</translation>
    </message>
    <message>
        <source>No guests yet</source>
        <translation>Ei vielä osallistujia</translation>
    </message>
    <message>
        <source>Write what the night is called.</source>
        <translation>Kirjoita peli-illan nimi.</translation>
    </message>
</context>
<context>
    <name>NightKeeper</name>
    <message>
        <source>This club night was deleted; it is among the deleted ones.</source>
        <translation>Tämä peli-ilta on poistettu; se on poistettujen joukossa.</translation>
    </message>
    <message>
        <source>This version of the program does not know the rules of this club night ({rules}).</source>
        <translation>Tämä ohjelman versio ei tunne peli-illan sääntöjä ({rules}).</translation>
    </message>
    <message>
        <source>A club night has {most} rounds at most.</source>
        <translation>Peli-illassa voi olla enintään {most} kierrosta.</translation>
    </message>
    <message>
        <source>Somebody else deleted this club night; it is among the deleted ones.</source>
        <translation>Joku muu poisti tämän peli-illan; se on poistettujen joukossa.</translation>
    </message>
    <message>
        <source>Somebody else deleted this club night meanwhile, so nothing was changed here.</source>
        <translation>Joku muu poisti tämän peli-illan sillä välin, joten mitään ei muutettu.</translation>
    </message>
    <message>
        <source>Somebody else changed this club night meanwhile, so nothing was changed here. Look at what is there now, then try again.</source>
        <translation>Joku muu muutti tätä peli-iltaa sillä välin, joten mitään ei muutettu. Katso nykyinen tilanne ja yritä sitten uudelleen.</translation>
    </message>
</context>
<context>
    <name>NightList</name>
    <message>
        <source>Club nights</source>
        <translation>Peli-illat</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Tallessa</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Poistetut</translation>
    </message>
    <message>
        <source>Which club nights</source>
        <translation>Mitkä peli-illat</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>Has the night back that was deleted</source>
        <translation>Palauttaa poistetun peli-illan</translation>
    </message>
    <message>
        <source>Bring this night back</source>
        <translation>Palauta tämä peli-ilta</translation>
    </message>
    <message>
        <source>Open this club night</source>
        <translation>Avaa tämä peli-ilta</translation>
    </message>
    <message>
        <source>Enter or a double click brings a deleted night back.</source>
        <translation>Enter tai kaksoisnapsautus palauttaa poistetun peli-illan.</translation>
    </message>
    <message>
        <source>Enter or a double click opens a night. F2 renames it, Del deletes it; so does a right click. Its matches stay.</source>
        <translation>Enter tai kaksoisnapsautus avaa peli-illan. F2 vaihtaa nimen, Del poistaa sen; niin myös hiiren oikea painike. Illan pelit säilyvät.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Avaa</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Nimeä…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Deleted: {night}. Its matches stay; it is among the deleted ones.</source>
        <translation>Poistettu: {night}. Sen pelit säilyvät; se on poistettujen joukossa.</translation>
    </message>
    <message>
        <source>The club night is back.</source>
        <translation>Peli-ilta on palautettu.</translation>
    </message>
</context>
<context>
    <name>NightListModel</name>
    <message>
        <source>no round begun</source>
        <translation>ei aloitettuja kierroksia</translation>
    </message>
    <message>
        <source>round {begun} of {rounds}</source>
        <translation>kierros {begun}/{rounds}</translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation>{count} osallistujaa</translation>
    </message>
</context>
<context>
    <name>NightMenu</name>
    <message>
        <source>Standings as CSV…</source>
        <translation>Tilanne CSV:nä…</translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation>Excel-työkirja…</translation>
    </message>
    <message>
        <source>Standings as PDF…</source>
        <translation>Tilanne PDF:nä…</translation>
    </message>
    <message>
        <source>Print the standings…</source>
        <translation>Tulosta tilanne…</translation>
    </message>
    <message>
        <source>Seats of this round as PDF…</source>
        <translation>Kierroksen paikat PDF:nä…</translation>
    </message>
    <message>
        <source>Print the seats of this round…</source>
        <translation>Tulosta kierroksen paikat…</translation>
    </message>
</context>
<context>
    <name>NightModels</name>
    <message>
        <source>Round {number}</source>
        <translation>Kierros {number}</translation>
    </message>
    <message>
        <source>{round} has not begun</source>
        <translation>{round} ei ole alkanut</translation>
    </message>
    <message>
        <source>{round} is past</source>
        <translation>{round} on ohi</translation>
    </message>
    <message>
        <source>At no table in this round: {names}</source>
        <translation>Ei missään pöydässä tällä kierroksella: {names}</translation>
    </message>
    <message>
        <source>{size} guests fill a table, and {here} are here. Guests… says who is.</source>
        <translation>Pöytään tarvitaan {size}, ja paikalla on {here}. Paikalla olijat merkitään kohdassa ”Osallistujat…”.</translation>
    </message>
    <message>
        <source>The match of this table is lost</source>
        <translation>Tämän pöydän peli on kadonnut</translation>
    </message>
    <message>
        <source>The match of this table was deleted</source>
        <translation>Tämän pöydän peli on poistettu</translation>
    </message>
    <message>
        <source>The match of this table cannot be read</source>
        <translation>Tämän pöydän peliä ei voi lukea</translation>
    </message>
    <message>
        <source>a hand has to be put right</source>
        <translation>yksi jako vaatii korjausta</translation>
    </message>
    <message>
        <source>over after 1 hand</source>
        <translation>ohi 1 jaon jälkeen</translation>
    </message>
    <message>
        <source>over after {count} hands</source>
        <translation>ohi {count} jaon jälkeen</translation>
    </message>
    <message>
        <source>{label} · hand {number}</source>
        <translation>{label} · jako {number}</translation>
    </message>
    <message>
        <source>{label} · hand {number} of {length}</source>
        <translation>{label} · jako {number}/{length}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Pöytä {number}</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>poissa</translation>
    </message>
    <message>
        <source>no game yet</source>
        <translation>ei pelejä vielä</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 peli</translation>
    </message>
    <message>
        <source>{count} games</source>
        <translation>{count} peliä</translation>
    </message>
    <message>
        <source>1 game, in play</source>
        <translation>1 peli, kesken</translation>
    </message>
    <message>
        <source>{games}, {count} in play</source>
        <translation>{games}, kesken {count}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pistettä</translation>
    </message>
    <message>
        <source>{place}. {name}: {points}, {detail}</source>
        <translation>{place}. {name}: {points}, {detail}</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Osallistujat</translation>
    </message>
    <message>
        <source>Standings before the first hand</source>
        <translation>Tilanne ennen ensimmäistä jakoa</translation>
    </message>
    <message>
        <source>Standings in round {number}</source>
        <translation>Tilanne kierroksella {number}</translation>
    </message>
    <message>
        <source>Standings after round {number}</source>
        <translation>Tilanne kierroksen {number} jälkeen</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>ei kelloa</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Aika loppui</translation>
    </message>
    <message>
        <source>Time is up · stopped</source>
        <translation>Aika loppui · pysäytetty</translation>
    </message>
    <message>
        <source>left in round {number}</source>
        <translation>jäljellä, kierros {number}</translation>
    </message>
    <message>
        <source>left · stopped</source>
        <translation>jäljellä · pysäytetty</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>ei käynnistetty</translation>
    </message>
    <message>
        <source>for this round</source>
        <translation>tälle kierrokselle</translation>
    </message>
    <message>
        <source>{count} guests</source>
        <translation>{count} osallistujaa</translation>
    </message>
    <message>
        <source>{rules} · East round only</source>
        <translation>{rules} · Vain itäkierros</translation>
    </message>
</context>
<context>
    <name>NightNameDialog</name>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>Gives the club night this name</source>
        <translation>Antaa peli-illalle tämän nimen</translation>
    </message>
    <message>
        <source>Rename the club night</source>
        <translation>Nimeä peli-ilta</translation>
    </message>
    <message>
        <source>What the night is called</source>
        <translation>Peli-illan nimi</translation>
    </message>
    <message>
        <source>Matches that begin from now on have it in their titles</source>
        <translation>Tästä lähtien alkavien pelien nimissä on tämä</translation>
    </message>
    <message>
        <source>Write what the night is called.</source>
        <translation>Kirjoita peli-illan nimi.</translation>
    </message>
</context>
<context>
    <name>NightPaper</name>
    <message>
        <source>Final points</source>
        <translation>Loppupisteet</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
</context>
<context>
    <name>NightView</name>
    <message>
        <source>Round {number}</source>
        <translation>Kierros {number}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>Which round</source>
        <translation>Mikä kierros</translation>
    </message>
    <message>
        <source>Begins a match at each table of the round</source>
        <translation>Aloittaa pelin kierroksen joka pöydässä</translation>
    </message>
    <message>
        <source>Shows who sits where in the next round, before it begins</source>
        <translation>Näyttää seuraavan kierroksen paikat ennen sen alkua</translation>
    </message>
    <message>
        <source>One more round</source>
        <translation>Yksi kierros lisää</translation>
    </message>
    <message>
        <source>Seats the guests for another round</source>
        <translation>Sijoittaa osallistujat vielä yhdelle kierrokselle</translation>
    </message>
    <message>
        <source>Seat anew</source>
        <translation>Sijoita uudelleen</translation>
    </message>
    <message>
        <source>Seats all rounds that have not begun otherwise</source>
        <translation>Sijoittaa uudelleen kaikki kierrokset, jotka eivät ole alkaneet</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Peru muutos</translation>
    </message>
    <message>
        <source>Undoes the last change of guests, seats, rounds or minutes</source>
        <translation>Kumoaa osallistujien, paikkojen, kierrosten tai minuuttien viimeisen muutoksen</translation>
    </message>
    <message>
        <source>Guests…</source>
        <translation>Osallistujat…</translation>
    </message>
    <message>
        <source>Who came later, and who left</source>
        <translation>Kuka tuli myöhemmin, kuka lähti</translation>
    </message>
    <message>
        <source>Big view</source>
        <translation>Iso näkymä</translation>
    </message>
    <message>
        <source>Shows clock and tables for a whole room to see</source>
        <translation>Näyttää kellon ja pöydät koko salille</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tiedostot</translation>
    </message>
    <message>
        <source>Saves and prints the standings and the seats</source>
        <translation>Tallentaa ja tulostaa tilanteen ja paikat</translation>
    </message>
    <message>
        <source>Other nights…</source>
        <translation>Muut illat…</translation>
    </message>
    <message>
        <source>Begins a club night or opens another one</source>
        <translation>Aloittaa peli-illan tai avaa toisen</translation>
    </message>
    <message>
        <source>Matches…</source>
        <translation>Pelit…</translation>
    </message>
    <message>
        <source>Back to the matches by themselves</source>
        <translation>Takaisin yksittäisiin peleihin</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Vaihda</translation>
    </message>
    <message>
        <source>Change who sits at this table</source>
        <translation>Vaihda pöydän pelaajia</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Avaa</translation>
    </message>
    <message>
        <source>Open the match of this table</source>
        <translation>Avaa tämän pöydän peli</translation>
    </message>
    <message>
        <source>Begin round {number}</source>
        <translation>Aloita kierros {number}</translation>
    </message>
    <message>
        <source>Seats of round {number}</source>
        <translation>Kierroksen {number} paikat</translation>
    </message>
    <message>
        <source>changes the table</source>
        <translation>vaihtaa pöytää</translation>
    </message>
    <message>
        <source>opens the match</source>
        <translation>avaa pelin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>starts and stops the clock</source>
        <translation>käynnistää ja pysäyttää kellon</translation>
    </message>
    <message>
        <source>begins the round</source>
        <translation>aloittaa kierroksen</translation>
    </message>
    <message>
        <source>guests</source>
        <translation>osallistujat</translation>
    </message>
    <message>
        <source>big view</source>
        <translation>iso näkymä</translation>
    </message>
    <message>
        <source>1 table still plays</source>
        <translation>1 pöytä pelaa vielä</translation>
    </message>
    <message>
        <source>{count} tables still play</source>
        <translation>{count} pöytää pelaa vielä</translation>
    </message>
    <message>
        <source>In round {number}, {tables}. Press again to begin round {next} all the same.</source>
        <translation>Kierros {number}: {tables}. Aloita kierros {next} silti painamalla uudelleen.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Up and Down change it by one</source>
        <translation>Ylös ja alas muuttavat yhdellä</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>All files (*)</source>
        <translation>Kaikki tiedostot (*)</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{value} (usual)</source>
        <translation>{value} (tavallinen)</translation>
    </message>
    <message>
        <source>The rule set’s own is {value}.</source>
        <translation>Sääntöjen oletus on {value}.</translation>
    </message>
    <message>
        <source>changed from the rule set’s own</source>
        <translation>poikkeaa sääntöjen oletuksesta</translation>
    </message>
    <message>
        <source>as the rule set has it</source>
        <translation>sääntöjen oletus</translation>
    </message>
</context>
<context>
    <name>OptionsDialog</name>
    <message>
        <source>Back to the rule set’s own</source>
        <translation>Sääntöjen oletukset</translation>
    </message>
    <message>
        <source>Takes back every change of the options</source>
        <translation>Peruu kaikki valintojen muutokset</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Closes the options; they hold already</source>
        <translation>Sulkee valinnat; ne ovat jo voimassa</translation>
    </message>
    <message>
        <source>A change holds at once, and Undo takes it back. A dot marks what was changed.</source>
        <translation>Muutos on heti voimassa, ja Kumoa peruu sen. Piste merkitsee muutettua.</translation>
    </message>
    <message>
        <source>Options of {rules}</source>
        <translation>Valinnat: {rules}</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back to the hand</source>
        <translation>Takaisin käteen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Edellinen sivu</translation>
    </message>
    <message>
        <source>The page before: Alt+Left</source>
        <translation>Edellinen sivu: Alt+vasen nuoli</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>Seuraava sivu</translation>
    </message>
    <message>
        <source>The page after: Alt+Right</source>
        <translation>Seuraava sivu: Alt+oikea nuoli</translation>
    </message>
    <message>
        <source>Load this example</source>
        <translation>Lataa tämä esimerkki</translation>
    </message>
    <message>
        <source>Put the hand into the scorer; Undo brings yours back</source>
        <translation>Vie käden laskuriin; Kumoa palauttaa omasi</translation>
    </message>
</context>
<context>
    <name>PageTitle</name>
    <message>
        <source>does not count</source>
        <translation>ei lasketa</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Page {number} of {count} · Mahjong Desk</source>
        <translation>Sivu {number}/{count} · Mahjong Desk</translation>
    </message>
</context>
<context>
    <name>PatternChecks</name>
    <message>
        <source>Space ticks it; arrow keys go to the others</source>
        <translation>Välilyönti merkitsee; nuolinäppäimet siirtävät muihin</translation>
    </message>
    <message>
        <source>not this one</source>
        <translation>ei tämä</translation>
    </message>
</context>
<context>
    <name>PatternList</name>
    <message>
        <source>Patterns</source>
        <translation>Kuviot</translation>
    </message>
    <message>
        <source>Arrow keys go from pattern to pattern, and show its page</source>
        <translation>Nuolinäppäimet siirtävät kuviosta toiseen ja näyttävät sen sivun</translation>
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
        <translation>Kuinka monesti: {name}</translation>
    </message>
    <message>
        <source>{name} counts in its place</source>
        <translation>{name} lasketaan sen sijasta</translation>
    </message>
    <message>
        <source>never together with {name}</source>
        <translation>ei koskaan yhdessä: {name}</translation>
    </message>
</context>
<context>
    <name>PatternsDialog</name>
    <message>
        <source>Points from patterns</source>
        <translation>Pisteet kuvioista</translation>
    </message>
    <message>
        <source>Find a pattern</source>
        <translation>Etsi kuvio</translation>
    </message>
    <message>
        <source>Shows those with these letters in their name</source>
        <translation>Näyttää ne, joiden nimessä on nämä kirjaimet</translation>
    </message>
    <message>
        <source>Take these points</source>
        <translation>Ota nämä pisteet</translation>
    </message>
    <message>
        <source>Ends the list</source>
        <translation>Lopettaa luettelon</translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>Poista merkinnät</translation>
    </message>
    <message>
        <source>Begins the list anew</source>
        <translation>Aloittaa luettelon alusta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>Ei muuta mitään</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 piste</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} pistettä</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>A hand without a pattern</source>
        <translation>Käsi ilman kuviota</translation>
    </message>
    <message>
        <source>{rows} · the table’s limit holds</source>
        <translation>{rows} · pöydän yläraja rajoittaa</translation>
    </message>
</context>
<context>
    <name>PaymentsView</name>
    <message>
        <source>Payments</source>
        <translation>Maksut</translation>
    </message>
    <message>
        <source>What each seat gets or pays; arrow keys go from seat to seat</source>
        <translation>Mitä kukin paikka saa tai maksaa; nuolinäppäimet siirtävät paikasta toiseen</translation>
    </message>
</context>
<context>
    <name>PickerModel</name>
    <message>
        <source>{tile}, {left} left</source>
        <translation>{tile}, jäljellä {left}</translation>
    </message>
</context>
<context>
    <name>PickerPanel</name>
    <message>
        <source>What a click adds</source>
        <translation>Mitä napsautus lisää</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tiili</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>Piilotettu kong</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Voitto</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>Ura</source>
        <translation>Ura</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lisää</translation>
    </message>
    <message>
        <source>Type or paste</source>
        <translation>Kirjoita tai liitä</translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation>{label} ei käy: {reason}.</translation>
    </message>
</context>
<context>
    <name>PickerView</name>
    <message>
        <source>Tiles to add</source>
        <translation>Lisättävät tiilet</translation>
    </message>
    <message>
        <source>Arrow keys go from tile to tile; Enter adds it</source>
        <translation>Nuolinäppäimet siirtävät tiilestä toiseen; Enter lisää sen</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the hand</source>
        <translation>Tallenna käden kuva</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Muoto</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Koko</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Leveys kuvapisteinä</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Tallenna…</translation>
    </message>
    <message>
        <source>Asks where to save the picture</source>
        <translation>Kysyy, mihin kuva tallennetaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Saves nothing</source>
        <translation>Ei tallenna mitään</translation>
    </message>
    <message>
        <source>pixels wide, {height} high</source>
        <translation>kuvapistettä leveä, {height} korkea</translation>
    </message>
    <message>
        <source>For messages and web pages.</source>
        <translation>Viesteihin ja verkkosivuille.</translation>
    </message>
    <message>
        <source>Sharp at every size; for print shops and drawing programs.</source>
        <translation>Terävä kaikissa kokoluokissa; painotaloille ja piirto-ohjelmiin.</translation>
    </message>
</context>
<context>
    <name>PlayerDialog</name>
    <message>
        <source>Rename</source>
        <translation>Nimeä</translation>
    </message>
    <message>
        <source>Gives the player this name in all matches</source>
        <translation>Antaa pelaajalle tämän nimen kaikissa peleissä</translation>
    </message>
    <message>
        <source>Rename a player</source>
        <translation>Nimeä pelaaja</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Uusi nimi</translation>
    </message>
    <message>
        <source>Takes the place of the old one in every match</source>
        <translation>Korvaa vanhan nimen joka pelissä</translation>
    </message>
    <message>
        <source>The player has the new name in every match, those that are over too.</source>
        <translation>Pelaajalla on uusi nimi joka pelissä, päättyneissäkin.</translation>
    </message>
    <message>
        <source>There is a player {other} already. If both are the same person, press once more: all matches of {name} become matches of {other}. That cannot be undone.</source>
        <translation>Pelaaja {other} on jo olemassa. Jos molemmat ovat sama henkilö, paina vielä kerran: kaikki pelit siirtyvät, {name} → {other}. Sitä ei voi kumota.</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>Yhdistä</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>{name}, {title}: {figure}</source>
        <translation>{name}, {title}: {figure}</translation>
    </message>
    <message>
        <source>{title}, sorted upwards</source>
        <translation>{title}, nousevassa järjestyksessä</translation>
    </message>
    <message>
        <source>{title}, sorted downwards</source>
        <translation>{title}, laskevassa järjestyksessä</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Arrow keys go from cell to cell; S sorts by the column, Enter goes to the best hands</source>
        <translation>Nuolinäppäimet siirtävät solusta toiseen; S lajittelee sarakkeen mukaan, Enter vie parhaisiin käsiin</translation>
    </message>
</context>
<context>
    <name>PointsBlock</name>
    <message>
        <source>What happened</source>
        <translation>Mitä tapahtui</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kuka</translation>
    </message>
    <message>
        <source>A fine</source>
        <translation>Sakko</translation>
    </message>
    <message>
        <source>An offence (chombo)</source>
        <translation>Rike (chombo)</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Oikaisu</translation>
    </message>
    <message>
        <source>Points of the fine</source>
        <translation>Sakon pisteet</translation>
    </message>
    <message>
        <source>Points for {name}</source>
        <translation>Pisteet: {name}</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Syy</translation>
    </message>
    <message>
        <source>Why the points are moved; it stands in the sheet</source>
        <translation>Miksi pisteitä siirretään; näkyy pistelistassa</translation>
    </message>
    <message>
        <source>Take this out</source>
        <translation>Poista tämä</translation>
    </message>
    <message>
        <source>These points are not moved after all</source>
        <translation>Näitä pisteitä ei siirretäkään</translation>
    </message>
    <message>
        <source>Who is given points, or loses some?</source>
        <translation>Kuka saa pisteitä tai menettää niitä?</translation>
    </message>
    <message>
        <source>Write why the points are moved.</source>
        <translation>Kirjoita, miksi pisteitä siirretään.</translation>
    </message>
    <message>
        <source>Who is fined?</source>
        <translation>Ketä sakotetaan?</translation>
    </message>
    <message>
        <source>How many points is the fine?</source>
        <translation>Kuinka monta pistettä sakko on?</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Another penalty or adjustment</source>
        <translation>Toinen sakko tai oikaisu</translation>
    </message>
    <message>
        <source>Moves points in the same hand</source>
        <translation>Siirtää pisteitä samassa jaossa</translation>
    </message>
    <message>
        <source>Penalty or adjustment in this hand</source>
        <translation>Sakko tai oikaisu tässä jaossa</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>right {right}, missed {missed}, wrongly claimed {claimed}</source>
        <translation>oikein {right}, puuttui {missed}, väärin {claimed}</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>Ei vielä kierroksia</translation>
    </message>
    <message>
        <source>Right answers round by round: {percents}</source>
        <translation>Oikeat vastaukset kierroksittain: {percents}</translation>
    </message>
    <message>
        <source>A hand is shown: tick what it scores.</source>
        <translation>Näet käden: merkitse, mistä se saa pisteitä.</translation>
    </message>
    <message>
        <source>A hand is shown: work out what it is worth.</source>
        <translation>Näet käden: laske, minkä arvoinen se on.</translation>
    </message>
    <message>
        <source>A hand is ready: pick every tile that completes it.</source>
        <translation>Käsi on odottava: valitse kaikki tiilet, jotka täydentävät sen.</translation>
    </message>
    <message>
        <source>A hand can be read in several ways: say which pays most.</source>
        <translation>Käden voi tulkita monella tavalla: valitse tuottavin.</translation>
    </message>
    <message>
        <source>A pattern is named: build a hand that scores it.</source>
        <translation>Saat kuvion nimen: rakenna käsi, jossa se on.</translation>
    </message>
    <message>
        <source>Those too of which no copy is left.</source>
        <translation>Nekin, joita ei ole enää jäljellä.</translation>
    </message>
    <message>
        <source>Leave empty what the hand does not have.</source>
        <translation>Jätä tyhjäksi se, mitä kädessä ei ole.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Oikein</translation>
    </message>
    <message>
        <source>Left empty</source>
        <translation>Jäi tyhjäksi</translation>
    </message>
    <message>
        <source>Pays most</source>
        <translation>Tuottavin</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>Ei ole</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Puuttui</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Ei lasketa</translation>
    </message>
    <message>
        <source>Does not win</source>
        <translation>Ei voita</translation>
    </message>
    <message>
        <source>Pays less</source>
        <translation>Tuottaa vähemmän</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Väärin</translation>
    </message>
    <message>
        <source>Reading {number}</source>
        <translation>Tulkinta {number}</translation>
    </message>
    <message>
        <source>Time is over</source>
        <translation>Aika loppui</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ohitettu</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Kaikki oikein</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Ei aivan</translation>
    </message>
    <message>
        <source>{right} of {count} right</source>
        <translation>{right}/{count} oikein</translation>
    </message>
    <message>
        <source>{count} too many</source>
        <translation>liikaa {count}</translation>
    </message>
    <message>
        <source>Hand {number}, {name}: {what}</source>
        <translation>Käsi {number}, {name}: {what}</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Answer first; then F11 shows the score step by step.</source>
        <translation>Vastaa ensin; sitten F11 näyttää pisteet vaihe vaiheelta.</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>Kuka harjoittelee?</translation>
    </message>
    <message>
        <source>What is known is kept under this name, on this computer alone:</source>
        <translation>Edistyminen tallennetaan tällä nimellä, vain tälle koneelle:</translation>
    </message>
    <message>
        <source>A name has at most {count} letters, and nothing else than letters and signs.</source>
        <translation>Nimessä voi olla enintään {count} merkkiä, ja kaikkien on oltava näkyviä.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>to the hand</source>
        <translation>käteen</translation>
    </message>
    <message>
        <source>opens the page of a pattern</source>
        <translation>avaa kuvion sivun</translation>
    </message>
    <message>
        <source>back</source>
        <translation>takaisin</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Nuolet</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>aloittaa</translation>
    </message>
    <message>
        <source>begins anew</source>
        <translation>aloittaa alusta</translation>
    </message>
    <message>
        <source>begins with other hands</source>
        <translation>aloittaa toisilla käsillä</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>jatkaa</translation>
    </message>
    <message>
        <source>light the tiles of a line</source>
        <translation>korostaa rivin tiilet</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Välilyönti</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>tarkistaa</translation>
    </message>
    <message>
        <source>then</source>
        <translation>sitten</translation>
    </message>
    <message>
        <source>adds a tile</source>
        <translation>lisää tiilen</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>vihje</translation>
    </message>
    <message>
        <source>go through the patterns</source>
        <translation>selaa kuvioita</translation>
    </message>
    <message>
        <source>ticks one</source>
        <translation>merkitsee</translation>
    </message>
    <message>
        <source>to the next figure</source>
        <translation>seuraavaan lukuun</translation>
    </message>
    <message>
        <source>chooses a tile</source>
        <translation>valitsee tiilen</translation>
    </message>
    <message>
        <source>too</source>
        <translation>käy myös</translation>
    </message>
    <message>
        <source>chooses a reading</source>
        <translation>valitsee tulkinnan</translation>
    </message>
</context>
<context>
    <name>PracticeProgress</name>
    <message>
        <source>What is known</source>
        <translation>Mitä osataan</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>Avaa tämän kuvion sivu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Goes back to practice</source>
        <translation>Palaa harjoitteluun</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tiedostot</translation>
    </message>
    <message>
        <source>Saves the progress, takes it from a file, forgets it</source>
        <translation>Tallentaa edistymisen, hakee sen tiedostosta tai unohtaa sen</translation>
    </message>
    <message>
        <source>Save all progress as a file…</source>
        <translation>Tallenna koko edistyminen tiedostoon…</translation>
    </message>
    <message>
        <source>Save this table as CSV…</source>
        <translation>Tallenna taulukko CSV:nä…</translation>
    </message>
    <message>
        <source>Take progress from a file…</source>
        <translation>Hae edistyminen tiedostosta…</translation>
    </message>
    <message>
        <source>Reset the progress by these rules…</source>
        <translation>Nollaa edistyminen näissä säännöissä…</translation>
    </message>
    <message>
        <source>Forget this learner…</source>
        <translation>Unohda tämä oppija…</translation>
    </message>
    <message>
        <source>Right answers, round by round</source>
        <translation>Oikeat vastaukset kierroksittain</translation>
    </message>
    <message>
        <source>Progress of {name}</source>
        <translation>Edistyminen: {name}</translation>
    </message>
    <message>
        <source>Save all progress</source>
        <translation>Tallenna koko edistyminen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Edistyminen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Taulukot</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tallenna taulukko</translation>
    </message>
    <message>
        <source>Progress (*{suffix})</source>
        <translation>Edistyminen (*{suffix})</translation>
    </message>
    <message>
        <source>Take progress from a file</source>
        <translation>Hae edistyminen tiedostosta</translation>
    </message>
    <message>
        <source>Take what “{file}” says in place of all that {name} knows? That cannot be undone.</source>
        <translation>Otetaanko tiedoston ”{file}” tiedot kaiken sen tilalle, mitä oppijasta on tallennettu ({name})? Tätä ei voi kumota.</translation>
    </message>
    <message>
        <source>Taken from “{name}”.</source>
        <translation>Haettu: ”{name}”.</translation>
    </message>
    <message>
        <source>Forget what {name} knows by {rules}? That cannot be undone.</source>
        <translation>Unohdetaanko edistyminen: {name}, {rules}? Sitä ei voi kumota.</translation>
    </message>
    <message>
        <source>Reset the progress</source>
        <translation>Nollaa edistyminen</translation>
    </message>
    <message>
        <source>Forget {name}, and all that {name} knows? That cannot be undone.</source>
        <translation>Unohdetaanko oppija ja koko edistyminen: {name}? Sitä ei voi kumota.</translation>
    </message>
    <message>
        <source>Forget this learner</source>
        <translation>Unohda tämä oppija</translation>
    </message>
    <message>
        <source>Reset.</source>
        <translation>Nollattu.</translation>
    </message>
</context>
<context>
    <name>PracticeResult</name>
    <message>
        <source>Other hands</source>
        <translation>Toiset kädet</translation>
    </message>
    <message>
        <source>Begins such a round with other hands</source>
        <translation>Aloittaa samanlaisen kierroksen toisilla käsillä</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Those that went wrong again</source>
        <translation>Väärin menneet uudelleen</translation>
    </message>
    <message>
        <source>Asks only those hands again</source>
        <translation>Kysyy vain nuo kädet uudelleen</translation>
    </message>
    <message>
        <source>The same hands again</source>
        <translation>Samat kädet uudelleen</translation>
    </message>
    <message>
        <source>Begins the same round from its first hand</source>
        <translation>Aloittaa saman kierroksen alusta</translation>
    </message>
    <message>
        <source>Choose otherwise…</source>
        <translation>Valitse toisin…</translation>
    </message>
    <message>
        <source>Goes back to the choice of a round</source>
        <translation>Palaa kierroksen valintaan</translation>
    </message>
    <message>
        <source>The hands of the round</source>
        <translation>Kierroksen kädet</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Katso uudelleen</translation>
    </message>
    <message>
        <source>{right} of {count} right</source>
        <translation>{right}/{count} oikein</translation>
    </message>
    <message>
        <source>{right} of {count} single answers</source>
        <translation>yksittäisistä vastauksista {right}/{count} oikein</translation>
    </message>
    <message>
        <source>{count} skipped</source>
        <translation>ohitettuja {count}</translation>
    </message>
    <message>
        <source>hands for what was due</source>
        <translation>kerrattavia käsiä</translation>
    </message>
    <message>
        <source>round {seed}</source>
        <translation>kierros {seed}</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>taso {level}</translation>
    </message>
</context>
<context>
    <name>PracticeSetup</name>
    <message>
        <source>Learner</source>
        <translation>Oppija</translation>
    </message>
    <message>
        <source>Progress…</source>
        <translation>Edistyminen…</translation>
    </message>
    <message>
        <source>Shows what is known and what is missed</source>
        <translation>Näyttää, mitä osataan ja mikä jää huomaamatta</translation>
    </message>
    <message>
        <source>Hands for what is due</source>
        <translation>Kertauskädet</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Mitä harjoitellaan</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Sekaisin</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Taso</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Käsiä</translation>
    </message>
    <message>
        <source>Number of the round</source>
        <translation>Kierroksen numero</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Toinen</translation>
    </message>
    <message>
        <source>Takes another number, and so other hands</source>
        <translation>Ottaa toisen numeron ja siten toiset kädet</translation>
    </message>
    <message>
        <source>The same number gives the same hands, to a whole class.</source>
        <translation>Sama numero antaa samat kädet, vaikka koko kurssille.</translation>
    </message>
    <message>
        <source>Figures to work out</source>
        <translation>Laskettavat luvut</translation>
    </message>
    <message>
        <source>As long as it takes</source>
        <translation>Ei aikarajaa</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} s</translation>
    </message>
    <message>
        <source>Time for each hand</source>
        <translation>Aika kättä kohti</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>Shows the first hand of the round</source>
        <translation>Näyttää kierroksen ensimmäisen käden</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hands for a class…</source>
        <translation>Kurssin kädet…</translation>
    </message>
    <message>
        <source>Puts a set of hands together, saves and prints it</source>
        <translation>Kokoaa käsisarjan, tallentaa ja tulostaa sen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Harjoittelu</translation>
    </message>
    <message>
        <source>Score a few hands yourself, and see at once what was right and why.</source>
        <translation>Pisteytä itse muutama käsi, niin näet heti, mikä meni oikein ja miksi.</translation>
    </message>
    <message>
        <source>Nobody, nothing is kept</source>
        <translation>Ei kukaan, mitään ei tallenneta</translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation>Joku uusi…</translation>
    </message>
    <message>
        <source>What {name} misses comes first, so that the number gives others other hands.</source>
        <translation>Ensin tulevat ne, jotka tältä oppijalta jäävät huomaamatta ({name}), joten numero antaa muille toiset kädet.</translation>
    </message>
    <message>
        <source>By the rules chosen above: {rules}</source>
        <translation>Yllä valituin säännöin: {rules}</translation>
    </message>
    <message>
        <source>Who pays what</source>
        <translation>Kuka maksaa mitä</translation>
    </message>
    <message>
        <source>one is needed</source>
        <translation>yksi tarvitaan</translation>
    </message>
    <message>
        <source>All of them in turn.</source>
        <translation>Kaikki vuorotellen.</translation>
    </message>
    <message>
        <source>Common patterns, few at a time.</source>
        <translation>Tavallisia kuvioita, muutama kerrallaan.</translation>
    </message>
    <message>
        <source>More patterns at a time, and rarer ones.</source>
        <translation>Useampia kuvioita kerrallaan, harvinaisempiakin.</translation>
    </message>
    <message>
        <source>Everything there is, the rarest too.</source>
        <translation>Kaikki mahdollinen, harvinaisimmatkin.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation>Esikatselu</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>Lähetetty tulostimelle.</translation>
    </message>
    <message>
        <source>The printer did not take it: see whether it is on and connected.</source>
        <translation>Tulostin ei ottanut sitä vastaan: tarkista, että se on päällä ja kytketty.</translation>
    </message>
</context>
<context>
    <name>ReachBar</name>
    <message>
        <source>Reach declared in this hand</source>
        <translation>Riichi julistettu tässä jaossa</translation>
    </message>
</context>
<context>
    <name>ReadingsChoice</name>
    <message>
        <source>Readings to choose from</source>
        <translation>Valittavat tulkinnat</translation>
    </message>
    <message>
        <source>Arrow keys go from one to the next; Space, or its number, chooses it</source>
        <translation>Nuolinäppäimet siirtävät toisesta toiseen; välilyönti tai numero valitsee</translation>
    </message>
</context>
<context>
    <name>ReadingsDialog</name>
    <message>
        <source>Other readings</source>
        <translation>Muut tulkinnat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Closes the table of readings</source>
        <translation>Sulkee tulkintojen taulukon</translation>
    </message>
    <message>
        <source>Gold: the winning tile and the group it completes. A diamond marks what readings differ in.</source>
        <translation>Kulta: voittotiili ja sen täydentämä ryhmä. Vinoneliö merkitsee kohdat, joissa tulkinnat eroavat.</translation>
    </message>
</context>
<context>
    <name>ReadingsModel</name>
    <message>
        <source>not this one</source>
        <translation>ei tämä</translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation>{group}, mukana voittotiili</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>valittu</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>ei valittu</translation>
    </message>
    <message>
        <source>pays most</source>
        <translation>tuottavin</translation>
    </message>
</context>
<context>
    <name>ReadingsView</name>
    <message>
        <source>Readings side by side</source>
        <translation>Tulkinnat rinnakkain</translation>
    </message>
    <message>
        <source>A column for each reading; arrow keys go from cell to cell</source>
        <translation>Sarake kullekin tulkinnalle; nuolinäppäimet siirtävät solusta toiseen</translation>
    </message>
</context>
<context>
    <name>ReasonCheck</name>
    <message>
        <source>Space sets it, and takes it off again</source>
        <translation>Välilyönti valitsee sen ja poistaa valinnan</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>restore the hand</source>
        <translation>käden palautus</translation>
    </message>
</context>
<context>
    <name>RecordsDialog</name>
    <message>
        <source>Players’ records</source>
        <translation>Pelaajatilastot</translation>
    </message>
    <message>
        <source>Reading the matches…</source>
        <translation>Luetaan pelejä…</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Mitkä pelit</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Kaikki pelit</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Tämä vuosi</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Viimeiset 12 kuukautta</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Aikaväli</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Alku</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Loppu</translation>
    </message>
    <message>
        <source>to</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Tallenna nimellä</translation>
    </message>
    <message>
        <source>Saves the table for a spreadsheet program</source>
        <translation>Tallentaa taulukon taulukkolaskentaan</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Taulukko CSV:nä…</translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation>Excel-työkirja…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Closes the records</source>
        <translation>Sulkee tilastot</translation>
    </message>
    <message>
        <source>Open the match at this hand</source>
        <translation>Avaa peli tämän jaon kohdalta</translation>
    </message>
    <message>
        <source>Points, game by game</source>
        <translation>Pisteet peleittäin</translation>
    </message>
    <message>
        <source>A click on a title sorts by it, and so does S; again turns it round. Enter or a double click on a hand opens its match there; a right click offers more.</source>
        <translation>Otsikon napsautus lajittelee sen mukaan, samoin S; uudelleen kääntää järjestyksen. Enter tai kaksoisnapsautus käden kohdalla avaa siinä sen pelin; hiiren oikea painike tarjoaa lisää.</translation>
    </message>
    <message>
        <source>Reading the matches… {done} of {count}</source>
        <translation>Luetaan pelejä… {done}/{count}</translation>
    </message>
    <message>
        <source>Here will stand what each player did over time: games, places and points on average, hands that were won, discards that others won on, and the best hands with their tiles. A match counts once it is over; none is yet.</source>
        <translation>Tähän kertyy, miten kukin pelaaja on menestynyt: pelit, keskimääräiset sijat ja pisteet, voitetut jaot, viskaukset, joista muut voittivat, ja parhaat kädet tiilineen. Peli lasketaan, kun se on päättynyt; päättyneitä ei vielä ole.</translation>
    </message>
    <message>
        <source>No match by these rules that is over began in that time.</source>
        <translation>Sinä aikana ei alkanut yhtään näillä säännöillä pelattua, jo päättynyttä peliä.</translation>
    </message>
    <message>
        <source>Each rule set has its own table, as points by two do not compare.</source>
        <translation>Kullakin säännöstöllä on oma taulukkonsa, sillä eri sääntöjen pisteitä ei voi verrata.</translation>
    </message>
    <message>
        <source>Not all were played by the same options or with as many players.</source>
        <translation>Kaikissa ei ollut samoja valintoja tai yhtä monta pelaajaa.</translation>
    </message>
    <message>
        <source>Matches that are not over do not count yet.</source>
        <translation>Keskeneräisiä pelejä ei vielä lasketa.</translation>
    </message>
    <message>
        <source>Matches that cannot be read are left out: {count}.</source>
        <translation>Pois jätetyt pelit, joita ei voi lukea: {count}.</translation>
    </message>
    <message>
        <source>1 game, of {day}.</source>
        <translation>1 peli, {day}.</translation>
    </message>
    <message>
        <source>{count} games, of {day}.</source>
        <translation>{count} peliä, {day}.</translation>
    </message>
    <message>
        <source>{count} games, {first} to {last}.</source>
        <translation>{count} peliä, {first} – {last}.</translation>
    </message>
    <message>
        <source>Best hands of {name}</source>
        <translation>Parhaat kädet: {name}</translation>
    </message>
    <message>
        <source>None was won in these games.</source>
        <translation>Näissä peleissä ei ole voittoja.</translation>
    </message>
    <message>
        <source>Open the match here</source>
        <translation>Avaa peli tästä kohdasta</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>Näytä käsi</translation>
    </message>
    <message>
        <source>Records – {rules}</source>
        <translation>Tilastot – {rules}</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Tallenna CSV:nä</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-taulukko</translation>
    </message>
    <message>
        <source>Save as a workbook</source>
        <translation>Tallenna työkirjana</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-työkirja</translation>
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
        <translation>poistu</translation>
    </message>
</context>
<context>
    <name>RoundBar</name>
    <message>
        <source>End the round</source>
        <translation>Päätä kierros</translation>
    </message>
    <message>
        <source>Shows what came of it so far</source>
        <translation>Näyttää tähänastisen tuloksen</translation>
    </message>
    <message>
        <source>{kind} · hand {number} of {count}</source>
        <translation>{kind} · käsi {number}/{count}</translation>
    </message>
    <message>
        <source>hands for what is due</source>
        <translation>kerrattavia käsiä</translation>
    </message>
    <message>
        <source>round {seed}</source>
        <translation>kierros {seed}</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>taso {level}</translation>
    </message>
    <message>
        <source>a round keeps the rules that it began with</source>
        <translation>kierroksella säilyvät säännöt, joilla se alkoi</translation>
    </message>
    <message>
        <source>{count} seconds left</source>
        <translation>jäljellä {count} sekuntia</translation>
    </message>
</context>
<context>
    <name>RoundsChart</name>
    <message>
        <source>Rounds</source>
        <translation>Kierrokset</translation>
    </message>
</context>
<context>
    <name>RuleSettings</name>
    <message>
        <source>“{name}” names no rule set that there is.</source>
        <translation>”{name}” viittaa säännöstöön, jota ei ole.</translation>
    </message>
    <message>
        <source>Of “{name}” these options are not taken by its rule set: {options}.</source>
        <translation>”{name}”: säännöstö ei tunne näitä valintoja: {options}.</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Omat sääntösi</translation>
    </message>
    <message>
        <source>Keep the rule set and its options as they are now, under the name:</source>
        <translation>Tallenna nykyinen säännöstö ja sen valinnat nimellä:</translation>
    </message>
    <message>
        <source>Kept as “{name}”, under Your own rules.</source>
        <translation>Tallennettu: ”{name}”, kohdassa Omat sääntösi.</translation>
    </message>
    <message>
        <source>Kept as “{name}”, in place of the rules that had this name.</source>
        <translation>Tallennettu: ”{name}”, aiempien samannimisten sääntöjen tilalle.</translation>
    </message>
</context>
<context>
    <name>RuleTerms</name>
    <message>
        <source>1 changed</source>
        <translation>1 muutettu</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>{count} muutettu</translation>
    </message>
    <message>
        <source>as the rules have them</source>
        <translation>sääntöjen mukaan</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>“{name}” is there already and was kept. To replace it, choose it.</source>
        <translation>”{name}” on jo olemassa, eikä sitä korvattu. Jos haluat korvata sen, valitse se.</translation>
    </message>
    <message>
        <source>The name of the file is too long. Try a shorter one.</source>
        <translation>Tiedoston nimi on liian pitkä. Kokeile lyhyempää.</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: {reason}. Try another folder.</source>
        <translation>Tallennus ei onnistunut: ”{name}”: {reason}. Kokeile toista kansiota.</translation>
    </message>
    <message>
        <source>There is not enough memory for so large a picture.</source>
        <translation>Muisti ei riitä näin suureen kuvaan.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Tallennettu: ”{name}”.</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search the patterns</source>
        <translation>Hae kuvioita</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Hae nimistä ja teksteistä</translation>
    </message>
</context>
<context>
    <name>SeatFields</name>
    <message>
        <source>Who sits {seat}? Write a name.</source>
        <translation>Kuka istuu tällä paikalla: {seat}? Kirjoita nimi.</translation>
    </message>
    <message>
        <source>{seat}: a name has {most} letters at most.</source>
        <translation>{seat}: nimessä voi olla enintään {most} merkkiä.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Write one of them differently.</source>
        <translation>Kahdella pelaajalla on sama nimi: {name}. Kirjoita toinen eri tavalla.</translation>
    </message>
    <message>
        <source>{seat}: there are signs in the name that cannot be seen. Write it anew.</source>
        <translation>{seat}: nimessä on näkymättömiä merkkejä. Kirjoita se uudelleen.</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>{name} – table {table}</source>
        <translation>{name} – pöytä {table}</translation>
    </message>
    <message>
        <source>{name} – at no table</source>
        <translation>{name} – ei pöydässä</translation>
    </message>
</context>
<context>
    <name>Segmented</name>
    <message>
        <source>Arrow keys go to the others, Space chooses</source>
        <translation>Nuolinäppäimet siirtävät muihin, välilyönti valitsee</translation>
    </message>
</context>
<context>
    <name>ServerFields</name>
    <message>
        <source>Server</source>
        <translation>Palvelin</translation>
    </message>
    <message>
        <source>The name of the computer, or its number in the network</source>
        <translation>Koneen nimi tai sen numero verkossa</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Portti</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Tietokanta</translation>
    </message>
    <message>
        <source>What it is called on the server</source>
        <translation>Sen nimi palvelimella</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Käyttäjä</translation>
    </message>
    <message>
        <source>Who the server knows you as</source>
        <translation>Nimi, jolla palvelin tuntee sinut</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Salasana</translation>
    </message>
    <message>
        <source>Of the user on the server</source>
        <translation>Palvelimen käyttäjän salasana</translation>
    </message>
    <message>
        <source>Or the whole address</source>
        <translation>Tai koko osoite</translation>
    </message>
    <message>
        <source>Fills in the fields above; it can be pasted here</source>
        <translation>Täyttää yllä olevat kentät; sen voi liittää tähän</translation>
    </message>
</context>
<context>
    <name>SettingsBanner</name>
    <message>
        <source>And {count} more.</source>
        <translation>Ja {count} muuta.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Takes this away</source>
        <translation>Poistaa tämän näkyvistä</translation>
    </message>
</context>
<context>
    <name>Settling</name>
    <message>
        <source>Write an amount for a point, such as 0.05.</source>
        <translation>Kirjoita pisteen arvo, esimerkiksi 0,05.</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {amount}</source>
        <translation>{payer} → {receiver}: {amount}</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>Kukaan ei ole velkaa.</translation>
    </message>
</context>
<context>
    <name>SettlingBlock</name>
    <message>
        <source>What a point is worth in money</source>
        <translation>Pisteen arvo rahana</translation>
    </message>
    <message>
        <source>An amount such as 0.05; empty for none</source>
        <translation>Summa, esimerkiksi 0,05; tyhjä, jos ei rahaa</translation>
    </message>
    <message>
        <source>nothing, or such as 0.05</source>
        <translation>ei mitään tai esim. 0,05</translation>
    </message>
</context>
<context>
    <name>SheetButton</name>
    <message>
        <source>all keys</source>
        <translation>kaikki näppäimet</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Kaikki näppäimet</translation>
    </message>
    <message>
        <source>Shows every key</source>
        <translation>Näyttää kaikki näppäimet</translation>
    </message>
</context>
<context>
    <name>SheetChanges</name>
    <message>
        <source>Title</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Pituus</translation>
    </message>
    <message>
        <source>{what}: {old} → {new}</source>
        <translation>{what}: {old} → {new}</translation>
    </message>
    <message>
        <source>East round only</source>
        <translation>Vain itäkierros</translation>
    </message>
    <message>
        <source>whole match</source>
        <translation>koko peli</translation>
    </message>
    <message>
        <source>{name} {old} → {new}</source>
        <translation>{name} {old} → {new}</translation>
    </message>
    <message>
        <source>The totals at the end stay as they are.</source>
        <translation>Lopulliset pisteet pysyvät ennallaan.</translation>
    </message>
    <message>
        <source>Totals at the end: {changes}</source>
        <translation>Lopulliset pisteet: {changes}</translation>
    </message>
    <message>
        <source>Hand {number}: {turn}</source>
        <translation>Jako {number}: {turn}</translation>
    </message>
    <message>
        <source>The match is over then</source>
        <translation>Peli on silloin päättynyt</translation>
    </message>
    <message>
        <source>The match goes on then</source>
        <translation>Peli jatkuu silloin</translation>
    </message>
    <message>
        <source>The hand in play: {turn}</source>
        <translation>Kesken oleva jako: {turn}</translation>
    </message>
    <message>
        <source>{label}, {old} deals → {new} deals</source>
        <translation>{label}, jakaja {old} → {new}</translation>
    </message>
    <message>
        <source>{was}, {old} deals → {label}, {new} deals</source>
        <translation>{was}, jakaja {old} → {label}, jakaja {new}</translation>
    </message>
</context>
<context>
    <name>SheetDelegate</name>
    <message>
        <source>dealer {name}</source>
        <translation>jakaja {name}</translation>
    </message>
</context>
<context>
    <name>SheetFiles</name>
    <message>
        <source>Matches ({kinds})</source>
        <translation>Pelit ({kinds})</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Avaa peli</translation>
    </message>
    <message>
        <source>This match is kept already, and nothing was added.</source>
        <translation>Tämä peli on jo tallessa, eikä mitään lisätty.</translation>
    </message>
    <message>
        <source>The match of the file is kept from now on.</source>
        <translation>Tiedoston peli on nyt tallessa.</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 jako</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count} jakoa</translation>
    </message>
    <message>
        <source>A match that began at the same time is kept already. It is not the same any more: it has {hands}, and the one in “{name}” has {others}.

Open the one that is kept, or keep that of the file beside it?</source>
        <translation>Samaan aikaan alkanut peli on jo tallessa. Se ei ole enää sama: siinä on {hands}, ja tiedostossa ”{name}” on {others}.

Avataanko tallessa oleva, vai tallennetaanko tiedoston peli sen rinnalle?</translation>
    </message>
    <message>
        <source>This match is kept already</source>
        <translation>Tämä peli on jo tallessa</translation>
    </message>
    <message>
        <source>Open the one that is kept</source>
        <translation>Avaa tallessa oleva</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Pidä molemmat</translation>
    </message>
    <message>
        <source>The match was not opened</source>
        <translation>Peliä ei avattu</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Tallenna peli</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>JSON document</source>
        <translation>JSON-asiakirja</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>jaot</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>tilanne</translation>
    </message>
</context>
<context>
    <name>SheetHandout</name>
    <message>
        <source>{rules} · East round only</source>
        <translation>{rules} · Vain itäkierros</translation>
    </message>
    <message>
        <source>Begun {begun}</source>
        <translation>Aloitettu {begun}</translation>
    </message>
    <message>
        <source>{begun} to {ended}</source>
        <translation>{begun} – {ended}</translation>
    </message>
    <message>
        <source>Waits for the hand above to be put right</source>
        <translation>Odottaa, että yllä oleva jako korjataan</translation>
    </message>
</context>
<context>
    <name>SheetHeader</name>
    <message>
        <source>began {seat}</source>
        <translation>alussa {seat}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Jakaja</translation>
    </message>
</context>
<context>
    <name>SheetMenu</name>
    <message>
        <source>Open a match…</source>
        <translation>Avaa peli…</translation>
    </message>
    <message>
        <source>Open the sample match</source>
        <translation>Avaa esimerkkipeli</translation>
    </message>
    <message>
        <source>Score sheets to fill in</source>
        <translation>Täytettävät pistelistat</translation>
    </message>
    <message>
        <source>Back up all matches…</source>
        <translation>Varmuuskopioi kaikki pelit…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Palauta varmuuskopio…</translation>
    </message>
    <message>
        <source>Where matches are kept…</source>
        <translation>Pelien säilytyspaikka…</translation>
    </message>
    <message>
        <source>Save the match…</source>
        <translation>Tallenna peli…</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Tallenna taulukkona</translation>
    </message>
    <message>
        <source>Hands as CSV…</source>
        <translation>Jaot CSV:nä…</translation>
    </message>
    <message>
        <source>Standings as CSV…</source>
        <translation>Tilanne CSV:nä…</translation>
    </message>
    <message>
        <source>Excel workbook…</source>
        <translation>Excel-työkirja…</translation>
    </message>
    <message>
        <source>Whole match as JSON…</source>
        <translation>Koko peli JSON:na…</translation>
    </message>
    <message>
        <source>Sheet as PDF…</source>
        <translation>Pistelista PDF:nä…</translation>
    </message>
    <message>
        <source>Standings as PDF…</source>
        <translation>Tilanne PDF:nä…</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>Tulosta pistelista…</translation>
    </message>
    <message>
        <source>Print the standings…</source>
        <translation>Tulosta tilanne…</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Tallenna luettavissa oleva…</translation>
    </message>
</context>
<context>
    <name>SheetModels</name>
    <message>
        <source>{name} {change}, now {total}</source>
        <translation>{name} {change}, nyt {total}</translation>
    </message>
    <message>
        <source>{label}, dealer {dealer}</source>
        <translation>{label}, jakaja {dealer}</translation>
    </message>
    <message>
        <source>with its tiles</source>
        <translation>tiilineen</translation>
    </message>
    <message>
        <source>reach: {players}</source>
        <translation>riichi: {players}</translation>
    </message>
    <message>
        <source>{count} honba</source>
        <translation>{count} honba</translation>
    </message>
    <message>
        <source>1 stick on the table</source>
        <translation>1 tikku pöydällä</translation>
    </message>
    <message>
        <source>{count} sticks on the table</source>
        <translation>{count} tikkua pöydällä</translation>
    </message>
    <message>
        <source>Waits for the hand above to be put right</source>
        <translation>Odottaa, että yllä oleva jako korjataan</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>jako {number}</translation>
    </message>
    <message>
        <source>End the match to close the sheet</source>
        <translation>Sulje lista päättämällä peli</translation>
    </message>
    <message>
        <source>in play …</source>
        <translation>kesken …</translation>
    </message>
    <message>
        <source>the leading dealer may end the match here</source>
        <translation>johtava jakaja saa päättää pelin tähän</translation>
    </message>
    <message>
        <source>hand {number} of {length}</source>
        <translation>jako {number}/{length}</translation>
    </message>
    <message>
        <source>All hands of the match are played</source>
        <translation>Pelin kaikki jaot on pelattu</translation>
    </message>
    <message>
        <source>The match is over: somebody has the return points</source>
        <translation>Peli on päättynyt: joku on saavuttanut palautuspisteet</translation>
    </message>
    <message>
        <source>The match is over: a player is below zero</source>
        <translation>Peli on päättynyt: pelaaja on miinuksella</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Peli on päättynyt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>{label}: {figures}</source>
        <translation>{label}: {figures}</translation>
    </message>
    <message>
        <source>{place}. {name}: {points}</source>
        <translation>{place}. {name}: {points}</translation>
    </message>
    <message>
        <source>{spoken}, final points {final}</source>
        <translation>{spoken}, loppupisteet {final}</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>Peli {date}</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Lopputilanne</translation>
    </message>
    <message>
        <source>Standings before the first hand</source>
        <translation>Tilanne ennen ensimmäistä jakoa</translation>
    </message>
    <message>
        <source>Standings after 1 hand</source>
        <translation>Tilanne 1 jaon jälkeen</translation>
    </message>
    <message>
        <source>Standings after {count} hands</source>
        <translation>Tilanne {count} jaon jälkeen</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>pöydällä {points}</translation>
    </message>
    <message>
        <source>{points} paid in fines</source>
        <translation>sakkoina maksettu {points}</translation>
    </message>
    <message>
        <source>{points} by adjustments</source>
        <translation>oikaisuina {points}</translation>
    </message>
    <message>
        <source>Totals add up to {sum}</source>
        <translation>Pisteiden summa on {sum}</translation>
    </message>
    <message>
        <source>Totals add up to {sum}, not to {expected}</source>
        <translation>Pisteiden summa on {sum}, pitäisi olla {expected}</translation>
    </message>
    <message>
        <source>{sentence} ({details})</source>
        <translation>{sentence} ({details})</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>This choice was not saved</source>
        <translation>Tätä valintaa ei tallennettu</translation>
    </message>
    <message>
        <source>By the rules of the match the hand does not score: {why}</source>
        <translation>Pelin säännöillä kädestä ei saa pisteitä: {why}</translation>
    </message>
    <message>
        <source>Already in the match as {label}</source>
        <translation>Jo pelissä: {label}</translation>
    </message>
    <message>
        <source>Record it again all the same</source>
        <translation>Kirjaa silti uudelleen</translation>
    </message>
    <message>
        <source>The match that is running cannot be opened; the score sheet says why.</source>
        <translation>Käynnissä olevaa peliä ei voi avata; pistelista kertoo syyn.</translation>
    </message>
    <message>
        <source>No match is running. Begin one in the score sheet, then record the hand.</source>
        <translation>Mikään peli ei ole käynnissä. Aloita peli pistelistassa ja kirjaa jako sitten.</translation>
    </message>
    <message>
        <source>Put right first what stands in the score sheet: {why}</source>
        <translation>Korjaa ensin pistelistan ongelma: {why}</translation>
    </message>
    <message>
        <source>{label} of the match of {players}; {dealer} deals. The tiles are kept with the hand.</source>
        <translation>{label}, peli: {players}; jakaja {dealer}. Tiilet tallennetaan jaon mukana.</translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>Round</source>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Mitä tapahtui</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Final points</source>
        <translation>Loppupisteet</translation>
    </message>
    <message>
        <source>Score by hand</source>
        <translation>Pisteet jaoittain</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Hints</source>
        <translation>Vihjeet</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Says a little more; it costs nothing</source>
        <translation>Kertoo vähän lisää; se ei maksa mitään</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>ei maksa mitään</translation>
    </message>
    <message>
        <source>How the answer was marked</source>
        <translation>Miten vastaus arvioitiin</translation>
    </message>
    <message>
        <source>Open the page of this pattern</source>
        <translation>Avaa tämän kuvion sivu</translation>
    </message>
    <message>
        <source>What is wrong with the hand</source>
        <translation>Mikä kädessä on vialla</translation>
    </message>
    <message>
        <source>What this hand scores</source>
        <translation>Tämän käden pisteet</translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>Miten pisteet kertyvät</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Maksut</translation>
    </message>
    <message>
        <source>Payments of this hand</source>
        <translation>Tämän käden maksut</translation>
    </message>
    <message>
        <source>What each tile would score</source>
        <translation>Mitä kustakin tiilestä saisi</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Tarkista</translation>
    </message>
    <message>
        <source>Says what of the answer is right</source>
        <translation>Kertoo, mikä vastauksessa on oikein</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ohita</translation>
    </message>
    <message>
        <source>Goes on without an answer</source>
        <translation>Jatkaa vastaamatta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Jatkaa</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Takaisin tulokseen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Another hint</source>
        <translation>Uusi vihje</translation>
    </message>
    <message>
        <source>no more hints</source>
        <translation>ei enempää vihjeitä</translation>
    </message>
</context>
<context>
    <name>StandingDelegate</name>
    <message>
        <source>{points} points</source>
        <translation>{points} pistettä</translation>
    </message>
</context>
<context>
    <name>StandingLines</name>
    <message>
        <source>{name}: {now}, at most {most}, at least {least}</source>
        <translation>{name}: {now}, enintään {most}, vähintään {least}</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Score by hand</source>
        <translation>Pisteet jaoittain</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>Aiemmat versiot…</translation>
    </message>
    <message>
        <source>Shows what was changed when, and what was there before</source>
        <translation>Näyttää, mitä on muutettu, milloin, ja mitä oli aiemmin</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Pelaajat…</translation>
    </message>
    <message>
        <source>Shows games, places, wins and best hands of each player</source>
        <translation>Näyttää kunkin pelaajan pelit, sijat, voitot ja parhaat kädet</translation>
    </message>
</context>
<context>
    <name>StandingsChart</name>
    <message>
        <source>Score by hand</source>
        <translation>Pisteet jaoittain</translation>
    </message>
</context>
<context>
    <name>TableGrid</name>
    <message>
        <source>Tables</source>
        <translation>Taulukot</translation>
    </message>
</context>
<context>
    <name>TableState</name>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Liable for a yakuman</source>
        <translation>Vastuussa yakumanista</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ei kukaan</translation>
    </message>
    <message>
        <source>Nobody is liable</source>
        <translation>Kukaan ei ole vastuussa</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>Reach sticks</source>
        <translation>Riichitikut</translation>
    </message>
    <message>
        <source>Norths set aside</source>
        <translation>Sivuun pannut pohjoiset</translation>
    </message>
    <message>
        <source>Players, liability</source>
        <translation>Pelaajat, vastuu</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>Pages</source>
        <translation>Sivut</translation>
    </message>
</context>
<context>
    <name>TakeAway</name>
    <message>
        <source>Record this hand</source>
        <translation>Kirjaa tämä jako</translation>
    </message>
    <message>
        <source>Keeps it in the score sheet</source>
        <translation>Tallentaa sen pistelistaan</translation>
    </message>
    <message>
        <source>More ways to take the hand away</source>
        <translation>Muita tapoja viedä käsi</translation>
    </message>
    <message>
        <source>Copy or save as a picture or PDF, print</source>
        <translation>Kopioi tai tallenna kuvana tai PDF:nä, tulosta</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopioi tekstinä</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Kopioi kuvana</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Tallenna kuva…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Tallenna PDF:nä…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tulosta…</translation>
    </message>
    <message>
        <source>As PNG or SVG, at any size</source>
        <translation>PNG- tai SVG-kuvana, missä koossa tahansa</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Kopioitu tekstinä.</translation>
    </message>
    <message>
        <source>Copied as a picture.</source>
        <translation>Kopioitu kuvana.</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG-kuva</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-kuva</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-asiakirja</translation>
    </message>
    <message>
        <source>Mahjong Desk</source>
        <translation>Mahjong Desk</translation>
    </message>
    <message>
        <source>Save the hand</source>
        <translation>Tallenna käsi</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>What is this hand worth?</source>
        <translation>Minkä arvoinen tämä käsi on?</translation>
    </message>
    <message>
        <source>Seat: {wind}</source>
        <translation>Paikka: {wind}</translation>
    </message>
    <message>
        <source>Round: {wind}</source>
        <translation>Kierros: {wind}</translation>
    </message>
    <message>
        <source>Dora: {tiles}</source>
        <translation>Dora: {tiles}</translation>
    </message>
    <message>
        <source>Ura dora: {tiles}</source>
        <translation>Ura dora: {tiles}</translation>
    </message>
    <message>
        <source>Self-drawn</source>
        <translation>Itse nostettu</translation>
    </message>
    <message>
        <source>Won on a discard</source>
        <translation>Voitto viskauksesta</translation>
    </message>
    <message>
        <source>Discarded by {seat}</source>
        <translation>Viskaaja: {seat}</translation>
    </message>
    <message>
        <source>All shown: {figure} {unit}</source>
        <translation>Kaikki näkyvissä: {figure} {unit}</translation>
    </message>
    <message>
        <source>{figure} {unit} so far</source>
        <translation>tähän mennessä {figure} {unit}</translation>
    </message>
    <message>
        <source>Back to {name}: {figure} {unit}</source>
        <translation>Takaisin: {name}, {figure} {unit}</translation>
    </message>
    <message>
        <source>{group}, with the winning tile</source>
        <translation>{group}, mukana voittotiili</translation>
    </message>
    <message>
        <source>They depend on who discarded the winning tile.</source>
        <translation>Ne riippuvat voittotiilen viskaajasta.</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Maksut</translation>
    </message>
</context>
<context>
    <name>TeachingView</name>
    <message>
        <source>Teaching view</source>
        <translation>Opetusnäkymä</translation>
    </message>
    <message>
        <source>Groups of the hand</source>
        <translation>Käden ryhmät</translation>
    </message>
    <message>
        <source>Steps of the score</source>
        <translation>Pisteiden vaiheet</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Välilyönti</translation>
    </message>
    <message>
        <source>next</source>
        <translation>seuraava</translation>
    </message>
    <message>
        <source>back</source>
        <translation>takaisin</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>alusta</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>all</source>
        <translation>kaikki</translation>
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
        <translation>Nuolinäppäimet vierittävät</translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <source>Arrow keys go from one to the next; Enter does what a click does, Del takes it out</source>
        <translation>Nuolinäppäimet siirtävät toisesta toiseen; Enter tekee saman kuin napsautus, Del poistaa</translation>
    </message>
    <message>
        <source>Arrow keys go from one to the next</source>
        <translation>Nuolinäppäimet siirtävät toisesta toiseen</translation>
    </message>
</context>
<context>
    <name>TitleDialog</name>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>Gives the match this title</source>
        <translation>Antaa pelille tämän nimen</translation>
    </message>
    <message>
        <source>Rename the match</source>
        <translation>Nimeä peli</translation>
    </message>
    <message>
        <source>What the match is called</source>
        <translation>Pelin nimi</translation>
    </message>
    <message>
        <source>The sheet and the list of matches have it</source>
        <translation>Näkyy pistelistassa ja pelien luettelossa</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>Peli {date}</translation>
    </message>
</context>
<context>
    <name>TrailDialog</name>
    <message>
        <source>Earlier versions</source>
        <translation>Aiemmat versiot</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korjaukset</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Mitä näytetään</translation>
    </message>
    <message>
        <source>Choose what was there before, to put it back</source>
        <translation>Valitse, minkä aiemman haluat palauttaa</translation>
    </message>
    <message>
        <source>Put the earlier version back</source>
        <translation>Palauta aiempi versio</translation>
    </message>
    <message>
        <source>Has the hand as it was before the change that is chosen; that can be undone</source>
        <translation>Palauttaa jaon sellaiseksi kuin se oli ennen valittua muutosta; sen voi kumota</translation>
    </message>
    <message>
        <source>Put it back all the same</source>
        <translation>Palauta silti</translation>
    </message>
    <message>
        <source>Puts it back although the rules are against it</source>
        <translation>Palauttaa sen, vaikka se on sääntöjen vastainen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <translation>Ei muuta mitään</translation>
    </message>
    <message>
        <source>Earlier versions of a removed hand</source>
        <translation>Poistetun jaon aiemmat versiot</translation>
    </message>
    <message>
        <source>Earlier versions of hand {number}</source>
        <translation>Jaon {number} aiemmat versiot</translation>
    </message>
    <message>
        <source>Nothing was corrected so far. Whatever is changed stays here as it was.</source>
        <translation>Mitään ei ole vielä korjattu. Kaikki, mitä muutetaan, säilyy täällä entisellään.</translation>
    </message>
    <message>
        <source>The newest change comes first. Choose one of a hand to have back what was there before it.</source>
        <translation>Uusin muutos on ensimmäisenä. Valitse jokin jaon muutos, niin voit palauttaa sitä edeltäneen.</translation>
    </message>
    <message>
        <source>1 older one is kept and not shown.</source>
        <translation>1 vanhempi on tallessa, mutta sitä ei näytetä.</translation>
    </message>
    <message>
        <source>{count} older ones are kept and not shown.</source>
        <translation>{count} vanhempaa on tallessa, mutta niitä ei näytetä.</translation>
    </message>
</context>
<context>
    <name>TrailModel</name>
    <message>
        <source>The match was begun</source>
        <translation>Peli aloitettiin</translation>
    </message>
    <message>
        <source>Hand {number} was recorded</source>
        <translation>Jako {number} kirjattiin</translation>
    </message>
    <message>
        <source>Hand {number} was inserted</source>
        <translation>Jako {number} lisättiin</translation>
    </message>
    <message>
        <source>Hand {number} was corrected</source>
        <translation>Jako {number} korjattiin</translation>
    </message>
    <message>
        <source>Hand {number} was removed</source>
        <translation>Jako {number} poistettiin</translation>
    </message>
    <message>
        <source>The match was corrected</source>
        <translation>Peli korjattiin</translation>
    </message>
    <message>
        <source>The match was ended</source>
        <translation>Peli päätettiin</translation>
    </message>
    <message>
        <source>The match was reopened</source>
        <translation>Peli avattiin uudelleen</translation>
    </message>
    <message>
        <source>The match was deleted</source>
        <translation>Peli poistettiin</translation>
    </message>
    <message>
        <source>The match was brought back</source>
        <translation>Peli palautettiin</translation>
    </message>
    <message>
        <source>A player was renamed</source>
        <translation>Pelaaja nimettiin uudelleen</translation>
    </message>
    <message>
        <source>Before: {hand}</source>
        <translation>Ennen: {hand}</translation>
    </message>
    <message>
        <source>After: {hand}</source>
        <translation>Jälkeen: {hand}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ei voi lukea</translation>
    </message>
    <message>
        <source>reach: {players}</source>
        <translation>riichi: {players}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ei mitään</translation>
    </message>
</context>
<context>
    <name>Unusable</name>
    <message>
        <source>Hands can be scored as before; nothing of a match is recorded until this is put right.</source>
        <translation>Käsiä voi pisteyttää kuten ennenkin; peleistä ei kirjata mitään ennen kuin tämä on korjattu.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Opens the database of matches again</source>
        <translation>Avaa pelien tietokannan uudelleen</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Palauta varmuuskopio…</translation>
    </message>
    <message>
        <source>Begins a new database with the matches of a backup</source>
        <translation>Aloittaa uuden tietokannan varmuuskopion peleistä</translation>
    </message>
    <message>
        <source>Where matches are kept…</source>
        <translation>Pelien säilytyspaikka…</translation>
    </message>
    <message>
        <source>Chooses this computer, or a server</source>
        <translation>Valitsee tämän koneen tai palvelimen</translation>
    </message>
    <message>
        <source>The matches cannot be opened</source>
        <translation>Pelejä ei voi avata</translation>
    </message>
</context>
<context>
    <name>WaitChoice</name>
    <message>
        <source>Chosen: {tiles}</source>
        <translation>Valittu: {tiles}</translation>
    </message>
    <message>
        <source>None chosen</source>
        <translation>Ei valittuja</translation>
    </message>
</context>
<context>
    <name>WaitingDialog</name>
    <message>
        <source>Waiting for the database</source>
        <translation>Odotetaan tietokantaa</translation>
    </message>
    <message>
        <source>Waiting for the database…</source>
        <translation>Odotetaan tietokantaa…</translation>
    </message>
    <message>
        <source>It has not answered yet. What you have put in stays as it is if you stop waiting.</source>
        <translation>Se ei ole vielä vastannut. Syöttämäsi tiedot säilyvät, jos lopetat odottamisen.</translation>
    </message>
    <message>
        <source>This takes a while, and cannot be left half done.</source>
        <translation>Tämä kestää hetken, eikä sitä voi jättää kesken.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Lopeta odottaminen</translation>
    </message>
    <message>
        <source>Goes on without an answer of the database</source>
        <translation>Jatkaa ilman tietokannan vastausta</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome to Mahjong Desk</source>
        <translation>Tervetuloa Mahjong Deskiin</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ohita</translation>
    </message>
    <message>
        <source>Begins with what is chosen so far</source>
        <translation>Aloittaa tähänastisilla valinnoilla</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Goes to the step before</source>
        <translation>Palaa edelliseen vaiheeseen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Goes to the next step</source>
        <translation>Siirtyy seuraavaan vaiheeseen</translation>
    </message>
    <message>
        <source>Which rules do you play by?</source>
        <translation>Millä säännöillä pelaat?</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>The button at the top changes it at any time.</source>
        <translation>Yläreunan painikkeesta sen voi vaihtaa milloin tahansa.</translation>
    </message>
    <message>
        <source>Which tiles do you like?</source>
        <translation>Millaiset tiilet haluat?</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Perinteiset</translation>
    </message>
    <message>
        <source>With a Latin index</source>
        <translation>Latinalaisin merkein</translation>
    </message>
    <message>
        <source>In high contrast</source>
        <translation>Suurikontrastiset</translation>
    </message>
    <message>
        <source>Told apart without colour</source>
        <translation>Erottuvat ilman väriä</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pienet</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Tavalliset</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Suuret</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tiilet</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Tiilten koko</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Vaalea vai tumma</translation>
    </message>
    <message>
        <source>Which language do you speak?</source>
        <translation>Mitä kieltä puhut?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Miten haluat aloittaa?</translation>
    </message>
    <message>
        <source>With an empty hand</source>
        <translation>Tyhjällä kädellä</translation>
    </message>
    <message>
        <source>With an example</source>
        <translation>Esimerkillä</translation>
    </message>
    <message>
        <source>With a sample match</source>
        <translation>Esimerkkipelillä</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Aloitustapa</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Vaihe {number}/{count}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Aloita</translation>
    </message>
</context>
<context>
    <name>WinEntry</name>
    <message>
        <source>Seat {seat}</source>
        <translation>Paikka {seat}</translation>
    </message>
    <message>
        <source>self-drawn: nobody discarded</source>
        <translation>itse nostettu: kukaan ei viskannut</translation>
    </message>
    <message>
        <source>these rules always name who discarded</source>
        <translation>näissä säännöissä viskaaja nimetään aina</translation>
    </message>
    <message>
        <source>the winner cannot have discarded it</source>
        <translation>voittaja ei voi olla viskaaja</translation>
    </message>
    <message>
        <source>Discarded by {seat}</source>
        <translation>Viskaaja: {seat}</translation>
    </message>
    <message>
        <source>A round wind</source>
        <translation>Kierroksen tuuli</translation>
    </message>
    <message>
        <source>the winner cannot be liable</source>
        <translation>voittaja ei voi olla vastuussa</translation>
    </message>
    <message>
        <source>Liability for a yakuman</source>
        <translation>Vastuu yakumanista</translation>
    </message>
    <message>
        <source>Liability of {seat}</source>
        <translation>Vastuu: {seat}</translation>
    </message>
    <message>
        <source>with three players nobody sits North</source>
        <translation>kolmella pelaajalla kukaan ei ole Pohjoinen</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ei kukaan</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>Double reach</source>
        <translation>Kaksoisriichi</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Ippatsu</translation>
    </message>
    <message>
        <source>Honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>Reach sticks</source>
        <translation>Riichitikut</translation>
    </message>
    <message>
        <source>Setting norths aside</source>
        <translation>Pohjoisten sivuun paneminen</translation>
    </message>
    <message>
        <source>with three players only</source>
        <translation>vain kolmella pelaajalla</translation>
    </message>
    <message>
        <source>It goes from 0 to {most}.</source>
        <translation>Arvo on 0–{most}.</translation>
    </message>
    <message>
        <source>Another number of players</source>
        <translation>Muu pelaajamäärä</translation>
    </message>
    <message>
        <source>{name} is not used by {rules}.</source>
        <translation>{name}: ei käytössä näissä säännöissä ({rules}).</translation>
    </message>
    <message>
        <source>{label} cannot apply: {reason}.</source>
        <translation>{label} ei käy: {reason}.</translation>
    </message>
</context>
<context>
    <name>WinPanel</name>
    <message>
        <source>Won by</source>
        <translation>Voittotapa</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Viskaus</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Itse nostettu</translation>
    </message>
    <message>
        <source>Discarded by</source>
        <translation>Viskaaja</translation>
    </message>
    <message>
        <source>Responsible for the discard</source>
        <translation>Viskauksesta vastuussa</translation>
    </message>
    <message>
        <source>Who discarded</source>
        <translation>Viskaaja</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ei kukaan</translation>
    </message>
    <message>
        <source>Another winner</source>
        <translation>Toinen voittaja</translation>
    </message>
    <message>
        <source>On the same discard others won too</source>
        <translation>Samasta viskauksesta voitti muitakin</translation>
    </message>
    <message>
        <source>One winner fewer</source>
        <translation>Voittaja vähemmän</translation>
    </message>
    <message>
        <source>Takes the last of the winners out</source>
        <translation>Poistaa viimeisen voittajista</translation>
    </message>
    <message>
        <source>{name} won and cannot have discarded the tile.</source>
        <translation>{name} voitti, eikä siis voi olla viskaaja.</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Kuka voitti?</translation>
    </message>
    <message>
        <source>Was it self-drawn, or won on a discard?</source>
        <translation>Oliko tiili itse nostettu vai viskattu?</translation>
    </message>
    <message>
        <source>Who discarded the winning tile?</source>
        <translation>Kuka viskasi voittotiilen?</translation>
    </message>
    <message>
        <source>What is the hand of {name} worth?</source>
        <translation>Minkä arvoinen käsi on: {name}?</translation>
    </message>
</context>
<context>
    <name>WinnerBlock</name>
    <message>
        <source>Winner</source>
        <translation>Voittaja</translation>
    </message>
    <message>
        <source>Liable for the yakuman (pao)</source>
        <translation>Vastuussa yakumanista (pao)</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ei kukaan</translation>
    </message>
    <message>
        <source>Liable for how many of them</source>
        <translation>Kuinka monesta vastuussa</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Arvo</translation>
    </message>
</context>
<context>
    <name>Won</name>
    <message>
        <source>Self-drawn with {tile}</source>
        <translation>Itse nostettu: {tile}</translation>
    </message>
    <message>
        <source>Won on {tile}, nobody responsible</source>
        <translation>Voittotiili: {tile}, kukaan ei vastuussa</translation>
    </message>
    <message>
        <source>Won on {tile}</source>
        <translation>Voittotiili: {tile}</translation>
    </message>
    <message>
        <source>Won on {tile}, discarded by {seat}</source>
        <translation>Voittotiili: {tile}, viskaaja: {seat}</translation>
    </message>
    <message>
        <source>{seat} seat, {wind} round</source>
        <translation>paikka: {seat}, kierros: {wind}</translation>
    </message>
    <message>
        <source>{seat} seat</source>
        <translation>paikka: {seat}</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} pelaajaa</translation>
    </message>
    <message>
        <source>norths set aside: {count}</source>
        <translation>sivuun pantuja pohjoisia: {count}</translation>
    </message>
    <message>
        <source>honba: {count}</source>
        <translation>honba: {count}</translation>
    </message>
    <message>
        <source>reach sticks: {count}</source>
        <translation>riichitikkuja: {count}</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Mahjong practice</source>
        <translation>Mahjong-harjoitus</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Taso {level}</translation>
    </message>
    <message>
        <source>Which of these patterns does the hand score? Tick them.</source>
        <translation>Mitkä näistä kuvioista kädessä lasketaan? Merkitse ne.</translation>
    </message>
    <message>
        <source>What does the hand score?</source>
        <translation>Kuinka paljon pisteitä kädestä saa?</translation>
    </message>
    <message>
        <source>What does the hand score? What it does not have stays empty.</source>
        <translation>Kuinka paljon pisteitä kädestä saa? Se, mitä kädessä ei ole, jää tyhjäksi.</translation>
    </message>
    <message>
        <source>Which tiles complete the hand? Mark all of them.</source>
        <translation>Mitkä tiilet täydentävät käden? Merkitse kaikki.</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} pelaajaa</translation>
    </message>
    <message>
        <source>The hand can be read in these ways. Which one pays most, and why?</source>
        <translation>Käden voi tulkita näillä tavoilla. Mikä on tuottavin, ja miksi?</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Miksi</translation>
    </message>
    <message>
        <source>Write down a hand that scores {pattern}, its winning tile last.</source>
        <translation>Kirjoita käsi, jossa on tämä kuvio, voittotiili viimeisenä: {pattern}.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tiilet</translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation>Voittotapa</translation>
    </message>
    <message>
        <source>{pattern}: {reason}</source>
        <translation>{pattern}: {reason}</translation>
    </message>
    <message>
        <source>{letter} pays {total}</source>
        <translation>{letter}: {total}</translation>
    </message>
    <message>
        <source>{totals}.</source>
        <translation>{totals}.</translation>
    </message>
    <message>
        <source>For example {hand}: {won}</source>
        <translation>Esimerkiksi {hand}: {won}</translation>
    </message>
</context>
<context>
    <name>WorksheetMenu</name>
    <message>
        <source>Worksheet and answers as PDF…</source>
        <translation>Moniste ja vastaukset PDF:nä…</translation>
    </message>
    <message>
        <source>Worksheet only as PDF…</source>
        <translation>Vain moniste PDF:nä…</translation>
    </message>
    <message>
        <source>Answers only as PDF…</source>
        <translation>Vain vastaukset PDF:nä…</translation>
    </message>
    <message>
        <source>Print worksheet and answers…</source>
        <translation>Tulosta moniste ja vastaukset…</translation>
    </message>
    <message>
        <source>Print the worksheet only…</source>
        <translation>Tulosta vain moniste…</translation>
    </message>
    <message>
        <source>Print the answers only…</source>
        <translation>Tulosta vain vastaukset…</translation>
    </message>
</context>
<context>
    <name>WorksheetPaper</name>
    <message>
        <source>{title}: answers</source>
        <translation>{title}: vastaukset</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Päivä</translation>
    </message>
</context>
<context>
    <name>WorthField</name>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Han</source>
        <translation>Han</translation>
    </message>
    <message>
        <source>{count} han</source>
        <translation>{count} han</translation>
    </message>
    <message>
        <source>13 han or more</source>
        <translation>13 han tai enemmän</translation>
    </message>
    <message>
        <source>Yakuman</source>
        <translation>Yakuman</translation>
    </message>
    <message>
        <source>{count} yakuman</source>
        <translation>{count} yakuman</translation>
    </message>
    <message>
        <source>Han …</source>
        <translation>Han …</translation>
    </message>
    <message>
        <source>Fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>{count} fu</source>
        <translation>{count} fu</translation>
    </message>
    <message>
        <source>From patterns…</source>
        <translation>Kuvioista…</translation>
    </message>
    <message>
        <source>Sums the points up from patterns</source>
        <translation>Laskee pisteet yhteen kuvioista</translation>
    </message>
</context>
<context>
    <name>Worths</name>
    <message>
        <source>By rule set</source>
        <translation>Säännöittäin</translation>
    </message>
</context>
</TS>
