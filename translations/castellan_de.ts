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
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Go to the search field on this page</source>
        <translation>Zum Suchfeld dieser Ansicht gehen</translation>
    </message>
    <message>
        <source>&amp;Ask…</source>
        <translation>&amp;Fragen …</translation>
    </message>
    <message>
        <source>Ask about a rule from anywhere, in your own words</source>
        <translation>Von überall aus nach einer Regel fragen, in eigenen Worten</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>Browse all cards</source>
        <translation>Alle Karten durchsehen</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>Language, colours, text size and shortcuts</source>
        <translation>Sprache, Farben, Textgröße und Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Copy text</source>
        <translation>Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the selected card, clarification or rule as text</source>
        <translation>Die gewählte Karte, Klarstellung oder Regel als Text kopieren</translation>
    </message>
    <message>
        <source>Save card as &amp;picture…</source>
        <translation>Karte als &amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Save the selected card as a picture in print size or as vector graphics</source>
        <translation>Die gewählte Karte als Bild in Druckgröße oder als Vektorgrafik speichern</translation>
    </message>
    <message>
        <source>Cards as a l&amp;ist</source>
        <translation>Karten als L&amp;iste</translation>
    </message>
    <message>
        <source>Show cards as rows with both names instead of card faces</source>
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
        <source>View and change the shortcuts of all actions</source>
        <translation>Die Tastenkürzel aller Aktionen ansehen und ändern</translation>
    </message>
    <message>
        <source>&amp;About Castellan</source>
        <translation>Ü&amp;ber Castellan</translation>
    </message>
    <message>
        <source>Version, licence and details for bug reports</source>
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
        <source>Go back to the previous rule</source>
        <translation>Zurück zur vorigen Regel</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Go forward to the next rule</source>
        <translation>Wieder zur nächsten Regel</translation>
    </message>
    <message>
        <source>Previous c&amp;hapter</source>
        <translation>Vor&amp;heriges Kapitel</translation>
    </message>
    <message>
        <source>Go to the previous chapter</source>
        <translation>Zum vorigen Kapitel blättern</translation>
    </message>
    <message>
        <source>Ne&amp;xt chapter</source>
        <translation>&amp;Nächstes Kapitel</translation>
    </message>
    <message>
        <source>Go to the next chapter</source>
        <translation>Zum nächsten Kapitel blättern</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>Zum nächsten Treffer gehen</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>Zum vorigen Treffer gehen</translation>
    </message>
    <message>
        <source>Book&amp;mark this rule</source>
        <translation>&amp;Lesezeichen setzen</translation>
    </message>
    <message>
        <source>Add this rule to your bookmarks, or remove it</source>
        <translation>Diese Regel zu deinen Lesezeichen hinzufügen oder daraus entfernen</translation>
    </message>
    <message>
        <source>&amp;Copy rule with citation</source>
        <translation>Regel mit &amp;Quelle kopieren</translation>
    </message>
    <message>
        <source>Copy the rule, or the selected passage, with its title and number</source>
        <translation>Die Regel oder die markierte Stelle mit Titel und Nummer kopieren</translation>
    </message>
    <message>
        <source>P&amp;rint chapter…</source>
        <translation>Kapitel &amp;drucken …</translation>
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
        <source>Show each rule in English and German, side by side</source>
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
        <source>&amp;Deck</source>
        <translation>De&amp;ck</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>&amp;Decks</translation>
    </message>
    <message>
        <source>Build decks and see why they are legal or not</source>
        <translation>Decks bauen und sehen, warum sie gültig sind oder nicht</translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation>&amp;Neues Deck</translation>
    </message>
    <message>
        <source>Create a new deck</source>
        <translation>Ein neues Deck anlegen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the deck as a new version, legal or not</source>
        <translation>Das Deck als neue Version speichern, ob gültig oder nicht</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Die zurückgenommene Änderung wiederholen</translation>
    </message>
    <message>
        <source>Fix &amp;all</source>
        <translation>Alles be&amp;heben</translation>
    </message>
    <message>
        <source>Make the deck legal by applying the first fix for each reason</source>
        <translation>Das Deck gültig machen, indem für jeden Grund die erste Abhilfe ausgeführt wird</translation>
    </message>
    <message>
        <source>&amp;Pair with…</source>
        <translation>&amp;Zusammenlegen mit …</translation>
    </message>
    <message>
        <source>See the match deck formed with an opponent’s deck</source>
        <translation>Zeigen, welches Spieldeck mit dem Deck des Gegners entsteht</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation>&amp;Vergleichen mit …</translation>
    </message>
    <message>
        <source>See how it differs from another deck or version</source>
        <translation>Die Unterschiede zu einem anderen Deck oder einer Version sehen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Read a deck from a file and check what was recognised before saving it</source>
        <translation>Ein Deck aus einer Datei lesen und vor dem Speichern prüfen, was erkannt wurde</translation>
    </message>
    <message>
        <source>Import from the clip&amp;board</source>
        <translation>Aus der Zwischena&amp;blage importieren</translation>
    </message>
    <message>
        <source>Read a deck from copied text or a share link</source>
        <translation>Ein Deck aus kopiertem Text oder einem Link lesen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Write the deck to a file, for Castellan or another program</source>
        <translation>Das Deck in eine Datei schreiben, für Castellan oder ein anderes Programm</translation>
    </message>
    <message>
        <source>Copy share &amp;link</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>Copy a link that contains the whole deck</source>
        <translation>Einen Link kopieren, der das ganze Deck enthält</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy the list of cards</source>
        <translation>Die Kartenliste kopieren</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Continue with a copy of the deck</source>
        <translation>Mit einer Kopie des Decks weiterarbeiten</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove the deck; you can restore it</source>
        <translation>Das Deck entfernen; es lässt sich wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Import rulebook PDF…</source>
        <translation>Regelheft als PDF &amp;importieren …</translation>
    </message>
    <message>
        <source>Add your own rulebook so that you can search it and open rules in it</source>
        <translation>Ein eigenes Regelheft hinzufügen, um es zu durchsuchen und Regeln darin aufzuschlagen</translation>
    </message>
    <message>
        <source>Switch between your rulebook PDFs and our text</source>
        <translation>Zwischen deinen Regelheft-PDFs und unserem Text wechseln</translation>
    </message>
    <message>
        <source>Sho&amp;w in your PDF</source>
        <translation>&amp;In deinem PDF zeigen</translation>
    </message>
    <message>
        <source>Open the page of your PDF with this rule, with its lines highlighted</source>
        <translation>Die Seite deines PDFs aufschlagen, auf der diese Regel steht, mit markierten Zeilen</translation>
    </message>
    <message>
        <source>Remo&amp;ve this PDF</source>
        <translation>Dieses PDF &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove the PDF from the library; the file itself is not deleted</source>
        <translation>Das PDF aus der Bibliothek entfernen; die Datei selbst bleibt</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Open card</source>
        <translation>Karte ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Everything about the selected card, in both languages</source>
        <translation>Alles über die gewählte Karte, in beiden Sprachen</translation>
    </message>
    <message>
        <source>Copy card &amp;name</source>
        <translation>Karten&amp;namen kopieren</translation>
    </message>
    <message>
        <source>Copy the name of the selected card</source>
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
        <source>Run, rename or remove your saved searches</source>
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
    <message>
        <source>&amp;Your own PDF</source>
        <translation>Dein eigenes &amp;PDF</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>Dr&amp;ucken</translation>
    </message>
    <message>
        <source>Pr&amp;int</source>
        <translation>Dr&amp;ucken</translation>
    </message>
    <message>
        <source>Print decks at actual size</source>
        <translation>Decks in Originalgröße drucken</translation>
    </message>
    <message>
        <source>P&amp;rint deck</source>
        <translation>Deck d&amp;rucken</translation>
    </message>
    <message>
        <source>Print this deck at actual size</source>
        <translation>Dieses Deck in Originalgröße drucken</translation>
    </message>
    <message>
        <source>Save sheets as P&amp;DF…</source>
        <translation>Bögen als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Save the sheets of this deck as a PDF</source>
        <translation>Die Bögen dieses Decks als PDF speichern</translation>
    </message>
    <message>
        <source>&amp;Print sheets…</source>
        <translation>Bögen &amp;drucken …</translation>
    </message>
    <message>
        <source>Send the sheets to a printer</source>
        <translation>Die Bögen an einen Drucker schicken</translation>
    </message>
    <message>
        <source>P&amp;revious sheet</source>
        <translation>V&amp;orige Seite</translation>
    </message>
    <message>
        <source>Go to the previous page</source>
        <translation>Zur vorigen Seite blättern</translation>
    </message>
    <message>
        <source>&amp;Next sheet</source>
        <translation>&amp;Nächste Seite</translation>
    </message>
    <message>
        <source>Go to the next page</source>
        <translation>Zur nächsten Seite blättern</translation>
    </message>
    <message>
        <source>Save &amp;cut paths…</source>
        <translation>S&amp;chnittpfade speichern …</translation>
    </message>
    <message>
        <source>Save the outlines of the cards for a cutting machine</source>
        <translation>Die Umrisse der Karten für eine Schneidemaschine speichern</translation>
    </message>
    <message>
        <source>Save for &amp;Tabletop Simulator…</source>
        <translation>Für &amp;Tabletop Simulator speichern …</translation>
    </message>
    <message>
        <source>Save the deck as pictures and a Tabletop Simulator object</source>
        <translation>Das Deck als Bilder und Tabletop-Simulator-Objekt speichern</translation>
    </message>
    <message>
        <source>C&amp;alibrate printer…</source>
        <translation>Drucker &amp;kalibrieren …</translation>
    </message>
    <message>
        <source>Print a page, measure it and correct the printer’s deviations</source>
        <translation>Eine Seite drucken, messen und die Abweichungen des Druckers ausgleichen</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Spiel&amp;tisch</translation>
    </message>
    <message>
        <source>Play a match step by step, alone or against a bot</source>
        <translation>Eine Partie Schritt für Schritt spielen, allein oder gegen einen Bot</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>Set up another match</source>
        <translation>Eine neue Partie einrichten</translation>
    </message>
    <message>
        <source>&amp;Open match or scenario…</source>
        <translation>Partie oder Szenario ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a match to replay, or a position to play from</source>
        <translation>Eine Partie zum Nachspielen öffnen oder eine Stellung zum Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Save match…</source>
        <translation>Partie &amp;speichern …</translation>
    </message>
    <message>
        <source>Rules &amp;lab</source>
        <translation>Regel&amp;labor</translation>
    </message>
    <message>
        <source>Set up a position and play from there</source>
        <translation>Eine Stellung aufbauen und von dort weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Abs&amp;pielen oder anhalten</translation>
    </message>
    <message>
        <source>Let bots and forced choices play automatically, or pause</source>
        <translation>Bots und erzwungene Entscheidungen automatisch ablaufen lassen oder anhalten</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>S&amp;chneller</translation>
    </message>
    <message>
        <source>Shorten the pause between bot moves</source>
        <translation>Die Pause zwischen den Zügen der Bots verkürzen</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Lan&amp;gsamer</translation>
    </message>
    <message>
        <source>Lengthen the pause between bot moves</source>
        <translation>Die Pause zwischen den Zügen der Bots verlängern</translation>
    </message>
    <message>
        <source>Answer forced &amp;questions</source>
        <translation>Er&amp;zwungene Entscheidungen treffen</translation>
    </message>
    <message>
        <source>If there is only one possible answer, choose it automatically</source>
        <translation>Gibt es nur eine mögliche Antwort, sie automatisch wählen</translation>
    </message>
    <message>
        <source>&amp;Back one decision</source>
        <translation>Eine Entschei&amp;dung zurück</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>Die letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Forward one &amp;decision</source>
        <translation>Eine Entscheidung &amp;vor</translation>
    </message>
    <message>
        <source>Redo the next decision, or let the bot decide</source>
        <translation>Die nächste Entscheidung wieder treffen oder den Bot entscheiden lassen</translation>
    </message>
    <message>
        <source>Back one &amp;effect</source>
        <translation>Einen &amp;Effekt zurück</translation>
    </message>
    <message>
        <source>Go back to the start of the previous effect</source>
        <translation>Zum Beginn des vorigen Effekts zurückgehen</translation>
    </message>
    <message>
        <source>Forward one effe&amp;ct</source>
        <translation>Einen Effekt v&amp;or</translation>
    </message>
    <message>
        <source>Go forward to the end of the effect</source>
        <translation>Bis zum Ende des Effekts weitergehen</translation>
    </message>
    <message>
        <source>Back one p&amp;hase</source>
        <translation>Eine P&amp;hase zurück</translation>
    </message>
    <message>
        <source>Go back to the start of the phase</source>
        <translation>Zum Beginn der Phase zurückgehen</translation>
    </message>
    <message>
        <source>Forward one ph&amp;ase</source>
        <translation>Eine Ph&amp;ase vor</translation>
    </message>
    <message>
        <source>Go forward to the next phase</source>
        <translation>Zur nächsten Phase weitergehen</translation>
    </message>
    <message>
        <source>Back one t&amp;urn</source>
        <translation>Einen Z&amp;ug zurück</translation>
    </message>
    <message>
        <source>Go back to the start of the turn</source>
        <translation>Zum Beginn des Zuges zurückgehen</translation>
    </message>
    <message>
        <source>Forward one tu&amp;rn</source>
        <translation>Einen Zug vo&amp;r</translation>
    </message>
    <message>
        <source>Go forward to the next turn</source>
        <translation>Zum nächsten Zug weitergehen</translation>
    </message>
    <message>
        <source>&amp;Goldfish this deck</source>
        <translation>Dieses Deck &amp;ausprobieren</translation>
    </message>
    <message>
        <source>Try out this deck at the table, playing both sides</source>
        <translation>Dieses Deck am Spieltisch ausprobieren, mit dir auf beiden Seiten</translation>
    </message>
    <message>
        <source>Install &amp;pack…</source>
        <translation>&amp;Paket installieren …</translation>
    </message>
    <message>
        <source>Preview the changes in a pack, and install it if you like them</source>
        <translation>Ansehen, was ein Paket ändert, und es bei Gefallen installieren</translation>
    </message>
    <message>
        <source>&amp;Export pack…</source>
        <translation>Paket &amp;exportieren …</translation>
    </message>
    <message>
        <source>Share your own cards, your corrections, or everything a deck needs</source>
        <translation>Eigene Karten, Korrekturen oder alles, was ein Deck braucht, weitergeben</translation>
    </message>
    <message>
        <source>&amp;Packs</source>
        <translation>&amp;Pakete</translation>
    </message>
    <message>
        <source>Cards made by others: install, sort, remove and share</source>
        <translation>Karten von anderen: installieren, sortieren, entfernen und weitergeben</translation>
    </message>
    <message>
        <source>&amp;Own cards</source>
        <translation>Ei&amp;gene Karten</translation>
    </message>
    <message>
        <source>Create your own cards and correct others</source>
        <translation>Eigene Karten bauen und andere korrigieren</translation>
    </message>
    <message>
        <source>&amp;New card</source>
        <translation>&amp;Neue Karte</translation>
    </message>
    <message>
        <source>Create your own card, with effects that work at the table</source>
        <translation>Eine eigene Karte bauen, mit Effekten, die am Tisch wirken</translation>
    </message>
    <message>
        <source>&amp;Edit card</source>
        <translation>Karte &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Open the selected card in the card editor</source>
        <translation>Die gewählte Karte im Karteneditor öffnen</translation>
    </message>
    <message>
        <source>&amp;Make a copy</source>
        <translation>&amp;Kopie anlegen</translation>
    </message>
    <message>
        <source>Create your own card from a copy of the selected one</source>
        <translation>Eine eigene Karte aus einer Kopie der gewählten anlegen</translation>
    </message>
    <message>
        <source>&amp;Correct this card</source>
        <translation>Karte ko&amp;rrigieren</translation>
    </message>
    <message>
        <source>Correct names, strength, effect and text from your printed card</source>
        <translation>Namen, Stärke, Effekt und Text so eintragen, wie sie auf deiner gedruckten Karte stehen</translation>
    </message>
    <message>
        <source>&amp;Save card</source>
        <translation>Karte &amp;speichern</translation>
    </message>
    <message>
        <source>Save the card in the editor to your library</source>
        <translation>Die Karte im Editor in deiner Bibliothek speichern</translation>
    </message>
    <message>
        <source>&amp;Try card</source>
        <translation>Karte &amp;ausprobieren</translation>
    </message>
    <message>
        <source>Try the card from the editor in a small position in the rules lab</source>
        <translation>Die Karte im Editor in einer kleinen Stellung im Regellabor ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Remove own card</source>
        <translation>Eigene Karte &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove the selected card of your own from the library; you can restore it</source>
        <translation>Die gewählte eigene Karte aus der Bibliothek entfernen; sie lässt sich wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Add to deck</source>
        <translation>Ins &amp;Deck nehmen</translation>
    </message>
    <message>
        <source>Add one copy of the selected card to the open deck</source>
        <translation>Ein Exemplar der gewählten Karte zum geöffneten Deck hinzufügen</translation>
    </message>
    <message>
        <source>Add to another &amp;deck…</source>
        <translation>In ein &amp;anderes Deck nehmen …</translation>
    </message>
    <message>
        <source>Choose a deck to add the card to, or create a new one</source>
        <translation>Ein Deck wählen, zu dem die Karte hinzugefügt wird, oder ein neues anlegen</translation>
    </message>
    <message>
        <source>Print p&amp;roxy</source>
        <translation>P&amp;roxy drucken</translation>
    </message>
    <message>
        <source>Print the selected card at actual size</source>
        <translation>Die gewählte Karte in Originalgröße drucken</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Erste Schritte</translation>
    </message>
    <message>
        <source>Language, the games and boxes you own, and where to start</source>
        <translation>Sprache, deine Spiele und Boxen, und womit du anfangen kannst</translation>
    </message>
    <message>
        <source>Add the selected card to the cards selected for printing</source>
        <translation>Die gewählte Karte zu den Karten hinzufügen, die zum Drucken ausgewählt sind</translation>
    </message>
    <message>
        <source>Remo&amp;ve printer profile</source>
        <translation>Druckerprofil ent&amp;fernen</translation>
    </message>
    <message>
        <source>Delete the measurements for this printer</source>
        <translation>Die Messwerte für diesen Drucker löschen</translation>
    </message>
    <message>
        <source>Select for prin&amp;ting</source>
        <translation>Zum Dru&amp;cken auswählen</translation>
    </message>
    <message>
        <source>O&amp;wn one of each</source>
        <translation>&amp;Von jedem eine Karte besitzen</translation>
    </message>
    <message>
        <source>Record one copy of every character you don’t own yet</source>
        <translation>Für jeden Charakter, von dem du noch keine Karte hast, eine eintragen</translation>
    </message>
    <message>
        <source>Save the match with all its branches, names and notes</source>
        <translation>Die Partie mit allen Zweigen, Namen und Notizen speichern</translation>
    </message>
    <message>
        <source>Share up to th&amp;is step…</source>
        <translation>B&amp;is zu diesem Schritt teilen …</translation>
    </message>
    <message>
        <source>Save only the steps up to this point, so that others can continue from here</source>
        <translation>Nur die Schritte bis hierher speichern, damit andere von hier weiterspielen können</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Zum &amp;Beginn</translation>
    </message>
    <message>
        <source>Go back to the start of the match</source>
        <translation>Zum Beginn der Partie zurückgehen</translation>
    </message>
    <message>
        <source>&amp;To the end of this branch</source>
        <translation>Zum Ende dieses Z&amp;weigs</translation>
    </message>
    <message>
        <source>Go forward to the last step of this branch</source>
        <translation>Zum letzten Schritt dieses Zweigs gehen</translation>
    </message>
    <message>
        <source>View from the ne&amp;xt seat</source>
        <translation>Sicht vom nächs&amp;ten Platz</translation>
    </message>
    <message>
        <source>Show the table as the next player sees it</source>
        <translation>Den Tisch vom nächsten Platz aus zeigen</translation>
    </message>
    <message>
        <source>View from the pre&amp;vious seat</source>
        <translation>Sicht vo&amp;m vorigen Platz</translation>
    </message>
    <message>
        <source>Show the table as the previous player sees it</source>
        <translation>Den Tisch vom vorigen Platz aus zeigen</translation>
    </message>
    <message>
        <source>Check against your &amp;box</source>
        <translation>Mit deiner &amp;Box vergleichen</translation>
    </message>
    <message>
        <source>Compare how many cards of each kind there are with your box</source>
        <translation>Vergleiche die Anzahl der Karten jeder Art mit deiner Box</translation>
    </message>
    <message>
        <source>&amp;Zoom in on the next front</source>
        <translation>N&amp;ächste Front vergrößern</translation>
    </message>
    <message>
        <source>Show the next front of the ring in full, or your own again</source>
        <translation>Die nächste Front im Ring vollständig zeigen oder wieder deine eigenen</translation>
    </message>
    <message>
        <source>Zoom bac&amp;k to the previous front</source>
        <translation>Vorige Front vergr&amp;ößern</translation>
    </message>
    <message>
        <source>Show the previous front of the ring in full, or your own again</source>
        <translation>Die vorige Front im Ring vollständig zeigen oder wieder deine eigenen</translation>
    </message>
    <message>
        <source>Add sample dec&amp;ks</source>
        <translation>Beispieldec&amp;ks hinzufügen</translation>
    </message>
    <message>
        <source>Add a legal deck for every variant of the game to your decks</source>
        <translation>Für jede Variante des Spiels ein gültiges Deck zu deinen Decks hinzufügen</translation>
    </message>
    <message>
        <source>Toda&amp;y’s deal</source>
        <translation>&amp;Jeden Tag eine Partie</translation>
    </message>
    <message>
        <source>Set up the deal of the day, the same for everyone</source>
        <translation>Die Partie des Tages aufbauen, für alle dieselbe</translation>
    </message>
    <message>
        <source>&amp;My track record</source>
        <translation>Statisti&amp;k deiner Partien</translation>
    </message>
    <message>
        <source>See how your matches ended, by game, variant and difficulty</source>
        <translation>Sehen, wie deine Partien ausgegangen sind, nach Spiel, Variante und Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>Hand&amp;buch</translation>
    </message>
    <message>
        <source>Read the chapter about this page, or search the whole guide</source>
        <translation>Das Kapitel zu dieser Seite lesen oder im ganzen Handbuch suchen</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>&amp;What would you do?</source>
        <translation>&amp;Was würdest du tun?</translation>
    </message>
    <message>
        <source>Search for the best answers; the match then counts as assisted</source>
        <translation>Sucht die besten Antworten; die Partie zählt dann als Partie mit Hilfe</translation>
    </message>
    <message>
        <source>Show winning &amp;chances</source>
        <translation>Gewinn&amp;chancen anzeigen</translation>
    </message>
    <message>
        <source>Show your winning chance at every decision, as a hint does</source>
        <translation>Zeigt bei jeder Entscheidung deine Gewinnchance, wie ein Tipp</translation>
    </message>
    <message>
        <source>&amp;Review the match</source>
        <translation>&amp;Partie analysieren</translation>
    </message>
    <message>
        <source>See your winning chances over the match, mistakes by size, and luck</source>
        <translation>Zeigt deine Gewinnchancen im Verlauf der Partie, Fehler nach Größe und das Glück</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>Go to the next decision that cost something</source>
        <translation>Geht zur nächsten Entscheidung, die etwas gekostet hat</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>&amp;Voriger Fehler</translation>
    </message>
    <message>
        <source>Go to the previous decision that cost something</source>
        <translation>Geht zur vorigen Entscheidung, die etwas gekostet hat</translation>
    </message>
    <message>
        <source>Review without &amp;spoilers</source>
        <translation>Analyse, ohne etwas zu ve&amp;rraten</translation>
    </message>
    <message>
        <source>Hide best answers and everything after the current step</source>
        <translation>Verbirgt beste Antworten und alles nach dem aktuellen Schritt</translation>
    </message>
    <message>
        <source>Pr&amp;int the review…</source>
        <translation>Analyse &amp;drucken …</translation>
    </message>
    <message>
        <source>Print the review on a page, with the board at its turning points</source>
        <translation>Druckt die Analyse auf eine Seite, mit dem Spielfeld an den Wendepunkten</translation>
    </message>
    <message>
        <source>&amp;Learn from your mistakes</source>
        <translation>Aus Fehlern &amp;lernen</translation>
    </message>
    <message>
        <source>Find better answers to the decisions that cost you something</source>
        <translation>Finde bessere Antworten auf die Fragen, bei denen du etwas verloren hast</translation>
    </message>
    <message>
        <source>Practise &amp;all matches</source>
        <translation>Aus &amp;allen Partien üben</translation>
    </message>
    <message>
        <source>Practise the mistakes of all your matches, the most expensive first</source>
        <translation>Übt die Fehler aus allen deinen Partien, die teuersten zuerst</translation>
    </message>
    <message>
        <source>&amp;Open the lab</source>
        <translation>Lab&amp;or öffnen</translation>
    </message>
    <message>
        <source>Find out how good the deck is and which card should go</source>
        <translation>Herausfinden, wie gut das Deck ist und welche Karte weichen sollte</translation>
    </message>
    <message>
        <source>Registration s&amp;heet…</source>
        <translation>Re&amp;gistrierungsbogen …</translation>
    </message>
    <message>
        <source>Write a page for the organiser of a tournament, with every card and whether the deck is legal</source>
        <translation>Eine Seite für die Turnierleitung schreiben: jede Karte, und ob das Deck gültig ist</translation>
    </message>
    <message>
        <source>Side bar with &amp;names</source>
        <translation>Seitenleiste mit &amp;Namen</translation>
    </message>
    <message>
        <source>Show the names of the pages next to their icons, or the icons alone</source>
        <translation>Die Namen der Ansichten neben ihren Symbolen zeigen oder nur die Symbole</translation>
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
        <source>Related rules</source>
        <translation>Zugehörige Regeln</translation>
    </message>
    <message>
        <source>Decks with this card</source>
        <translation>Decks mit dieser Karte</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>added by you</source>
        <translation>von dir ergänzt</translation>
    </message>
    <message>
        <source>Play this example</source>
        <translation>Dieses Beispiel spielen</translation>
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
        <source>copied from your printed card.</source>
        <translation>von deiner gedruckten Karte abgelesen.</translation>
    </message>
    <message>
        <source>a working value of ours. If your printed card differs, the card is right.</source>
        <translation>ein Arbeitswert von uns. Weicht deine gedruckte Karte ab, gilt die Karte.</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>Regelheft</translation>
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
    <message>
        <source>your own.</source>
        <translation>von dir.</translation>
    </message>
    <message>
        <source>ours; this card has never been printed.</source>
        <translation>von uns; diese Karte wurde nie gedruckt.</translation>
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
        <source>ID is the card’s id (war-bear) or its name in either language (Kriegsbär).</source>
        <translation>ID ist die Kennung der Karte (war-bear) oder ihr Name in einer der beiden Sprachen (Kriegsbär).</translation>
    </message>
    <message>
        <source>run scenario files, or all of a folder, in three modes</source>
        <translation>Szenariodateien oder ganze Ordner auf drei Arten durchspielen</translation>
    </message>
    <message>
        <source>also lists the scenarios that pass</source>
        <translation>listet auch die bestandenen Szenarien auf</translation>
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
        <source>play a match between bots and print the log, with the rule for each line</source>
        <translation>eine Partie zwischen Bots spielen und das Protokoll ausgeben, jede Zeile mit ihrer Regel</translation>
    </message>
    <message>
        <source>the variant to play</source>
        <translation>die Variante, die gespielt wird</translation>
    </message>
    <message>
        <source>the seed for all random decisions (1)</source>
        <translation>der Startwert für alle Zufallsentscheidungen (1)</translation>
    </message>
    <message>
        <source>saves the match as a match file</source>
        <translation>speichert die Partie als Partiedatei</translation>
    </message>
    <message>
        <source>replay a match file</source>
        <translation>eine Partiedatei nachspielen</translation>
    </message>
    <message>
        <source>Every decision is compared with the best answer: from 5 points of winning chance on it is an inaccuracy, from 10 a mistake, from 15 a blunder. Progress goes to standard error.</source>
        <translation>Jede Entscheidung wird mit der besten Antwort verglichen: Ab 5 Punkten Gewinnchance ist sie ungenau, ab 10 ein Fehler, ab 15 ein grober Fehler. Der Fortschritt steht auf der Fehlerausgabe.</translation>
    </message>
    <message>
        <source>best: %1 (%2)</source>
        <translation>am besten: %1 (%2)</translation>
    </message>
    <message>
        <source>(thin evidence)</source>
        <translation>(unsicher)</translation>
    </message>
    <message>
        <source>%1 revealed: %2 for %3</source>
        <translation>%1 aufgedeckt: %2 für %3</translation>
    </message>
    <message>
        <source>%1 points lost by them, luck %2</source>
        <translation>dabei %1 Punkte verloren, Glück %2</translation>
    </message>
    <message>
        <source>Result %1, without luck %2.</source>
        <translation>Ergebnis %1, Glück herausgerechnet: %2.</translation>
    </message>
    <message>
        <source>Lost to the draw rather than to mistakes.</source>
        <translation>Eher durch das Kartenglück verloren als durch Fehler.</translation>
    </message>
    <message>
        <source>Lost to mistakes rather than to the draw.</source>
        <translation>Eher durch Fehler verloren als durch das Kartenglück.</translation>
    </message>
    <message>
        <source>Reviewing: %1 of %2</source>
        <translation>Analyse: %1 von %2</translation>
    </message>
    <message>
        <source>Turning point: step %1, %2.</source>
        <translation>Wendepunkt: Schritt %1, %2.</translation>
    </message>
    <message>
        <source>No mistakes were found.</source>
        <translation>Es wurden keine Fehler gefunden.</translation>
    </message>
    <message>
        <source>Mistakes by size:</source>
        <translation>Fehler nach Größe:</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <translation>
            <numerusform>%1: %n Entscheidung</numerusform>
            <numerusform>%1: %n Entscheidungen</numerusform>
        </translation>
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
        <source>play many matches and count the results, which are the same for any number of threads</source>
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
        <source>the number of matches (1000)</source>
        <translation>die Anzahl der Partien (1000)</translation>
    </message>
    <message>
        <source>the seed of the first match (1); the others follow</source>
        <translation>der Startwert der ersten Partie (1); die anderen folgen</translation>
    </message>
    <message>
        <source>the number of threads (all cores)</source>
        <translation>die Anzahl der Threads (alle Kerne)</translation>
    </message>
    <message>
        <source>prints JSON, which “simulate merge” reads</source>
        <translation>gibt JSON aus, das „simulate merge“ liest</translation>
    </message>
    <message>
        <source>combine the results of ranges of seeds that were run separately</source>
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
        <source>%1 does not accept a value.</source>
        <translation>%1 akzeptiert keinen Wert.</translation>
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
        <source>There is no game “%1”; available games: %2.</source>
        <translation>Das Spiel „%1“ gibt es nicht; verfügbar sind: %2.</translation>
    </message>
    <message>
        <source>The variant “%1” cannot be played; available variants: %2.</source>
        <translation>Die Variante „%1“ ist nicht spielbar; verfügbar sind: %2.</translation>
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
        <source>success, or the answer is yes</source>
        <translation>erfolgreich, oder die Antwort ist Ja</translation>
    </message>
    <message>
        <source>failure, or the answer is no</source>
        <translation>fehlgeschlagen, oder die Antwort ist Nein</translation>
    </message>
    <message>
        <source>invalid usage, or unreadable input</source>
        <translation>falscher Aufruf oder nicht lesbare Eingabe</translation>
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
        <source>%1 is a match of the game “%2”, which is not supported.</source>
        <translation>%1 ist eine Partie des Spiels „%2“, das nicht unterstützt wird.</translation>
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
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ist nicht beschreibbar: %2.</translation>
    </message>
    <message>
        <source>show where the library is and whether it is intact</source>
        <translation>zeigen, wo die Bibliothek liegt und ob sie in Ordnung ist</translation>
    </message>
    <message>
        <source>Exit code 0 if it is intact, 1 if it is missing, damaged or not a Castellan library, 2 if it could not be read.</source>
        <translation>Rückgabewert 0, wenn sie in Ordnung ist, 1, wenn sie fehlt, beschädigt ist oder einem anderen Programm gehört, 2, wenn sie nicht lesbar ist.</translation>
    </message>
    <message>
        <source>does not exist yet; Castellan creates it when first started</source>
        <translation>noch nicht vorhanden; der erste Start von Castellan legt sie an</translation>
    </message>
    <message>
        <source>intact</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>not a Castellan library</source>
        <translation>keine Castellan-Bibliothek</translation>
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
        <source>the maximum number of results (20)</source>
        <translation>die höchste Anzahl von Treffern (20)</translation>
    </message>
    <message>
        <source>prints JSON</source>
        <translation>gibt JSON aus</translation>
    </message>
    <message>
        <source>One result per line: kind, id, title and snippet, separated by tabs. A query consists of words, &quot;quoted words&quot;, or, -without and fields such as strength&gt;=3, type:income, name:war. Put -- before a query that starts with a minus sign. Exit code 0 if something was found, 1 if not.</source>
        <translation>Ein Treffer pro Zeile: Art, Kennung, Titel und Ausschnitt, durch Tabulatoren getrennt. Eine Suche besteht aus Wörtern, &quot;Wörtern in Anführungszeichen&quot;, oder, -ohne und Feldern wie stärke&gt;=3, typ:einkommen, name:bär. Schreibe -- vor eine Suche, die mit einem Minus beginnt. Rückgabewert 0, wenn etwas gefunden wurde, 1, wenn nicht.</translation>
    </message>
    <message>
        <source>print a rule of the rulebook, or a clarification</source>
        <translation>eine Regel des Regelbuchs oder eine Klarstellung ausgeben</translation>
    </message>
    <message>
        <source>Another program has locked the library.</source>
        <translation>Ein anderes Programm hält die Bibliothek gesperrt.</translation>
    </message>
    <message>
        <source>The library is read-only.</source>
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
        <source>The file is not a Castellan library.</source>
        <translation>Die Datei ist keine Castellan-Bibliothek.</translation>
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
        <source>The built-in cards and rules are used instead, without your corrections.</source>
        <translation>Stattdessen werden die eingebauten Karten und Regeln verwendet, ohne deine Korrekturen.</translation>
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
        <source>“%1” was not found; searched for this instead: %2.</source>
        <translation>„%1“ wurde nicht gefunden; gesucht wurde stattdessen: %2.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>list everything that is wrong with a deck, with rules and fixes</source>
        <translation>alles auflisten, was an einem Deck nicht stimmt, mit Regel und Abhilfe</translation>
    </message>
    <message>
        <source>the variant to check for (default: the deck’s own, or the game’s first)</source>
        <translation>die Variante, für die geprüft wird (sonst die des Decks oder die erste des Spiels)</translation>
    </message>
    <message>
        <source>the number of players</source>
        <translation>die Anzahl der Spieler</translation>
    </message>
    <message>
        <source>the deck that the opponent brings</source>
        <translation>das Deck, das der Gegner mitbringt</translation>
    </message>
    <message>
        <source>For an unknown variant, the known ones are listed. Exit code 0 if the deck is legal, 1 if not, 2 if the file or one of its lines could not be read.</source>
        <translation>Bei einer unbekannten Variante werden die bekannten aufgelistet. Rückgabewert 0, wenn das Deck gültig ist, 1, wenn nicht, 2, wenn die Datei oder eine Zeile daraus nicht gelesen werden konnte.</translation>
    </message>
    <message>
        <source>convert a deck to the format given by the extension of OUT</source>
        <translation>ein Deck in das Format umwandeln, das die Endung von OUT angibt</translation>
    </message>
    <message>
        <source>Extensions: castellan-deck or json, txt, csv, link, cod (Cockatrice), o8d (OCTGN), ydk (EDOPro), dek (Lackey). Exit code 0 if everything was recognised, 1 if a line was left out, 2 if the file could not be read.</source>
        <translation>Endungen: castellan-deck oder json, txt, csv, link, cod (Cockatrice), o8d (OCTGN), ydk (EDOPro), dek (Lackey). Rückgabewert 0, wenn alles erkannt wurde, 1, wenn eine Zeile ausgelassen wurde, 2, wenn die Datei nicht gelesen werden konnte.</translation>
    </message>
    <message>
        <source>There is no variant “%1”; available variants: %2.</source>
        <translation>Es gibt keine Variante „%1“; verfügbar sind: %2.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s), %2</source>
        <translation>
            <numerusform>%1: %n Karte, %2</numerusform>
            <numerusform>%1: %n Karten, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>  Legal.</source>
        <translation>  Gültig.</translation>
    </message>
    <message>
        <source>  Not legal.</source>
        <translation>  Nicht gültig.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not for %n player(s).</source>
        <translation>
            <numerusform>%1 ist nicht für %n Person.</numerusform>
            <numerusform>%1 ist nicht für %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not have the extension of a deck format; use one of these: %2.</source>
        <translation>%1 hat keine Endung eines Deckformats; möglich sind: %2.</translation>
    </message>
    <message>
        <source>%1 written as %2: %3.</source>
        <translation>%1 geschrieben als %2: %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read as a deck: %2</source>
        <translation>%1 lässt sich nicht als Deck lesen: %2</translation>
    </message>
    <message>
        <source>%1, line %2: “%3”: %4.</source>
        <translation>%1, Zeile %2: „%3“: %4.</translation>
    </message>
    <message>
        <source>add your own rulebook to the library, to search it and open rules in it</source>
        <translation>ein eigenes Regelheft zur Bibliothek hinzufügen, um es zu durchsuchen und Regeln darin aufzuschlagen</translation>
    </message>
    <message>
        <source>the language of the rulebook</source>
        <translation>die Sprache des Regelhefts</translation>
    </message>
    <message>
        <source>list where your PDFs contain the rules of a game</source>
        <translation>auflisten, wo die Regeln eines Spiels in deinen PDFs stehen</translation>
    </message>
    <message>
        <source>One match per line: clause, PDF, printed page and confidence, separated by tabs. The JSON output includes the rectangles of the lines in points. Exit code 0 if there is one, 1 if there is none.</source>
        <translation>Eine Stelle pro Zeile: Regel, PDF, gedruckte Seite und Sicherheit, durch Tabulatoren getrennt. Die JSON-Ausgabe enthält auch die Rechtecke der Zeilen in Punkt. Rückgabewert 0, wenn es eine gibt, 1, wenn nicht.</translation>
    </message>
    <message>
        <source>--game is missing; available games: %1.</source>
        <translation>--game fehlt; verfügbar sind: %1.</translation>
    </message>
    <message>
        <source>Nothing was imported: the library is not writable.</source>
        <translation>Nichts wurde importiert: Die Bibliothek lässt sich nicht beschreiben.</translation>
    </message>
    <message>
        <source>“%1” is already in the library.</source>
        <translation>„%1“ ist schon in der Bibliothek.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was imported: %n page(s).</source>
        <translation>
            <numerusform>„%1“ wurde importiert: %n Seite.</numerusform>
            <numerusform>„%1“ wurde importiert: %n Seiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) were found in it.</source>
        <translation>
            <numerusform>%n Regel wurde darin gefunden.</numerusform>
            <numerusform>%n Regeln wurden darin gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its pages are images, so there is no text to search.</source>
        <translation>Seine Seiten sind Bilder; es gibt also keinen Text, der durchsucht werden kann.</translation>
    </message>
    <message>
        <source>--lang is missing; use en or de, the language of the PDF.</source>
        <translation>--lang fehlt; nimm en oder de, die Sprache des PDFs.</translation>
    </message>
    <message>
        <source>There is no PDF for this game in the library; add one with “rulebook import”.</source>
        <translation>Zu diesem Spiel ist kein PDF in der Bibliothek; „rulebook import“ fügt eines hinzu.</translation>
    </message>
    <message>
        <source>lay out the cards of a deck on sheets at actual size, as a PDF</source>
        <translation>die Karten eines Decks in Originalgröße auf Bögen anordnen, als PDF</translation>
    </message>
    <message>
        <source>write the calibration page for a printer profile</source>
        <translation>das Messblatt für ein Druckerprofil schreiben</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>die Datei, die geschrieben wird</translation>
    </message>
    <message>
        <source>the paper, or its sides in mm (a4)</source>
        <translation>das Papier oder seine Seiten in mm (a4)</translation>
    </message>
    <message>
        <source>There is no printer profile “%1”. Create one in the window, under Print.</source>
        <translation>Das Druckerprofil „%1“ gibt es nicht. Lege eines im Fenster unter „Drucken“ an.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards have no picture and show their emblem: %1.</source>
        <translation>Diese Karten haben kein Bild und zeigen ihr Wappen: %1.</translation>
    </message>
    <message>
        <source>The smallest text is %1 pt. Larger cards or a single language make it larger.</source>
        <translation>Der kleinste Text ist %1 pt groß. Größere Karten oder nur eine Sprache machen ihn größer.</translation>
    </message>
    <message>
        <source>These cards are not in the library and are left out: %1.</source>
        <translation>Diese Karten sind nicht in der Bibliothek und werden weggelassen: %1.</translation>
    </message>
    <message>
        <source>“proxy” needs a file to write: -o OUT.pdf.</source>
        <translation>„proxy“ braucht eine Datei zum Schreiben: -o OUT.pdf.</translation>
    </message>
    <message>
        <source>--cut writes .svg or .dxf, not “%1”.</source>
        <translation>--cut schreibt .svg oder .dxf, nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Einen Ordner „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>--%1 needs a colour such as black or #c0c0c0, not “%2”.</source>
        <translation>--%1 braucht eine Farbe wie black oder #c0c0c0, nicht „%2“.</translation>
    </message>
    <message>
        <source>Nothing has changed since this deck was printed.</source>
        <translation>Seit dieses Deck gedruckt wurde, hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>“proxy calibrate” needs a file to write: -o OUT.pdf.</source>
        <translation>„proxy calibrate“ braucht eine Datei zum Schreiben: -o OUT.pdf.</translation>
    </message>
    <message>
        <source>A calibration page needs paper of at least 100 x 100 mm, not “%1”.</source>
        <translation>Ein Messblatt braucht Papier von mindestens 100 x 100 mm, nicht „%1“.</translation>
    </message>
    <message>
        <source>%1: print it on both sides without scaling, then enter your measurements in the window, under Print.</source>
        <translation>%1: Drucke es beidseitig und ohne Skalierung; gib dann im Fenster unter „Drucken“ ein, was du misst.</translation>
    </message>
    <message>
        <source>uses landscape paper</source>
        <translation>verwendet das Papier im Querformat</translation>
    </message>
    <message>
        <source>between cards (0)</source>
        <translation>zwischen Karten (0)</translation>
    </message>
    <message>
        <source>around all cards (5,7.5,5,7.5)</source>
        <translation>um alle Karten herum (5,7.5,5,7.5)</translation>
    </message>
    <message>
        <source>extends faces beyond their edges (0)</source>
        <translation>lässt Karten über ihren Rand hinausgehen (0)</translation>
    </message>
    <message>
        <source>rounds the corners (0)</source>
        <translation>rundet die Ecken (0)</translation>
    </message>
    <message>
        <source>the cut marks (corners)</source>
        <translation>die Schnittmarken (corners)</translation>
    </message>
    <message>
        <source>of the cut marks, as a name or #rrggbb (black)</source>
        <translation>der Schnittmarken, als Name oder #rrggbb (black)</translation>
    </message>
    <message>
        <source>of the cut marks (3)</source>
        <translation>der Schnittmarken (3)</translation>
    </message>
    <message>
        <source>starts at this slot on the first sheet (1)</source>
        <translation>beginnt bei diesem Feld des ersten Bogens (1)</translation>
    </message>
    <message>
        <source>leaves slots on the first sheet empty</source>
        <translation>lässt Felder des ersten Bogens leer</translation>
    </message>
    <message>
        <source>of every card in the deck, 1 to 99 (1)</source>
        <translation>von jeder Karte des Decks, 1 bis 99 (1)</translation>
    </message>
    <message>
        <source>prints copies as complete sets instead of one card at a time</source>
        <translation>druckt Exemplare in ganzen Sätzen statt Karte für Karte</translation>
    </message>
    <message>
        <source>the order of the cards (deck)</source>
        <translation>die Reihenfolge der Karten (deck)</translation>
    </message>
    <message>
        <source>the deck’s name on the sheet (default: the file name)</source>
        <translation>der Name des Decks auf dem Bogen (sonst der Dateiname)</translation>
    </message>
    <message>
        <source>leaves out the deck name, date and sheet number</source>
        <translation>lässt Deckname, Datum und Nummer des Bogens weg</translation>
    </message>
    <message>
        <source>leaves out the rulers of 50 mm and 2 in</source>
        <translation>lässt die Balken von 50 mm und 2 Zoll weg</translation>
    </message>
    <message>
        <source>the language of the cards, or both on each card</source>
        <translation>die Sprache der Karten oder beide auf jeder Karte</translation>
    </message>
    <message>
        <source>black lines and text on white</source>
        <translation>schwarze Linien und Schrift auf Weiß</translation>
    </message>
    <message>
        <source>nothing but text</source>
        <translation>nichts als Text</translation>
    </message>
    <message>
        <source>does not mark our own values</source>
        <translation>kennzeichnet unsere eigenen Werte nicht</translation>
    </message>
    <message>
        <source>your pictures: thief.png for the picture area, thief.card.png for a whole face</source>
        <translation>deine Bilder: thief.png für das Fenster, thief.card.png für eine ganze Karte</translation>
    </message>
    <message>
        <source>the bleed included in whole faces (0)</source>
        <translation>der Anschnitt, den ganze Karten schon enthalten (0)</translation>
    </message>
    <message>
        <source>prints backs with a pattern</source>
        <translation>druckt Rückseiten mit einem Muster</translation>
    </message>
    <message>
        <source>prints backs of this kind</source>
        <translation>druckt Rückseiten dieser Art</translation>
    </message>
    <message>
        <source>the colour of backs of the kind “deck”</source>
        <translation>die Farbe von Rückseiten der Art „deck“</translation>
    </message>
    <message>
        <source>the edge the paper is flipped on (long)</source>
        <translation>die Kante, über die das Papier gewendet wird (long)</translation>
    </message>
    <message>
        <source>corrects for a calibrated printer</source>
        <translation>gleicht einen kalibrierten Drucker aus</translation>
    </message>
    <message>
        <source>also writes cut paths, one file per sheet</source>
        <translation>schreibt auch Schnittpfade, eine Datei pro Bogen</translation>
    </message>
    <message>
        <source>also writes the deck for Tabletop Simulator</source>
        <translation>schreibt das Deck auch für Tabletop Simulator</translation>
    </message>
    <message>
        <source>prints only what is new in this deck since the last time, and remembers it</source>
        <translation>druckt, was an diesem Deck seit dem letzten Mal neu ist, und merkt es sich</translation>
    </message>
    <message>
        <source>--%1 needs a length in mm, not “%2”.</source>
        <translation>--%1 braucht eine Länge in mm, nicht „%2“.</translation>
    </message>
    <message>
        <source>--%1 needs one of: %2, or a size in mm such as 70x120; not “%3”.</source>
        <translation>--%1 erwartet einen dieser Werte: %2 oder eine Größe in mm wie 70x120 (nicht „%3“).</translation>
    </message>
    <message>
        <source>--%1 needs one of: %2; not “%3”.</source>
        <translation>--%1 erwartet einen dieser Werte: %2 (nicht „%3“).</translation>
    </message>
    <message>
        <source>--margin needs one length in mm, or four: left,top,right,bottom; not “%1”.</source>
        <translation>--margin braucht eine Länge in mm oder vier: links,oben,rechts,unten; nicht „%1“.</translation>
    </message>
    <message>
        <source>--skip needs slot numbers such as 2,5; not “%1”.</source>
        <translation>--skip braucht Feldnummern wie 2,5; nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no language “%1”; use en, de or both.</source>
        <translation>Die Sprache „%1“ gibt es nicht; nimm en, de oder both.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>the game of the rulebook</source>
        <translation>das Spiel des Regelhefts</translation>
    </message>
    <message>
        <source>%1 and %2 are decks for different games.</source>
        <translation>%1 und %2 sind Decks für verschiedene Spiele.</translation>
    </message>
    <message>
        <source>%1 is a deck for another game.</source>
        <translation>%1 ist ein Deck für ein anderes Spiel.</translation>
    </message>
    <message>
        <source>create a pack from a folder, with a checksum of every file</source>
        <translation>aus einem Ordner ein Paket erstellen, mit der Prüfsumme jeder Datei</translation>
    </message>
    <message>
        <source>The folder has a manifest.json, and cards/GAME, pictures/GAME, rulebooks/GAME and scenarios/GAME as needed. The same content always produces the same bytes. Exit code 0 if the pack was written, 1 if something in it is wrong, 2 if the folder could not be read.</source>
        <translation>Der Ordner hat eine manifest.json und nach Bedarf cards/GAME, pictures/GAME, rulebooks/GAME und scenarios/GAME. Derselbe Inhalt ergibt immer dieselben Bytes. Rückgabewert 0, wenn das Paket geschrieben wurde, 1, wenn etwas darin falsch ist, 2, wenn der Ordner nicht gelesen werden konnte.</translation>
    </message>
    <message>
        <source>check every file in a pack and list its contents</source>
        <translation>jede Datei eines Pakets prüfen und den Inhalt auflisten</translation>
    </message>
    <message>
        <source>Problems are listed with path and reason; nothing is written. Exit code 0 if the pack is valid, 1 if something is wrong, 2 if the file could not be read.</source>
        <translation>Probleme werden mit Pfad und Grund aufgelistet; geschrieben wird nichts. Rückgabewert 0, wenn das Paket gültig ist, 1, wenn etwas falsch ist, 2, wenn die Datei nicht gelesen werden konnte.</translation>
    </message>
    <message>
        <source>install a pack, or a newer version of it</source>
        <translation>ein Paket oder eine neuere Version davon installieren</translation>
    </message>
    <message>
        <source>shows what would change without changing anything</source>
        <translation>zeigt, was sich ändern würde, ohne etwas zu ändern</translation>
    </message>
    <message>
        <source>One change per line: status, kind, id, name and details, separated by tabs. Exit code 0 if the pack was installed, 1 if it was rejected, 2 if the file or the library could not be used; in that case nothing was changed.</source>
        <translation>Eine Änderung pro Zeile: Status, Art, Kennung, Name und Einzelheiten, durch Tabulatoren getrennt. Rückgabewert 0, wenn das Paket installiert wurde, 1, wenn es abgelehnt wurde, 2, wenn Datei oder Bibliothek nicht verwendet werden konnten; dann wurde nichts geändert.</translation>
    </message>
    <message>
        <source>list the installed packs; if several set the same value, the first one wins</source>
        <translation>die installierten Pakete auflisten; geben mehrere denselben Wert an, gilt das erste</translation>
    </message>
    <message>
        <source>Exit code 0 if there is one, 1 if there is none.</source>
        <translation>Rückgabewert 0, wenn es eines gibt, 1, wenn keines.</translation>
    </message>
    <message>
        <source>remove a pack from the library; decks keep its cards</source>
        <translation>ein Paket aus der Bibliothek entfernen; Decks behalten seine Karten</translation>
    </message>
    <message>
        <source>Exit code 0 if it was removed, 1 if it is not installed or another pack needs it, 2 if the library could not be used.</source>
        <translation>Rückgabewert 0, wenn es entfernt wurde, 1, wenn es nicht installiert ist oder ein anderes Paket es braucht, 2, wenn die Bibliothek nicht verwendet werden konnte.</translation>
    </message>
    <message>
        <source>%1 (%2), version %3, for %4</source>
        <translation>%1 (%2), Version %3, für %4</translation>
    </message>
    <message>
        <source>By %1; licence: %2</source>
        <translation>Von %1; Lizenz: %2</translation>
    </message>
    <message>
        <source>Contents: %1</source>
        <translation>Inhalt: %1</translation>
    </message>
    <message>
        <source>Requires: %1 %2</source>
        <translation>Braucht: %1 %2</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The pack was installed. To remove it, use “pack remove %1”.</source>
        <translation>Das Paket wurde installiert. „pack remove %1“ entfernt es wieder.</translation>
    </message>
    <message>
        <source>The pack “%1” is not installed.</source>
        <translation>Das Paket „%1“ ist nicht installiert.</translation>
    </message>
    <message>
        <source>The pack %1 was removed. Decks keep its cards, and your corrections are unchanged.</source>
        <translation>Das Paket %1 wurde entfernt. Decks behalten seine Karten, und deine Korrekturen bleiben.</translation>
    </message>
    <message>
        <source>FILE is a deck in any format, for example one card per line with an optional count before it. Without FILE, --all prints the whole library and --cards prints some of its cards. Printed cards are remembered. Print the PDF without scaling and check the rulers on the sheet. Exit code 0 if the file was written, 1 if it could not be written, 2 if the deck or an option cannot be used; in that case nothing is written.</source>
        <translation>FILE ist ein Deck in einem beliebigen Format, zum Beispiel eine Karte pro Zeile, davor bei Bedarf eine Anzahl. Ohne FILE druckt --all die ganze Bibliothek und --cards einzelne Karten daraus. Gedruckte Karten merkt sich das Programm. Drucke das PDF ohne Skalierung und prüfe die Maßbalken auf dem Bogen. Rückgabewert 0, wenn die Datei geschrieben wurde, 1, wenn das nicht möglich war, 2, wenn Deck oder Optionen nicht verwendet werden können; dann wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>--cards: there is no card “%1” to print.</source>
        <translation>--cards: Es gibt keine Karte „%1“ zu drucken.</translation>
    </message>
    <message>
        <source>Selected cards</source>
        <translation>Ausgewählte Karten</translation>
    </message>
    <message>
        <source>prints every card in the library; no FILE</source>
        <translation>druckt alle Karten der Bibliothek; ohne FILE</translation>
    </message>
    <message>
        <source>prints only these cards, from the deck or, without FILE, from the library</source>
        <translation>druckt nur diese Karten, aus dem Deck oder ohne FILE aus der Bibliothek</translation>
    </message>
    <message>
        <source>leaves out the deck name</source>
        <translation>lässt den Namen des Decks weg</translation>
    </message>
    <message>
        <source>leaves out the date</source>
        <translation>lässt das Datum weg</translation>
    </message>
    <message>
        <source>leaves out the sheet number</source>
        <translation>lässt die Nummer des Bogens weg</translation>
    </message>
    <message>
        <source>uses portrait pictures from the library or the folder as whole faces</source>
        <translation>verwendet hochkante Bilder der Bibliothek oder des Ordners als ganze Vorderseiten</translation>
    </message>
    <message>
        <source>leaves out pictures from the library</source>
        <translation>lässt Bilder der Bibliothek weg</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the input file and would be overwritten; choose another output file.</source>
        <translation>%1 ist die Eingabedatei und würde überschrieben; wähle eine andere Ausgabedatei.</translation>
    </message>
    <message>
        <source>“search” needs something to search for.</source>
        <translation>„search“ braucht etwas, wonach gesucht wird.</translation>
    </message>
    <message>
        <source>the password of a locked PDF; other users of this computer can see it</source>
        <translation>das Passwort eines geschützten PDFs; andere auf diesem Rechner können es sehen</translation>
    </message>
    <message>
        <source>a file whose first line is the password; - for standard input</source>
        <translation>eine Datei, deren erste Zeile das Passwort ist; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>The file itself is not moved. In a terminal, you are asked for the password of a locked PDF. Exit code 0 if it is in the library now, 2 if it could not be read or the library is not writable; in that case nothing was changed.</source>
        <translation>Die Datei bleibt, wo sie ist. In einem Terminal wird nach dem Passwort eines geschützten PDFs gefragt. Rückgabewert 0, wenn es jetzt in der Bibliothek ist, 2, wenn es nicht gelesen oder die Bibliothek nicht geschrieben werden konnte; dann wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Specify it with --password-file FILE.</source>
        <translation>Gib es mit --password-file DATEI an.</translation>
    </message>
    <message>
        <source>Password of %1: </source>
        <translation>Passwort von %1: </translation>
    </message>
    <message>
        <source>the number of players, if the variant leaves it open</source>
        <translation>die Anzahl der Spieler, falls die Variante sie offenlässt</translation>
    </message>
    <message numerus="yes">
        <source>This match has %n seat(s): name one bot for each of them, or one for all.</source>
        <translation>
            <numerusform>Diese Partie hat %n Platz: Nenne einen Bot dafür.</numerusform>
            <numerusform>Diese Partie hat %n Plätze: Nenne einen Bot für jeden oder einen für alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not an option; the form is KEY=VALUE.</source>
        <translation>„%1“ ist keine Option; die Form ist KEY=VALUE.</translation>
    </message>
    <message>
        <source>%1 won %2: %3, between %4 and %5 with 95 % confidence</source>
        <translation>%1 hat %2 gewonnen: %3, mit 95 % Sicherheit zwischen %4 und %5</translation>
    </message>
    <message>
        <source>  ranks 1 to %1: %2</source>
        <translation>  Plätze 1 bis %1: %2</translation>
    </message>
    <message>
        <source>Without a single winner: %1; stopped: %2</source>
        <translation>Ohne alleinigen Sieger: %1; abgebrochen: %2</translation>
    </message>
    <message>
        <source>Turns per match: %1; decisions per match: %2</source>
        <translation>Züge pro Partie: %1; Entscheidungen pro Partie: %2</translation>
    </message>
    <message>
        <source>one bot per seat, or one for all of them: random, greedy, casual, club, master; master:20000 sets the iterations per decision</source>
        <translation>ein Bot pro Platz oder einer für alle: random, greedy, casual, club, master; master:20000 legt die Durchläufe pro Entscheidung fest</translation>
    </message>
    <message>
        <source>There is no bot “%1”; use random, greedy, casual, club or master. The last three take a number of iterations: master:20000.</source>
        <translation>Es gibt keinen Bot „%1“; möglich sind random, greedy, casual, club und master. Die letzten drei nehmen eine Zahl von Durchläufen: master:20000.</translation>
    </message>
    <message>
        <source>%1 has no options, so “%2” cannot be set.</source>
        <translation>%1 hat keine Optionen; „%2“ lässt sich nicht einstellen.</translation>
    </message>
    <message>
        <source>how many threads (all cores)</source>
        <translation>wie viele Threads (alle Kerne)</translation>
    </message>
    <message>
        <source>%1 is a match of the game “%2”, which is not known here.</source>
        <translation>%1 ist eine Partie des Spiels „%2“, das hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>the variant in which the card is played</source>
        <translation>die Variante, in der die Karte gespielt wird</translation>
    </message>
    <message>
        <source>The decks are built for different variants (%1): choose one with --variant.</source>
        <translation>Die Decks sind für verschiedene Varianten gebaut (%1): Wähle eine mit --variant.</translation>
    </message>
    <message>
        <source>  mean points: %1</source>
        <translation>  Punkte im Mittel: %1</translation>
    </message>
    <message>
        <source>The output could not be written completely.</source>
        <translation>Die Ausgabe konnte nicht vollständig geschrieben werden.</translation>
    </message>
    <message>
        <source>review a match: winning chances, mistakes by size, and luck listed separately</source>
        <translation>eine Partie analysieren: Gewinnchancen, Fehler nach Größe und davon getrennt das Glück</translation>
    </message>
    <message>
        <source>playouts per decision (2000); higher values find more</source>
        <translation>Durchläufe pro Entscheidung (2000); höhere Werte finden mehr</translation>
    </message>
    <message>
        <source>Unknown option “%1” before the command.</source>
        <translation>Unbekannte Option vor dem Befehl: „%1“.</translation>
    </message>
    <message>
        <source>a rule of the match, or who sits where: KEY=A,B,…; can be repeated</source>
        <translation>eine Regel der Partie oder wer wo sitzt: KEY=A,B,…; mehrfach möglich</translation>
    </message>
    <message>
        <source>--game and --set print a box; leave out FILE and --all.</source>
        <translation>--game und --set drucken eine Box; lass FILE und --all weg.</translation>
    </message>
    <message>
        <source>This game’s box has no parts; leave out --set.</source>
        <translation>Die Box dieses Spiels hat keine Teile; lass --set weg.</translation>
    </message>
    <message>
        <source>There is no part “%1” of the box; available parts: %2.</source>
        <translation>Die Box hat keinen Teil „%1“; vorhandene Teile: %2.</translation>
    </message>
    <message>
        <source>“proxy” needs a deck FILE, --cards, --game or --all.</source>
        <translation>„proxy“ braucht ein Deck (FILE), --cards, --game oder --all.</translation>
    </message>
    <message>
        <source>prints one game’s box, each card as often as it has it</source>
        <translation>druckt die Box eines Spiels, jede Karte so oft, wie sie darin ist</translation>
    </message>
    <message>
        <source>prints only this part of the box, such as boards, tokens or references</source>
        <translation>druckt nur diesen Teil der Box, zum Beispiel boards, tokens oder references</translation>
    </message>
    <message>
        <source>standard, poker, japanese, euro, bridge, mini-euro, mini-american, tarot, square, board, token, or the size in mm (standard: 63x88)</source>
        <translation>standard, poker, japanese, euro, bridge, mini-euro, mini-american, tarot, square, board, token oder die Größe in mm (standard: 63x88)</translation>
    </message>
    <message>
        <source>write a legal deck for a variant, in the format given by the extension of OUT</source>
        <translation>schreibt ein gültiges Deck für eine Variante; das Format ergibt sich aus der Endung von OUT</translation>
    </message>
    <message>
        <source>the match of a deal code, instead of the options above</source>
        <translation>die Partie eines Codes statt der Optionen oben</translation>
    </message>
    <message>
        <source>the deal of today, the same for everyone</source>
        <translation>die Partie des Tages, für alle dieselbe</translation>
    </message>
    <message>
        <source>print the code of a match, to pass it on or type it in elsewhere</source>
        <translation>gibt den Code einer Partie aus, zum Weitergeben oder Eintippen</translation>
    </message>
    <message>
        <source>“play --deal CODE” and the set-up page of the table read the code. Decks of your own are named by a fingerprint, so pass their files on too.</source>
        <translation>„play --deal CODE“ und die Aufbauseite des Tischs lesen den Code. Eigene Decks werden nur mit einem Fingerabdruck genannt; gib also auch ihre Dateien weiter.</translation>
    </message>
    <message>
        <source>show turn by turn how likely a match against the game is still won</source>
        <translation>zeigt Zug für Zug, wie wahrscheinlich eine Partie gegen das Spiel noch gewonnen wird</translation>
    </message>
    <message>
        <source>playouts per turn (200); more are more exact</source>
        <translation>Probepartien pro Zug (200); mehr sind genauer</translation>
    </message>
    <message>
        <source>For solo and co-operative matches. From every turn on, greedy bots play to the end many times; whatever players cannot know is drawn anew each time. The range holds with 95 % confidence.</source>
        <translation>Für Solo- und kooperative Partien. Von jedem Zug an spielen gierige Bots viele Male zu Ende; was man nicht wissen kann, wird jedes Mal neu gezogen. Der Bereich gilt mit 95 % Sicherheit.</translation>
    </message>
    <message>
        <source>count how your own matches at the table ended</source>
        <translation>zählt, wie deine eigenen Partien am Tisch ausgegangen sind</translation>
    </message>
    <message>
        <source>only matches of this game</source>
        <translation>nur Partien dieses Spiels</translation>
    </message>
    <message>
        <source>prints every match as CSV</source>
        <translation>gibt jede Partie als CSV aus</translation>
    </message>
    <message>
        <source>prints every match as JSON</source>
        <translation>gibt jede Partie als JSON aus</translation>
    </message>
    <message>
        <source>deletes the records for good</source>
        <translation>löscht die Aufzeichnungen endgültig</translation>
    </message>
    <message>
        <source>Matches against the game and against each other, with and without help, are counted separately. Exit code 0 if there is a record, 1 if there is none.</source>
        <translation>Partien gegen das Spiel und gegeneinander sowie mit und ohne Hilfe werden getrennt gezählt. Exit-Code 0, wenn es eine Aufzeichnung gibt, 1, wenn nicht.</translation>
    </message>
    <message>
        <source>%1 is not played with decks.</source>
        <translation>%1 wird nicht mit Decks gespielt.</translation>
    </message>
    <message>
        <source>Name a game, or a deal with --deal; available games: %1.</source>
        <translation>Nenne ein Spiel oder mit --deal den Code einer Partie; verfügbare Spiele: %1.</translation>
    </message>
    <message>
        <source>--%1 decides that already: leave out --%2.</source>
        <translation>--%1 legt das schon fest: Lass --%2 weg.</translation>
    </message>
    <message>
        <source>The deal cannot be set up: %1.</source>
        <translation>Die Partie kann nicht aufgebaut werden: %1.</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>Together against the game:</source>
        <translation>Gemeinsam gegen das Spiel:</translation>
    </message>
    <message>
        <source>Against each other:</source>
        <translation>Gegeneinander:</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es), won %2 (%3, between %4 and %5)</source>
        <translation>
            <numerusform>%1: %n Partie, gewonnen %2 (%3, zwischen %4 und %5)</numerusform>
            <numerusform>%1: %n Partien, gewonnen %2 (%3, zwischen %4 und %5)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) deleted.</source>
        <translation>
            <numerusform>%n Aufzeichnung wurde gelöscht.</numerusform>
            <numerusform>%n Aufzeichnungen wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has ended at the table yet.</source>
        <translation>Am Tisch ist noch keine Partie zu Ende gegangen.</translation>
    </message>
    <message>
        <source>Turn %1, after step %2: %3, between %4 and %5</source>
        <translation>Zug %1, nach Schritt %2: %3, zwischen %4 und %5</translation>
    </message>
    <message>
        <source>The chance fell most in turn %1: from %2 to %3.</source>
        <translation>Am stärksten fiel die Chance in Zug %1: von %2 auf %3.</translation>
    </message>
    <message>
        <source>It does not seem to be the rulebook of this game, so no rules are linked to it.</source>
        <translation>Es scheint nicht das Regelheft dieses Spiels zu sein, deshalb sind keine Regeln damit verknüpft.</translation>
    </message>
    <message>
        <source>list the best answers at a step of a match, and explain the first two</source>
        <translation>die besten Antworten an einem Schritt einer Partie auflisten und die ersten beiden erklären</translation>
    </message>
    <message>
        <source>after this many steps; without it, where the match stands</source>
        <translation>nach so vielen Schritten; ohne die Angabe am Ende der Partie</translation>
    </message>
    <message>
        <source>playouts (10000); higher values find more</source>
        <translation>Durchläufe (10000); höhere Werte finden mehr</translation>
    </message>
    <message>
        <source>Each answer has the winning chance of the player who is asked, with its 95 % interval. The search knows only what that player knows. Exit code 0 if something is to be decided, 1 if the match is over.</source>
        <translation>Jede Antwort hat die Gewinnchance dessen, der gefragt ist, mit ihrem Intervall (95 %). Die Suche weiß nur, was er weiß. Rückgabewert 0, wenn etwas zu entscheiden ist, 1, wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>The bot “%1” has not been shown to be stronger than the level below it in this variant.</source>
        <translation>Der Bot „%1“ ist in dieser Variante nicht nachweislich stärker als die Stufe darunter.</translation>
    </message>
    <message>
        <source>The match is over: nothing is left to decide.</source>
        <translation>Die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden.</translation>
    </message>
    <message>
        <source>Best answer: %1</source>
        <translation>Beste Antwort: %1</translation>
    </message>
    <message>
        <source>write a registration sheet for a tournament, as a PDF</source>
        <translation>einen Registrierungsbogen für ein Turnier als PDF schreiben</translation>
    </message>
    <message>
        <source>the name of the player; a line to write on without it</source>
        <translation>der Name der spielenden Person; ohne ihn bleibt eine Linie zum Ausfüllen</translation>
    </message>
    <message>
        <source>the date of the event</source>
        <translation>das Datum der Veranstaltung</translation>
    </message>
    <message>
        <source>the name of the event</source>
        <translation>der Name der Veranstaltung</translation>
    </message>
    <message>
        <source>Every card is listed in both languages with a box to tick, and whether the deck is legal, with the rules behind it. Exit code 0 if the file was written, 1 if it could not be written, 2 if the deck cannot be used.</source>
        <translation>Jede Karte steht in beiden Sprachen mit einem Kästchen zum Abhaken darauf, dazu ob das Deck gültig ist, mit den Regeln dahinter. Rückgabewert 0, wenn die Datei geschrieben wurde, 1, wenn sie nicht geschrieben werden konnte, 2, wenn das Deck nicht verwendet werden kann.</translation>
    </message>
    <message>
        <source>find out how good a deck is, from matches with the same seeds and swapped seats</source>
        <translation>herausfinden, wie gut ein Deck ist: aus Partien mit gleichen Startwerten und getauschten Plätzen</translation>
    </message>
    <message>
        <source>the deck to study</source>
        <translation>das Deck, das untersucht wird</translation>
    </message>
    <message>
        <source>the deck of the opponents (the same deck)</source>
        <translation>das Deck der Gegner (dasselbe Deck)</translation>
    </message>
    <message>
        <source>another version of the deck, compared with the same seeds; can be repeated</source>
        <translation>eine andere Fassung des Decks, mit denselben Startwerten verglichen; mehrfach möglich</translation>
    </message>
    <message>
        <source>who plays your side and the other side (greedy)</source>
        <translation>wer deine und wer die andere Seite spielt (greedy)</translation>
    </message>
    <message>
        <source>the number of seeds (1000); each is played once from every seat</source>
        <translation>die Zahl der Startwerte (1000); jeder wird einmal von jedem Platz aus gespielt</translation>
    </message>
    <message>
        <source>stops as soon as the answer is clear; the intervals are wider</source>
        <translation>hört auf, sobald die Antwort klar ist; die Intervalle sind breiter</translation>
    </message>
    <message>
        <source>the first seed (1); the others follow</source>
        <translation>der erste Startwert (1); die anderen folgen</translation>
    </message>
    <message>
        <source>writes the result to a file that “study merge” reads</source>
        <translation>schreibt das Ergebnis in eine Datei, die „study merge“ liest</translation>
    </message>
    <message>
        <source>prints JSON, which “study merge” reads</source>
        <translation>gibt JSON aus, das „study merge“ liest</translation>
    </message>
    <message>
        <source>Every rate has a 95 % interval. Ranges of seeds can be played on several machines and merged: the result is the same to the last digit.</source>
        <translation>Jede Quote hat ein Intervall mit 95 % Sicherheit. Bereiche von Startwerten können auf mehreren Rechnern gespielt und zusammengefügt werden: Das Ergebnis ist bis zur letzten Stelle dasselbe.</translation>
    </message>
    <message>
        <source>combine the results of a study whose seeds were played separately</source>
        <translation>die Ergebnisse einer Untersuchung zusammenfügen, deren Startwerte getrennt gespielt wurden</translation>
    </message>
    <message>
        <source>Exit code 1 if the results are about different decks, bots, rules or cards, or if a seed is in two of them; 2 if a file could not be read.</source>
        <translation>Rückgabewert 1, wenn die Ergebnisse verschiedene Decks, Bots, Regeln oder Karten betreffen oder ein Startwert in zwei Dateien vorkommt; 2, wenn eine Datei nicht gelesen werden konnte.</translation>
    </message>
    <message>
        <source>“deck sheet” needs a file to write: -o OUT.pdf.</source>
        <translation>„deck sheet“ braucht eine Datei zum Schreiben: -o OUT.pdf.</translation>
    </message>
    <message>
        <source>A registration sheet needs paper of at least 140 x 140 mm, not “%1”.</source>
        <translation>Ein Registrierungsbogen braucht Papier von mindestens 140 x 140 mm, nicht „%1“.</translation>
    </message>
    <message>
        <source>Name the deck to study with --deck FILE.</source>
        <translation>Nenne das Deck, das untersucht werden soll: --deck DATEI.</translation>
    </message>
    <message>
        <source>--bots takes one bot for both sides, or yours and the opponent’s: casual,greedy.</source>
        <translation>--bots nimmt einen Bot für beide Seiten oder deinen und den des Gegners: casual,greedy.</translation>
    </message>
    <message>
        <source>Card: taken by your side, at what price, win rate then; taken by the others, your win rate then</source>
        <translation>Karte: von deiner Seite genommen, zu welchem Preis, Siegquote dann; von den anderen genommen, deine Siegquote dann</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>Turns per match: %1</source>
        <translation>Züge pro Partie: %1</translation>
    </message>
    <message>
        <source>Points: %1 against %2</source>
        <translation>Punkte: %1 gegen %2</translation>
    </message>
    <message>
        <source>First hands that fail: %1</source>
        <translation>Starthände, die scheitern: %1</translation>
    </message>
</context>
<context>
    <name>DeckWords</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Unnamed deck</source>
        <translation>Deck ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but the deck needs exactly %1.</source>
        <translation>
            <numerusform>%n Karte, es müssen aber genau %1 sein.</numerusform>
            <numerusform>%n Karten, es müssen aber genau %1 sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but the deck needs at least %1.</source>
        <translation>
            <numerusform>%n Karte, es müssen aber mindestens %1 sein.</numerusform>
            <numerusform>%n Karten, es müssen aber mindestens %1 sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but the deck may have at most %1.</source>
        <translation>
            <numerusform>%n Karte, es dürfen aber höchstens %1 sein.</numerusform>
            <numerusform>%n Karten, es dürfen aber höchstens %1 sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 copies of %1; only one copy of each card is allowed.</source>
        <translation>%1 ist %2-mal im Deck; jede Karte darf nur einmal im Deck sein.</translation>
    </message>
    <message>
        <source>%2 copies of %1; at most %3 are allowed.</source>
        <translation>%1 ist %2-mal im Deck; erlaubt ist die Karte höchstens %3-mal.</translation>
    </message>
    <message>
        <source>%1 is not used in this variant.</source>
        <translation>%1 wird in dieser Variante nicht verwendet.</translation>
    </message>
    <message numerus="yes">
        <source>This variant is for %n player(s).</source>
        <translation>
            <numerusform>Diese Variante ist für %n Person.</numerusform>
            <numerusform>Diese Variante ist für %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This variant is for %1 to %2 players, not for %3.</source>
        <translation>Diese Variante ist für %1 bis %2 Personen, nicht für %3.</translation>
    </message>
    <message>
        <source>%1: %2 in the deck, you own %3.</source>
        <translation>%1: %2 im Deck, du besitzt %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with our own values, which you have not checked yet: %1.</source>
        <translation>
            <numerusform>%n Karte mit Werten von uns, die du noch nicht geprüft hast: %1.</numerusform>
            <numerusform>%n Karten mit Werten von uns, die du noch nicht geprüft hast: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not in your library; a pack may be missing: %1.</source>
        <translation>
            <numerusform>%n Karte nicht in deiner Bibliothek; vielleicht fehlt ein Paket: %1.</numerusform>
            <numerusform>%n Karten nicht in deiner Bibliothek; vielleicht fehlt ein Paket: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a different text in this variant.</source>
        <translation>%1 hat in dieser Variante einen anderen Text.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in both decks: %1.</source>
        <translation>
            <numerusform>%n Karte in beiden Decks: %1.</numerusform>
            <numerusform>%n Karten in beiden Decks: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play them with the changed text</source>
        <translation>Mit geändertem Text spielen</translation>
    </message>
    <message numerus="yes">
        <source>Play with %n player(s)</source>
        <translation>
            <numerusform>Mit %n Person spielen</numerusform>
            <numerusform>Mit %n Personen spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Replace %1 with %2</source>
        <translation>%1 durch %2 ersetzen</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>sleeves</source>
        <translation>Hüllen</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Version %1 restored</source>
        <translation>Version %1 wiederhergestellt</translation>
    </message>
    <message>
        <source>Version %1 restored: %2</source>
        <translation>Version %1 wiederhergestellt: %2</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Keine Änderung</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>gültig</translation>
    </message>
    <message numerus="yes">
        <source>not legal yet: %n reason(s)</source>
        <translation>
            <numerusform>noch nicht gültig: %n Grund</numerusform>
            <numerusform>noch nicht gültig: %n Gründe</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>sleeves</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>gold</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>another colour (%1)</source>
        <translation>andere Farbe (%1)</translation>
    </message>
    <message>
        <source>These cards can’t be in the deck: %1.</source>
        <translation>Diese Karten gehören nicht ins Deck: %1.</translation>
    </message>
    <message>
        <source>%1 % of all opening hands (%2 of %3) can’t pay for enough cards and lose immediately.</source>
        <translation>%1 % aller Starthände (%2 von %3) können nicht genug Karten bezahlen und verlieren sofort.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <translation>
            <numerusform>%1, %n Person</numerusform>
            <numerusform>%1, %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sample deck: %1</source>
        <translation>Beispieldeck: %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %1; only %n different card(s), copies fill the rest</source>
        <translation>
            <numerusform>%1 hinzufügen; nur %n verschiedene Karte, Kopien füllen den Rest</numerusform>
            <numerusform>%1 hinzufügen; nur %n verschiedene Karten, Kopien füllen den Rest</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DesktopFileChooser</name>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <translation>„%1“ gibt es schon. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>DraftCheck</name>
    <message>
        <source>Strength must be a whole number from 0 to 20.</source>
        <translation>Die Stärke muss eine ganze Zahl von 0 bis 20 sein.</translation>
    </message>
    <message>
        <source>Give the card a name in at least one language.</source>
        <translation>Gib der Karte einen Namen, mindestens in einer Sprache.</translation>
    </message>
    <message>
        <source>Without a German name, the card uses its English one.</source>
        <translation>Ohne deutschen Namen wird der englische verwendet.</translation>
    </message>
    <message>
        <source>Without an English name, the card uses its German one.</source>
        <translation>Ohne englischen Namen wird der deutsche verwendet.</translation>
    </message>
    <message>
        <source>This name is too long for a card.</source>
        <translation>Dieser Name ist zu lang für eine Karte.</translation>
    </message>
    <message>
        <source>A name must be a single line.</source>
        <translation>Ein Name darf nur eine Zeile haben.</translation>
    </message>
    <message>
        <source>This text is too long for a card.</source>
        <translation>Dieser Text ist zu lang für eine Karte.</translation>
    </message>
    <message>
        <source>This text contains characters that cannot be printed.</source>
        <translation>Dieser Text enthält Zeichen, die sich nicht drucken lassen.</translation>
    </message>
    <message>
        <source>Write one line per effect: this text has %1 and the card has %2.</source>
        <translation>Schreibe eine Zeile pro Effekt: Dieser Text hat %1, die Karte hat %2.</translation>
    </message>
    <message>
        <source>This text is shown, but the card does nothing at the table because it has no effect.</source>
        <translation>Dieser Text wird gezeigt, am Tisch tut die Karte aber nichts, denn ihr fehlt ein Effekt.</translation>
    </message>
    <message>
        <source>A card has at most %1 tags.</source>
        <translation>Eine Karte hat höchstens %1 Schlagwörter.</translation>
    </message>
    <message>
        <source>A tag has at most %1 characters.</source>
        <translation>Ein Schlagwort hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Write the question in at least one language.</source>
        <translation>Schreibe die Frage, mindestens in einer Sprache.</translation>
    </message>
    <message>
        <source>Write the answer in at least one language.</source>
        <translation>Schreibe die Antwort, mindestens in einer Sprache.</translation>
    </message>
    <message>
        <source>This clarification is too long.</source>
        <translation>Diese Klarstellung ist zu lang.</translation>
    </message>
    <message>
        <source>A card has at most %1 clarifications of your own.</source>
        <translation>Eine Karte hat höchstens %1 eigene Klarstellungen.</translation>
    </message>
    <message>
        <source>These values do not go together.</source>
        <translation>Diese Werte passen nicht zusammen.</translation>
    </message>
</context>
<context>
    <name>EffectVocabulary</name>
    <message>
        <source>Deployment</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Recruitment</source>
        <translation>Rekrutierung</translation>
    </message>
    <message>
        <source>Destruction</source>
        <translation>Zerstörung</translation>
    </message>
    <message>
        <source>Passive</source>
        <translation>Passiv</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>always applies</source>
        <translation>gilt immer</translation>
    </message>
    <message>
        <source>when a card is played, before its effect</source>
        <translation>wenn eine Karte gespielt wird, vor ihrem Effekt</translation>
    </message>
    <message>
        <source>after a card was played and its effect resolved</source>
        <translation>nachdem eine Karte gespielt und ihr Effekt ausgeführt wurde</translation>
    </message>
    <message>
        <source>you</source>
        <comment>who chooses or gains</comment>
        <translation>du</translation>
    </message>
    <message>
        <source>your opponent</source>
        <translation>dein Gegner</translation>
    </message>
    <message>
        <source>each player</source>
        <translation>jeder Spieler</translation>
    </message>
    <message>
        <source>who leads this lane</source>
        <translation>wer in dieser Lane führt</translation>
    </message>
    <message>
        <source>who played the card</source>
        <translation>wer die Karte gespielt hat</translation>
    </message>
    <message>
        <source>this lane</source>
        <translation>diese Lane</translation>
    </message>
    <message>
        <source>another lane</source>
        <translation>eine andere Lane</translation>
    </message>
    <message>
        <source>any lane</source>
        <translation>eine beliebige Lane</translation>
    </message>
    <message>
        <source>own side</source>
        <translation>eigene Seite</translation>
    </message>
    <message>
        <source>opposing side</source>
        <translation>gegnerische Seite</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>any</source>
        <comment>face-up or face-down</comment>
        <translation>egal</translation>
    </message>
    <message>
        <source>face-up</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>face-down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>several cards</source>
        <translation>mehrere Karten</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>alle Karten</translation>
    </message>
    <message>
        <source>cards of a total strength</source>
        <translation>Karten mit einer Gesamtstärke</translation>
    </message>
    <message>
        <source>the card chosen before</source>
        <translation>die zuvor gewählte Karte</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>diese Karte</translation>
    </message>
    <message>
        <source>the card that was played</source>
        <translation>die gespielte Karte</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>Place a card</source>
        <translation>Eine Karte platzieren</translation>
    </message>
    <message>
        <source>Discard from the offer</source>
        <translation>Aus dem Angebot abwerfen</translation>
    </message>
    <message>
        <source>Gain coins</source>
        <translation>Münzen erhalten</translation>
    </message>
    <message>
        <source>Take coins from the opponent</source>
        <translation>Dem Gegner Münzen abnehmen</translation>
    </message>
    <message>
        <source>Pay coins</source>
        <translation>Münzen zahlen</translation>
    </message>
    <message>
        <source>Change strength</source>
        <translation>Stärke ändern</translation>
    </message>
    <message>
        <source>Change who wins the lane</source>
        <translation>Ändern, wer die Lane gewinnt</translation>
    </message>
    <message>
        <source>Matching your bid costs more</source>
        <translation>Dich auszubezahlen kostet mehr</translation>
    </message>
    <message>
        <source>Bid on the deck’s top card</source>
        <translation>Auf die oberste Karte des Decks bieten</translation>
    </message>
    <message>
        <source>Cards are played face-down here</source>
        <translation>Karten werden hier verdeckt gespielt</translation>
    </message>
    <message>
        <source>Cards may only be played here</source>
        <translation>Karten dürfen nur hier gespielt werden</translation>
    </message>
    <message>
        <source>Cancel the first effect that targets a card here</source>
        <translation>Den ersten Effekt auf eine Karte hier verhindern</translation>
    </message>
    <message>
        <source>No Destruction effects here</source>
        <translation>Keine Zerstörungseffekte hier</translation>
    </message>
    <message>
        <source>Is played on the opposing side</source>
        <translation>Wird auf die gegnerische Seite gespielt</translation>
    </message>
    <message>
        <source>Score this lane at a certain number of cards</source>
        <translation>Diese Lane ab einer Kartenzahl werten</translation>
    </message>
    <message>
        <source>the offer</source>
        <translation>dem Angebot</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>dem Ablagestapel</translation>
    </message>
    <message>
        <source>this card instead of being destroyed</source>
        <translation>diese Karte, statt zerstört zu werden</translation>
    </message>
    <message>
        <source>add</source>
        <translation>dazuzählen</translation>
    </message>
    <message>
        <source>set to</source>
        <translation>setzen auf</translation>
    </message>
    <message>
        <source>multiply by</source>
        <translation>malnehmen mit</translation>
    </message>
    <message>
        <source>more strength wins</source>
        <translation>höhere Stärke gewinnt</translation>
    </message>
    <message>
        <source>less strength wins</source>
        <translation>geringere Stärke gewinnt</translation>
    </message>
    <message>
        <source>more face-down cards win</source>
        <translation>mehr verdeckte Karten gewinnen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>the strength of the card chosen before</source>
        <translation>die Stärke der zuvor gewählten Karte</translation>
    </message>
    <message>
        <source>as many as you like, for strength</source>
        <translation>beliebig viele, für Stärke</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no condition</comment>
        <translation>keine Bedingung</translation>
    </message>
    <message>
        <source>your opponent has more coins</source>
        <translation>dein Gegner mehr Münzen hat</translation>
    </message>
    <message>
        <source>you lead this lane</source>
        <translation>du in dieser Lane führst</translation>
    </message>
    <message>
        <source>masculine (der)</source>
        <translation>männlich (der)</translation>
    </message>
    <message>
        <source>feminine (die)</source>
        <translation>weiblich (die)</translation>
    </message>
    <message>
        <source>neuter (das)</source>
        <translation>sächlich (das)</translation>
    </message>
    <message>
        <source>Effect type</source>
        <translation>Art des Effekts</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>Gespielt auf</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Nur wenn</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Welche Karten</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viel</translation>
    </message>
    <message>
        <source>Who chooses</source>
        <translation>Wer wählt</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Lane</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Strength at most</source>
        <translation>Stärke höchstens</translation>
    </message>
    <message>
        <source>not this card</source>
        <translation>nicht diese Karte</translation>
    </message>
    <message>
        <source>only the strongest</source>
        <translation>nur die stärksten</translation>
    </message>
    <message>
        <source>only the closest to the castle</source>
        <translation>nur die der Burg nächste</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Woher</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Womit</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Wie viel</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>This effect does nothing yet. Add a step.</source>
        <translation>Dieser Effekt tut noch nichts. Füge einen Schritt hinzu.</translation>
    </message>
    <message>
        <source>The card has another effect of this type. Choose another type.</source>
        <translation>Die Karte hat schon einen Effekt dieser Art. Wähle eine andere.</translation>
    </message>
    <message>
        <source>A castle has Income, Passive and Score effects only.</source>
        <translation>Eine Burg hat nur die Effekte Einkommen, Passiv und Wertung.</translation>
    </message>
    <message>
        <source>Only a Passive effect reacts to a card being played.</source>
        <translation>Nur ein passiver Effekt reagiert darauf, dass eine Karte gespielt wird.</translation>
    </message>
    <message>
        <source>A castle’s effect resolves after the card’s own effect.</source>
        <translation>Der Effekt einer Burg wird nach dem Effekt der Karte ausgeführt.</translation>
    </message>
    <message>
        <source>Only an effect that reacts to a played card can check where it was played.</source>
        <translation>Nur ein Effekt, der auf eine gespielte Karte reagiert, kann fragen, wo sie gespielt wurde.</translation>
    </message>
    <message>
        <source>A castle is on neither side, so both sides count.</source>
        <translation>Eine Burg gehört zu keiner Seite, also zählen beide Seiten.</translation>
    </message>
    <message>
        <source>A rule that always applies has no condition.</source>
        <translation>Eine Regel, die immer gilt, hat keine Bedingung.</translation>
    </message>
    <message>
        <source>This does not fit the type of the effect.</source>
        <translation>Das passt nicht zur Art des Effekts.</translation>
    </message>
    <message>
        <source>One of the choices has no meaning here.</source>
        <translation>Eine der Angaben hat hier keine Bedeutung.</translation>
    </message>
    <message>
        <source>The first step cannot be the part after “then”.</source>
        <translation>Der erste Schritt kann nicht der Teil nach „dann“ sein.</translation>
    </message>
    <message>
        <source>A rule that always applies cannot be split by “then”.</source>
        <translation>Eine Regel, die immer gilt, kann nicht durch „dann“ geteilt werden.</translation>
    </message>
    <message>
        <source>An effect can be split by “then” only once.</source>
        <translation>Ein Effekt kann nur einmal durch „dann“ geteilt werden.</translation>
    </message>
    <message>
        <source>The effect already contains this.</source>
        <translation>Das enthält der Effekt schon.</translation>
    </message>
    <message>
        <source>Where the card is played must be the first step.</source>
        <translation>Wohin die Karte gespielt wird, muss der erste Schritt sein.</translation>
    </message>
    <message>
        <source>No one played a card here; this fits only effects that react to a played card.</source>
        <translation>Hier hat niemand eine Karte gespielt; das passt nur zu Effekten, die auf eine gespielte Karte reagieren.</translation>
    </message>
    <message>
        <source>No card was played here: this fits only effects that react to a played card.</source>
        <translation>Hier wurde keine Karte gespielt: Das passt nur zu Effekten, die auf eine gespielte Karte reagieren.</translation>
    </message>
    <message>
        <source>A card can only be discarded from the offer.</source>
        <translation>Eine Karte kann nur aus dem Angebot abgeworfen werden.</translation>
    </message>
    <message>
        <source>Only a Destruction effect can place its own card instead.</source>
        <translation>Nur ein Zerstörungseffekt kann stattdessen die eigene Karte platzieren.</translation>
    </message>
    <message>
        <source>The card is placed instead of being destroyed: this must be the first step.</source>
        <translation>Die Karte wird platziert, statt zerstört zu werden: Das muss der erste Schritt sein.</translation>
    </message>
    <message>
        <source>During scoring, you can pay any number of coins.</source>
        <translation>Während der Wertung zahlst du beliebig viele Münzen.</translation>
    </message>
    <message>
        <source>“As many as you like” fits only a payment in a Score effect.</source>
        <translation>„Beliebig viele“ passt nur zu einer Zahlung in einem Wertungseffekt.</translation>
    </message>
    <message>
        <source>The strength of a card can only be gained as coins.</source>
        <translation>Die Stärke einer Karte kannst du nur als Münzen erhalten.</translation>
    </message>
    <message>
        <source>Only you can pay for the strength of this card.</source>
        <translation>Nur du kannst für die Stärke dieser Karte zahlen.</translation>
    </message>
    <message>
        <source>This number is too small or too large.</source>
        <translation>Diese Zahl ist zu klein oder zu groß.</translation>
    </message>
    <message>
        <source>A change of 0 has no effect.</source>
        <translation>Eine Änderung um 0 bewirkt nichts.</translation>
    </message>
    <message>
        <source>No step before this one chooses a card.</source>
        <translation>Kein Schritt davor wählt eine Karte.</translation>
    </message>
    <message>
        <source>The steps before choose several cards, not one.</source>
        <translation>Die Schritte davor wählen mehrere Karten, nicht eine.</translation>
    </message>
    <message>
        <source>The card chosen before has been destroyed by then.</source>
        <translation>Die zuvor gewählte Karte ist dann schon zerstört.</translation>
    </message>
    <message>
        <source>A castle is not a card in a lane.</source>
        <translation>Eine Burg ist keine Karte in einer Lane.</translation>
    </message>
    <message>
        <source>This card has left play when its Destruction effect resolves.</source>
        <translation>Diese Karte ist nicht mehr im Spiel, wenn ihr Zerstörungseffekt ausgeführt wird.</translation>
    </message>
    <message>
        <source>If all cards are affected, nobody chooses.</source>
        <translation>Wenn alle Karten betroffen sind, wählt niemand.</translation>
    </message>
    <message>
        <source>If each player chooses, use your own side or both sides.</source>
        <translation>Wenn jeder Spieler wählt, nimm die eigene Seite oder beide Seiten.</translation>
    </message>
    <message>
        <source>“At most” and “only the strongest” do not go together.</source>
        <translation>„Höchstens“ und „nur die stärksten“ gehen nicht zusammen.</translation>
    </message>
    <message>
        <source>Face-down cards all have strength 0 and cannot be distinguished by it.</source>
        <translation>Verdeckte Karten haben alle Stärke 0 und lassen sich daran nicht unterscheiden.</translation>
    </message>
    <message>
        <source>A total strength cannot be combined with the strongest or closest cards.</source>
        <translation>Eine Gesamtstärke lässt sich nicht mit den stärksten oder nächsten Karten kombinieren.</translation>
    </message>
    <message>
        <source>Face-down cards never add up to a strength.</source>
        <translation>Verdeckte Karten ergeben zusammen nie eine Stärke.</translation>
    </message>
    <message>
        <source>Only one card per side is closest to the castle.</source>
        <translation>Nur eine Karte einer Seite liegt der Burg am nächsten.</translation>
    </message>
    <message>
        <source>A castle scores both sides alike.</source>
        <translation>Eine Burg wertet beide Seiten gleich.</translation>
    </message>
    <message>
        <source>A card moves to this lane or to another one.</source>
        <translation>Eine Karte wird in diese oder in eine andere Lane bewegt.</translation>
    </message>
    <message>
        <source>The card is in this lane already.</source>
        <translation>Die Karte liegt schon in dieser Lane.</translation>
    </message>
    <message>
        <source>A swap needs exactly two cards.</source>
        <translation>Ausgetauscht werden immer genau zwei Karten.</translation>
    </message>
    <message>
        <source>A card cannot be swapped with itself.</source>
        <translation>Eine Karte kann nicht mit sich selbst ausgetauscht werden.</translation>
    </message>
    <message>
        <source>Put it the other way round: swap the played card with this card.</source>
        <translation>Dreh es um: die gespielte Karte mit dieser Karte austauschen.</translation>
    </message>
    <message>
        <source>No choices are made during scoring: use all cards or this card.</source>
        <translation>Während einer Wertung wird nichts gewählt: Nimm alle Karten oder diese Karte.</translation>
    </message>
    <message>
        <source>Only cards in the lane being scored count.</source>
        <translation>Nur Karten in der gewerteten Lane zählen.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>It contains no cards.</source>
        <translation>Es enthält keine Karten.</translation>
    </message>
    <message>
        <source>It is far too large for a deck.</source>
        <translation>Es ist viel zu groß für ein Deck.</translation>
    </message>
    <message>
        <source>It is not text: a picture, an archive or another kind of file.</source>
        <translation>Es ist kein Text, sondern ein Bild, ein Archiv oder eine andere Art Datei.</translation>
    </message>
    <message>
        <source>It is not a deck that Castellan can read.</source>
        <translation>Es ist kein Deck, das Castellan lesen kann.</translation>
    </message>
    <message>
        <source>It is damaged or cut off.</source>
        <translation>Es ist beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>It has a document type or entities, which no deck needs.</source>
        <translation>Es hat einen Dokumenttyp oder Entitäten, die kein Deck braucht.</translation>
    </message>
    <message>
        <source>It is nested deeper than any deck.</source>
        <translation>Es ist tiefer verschachtelt als jedes Deck.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Castellan.</source>
        <translation>Es wurde von einer neueren Version von Castellan geschrieben.</translation>
    </message>
    <message>
        <source>The link is incomplete or was modified.</source>
        <translation>Der Link ist unvollständig oder wurde verändert.</translation>
    </message>
    <message>
        <source>It is a deck for another game.</source>
        <translation>Es ist ein Deck für ein anderes Spiel.</translation>
    </message>
    <message>
        <source>no card has this name</source>
        <translation>keine Karte heißt so</translation>
    </message>
    <message>
        <source>matches several cards: %1</source>
        <translation>passt zu mehreren Karten: %1</translation>
    </message>
    <message>
        <source>read as %1, which has a similar spelling</source>
        <translation>gelesen als %1: der Name wird ähnlich geschrieben</translation>
    </message>
    <message>
        <source>read as %1, the only name that starts like this</source>
        <translation>gelesen als %1, der einzige Name, der so beginnt</translation>
    </message>
    <message>
        <source>included, although the card is not in your library</source>
        <translation>übernommen, obwohl die Karte nicht in deiner Bibliothek ist</translation>
    </message>
    <message>
        <source>too many copies</source>
        <translation>zu viele Exemplare</translation>
    </message>
    <message>
        <source>too many cards for one deck</source>
        <translation>zu viele Karten für ein Deck</translation>
    </message>
    <message>
        <source>not a card</source>
        <translation>keine Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) read</source>
        <translation>
            <numerusform>%n Zeile gelesen</numerusform>
            <numerusform>%n Zeilen gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guessed</source>
        <translation>
            <numerusform>%n geraten</numerusform>
            <numerusform>%n geraten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n weggelassen</numerusform>
            <numerusform>%n weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Castellan deck</source>
        <translation>Castellan-Deck</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Einfacher Text</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Share link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Cockatrice deck</source>
        <translation>Cockatrice-Deck</translation>
    </message>
    <message>
        <source>OCTGN deck</source>
        <translation>OCTGN-Deck</translation>
    </message>
    <message>
        <source>EDOPro deck</source>
        <translation>EDOPro-Deck</translation>
    </message>
    <message>
        <source>Lackey text</source>
        <translation>Lackey-Text</translation>
    </message>
    <message>
        <source>is in a list next to the deck</source>
        <translation>steht in einer Liste neben dem Deck</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Alle Decks</translation>
    </message>
    <message>
        <source>the number of copies must be at least 1</source>
        <translation>die Anzahl muss mindestens 1 sein</translation>
    </message>
</context>
<context>
    <name>LibraryMessages</name>
    <message>
        <source>Your library was upgraded. A backup of the previous version was saved next to it.</source>
        <translation>Deine Bibliothek wurde aktualisiert. Eine Sicherung des vorigen Stands liegt daneben.</translation>
    </message>
    <message>
        <source>Your library was written by a newer version of Castellan. It was opened read-only so that nothing is lost. Update Castellan to make changes.</source>
        <translation>Deine Bibliothek wurde von einer neueren Version von Castellan geschrieben. Damit nichts verloren geht, ist sie nur zum Lesen geöffnet. Aktualisiere Castellan, um etwas zu ändern.</translation>
    </message>
    <message>
        <source>Your library %1 is not writable. You can read everything, but changes are not saved. Check the permissions of the file and its folder.</source>
        <translation>Deine Bibliothek %1 ist schreibgeschützt. Du kannst alles lesen, aber Änderungen werden nicht gespeichert. Prüfe die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>Another program has locked your library. Nothing was changed. Close that program and try again.</source>
        <translation>Ein anderes Programm hat deine Bibliothek gesperrt. Nichts wurde geändert. Schließe das Programm und versuche es erneut.</translation>
    </message>
    <message>
        <source>Your library %1 is missing, but there is a backup from %2.</source>
        <translation>Deine Bibliothek %1 fehlt, aber es gibt eine Sicherung vom %2.</translation>
    </message>
    <message>
        <source>Your library %1 is damaged. It could not be set aside (%2), and nothing was changed.</source>
        <translation>Deine Bibliothek %1 ist beschädigt und konnte nicht beiseitegelegt werden (%2). Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Your library is damaged. It was set aside as %1. The latest intact backup is from %2.</source>
        <translation>Deine Bibliothek ist beschädigt und wurde als %1 beiseitegelegt. Die letzte unbeschädigte Sicherung ist vom %2.</translation>
    </message>
    <message>
        <source>Your library is damaged. It was set aside as %1. There is no backup of it.</source>
        <translation>Deine Bibliothek ist beschädigt und wurde als %1 beiseitegelegt. Eine Sicherung gibt es nicht.</translation>
    </message>
    <message>
        <source>Your library could not be upgraded: %1. It is unchanged.</source>
        <translation>Deine Bibliothek konnte nicht aktualisiert werden: %1. Der alte Stand ist unverändert.</translation>
    </message>
    <message>
        <source>Your library %1 could not be opened: %2. Nothing was changed.</source>
        <translation>Deine Bibliothek %1 konnte nicht geöffnet werden: %2. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The backup from %1 was restored.</source>
        <translation>Die Sicherung vom %1 wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>The backup could not be restored: %1. The backup itself is unchanged.</source>
        <translation>Die Sicherung konnte nicht wiederhergestellt werden: %1. Die Sicherung selbst ist unverändert.</translation>
    </message>
    <message>
        <source>Today’s backup could not be created: %1. Your library itself is fine.</source>
        <translation>Die heutige Sicherung konnte nicht angelegt werden: %1. Deine Bibliothek selbst ist in Ordnung.</translation>
    </message>
    <message>
        <source>Restore backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Start with an empty library</source>
        <translation>Mit leerer Bibliothek beginnen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>The cards and rules of this version could not be added to your library: %1. Your own values are safe, and the previous cards and rules are shown.</source>
        <translation>Die Karten und Regeln dieser Version konnten nicht in deine Bibliothek übernommen werden: %1. Deine eigenen Werte sind sicher, und die bisherigen Karten und Regeln werden gezeigt.</translation>
    </message>
    <message>
        <source>The change could not be saved: %1. Your library is unchanged.</source>
        <translation>Die Änderung konnte nicht gespeichert werden: %1. Deine Bibliothek ist unverändert.</translation>
    </message>
    <message>
        <source>%1 is not a Castellan library and was left unchanged. Start Castellan with another library, or move the file away. If your library used to be there, you will then be offered its latest backup.</source>
        <translation>%1 ist keine Castellan-Bibliothek und wurde nicht verändert. Starte Castellan mit einer anderen Bibliothek oder verschiebe die Datei. Lag dort einmal deine Bibliothek, wird dir dann ihre letzte Sicherung angeboten.</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>User Commands</source>
        <translation>Dienstprogramme für Benutzer</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>DATEIEN</translation>
    </message>
    <message>
        <source>Your library, or the same path below %1. The last ten daily backups are next to it.</source>
        <translation>Deine Bibliothek, oder derselbe Pfad unter %1. Daneben liegen die letzten zehn täglichen Sicherungen.</translation>
    </message>
    <message>
        <source>Your settings, or the same path below %1.</source>
        <translation>Deine Einstellungen, oder derselbe Pfad unter %1.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>BEZEICHNUNG</translation>
    </message>
    <message>
        <source>deck builder, rules reference and practice table for card games</source>
        <translation>Deckbau, Regelbuch und Übungstisch für Kartenspiele</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>ÜBERSICHT</translation>
    </message>
    <message>
        <source>OPTION</source>
        <translation>OPTION</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>LINK</source>
        <translation>LINK</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>BESCHREIBUNG</translation>
    </message>
    <message>
        <source>Opens the window. If it is open already, the files open there.</source>
        <translation>Öffnet das Fenster. Ist es schon offen, öffnen sich die Dateien dort.</translation>
    </message>
    <message>
        <source>Decks, packs, matches, scenarios, libraries and PDF rulebooks are recognised by their content. Links that start with castellan://deck/ carry a whole deck. A library opens in a window of its own.</source>
        <translation>Decks, Pakete, Partien, Szenarien, Bibliotheken und Regelhefte als PDF werden an ihrem Inhalt erkannt. Links, die mit castellan://deck/ beginnen, enthalten ein ganzes Deck. Eine Bibliothek öffnet sich in einem eigenen Fenster.</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>SIEHE AUCH</translation>
    </message>
    <message>
        <source>cards, rules, decks and matches without a window</source>
        <translation>Karten, Regeln, Decks und Partien ohne Fenster</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>ARGUMENT</source>
        <translation>ARGUMENT</translation>
    </message>
    <message>
        <source>Searches rules and cards, checks and converts decks, prints proxies, installs packs, and plays, replays and reviews matches. It needs no display.</source>
        <translation>Durchsucht Regeln und Karten, prüft Decks und wandelt sie um, druckt Proxys, installiert Pakete, spielt Partien, spielt sie nach und bewertet sie. Ein Bildschirm ist nicht nötig.</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>BEFEHLE</translation>
    </message>
    <message>
        <source>These are accepted before and after every command.</source>
        <translation>Diese Optionen gelten vor und nach jedem Befehl.</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>RÜCKGABEWERT</translation>
    </message>
    <message>
        <source>EXAMPLES</source>
        <translation>BEISPIELE</translation>
    </message>
    <message>
        <source>Find out how a tie is settled:</source>
        <translation>Nachsehen, was bei einem Gleichstand gilt:</translation>
    </message>
    <message>
        <source>Check a deck for a tournament:</source>
        <translation>Ein Deck für ein Turnier prüfen:</translation>
    </message>
    <message>
        <source>Print a deck as proxies at actual size:</source>
        <translation>Ein Deck als Proxys in Originalgröße drucken:</translation>
    </message>
    <message>
        <source>Let two bots play a thousand matches:</source>
        <translation>Zwei Bots tausend Partien spielen lassen:</translation>
    </message>
</context>
<context>
    <name>PackWords</name>
    <message>
        <source>it is not as long as it says</source>
        <translation>die Länge stimmt nicht</translation>
    </message>
    <message>
        <source>Castellan %1</source>
        <translation>Castellan %1</translation>
    </message>
    <message>
        <source>the pack %1 in version %2, and %3 is installed</source>
        <translation>das Paket %1 in Version %2, und installiert ist %3</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The archive is broken: %1.</source>
        <translation>Das Archiv ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>It is encrypted. Packs are open to everybody who reads them.</source>
        <translation>Die Datei ist verschlüsselt. Pakete sind für alle lesbar.</translation>
    </message>
    <message>
        <source>There are too many files; the limit is %1.</source>
        <translation>Es sind zu viele Dateien; die Grenze liegt bei %1.</translation>
    </message>
    <message>
        <source>It is too large; the limit is %1.</source>
        <translation>Das ist zu groß; die Grenze liegt bei %1.</translation>
    </message>
    <message>
        <source>It would unpack to far more than it weighs (%1).</source>
        <translation>Entpackt wäre es unverhältnismäßig viel größer (%1).</translation>
    </message>
    <message>
        <source>The path leads out of the pack.</source>
        <translation>Der Pfad führt aus dem Paket hinaus.</translation>
    </message>
    <message>
        <source>It is a link or a device. Packs hold files only.</source>
        <translation>Das ist eine Verknüpfung oder ein Gerät. Pakete enthalten nur Dateien.</translation>
    </message>
    <message>
        <source>The name has characters or a length that not every system takes.</source>
        <translation>Der Name hat Zeichen oder eine Länge, die nicht jedes System annimmt.</translation>
    </message>
    <message>
        <source>There are two files of this name.</source>
        <translation>Es gibt zwei Dateien dieses Namens.</translation>
    </message>
    <message>
        <source>Some systems take it for the same file as %1.</source>
        <translation>Manche Systeme halten das für dieselbe Datei wie %1.</translation>
    </message>
    <message>
        <source>It is a file where %1 needs a folder.</source>
        <translation>Das ist eine Datei, wo %1 einen Ordner braucht.</translation>
    </message>
    <message>
        <source>There is no manifest.json, so this is not a pack of Castellan.</source>
        <translation>Es gibt keine manifest.json, also ist das kein Paket von Castellan.</translation>
    </message>
    <message>
        <source>The pack was made for a newer version of Castellan (format %1).</source>
        <translation>Das Paket ist für eine neuere Version von Castellan gemacht (Format %1).</translation>
    </message>
    <message>
        <source>The manifest does not name this file.</source>
        <translation>Das Manifest nennt diese Datei nicht.</translation>
    </message>
    <message>
        <source>The manifest names this file, but it is not in the pack.</source>
        <translation>Das Manifest nennt diese Datei, aber sie fehlt im Paket.</translation>
    </message>
    <message>
        <source>The content is not what the manifest promises (SHA-256 differs).</source>
        <translation>Der Inhalt ist nicht der, den das Manifest verspricht (SHA-256 weicht ab).</translation>
    </message>
    <message>
        <source>Packs hold cards, rules, pictures and scenarios; this file has no place there.</source>
        <translation>Pakete enthalten Karten, Regeln, Bilder und Szenarien; diese Datei hat dort keinen Platz.</translation>
    </message>
    <message>
        <source>It is not a text in UTF-8.</source>
        <translation>Das ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>The picture cannot be used: %1.</source>
        <translation>Das Bild ist nicht zu gebrauchen: %1.</translation>
    </message>
    <message>
        <source>There is nothing in the pack.</source>
        <translation>Das Paket ist leer.</translation>
    </message>
    <message>
        <source>It needs the pack %1, which is not installed.</source>
        <translation>Es braucht das Paket %1, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>It needs %1.</source>
        <translation>Es braucht %1.</translation>
    </message>
    <message>
        <source>The installed pack %1 needs another version of it.</source>
        <translation>Das installierte Paket %1 braucht eine andere Version davon.</translation>
    </message>
    <message>
        <source>The installed pack %1 needs it.</source>
        <translation>Das installierte Paket %1 braucht es.</translation>
    </message>
    <message>
        <source>The file changed after it was looked at. Open it again.</source>
        <translation>Die Datei hat sich geändert, seit sie angesehen wurde. Öffne sie noch einmal.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>its file name extension belongs to another file type</source>
        <translation>die Dateiendung gehört zu einem anderen Dateityp</translation>
    </message>
    <message>
        <source>the picture is not where it was</source>
        <translation>das Bild ist nicht mehr, wo es war</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>sein Ende fehlt</translation>
    </message>
    <message>
        <source>the head of a file is wrong</source>
        <translation>der Kopf einer Datei ist falsch</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>es ist abgeschnitten</translation>
    </message>
    <message>
        <source>it is one of several parts</source>
        <translation>es ist eines von mehreren Teilen</translation>
    </message>
    <message>
        <source>its directory is not where it should be</source>
        <translation>sein Verzeichnis ist nicht, wo es sein sollte</translation>
    </message>
    <message>
        <source>its directory is cut off</source>
        <translation>sein Verzeichnis ist abgeschnitten</translation>
    </message>
    <message>
        <source>its directory has more in it than it says</source>
        <translation>in seinem Verzeichnis steht mehr, als es sagt</translation>
    </message>
    <message>
        <source>its sizes contradict each other</source>
        <translation>die Größenangaben widersprechen sich</translation>
    </message>
    <message>
        <source>it is a folder with content</source>
        <translation>es ist ein Ordner mit Inhalt</translation>
    </message>
    <message>
        <source>files share the same bytes</source>
        <translation>Dateien teilen sich dieselben Bytes</translation>
    </message>
    <message>
        <source>there is something in it that its directory does not name</source>
        <translation>es enthält etwas, das sein Verzeichnis nicht nennt</translation>
    </message>
    <message>
        <source>This is not a pack: it is neither a zip nor a tar archive.</source>
        <translation>Das ist kein Paket: weder ein Zip- noch ein Tar-Archiv.</translation>
    </message>
    <message>
        <source>Castellan does not read %1 archives. Unpack it and pack the files again as a zip.</source>
        <translation>Castellan liest keine Archive der Art %1. Entpacke es und packe die Dateien neu als Zip.</translation>
    </message>
    <message>
        <source>its compressed data is cut off</source>
        <translation>seine gepackten Daten sind abgeschnitten</translation>
    </message>
    <message>
        <source>something follows its compressed data</source>
        <translation>hinter seinen gepackten Daten folgt noch etwas</translation>
    </message>
    <message>
        <source>its compressed data is damaged</source>
        <translation>seine gepackten Daten sind beschädigt</translation>
    </message>
    <message>
        <source>its compressed data does not end where it should</source>
        <translation>seine gepackten Daten enden nicht dort, wo sie sollten</translation>
    </message>
    <message>
        <source>its sum in the archive is wrong</source>
        <translation>seine Prüfsumme im Archiv stimmt nicht</translation>
    </message>
    <message>
        <source>something follows its end</source>
        <translation>hinter seinem Ende folgt noch etwas</translation>
    </message>
    <message>
        <source>its sizes do not follow it</source>
        <translation>die Größenangaben dahinter fehlen</translation>
    </message>
    <message>
        <source>the sizes that follow it and the directory contradict each other</source>
        <translation>die Größenangaben dahinter und das Verzeichnis widersprechen sich</translation>
    </message>
    <message>
        <source>The pack cannot be written: %1. Nothing was changed.</source>
        <translation>Das Paket kann nicht geschrieben werden: %1. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>It uses an unsupported compression method (%1).</source>
        <translation>Die Datei ist mit einem nicht unterstützten Verfahren komprimiert (%1).</translation>
    </message>
    <message>
        <source>The path points outside the pack.</source>
        <translation>Der Pfad zeigt auf einen Ort außerhalb des Pakets.</translation>
    </message>
    <message>
        <source>“%1” is a reserved name on some systems.</source>
        <translation>„%1“ ist ein auf manchen Systemen reservierter Name.</translation>
    </message>
    <message>
        <source>Invalid manifest: %1.</source>
        <translation>Ungültiges Manifest: %1.</translation>
    </message>
    <message>
        <source>The pack is for the game “%1”, which is not installed.</source>
        <translation>Das Paket ist für das Spiel „%1“, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Invalid content: %1.</source>
        <translation>Ungültiger Inhalt: %1.</translation>
    </message>
    <message>
        <source>its header is missing</source>
        <translation>der Dateikopf fehlt</translation>
    </message>
    <message>
        <source>its header and the directory contradict each other</source>
        <translation>Dateikopf und Verzeichnis widersprechen sich</translation>
    </message>
    <message>
        <source>No match could be played with these cards: %1.</source>
        <translation>Mit diesen Karten ließe sich keine Partie spielen: %1.</translation>
    </message>
</context>
<context>
    <name>Pdf</name>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>“%1” cannot be read. Check that you may open it.</source>
        <translation>„%1“ lässt sich nicht lesen. Prüfe, ob du die Datei öffnen darfst.</translation>
    </message>
    <message>
        <source>“%1” is larger than 512 MB, too large for a rulebook.</source>
        <translation>„%1“ ist größer als 512 MB, zu groß für ein Regelheft.</translation>
    </message>
    <message>
        <source>“%1” is not a PDF.</source>
        <translation>„%1“ ist kein PDF.</translation>
    </message>
    <message>
        <source>“%1” is damaged or truncated. Download the file again.</source>
        <translation>„%1“ ist beschädigt oder abgeschnitten. Lade die Datei noch einmal herunter.</translation>
    </message>
    <message>
        <source>“%1” is locked with a password.</source>
        <translation>„%1“ ist mit einem Passwort geschützt.</translation>
    </message>
    <message>
        <source>That is not the password for “%1”.</source>
        <translation>Das ist nicht das Passwort von „%1“.</translation>
    </message>
    <message>
        <source>“%1” has no pages.</source>
        <translation>„%1“ hat keine Seiten.</translation>
    </message>
    <message>
        <source>“%1” is no longer the file you imported. Import it again to use the new one.</source>
        <translation>„%1“ ist nicht mehr die Datei, die du importiert hast. Importiere sie noch einmal, um die neue zu verwenden.</translation>
    </message>
    <message>
        <source>“%1” has more pages, or more text on a page, than a rulebook can have.</source>
        <translation>„%1“ hat mehr Seiten oder mehr Text auf einer Seite, als ein Regelheft haben kann.</translation>
    </message>
    <message>
        <source>“%1” is written in English. Import it as an English rulebook.</source>
        <translation>„%1“ ist auf Englisch. Importiere es als englisches Regelheft.</translation>
    </message>
    <message>
        <source>“%1” is written in German. Import it as a German rulebook.</source>
        <translation>„%1“ ist auf Deutsch. Importiere es als deutsches Regelheft.</translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message>
        <source>the picture has no size</source>
        <translation>das Bild hat keine Größe</translation>
    </message>
    <message>
        <source>the picture has %1 × %2 pixels; at most %3 × %3 are taken</source>
        <translation>das Bild hat %1 × %2 Pixel; höchstens %3 × %3 sind erlaubt</translation>
    </message>
    <message>
        <source>the picture is broken: the sum of a part is wrong</source>
        <translation>das Bild ist beschädigt: Die Prüfsumme eines Teils stimmt nicht</translation>
    </message>
    <message>
        <source>the picture is broken: something follows its end</source>
        <translation>das Bild ist beschädigt: Nach seinem Ende folgt noch etwas</translation>
    </message>
    <message>
        <source>the picture is broken: it ends too early</source>
        <translation>das Bild ist beschädigt: Es endet zu früh</translation>
    </message>
    <message>
        <source>the picture is larger than %1 MB</source>
        <translation>das Bild ist größer als %1 MB</translation>
    </message>
    <message>
        <source>this is neither a PNG nor a JPEG picture</source>
        <translation>das ist weder ein PNG- noch ein JPEG-Bild</translation>
    </message>
    <message>
        <source>the picture is drawn in more than %1 scans</source>
        <translation>das Bild wird in mehr als %1 Durchgängen gezeichnet</translation>
    </message>
    <message>
        <source>the picture is broken: its header is missing</source>
        <translation>das Bild ist beschädigt: Der Kopf fehlt</translation>
    </message>
    <message>
        <source>the picture is broken: its parts are not contiguous</source>
        <translation>das Bild ist beschädigt: Ein Teil beginnt nicht, wo der vorige endet</translation>
    </message>
    <message>
        <source>pictures cannot be written as “%1”</source>
        <translation>als „%1“ können keine Bilder geschrieben werden</translation>
    </message>
</context>
<context>
    <name>PlainFileWords</name>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>es ist ein Gerät oder eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>it is larger than %1</source>
        <translation>es ist größer als %1</translation>
    </message>
</context>
<context>
    <name>PlanWords</name>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>clarification</source>
        <translation>Klarstellung</translation>
    </message>
    <message>
        <source>term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>englischer Name</translation>
    </message>
    <message>
        <source>German name</source>
        <translation>deutscher Name</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>English text</source>
        <translation>englischer Text</translation>
    </message>
    <message>
        <source>German text</source>
        <translation>deutscher Text</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>your own values</source>
        <translation>deine eigenen Werte</translation>
    </message>
    <message>
        <source>the built-in value</source>
        <translation>der eingebaute Wert</translation>
    </message>
    <message>
        <source>the pack %1</source>
        <translation>das Paket %1</translation>
    </message>
    <message>
        <source>replaces: %1</source>
        <translation>ersetzt: %1</translation>
    </message>
    <message>
        <source>is overridden by: %1</source>
        <translation>wird überdeckt von: %1</translation>
    </message>
    <message>
        <source>%1, version %2.</source>
        <translation>%1, Version %2.</translation>
    </message>
    <message>
        <source>%1, version %2, replacing version %3.</source>
        <translation>%1, Version %2, ersetzt Version %3.</translation>
    </message>
    <message>
        <source>%1, version %2, which is already installed.</source>
        <translation>%1, Version %2, die schon installiert ist.</translation>
    </message>
    <message>
        <source>%1, version %2, which is older than the installed version %3.</source>
        <translation>%1, Version %2, älter als die installierte Version %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unverändert</numerusform>
            <numerusform>%n unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n entfallen</numerusform>
            <numerusform>%n entfallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n Konflikt</numerusform>
            <numerusform>%n Konflikte</numerusform>
        </translation>
    </message>
    <message>
        <source>In your library: %1.</source>
        <translation>In deiner Bibliothek: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s)</source>
        <translation>
            <numerusform>%n Korrektur</numerusform>
            <numerusform>%n Korrekturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clarification(s)</source>
        <translation>
            <numerusform>%n Klarstellung</numerusform>
            <numerusform>%n Klarstellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n Szenario</numerusform>
            <numerusform>%n Szenarien</numerusform>
        </translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>your own deck</source>
        <translation>dein eigenes Deck</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n Deck</numerusform>
            <numerusform>%n Decks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintShelf</name>
    <message>
        <source>All of %1</source>
        <translation>Alles von %1</translation>
    </message>
    <message>
        <source>Selected cards</source>
        <translation>Ausgewählte Karten</translation>
    </message>
</context>
<context>
    <name>ProxyWords</name>
    <message>
        <source>Paper of %1 cannot be used. Each side must be from %2 to %3 mm.</source>
        <translation>Papier von %1 geht nicht. Jede Seite muss zwischen %2 und %3 mm lang sein.</translation>
    </message>
    <message>
        <source>Cards of %1 cannot be printed. Each side must be from %2 to %3 mm.</source>
        <translation>Karten von %1 lassen sich nicht drucken. Jede Seite muss zwischen %2 und %3 mm lang sein.</translation>
    </message>
    <message>
        <source>A margin cannot be smaller than 0.</source>
        <translation>Ein Rand kann nicht kleiner als 0 sein.</translation>
    </message>
    <message>
        <source>The margins leave no room on the paper. Make them smaller.</source>
        <translation>Die Ränder lassen auf dem Papier keinen Platz. Verkleinere sie.</translation>
    </message>
    <message>
        <source>A card of %1 does not fit between the margins, which leave %2 × %3 mm. Choose larger paper, rotate it, or make the margins smaller.</source>
        <translation>Eine Karte von %1 passt nicht zwischen die Ränder, die %2 × %3 mm lassen. Nimm größeres Papier, drehe es oder verkleinere die Ränder.</translation>
    </message>
    <message>
        <source>The gap between cards must be from 0 to %1 mm.</source>
        <translation>Der Abstand zwischen Karten muss zwischen 0 und %1 mm liegen.</translation>
    </message>
    <message>
        <source>The bleed must be from 0 to %1 mm.</source>
        <translation>Der Anschnitt muss zwischen 0 und %1 mm liegen.</translation>
    </message>
    <message>
        <source>The corners of this card can be rounded by 0 to %1 mm.</source>
        <translation>Die Ecken dieser Karte lassen sich um 0 bis %1 mm runden.</translation>
    </message>
    <message>
        <source>The length of the cut marks must be from 0 to %1 mm.</source>
        <translation>Die Schnittmarken müssen zwischen 0 und %1 mm lang sein.</translation>
    </message>
    <message>
        <source>%1 copies are not possible. Choose a number from %2 to %3.</source>
        <translation>%1 Exemplare sind nicht möglich. Wähle %2 bis %3.</translation>
    </message>
    <message>
        <source>These are %1 cards. One file can have at most %2; print them in parts.</source>
        <translation>Das sind %1 Karten. Höchstens %2 passen in eine Datei; drucke sie in Teilen.</translation>
    </message>
    <message>
        <source>There is no slot %1 on this sheet; its slots are %2 to %3.</source>
        <translation>Feld %1 gibt es auf diesem Bogen nicht; er hat die Felder %2 bis %3.</translation>
    </message>
    <message>
        <source>There are no cards to print.</source>
        <translation>Es gibt keine Karten zu drucken.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Angehalten. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. No files were left behind; choose another folder.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Es ist nichts zurückgeblieben; wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The printer does not accept the pages. Check that it is switched on and connected, then print again.</source>
        <translation>Der Drucker nimmt die Seiten nicht an. Prüfe, ob er eingeschaltet und verbunden ist, und drucke noch einmal.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. No files were left behind; free some space or choose a folder on another disk.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Es blieb nichts zurück; schaffe Platz oder wähle einen Ordner auf einem anderen Datenträger.</translation>
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
        <source>This bracket has no opening bracket.</source>
        <translation>Zu dieser Klammer fehlt die öffnende.</translation>
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
        <source>“-” must be followed by a word.</source>
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
        <source>“%1” is not a valid value here; use %2.</source>
        <translation>„%1“ ist hier kein gültiger Wert; möglich sind: %2.</translation>
    </message>
    <message>
        <source>A value is missing after “%1”.</source>
        <translation>Nach „%1“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>“%1”: only strength and owned can be compared with &lt; and &gt;.</source>
        <translation>„%1“: Mit &lt; und &gt; lassen sich nur Stärke und Besitz vergleichen.</translation>
    </message>
    <message>
        <source>The search is too long; anything after %1 characters is ignored.</source>
        <translation>Die Suche ist zu lang; alles nach %1 Zeichen wird ignoriert.</translation>
    </message>
    <message>
        <source>The search has too many parts; the rest is ignored.</source>
        <translation>Die Suche hat zu viele Teile; der Rest wird ignoriert.</translation>
    </message>
    <message>
        <source>There is nothing to search for in “%1”; enter a letter or a digit.</source>
        <translation>In „%1“ steht nichts, wonach sich suchen lässt; tippe einen Buchstaben oder eine Ziffer.</translation>
    </message>
</context>
<context>
    <name>RegistrationSheet</name>
    <message>
        <source>Deck registration</source>
        <translation>Deck-Registrierung</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>a box to tick</comment>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>how many copies</comment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>Englischer Name</translation>
    </message>
    <message>
        <source>German name</source>
        <translation>Deutscher Name</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>The deck is legal by the rules %1.</source>
        <translation>Das Deck ist gültig nach den Regeln %1.</translation>
    </message>
    <message>
        <source>The deck is not legal: %1</source>
        <translation>Das Deck ist nicht gültig: %1</translation>
    </message>
</context>
<context>
    <name>SeatPlayers</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Bot, at random</source>
        <translation>Bot, zufällig</translation>
    </message>
    <message>
        <source>Bot, greedy</source>
        <translation>Bot, gierig</translation>
    </message>
    <message>
        <source>Bot, casual player</source>
        <translation>Bot, Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Bot, club player</source>
        <translation>Bot, Vereinsspieler</translation>
    </message>
    <message>
        <source>Bot, master</source>
        <translation>Bot, Meister</translation>
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
        <source>Save a picture of every page to this folder and quit.</source>
        <translation>Ein Bild jeder Ansicht in diesem Ordner speichern und das Programm beenden.</translation>
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
        <translation>Die Version anzeigen.</translation>
    </message>
    <message>
        <source>Files to open.</source>
        <translation>Dateien, die geöffnet werden.</translation>
    </message>
    <message>
        <source>[files…]</source>
        <translation>[Dateien …]</translation>
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
    <message>
        <source>Size of these pictures, for example 1024x700.</source>
        <translation>Größe dieser Bilder, zum Beispiel 1024x700.</translation>
    </message>
    <message>
        <source>width×height</source>
        <translation>Breite×Höhe</translation>
    </message>
    <message>
        <source>--tour-size needs a width and a height from %1 to %2, such as 1024x700.</source>
        <translation>--tour-size braucht eine Breite und eine Höhe von %1 bis %2, etwa 1024x700.</translation>
    </message>
</context>
<context>
    <name>StudyReport</name>
    <message>
        <source>Study of “%1”</source>
        <translation>Untersuchung von „%1“</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>against “%1”</source>
        <translation>gegen „%1“</translation>
    </message>
    <message>
        <source>rules %1</source>
        <translation>Regeln %1</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Instead</source>
        <translation>Stattdessen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Won with it</source>
        <translation>Siege mit ihr</translation>
    </message>
    <message>
        <source>Won against it</source>
        <translation>Siege gegen sie</translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message>
        <source>%1 (too few matches for an interval)</source>
        <translation>%1 (zu wenige Partien für ein Intervall)</translation>
    </message>
    <message>
        <source>%1 points (too few matches for an interval)</source>
        <translation>%1 Prozentpunkte (zu wenige Partien für ein Intervall)</translation>
    </message>
    <message>
        <source>%1 points (%2 to %3)</source>
        <extracomment>a difference of win rates with its interval: +1.8 points (−0.5 to +4.1)</extracomment>
        <translation>%1 Prozentpunkte (%2 bis %3)</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>%1 (%2 iterations)</source>
        <translation>%1 (%2 Durchläufe)</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Noch wurde keine Partie gespielt.</translation>
    </message>
    <message>
        <source>Both sides are played by the same bot and use the same cards, so the rules alone decide that each wins as often as the other: %1. Choose different bots to see who benefits from the cards.</source>
        <translation>Beide Seiten werden vom selben Bot gespielt und nutzen dieselben Karten. Nach den Regeln gewinnt darum jede gleich oft: %1. Wähle verschiedene Bots, um zu sehen, wem die Karten nützen.</translation>
    </message>
    <message>
        <source>With this deck, the bot “%1” wins %2 of %3 matches against the game.</source>
        <translation>Mit diesem Deck gewinnt der Bot „%1“ gegen das Spiel %2 von %3 Partien.</translation>
    </message>
    <message>
        <source>With these cards, the bot “%1” wins %2 of %3 matches against “%4”. All players use the same cards, so this says who makes more of them.</source>
        <translation>Mit diesen Karten gewinnt der Bot „%1“ gegen „%4“ %2 von %3 Partien. Alle nutzen dieselben Karten, also zeigt das, wer mehr aus ihnen macht.</translation>
    </message>
    <message>
        <source>Your deck wins %1 of %2 matches.</source>
        <translation>Dein Deck gewinnt %1 von %2 Partien.</translation>
    </message>
    <message>
        <source>That is better than even, and not just luck.</source>
        <translation>Das ist besser als ausgeglichen und nicht nur Glück.</translation>
    </message>
    <message>
        <source>That is worse than even, and not just bad luck.</source>
        <translation>Das ist schlechter als ausgeglichen und nicht nur Pech.</translation>
    </message>
    <message>
        <source>That may still be luck: if the rate stays as it is, about %1 more matches would settle it.</source>
        <translation>Das kann noch Zufall sein: Bleibt die Quote so, würden etwa %1 weitere Partien Klarheit bringen.</translation>
    </message>
    <message>
        <source>That is as good as even: no sensible number of matches would show a difference.</source>
        <translation>Das ist so gut wie ausgeglichen: Keine vernünftige Zahl von Partien würde einen Unterschied zeigen.</translation>
    </message>
    <message>
        <source>“%1” cannot differ while the same bot plays both sides.</source>
        <translation>„%1“ kann keinen Unterschied machen, solange derselbe Bot beide Seiten spielt.</translation>
    </message>
    <message>
        <source>With “%1” instead, the win rate changes by %2.</source>
        <translation>Mit „%1“ stattdessen ändert sich die Siegquote um %2.</translation>
    </message>
    <message>
        <source>That helps.</source>
        <translation>Das hilft.</translation>
    </message>
    <message>
        <source>That hurts.</source>
        <translation>Das schadet.</translation>
    </message>
    <message>
        <source>No difference can be seen.</source>
        <translation>Ein Unterschied ist nicht zu erkennen.</translation>
    </message>
    <message>
        <source>That may still be luck: about %1 more matches would settle it.</source>
        <translation>Das kann noch Zufall sein: Etwa %1 weitere Partien würden Klarheit bringen.</translation>
    </message>
    <message>
        <source>Every seed is played once from each seat, so that luck cancels out. The ranges in parentheses are 95 % intervals from the spread of these rounds.</source>
        <translation>Jeder Startwert wird einmal von jedem Platz aus gespielt, damit sich Glück aufhebt. In Klammern stehen Intervalle mit 95 % Sicherheit aus der Streuung dieser Runden.</translation>
    </message>
    <message>
        <source>The ranges in parentheses are 95 % intervals from the spread of the matches.</source>
        <translation>In Klammern stehen Intervalle mit 95 % Sicherheit aus der Streuung der Partien.</translation>
    </message>
    <message>
        <source>Because the study stops when the answer is clear, the intervals are wider than for a fixed number of matches: they hold at every moment together.</source>
        <translation>Weil die Untersuchung aufhört, sobald die Antwort klar ist, sind die Intervalle breiter als bei fester Zahl von Partien und gelten dafür zu jedem Zeitpunkt zugleich.</translation>
    </message>
</context>
<context>
    <name>app::Desk</name>
    <message>
        <source>The card was saved as %1.</source>
        <translation>Die Karte wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>All actions have been reset to their default shortcuts.</source>
        <translation>Alle Aktionen haben wieder ihre Standardkürzel.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Castellan cannot open this kind of file: “%1”. Nothing was changed.</source>
        <translation>Diese Art von Datei kann Castellan nicht öffnen: „%1“. Nichts wurde geändert.</translation>
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
        <source>The search “%1” was removed.</source>
        <translation>Die Suche „%1“ wurde entfernt.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This game does not use decks.</source>
        <translation>Für dieses Spiel gibt es keine Decks.</translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation>&amp;Neues Deck</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was added to “%2”, which now has %n card(s).</source>
        <translation>
            <numerusform>„%1“ wurde zu „%2“ hinzugefügt; das Deck hat jetzt %n Karte.</numerusform>
            <numerusform>„%1“ wurde zu „%2“ hinzugefügt; das Deck hat jetzt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation>Deck öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 was selected; %n card(s) are ready to print.</source>
        <translation>
            <numerusform>%1 wurde ausgewählt; %n Karte ist bereit zum Drucken.</numerusform>
            <numerusform>%1 wurde ausgewählt; %n Karten sind bereit zum Drucken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message numerus="yes">
        <source>One copy each of %n character(s) was added to your collection.</source>
        <translation>
            <numerusform>Ein Exemplar von %n Charakter wurde zu deiner Sammlung hinzugefügt.</numerusform>
            <numerusform>Je ein Exemplar von %n Charakteren wurde zu deiner Sammlung hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already own at least one of every character.</source>
        <translation>Du besitzt schon mindestens ein Exemplar von jedem Charakter.</translation>
    </message>
    <message>
        <source>“%1” is another library. Every library has its own window.</source>
        <translation>„%1“ ist eine andere Bibliothek. Jede Bibliothek hat ihr eigenes Fenster.</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>In neuem Fenster öffnen</translation>
    </message>
    <message>
        <source>Castellan crashed the last time. There is a report for the developers: the version, the last actions and the stack, nothing personal. It stays on this computer unless you pass it on.</source>
        <translation>Castellan ist beim letzten Mal abgestürzt. Es gibt einen Bericht für die Entwickler: Version, letzte Aktionen und Aufrufliste, nichts Persönliches. Er bleibt auf diesem Computer, solange du ihn nicht weitergibst.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Your settings could not be saved in %1. They apply until you quit; the next change tries again. Check that the disk has space left and the folder is writable.</source>
        <translation>Deine Einstellungen konnten nicht in %1 gespeichert werden. Bis du das Programm beendest, gelten sie trotzdem; bei der nächsten Änderung wird es erneut versucht. Prüfe, ob auf dem Datenträger noch Platz und der Ordner beschreibbar ist.</translation>
    </message>
    <message>
        <source>The picture could not be written to %1: %2. Free some space or choose a folder on another disk.</source>
        <translation>Das Bild konnte nicht nach %1 geschrieben werden: %2. Schaffe Platz oder wähle einen Ordner auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>The picture could not be written to %1: %2. Choose another folder.</source>
        <translation>Das Bild konnte nicht nach %1 geschrieben werden: %2. Wähle einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>app::LibrarySession</name>
    <message>
        <source>No library open</source>
        <translation>Keine Bibliothek geöffnet</translation>
    </message>
    <message>
        <source>%1, read-only</source>
        <translation>%1, schreibgeschützt</translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>Die Bibliothek wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>model::BoxCheckModel</name>
    <message>
        <source>number of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message>
        <source>numbers of cards of %1</source>
        <translation>Kartenzahlen von %1</translation>
    </message>
    <message>
        <source>noted, not saved yet</source>
        <translation>notiert, noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1: %2 in the box</source>
        <translation>%1: %2 in der Box</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>In der Box</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>model::BranchComparison</name>
    <message>
        <source>%1 (face-down)</source>
        <translation>%1 (verdeckt)</translation>
    </message>
    <message>
        <source>The branches diverge after step %1; from there, %2 and %3 steps.</source>
        <translation>Die Zweige trennen sich nach Schritt %1; von dort sind es %2 und %3 Schritte.</translation>
    </message>
    <message>
        <source>Both positions look the same.</source>
        <translation>Beide Stellungen sehen gleich aus.</translation>
    </message>
    <message>
        <source>The match is at this step. Choose another one to compare it with.</source>
        <translation>Die Partie ist gerade bei diesem Schritt. Wähle einen anderen zum Vergleich.</translation>
    </message>
    <message numerus="yes">
        <source>This step is %n step(s) later.</source>
        <translation>
            <numerusform>Dieser Schritt kommt %n Schritt später.</numerusform>
            <numerusform>Dieser Schritt kommt %n Schritte später.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This step is %n step(s) earlier.</source>
        <translation>
            <numerusform>Dieser Schritt kommt %n Schritt früher.</numerusform>
            <numerusform>Dieser Schritt kommt %n Schritte früher.</numerusform>
        </translation>
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
        <translation>Box</translation>
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
    <name>model::CollectionModel</name>
    <message numerus="yes">
        <source>%1, %n in the deck</source>
        <translation>
            <numerusform>%1, %n im Deck</numerusform>
            <numerusform>%1, %n im Deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::DeckContentsModel</name>
    <message>
        <source>Not in your library</source>
        <translation>Nicht in deiner Bibliothek</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>No tag</source>
        <translation>Ohne Schlagwort</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Ohne Effekt</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::DeckEditsModel</name>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>As saved</source>
        <translation>Wie gespeichert</translation>
    </message>
</context>
<context>
    <name>model::DeckLibraryModel</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::DeckVersionsModel</name>
    <message>
        <source>Version %1, %2: %3</source>
        <translation>Version %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>model::EditorSession</name>
    <message>
        <source>name of the card</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>the whole card</source>
        <translation>die ganze Karte</translation>
    </message>
    <message>
        <source>gender of the German name</source>
        <translation>Geschlecht des deutschen Namens</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>custom text</source>
        <translation>eigener Text</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>clarification</source>
        <translation>Klarstellung</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>model::FileWords</name>
    <message>
        <source>there is no space left on the disk</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>a folder has this name</source>
        <translation>ein Ordner hat diesen Namen</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>only %1 of %2 bytes were written</source>
        <translation>es wurden nur %1 von %2 Bytes geschrieben</translation>
    </message>
</context>
<context>
    <name>model::LabSession</name>
    <message>
        <source>Another position</source>
        <translation>Andere Stellung</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Place a card</source>
        <translation>Karte legen</translation>
    </message>
    <message>
        <source>Remove a card</source>
        <translation>Karte entfernen</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <source>Turn a card over</source>
        <translation>Karte umdrehen</translation>
    </message>
    <message>
        <source>Remove all cards</source>
        <translation>Alle Karten entfernen</translation>
    </message>
    <message>
        <source>Change a card</source>
        <translation>Karte ändern</translation>
    </message>
    <message>
        <source>Change a number</source>
        <translation>Zahl ändern</translation>
    </message>
    <message>
        <source>Change a lane</source>
        <translation>Lane ändern</translation>
    </message>
    <message>
        <source>Change the turn</source>
        <translation>Zug ändern</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Tisch leeren</translation>
    </message>
</context>
<context>
    <name>model::MatchEnding</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Du gewinnst die Partie.</translation>
    </message>
    <message>
        <source>You lose the match.</source>
        <translation>Du verlierst die Partie.</translation>
    </message>
    <message>
        <source>Victory.</source>
        <translation>Sieg.</translation>
    </message>
    <message>
        <source>Defeat.</source>
        <translation>Niederlage.</translation>
    </message>
    <message>
        <source>The match ends in a draw.</source>
        <translation>Die Partie endet unentschieden.</translation>
    </message>
    <message>
        <source>You win the match together with %1.</source>
        <translation>Du gewinnst die Partie gemeinsam mit: %1.</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 gewinnt die Partie.</translation>
    </message>
    <message>
        <source>%1 win the match.</source>
        <translation>%1 gewinnen die Partie.</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>model::MatchSession</name>
    <message>
        <source>en</source>
        <extracomment>The code of the language of this translation.</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>it was played under the rules of another version</source>
        <translation>sie wurde nach den Regeln einer anderen Version gespielt</translation>
    </message>
    <message>
        <source>from step %1 on, it has a different outcome</source>
        <translation>ab Schritt %1 verläuft sie anders</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s) were restored</source>
        <translation>
            <numerusform>%1 von %n Schritt wurde wiederhergestellt</numerusform>
            <numerusform>%1 von %n Schritten wurden wiederhergestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1 cannot be read</source>
        <translation>Zeile %1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>it was played with different cards from those in your library now</source>
        <translation>sie wurde mit anderen Karten gespielt, als jetzt in deiner Bibliothek sind</translation>
    </message>
    <message numerus="yes">
        <source>%1; the %n step(s) before it were restored</source>
        <translation>
            <numerusform>%1; %n Schritt davor wurde wiederhergestellt</numerusform>
            <numerusform>%1; die %n Schritte davor wurden wiederhergestellt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::OwnCardModel</name>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>changes not saved</source>
        <translation>Änderungen nicht gespeichert</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>Card without a name</source>
        <translation>Karte ohne Namen</translation>
    </message>
</context>
<context>
    <name>model::PrintedValuesModel</name>
    <message>
        <source>%1’s strength</source>
        <translation>Stärke von %1</translation>
    </message>
    <message>
        <source>%1’s effect</source>
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
    <name>model::RecordTableModel</name>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Share of wins (95 %)</source>
        <translation>Siegquote (95 %)</translation>
    </message>
</context>
<context>
    <name>model::ReviewModel</name>
    <message>
        <source>thin evidence</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
</context>
<context>
    <name>model::ReviewSummary</name>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>Schritt %1, %2: %3</translation>
    </message>
    <message>
        <source>The match is not over; the review ends at step %1.</source>
        <translation>Die Partie ist noch nicht zu Ende; die Analyse reicht bis Schritt %1.</translation>
    </message>
    <message>
        <source>You won. With average luck your chance would have been %1.</source>
        <translation>Du hast gewonnen. Bei durchschnittlichem Glück wäre deine Chance %1 gewesen.</translation>
    </message>
    <message>
        <source>%1 won. With average luck the chance would have been %2.</source>
        <translation>%1 hat gewonnen. Bei durchschnittlichem Glück wäre die Chance %2 gewesen.</translation>
    </message>
    <message>
        <source>You lost. With average luck your chance would have been %1.</source>
        <translation>Du hast verloren. Bei durchschnittlichem Glück wäre deine Chance %1 gewesen.</translation>
    </message>
    <message>
        <source>%1 lost. With average luck the chance would have been %2.</source>
        <translation>%1 hat verloren. Bei durchschnittlichem Glück wäre die Chance %2 gewesen.</translation>
    </message>
    <message>
        <source>The win was shared.</source>
        <translation>Der Sieg wurde geteilt.</translation>
    </message>
    <message numerus="yes">
        <source>Luck: %1 points. Decisions: %2 points lost in %n decision(s).</source>
        <translation>
            <numerusform>Glück: %1 Punkte. Entscheidungen: %2 Punkte verloren in %n Entscheidung.</numerusform>
            <numerusform>Glück: %1 Punkte. Entscheidungen: %2 Punkte verloren in %n Entscheidungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match was lost to the draw rather than to mistakes.</source>
        <translation>Die Partie ging eher am Kartenglück verloren als an Fehlern.</translation>
    </message>
    <message>
        <source>The match was lost to mistakes rather than to the draw.</source>
        <translation>Die Partie ging eher an Fehlern verloren als am Kartenglück.</translation>
    </message>
    <message>
        <source>Turning point: %1.</source>
        <translation>Wendepunkt: %1.</translation>
    </message>
    <message>
        <source>Best decision: %1 (%2 points ahead of the next answer).</source>
        <translation>Beste Entscheidung: %1 (%2 Punkte vor der nächsten Antwort).</translation>
    </message>
    <message>
        <source>Worst decision: %1 (%2 points).</source>
        <translation>Schlechteste Entscheidung: %1 (%2 Punkte).</translation>
    </message>
    <message>
        <source>Try next: practise this position and find a better answer.</source>
        <translation>Als Nächstes: Übe diese Stellung und finde eine bessere Antwort.</translation>
    </message>
    <message>
        <source>No mistakes were found. Try next: a stronger opponent.</source>
        <translation>Es wurden keine Fehler gefunden. Als Nächstes: ein stärkerer Gegner.</translation>
    </message>
</context>
<context>
    <name>model::ReviewWords</name>
    <message>
        <source>inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>It wins %1 of the continuations, the other answer %2.</source>
        <translation>Diese Antwort gewinnt %1 der Fortsetzungen, die andere %2.</translation>
    </message>
    <message>
        <source>“%1” is ahead in %2 of the continuations, after the other answer in %3.</source>
        <translation>„%1“ liegt in %2 der Fortsetzungen vorn, nach der anderen Antwort in %3.</translation>
    </message>
    <message>
        <source>“%1” comes to %2 on average, after the other answer to %3.</source>
        <translation>„%1“ kommt im Mittel auf %2, nach der anderen Antwort auf %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 continuations show this, the first one after %n decision(s).</source>
        <translation>
            <numerusform>%1 von %2 Fortsetzungen zeigen das, die erste nach %n Entscheidung.</numerusform>
            <numerusform>%1 von %2 Fortsetzungen zeigen das, die erste nach %n Entscheidungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single number explains the difference.</source>
        <translation>Keine einzelne Zahl erklärt den Unterschied.</translation>
    </message>
</context>
<context>
    <name>model::StorageWords</name>
    <message>
        <source>another program has locked it</source>
        <translation>ein anderes Programm hat sie gesperrt</translation>
    </message>
    <message>
        <source>it is write-protected</source>
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
        <source>it is not a Castellan library</source>
        <translation>es ist keine Castellan-Bibliothek</translation>
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
        <source>an internal error (%1)</source>
        <translation>ein interner Fehler (%1)</translation>
    </message>
</context>
<context>
    <name>model::StudyMatchModel</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>points of both sides</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>model::TimelineModel</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>%1: secret answer</source>
        <translation>%1: geheime Antwort</translation>
    </message>
    <message>
        <source>Secret answer</source>
        <translation>Geheime Antwort</translation>
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
        <source>Deck builder, rules reference and practice table for tabletop card games that you own on paper. Unofficial: the names of games and cards belong to their owners, and no artwork or rulebook text is included.</source>
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
        <source>Details of this computer</source>
        <translation>Angaben zu diesem Rechner</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
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
    <name>views::AnswersForm</name>
    <message>
        <source>Question in English</source>
        <translation>Frage auf Englisch</translation>
    </message>
    <message>
        <source>Question in German</source>
        <translation>Frage auf Deutsch</translation>
    </message>
    <message>
        <source>Answer in English</source>
        <translation>Antwort auf Englisch</translation>
    </message>
    <message>
        <source>Answer in German</source>
        <translation>Antwort auf Deutsch</translation>
    </message>
    <message>
        <source>Remove this clarification</source>
        <translation>Diese Klarstellung entfernen</translation>
    </message>
    <message>
        <source>Your own clarifications</source>
        <translation>Eigene Klarstellungen</translation>
    </message>
    <message>
        <source>A question about this card and your answer</source>
        <translation>Eine Frage zu dieser Karte und wie du sie beantwortest</translation>
    </message>
    <message>
        <source>Add clarification</source>
        <translation>Klarstellung hinzufügen</translation>
    </message>
</context>
<context>
    <name>views::AppearancePage</name>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>For all texts, cards and rules. Takes effect immediately.</source>
        <translation>Für alle Texte, Karten und Regeln. Wechselt sofort.</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>For everything except printed cards.</source>
        <translation>Für alles außer gedruckten Karten.</translation>
    </message>
    <message>
        <source>&amp;Spacing</source>
        <translation>Ab&amp;stände</translation>
    </message>
    <message>
        <source>Compact shows more rows at once.</source>
        <translation>Kompakt zeigt mehr Zeilen auf einmal.</translation>
    </message>
    <message>
        <source>Same as the system</source>
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
    <message>
        <source>&amp;Motion</source>
        <translation>Be&amp;wegung</translation>
    </message>
    <message>
        <source>Cards at the table move to their new position.</source>
        <translation>Karten am Tisch bewegen sich an ihren Platz.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Light or dark to match your desktop, or always the same. High contrast is easier to read with poor eyesight.</source>
        <translation>Hell oder dunkel wie dein Desktop, oder immer gleich. Hoher Kontrast ist leichter zu lesen, wenn du schlecht siehst.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
</context>
<context>
    <name>views::AskDialog</name>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask about a rule, in your own words</source>
        <translation>Frage nach einer Regel, in eigenen Worten</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>For example: What happens if the deck is empty?</source>
        <translation>Zum Beispiel: Was passiert, wenn das Deck leer ist?</translation>
    </message>
    <message>
        <source>No rule was found. Try other words, or fewer of them.</source>
        <translation>Keine Regel wurde gefunden. Versuche andere oder weniger Wörter.</translation>
    </message>
    <message>
        <source>In the user guide: %1</source>
        <translation>Im Handbuch: %1</translation>
    </message>
</context>
<context>
    <name>views::BattlegroundForm</name>
    <message>
        <source>an enemy in range</source>
        <translation>einen Gegner in Reichweite</translation>
    </message>
    <message>
        <source>a friend in range</source>
        <translation>einen Freund in Reichweite</translation>
    </message>
    <message>
        <source>anyone in range</source>
        <translation>irgendwen in Reichweite</translation>
    </message>
    <message>
        <source>the character itself</source>
        <translation>den Charakter selbst</translation>
    </message>
    <message>
        <source>Loses health</source>
        <translation>Verliert Leben</translation>
    </message>
    <message>
        <source>Regains health</source>
        <translation>Erhält Leben zurück</translation>
    </message>
    <message>
        <source>Is pushed away</source>
        <translation>Wird weggeschoben</translation>
    </message>
    <message>
        <source>You take gold from its card</source>
        <translation>Du nimmst Gold von der Karte</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>Turns around</source>
        <translation>Macht kehrt</translation>
    </message>
    <message>
        <source>Gets a shield</source>
        <translation>Erhält einen Schild</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>das Ziel</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Attacks per turn</source>
        <translation>Angriffe pro Zug</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Defences per turn</source>
        <translation>Verteidigungen pro Zug</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Special ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Add step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Another step of the ability, after the others</source>
        <translation>Ein weiterer Schritt der Fähigkeit, nach den anderen</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Who it affects</source>
        <translation>Wen es trifft</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Wie viel</translation>
    </message>
    <message>
        <source>Remove this step</source>
        <translation>Diesen Schritt entfernen</translation>
    </message>
</context>
<context>
    <name>views::BoardView</name>
    <message>
        <source>Out of the match.</source>
        <translation>Nicht mehr im Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n Karte.</numerusform>
            <numerusform>%n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3.</source>
        <translation>%1, %2 von %3.</translation>
    </message>
    <message>
        <source>Won by %1, out of the match.</source>
        <translation>Von %1 gewonnen, aus dem Spiel.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>It is this player’s turn.</source>
        <translation>Ist am Zug.</translation>
    </message>
    <message>
        <source>This player has to decide.</source>
        <translation>Muss sich entscheiden.</translation>
    </message>
    <message>
        <source>You are viewing the table from here.</source>
        <translation>Du siehst den Tisch von hier.</translation>
    </message>
    <message>
        <source>Press to view the table from here.</source>
        <translation>Drücke, um den Tisch von hier zu sehen.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 with %n card(s)</source>
        <translation>
            <numerusform>%1: %2 mit %n Karte</numerusform>
            <numerusform>%1: %2 mit %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Erobert von %1</translation>
    </message>
    <message>
        <source>Press to see this front in full.</source>
        <translation>Drücke hier, um diese Front vollständig zu sehen.</translation>
    </message>
    <message>
        <source>Front %1</source>
        <translation>Front %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>slain</source>
        <translation>erschlagen</translation>
    </message>
    <message>
        <source>%1. Printed: %2</source>
        <translation>%1. Aufgedruckt: %2</translation>
    </message>
    <message>
        <source>Belongs to %1.</source>
        <translation>Gehört: %1.</translation>
    </message>
    <message>
        <source>Faces its owner’s edge.</source>
        <translation>Blickt zum eigenen Rand.</translation>
    </message>
    <message>
        <source>Faces the enemy’s edge.</source>
        <translation>Blickt zum Rand des Gegners.</translation>
    </message>
</context>
<context>
    <name>views::BoxCheckPage</name>
    <message numerus="yes">
        <source>%1 of %2 kinds checked · %n card(s)</source>
        <translation>
            <numerusform>%1 von %2 Arten geprüft · %n Karte</numerusform>
            <numerusform>%1 von %2 Arten geprüft · %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be saved yet: %1.</source>
        <translation>Noch kann nichts gespeichert werden: %1.</translation>
    </message>
    <message>
        <source>Check against your box</source>
        <translation>Mit deiner Box vergleichen</translation>
    </message>
    <message>
        <source>Sort your cards by kind. A digit enters how many there are and goes on to the next kind; Enter says that the number shown is right. Space leads to the next kind that is not checked, Delete takes a number back, Ctrl+Enter saves.</source>
        <translation>Sortiere deine Karten nach Art. Eine Ziffer trägt die Anzahl ein und führt zur nächsten Art; die Eingabetaste bestätigt die angezeigte Zahl. Die Leertaste führt zur nächsten ungeprüften Art, Entf nimmt eine Zahl zurück, Strg+Eingabe speichert.</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Zurück zu den Karten</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Kinds of cards and how many a box holds</source>
        <translation>Kartenarten und wie viele davon in einer Box sind</translation>
    </message>
    <message>
        <source>Save numbers</source>
        <translation>Zahlen speichern</translation>
    </message>
</context>
<context>
    <name>views::BuilderPage</name>
    <message numerus="yes">
        <source>Match deck with “%1”: %n card(s)</source>
        <translation>
            <numerusform>Spieldeck mit „%1“: %n Karte</numerusform>
            <numerusform>Spieldeck mit „%1“: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deck alone: %n card(s)</source>
        <translation>
            <numerusform>Dieses Deck allein: %n Karte</numerusform>
            <numerusform>Dieses Deck allein: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Which cards are shuffled</source>
        <translation>Welche Karten gemischt werden</translation>
    </message>
    <message>
        <source>The deck is paired: both decks are shuffled into one</source>
        <translation>Die Decks sind zusammengelegt: Beide werden zu einem gemischt</translation>
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
    <message>
        <source>Fit to window</source>
        <translation>An das Fenster anpassen</translation>
    </message>
    <message>
        <source>Small faces</source>
        <translation>Kleine Karten</translation>
    </message>
    <message>
        <source>Medium faces</source>
        <translation>Mittlere Karten</translation>
    </message>
    <message>
        <source>Large faces</source>
        <translation>Große Karten</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of the cards; medium and large ones show text and source</source>
        <translation>Größe der Karten; mittlere und große zeigen Text und Herkunft</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Größe der Karten</translation>
    </message>
</context>
<context>
    <name>views::CardChoice</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Cards to print</source>
        <translation>Zu druckende Karten</translation>
    </message>
    <message>
        <source>Find a card by name</source>
        <translation>Karte nach Name suchen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Keine auswählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
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
    <message>
        <source>%1 Values: %2</source>
        <comment>mark of provenance, where the value comes from</comment>
        <translation>%1 Werte: %2</translation>
    </message>
</context>
<context>
    <name>views::CardFilters</name>
    <message>
        <source>All types</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Show only cards of one type</source>
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
        <source>Show only characters of one strength</source>
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
        <source>Show only cards you own, or only those you don’t</source>
        <translation>Nur Karten zeigen, die du besitzt oder nicht besitzt</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Beste Treffer zuerst</translation>
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
        <translation>Nach Box</translation>
    </message>
    <message>
        <source>By number of copies</source>
        <translation>Nach Anzahl</translation>
    </message>
    <message>
        <source>Choose the order of the cards</source>
        <translation>Reihenfolge der Karten wählen</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>Alle Boxen</translation>
    </message>
    <message>
        <source>No box given</source>
        <translation>Ohne Angabe</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Show only cards from a box</source>
        <translation>Nur Karten aus einer Box zeigen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Show only cards from a game</source>
        <translation>Nur Karten eines Spiels zeigen</translation>
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
    <name>views::CardPalette</name>
    <message>
        <source>Find a card</source>
        <translation>Karte finden</translation>
    </message>
    <message>
        <source>Enter places the first matching card, Shift+Enter places it face-down</source>
        <translation>Eingabe legt die erste passende Karte, Umschalt+Eingabe legt sie verdeckt</translation>
    </message>
    <message>
        <source>Cards to place on the board</source>
        <translation>Karten, die du legen kannst</translation>
    </message>
    <message>
        <source>Place cards face-down</source>
        <translation>Karten verdeckt legen</translation>
    </message>
    <message>
        <source>Choose a position on the board, then a card. Or drag the card there.</source>
        <translation>Wähle einen Platz auf dem Tisch, dann eine Karte. Oder ziehe die Karte dorthin.</translation>
    </message>
    <message>
        <source>Next card: %1</source>
        <translation>Nächste Karte: %1</translation>
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
    <message>
        <source>one of each character</source>
        <translation>von jedem Charakter eine Karte</translation>
    </message>
    <message>
        <source>Copy in both languages</source>
        <translation>In beiden Sprachen kopieren</translation>
    </message>
    <message>
        <source>Open in the rulebook</source>
        <translation>Im Regelbuch öffnen</translation>
    </message>
    <message>
        <source>Play this example</source>
        <translation>Dieses Beispiel spielen</translation>
    </message>
</context>
<context>
    <name>views::ChanceCurve</name>
    <message>
        <source>Winning chances over the match</source>
        <translation>Gewinnchancen im Verlauf der Partie</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>views::ClausePicker</name>
    <message>
        <source>Words from a rule</source>
        <translation>Wörter einer Regel</translation>
    </message>
    <message>
        <source>Find the right rule</source>
        <translation>Die richtige Regel finden</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>views::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Name or text; press Enter to add</source>
        <translation>Name oder Text; Eingabe fügt hinzu</translation>
    </message>
    <message>
        <source>Search the collection</source>
        <translation>Die Sammlung durchsuchen</translation>
    </message>
    <message>
        <source>Enter or double-click to add a card, − to remove one</source>
        <translation>Eingabe oder Doppelklick fügt hinzu, − entfernt eine</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Welche Karten</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Cards you own</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
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
        <source>No matching cards</source>
        <translation>Keine passende Karte</translation>
    </message>
    <message>
        <source>Searches names and texts in English and German.</source>
        <translation>Gesucht wird in Namen und Texten, deutsch und englisch.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Alle Karten zeigen</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>Nach Kosten</translation>
    </message>
</context>
<context>
    <name>views::ComparePage</name>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>Deck or version to compare with</source>
        <translation>Deck oder Version zum Vergleichen</translation>
    </message>
    <message>
        <source>Merge into this deck</source>
        <translation>In dieses Deck übernehmen</translation>
    </message>
    <message>
        <source>Add the cards missing from this deck; for each card, the higher number is used</source>
        <translation>Ergänzen, was diesem Deck fehlt; von jeder Karte bleibt die größere Anzahl</translation>
    </message>
    <message>
        <source>choose a deck or version</source>
        <translation>Deck oder Version wählen</translation>
    </message>
    <message>
        <source>Version %1 from %2</source>
        <translation>Version %1 vom %2</translation>
    </message>
    <message>
        <source>The differences are listed here, card by card.</source>
        <translation>Hier stehen die Unterschiede, Karte für Karte.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Dort</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Beide sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are the same in both; the differences:</source>
        <translation>
            <numerusform>%n Karte ist in beiden gleich; die Unterschiede:</numerusform>
            <numerusform>%n Karten sind in beiden gleich; die Unterschiede:</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
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
        <source>Collect the rules you look up often here.</source>
        <translation>Sammle hier die Regeln, die du immer wieder nachschlägst.</translation>
    </message>
    <message>
        <source>Bookmark this rule</source>
        <translation>Lesezeichen setzen</translation>
    </message>
</context>
<context>
    <name>views::ControlNames</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>views::DataPage</name>
    <message>
        <source>Your games and boxes</source>
        <translation>Deine Spiele und Boxen</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Castellan makes a backup once a day and before every upgrade, and keeps the last %1.</source>
        <translation>Castellan legt einmal am Tag und vor jeder Umstellung eine Sicherung an und behält die letzten %1.</translation>
    </message>
    <message>
        <source>Restore this backup…</source>
        <translation>Diese Sicherung wiederherstellen …</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1, daily</source>
        <translation>%1, täglich</translation>
    </message>
    <message>
        <source>%1, before an upgrade</source>
        <translation>%1, vor einer Umstellung</translation>
    </message>
    <message>
        <source>Your library goes back to that day. Today’s library is set aside next to it, not deleted.</source>
        <translation>Deine Bibliothek wird wieder so wie an jenem Tag. Die heutige wird daneben abgelegt, nicht gelöscht.</translation>
    </message>
</context>
<context>
    <name>views::DeckBuilder</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes, stored as a draft</source>
        <translation>Nicht gespeichert, Entwurf gesichert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Back to all decks; your draft is safe</source>
        <translation>Zurück zu allen Decks; der Entwurf bleibt erhalten</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>The variant the deck is for</source>
        <translation>Die Variante, für die das Deck ist</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>About the deck</source>
        <translation>Über das Deck</translation>
    </message>
    <message>
        <source>The game the deck is for</source>
        <translation>Das Spiel, für das das Deck ist</translation>
    </message>
    <message>
        <source>The game the deck is for; you can choose another for a new deck</source>
        <translation>Das Spiel, für das das Deck ist; für ein neues Deck kannst du ein anderes wählen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Never saved; stored as a draft while you work</source>
        <translation>Noch nie gespeichert; der Entwurf wird laufend gesichert</translation>
    </message>
</context>
<context>
    <name>views::DeckPane</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards yet. Type a name on the left and press Enter, double-click a card, or drag it here.</source>
        <translation>Noch keine Karten. Tippe links einen Namen und drücke die Eingabetaste, doppelklicke auf eine Karte oder ziehe sie hierher.</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Karten des Decks</translation>
    </message>
    <message>
        <source>Show card faces instead of rows</source>
        <translation>Kartenbilder statt Zeilen zeigen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Choose how the cards are grouped</source>
        <translation>Wählen, wie die Karten gruppiert werden</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Ohne Gruppen</translation>
    </message>
    <message>
        <source>By effect</source>
        <translation>Nach Effekt</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>Nach Stärke</translation>
    </message>
    <message>
        <source>By tag</source>
        <translation>Nach Schlagwort</translation>
    </message>
</context>
<context>
    <name>views::DeckShelf</name>
    <message>
        <source>All tags</source>
        <translation>Alle Schlagwörter</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Name or tag</source>
        <translation>Name oder Schlagwort</translation>
    </message>
    <message>
        <source>Search your decks</source>
        <translation>Deine Decks durchsuchen</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Nach Variante</translation>
    </message>
    <message>
        <source>By number of cards</source>
        <translation>Nach Kartenzahl</translation>
    </message>
    <message>
        <source>No decks yet</source>
        <translation>Noch keine Decks</translation>
    </message>
    <message>
        <source>Build one: a tournament deck has fifteen different cards. Or drop a deck file onto the window.</source>
        <translation>Baue eines: Ein Turnierdeck hat fünfzehn verschiedene Karten. Oder ziehe eine Deckdatei auf das Fenster.</translation>
    </message>
    <message>
        <source>Build a deck</source>
        <translation>Ein Deck bauen</translation>
    </message>
    <message>
        <source>No matching decks</source>
        <translation>Kein passendes Deck</translation>
    </message>
    <message>
        <source>Searches names and tags.</source>
        <translation>Gesucht wird in Namen und Schlagwörtern.</translation>
    </message>
    <message>
        <source>Show all decks</source>
        <translation>Alle Decks zeigen</translation>
    </message>
    <message>
        <source>Played without decks:</source>
        <translation>Ohne Decks gespielt:</translation>
    </message>
</context>
<context>
    <name>views::DeckShelfDelegate</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>draft, not saved yet</source>
        <translation>Entwurf, noch nicht gespeichert</translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation>nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>✓ Legal</source>
        <translation>✓ Gültig</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n reason(s)</source>
        <comment>why a deck is not legal yet</comment>
        <translation>
            <numerusform>✗ %n Grund</numerusform>
            <numerusform>✗ %n Gründe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::DecklessPage</name>
    <message>
        <source>Back to your decks</source>
        <translation>Zurück zu deinen Decks</translation>
    </message>
    <message>
        <source>%1 does not use decks</source>
        <translation>%1 wird ohne Decks gespielt</translation>
    </message>
    <message>
        <source>All cards come from the box. Choose who plays, the number of seats and the rules on the set-up page.</source>
        <translation>Alle Karten kommen aus der Box. Wer mitspielt, die Zahl der Plätze und die Regeln wählst du beim Spielaufbau.</translation>
    </message>
    <message>
        <source>Set up a match</source>
        <translation>Partie aufbauen</translation>
    </message>
</context>
<context>
    <name>views::DecksPlace</name>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n Deck</numerusform>
            <numerusform>%n Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck could not be read from your library. Nothing was changed.</source>
        <translation>Das Deck konnte nicht aus deiner Bibliothek gelesen werden. Es wurde nichts verändert.</translation>
    </message>
    <message>
        <source>No library is open to save the deck in. Export it to a file instead.</source>
        <translation>Es ist keine Bibliothek geöffnet, in der das Deck gespeichert werden könnte. Exportiere es stattdessen in eine Datei.</translation>
    </message>
    <message>
        <source>The deck could not be saved. The last version and your draft are unchanged. Free some space or check the folder, then save again.</source>
        <translation>Das Deck konnte nicht gespeichert werden. Die letzte Version und dein Entwurf sind unverändert. Schaffe Platz oder prüfe den Ordner, dann speichere noch einmal.</translation>
    </message>
    <message>
        <source>“%1” was saved as version %2.</source>
        <translation>„%1“ wurde als Version %2 gespeichert.</translation>
    </message>
    <message>
        <source>“%1” was saved as version %2, although it is not legal yet.</source>
        <translation>„%1“ wurde als Version %2 gespeichert, ist aber noch nicht gültig.</translation>
    </message>
    <message>
        <source>Version %1 was restored as the latest version.</source>
        <translation>Version %1 wurde als neueste Version wiederhergestellt.</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>Ein Deck importieren</translation>
    </message>
    <message>
        <source>Night watch</source>
        <translation>Nachtwache</translation>
    </message>
    <message>
        <source>club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Old gods</source>
        <translation>Alte Götter</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Work in progress</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Die Zwischenablage</translation>
    </message>
    <message>
        <source>%1 could not be read as a deck: %2 Nothing was changed.</source>
        <translation>%1 konnte nicht als Deck gelesen werden: %2 Es wurde nichts verändert.</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Das Deck exportieren</translation>
    </message>
    <message>
        <source>The deck was exported to %1.</source>
        <translation>Das Deck wurde nach %1 exportiert.</translation>
    </message>
    <message>
        <source>The cards were exported to %1. This format does not support variant, sleeves or options.</source>
        <translation>Die Karten wurden nach %1 exportiert. Variante, Hüllen und Optionen kennt dieses Format nicht.</translation>
    </message>
    <message>
        <source>%1 could not be written (%2). The previous file is unchanged.</source>
        <translation>%1 konnte nicht geschrieben werden (%2). Die bisherige Datei ist unverändert.</translation>
    </message>
    <message>
        <source>A link with the whole deck was copied to the clipboard.</source>
        <translation>Ein Link mit dem ganzen Deck wurde in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The deck was copied to the clipboard as text.</source>
        <translation>Das Deck wurde als Text in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, Kopie</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>„%1“ wurde entfernt.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>My first deck</source>
        <translation>Mein erstes Deck</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>Der Link</translation>
    </message>
    <message>
        <source>%1 is a deck for %2, so it cannot be paired with this one. Nothing was changed.</source>
        <translation>%1 ist ein Deck für %2 und lässt sich mit diesem nicht zusammenlegen. Es wurde nichts verändert.</translation>
    </message>
    <message>
        <source>The draft of this deck cannot be saved in your library: %1. The deck is safe while the window is open, and Castellan will keep trying to save it.</source>
        <translation>Der Entwurf dieses Decks kann nicht in deiner Bibliothek gespeichert werden: %1. Solange das Fenster offen ist, ist das Deck sicher, und Castellan versucht das Speichern von selbst wieder.</translation>
    </message>
    <message>
        <source>The draft of this deck is saved in your library again.</source>
        <translation>Der Entwurf dieses Decks ist wieder in deiner Bibliothek gespeichert.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Nothing was changed.</source>
        <translation>%1 lässt sich nicht lesen: %2. Es wurde nichts verändert.</translation>
    </message>
    <message>
        <source>The sample decks cannot be saved. Is the library writable?</source>
        <translation>Die Beispieldecks können nicht gespeichert werden. Ist die Bibliothek beschreibbar?</translation>
    </message>
    <message>
        <source>All sample decks of this game are among your decks.</source>
        <translation>Alle Beispieldecks dieses Spiels sind unter deinen Decks.</translation>
    </message>
    <message numerus="yes">
        <source>%n sample deck(s) added.</source>
        <translation>
            <numerusform>%n Beispieldeck wurde hinzugefügt.</numerusform>
            <numerusform>%n Beispieldecks wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the clipboard…</source>
        <translation>Zwischenablage wird gelesen …</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>„%1“ wird gelesen …</translation>
    </message>
    <message>
        <source>%1, registration</source>
        <translation>%1, Registrierung</translation>
    </message>
    <message>
        <source>Registration sheet</source>
        <translation>Registrierungsbogen</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf)</source>
        <translation>Seiten zum Drucken (*.pdf)</translation>
    </message>
    <message>
        <source>The registration sheet was written to “%1”.</source>
        <translation>Der Registrierungsbogen wurde nach „%1“ geschrieben.</translation>
    </message>
    <message>
        <source>%1, study</source>
        <translation>%1, Untersuchung</translation>
    </message>
    <message>
        <source>Export the study</source>
        <translation>Untersuchung exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json);;Picture (*.png);;Report to print (*.pdf)</source>
        <translation>Tabelle (*.csv);;JSON (*.json);;Bild (*.png);;Bericht zum Drucken (*.pdf)</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>„%1“ kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The study was exported to “%1”.</source>
        <translation>Die Untersuchung wurde nach „%1“ exportiert.</translation>
    </message>
</context>
<context>
    <name>views::DetailsPage</name>
    <message>
        <source>&amp;Tags</source>
        <translation>Sch&amp;lagwörter</translation>
    </message>
    <message>
        <source>words, separated by commas</source>
        <translation>Wörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Sleeves</source>
        <translation>Hüllen</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>No sleeves</source>
        <translation>Keine Hüllen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Sleeves: %1</source>
        <translation>Hüllen: %1</translation>
    </message>
</context>
<context>
    <name>views::EditorPage</name>
    <message>
        <source>New card</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Correct: %1</source>
        <translation>Korrigieren: %1</translation>
    </message>
    <message>
        <source>Nothing can be saved: the library is read-only.</source>
        <translation>Es lässt sich nichts speichern: Die Bibliothek ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Not finished; your draft is safe.</source>
        <translation>Noch nicht fertig; dein Entwurf bleibt erhalten.</translation>
    </message>
    <message>
        <source>Changed, not saved yet; your draft is safe.</source>
        <translation>Geändert, noch nicht gespeichert; dein Entwurf bleibt erhalten.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Back to your own cards</source>
        <translation>Zurück zu deinen eigenen Karten</translation>
    </message>
    <message>
        <source>Try the card in a small position in the rules lab</source>
        <translation>Die Karte in einer kleinen Stellung im Regellabor ausprobieren</translation>
    </message>
    <message>
        <source>Save the card to your library (Ctrl+S)</source>
        <translation>Die Karte in deiner Bibliothek speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>views::EditorPlace</name>
    <message numerus="yes">
        <source>%n own card(s)</source>
        <translation>
            <numerusform>%n eigene Karte</numerusform>
            <numerusform>%n eigene Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>This card can be saved</source>
        <translation>Diese Karte kann gespeichert werden</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) to fix</source>
        <translation>
            <numerusform>Noch %n Problem zu beheben</numerusform>
            <numerusform>Noch %n Probleme zu beheben</numerusform>
        </translation>
    </message>
    <message>
        <source>correction of %1</source>
        <translation>Korrektur von %1</translation>
    </message>
    <message>
        <source>own card %1</source>
        <translation>eigene Karte %1</translation>
    </message>
    <message>
        <source>Your correction of “%1” was saved.</source>
        <translation>Deine Korrektur von „%1“ wurde gespeichert.</translation>
    </message>
    <message>
        <source>“%1” was added to your library.</source>
        <translation>„%1“ wurde zu deiner Bibliothek hinzugefügt.</translation>
    </message>
    <message>
        <source>Trying %1</source>
        <translation>%1 ausprobieren</translation>
    </message>
    <message>
        <source>The draft was discarded.</source>
        <translation>Der Entwurf wurde verworfen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>%1 wiederhergestellt</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>“%1” was removed. Decks that contain it keep it.</source>
        <translation>„%1“ wurde entfernt. Decks, die die Karte enthalten, behalten sie.</translation>
    </message>
    <message>
        <source>The draft of your card cannot be saved in your library: %1. The card is safe while the window is open, and Castellan will keep trying to save it.</source>
        <translation>Der Entwurf deiner Karte kann nicht in deiner Bibliothek gespeichert werden: %1. Solange das Fenster offen ist, ist die Karte sicher, und Castellan versucht das Speichern von selbst wieder.</translation>
    </message>
    <message>
        <source>The draft of your card is saved in your library again.</source>
        <translation>Der Entwurf deiner Karte ist wieder in deiner Bibliothek gespeichert.</translation>
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
    <name>views::EffectPanel</name>
    <message>
        <source>Add step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Another step of this effect, after the others</source>
        <translation>Ein weiterer Schritt dieses Effekts, nach den anderen</translation>
    </message>
    <message>
        <source>Remove this effect</source>
        <translation>Diesen Effekt entfernen</translation>
    </message>
</context>
<context>
    <name>views::EffectsForm</name>
    <message>
        <source>Before: %1</source>
        <translation>Zuvor: %1</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>kein Effekt</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>Without an effect, only the card’s strength counts. Add an effect and choose what it does; its text is written for you in both languages.</source>
        <translation>Ohne Effekt zählt nur die Stärke der Karte. Füge einen Effekt hinzu und wähle, was er tut; der Text wird in beiden Sprachen automatisch geschrieben.</translation>
    </message>
    <message>
        <source>A card has at most one effect of each type</source>
        <translation>Eine Karte hat von jeder Art höchstens einen Effekt</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to the value in the library</source>
        <translation>Auf den Wert der Bibliothek zurücksetzen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kartenart</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Gender of the German name</source>
        <translation>Geschlecht des deutschen Namens</translation>
    </message>
    <message>
        <source>Add effect</source>
        <translation>Effekt hinzufügen</translation>
    </message>
</context>
<context>
    <name>views::ExerciseBar</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show the best answer</source>
        <translation>Beste Antwort zeigen</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Üben beenden</translation>
    </message>
    <message>
        <source>Find a better answer. In the match: %1, which cost %2 points.</source>
        <translation>Finde eine bessere Antwort. In der Partie: %1. Das hat %2 Punkte gekostet.</translation>
    </message>
    <message>
        <source>Your answer is being checked …</source>
        <translation>Deine Antwort wird geprüft …</translation>
    </message>
    <message>
        <source>Solved: %1 has a winning chance of %2.</source>
        <translation>Gelöst: %1. Gewinnchance: %2.</translation>
    </message>
    <message>
        <source>Not good enough: %1 is %2 points behind the best answer. Try another one.</source>
        <translation>Nicht gut genug: %1. Das sind %2 Punkte weniger als mit der besten Antwort. Versuche eine andere.</translation>
    </message>
    <message>
        <source>The best answer is %1, with a winning chance of %2.</source>
        <translation>Die beste Antwort: %1. Gewinnchance: %2.</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Nächste Übung</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>views::ExportPage</name>
    <message>
        <source>Give the pack a title.</source>
        <translation>Gib dem Paket einen Titel.</translation>
    </message>
    <message>
        <source>The id must have 2 to 60 lower-case letters, digits and hyphens, and start with a letter.</source>
        <translation>Die Kennung muss 2 bis 60 Kleinbuchstaben (a–z), Ziffern und Bindestriche haben und mit einem Buchstaben beginnen.</translation>
    </message>
    <message>
        <source>Enter a version such as 1.2.0.</source>
        <translation>Gib eine Version wie 1.2.0 an.</translation>
    </message>
    <message>
        <source>Enter the author.</source>
        <translation>Gib an, von wem es ist.</translation>
    </message>
    <message>
        <source>Enter the licence under which others may use it.</source>
        <translation>Gib an, unter welcher Lizenz andere es nutzen dürfen.</translation>
    </message>
    <message>
        <source>Export a pack</source>
        <translation>Ein Paket exportieren</translation>
    </message>
    <message>
        <source>Others can install the pack in their own library. Built-in cards are not copied; the pack contains only your corrections to them.</source>
        <translation>Andere installieren das Paket in ihrer eigenen Bibliothek. Eingebaute Karten werden nicht kopiert; das Paket enthält nur deine Korrekturen dazu.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>English title</source>
        <translation>Englischer Titel</translation>
    </message>
    <message>
        <source>German title</source>
        <translation>Deutscher Titel</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Identifies the pack permanently</source>
        <translation>Identifiziert das Paket dauerhaft</translation>
    </message>
    <message>
        <source>Several names, separated by commas</source>
        <translation>Mehrere Namen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Save pack…</source>
        <translation>Paket speichern …</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>My own cards</source>
        <translation>Meine eigenen Karten</translation>
    </message>
    <message>
        <source>My corrections</source>
        <translation>Meine Korrekturen</translation>
    </message>
    <message>
        <source>a correction</source>
        <translation>eine Korrektur</translation>
    </message>
    <message>
        <source>from a pack</source>
        <translation>aus einem Paket</translation>
    </message>
    <message>
        <source>your own card</source>
        <translation>deine eigene Karte</translation>
    </message>
    <message>
        <source>Scenario: %1</source>
        <translation>Szenario: %1</translation>
    </message>
    <message>
        <source>The deck itself. All of its cards are built in.</source>
        <translation>Das Deck selbst. Alle seine Karten sind eingebaut.</translation>
    </message>
    <message>
        <source>The deck itself and these cards. The others are built in.</source>
        <translation>Das Deck selbst und diese Karten. Die anderen sind eingebaut.</translation>
    </message>
    <message>
        <source>You have not corrected any cards of this game.</source>
        <translation>Du hast noch keine Karte dieses Spiels korrigiert.</translation>
    </message>
    <message>
        <source>You have not created any cards for this game yet.</source>
        <translation>Du hast noch keine Karte für dieses Spiel gemacht.</translation>
    </message>
    <message>
        <source>All cards of this game are built in and unchanged.</source>
        <translation>Alle Karten dieses Spiels sind eingebaut und unverändert.</translation>
    </message>
    <message>
        <source>Choose at least one card.</source>
        <translation>Wähle mindestens eine Karte.</translation>
    </message>
    <message>
        <source>There is nothing to share yet.</source>
        <translation>Es gibt noch nichts weiterzugeben.</translation>
    </message>
    <message>
        <source>In the pack</source>
        <translation>Im Paket</translation>
    </message>
    <message>
        <source>Add a scenario…</source>
        <translation>Szenario hinzufügen …</translation>
    </message>
    <message>
        <source>A position you saved in the rules lab</source>
        <translation>Eine Stellung, die du im Regellabor gespeichert hast</translation>
    </message>
    <message>
        <source>Cards of my choice</source>
        <translation>Karten meiner Wahl</translation>
    </message>
    <message>
        <source>The deck %1 with everything it needs</source>
        <translation>Das Deck %1 mit allem, was es braucht</translation>
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
        <source>Not found in this book</source>
        <translation>Nicht in diesem Regelbuch</translation>
    </message>
    <message>
        <source>Find in the rulebook</source>
        <translation>Im Regelbuch suchen</translation>
    </message>
    <message numerus="yes">
        <source>%n in another book.</source>
        <translation>
            <numerusform>%n in einem anderen Regelbuch.</numerusform>
            <numerusform>%n in einem anderen Regelbuch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>the rulebook of a game</comment>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>views::FormField</name>
    <message>
        <source>Before: %1</source>
        <translation>Zuvor: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to the value in the library</source>
        <translation>Auf den Wert der Bibliothek zurücksetzen</translation>
    </message>
</context>
<context>
    <name>views::GroupPlate</name>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Erobert von %1</translation>
    </message>
</context>
<context>
    <name>views::GuideDialog</name>
    <message>
        <source>Nothing found. Try fewer words.</source>
        <translation>Nichts gefunden. Versuche es mit weniger Wörtern.</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>views::HeadForm</name>
    <message>
        <source>Not given</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Eigene Karten</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>draft, favourite</source>
        <translation>Draft, Liebling</translation>
    </message>
    <message>
        <source>Your own words, separated by commas; search for them with tag:</source>
        <translation>Eigene Wörter, durch Kommas getrennt; suche sie mit schlagwort:</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>Name auf Englisch</translation>
    </message>
    <message>
        <source>Name in German</source>
        <translation>Name auf Deutsch</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
</context>
<context>
    <name>views::HintPanel</name>
    <message>
        <source>The best answers</source>
        <translation>Die besten Antworten</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Was würdest du tun?</translation>
    </message>
    <message>
        <source>Search for the best answers; the match then counts as assisted</source>
        <translation>Sucht die besten Antworten; die Partie zählt dann als Partie mit Hilfe</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the search and keep what was found</source>
        <translation>Hält die Suche an und behält, was gefunden wurde</translation>
    </message>
    <message>
        <source>There is nothing for you to decide now.</source>
        <translation>Du hast gerade nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Die Suche läuft …</translation>
    </message>
    <message>
        <source>The search knows only what you know. A match with hints is recorded as assisted.</source>
        <translation>Die Suche weiß nur, was du weißt. Eine Partie mit Tipps zählt als Partie mit Hilfe.</translation>
    </message>
    <message>
        <source>Winning chance: %1</source>
        <translation>Gewinnchance: %1</translation>
    </message>
    <message>
        <source>Better than the next answer: %1</source>
        <translation>Besser als die nächste Antwort: %1</translation>
    </message>
</context>
<context>
    <name>views::HistoryPage</name>
    <message>
        <source>Edits since it was opened</source>
        <translation>Änderungen seit dem Öffnen</translation>
    </message>
    <message>
        <source>Saved versions</source>
        <translation>Gespeicherte Versionen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the deck to this version; the current one remains in the list</source>
        <translation>Diese Version wiederherstellen; die jetzige bleibt in der Liste</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>See how the deck differs from this version</source>
        <translation>Sehen, was sich von dieser Version unterscheidet</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
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
    <name>views::ImportPage</name>
    <message>
        <source>Import from the clipboard</source>
        <translation>Import aus der Zwischenablage</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Import: %1</translation>
    </message>
    <message>
        <source>%1. Nothing has been saved yet.</source>
        <translation>%1. Noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>Save as a new deck</source>
        <translation>Als neues Deck speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Result for each line</source>
        <translation>Ergebnis für jede Zeile</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Text in file</source>
        <translation>Text der Datei</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>geraten</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>Import from a share link</source>
        <translation>Import aus einem Link</translation>
    </message>
</context>
<context>
    <name>views::LabPage</name>
    <message>
        <source>A position</source>
        <translation>Eine Stellung</translation>
    </message>
    <message>
        <source>Rules lab</source>
        <translation>Regellabor</translation>
    </message>
    <message>
        <source>The position as a scenario</source>
        <translation>Die Stellung als Szenario</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Vom Spieltisch</translation>
    </message>
    <message>
        <source>Use the current position of the match</source>
        <translation>Die aktuelle Stellung der Partie übernehmen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Spieltisch</translation>
    </message>
    <message>
        <source>The match is over in this position.</source>
        <translation>In dieser Stellung ist die Partie vorbei.</translation>
    </message>
    <message>
        <source>This position can be played. %1 decides: %2</source>
        <translation>Diese Stellung lässt sich spielen. %1 entscheidet: %2</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer %1 spielt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>For a bug report or to ask friends</source>
        <translation>Für einen Fehlerbericht oder eine Frage an Freunde</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Tisch leeren</translation>
    </message>
    <message>
        <source>This text cannot be shown as a board yet. Fix it under “Text”.</source>
        <translation>Dieser Text lässt sich noch nicht als Tisch zeigen. Korrigiere ihn unter „Text“.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>The moves of the scenario do not produce the expected result. Line %1: %2</source>
        <translation>Die Züge des Szenarios führen nicht zum erwarteten Ergebnis. Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The %n move(s) of the scenario produce the expected result.</source>
        <translation>
            <numerusform>Der %n Zug des Szenarios führt zum erwarteten Ergebnis.</numerusform>
            <numerusform>Die %n Züge des Szenarios führen zum erwarteten Ergebnis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Turn around</source>
        <translation>Kehrtmachen lassen</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verschieben nach</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Place a card here</source>
        <translation>Hier eine Karte legen</translation>
    </message>
    <message>
        <source>Remove all cards</source>
        <translation>Alle Karten entfernen</translation>
    </message>
    <message>
        <source>The move of the scenario produces the expected result.</source>
        <translation>Der Zug des Szenarios führt zum erwarteten Ergebnis.</translation>
    </message>
</context>
<context>
    <name>views::MatchRulesBox</name>
    <message>
        <source>Open %1 in the rulebook</source>
        <translation>%1 im Regelbuch öffnen</translation>
    </message>
    <message>
        <source>Rule about: %1</source>
        <translation>Regel dazu: %1</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message numerus="yes">
        <source>Rules of this match: %n changed</source>
        <translation>
            <numerusform>Regeln dieser Partie: %n geändert</numerusform>
            <numerusform>Regeln dieser Partie: %n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the standard rules</source>
        <translation>Standardregeln verwenden</translation>
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
    <name>views::NewsStrip</name>
    <message>
        <source>Since your last decision:</source>
        <translation>Seit deiner letzten Entscheidung:</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier event(s) are in the log.</source>
        <translation>
            <numerusform>%n früheres Ereignis steht im Protokoll.</numerusform>
            <numerusform>%n frühere Ereignisse stehen im Protokoll.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Wiederholung beenden</translation>
    </message>
    <message>
        <source>Replay slowly</source>
        <translation>Langsam wiederholen</translation>
    </message>
    <message>
        <source>Show step by step what happened since your last decision</source>
        <translation>Schritt für Schritt zeigen, was seit deiner letzten Entscheidung geschah</translation>
    </message>
</context>
<context>
    <name>views::OfferView</name>
    <message>
        <source>Cards on offer</source>
        <translation>Karten im Angebot</translation>
    </message>
    <message>
        <source>next in the deck</source>
        <translation>als Nächstes im Deck</translation>
    </message>
</context>
<context>
    <name>views::OffersPage</name>
    <message>
        <source>Draw again</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Shuffle again and lay out an offer</source>
        <translation>Neu mischen und ein Angebot auslegen</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Return the last card taken</source>
        <translation>Die zuletzt genommene Karte zurücklegen</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>Das Deck ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>Take a card from the offer; the next one takes its place. %n card(s) left in the deck.</source>
        <translation>
            <numerusform>Nimm eine Karte aus dem Angebot; die nächste rückt nach. Noch %n Karte im Deck.</numerusform>
            <numerusform>Nimm eine Karte aus dem Angebot; die nächste rückt nach. Noch %n Karten im Deck.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken: %1</source>
        <translation>Genommen: %1</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Angebote</translation>
    </message>
    <message numerus="yes">
        <source>An opening hand. Play a card; the next one is drawn. %n card(s) left in the deck.</source>
        <translation>
            <numerusform>Eine Starthand. Spiele eine Karte; die nächste wird gezogen. Noch %n Karte im Deck.</numerusform>
            <numerusform>Eine Starthand. Spiele eine Karte; die nächste wird gezogen. Noch %n Karten im Deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::OwnCardsPage</name>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard draft</source>
        <translation>Entwurf verwerfen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Eigene Karten</translation>
    </message>
    <message>
        <source>You can search for your own cards, add them to decks and play them at the table.</source>
        <translation>Deine eigenen Karten kannst du suchen, in Decks aufnehmen und am Tisch spielen.</translation>
    </message>
    <message>
        <source>You have not created any cards yet</source>
        <translation>Du hast noch keine Karten gebaut</translation>
    </message>
    <message>
        <source>Build one with an effect that works at the table, or start with a copy of any card: select it under Cards and make a copy there.</source>
        <translation>Baue eine mit einem Effekt, der am Tisch funktioniert, oder beginne mit einer Kopie: Wähle dazu unter „Karten“ eine Karte und lege dort eine Kopie an.</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Kopie anlegen</translation>
    </message>
    <message>
        <source>Game of a new card</source>
        <translation>Spiel einer neuen Karte</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Share the card as a pack</source>
        <translation>Die Karte als Paket weitergeben</translation>
    </message>
</context>
<context>
    <name>views::OwnChecklist</name>
    <message>
        <source>My characters</source>
        <translation>Meine Charaktere</translation>
    </message>
    <message>
        <source>Tick the characters that you have. Type to find a name, press Space to tick it.</source>
        <translation>Hake die Charaktere an, die du hast. Tippe, um einen Namen zu finden, und drücke die Leertaste zum Anhaken.</translation>
    </message>
    <message>
        <source>Which characters are in “%1” has not been published. Tick those that you have: type to find a name, press Space to tick it.</source>
        <translation>Welche Charaktere in „%1“ sind, ist nicht veröffentlicht. Hake an, welche du hast: Tippe, um einen Namen zu finden, und drücke die Leertaste zum Anhaken.</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle anhaken</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Keinen anhaken</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 of %2 ticked</source>
        <translation>%1 von %2 angehakt</translation>
    </message>
</context>
<context>
    <name>views::OwnedGames</name>
    <message numerus="yes">
        <source>%1, %n character(s)</source>
        <translation>
            <numerusform>%1, %n Charakter</numerusform>
            <numerusform>%1, %n Charaktere</numerusform>
        </translation>
    </message>
    <message>
        <source>You have %1 of the %2 characters in the library.</source>
        <translation>Du hast %1 der %2 Charaktere in der Bibliothek.</translation>
    </message>
    <message>
        <source>%1 of %2 characters are known; you have %3 of them. Add the others from your cards under “Own cards”.</source>
        <translation>%1 von %2 Charakteren sind bekannt; %3 davon hast du. Trage die übrigen von deinen Karten unter „Eigene Karten“ ein.</translation>
    </message>
    <message>
        <source>My characters…</source>
        <translation>Meine Charaktere …</translation>
    </message>
    <message>
        <source>Tick the characters that you have</source>
        <translation>Die Charaktere anhaken, die du hast</translation>
    </message>
    <message>
        <source>my characters</source>
        <translation>meine Charaktere</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Box %1</translation>
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
        <source>%1’s tags</source>
        <translation>Schlagwörter von %1</translation>
    </message>
    <message>
        <source>%1’s box</source>
        <translation>Box von %1</translation>
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
        <translation>Bo&amp;x</translation>
    </message>
    <message>
        <source>How many copies of this card you own</source>
        <translation>Wie oft du diese Karte besitzt</translation>
    </message>
    <message>
        <source>Your own words, separated by commas; search for them with tag:</source>
        <translation>Eigene Wörter, durch Kommas getrennt; suche sie mit schlagwort:</translation>
    </message>
    <message>
        <source>draft, favourite</source>
        <translation>Entwurf, Liebling</translation>
    </message>
    <message>
        <source>The box this card came in</source>
        <translation>Die Box, aus der diese Karte stammt</translation>
    </message>
</context>
<context>
    <name>views::PacksPlace</name>
    <message>
        <source>Checking the pack…</source>
        <translation>Das Paket wird geprüft …</translation>
    </message>
    <message>
        <source>Writing the pack…</source>
        <translation>Das Paket wird geschrieben …</translation>
    </message>
    <message>
        <source>Changing the library…</source>
        <translation>Die Bibliothek wird geändert …</translation>
    </message>
    <message>
        <source>Install a pack</source>
        <translation>Ein Paket installieren</translation>
    </message>
    <message>
        <source>You can install packs once a writable library is open.</source>
        <translation>Pakete kannst du installieren, sobald eine beschreibbare Bibliothek geöffnet ist.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Install %1</source>
        <translation>%1 installieren</translation>
    </message>
    <message>
        <source>%1 was installed.</source>
        <translation>%1 wurde installiert.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 was removed. Decks keep its cards, and your corrections are unchanged.</source>
        <translation>%1 wurde entfernt. Decks behalten die Karten, und deine Korrekturen bleiben.</translation>
    </message>
    <message>
        <source>Order of packs</source>
        <translation>Reihenfolge der Pakete</translation>
    </message>
    <message>
        <source>You can export packs once a library is open.</source>
        <translation>Pakete kannst du exportieren, sobald eine Bibliothek geöffnet ist.</translation>
    </message>
    <message>
        <source>Save the pack</source>
        <translation>Das Paket speichern</translation>
    </message>
    <message>
        <source>Packs (*.castellan-pack)</source>
        <translation>Pakete (*.castellan-pack)</translation>
    </message>
    <message>
        <source>There is nothing to share: these cards are built in, and you have not corrected them. No file was written.</source>
        <translation>Es gibt nichts weiterzugeben: Diese Karten sind eingebaut, und du hast sie nicht korrigiert. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>The pack was saved as %1: %2.</source>
        <translation>Das Paket wurde als %1 gespeichert: %2.</translation>
    </message>
    <message>
        <source>The library could not be changed: %1.</source>
        <translation>Die Bibliothek konnte nicht geändert werden: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Es ist keine Bibliothek offen.</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) installed</source>
        <translation>
            <numerusform>%n Paket installiert</numerusform>
            <numerusform>%n Pakete installiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>If several packs set the same value, the one higher in the list wins. Your own values override all packs.</source>
        <translation>Geben mehrere Pakete denselben Wert an, gilt das obere. Deine eigenen Werte gehen allen vor.</translation>
    </message>
    <message>
        <source>Installed packs</source>
        <translation>Installierte Pakete</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Install or update…</source>
        <translation>Installieren oder aktualisieren …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Give this pack priority over the one above it</source>
        <translation>Diesem Paket Vorrang vor dem darüber geben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Give the pack below priority over this one</source>
        <translation>Dem Paket darunter Vorrang vor diesem geben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the pack; decks keep its cards</source>
        <translation>Das Paket entfernen; Decks behalten seine Karten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No packs yet</source>
        <translation>Noch keine Pakete</translation>
    </message>
    <message>
        <source>A pack contains cards, pictures, rules and corrections made by others. You see what it would change before you install it.</source>
        <translation>Ein Paket enthält Karten, Bilder, Regeln und Korrekturen von anderen. Du siehst, was es ändern würde, bevor du es installierst.</translation>
    </message>
    <message>
        <source>Install a pack…</source>
        <translation>Ein Paket installieren …</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Szenario hinzufügen</translation>
    </message>
    <message>
        <source>Scenarios (*.scenario)</source>
        <translation>Szenarien (*.scenario)</translation>
    </message>
    <message>
        <source>The scenario cannot be read (%1).</source>
        <translation>Das Szenario lässt sich nicht lesen (%1).</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Open a position from this pack in the rules lab</source>
        <translation>Eine Stellung dieses Pakets im Regellabor öffnen</translation>
    </message>
    <message>
        <source>Packs (*.castellan-pack *.zip *.tar *.tar.gz *.tgz *.tar.xz *.txz);;All files (*)</source>
        <translation>Pakete (*.castellan-pack *.zip *.tar *.tar.gz *.tgz *.tar.xz *.txz);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>views::PairPage</name>
    <message>
        <source>&amp;Pair with</source>
        <translation>&amp;Zusammenlegen mit</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Read the opponent’s deck from a file</source>
        <translation>Das Deck des Gegners aus einer Datei lesen</translation>
    </message>
    <message>
        <source>The opponent’s deck</source>
        <translation>Das Deck des Gegners</translation>
    </message>
    <message>
        <source>Match deck</source>
        <translation>Spieldeck</translation>
    </message>
    <message>
        <source>No opponent yet</source>
        <translation>Noch kein Gegner</translation>
    </message>
    <message>
        <source>Choose a deck above or import one. Both are shuffled into one match deck.</source>
        <translation>Wähle oben ein Deck oder importiere eines. Beide werden zu einem Spieldeck gemischt.</translation>
    </message>
    <message>
        <source>Import a deck…</source>
        <translation>Ein Deck importieren …</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message numerus="yes">
        <source>A match deck of %n card(s). Your deck is not legal yet.</source>
        <translation>
            <numerusform>Ein Spieldeck mit %n Karte. Dein Deck ist noch nicht gültig.</numerusform>
            <numerusform>Ein Spieldeck mit %n Karten. Dein Deck ist noch nicht gültig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match deck of %n card(s). The opponent’s deck is not legal: %1</source>
        <translation>
            <numerusform>Ein Spieldeck mit %n Karte. Das Deck des Gegners ist nicht gültig: %1</numerusform>
            <numerusform>Ein Spieldeck mit %n Karten. Das Deck des Gegners ist nicht gültig: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A legal match deck of %n card(s).</source>
        <translation>
            <numerusform>Ein gültiges Spieldeck mit %n Karte.</numerusform>
            <numerusform>Ein gültiges Spieldeck mit %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The decks have no cards in common.</source>
        <translation>Keine Karte ist in beiden Decks.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Both have sleeves of the same colour.</source>
        <translation>Beide haben Hüllen in derselben Farbe.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>%1 uses a single deck, so decks are not paired. They are in the variant %2, which you can choose above.</source>
        <translation>%1 wird mit einem einzigen Deck gespielt. Zwei Decks werden in der Variante %2 zusammengelegt, die du oben wählen kannst.</translation>
    </message>
    <message>
        <source>In %1, everyone plays with their own deck; decks are not paired.</source>
        <translation>In %1 spielen alle mit einem eigenen Deck; Decks werden nicht zusammengelegt.</translation>
    </message>
    <message>
        <source>Play these decks</source>
        <translation>Mit diesen Decks spielen</translation>
    </message>
    <message>
        <source>Start a match with both decks at the table, playing both sides</source>
        <translation>Eine Partie mit beiden Decks am Spieltisch beginnen, du auf beiden Seiten</translation>
    </message>
</context>
<context>
    <name>views::PdfClauseCard</name>
    <message>
        <source>None of our rules is linked to this</source>
        <translation>Hierzu gehört keine unserer Regeln</translation>
    </message>
    <message>
        <source>If one says the same, choose it below. Your choice is saved.</source>
        <translation>Wenn eine dasselbe sagt, wähle sie unten aus. Deine Wahl wird gespeichert.</translation>
    </message>
    <message>
        <source>You chose this rule.</source>
        <translation>Diese Regel hast du gewählt.</translation>
    </message>
    <message>
        <source>Found by its words: certain match.</source>
        <translation>An den Wörtern erkannt: passt sicher.</translation>
    </message>
    <message>
        <source>Found by its words: likely match.</source>
        <translation>An den Wörtern erkannt: passt wahrscheinlich.</translation>
    </message>
    <message>
        <source>Found by its words: possible match.</source>
        <translation>An den Wörtern erkannt: passt vielleicht.</translation>
    </message>
    <message>
        <source>Read in our rulebook</source>
        <translation>In unserem Regelbuch lesen</translation>
    </message>
    <message>
        <source>It is another rule…</source>
        <translation>Es ist eine andere Regel …</translation>
    </message>
    <message>
        <source>It is not this rule</source>
        <translation>Es ist nicht diese Regel</translation>
    </message>
    <message>
        <source>Undo my choice</source>
        <translation>Meine Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Our rule for this paragraph</source>
        <translation>Unsere Regel zu diesem Absatz</translation>
    </message>
</context>
<context>
    <name>views::PdfImportStrip</name>
    <message>
        <source>Which language is “%1” in?</source>
        <translation>In welcher Sprache ist „%1“?</translation>
    </message>
    <message>
        <source>Reading “%1” …</source>
        <translation>„%1“ wird gelesen …</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Language of the PDF</source>
        <translation>Sprache des PDFs</translation>
    </message>
    <message>
        <source>Password of the PDF</source>
        <translation>Passwort des PDFs</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Import as German</source>
        <translation>Als deutsches importieren</translation>
    </message>
    <message>
        <source>Import as English</source>
        <translation>Als englisches importieren</translation>
    </message>
</context>
<context>
    <name>views::PdfPane</name>
    <message>
        <source>Open it again</source>
        <translation>Noch einmal öffnen</translation>
    </message>
    <message>
        <source>Show me where it is</source>
        <translation>Zeigen, wo sie liegt</translation>
    </message>
    <message>
        <source>Import a rulebook PDF</source>
        <translation>Ein Regelheft als PDF importieren</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>There is no library to add a PDF to. Nothing was imported.</source>
        <translation>Es gibt keine Bibliothek, die ein PDF aufnehmen könnte. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>“%1” was removed. The file itself was not deleted.</source>
        <translation>„%1“ wurde entfernt. Die Datei selbst wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>No PDF is open.</source>
        <translation>Kein PDF ist offen.</translation>
    </message>
    <message>
        <source>%1 · page %2</source>
        <comment>name of the PDF and printed page</comment>
        <translation>%1 · Seite %2</translation>
    </message>
    <message>
        <source>The pages of “%1” are images: you can read them, but there is no text to search.</source>
        <translation>Die Seiten von „%1“ sind Bilder: Du kannst sie lesen, aber es gibt keinen Text, der durchsucht werden kann.</translation>
    </message>
    <message>
        <source>“%1” is already in your library.</source>
        <translation>„%1“ ist schon in deiner Bibliothek.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was imported. %n rule(s) were found in it.</source>
        <translation>
            <numerusform>„%1“ wurde importiert. %n Regel wurde darin gefunden.</numerusform>
            <numerusform>„%1“ wurde importiert. %n Regeln wurden darin gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The library could not be read or written. Your PDFs are unchanged.</source>
        <translation>Die Bibliothek konnte nicht gelesen oder geschrieben werden. Deine PDFs sind unverändert.</translation>
    </message>
    <message>
        <source>The library is not writable. Nothing was imported.</source>
        <translation>Die Bibliothek ist nicht beschreibbar. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>Your own rulebook</source>
        <translation>Dein eigenes Regelheft</translation>
    </message>
    <message>
        <source>No PDF is open</source>
        <translation>Kein PDF ist offen</translation>
    </message>
    <message>
        <source>Add the PDF of your rulebook: it is included in searches, and each rule opens on its page. The file stays on your computer.</source>
        <translation>Füge dein Regelheft als PDF hinzu: Es wird mit allem anderen durchsucht, und jede Regel lässt sich auf ihrer Seite aufschlagen. Die Datei bleibt auf deinem Rechner.</translation>
    </message>
    <message>
        <source>Import a PDF…</source>
        <translation>Ein PDF importieren …</translation>
    </message>
    <message>
        <source>Pages of the PDF</source>
        <translation>Seiten des PDFs</translation>
    </message>
    <message>
        <source>Press Ctrl and an arrow key to move between paragraphs and show our rule for each.</source>
        <translation>Mit Strg und einer Pfeiltaste gehst du von Absatz zu Absatz und siehst unsere Regel dazu.</translation>
    </message>
    <message>
        <source>“%1” was imported, but it is not the rulebook of %2, so none of our rules are linked to it.</source>
        <translation>„%1“ wurde importiert, ist aber nicht das Regelheft von %2. Deshalb ist keine unserer Regeln damit verknüpft.</translation>
    </message>
</context>
<context>
    <name>views::PdfSide</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Pages of the PDF</source>
        <translation>Seiten des PDFs</translation>
    </message>
    <message>
        <source>Outline of the PDF</source>
        <translation>Gliederung des PDFs</translation>
    </message>
</context>
<context>
    <name>views::PdfTools</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Your PDFs</source>
        <translation>Deine PDFs</translation>
    </message>
    <message>
        <source>Which of your PDFs is shown</source>
        <translation>Welches deiner PDFs zu sehen ist</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Enter a page number as printed</source>
        <translation>Gib die Seite an, wie sie gedruckt ist</translation>
    </message>
    <message>
        <source>Fit to window width</source>
        <translation>So breit wie das Fenster</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>Auf die Breite einpassen</translation>
    </message>
    <message>
        <source>Find in the PDF</source>
        <translation>Im PDF suchen</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>page 3 of 24</comment>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>views::PicturePanel</name>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Drop a picture here, choose a file or paste one.</source>
        <translation>Ziehe ein Bild hierher, wähle eine Datei oder füge eines ein.</translation>
    </message>
    <message>
        <source>Drag the frame or move it with the arrow keys; plus and minus change its size.</source>
        <translation>Ziehe den Rahmen oder bewege ihn mit den Pfeiltasten; Plus und Minus ändern seine Größe.</translation>
    </message>
    <message>
        <source>This picture cannot be used. Choose a PNG or JPEG file.</source>
        <translation>Dieses Bild lässt sich nicht verwenden. Wähle eine PNG- oder JPEG-Datei.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <translation>Bild wählen …</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Use the picture from the clipboard</source>
        <translation>Das Bild aus der Zwischenablage nehmen</translation>
    </message>
    <message>
        <source>Remove picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to the value in the library</source>
        <translation>Auf den Wert der Bibliothek zurücksetzen</translation>
    </message>
    <message>
        <source>The part of the picture that the card shows</source>
        <translation>Der Teil des Bildes, den die Karte zeigt</translation>
    </message>
</context>
<context>
    <name>views::PlanPage</name>
    <message>
        <source>Install %1</source>
        <translation>%1 installieren</translation>
    </message>
    <message>
        <source>%1 cannot be installed</source>
        <translation>%1 lässt sich nicht installieren</translation>
    </message>
    <message>
        <source>By %1. Licence: %2.</source>
        <translation>Von %1. Lizenz: %2.</translation>
    </message>
    <message>
        <source>In the pack: %1.</source>
        <translation>Im Paket: %1.</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) prevent this. Nothing was changed.</source>
        <translation>
            <numerusform>%n Grund spricht dagegen. Nichts wurde geändert.</numerusform>
            <numerusform>%n Gründe sprechen dagegen. Nichts wurde geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is wrong with the pack</source>
        <translation>Was an dem Paket falsch ist</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>the pack</source>
        <translation>das Paket</translation>
    </message>
    <message>
        <source>%1 Nothing has been installed yet.</source>
        <translation>%1 Noch wurde nichts installiert.</translation>
    </message>
    <message>
        <source>What would change in your library</source>
        <translation>Was sich in deiner Bibliothek ändern würde</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>views::PlayView</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>It is %1’s decision. Pass the screen on.</source>
        <translation>%1 muss entscheiden. Gib den Bildschirm weiter.</translation>
    </message>
    <message>
        <source>Show the table to %1</source>
        <translation>%1 den Spieltisch zeigen</translation>
    </message>
    <message>
        <source>Bot: no delay</source>
        <translation>Bot: sofort</translation>
    </message>
    <message>
        <source>Bot: %1 s</source>
        <translation>Bot: %1 s</translation>
    </message>
    <message>
        <source>How long a bot waits before its move; see “Faster” and “Slower” in the menu</source>
        <translation>Wie lange ein Bot vor seinem Zug wartet; siehe „Schneller“ und „Langsamer“ im Menü</translation>
    </message>
    <message>
        <source>Choose an amount first: set it below and confirm it.</source>
        <translation>Zuerst brauchst du einen Betrag: Stelle ihn unten ein und bestätige ihn.</translation>
    </message>
    <message>
        <source>Answer with one of the buttons below.</source>
        <translation>Antworte mit einer der Schaltflächen unten.</translation>
    </message>
    <message>
        <source>Choose one of the outlined cards.</source>
        <translation>Wähle eine der umrandeten Karten.</translation>
    </message>
    <message>
        <source>Choose one of the outlined positions.</source>
        <translation>Wähle einen der umrandeten Plätze.</translation>
    </message>
    <message>
        <source>Turn: %1 · %2 · step %3</source>
        <translation>Am Zug: %1 · %2 · Schritt %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is nothing left to practise.</source>
        <translation>Es gibt nichts mehr zu üben.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>There is nothing to practise. Review a match first; its mistakes become exercises.</source>
        <translation>Es gibt nichts zu üben. Analysiere zuerst eine Partie; aus ihren Fehlern werden Übungen.</translation>
    </message>
    <message>
        <source>There is nothing to practise in this match. Review it first; its mistakes become exercises.</source>
        <translation>In dieser Partie gibt es nichts zu üben. Analysiere sie zuerst; aus ihren Fehlern werden Übungen.</translation>
    </message>
    <message>
        <source>Winning chance with the best answer, with its 95 % interval</source>
        <translation>Gewinnchance mit der besten Antwort, mit ihrem Intervall (95 %)</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>How likely the match is still won, turn by turn</source>
        <translation>Wie wahrscheinlich die Partie noch gewonnen wird, Zug für Zug</translation>
    </message>
    <message>
        <source>Back to your last decision</source>
        <translation>Zurück zu deiner letzten Entscheidung</translation>
    </message>
</context>
<context>
    <name>views::PositionFields</name>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>the remainder</source>
        <translation>der Rest</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Lanes</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>views::PreviewPanel</name>
    <message>
        <source>No effect yet.</source>
        <translation>Noch kein Effekt.</translation>
    </message>
    <message>
        <source>The text appears once the effect is valid.</source>
        <translation>Der Text erscheint, sobald der Effekt gültig ist.</translation>
    </message>
    <message>
        <source>Custom text</source>
        <translation>Eigener Text</translation>
    </message>
    <message>
        <source>Write the text yourself; the generated text is not lost</source>
        <translation>Den Text selbst schreiben; der automatische Text geht nicht verloren</translation>
    </message>
    <message>
        <source>Show the card in this language</source>
        <translation>Die Karte in dieser Sprache zeigen</translation>
    </message>
    <message>
        <source>Custom text, %1</source>
        <translation>Eigener Text, %1</translation>
    </message>
    <message>
        <source>One line per effect; leave a line empty to use the generated text</source>
        <translation>Eine Zeile pro Effekt; bei einer leeren Zeile gilt der automatische Text</translation>
    </message>
</context>
<context>
    <name>views::PrintPlace</name>
    <message>
        <source>Everything in this deck has already been printed.</source>
        <translation>Alles in diesem Deck wurde schon gedruckt.</translation>
    </message>
    <message>
        <source>%1, %2 per sheet</source>
        <translation>%1, %2 pro Bogen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>&amp;What to print</source>
        <translation>&amp;Was gedruckt wird</translation>
    </message>
    <message>
        <source>A deck, your selection or all cards</source>
        <translation>Ein Deck, deine Auswahl oder alle Karten</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Only changes</source>
        <translation>Nur Änderungen</translation>
    </message>
    <message>
        <source>Leaves out cards you have already printed for this deck</source>
        <translation>Lässt Karten weg, die du für dieses Deck schon gedruckt hast</translation>
    </message>
    <message>
        <source>Print only some of these cards</source>
        <translation>Nur einige dieser Karten drucken</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Cut paths and Tabletop Simulator</source>
        <translation>Schnittpfade und Tabletop Simulator</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop; no files are left behind</source>
        <translation>Anhalten; es bleibt nichts zurück</translation>
    </message>
    <message>
        <source>Pages done</source>
        <translation>Fertige Seiten</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Karten wählen</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Clear this selection</source>
        <translation>Diese Auswahl verwerfen</translation>
    </message>
</context>
<context>
    <name>views::PrintedValuesPage</name>
    <message>
        <source>box %1</source>
        <translation>Box %1</translation>
    </message>
    <message>
        <source>Strengths: %1 of %2 checked · Effects: %3 of %2</source>
        <translation>Stärken: %1 von %2 geprüft · Effekte: %3 von %2</translation>
    </message>
    <message>
        <source>Enter printed values</source>
        <translation>Gedruckte Werte eintragen</translation>
    </message>
    <message>
        <source>Have your cards ready. Press a digit to enter the strength and move to the next card, or Enter to confirm the value shown. Use the right arrow and Enter to choose the effect from a list. Space moves to the next unchecked card, and Delete removes your values.</source>
        <translation>Nimm deine Karten zur Hand. Eine Ziffer trägt die Stärke ein und geht zur nächsten Karte; Eingabe bestätigt den gezeigten Wert. Mit Pfeil rechts und Eingabe wählst du den Effekt aus einer Liste. Die Leertaste springt zur nächsten ungeprüften Karte, Entf entfernt deine Werte.</translation>
    </message>
    <message>
        <source>Boxes you own:</source>
        <translation>Deine Boxen:</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Zurück zu den Karten</translation>
    </message>
    <message>
        <source>Characters and their printed values</source>
        <translation>Charaktere und ihre gedruckten Werte</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) are listed because they have no box yet. To set it, use “Open card” in the menu.</source>
        <translation>
            <numerusform>%n Charakter steht hier, weil er noch keiner Box zugeordnet ist. Die Box gibst du mit „Karte öffnen“ im Menü an.</numerusform>
            <numerusform>%n Charaktere stehen hier, weil sie noch keiner Box zugeordnet sind. Die Box gibst du mit „Karte öffnen“ im Menü an.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::PrinterWords</name>
    <message>
        <source>the folder for temporary files has no space left</source>
        <translation>im Ordner für temporäre Dateien ist kein Platz mehr</translation>
    </message>
</context>
<context>
    <name>views::ProfileChoice</name>
    <message>
        <source>Not calibrated</source>
        <translation>Nicht kalibriert</translation>
    </message>
    <message>
        <source>This profile was created for different paper (%1). Calibrate the printer for this paper too.</source>
        <translation>Dieses Profil wurde für anderes Papier erstellt (%1). Kalibriere den Drucker auch für dieses Papier.</translation>
    </message>
    <message>
        <source>The printer profile “%1” was removed.</source>
        <translation>Das Druckerprofil „%1“ wurde entfernt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Printer &amp;profile</source>
        <translation>Drucker&amp;profil</translation>
    </message>
    <message>
        <source>Corrects the scale and rotation of your printer</source>
        <translation>Gleicht aus, was dein Drucker zu groß, zu klein oder schief druckt</translation>
    </message>
    <message>
        <source>Printer profile</source>
        <translation>Druckerprofil</translation>
    </message>
    <message>
        <source>Calibrate…</source>
        <translation>Kalibrieren …</translation>
    </message>
    <message>
        <source>Print a page, measure it and save the numbers</source>
        <translation>Eine Seite drucken, messen und die Werte speichern</translation>
    </message>
</context>
<context>
    <name>views::ProfileDialog</name>
    <message>
        <source>The printer’s scale is %1 % horizontally and %2 % vertically. The back is off by %3 mm and %4 mm and rotated by %5°. All of this will be corrected.</source>
        <translation>Der Drucker druckt waagerecht mit %1 % und senkrecht mit %2 %. Die Rückseite liegt um %3 mm und %4 mm daneben und ist um %5° gedreht. All das wird ausgeglichen.</translation>
    </message>
    <message>
        <source>A ruler can’t be off by a tenth or more, and a cross can’t be outside its grid. Measure again, in millimetres.</source>
        <translation>Ein Maßbalken kann nicht um ein Zehntel oder mehr abweichen, und ein Kreuz kann nicht außerhalb seines Rasters liegen. Miss noch einmal, in Millimetern.</translation>
    </message>
    <message>
        <source>Save calibration page</source>
        <translation>Messblatt speichern</translation>
    </message>
    <message>
        <source>calibration.pdf</source>
        <translation>messblatt.pdf</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Calibrate your printer</source>
        <translation>Deinen Drucker kalibrieren</translation>
    </message>
    <message>
        <source>1. Print the page on both sides, without scaling.</source>
        <translation>1. Drucke das Messblatt beidseitig und ohne Skalierung.</translation>
    </message>
    <message>
        <source>2. Measure the two rulers. Hold the page up to the light and read the position of the crosses on the back.</source>
        <translation>2. Miss die beiden Maßbalken. Halte das Messblatt gegen das Licht und lies ab, wo die Kreuze der Rückseite liegen.</translation>
    </message>
    <message>
        <source>3. Give the profile a name.</source>
        <translation>3. Gib dem Profil einen Namen.</translation>
    </message>
    <message>
        <source>Print page…</source>
        <translation>Blatt drucken …</translation>
    </message>
    <message>
        <source>Save page as PDF…</source>
        <translation>Blatt als PDF speichern …</translation>
    </message>
    <message>
        <source>&amp;Horizontal ruler</source>
        <translation>Maßbalken &amp;waagerecht</translation>
    </message>
    <message>
        <source>&amp;Vertical ruler</source>
        <translation>Maßbalken &amp;senkrecht</translation>
    </message>
    <message>
        <source>&amp;Upper cross: right, down</source>
        <translation>&amp;Oberes Kreuz: rechts, unten</translation>
    </message>
    <message>
        <source>L&amp;ower cross: right, down</source>
        <translation>&amp;Unteres Kreuz: rechts, unten</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Printer</source>
        <translation>&amp;Drucker</translation>
    </message>
    <message>
        <source>&amp;Tray</source>
        <translation>&amp;Fach</translation>
    </message>
    <message>
        <source>Upper cross, down</source>
        <translation>Oberes Kreuz, nach unten</translation>
    </message>
    <message>
        <source>Lower cross, down</source>
        <translation>Unteres Kreuz, nach unten</translation>
    </message>
    <message>
        <source>For example: office, A4, tray 2</source>
        <translation>Zum Beispiel: Büro, A4, Fach 2</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>views::QuestionBar</name>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Choose another card or position (Esc)</source>
        <translation>Eine andere Karte oder einen anderen Platz wählen (Esc)</translation>
    </message>
    <message>
        <source>Read the rule behind this question</source>
        <translation>Die Regel zu dieser Frage lesen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Read the rule behind this refusal</source>
        <translation>Die Regel lesen, die das verbietet</translation>
    </message>
    <message>
        <source>Shuffle and play again</source>
        <translation>Neu mischen und noch einmal spielen</translation>
    </message>
    <message>
        <source>%1’s bot is deciding …</source>
        <translation>%1: Der Bot entscheidet …</translation>
    </message>
    <message>
        <source>It is %1’s bot’s decision. The match is paused.</source>
        <translation>%1: Der Bot ist am Zug. Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>On other boards</source>
        <translation>Auf anderen Tableaus</translation>
    </message>
    <message>
        <source>Answers that concern another player’s board</source>
        <translation>Antworten, die das Tableau eines anderen Spielers betreffen</translation>
    </message>
    <message>
        <source>Review the match</source>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>Propose a deal …</source>
        <translation>Geschäft vorschlagen …</translation>
    </message>
    <message>
        <source>Trade cards and pieces with another player; this is not your action</source>
        <translation>Karten und Marker mit anderen tauschen; das zählt nicht als deine Aktion</translation>
    </message>
    <message>
        <source>A bot is deciding …</source>
        <translation>Ein Bot entscheidet …</translation>
    </message>
    <message>
        <source>It is a bot’s decision. The match is paused.</source>
        <translation>Ein Bot ist an der Reihe. Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>How close was it?</source>
        <translation>Wie knapp war es?</translation>
    </message>
</context>
<context>
    <name>views::RecentLine</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>with notes or a review</source>
        <translation>mit Notizen oder Analyse</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>opponent: %1</source>
        <translation>Gegner: %1</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>winner: %1</source>
        <translation>Sieger: %1</translation>
    </message>
</context>
<context>
    <name>views::ResultsPane</name>
    <message>
        <source>Best matches</source>
        <translation>Beste Treffer</translation>
    </message>
    <message>
        <source>Cards (%1)</source>
        <translation>Karten (%1)</translation>
    </message>
    <message>
        <source>No matching cards</source>
        <translation>Keine passende Karte</translation>
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
        <source>The filters above hide some cards.</source>
        <translation>Die Filter oben blenden Karten aus.</translation>
    </message>
    <message>
        <source>Try fewer or different words. Both languages are searched.</source>
        <translation>Versuche es mit weniger oder anderen Wörtern. Gesucht wird in beiden Sprachen.</translation>
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
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>You have not entered which cards you own</source>
        <translation>Du hast noch nicht angegeben, welche Karten du besitzt</translation>
    </message>
    <message>
        <source>Enter the number of copies on a card’s page, or start with one of each character and remove those you don’t have.</source>
        <translation>Gib die Anzahl auf der Seite einer Karte an, oder beginne mit je einer Karte jedes Charakters und entferne, was dir fehlt.</translation>
    </message>
    <message>
        <source>I own one of each</source>
        <translation>Ich habe von jedem eine</translation>
    </message>
</context>
<context>
    <name>views::ReviewPanel</name>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Details of the review</source>
        <translation>Einzelheiten der Analyse</translation>
    </message>
    <message>
        <source>A review shows your winning chances over the match, which decisions cost something, and what was luck.</source>
        <translation>Eine Analyse zeigt deine Gewinnchancen im Verlauf der Partie, welche Entscheidungen etwas gekostet haben und was Glück war.</translation>
    </message>
    <message>
        <source>Mistakes by size</source>
        <translation>Fehler nach Größe</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>Which decisions are listed</source>
        <translation>Welche Entscheidungen aufgelistet sind</translation>
    </message>
    <message>
        <source>No spoilers</source>
        <translation>Nichts verraten</translation>
    </message>
    <message>
        <source>Hide best answers and everything after the current step</source>
        <translation>Verbirgt beste Antworten und alles nach dem aktuellen Schritt</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Play both answers over the same seeds and name the first difference that matters</source>
        <translation>Spielt beide Antworten mit denselben Startwerten weiter und nennt den ersten Unterschied, der zählt</translation>
    </message>
    <message>
        <source>Compare branches</source>
        <translation>Zweige vergleichen</translation>
    </message>
    <message>
        <source>Add the best answer to the timeline as a branch and compare it with the match</source>
        <translation>Fügt die beste Antwort als Zweig in den Verlauf ein und vergleicht sie mit der Partie</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Go back to this decision and find a better answer</source>
        <translation>Geht zurück zu dieser Entscheidung; finde eine bessere Antwort</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Print the review on a page, with the board at the turning points</source>
        <translation>Druckt die Analyse auf eine Seite, mit dem Spielfeld an den Wendepunkten</translation>
    </message>
    <message>
        <source>A fast pass first, then a deeper one; what was found is saved with the match</source>
        <translation>Erst ein schneller Durchgang, dann ein gründlicher; was gefunden wurde, wird mit der Partie gespeichert</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the review and keep what was found</source>
        <translation>Hält die Analyse an und behält, was gefunden wurde</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Diese Partie analysieren</translation>
    </message>
    <message>
        <source>Review this branch</source>
        <translation>Diesen Zweig analysieren</translation>
    </message>
    <message>
        <source>Continue the review</source>
        <translation>Analyse fortsetzen</translation>
    </message>
    <message>
        <source>%1 · winning chance %2</source>
        <translation>%1 · Gewinnchance %2</translation>
    </message>
    <message>
        <source>thin evidence</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>%1 %2: %3 points</source>
        <translation>%1 %2: %3 Punkte</translation>
    </message>
    <message>
        <source>%1 points, but the evidence is thin: the intervals overlap.</source>
        <translation>%1 Punkte, aber unsicher: Die Intervalle überschneiden sich.</translation>
    </message>
    <message>
        <source>Better answers are hidden.</source>
        <translation>Bessere Antworten sind verborgen.</translation>
    </message>
    <message>
        <source>%1 (played)</source>
        <translation>%1 (gespielt)</translation>
    </message>
    <message>
        <source>Playing both answers …</source>
        <translation>Beide Antworten werden weitergespielt …</translation>
    </message>
    <message>
        <source>Why the best answer is better: %1</source>
        <translation>Warum die beste Antwort besser ist: %1</translation>
    </message>
    <message>
        <source>Luck afterwards: %1 came up, %2 points.</source>
        <translation>Glück danach: %1 kam, %2 Punkte.</translation>
    </message>
    <message>
        <source>Best answer</source>
        <translation>Beste Antwort</translation>
    </message>
    <message>
        <source>Review: %1, %2</source>
        <translation>Analyse: %1, %2</translation>
    </message>
    <message>
        <source>%1 %2 · %3 points · better: %4</source>
        <translation>%1 %2 · %3 Punkte · besser: %4</translation>
    </message>
</context>
<context>
    <name>views::RuleDetails</name>
    <message>
        <source>Open in the rulebook</source>
        <translation>Im Regelbuch öffnen</translation>
    </message>
    <message>
        <source>Play this example</source>
        <translation>Dieses Beispiel spielen</translation>
    </message>
</context>
<context>
    <name>views::RulePanel</name>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>Wie das Programm</translation>
    </message>
    <message>
        <source>Both languages</source>
        <translation>Beide Sprachen</translation>
    </message>
    <message>
        <source>Language of the rule</source>
        <translation>Sprache der Regel</translation>
    </message>
    <message>
        <source>The rule behind this step</source>
        <translation>Die Regel zu diesem Schritt</translation>
    </message>
    <message>
        <source>Open in the rulebook</source>
        <translation>Im Regelbuch öffnen</translation>
    </message>
</context>
<context>
    <name>views::RulePdf</name>
    <message>
        <source>Your rulebook, page %1</source>
        <translation>Dein Regelheft, Seite %1</translation>
    </message>
    <message>
        <source>Open the page with these lines highlighted</source>
        <translation>Die Seite öffnen, diese Zeilen markiert</translation>
    </message>
</context>
<context>
    <name>views::RulebookPlace</name>
    <message>
        <source>There are no rules in this library.</source>
        <translation>In dieser Bibliothek gibt es keine Regeln.</translation>
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
    <message>
        <source>Choose the game</source>
        <translation>Spiel wählen</translation>
    </message>
</context>
<context>
    <name>views::SavedSearchPanel</name>
    <message>
        <source>Enter runs a search, F2 renames it, Delete removes it.</source>
        <translation>Eingabe führt eine Suche aus, F2 benennt sie um, Entf entfernt sie.</translation>
    </message>
    <message>
        <source>Enter a search first; then you can save it here.</source>
        <translation>Gib zuerst eine Suche ein; dann kannst du sie hier speichern.</translation>
    </message>
    <message>
        <source>Save the search in the search field.</source>
        <translation>Speichere die Suche, die im Suchfeld steht.</translation>
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
    <name>views::SavedSetupsRow</name>
    <message>
        <source>Saved set-ups</source>
        <translation>Gespeicherte Aufbauten</translation>
    </message>
    <message>
        <source>Name of the set-up</source>
        <translation>Name des Aufbaus</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this saved set-up</source>
        <translation>Diesen gespeicherten Aufbau entfernen</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Noch keiner gespeichert</translation>
    </message>
    <message>
        <source>Choose a saved set-up</source>
        <translation>Gespeicherten Aufbau wählen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save this set-up…</source>
        <translation>Diesen Aufbau speichern …</translation>
    </message>
</context>
<context>
    <name>views::SearchBar</name>
    <message>
        <source>“%1” was not found; searched for this instead: %2.</source>
        <translation>„%1“ wurde nicht gefunden; gesucht wurde stattdessen: %2.</translation>
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
        <source>Cards, clarifications and rules are searched in English and German at the same time. Spelling does not matter much: Söldner, Soeldner and soldner are treated as the same, and typos are tolerated. Choose an example to run it.</source>
        <translation>Gesucht wird immer deutsch und englisch zugleich: in Karten, Klarstellungen und Regeln. Wie du ein Wort schreibst, ist fast egal: Söldner, Soeldner und soldner sind dasselbe, und ein Tippfehler wird verziehen. Wähle ein Beispiel, um es auszuführen.</translation>
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
    <message>
        <source>Games and data</source>
        <translation>Spiele und Daten</translation>
    </message>
</context>
<context>
    <name>views::SetupIssues</name>
    <message>
        <source>Open %1 in the rulebook</source>
        <translation>%1 im Regelbuch öffnen</translation>
    </message>
</context>
<context>
    <name>views::SetupPage</name>
    <message>
        <source>Start a match</source>
        <translation>Eine Partie beginnen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>Choose another seed; the same seed deals the same cards</source>
        <translation>Einen anderen Startwert ziehen; derselbe Wert ergibt dieselben Karten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Resume the last match</source>
        <translation>Letzte Partie fortsetzen</translation>
    </message>
    <message>
        <source>Open a match or scenario…</source>
        <translation>Partie oder Szenario öffnen …</translation>
    </message>
    <message>
        <source>Sample decks, chosen by the seed</source>
        <translation>Beispieldecks, vom Startwert bestimmt</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Your own decks</source>
        <translation>Eigene Decks</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>Eigenes Deck</translation>
    </message>
    <message>
        <source>Choose a deck file…</source>
        <translation>Deckdatei wählen …</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Deck öffnen</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>„%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>“%1” contains no cards.</source>
        <translation>„%1“ enthält keine Karten.</translation>
    </message>
    <message>
        <source>“%1” contains something that is not a card of this game: %2</source>
        <translation>„%1“ enthält etwas, das keine Karte dieses Spiels ist: %2</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Choose one of your decks</source>
        <translation>Eines deiner Decks wählen</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Deine Decks</translation>
    </message>
    <message>
        <source>“%1” is a deck for another game.</source>
        <translation>„%1“ ist ein Deck für ein anderes Spiel.</translation>
    </message>
    <message>
        <source>Guessed in “%1”: %2</source>
        <translation>In „%1“ geraten: %2</translation>
    </message>
    <message>
        <source>Recent matches</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Resume this match</source>
        <translation>Diese Partie fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n card(s)), choose another file…</source>
        <translation>
            <numerusform>%1 (%n Karte), andere Datei wählen …</numerusform>
            <numerusform>%1 (%n Karten), andere Datei wählen …</numerusform>
        </translation>
    </message>
    <message>
        <source>Play every seat yourself to try out turns, or let bots answer. Every step can be undone.</source>
        <translation>Spiele alle Plätze selbst, um Züge auszuprobieren, oder lass Bots antworten. Jeder Schritt lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Players: </source>
        <translation>Spieler: </translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Pass and play: hide the table until the next player is at the screen</source>
        <translation>Bildschirm weitergeben: den Tisch verdecken, bis die nächste Person davor sitzt</translation>
    </message>
    <message>
        <source>For people who share a screen and keep their cards hidden from each other</source>
        <translation>Für alle, die sich einen Bildschirm teilen und ihre Karten voreinander verbergen</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer %1 spielt</translation>
    </message>
    <message>
        <source>“%1” is built for the variant “%2”, which cannot be played here. Choose one of these: %3.</source>
        <translation>„%1“ ist für die Variante „%2“ gebaut, die hier nicht gespielt werden kann. Wähle eine von diesen: %3.</translation>
    </message>
    <message>
        <source>The deal cannot be set up: %1.</source>
        <translation>Die Partie kann nicht aufgebaut werden: %1.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code der Partie</translation>
    </message>
    <message>
        <source>Type in a code and press Enter</source>
        <translation>Tippe einen Code ein und drücke die Eingabetaste</translation>
    </message>
    <message>
        <source>Names this match: copy it to pass it on, or type in another one and press Enter</source>
        <translation>Benennt diese Partie: Kopiere ihn zum Weitergeben oder tippe einen anderen ein und drücke die Eingabetaste</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>The same deal for everyone today, for this game, variant and difficulty</source>
        <translation>Heute für alle dieselbe Partie, in diesem Spiel, dieser Variante und diesem Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>See how your matches ended, by game, variant and difficulty</source>
        <translation>Sehen, wie deine Partien ausgegangen sind, nach Spiel, Variante und Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>The last ten matches are listed here, along with all that have names, notes or a review. Save a match to a file to keep it permanently.</source>
        <translation>Hier stehen die letzten zehn Partien und alle mit Namen, Notizen oder einer Analyse. Speichere eine Partie in einer Datei, um sie dauerhaft zu behalten.</translation>
    </message>
</context>
<context>
    <name>views::SheetForm</name>
    <message>
        <source>Faces</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Paper and cards</source>
        <translation>Papier und Maße</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Cutting</source>
        <translation>Schneiden</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Auf dem Bogen</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>How much of the face is printed</source>
        <translation>Wie viel von der Karte gedruckt wird</translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation>Volle Farbe</translation>
    </message>
    <message>
        <source>Ink saver</source>
        <translation>Tinte sparen</translation>
    </message>
    <message>
        <source>Text only</source>
        <translation>Nur Text</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of the cards, which can differ from the program’s</source>
        <translation>Die Sprache der Karten; sie kann von der des Programms abweichen</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Mark our own values</source>
        <translation>Hauswerte kennzeichnen</translation>
    </message>
    <message>
        <source>The bottom of a card shows which values are ours and not from the printed card</source>
        <translation>Am unteren Rand einer Karte steht, welche Werte von uns stammen und nicht von der gedruckten Karte</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>The paper in the printer</source>
        <translation>Das Papier im Drucker</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>Width and height</source>
        <translation>Breite und Höhe</translation>
    </message>
    <message>
        <source>Width of your paper</source>
        <translation>Breite deines Papiers</translation>
    </message>
    <message>
        <source>Height of your paper</source>
        <translation>Höhe deines Papiers</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Use the paper in landscape format</source>
        <translation>Das Papier im Querformat verwenden</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>The size of the cards after cutting</source>
        <translation>Die Größe der Karten nach dem Schneiden</translation>
    </message>
    <message>
        <source>Width of your cards</source>
        <translation>Breite deiner Karten</translation>
    </message>
    <message>
        <source>Height of your cards</source>
        <translation>Höhe deiner Karten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>What is printed on the other side of each sheet</source>
        <translation>Was auf die andere Seite jedes Bogens gedruckt wird</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Deck and sleeve colour</source>
        <translation>Deck und Hüllenfarbe</translation>
    </message>
    <message>
        <source>Clarifications</source>
        <translation>Klarstellungen</translation>
    </message>
    <message>
        <source>Flip on</source>
        <translation>Wenden über</translation>
    </message>
    <message>
        <source>The edge on which your printer flips the paper</source>
        <translation>Die Kante, über die dein Drucker das Papier wendet</translation>
    </message>
    <message>
        <source>Long edge</source>
        <translation>Lange Kante</translation>
    </message>
    <message>
        <source>Short edge</source>
        <translation>Kurze Kante</translation>
    </message>
    <message>
        <source>How many copies of each card are printed</source>
        <translation>Wie oft jede Karte des Decks gedruckt wird</translation>
    </message>
    <message>
        <source>In complete sets</source>
        <translation>In ganzen Sätzen</translation>
    </message>
    <message>
        <source>Complete decks one after the other instead of all copies of a card together</source>
        <translation>Ganze Decks nacheinander statt alle Exemplare einer Karte zusammen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The order of the cards on the sheets</source>
        <translation>Die Reihenfolge der Karten auf den Bögen</translation>
    </message>
    <message>
        <source>As in the deck</source>
        <translation>Wie im Deck</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By strength</source>
        <translation>Nach Stärke</translation>
    </message>
    <message>
        <source>Start at slot</source>
        <translation>Ab Feld</translation>
    </message>
    <message>
        <source>For partly used sheets; slots are counted row by row</source>
        <translation>Für angebrochene Bögen; die Felder werden zeilenweise gezählt</translation>
    </message>
    <message>
        <source>Leave empty</source>
        <translation>Frei lassen</translation>
    </message>
    <message>
        <source>Slots on the first sheet to leave empty, such as 2, 5; or click them in the preview</source>
        <translation>Felder des ersten Bogens, die leer bleiben, etwa 2, 5; oder klicke sie in der Vorschau an</translation>
    </message>
    <message>
        <source>Cut marks</source>
        <translation>Schnittmarken</translation>
    </message>
    <message>
        <source>Where to cut</source>
        <translation>Wo du schneidest</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>None</source>
        <comment>cut marks</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>The colour of the cut marks</source>
        <translation>Die Farbe der Schnittmarken</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>Hellgrau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>The length of the cut marks</source>
        <translation>Die Länge der Schnittmarken</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Between neighbouring cards</source>
        <translation>Zwischen benachbarten Karten</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Anschnitt</translation>
    </message>
    <message>
        <source>How far the artwork extends beyond the cut</source>
        <translation>Wie weit eine Karte über den Schnitt hinausgeht</translation>
    </message>
    <message>
        <source>Corner radius</source>
        <translation>Eckenradius</translation>
    </message>
    <message>
        <source>0 for square corners</source>
        <translation>0 für eckige Ecken</translation>
    </message>
    <message>
        <source>Left and right margin</source>
        <translation>Rand links und rechts</translation>
    </message>
    <message>
        <source>The area your printer cannot reach</source>
        <translation>Der Bereich, den dein Drucker nicht erreicht</translation>
    </message>
    <message>
        <source>Top and bottom margin</source>
        <translation>Rand oben und unten</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Above the cards, outside their edges</source>
        <translation>Über den Karten, außerhalb von ihnen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Sheet number</source>
        <translation>Nummer des Bogens</translation>
    </message>
    <message>
        <source>Rulers of 50 mm and 2 in</source>
        <translation>Maßbalken von 50 mm und 2 Zoll</translation>
    </message>
    <message>
        <source>Below the cards, to check the printed size with a ruler</source>
        <translation>Unter den Karten, um die Größe mit einem Lineal zu prüfen</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Own pictures</source>
        <translation>Eigene Bilder</translation>
    </message>
    <message>
        <source>Pictures that you or a pack have added to cards</source>
        <translation>Bilder, die du oder ein Paket zu Karten hinzugefügt hat</translation>
    </message>
    <message>
        <source>None</source>
        <comment>pictures</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Instead of the emblem</source>
        <translation>Statt des Wappens</translation>
    </message>
    <message>
        <source>Portrait ones as whole faces</source>
        <translation>Hochkante als ganze Vorderseite</translation>
    </message>
    <message>
        <source>Included bleed</source>
        <translation>Enthaltener Anschnitt</translation>
    </message>
    <message>
        <source>How far pictures of whole faces extend beyond the edge of the card</source>
        <translation>Wie weit Bilder ganzer Vorderseiten über den Rand der Karte hinausreichen</translation>
    </message>
</context>
<context>
    <name>views::SheetOutput</name>
    <message>
        <source>Save sheets as PDF</source>
        <translation>Bögen als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save cut paths</source>
        <translation>Schnittpfade speichern</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>DXF (*.dxf)</source>
        <translation>DXF (*.dxf)</translation>
    </message>
    <message>
        <source>Save for Tabletop Simulator</source>
        <translation>Für Tabletop Simulator speichern</translation>
    </message>
    <message>
        <source>Saved object (*.json)</source>
        <translation>Gespeichertes Objekt (*.json)</translation>
    </message>
    <message>
        <source>Stopped. Pages already sent to the printer may still be printed.</source>
        <translation>Abgebrochen. Seiten, die der Drucker schon hat, werden möglicherweise noch gedruckt.</translation>
    </message>
    <message>
        <source>The pictures of these cards cannot be read; their emblems are shown instead: %1.</source>
        <translation>Die Bilder dieser Karten lassen sich nicht lesen; stattdessen wird ihr Wappen gezeigt: %1.</translation>
    </message>
    <message>
        <source>The cut paths were saved in %1.</source>
        <translation>Die Schnittpfade wurden in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The deck was saved as %1, with its pictures next to it. Move the files to the saved objects of Tabletop Simulator.</source>
        <translation>Das Deck wurde als %1 gespeichert, seine Bilder daneben. Lege die Dateien zu den gespeicherten Objekten von Tabletop Simulator.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were sent to the printer.</source>
        <translation>
            <numerusform>%n Seite wurde an den Drucker geschickt.</numerusform>
            <numerusform>%n Seiten wurden an den Drucker geschickt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were saved in %1. Print them without scaling.</source>
        <translation>
            <numerusform>%n Seite wurde in %1 gespeichert. Drucke sie ohne Skalierung.</numerusform>
            <numerusform>%n Seiten wurden in %1 gespeichert. Drucke sie ohne Skalierung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>views::SheetPreview</name>
    <message>
        <source>No sheet</source>
        <translation>Kein Bogen</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1, back</source>
        <translation>%1, Rückseite</translation>
    </message>
</context>
<context>
    <name>views::ShortcutEditor</name>
    <message>
        <source>Find an action or shortcut</source>
        <translation>Aktion oder Tastenkürzel suchen</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Aktionen und ihre Tastenkürzel</translation>
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
        <source>Shortcut for the selected action</source>
        <translation>Tastenkürzel der gewählten Aktion</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the shortcut from this action</source>
        <translation>Das Tastenkürzel dieser Aktion entfernen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset this action to its default shortcut</source>
        <translation>Diese Aktion auf ihr Standardkürzel zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all actions to their default shortcuts</source>
        <translation>Alle Aktionen auf ihre Standardkürzel zurücksetzen</translation>
    </message>
    <message>
        <source>Select an action to change its shortcut.</source>
        <translation>Wähle eine Aktion, um ihr Tastenkürzel zu ändern.</translation>
    </message>
    <message>
        <source>“%1” has the same shortcut. Neither works until you change one of them.</source>
        <translation>„%1“ hat dasselbe Tastenkürzel. Beide funktionieren erst, wenn du eines davon änderst.</translation>
    </message>
    <message>
        <source>No action has this name or shortcut.</source>
        <translation>Keine Aktion hat diesen Namen oder dieses Tastenkürzel.</translation>
    </message>
    <message>
        <source>At the table, the arrow keys move between cards, N moves to the next choice, Enter chooses, digits and + and − set an amount, and Esc cancels a choice. These keys cannot be changed.</source>
        <translation>Am Spieltisch gehen die Pfeiltasten von Karte zu Karte, N springt zur nächsten Möglichkeit, Eingabe wählt, Ziffern sowie + und − stellen einen Betrag ein, Esc nimmt eine Auswahl zurück. Diese Tasten lassen sich nicht ändern.</translation>
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
<context>
    <name>views::SideBar</name>
    <message>
        <source>Expand</source>
        <translation>Ausklappen</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Einklappen</translation>
    </message>
</context>
<context>
    <name>views::StatisticsDialog</name>
    <message>
        <source>Export your matches</source>
        <translation>Deine Partien exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>Tabelle (*.csv);;JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) exported to “%1”.</source>
        <translation>
            <numerusform>%n Partie wurde nach „%1“ exportiert.</numerusform>
            <numerusform>%n Partien wurden nach „%1“ exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>„%1“ kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>All records were deleted.</source>
        <translation>Alle Aufzeichnungen wurden gelöscht.</translation>
    </message>
    <message>
        <source>The records cannot be deleted. Is the library writable?</source>
        <translation>Die Aufzeichnungen können nicht gelöscht werden. Ist die Bibliothek beschreibbar?</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>No match has ended at the table yet. Matches that you play against the game or against bots are counted here when they end.</source>
        <translation>Am Tisch ist noch keine Partie zu Ende gegangen. Partien gegen das Spiel oder gegen Bots werden hier gezählt, wenn sie enden.</translation>
    </message>
    <message>
        <source>Matches that ended at the table. A match counts as played with help if you took choices back or bots played on your side.</source>
        <translation>Partien, die am Tisch zu Ende gegangen sind. Eine Partie gilt als mit Hilfe gespielt, wenn du Entscheidungen zurückgenommen hast oder Bots auf deiner Seite gespielt haben.</translation>
    </message>
    <message>
        <source>&amp;Together against the game</source>
        <translation>&amp;Gemeinsam gegen das Spiel</translation>
    </message>
    <message>
        <source>&amp;Against each other</source>
        <translation>Gege&amp;neinander</translation>
    </message>
    <message>
        <source>Together against the game</source>
        <translation>Gemeinsam gegen das Spiel</translation>
    </message>
    <message>
        <source>Against each other</source>
        <translation>Gegeneinander</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Write every match to a table or JSON file</source>
        <translation>Jede Partie in eine Tabelle oder JSON-Datei schreiben</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete %n record(s) for good</source>
        <translation>
            <numerusform>%n Aufzeichnung endgültig &amp;löschen</numerusform>
            <numerusform>%n Aufzeichnungen endgültig &amp;löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete all…</source>
        <translation>Alle &amp;löschen …</translation>
    </message>
    <message>
        <source>Delete the records of all matches; this cannot be undone</source>
        <translation>Die Aufzeichnungen aller Partien löschen; das lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>views::StatisticsPage</name>
    <message numerus="yes">
        <source>%n card(s), average strength %1</source>
        <translation>
            <numerusform>%n Karte, mittlere Stärke %1</numerusform>
            <numerusform>%n Karten, mittlere Stärke %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Ohne Effekt</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>gain coins from the supply</source>
        <translation>bringen Münzen aus dem Vorrat</translation>
    </message>
    <message>
        <source>take coins from an opponent</source>
        <translation>nehmen einem Gegner Münzen</translation>
    </message>
    <message>
        <source>cost coins</source>
        <translation>kosten Münzen</translation>
    </message>
    <message>
        <source>change the bidding</source>
        <translation>ändern das Bieten</translation>
    </message>
    <message>
        <source>Flips and destruction</source>
        <translation>Umdrehen und Zerstören</translation>
    </message>
    <message>
        <source>flip on their own side</source>
        <translation>drehen auf der eigenen Seite um</translation>
    </message>
    <message>
        <source>flip on the opposing side</source>
        <translation>drehen auf der Gegenseite um</translation>
    </message>
    <message>
        <source>flip on either side</source>
        <translation>drehen auf beiden Seiten um</translation>
    </message>
    <message>
        <source>destroy cards</source>
        <translation>zerstören Karten</translation>
    </message>
    <message>
        <source>return when destroyed</source>
        <translation>kommen nach dem Zerstören wieder</translation>
    </message>
    <message>
        <source>move or swap cards</source>
        <translation>bewegen oder tauschen Karten</translation>
    </message>
    <message>
        <source>change the scoring</source>
        <translation>ändern die Wertung</translation>
    </message>
    <message>
        <source>How likely is it to be among the first cards on offer?</source>
        <translation>Wie wahrscheinlich liegt es unter den ersten Karten im Angebot?</translation>
    </message>
    <message>
        <source>Card or group</source>
        <translation>Karte oder Gruppe</translation>
    </message>
    <message>
        <source>Number of cards seen</source>
        <translation>Anzahl der gesehenen Karten</translation>
    </message>
    <message>
        <source>first </source>
        <translation>erste </translation>
    </message>
    <message>
        <source>any with %1</source>
        <translation>eine mit %1</translation>
    </message>
    <message>
        <source>any with strength %1</source>
        <translation>eine mit Stärke %1</translation>
    </message>
    <message>
        <source>any tagged %1</source>
        <translation>eine mit Schlagwort %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: at least one of %n card(s) is among the first %2 of %3.</source>
        <translation>
            <numerusform>%1: Diese %n Karte ist unter den ersten %2 von %3.</numerusform>
            <numerusform>%1: Mindestens eine von %n Karten ist unter den ersten %2 von %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance in percent, by cards seen</source>
        <translation>Wahrscheinlichkeit in Prozent, nach gesehenen Karten</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>How likely is it to be among the first cards?</source>
        <translation>Wie wahrscheinlich ist es unter den ersten Karten?</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and average of a printed number</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s); average: %1</source>
        <translation>
            <numerusform>%n Karte; im Mittel: %1</numerusform>
            <numerusform>%n Karten; im Mittel: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the card is among the first %2 of %3.</source>
        <translation>%1: Die Karte ist unter den ersten %2 von %3.</translation>
    </message>
</context>
<context>
    <name>views::StepRow</name>
    <message>
        <source>any</source>
        <translation>egal</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Move this step up</source>
        <translation>Diesen Schritt nach oben</translation>
    </message>
    <message>
        <source>Move this step down</source>
        <translation>Diesen Schritt nach unten</translation>
    </message>
    <message>
        <source>Remove this step</source>
        <translation>Diesen Schritt entfernen</translation>
    </message>
</context>
<context>
    <name>views::StudyPage</name>
    <message>
        <source>The results of the study cannot be saved in your library: %1. They are safe while the window is open, and Castellan will keep trying to save them.</source>
        <translation>Die Ergebnisse der Untersuchung können nicht in deiner Bibliothek gespeichert werden: %1. Solange das Fenster offen ist, sind sie sicher, und Castellan versucht weiter, sie zu speichern.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Back to the deck; a running study continues</source>
        <translation>Zurück zum Deck; eine laufende Untersuchung geht weiter</translation>
    </message>
    <message>
        <source>Lab: %1</source>
        <translation>Labor: %1</translation>
    </message>
    <message>
        <source>&amp;Opponent’s deck</source>
        <translation>Deck des &amp;Gegners</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>&amp;Your side is played by</source>
        <translation>&amp;Deine Seite spielt</translation>
    </message>
    <message>
        <source>The other side is &amp;played by</source>
        <translation>Die &amp;andere Seite spielt</translation>
    </message>
    <message>
        <source>&amp;Number of matches</source>
        <translation>&amp;Zahl der Partien</translation>
    </message>
    <message>
        <source>&amp;Earlier studies of this deck</source>
        <translation>&amp;Frühere Untersuchungen dieses Decks</translation>
    </message>
    <message>
        <source>&amp;Start study</source>
        <translation>&amp;Untersuchung starten</translation>
    </message>
    <message>
        <source>Play matches of this deck in the background and count the results</source>
        <translation>Partien mit diesem Deck im Hintergrund spielen und die Ergebnisse zählen</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Abb&amp;rechen</translation>
    </message>
    <message>
        <source>End this study; its results are kept</source>
        <translation>Diese Untersuchung beenden; ihre Ergebnisse bleiben gespeichert</translation>
    </message>
    <message>
        <source>Try &amp;replacements</source>
        <translation>&amp;Ersatz ausprobieren</translation>
    </message>
    <message>
        <source>Play the same matches with other cards in the place of the selected card</source>
        <translation>Dieselben Partien mit anderen Karten anstelle der gewählten Karte spielen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write the results to a file: a table, JSON, a picture or a report to print</source>
        <translation>Die Ergebnisse in eine Datei schreiben: als Tabelle, JSON, Bild oder Bericht zum Drucken</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Karte für Karte</translation>
    </message>
    <message>
        <source>To see what a card is worth, try replacements for it. Winning with a card does not prove much: whoever is ahead can afford strong cards.</source>
        <translation>Was eine Karte wert ist, zeigt sich, wenn du Ersatz für sie ausprobierst. Mit einer Karte zu gewinnen beweist wenig: Wer vorn liegt, kann sich starke Karten leisten.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Won with it</source>
        <translation>Siege mit ihr</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Gegen sie</translation>
    </message>
    <message>
        <source>Instead</source>
        <translation>Stattdessen</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Other versions of the deck</source>
        <translation>Andere Fassungen des Decks</translation>
    </message>
    <message>
        <source>The matches behind it</source>
        <translation>Die Partien dahinter</translation>
    </message>
    <message>
        <source>Open at the &amp;table</source>
        <translation>Am &amp;Spieltisch öffnen</translation>
    </message>
    <message>
        <source>Step through the selected match at the table</source>
        <translation>Die gewählte Partie am Spieltisch Schritt für Schritt ansehen</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Fortschritt der Untersuchung</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>Until it is clear</source>
        <translation>Bis es klar ist</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Version %1 of this deck</source>
        <translation>Version %1 dieses Decks</translation>
    </message>
    <message>
        <source>This deck itself</source>
        <translation>Dieses Deck selbst</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>This study cannot be read any more; the others are not affected.</source>
        <translation>Diese Untersuchung lässt sich nicht mehr lesen; die anderen sind nicht betroffen.</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>The study cannot start: %1.</source>
        <translation>Die Untersuchung kann nicht starten: %1.</translation>
    </message>
    <message>
        <source>The study cannot be saved in your library: %1. Its results last until you close the window.</source>
        <translation>Die Untersuchung kann nicht in deiner Bibliothek gespeichert werden: %1. Die Ergebnisse bleiben, bis du das Fenster schließt.</translation>
    </message>
    <message>
        <source>This study cannot be continued: %1. Its results are unchanged.</source>
        <translation>Diese Untersuchung kann nicht fortgesetzt werden: %1. Die Ergebnisse sind unverändert.</translation>
    </message>
    <message>
        <source>All players use the same cards here, so equal bots always come out even. Choose different bots to see who benefits from this deck.</source>
        <translation>Hier nutzen alle dieselben Karten, darum sind gleiche Bots immer gleichauf. Wähle verschiedene Bots, um zu sehen, wem dieses Deck nützt.</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Cont&amp;inue</source>
        <translation>F&amp;ortsetzen</translation>
    </message>
    <message>
        <source>The first matches are being played …</source>
        <translation>Die ersten Partien werden gespielt …</translation>
    </message>
    <message>
        <source>How good is this deck? Choose an opponent and who plays, and start a study. Matches are played in the background.</source>
        <translation>Wie gut ist dieses Deck? Wähle einen Gegner und wer spielt, und starte eine Untersuchung. Die Partien laufen im Hintergrund.</translation>
    </message>
    <message>
        <source>%1 matches played, %2 per second</source>
        <translation>%1 Partien gespielt, %2 pro Sekunde</translation>
    </message>
    <message>
        <source>%1 matches played</source>
        <translation>%1 Partien gespielt</translation>
    </message>
    <message>
        <source>A match takes %1 turns.</source>
        <translation>Eine Partie dauert %1 Züge.</translation>
    </message>
    <message>
        <source>Your side scores %1 points, the other side %2.</source>
        <translation>Deine Seite erreicht %1 Punkte, die andere %2.</translation>
    </message>
    <message>
        <source>First hands that fail: %1.</source>
        <translation>Starthände, die scheitern: %1.</translation>
    </message>
    <message>
        <source>First hands that fail: %1 measured, %2 calculated.</source>
        <translation>Starthände, die scheitern: %1 gemessen, %2 berechnet.</translation>
    </message>
    <message>
        <source>The deck has changed since: these results are about the cards that it had then.</source>
        <translation>Das Deck wurde seither geändert: Diese Ergebnisse betreffen die Karten, die es damals hatte.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Going first</source>
        <translation>Als Erster am Zug</translation>
    </message>
    <message>
        <source>Going second</source>
        <translation>Als Zweiter am Zug</translation>
    </message>
    <message>
        <source>From seat %1</source>
        <translation>Von Platz %1</translation>
    </message>
    <message>
        <source>Win rate with its 95 % interval</source>
        <translation>Siegquote mit Intervall (95 %)</translation>
    </message>
    <message>
        <source>Length in turns, share of the matches in percent</source>
        <translation>Länge in Zügen, Anteil der Partien in Prozent</translation>
    </message>
    <message>
        <source>This match cannot be played again: %1.</source>
        <translation>Diese Partie kann nicht noch einmal gespielt werden: %1.</translation>
    </message>
    <message>
        <source>In your deck</source>
        <translation>In deinem Deck</translation>
    </message>
    <message>
        <source>In the other deck</source>
        <translation>Im anderen Deck</translation>
    </message>
</context>
<context>
    <name>views::SurvivalPanel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>Chance of winning by turn</source>
        <translation>Gewinnchance nach Zügen</translation>
    </message>
    <message>
        <source>Go to that turn</source>
        <translation>Zu diesem Zug</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The match was won.</source>
        <translation>Die Partie wurde gewonnen.</translation>
    </message>
    <message>
        <source>The match was lost.</source>
        <translation>Die Partie wurde verloren.</translation>
    </message>
    <message>
        <source>Chance of winning now: %1</source>
        <translation>Gewinnchance jetzt: %1</translation>
    </message>
    <message>
        <source>How likely is it that you still win?</source>
        <translation>Wie wahrscheinlich ist der Sieg jetzt noch?</translation>
    </message>
    <message>
        <source>The chance fell most in this turn: %1, from %2 to %3.</source>
        <translation>Am stärksten fiel die Chance in diesem Zug: %1, von %2 auf %3.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Schätzung läuft</translation>
    </message>
    <message>
        <source>Greedy bots play on from every turn. In brackets: the 95 % interval.</source>
        <translation>Gierige Bots spielen von jedem Zug an weiter. In Klammern: der Bereich mit 95 % Sicherheit.</translation>
    </message>
    <message>
        <source>From the start of every turn they play to the end 200 times. What nobody could know is drawn anew each time.</source>
        <translation>Vom Beginn jedes Zuges an spielen sie 200-mal zu Ende. Was niemand wissen konnte, wird jedes Mal neu gezogen.</translation>
    </message>
</context>
<context>
    <name>views::TableCard</name>
    <message>
        <source>Face-down card</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>Face-down card (%1)</source>
        <translation>Verdeckte Karte (%1)</translation>
    </message>
    <message>
        <source>%1, strength %2</source>
        <translation>%1, Stärke %2</translation>
    </message>
    <message>
        <source>, slain</source>
        <translation>, gefallen</translation>
    </message>
    <message>
        <source>slain</source>
        <translation>gefallen</translation>
    </message>
</context>
<context>
    <name>views::TableItem</name>
    <message>
        <source>Can be chosen.</source>
        <translation>Wählbar.</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Gewählt.</translation>
    </message>
    <message>
        <source>Can be gone to.</source>
        <translation>Kann betreten werden.</translation>
    </message>
    <message>
        <source>Can be targeted.</source>
        <translation>Kann als Ziel gewählt werden.</translation>
    </message>
</context>
<context>
    <name>views::TableKeys</name>
    <message>
        <source>Keys at the table</source>
        <translation>Tasten am Tisch</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>go from one card or position to the next</source>
        <translation>von einer Karte oder Stelle zur nächsten gehen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>choose what is marked</source>
        <translation>das Markierte wählen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>go on to the question, the rule and the log</source>
        <translation>weiter zur Frage, zur Regel und zum Protokoll</translation>
    </message>
    <message>
        <source>go to the next thing that can be chosen</source>
        <translation>zum Nächsten gehen, das gewählt werden kann</translation>
    </message>
    <message>
        <source>0 to 9, + and −</source>
        <translation>0 bis 9, + und −</translation>
    </message>
    <message>
        <source>set an amount; Enter confirms it</source>
        <translation>eine Menge einstellen; die Eingabetaste bestätigt sie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>take back the last click, or close what is open</source>
        <translation>den letzten Klick zurücknehmen oder schließen, was offen ist</translation>
    </message>
    <message>
        <source>see the table from the next or the previous seat</source>
        <translation>den Tisch vom nächsten oder vorigen Platz aus sehen</translation>
    </message>
    <message>
        <source>see the next or the previous front in full</source>
        <translation>die nächste oder vorige Front ganz sehen</translation>
    </message>
    <message>
        <source>open and close this list</source>
        <translation>diese Liste öffnen und schließen</translation>
    </message>
    <message>
        <source>back to your last decision</source>
        <translation>zurück zu deiner letzten Entscheidung</translation>
    </message>
    <message>
        <source>forward to your next decision</source>
        <translation>vor zu deiner nächsten Entscheidung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>views::TablePlace</name>
    <message>
        <source>The match cannot start: %1</source>
        <translation>Die Partie kann nicht beginnen: %1</translation>
    </message>
    <message>
        <source>Your last match cannot be resumed: %1. Its file was not deleted.</source>
        <translation>Deine letzte Partie kann nicht fortgesetzt werden: %1. Die Datei wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>Open a match or scenario</source>
        <translation>Partie oder Szenario öffnen</translation>
    </message>
    <message>
        <source>Matches and scenarios (*.match *.scenario);;All files (*)</source>
        <translation>Partien und Szenarien (*.match *.scenario);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2. The table is unchanged.</source>
        <translation>„%1“ lässt sich nicht öffnen: %2. Der Spieltisch ist unverändert.</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Match (*.match)</source>
        <translation>Partie (*.match)</translation>
    </message>
    <message>
        <source>The match could not be written to %1: %2</source>
        <translation>Die Partie konnte nicht nach %1 geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The match was saved as %1.</source>
        <translation>Die Partie wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Scenario (*.scenario);;All files (*)</source>
        <translation>Szenario (*.scenario);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>„%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>The position was copied to the clipboard.</source>
        <translation>Die Stellung wurde in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>A position</source>
        <translation>Eine Stellung</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Stellung speichern</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Scenario (*.scenario)</source>
        <translation>Szenario (*.scenario)</translation>
    </message>
    <message>
        <source>The position was saved as %1.</source>
        <translation>Die Stellung wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The position could not be written to %1: %2</source>
        <translation>Die Stellung konnte nicht nach %1 geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1, %2, seed %3</source>
        <translation>%1, %2, Startwert %3</translation>
    </message>
    <message>
        <source>This game cannot be played at the table yet.</source>
        <translation>Dieses Spiel lässt sich noch nicht am Spieltisch spielen.</translation>
    </message>
    <message>
        <source>“%1” was opened, but not as it was saved: %2. The file is unchanged.</source>
        <translation>„%1“ wurde geöffnet, aber nicht so, wie es gespeichert war: %2. Die Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Not all moves of the scenario could be made: %1. The moves before that were made.</source>
        <translation>Nicht alle Züge des Szenarios waren möglich: %1. Die Züge davor wurden ausgeführt.</translation>
    </message>
    <message>
        <source>Your last match was restored, but not completely: %1. The original is listed among the recent matches.</source>
        <translation>Deine letzte Partie wurde wiederhergestellt, aber nicht vollständig: %1. Das Original steht unter den letzten Partien.</translation>
    </message>
    <message>
        <source>This match cannot be resumed: %1. Its file was not deleted.</source>
        <translation>Diese Partie kann nicht fortgesetzt werden: %1. Die Datei wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>The match was restored, but not completely: %1.</source>
        <translation>Die Partie wurde wiederhergestellt, aber nicht vollständig: %1.</translation>
    </message>
    <message>
        <source>Share the match up to this step</source>
        <translation>Die Partie bis zu diesem Schritt teilen</translation>
    </message>
    <message>
        <source>match to step %1</source>
        <translation>Partie bis Schritt %1</translation>
    </message>
    <message>
        <source>The steps up to this one were saved as %1, without other branches, names and notes.</source>
        <translation>Die Schritte bis hierher wurden als %1 gespeichert, ohne andere Zweige, Namen und Notizen.</translation>
    </message>
    <message>
        <source>The position at the table cannot be used because an effect is still resolving. Go one step forward or back and try again.</source>
        <translation>Die Stellung am Spieltisch lässt sich nicht übernehmen, weil gerade noch ein Effekt ausgeführt wird. Geh einen Schritt vor oder zurück und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The position in the lab cannot be saved: %1. Free some space; it will then be saved automatically.</source>
        <translation>Die Stellung im Regellabor kann nicht gespeichert werden: %1. Schaffe Platz; dann wird sie automatisch gespeichert.</translation>
    </message>
    <message>
        <source>The position in the lab cannot be saved: %1. Save it to a file in another folder before you quit.</source>
        <translation>Die Stellung im Regellabor kann nicht gespeichert werden: %1. Speichere sie in einer Datei in einem anderen Ordner, bevor du das Programm beendest.</translation>
    </message>
    <message>
        <source>The current match cannot be saved: %1. Free some space; the next step will then save all of it.</source>
        <translation>Die laufende Partie kann nicht gespeichert werden: %1. Schaffe Platz; der nächste Schritt speichert dann die ganze Partie.</translation>
    </message>
    <message>
        <source>The current match cannot be saved: %1. Save it to a file in another folder before you quit.</source>
        <translation>Die laufende Partie kann nicht gespeichert werden: %1. Speichere sie in einer Datei in einem anderen Ordner, bevor du das Programm beendest.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>“%1” is set up. Check these and start the match: %2.</source>
        <translation>„%1“ ist aufgebaut. Prüfe diese Angaben und starte die Partie: %2.</translation>
    </message>
    <message>
        <source>Opening your last match…</source>
        <translation>Deine letzte Partie wird geöffnet …</translation>
    </message>
    <message>
        <source>Opening “%1”…</source>
        <translation>„%1“ wird geöffnet …</translation>
    </message>
    <message>
        <source>The review could not be printed: %1</source>
        <translation>Die Analyse konnte nicht gedruckt werden: %1</translation>
    </message>
</context>
<context>
    <name>views::TimelinePanel</name>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Name of this branch</source>
        <translation>Name dieses Zweigs</translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Notiz zu diesem Schritt</translation>
    </message>
    <message>
        <source>Go here</source>
        <translation>Hierher springen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare this step with the current one</source>
        <translation>Diesen Schritt mit dem aktuellen vergleichen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Dort</translation>
    </message>
</context>
<context>
    <name>views::TradeDialog</name>
    <message>
        <source>We agree: make the deal</source>
        <translation>Abgemacht: Geschäft abschließen</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>You give: %1. You get: %2.</source>
        <translation>Du gibst: %1. Du erhältst: %2.</translation>
    </message>
    <message>
        <source>Propose a deal</source>
        <translation>Geschäft vorschlagen</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>You ask for</source>
        <translation>Du verlangst</translation>
    </message>
    <message>
        <source>Find a card by name</source>
        <translation>Karte nach Namen suchen</translation>
    </message>
    <message>
        <source>%1 that you give</source>
        <translation>%1, die du gibst</translation>
    </message>
    <message>
        <source>%1 that you ask for</source>
        <translation>%1, die du verlangst</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>views::ValidityStrip</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Legal: %1</source>
        <translation>Gültig: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: not legal yet, for %n reason(s)</source>
        <translation>
            <numerusform>%1: noch nicht gültig, aus %n Grund</numerusform>
            <numerusform>%1: noch nicht gültig, aus %n Gründen</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Alles beheben</translation>
    </message>
    <message>
        <source>Apply the first fix for each reason</source>
        <translation>Für jeden Grund die erste Abhilfe ausführen</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>reasons and notes</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The other reasons, and notes that are not about broken rules</source>
        <translation>Die weiteren Gründe und Hinweise, die keine Regel verletzen</translation>
    </message>
</context>
<context>
    <name>views::WelcomePlace</name>
    <message>
        <source>Welcome to Castellan</source>
        <translation>Willkommen bei Castellan</translation>
    </message>
    <message>
        <source>Build decks, look up rulings, print proxies and try out turns for the card games you own. Everything stays on this computer.</source>
        <translation>Baue Decks, schlage Regeln nach, drucke Proxys und probiere Züge aus, für die Kartenspiele, die du besitzt. Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>What do you own?</source>
        <translation>Was besitzt du?</translation>
    </message>
    <message>
        <source>The printed card has the last word: for the boxes you own, you can enter the values on your cards. You can change all of this later.</source>
        <translation>Die gedruckte Karte hat das letzte Wort: Für deine Boxen kannst du eintragen, was auf den Karten steht. Alles lässt sich später ändern.</translation>
    </message>
    <message>
        <source>Where do you want to start?</source>
        <translation>Womit willst du anfangen?</translation>
    </message>
    <message>
        <source>Open a sample deck</source>
        <translation>Beispieldeck öffnen</translation>
    </message>
    <message>
        <source>Fifteen cards, legal in tournaments: change them and see immediately what is allowed and why.</source>
        <translation>Fünfzehn Karten, in Turnieren gültig: Tausche sie aus und sieh sofort, was erlaubt ist und warum.</translation>
    </message>
    <message>
        <source>Play a sample match</source>
        <translation>Beispielpartie spielen</translation>
    </message>
    <message>
        <source>You against a bot; the rule for every step is shown next to the board.</source>
        <translation>Du gegen einen Bot; zu jedem Schritt wird die Regel neben dem Spielfeld gezeigt.</translation>
    </message>
    <message>
        <source>Read the rulebook</source>
        <translation>Regelbuch lesen</translation>
    </message>
    <message>
        <source>All rules in English and German, one at a time or side by side.</source>
        <translation>Alle Regeln auf Deutsch und Englisch, einzeln oder nebeneinander.</translation>
    </message>
    <message>
        <source>Browse the cards</source>
        <translation>Karten durchsehen</translation>
    </message>
    <message>
        <source>Search cards, clarifications and rules as you type.</source>
        <translation>Karten, Klarstellungen und Regeln suchen, während du tippst.</translation>
    </message>
    <message>
        <source>Play solo</source>
        <translation>Solo spielen</translation>
    </message>
    <message>
        <source>Alone against the game: choose how hard it should be and start.</source>
        <translation>Allein gegen das Spiel: Wähle, wie schwer es sein soll, und los geht’s.</translation>
    </message>
</context>
<context>
    <name>views::WorkStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
</TS>
