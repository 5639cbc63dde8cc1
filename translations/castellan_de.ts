<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the window and end the program</source>
        <translation>Das Fenster schließen und das Programm beenden</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Go to the search field of this place</source>
        <translation>Zum Suchfeld dieser Ansicht gehen</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>Look through all cards</source>
        <translation>Alle Karten durchsehen</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>Language, colours, text size and keys</source>
        <translation>Sprache, Farben, Textgröße und Tasten</translation>
    </message>
    <message>
        <source>&amp;Copy card text</source>
        <translation>Kartentext &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy name, strength and text of the chosen card</source>
        <translation>Name, Stärke und Text der gewählten Karte kopieren</translation>
    </message>
    <message>
        <source>Save card as &amp;picture…</source>
        <translation>Karte als &amp;Bild speichern…</translation>
    </message>
    <message>
        <source>Save the chosen card as a picture in print size or as vectors</source>
        <translation>Die gewählte Karte als Bild in Druckgröße oder als Vektorgrafik speichern</translation>
    </message>
    <message>
        <source>Cards as a l&amp;ist</source>
        <translation>Karten als L&amp;iste</translation>
    </message>
    <message>
        <source>Show cards as lines with both names instead of faces</source>
        <translation>Karten als Zeilen mit beiden Namen statt als Kartenbilder zeigen</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>Show all text one step larger</source>
        <translation>Allen Text eine Stufe größer zeigen</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>Show all text one step smaller</source>
        <translation>Allen Text eine Stufe kleiner zeigen</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>&amp;Englisch</translation>
    </message>
    <message>
        <source>Show everything in English</source>
        <translation>Alles auf Englisch zeigen</translation>
    </message>
    <message>
        <source>&amp;German</source>
        <translation>&amp;Deutsch</translation>
    </message>
    <message>
        <source>Show everything in German</source>
        <translation>Alles auf Deutsch zeigen</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>Dunkle &amp;Farben</translation>
    </message>
    <message>
        <source>Switch between dark and light colours</source>
        <translation>Zwischen dunklen und hellen Farben wechseln</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>See and change the keys of every action</source>
        <translation>Die Tasten aller Aktionen ansehen und ändern</translation>
    </message>
    <message>
        <source>&amp;About Castellan</source>
        <translation>Ü&amp;ber Castellan</translation>
    </message>
    <message>
        <source>Version, licence and a report for bug reports</source>
        <translation>Version, Lizenz und Angaben für Fehlerberichte</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelbuch</translation>
    </message>
    <message>
        <source>Read the rules, in one language or both</source>
        <translation>Die Regeln lesen, in einer Sprache oder in beiden</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Go back to the rule you read before</source>
        <translation>Zurück zu der Regel, die du davor gelesen hast</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Go forward again</source>
        <translation>Wieder vorwärts</translation>
    </message>
    <message>
        <source>Previous c&amp;hapter</source>
        <translation>Vor&amp;heriges Kapitel</translation>
    </message>
    <message>
        <source>Turn to the chapter before this one</source>
        <translation>Zum vorhergehenden Kapitel blättern</translation>
    </message>
    <message>
        <source>Ne&amp;xt chapter</source>
        <translation>&amp;Nächstes Kapitel</translation>
    </message>
    <message>
        <source>Turn to the chapter after this one</source>
        <translation>Zum folgenden Kapitel blättern</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Go to the next place with these words</source>
        <translation>Zur nächsten Stelle mit diesen Wörtern</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>Go to the place with these words before this one</source>
        <translation>Zur vorigen Stelle mit diesen Wörtern</translation>
    </message>
    <message>
        <source>Book&amp;mark this rule</source>
        <translation>&amp;Lesezeichen setzen</translation>
    </message>
    <message>
        <source>Keep this rule among your bookmarks, or take it out</source>
        <translation>Diese Regel zu deinen Lesezeichen nehmen oder wieder herausnehmen</translation>
    </message>
    <message>
        <source>&amp;Copy rule with citation</source>
        <translation>Regel mit &amp;Quelle kopieren</translation>
    </message>
    <message>
        <source>Copy the rule, or the selected passage, with title and number</source>
        <translation>Die Regel oder die markierte Stelle mit Titel und Nummer kopieren</translation>
    </message>
    <message>
        <source>P&amp;rint chapter…</source>
        <translation>Kapitel &amp;drucken…</translation>
    </message>
    <message>
        <source>Print this chapter as it is shown</source>
        <translation>Dieses Kapitel so drucken, wie es gezeigt wird</translation>
    </message>
    <message>
        <source>Both lan&amp;guages side by side</source>
        <translation>&amp;Beide Sprachen nebeneinander</translation>
    </message>
    <message>
        <source>Show each rule in English and German, one beside the other</source>
        <translation>Jede Regel auf Englisch und Deutsch zeigen, nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Larger rules</source>
        <translation>Regeln &amp;größer</translation>
    </message>
    <message>
        <source>Show the text of the rulebook one step larger</source>
        <translation>Den Text des Regelbuchs eine Stufe größer zeigen</translation>
    </message>
    <message>
        <source>&amp;Smaller rules</source>
        <translation>Regeln &amp;kleiner</translation>
    </message>
    <message>
        <source>Show the text of the rulebook one step smaller</source>
        <translation>Den Text des Regelbuchs eine Stufe kleiner zeigen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last change</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>Die zurückgenommene Änderung noch einmal machen</translation>
    </message>
    <message>
        <source>&amp;Open card</source>
        <translation>Karte ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Everything about the chosen card, in both languages</source>
        <translation>Alles über die gewählte Karte, in beiden Sprachen</translation>
    </message>
    <message>
        <source>Copy card &amp;name</source>
        <translation>Karten&amp;namen kopieren</translation>
    </message>
    <message>
        <source>Copy the name of the chosen card</source>
        <translation>Den Namen der gewählten Karte kopieren</translation>
    </message>
    <message>
        <source>&amp;Enter printed values</source>
        <translation>Gedruckte Werte &amp;eintragen</translation>
    </message>
    <message>
        <source>Compare strengths and effects with your printed cards, one by one</source>
        <translation>Stärken und Effekte mit deinen gedruckten Karten vergleichen, eine nach der anderen</translation>
    </message>
    <message>
        <source>Saved &amp;searches</source>
        <translation>Gespeicherte &amp;Suchen</translation>
    </message>
    <message>
        <source>Run, rename or remove the searches you keep</source>
        <translation>Deine gespeicherten Suchen ausführen, umbenennen oder entfernen</translation>
    </message>
    <message>
        <source>&amp;Search help</source>
        <translation>&amp;Suchhilfe</translation>
    </message>
    <message>
        <source>What you can type into the search field, with examples</source>
        <translation>Was du ins Suchfeld eingeben kannst, mit Beispielen</translation>
    </message>
</context>
<context>
    <name>CardPageText</name>
    <message>
        <source>Also found as: %1</source>
        <translation>Auch zu finden als: %1</translation>
    </message>
    <message>
        <source>Where the values come from</source>
        <translation>Woher die Werte stammen</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>Before your correction: %1.</source>
        <translation>Vor deiner Korrektur: %1.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Enter what your printed card says</source>
        <translation>Eintragen, was auf deiner gedruckten Karte steht</translation>
    </message>
    <message>
        <source>Clarifications</source>
        <translation>Klarstellungen</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>Im Regelbuch</translation>
    </message>
    <message>
        <source>our ruling</source>
        <translation>unsere Entscheidung</translation>
    </message>
    <message>
        <source>Rules behind it</source>
        <translation>Regeln dahinter</translation>
    </message>
    <message>
        <source>Decks with this card</source>
        <translation>Decks mit dieser Karte</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>stated by the rulebook.</source>
        <translation>steht so im Regelheft.</translation>
    </message>
    <message>
        <source>follows from a clarification in the rulebook.</source>
        <translation>folgt aus einer Klarstellung im Regelheft.</translation>
    </message>
    <message>
        <source>from a public page about the game.</source>
        <translation>von einer öffentlichen Seite über das Spiel.</translation>
    </message>
    <message>
        <source>read off your printed card.</source>
        <translation>von deiner gedruckten Karte abgelesen.</translation>
    </message>
    <message>
        <source>a working value of ours. If your printed card differs, the card is right.</source>
        <translation>ein Arbeitswert von uns. Weicht deine gedruckte Karte ab, gilt die Karte.</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>implied</source>
        <translation>erschlossen</translation>
    </message>
    <message>
        <source>public page</source>
        <translation>öffentliche Seite</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>deine Karte</translation>
    </message>
    <message>
        <source>house value</source>
        <translation>Hauswert</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>In English: %1</source>
        <translation>Auf Englisch: %1</translation>
    </message>
    <message>
        <source>In German: %1</source>
        <translation>Auf Deutsch: %1</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>There is no card “%1” in the library.</source>
        <translation>Die Karte „%1“ gibt es nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>There is no card “%1”; did you mean “%2”?</source>
        <translation>Die Karte „%1“ gibt es nicht; meinst du „%2“?</translation>
    </message>
    <message>
        <source>--%1 needs a whole number of at least %2, not “%3”.</source>
        <translation>--%1 braucht eine ganze Zahl ab %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>--%1 needs a whole number from %2 to %3, not “%4”.</source>
        <translation>--%1 braucht eine ganze Zahl von %2 bis %3, nicht „%4“.</translation>
    </message>
    <message>
        <source>show the full text of a card</source>
        <translation>den ganzen Text einer Karte zeigen</translation>
    </message>
    <message>
        <source>ID is the card&apos;s id (war-bear) or its name in either language (Kriegsbär).</source>
        <translation>ID ist die Kennung der Karte (war-bear) oder ihr Name in einer der beiden Sprachen (Kriegsbär).</translation>
    </message>
    <message>
        <source>run scenario files, or all of a folder, in three modes</source>
        <translation>Szenariodateien oder ganze Ordner in drei Arten durchspielen</translation>
    </message>
    <message>
        <source>names the scenarios that pass too</source>
        <translation>nennt auch die bestandenen Szenarien</translation>
    </message>
    <message>
        <source>Ends with “N passed, M failed”. Exit code 0 if all passed, 1 if one failed, 2 if a file could not be read.</source>
        <translation>Endet mit „N passed, M failed“. Rückgabewert 0, wenn alle bestehen, 1, wenn eines scheitert, 2, wenn eine Datei nicht lesbar ist.</translation>
    </message>
    <message>
        <source>list the clauses of the rulebook that no scenario shows</source>
        <translation>die Regelabschnitte auflisten, die kein Szenario zeigt</translation>
    </message>
    <message>
        <source>Exit code 0 if every clause is shown, 1 if one is missing.</source>
        <translation>Rückgabewert 0, wenn jeder Abschnitt gezeigt wird, 1, wenn einer fehlt.</translation>
    </message>
    <message>
        <source>play a match between bots and print the log, each line with its clause</source>
        <translation>eine Partie zwischen Bots spielen und das Protokoll ausgeben, jede Zeile mit ihrer Regel</translation>
    </message>
    <message>
        <source>the variant to play</source>
        <translation>die Variante, die gespielt wird</translation>
    </message>
    <message>
        <source>the seed that decides all chance (1)</source>
        <translation>der Startwert, der allen Zufall bestimmt (1)</translation>
    </message>
    <message>
        <source>one bot a seat: random, greedy</source>
        <translation>ein Bot je Platz: random, greedy</translation>
    </message>
    <message>
        <source>keeps the match as a match file</source>
        <translation>speichert die Partie als Partiedatei</translation>
    </message>
    <message>
        <source>replay a match file</source>
        <translation>eine Partiedatei nachspielen</translation>
    </message>
    <message>
        <source>stops after this step</source>
        <translation>hält nach diesem Schritt an</translation>
    </message>
    <message>
        <source>compares the state hash of every step</source>
        <translation>vergleicht die Prüfsumme des Spielstands nach jedem Schritt</translation>
    </message>
    <message>
        <source>Exit code 0 if the match could be replayed, 1 if a step does not fit, 2 if the file could not be read.</source>
        <translation>Rückgabewert 0, wenn sich die Partie nachspielen lässt, 1, wenn ein Schritt nicht passt, 2, wenn die Datei nicht lesbar ist.</translation>
    </message>
    <message>
        <source>play many matches and count; the same result for any number of threads</source>
        <translation>viele Partien spielen und zählen; mit beliebig vielen Threads dasselbe Ergebnis</translation>
    </message>
    <message>
        <source>the deck that A brings</source>
        <translation>das Deck, das A mitbringt</translation>
    </message>
    <message>
        <source>the deck that B brings</source>
        <translation>das Deck, das B mitbringt</translation>
    </message>
    <message>
        <source>how many matches (1000)</source>
        <translation>wie viele Partien (1000)</translation>
    </message>
    <message>
        <source>the seed of the first match (1); the others follow</source>
        <translation>der Startwert der ersten Partie (1); die anderen folgen</translation>
    </message>
    <message>
        <source>how many threads (all cores)</source>
        <translation>wie viele Threads (alle Kerne)</translation>
    </message>
    <message>
        <source>prints JSON, which “simulate merge” reads</source>
        <translation>gibt JSON aus, das „simulate merge“ liest</translation>
    </message>
    <message>
        <source>add up the results of ranges of seeds that were run apart</source>
        <translation>die Ergebnisse getrennt gespielter Bereiche von Startwerten zusammenzählen</translation>
    </message>
    <message>
        <source>--lang needs a language: en or de.</source>
        <translation>--lang braucht eine Sprache: en oder de.</translation>
    </message>
    <message>
        <source>--library needs the name of a file.</source>
        <translation>--library braucht den Namen einer Datei.</translation>
    </message>
    <message>
        <source>There is no language “%1”; use en or de.</source>
        <translation>Die Sprache „%1“ gibt es nicht; nimm en oder de.</translation>
    </message>
    <message>
        <source>There is no option “%1” before a command.</source>
        <translation>Die Option „%1“ gibt es nicht vor einem Befehl.</translation>
    </message>
    <message>
        <source>There is no command “%1”; “castellan-cli --help” lists them all.</source>
        <translation>Den Befehl „%1“ gibt es nicht; „castellan-cli --help“ zählt alle auf.</translation>
    </message>
    <message>
        <source>There is no command “%1”; did you mean “%2”?</source>
        <translation>Den Befehl „%1“ gibt es nicht; meinst du „%2“?</translation>
    </message>
    <message>
        <source>“%1” has no option %2.</source>
        <translation>„%1“ hat keine Option %2.</translation>
    </message>
    <message>
        <source>“%1” has no option %2; did you mean %3?</source>
        <translation>„%1“ hat keine Option %2; meinst du %3?</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>%1 needs a value: %2.</source>
        <translation>%1 braucht einen Wert: %2.</translation>
    </message>
    <message>
        <source>“castellan-cli help %1” shows how to use it.</source>
        <translation>„castellan-cli help %1“ zeigt, wie es geht.</translation>
    </message>
    <message>
        <source>“%1” needs %2.</source>
        <translation>„%1“ braucht %2.</translation>
    </message>
    <message>
        <source>“%1” does not know what to do with “%2”.</source>
        <translation>„%1“ kann mit „%2“ nichts anfangen.</translation>
    </message>
    <message>
        <source>There is no game “%1”; what can be played: %2.</source>
        <translation>Das Spiel „%1“ gibt es nicht; spielbar sind: %2.</translation>
    </message>
    <message>
        <source>The variant “%1” cannot be played; what can be played: %2.</source>
        <translation>Die Variante „%1“ ist nicht spielbar; spielbar sind: %2.</translation>
    </message>
    <message>
        <source>There is no bot “%1”; there are: random, greedy.</source>
        <translation>Den Bot „%1“ gibt es nicht; es gibt: random, greedy.</translation>
    </message>
    <message>
        <source>Two bots are needed, one a seat: --bots random,greedy.</source>
        <translation>Es braucht zwei Bots, einen je Platz: --bots random,greedy.</translation>
    </message>
    <message>
        <source>use this library instead of your own</source>
        <translation>diese Bibliothek statt deiner eigenen verwenden</translation>
    </message>
    <message>
        <source>answer in English or German</source>
        <translation>auf Englisch oder Deutsch antworten</translation>
    </message>
    <message>
        <source>explain a command</source>
        <translation>einen Befehl erklären</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Rückgabewerte:</translation>
    </message>
    <message>
        <source>done, or the answer is yes</source>
        <translation>erledigt, oder die Antwort ist Ja</translation>
    </message>
    <message>
        <source>the answer is no, or the work failed</source>
        <translation>die Antwort ist Nein, oder die Arbeit ist gescheitert</translation>
    </message>
    <message>
        <source>bad usage, or input that cannot be read</source>
        <translation>falscher Aufruf, oder eine Eingabe ist nicht lesbar</translation>
    </message>
    <message>
        <source>Castellan on the command line: cards, rules, decks and matches without a window.</source>
        <translation>Castellan auf der Kommandozeile: Karten, Regeln, Decks und Partien ohne Fenster.</translation>
    </message>
    <message>
        <source>Usage: castellan-cli COMMAND [ARGUMENTS]</source>
        <translation>Aufruf: castellan-cli BEFEHL [ARGUMENTE]</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Options, before or after any command:</source>
        <translation>Optionen, vor oder nach jedem Befehl:</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>die Version ausgeben</translation>
    </message>
    <message>
        <source>Usage: castellan-cli %1</source>
        <translation>Aufruf: castellan-cli %1</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPTIONEN]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>%1 is a match of the game “%2”, which is not known here.</source>
        <translation>%1 ist eine Partie des Spiels „%2“, das hier nicht bekannt ist.</translation>
    </message>
    <message numerus="yes">
        <source>All %n step(s) lead to the saved states.</source>
        <translation>
            <numerusform>Der %n Schritt führt zum gespeicherten Spielstand.</numerusform>
            <numerusform>Alle %n Schritte führen zu den gespeicherten Spielständen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) without a scenario</source>
        <translation>
            <numerusform>%n Regelabschnitt ohne Szenario</numerusform>
            <numerusform>%n Regelabschnitte ohne Szenario</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no scenario file (*.scenario) in these folders.</source>
        <translation>In diesen Ordnern ist keine Szenariodatei (*.scenario).</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Partien: %1</translation>
    </message>
    <message>
        <source>Seat %1 (%2) won %3: %4, between %5 and %6 with 95 % confidence</source>
        <translation>Platz %1 (%2) hat %3 gewonnen: %4, mit 95 % Sicherheit zwischen %5 und %6</translation>
    </message>
    <message>
        <source>Without a winner: %1; stopped: %2</source>
        <translation>Ohne Sieger: %1; abgebrochen: %2</translation>
    </message>
    <message>
        <source>Turns a match: %1; decisions a match: %2</source>
        <translation>Züge je Partie: %1; Entscheidungen je Partie: %2</translation>
    </message>
    <message>
        <source>%1, line %2: “%3” is no card of this library.</source>
        <translation>%1, Zeile %2: „%3“ ist keine Karte dieser Bibliothek.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ist nicht beschreibbar: %2.</translation>
    </message>
    <message>
        <source>say where the library is and whether it is sound</source>
        <translation>sagen, wo die Bibliothek liegt und ob sie in Ordnung ist</translation>
    </message>
    <message>
        <source>Exit code 0 if it is sound, 1 if it is missing, damaged or the file of another program, 2 if it could not be read.</source>
        <translation>Rückgabewert 0, wenn sie in Ordnung ist, 1, wenn sie fehlt, beschädigt ist oder einem anderen Programm gehört, 2, wenn sie nicht lesbar ist.</translation>
    </message>
    <message>
        <source>not there yet; the first start of Castellan makes it</source>
        <translation>noch nicht da; der erste Start von Castellan legt sie an</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>the file of another program</source>
        <translation>die Datei eines anderen Programms</translation>
    </message>
    <message>
        <source>locked by another program</source>
        <translation>von einem anderen Programm gesperrt</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Library: %1</source>
        <translation>Bibliothek: %1</translation>
    </message>
    <message>
        <source>State: %1</source>
        <translation>Zustand: %1</translation>
    </message>
    <message>
        <source>Schema version: %1 (this program: %2)</source>
        <translation>Schemaversion: %1 (dieses Programm: %2)</translation>
    </message>
    <message>
        <source>Backups: %1</source>
        <translation>Sicherungen: %1</translation>
    </message>
    <message>
        <source>Latest backup: %1</source>
        <translation>Letzte Sicherung: %1</translation>
    </message>
    <message>
        <source>find cards, clarifications and rules in both languages</source>
        <translation>Karten, Klarstellungen und Regeln in beiden Sprachen finden</translation>
    </message>
    <message>
        <source>the language to search in (all)</source>
        <translation>die Sprache, in der gesucht wird (all)</translation>
    </message>
    <message>
        <source>where to search (all)</source>
        <translation>wo gesucht wird (all)</translation>
    </message>
    <message>
        <source>how many hits at most (20)</source>
        <translation>wie viele Treffer höchstens (20)</translation>
    </message>
    <message>
        <source>prints JSON</source>
        <translation>gibt JSON aus</translation>
    </message>
    <message>
        <source>One hit a line: kind, id, title and snippet, with tabs between. A query has words, &quot;quoted words&quot;, or, -without and fields such as strength&gt;=3, type:income, name:war. Write -- before a query that begins with a minus. Exit code 0 if something was found, 1 if nothing.</source>
        <translation>Ein Treffer je Zeile: Art, Kennung, Titel und Ausschnitt, durch Tabulatoren getrennt. Eine Suche hat Wörter, &quot;Wörter in Anführungszeichen&quot;, oder, -ohne und Felder wie stärke&gt;=3, typ:einkommen, name:bär. Schreib -- vor eine Suche, die mit einem Minus beginnt. Rückgabewert 0, wenn etwas gefunden ist, 1, wenn nichts.</translation>
    </message>
    <message>
        <source>print a rule of the rulebook, or a clarification</source>
        <translation>eine Regel des Regelhefts oder eine Klarstellung ausgeben</translation>
    </message>
    <message>
        <source>Another program keeps the library locked.</source>
        <translation>Ein anderes Programm hält die Bibliothek gesperrt.</translation>
    </message>
    <message>
        <source>The library can only be read.</source>
        <translation>Die Bibliothek ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>Die Bibliothek ist beschädigt.</translation>
    </message>
    <message>
        <source>The file is not a library of Castellan.</source>
        <translation>Die Datei ist keine Bibliothek von Castellan.</translation>
    </message>
    <message>
        <source>The library cannot be opened.</source>
        <translation>Die Bibliothek lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>Die Bibliothek ließ sich nicht verwenden: %1.</translation>
    </message>
    <message>
        <source>What comes with the program is used instead, without your corrections.</source>
        <translation>Stattdessen gilt, was das Programm mitbringt, ohne deine Berichtigungen.</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Entscheidung: %1</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>Karten:</translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Siehe auch:</translation>
    </message>
    <message>
        <source>Shown by:</source>
        <translation>Gezeigt von:</translation>
    </message>
    <message>
        <source>There is no rule “%1”; “castellan-cli search” finds rules by their words.</source>
        <translation>Die Regel „%1“ gibt es nicht; „castellan-cli search“ findet Regeln nach ihren Wörtern.</translation>
    </message>
    <message>
        <source>There is no rule “%1”; did you mean “%2”?</source>
        <translation>Die Regel „%1“ gibt es nicht; meinst du „%2“?</translation>
    </message>
    <message>
        <source>--in needs one of: cards, rules, pdf, all; not “%1”.</source>
        <translation>--in braucht eines von: cards, rules, pdf, all; nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no language “%1”; use en, de or all.</source>
        <translation>Die Sprache „%1“ gibt es nicht; nimm en, de oder all.</translation>
    </message>
    <message>
        <source>At character %1: %2</source>
        <translation>Bei Zeichen %1: %2</translation>
    </message>
    <message>
        <source>“%1” is found nowhere; this was searched instead: %2.</source>
        <translation>„%1“ kommt nirgends vor; gesucht wurde stattdessen: %2.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
</context>
<context>
    <name>LibraryMessages</name>
    <message>
        <source>Your library was brought up to date. A backup of the state before is kept beside it.</source>
        <translation>Deine Bibliothek wurde auf den neuen Stand gebracht. Eine Sicherung des alten Stands liegt daneben.</translation>
    </message>
    <message>
        <source>A newer Castellan has written your library. It is open for reading only, so that nothing gets lost. Update Castellan to make changes.</source>
        <translation>Ein neueres Castellan hat deine Bibliothek geschrieben. Damit nichts verloren geht, ist sie nur zum Lesen geöffnet. Aktualisiere Castellan, um etwas zu ändern.</translation>
    </message>
    <message>
        <source>Your library %1 cannot be written. You can read everything, but changes are not kept. Check the permissions of the file and its folder.</source>
        <translation>Deine Bibliothek %1 ist schreibgeschützt. Du kannst alles lesen, aber Änderungen bleiben nicht erhalten. Prüfe die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>Another program keeps your library locked. Nothing was changed. Close that program, then try again.</source>
        <translation>Ein anderes Programm hält deine Bibliothek gesperrt. Nichts wurde geändert. Schließe das Programm und versuche es dann erneut.</translation>
    </message>
    <message>
        <source>Your library %1 is gone, but there is a backup of %2.</source>
        <translation>Deine Bibliothek %1 ist weg, aber es gibt eine Sicherung vom %2.</translation>
    </message>
    <message>
        <source>Your library %1 is damaged. Nothing was changed; it could not be moved aside: %2.</source>
        <translation>Deine Bibliothek %1 ist beschädigt. Nichts wurde geändert; beiseitelegen ließ sie sich nicht: %2.</translation>
    </message>
    <message>
        <source>Your library is damaged. It is kept as %1; the latest good backup is of %2.</source>
        <translation>Deine Bibliothek ist beschädigt. Aufbewahrt ist sie als %1; die letzte heile Sicherung ist vom %2.</translation>
    </message>
    <message>
        <source>Your library is damaged. It is kept as %1; there is no backup of it.</source>
        <translation>Deine Bibliothek ist beschädigt. Aufbewahrt ist sie als %1; eine Sicherung gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 belongs to another program. It was not touched. Start Castellan with another library.</source>
        <translation>%1 gehört zu einem anderen Programm und wurde nicht angerührt. Starte Castellan mit einer anderen Bibliothek.</translation>
    </message>
    <message>
        <source>Your library could not be brought up to date: %1. It is as it was before.</source>
        <translation>Deine Bibliothek ließ sich nicht auf den neuen Stand bringen: %1. Der alte Stand ist unverändert.</translation>
    </message>
    <message>
        <source>Your library %1 could not be opened: %2. Nothing was changed.</source>
        <translation>Deine Bibliothek %1 ließ sich nicht öffnen: %2. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The backup of %1 is restored.</source>
        <translation>Die Sicherung vom %1 ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>The backup could not be restored: %1. It is still there.</source>
        <translation>Die Sicherung ließ sich nicht wiederherstellen: %1. Vorhanden ist sie noch.</translation>
    </message>
    <message>
        <source>Today’s backup could not be made: %1. Your library itself is fine.</source>
        <translation>Die Sicherung für heute ließ sich nicht anlegen: %1. Deine Bibliothek selbst ist in Ordnung.</translation>
    </message>
    <message>
        <source>Restore backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Leer beginnen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>another program keeps it locked</source>
        <translation>ein anderes Programm hält sie gesperrt</translation>
    </message>
    <message>
        <source>it may not be written</source>
        <translation>sie ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk refuses to write</source>
        <translation>der Datenträger verweigert das Schreiben</translation>
    </message>
    <message>
        <source>the disk refuses to read</source>
        <translation>der Datenträger verweigert das Lesen</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the file belongs to another program</source>
        <translation>die Datei gehört zu einem anderen Programm</translation>
    </message>
    <message>
        <source>the file or its folder cannot be reached</source>
        <translation>die Datei oder ihr Ordner ist nicht erreichbar</translation>
    </message>
    <message>
        <source>another file is in its place</source>
        <translation>an ihrer Stelle liegt eine andere Datei</translation>
    </message>
    <message>
        <source>an error inside the program (%1)</source>
        <translation>ein Fehler im Programm (%1)</translation>
    </message>
    <message>
        <source>The cards and rules of this version could not be taken into your library: %1. Your own values are safe, and what was there before is shown.</source>
        <translation>Die Karten und Regeln dieser Version konnten nicht in deine Bibliothek übernommen werden: %1. Deine eigenen Werte sind sicher; gezeigt wird, was vorher da war.</translation>
    </message>
    <message>
        <source>The change could not be saved: %1. Your library is as it was before.</source>
        <translation>Die Änderung konnte nicht gespeichert werden: %1. Deine Bibliothek ist wie zuvor.</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Tasten drücken</translation>
    </message>
    <message>
        <source>%1, ...</source>
        <translation>%1, ...</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Linkadresse kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QueryWords</name>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>A bracket is not closed.</source>
        <translation>Eine Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>This bracket closes nothing.</source>
        <translation>Diese Klammer schließt nichts.</translation>
    </message>
    <message>
        <source>There is nothing between these brackets.</source>
        <translation>Zwischen diesen Klammern steht nichts.</translation>
    </message>
    <message>
        <source>“%1” needs something before and after it.</source>
        <translation>„%1“ braucht etwas davor und danach.</translation>
    </message>
    <message>
        <source>“-” needs a word right after it.</source>
        <translation>„-“ braucht gleich danach ein Wort.</translation>
    </message>
    <message>
        <source>There is no field “%1”.</source>
        <translation>Das Feld „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no field “%1”; did you mean “%2”?</source>
        <translation>Das Feld „%1“ gibt es nicht; meinst du „%2“?</translation>
    </message>
    <message>
        <source>“%1” fits no value here; what fits: %2.</source>
        <translation>„%1“ passt hier nicht; es passen: %2.</translation>
    </message>
    <message>
        <source>After “%1” a value is missing.</source>
        <translation>Nach „%1“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>“%1”: only strength and owned can be compared by &lt; and &gt;.</source>
        <translation>„%1“: Mit &lt; und &gt; lassen sich nur Stärke und Besitz vergleichen.</translation>
    </message>
    <message>
        <source>The search is too long; what follows after %1 characters is left out.</source>
        <translation>Die Suche ist zu lang; was nach %1 Zeichen folgt, zählt nicht.</translation>
    </message>
    <message>
        <source>The search has too many parts; the rest is left out.</source>
        <translation>Die Suche hat zu viele Teile; der Rest zählt nicht.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Deck builder, rules reference and practice table for tabletop card games.</source>
        <translation>Deckbau, Regelnachschlagewerk und Übungstisch für Kartenspiele.</translation>
    </message>
    <message>
        <source>Use this library instead of your own.</source>
        <translation>Diese Bibliothek statt deiner eigenen verwenden.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Start in English or German.</source>
        <translation>Auf Englisch oder Deutsch starten.</translation>
    </message>
    <message>
        <source>Save a picture of every place into this folder and end.</source>
        <translation>Von jeder Ansicht ein Bild in diesen Ordner speichern und enden.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version zeigen.</translation>
    </message>
    <message>
        <source>Files to open.</source>
        <translation>Dateien, die geöffnet werden.</translation>
    </message>
    <message>
        <source>[files…]</source>
        <translation>[Dateien…]</translation>
    </message>
    <message>
        <source>There is no language “%1”; use en or de.</source>
        <translation>Die Sprache „%1“ gibt es nicht; nimm en oder de.</translation>
    </message>
    <message>
        <source>--library needs the name of a file.</source>
        <translation>--library braucht den Namen einer Datei.</translation>
    </message>
    <message>
        <source>--tour needs the name of a folder.</source>
        <translation>--tour braucht den Namen eines Ordners.</translation>
    </message>
</context>
<context>
    <name>app::Desk</name>
    <message>
        <source>Your settings could not be saved in %1. They hold until you quit. Check that the folder can be written.</source>
        <translation>Deine Einstellungen ließen sich nicht in %1 speichern. Bis zum Beenden gelten sie trotzdem. Prüfe, ob der Ordner beschreibbar ist.</translation>
    </message>
    <message>
        <source>The card is saved as %1.</source>
        <translation>Die Karte ist als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The picture could not be written to %1. Choose another folder.</source>
        <translation>Das Bild ließ sich nicht nach %1 schreiben. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>All actions have their default keys again.</source>
        <translation>Alle Aktionen haben wieder ihre Standardtasten.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>“%1” is not a kind of file that Castellan can open. Nothing was changed.</source>
        <translation>„%1“ ist keine Datei, die Castellan öffnen kann. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ist nicht beschreibbar.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved in %1.</source>
        <translation>
            <numerusform>%n Bild in %1 gespeichert.</numerusform>
            <numerusform>%n Bilder in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search “%1” is removed.</source>
        <translation>Die Suche „%1“ ist entfernt.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>app::LibrarySession</name>
    <message>
        <source>No library open</source>
        <translation>Keine Bibliothek geöffnet</translation>
    </message>
    <message>
        <source>%1, read only</source>
        <translation>%1, nur lesen</translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>Die Bibliothek wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>model::CardTableModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>Englischer Name</translation>
    </message>
    <message>
        <source>German name</source>
        <translation>Deutscher Name</translation>
    </message>
</context>
<context>
    <name>model::PrintedValuesModel</name>
    <message>
        <source>strength of %1</source>
        <translation>Stärke von %1</translation>
    </message>
    <message>
        <source>effect of %1</source>
        <translation>Effekt von %1</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>views::AboutDialog</name>
    <message>
        <source>About Castellan</source>
        <translation>Über Castellan</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Deck builder, rules reference and practice table for tabletop card games that you own on paper. Unofficial: names of games and cards belong to their owners, and no artwork or rulebook text is included.</source>
        <translation>Deckbau, Regelnachschlagewerk und Übungstisch für Kartenspiele, die du gedruckt besitzt. Inoffiziell: Namen von Spielen und Karten gehören ihren Inhabern; Bilder und Regelhefttexte sind nicht enthalten.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>&amp;For bug reports</source>
        <translation>&amp;Für Fehlerberichte</translation>
    </message>
    <message>
        <source>Report about this machine</source>
        <translation>Angaben zu diesem Rechner</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Angaben &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy these lines to paste them into a bug report</source>
        <translation>Diese Zeilen kopieren, um sie in einen Fehlerbericht einzufügen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>views::ActionRegistry</name>
    <message>
        <source>%1 (%2)</source>
        <comment>tool tip and its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>views::AppearancePage</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>For every text, card and rule. It switches at once.</source>
        <translation>Für alle Texte, Karten und Regeln. Wechselt sofort.</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Light or dark as your desktop has it, or always the same.</source>
        <translation>Hell oder dunkel wie dein Desktop, oder immer gleich.</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>For everything except printed cards.</source>
        <translation>Für alles außer gedruckten Karten.</translation>
    </message>
    <message>
        <source>&amp;Spacing</source>
        <translation>&amp;Abstände</translation>
    </message>
    <message>
        <source>Compact shows more lines at once.</source>
        <translation>Kompakt zeigt mehr Zeilen auf einmal.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Luftig</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
</context>
<context>
    <name>views::CardBrowser</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Choose the columns of the table</source>
        <translation>Spalten der Tabelle wählen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln card(s)</source>
        <translation>
            <numerusform>%1 von %Ln Karte</numerusform>
            <numerusform>%1 von %Ln Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::CardDetails</name>
    <message>
        <source>In English: %1</source>
        <translation>Auf Englisch: %1</translation>
    </message>
    <message>
        <source>In German: %1</source>
        <translation>Auf Deutsch: %1</translation>
    </message>
    <message>
        <source>Also found as: %1</source>
        <translation>Auch zu finden als: %1</translation>
    </message>
    <message>
        <source>%1 Strength: %2</source>
        <comment>mark of provenance, where the value comes from</comment>
        <translation>%1 Stärke: %2</translation>
    </message>
    <message>
        <source>%1 Effect: %2</source>
        <comment>mark of provenance, where the value comes from</comment>
        <translation>%1 Effekt: %2</translation>
    </message>
</context>
<context>
    <name>views::CardFilters</name>
    <message>
        <source>All types</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Show only cards of a type</source>
        <translation>Nur Karten einer Art zeigen</translation>
    </message>
    <message>
        <source>Any strength</source>
        <translation>Jede Stärke</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>Strength %1 and more</source>
        <translation>Stärke %1 und mehr</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Show only characters of a strength</source>
        <translation>Nur Charaktere einer Stärke zeigen</translation>
    </message>
    <message>
        <source>Owned or not</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>Not owned</source>
        <translation>Nicht im Besitz</translation>
    </message>
    <message>
        <source>Show only cards that you own, or do not</source>
        <translation>Nur Karten zeigen, die du besitzt oder nicht besitzt</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Beste zuerst</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By other name</source>
        <translation>Nach anderem Namen</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>Nach Stärke</translation>
    </message>
    <message>
        <source>By effect</source>
        <translation>Nach Effekt</translation>
    </message>
    <message>
        <source>By box</source>
        <translation>Nach Schachtel</translation>
    </message>
    <message>
        <source>By copies</source>
        <translation>Nach Anzahl</translation>
    </message>
    <message>
        <source>Choose the order of the cards</source>
        <translation>Reihenfolge der Karten wählen</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>Alle Schachteln</translation>
    </message>
    <message>
        <source>No box given</source>
        <translation>Ohne Angabe</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Show only cards of a box</source>
        <translation>Nur Karten einer Schachtel zeigen</translation>
    </message>
</context>
<context>
    <name>views::CardPage</name>
    <message>
        <source>Back to the cards</source>
        <translation>Zurück zu den Karten</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Über %1</translation>
    </message>
</context>
<context>
    <name>views::CardsPlace</name>
    <message>
        <source>Save card as picture</source>
        <translation>Karte als Bild speichern</translation>
    </message>
    <message>
        <source>Picture (*.png);;Vectors (*.svg)</source>
        <translation>Bild (*.png);;Vektorgrafik (*.svg)</translation>
    </message>
</context>
<context>
    <name>views::ContentsPane</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Contents or bookmarks</source>
        <translation>Inhalt oder Lesezeichen</translation>
    </message>
    <message>
        <source>Contents of the rulebook</source>
        <translation>Inhalt des Regelbuchs</translation>
    </message>
    <message>
        <source>No bookmarks yet</source>
        <translation>Noch keine Lesezeichen</translation>
    </message>
    <message>
        <source>Keep the rules here that you look up again and again.</source>
        <translation>Sammle hier die Regeln, die du immer wieder nachschlägst.</translation>
    </message>
    <message>
        <source>Bookmark this rule</source>
        <translation>Lesezeichen setzen</translation>
    </message>
</context>
<context>
    <name>views::EffectChooser</name>
    <message>
        <source>Effect of the printed card</source>
        <translation>Effekt der gedruckten Karte</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Kein Effekt</translation>
    </message>
</context>
<context>
    <name>views::FindBar</name>
    <message>
        <source>%1 of %2</source>
        <comment>the current hit and all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n in German only.</source>
        <translation>
            <numerusform>Nur auf Deutsch, %n-mal.</numerusform>
            <numerusform>Nur auf Deutsch, %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in English only.</source>
        <translation>
            <numerusform>Nur auf Englisch, %n-mal.</numerusform>
            <numerusform>Nur auf Englisch, %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show both</source>
        <translation>Beide zeigen</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>Nicht in diesem Buch</translation>
    </message>
    <message>
        <source>Find in the rulebook</source>
        <translation>Im Regelbuch suchen</translation>
    </message>
</context>
<context>
    <name>views::HitDelegate</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Clarification</source>
        <translation>Klarstellung</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>views::MessageStrip</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>views::OwnerPanel</name>
    <message>
        <source>Not given</source>
        <translation>Ohne Angabe</translation>
    </message>
    <message>
        <source>copies of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message>
        <source>tags of %1</source>
        <translation>Schlagwörter von %1</translation>
    </message>
    <message>
        <source>box of %1</source>
        <translation>Schachtel von %1</translation>
    </message>
    <message>
        <source>&amp;Copies</source>
        <translation>A&amp;nzahl</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>Schlag&amp;wörter</translation>
    </message>
    <message>
        <source>Bo&amp;x</source>
        <translation>S&amp;chachtel</translation>
    </message>
    <message>
        <source>How many copies of this card you own</source>
        <translation>Wie oft du diese Karte besitzt</translation>
    </message>
    <message>
        <source>Words of your own, divided by commas; search them with tag:</source>
        <translation>Eigene Wörter, durch Kommas getrennt; gesucht werden sie mit schlagwort:</translation>
    </message>
    <message>
        <source>draft, favourite</source>
        <translation>Entwurf, Liebling</translation>
    </message>
    <message>
        <source>The box that this card came in</source>
        <translation>Die Schachtel, aus der diese Karte stammt</translation>
    </message>
</context>
<context>
    <name>views::PrintedValuesPage</name>
    <message>
        <source>box %1</source>
        <translation>Schachtel %1</translation>
    </message>
    <message>
        <source>%1 of %2 checked</source>
        <translation>%1 von %2 geprüft</translation>
    </message>
    <message>
        <source>Enter printed values</source>
        <translation>Gedruckte Werte eintragen</translation>
    </message>
    <message>
        <source>Take your cards in hand. A digit enters the strength and goes on to the next card; Enter says that the value shown is right. Right arrow and Enter choose the effect from a list. Space leads to the next card that is not checked, Delete takes your values back.</source>
        <translation>Nimm deine Karten zur Hand. Eine Ziffer trägt die Stärke ein und geht zur nächsten Karte; Eingabe sagt, dass der gezeigte Wert stimmt. Mit Pfeil rechts und Eingabe wählst du den Effekt aus einer Liste. Die Leertaste führt zur nächsten ungeprüften Karte, Entf nimmt deine Werte zurück.</translation>
    </message>
    <message>
        <source>Boxes you own:</source>
        <translation>Deine Schachteln:</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Zurück zu den Karten</translation>
    </message>
    <message>
        <source>Characters and their printed values</source>
        <translation>Charaktere und ihre gedruckten Werte</translation>
    </message>
</context>
<context>
    <name>views::ResultsPane</name>
    <message>
        <source>Best hits</source>
        <translation>Beste Treffer</translation>
    </message>
    <message>
        <source>Cards (%1)</source>
        <translation>Karten (%1)</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Keine Karte passt</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>No card was found</source>
        <translation>Keine Karte gefunden</translation>
    </message>
    <message>
        <source>The filters above hold cards back.</source>
        <translation>Die Filter oben halten Karten zurück.</translation>
    </message>
    <message>
        <source>Try fewer or other words; both languages are searched.</source>
        <translation>Versuch es mit weniger oder anderen Wörtern; gesucht wird in beiden Sprachen.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Alle Karten zeigen</translation>
    </message>
    <message>
        <source>Opening your library…</source>
        <translation>Deine Bibliothek wird geöffnet …</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>What to show of it</source>
        <translation>Was davon gezeigt wird</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>views::RuleDetails</name>
    <message>
        <source>Open in the rulebook</source>
        <translation>Im Regelbuch öffnen</translation>
    </message>
</context>
<context>
    <name>views::RulebookPlace</name>
    <message>
        <source>There are no rules in this library.</source>
        <translation>In dieser Sammlung gibt es keine Regeln.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>chapter and rule</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Text of the rulebook</source>
        <translation>Text des Regelbuchs</translation>
    </message>
</context>
<context>
    <name>views::SavedSearchPanel</name>
    <message>
        <source>Enter runs a search, F2 renames it, Delete removes it.</source>
        <translation>Eingabe führt eine Suche aus, F2 benennt sie um, Entf entfernt sie.</translation>
    </message>
    <message>
        <source>Type a search first; then you can keep it here.</source>
        <translation>Gib zuerst eine Suche ein; dann kannst du sie hier aufheben.</translation>
    </message>
    <message>
        <source>Keep the search that stands in the field.</source>
        <translation>Hebe die Suche auf, die im Feld steht.</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Diese Suche speichern</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>views::SearchBar</name>
    <message>
        <source>“%1” is found nowhere; this was searched instead: %2.</source>
        <translation>„%1“ kommt nirgends vor; gesucht wurde stattdessen: %2.</translation>
    </message>
    <message>
        <source>Card, question or rule, in English or German</source>
        <translation>Karte, Frage oder Regel, deutsch oder englisch</translation>
    </message>
    <message>
        <source>Search cards, clarifications and rules, in English or German</source>
        <translation>Karten, Klarstellungen und Regeln suchen, deutsch oder englisch</translation>
    </message>
</context>
<context>
    <name>views::SearchHelp</name>
    <message>
        <source>What you can type</source>
        <translation>Was du eingeben kannst</translation>
    </message>
    <message>
        <source>Everything is searched in English and German at once: cards, clarifications and rules. How you write a word does not matter much: Söldner, Soeldner and soldner are the same, and a slip of the pen is forgiven. Choose an example to run it.</source>
        <translation>Gesucht wird immer deutsch und englisch zugleich: in Karten, Klarstellungen und Regeln. Wie du ein Wort schreibst, ist fast gleich: Söldner, Soeldner und soldner sind dasselbe, und ein Tippfehler wird verziehen. Wähle ein Beispiel, um es auszuführen.</translation>
    </message>
    <message>
        <source>Run this search</source>
        <translation>Diese Suche ausführen</translation>
    </message>
</context>
<context>
    <name>views::SettingsPlace</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
</context>
<context>
    <name>views::ShortcutEditor</name>
    <message>
        <source>Find an action or keys</source>
        <translation>Aktion oder Tasten suchen</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation>&amp;Tasten:</translation>
    </message>
    <message>
        <source>Click here and press the keys you want</source>
        <translation>Klicke hier und drücke die gewünschten Tasten</translation>
    </message>
    <message>
        <source>Keys of the chosen action</source>
        <translation>Tasten der gewählten Aktion</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Leave this action without keys</source>
        <translation>Dieser Aktion keine Tasten geben</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Give this action its default keys</source>
        <translation>Dieser Aktion ihre Standardtasten geben</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Give every action its default keys</source>
        <translation>Allen Aktionen ihre Standardtasten geben</translation>
    </message>
    <message>
        <source>Choose an action to change its keys.</source>
        <translation>Wähle eine Aktion, um ihre Tasten zu ändern.</translation>
    </message>
    <message>
        <source>“%1” has the same keys. Neither works by keys until one of them changes.</source>
        <translation>„%1“ hat dieselben Tasten. Beide reagieren nicht darauf, bis eine von ihnen andere Tasten hat.</translation>
    </message>
</context>
<context>
    <name>views::ShortcutModel</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>also “%1”</source>
        <translation>auch „%1“</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>deine Wahl</translation>
    </message>
</context>
</TS>
