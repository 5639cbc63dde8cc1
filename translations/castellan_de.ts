<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window and end the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the search field of this place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, colours, text size and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy card text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name, strength and text of the chosen card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save card as &amp;picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the chosen card as a picture in print size or as vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards as a l&amp;ist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show cards as lines with both names instead of faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all text one step larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all text one step smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything in English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything in German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch between dark and light colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See and change the keys of every action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Castellan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licence and a report for bug reports</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>stated by the rulebook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows from a clarification in the rulebook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a public page about the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read off your printed card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a working value of ours. If your printed card differs, the card is right.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>In English: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In German: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card “%1” in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card “%1”; did you mean “%2”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 needs a whole number of at least %2, not “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 needs a whole number from %2 to %3, not “%4”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the full text of a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID is the card&apos;s id (war-bear) or its name in either language (Kriegsbär).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run scenario files, or all of a folder, in three modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names the scenarios that pass too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends with “N passed, M failed”. Exit code 0 if all passed, 1 if one failed, 2 if a file could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the clauses of the rulebook that no scenario shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code 0 if every clause is shown, 1 if one is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play a match between bots and print the log, each line with its clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the variant to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seed that decides all chance (1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one bot a seat: random, greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps the match as a match file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replay a match file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops after this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compares the state hash of every step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code 0 if the match could be replayed, 1 if a step does not fit, 2 if the file could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play many matches and count; the same result for any number of threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck that A brings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck that B brings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many matches (1000)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seed of the first match (1); the others follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many threads (all cores)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints JSON, which “simulate merge” reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add up the results of ranges of seeds that were run apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--lang needs a language: en or de.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--library needs the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language “%1”; use en or de.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option “%1” before a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command “%1”; “castellan-cli --help” lists them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command “%1”; did you mean “%2”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no option %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no option %2; did you mean %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“castellan-cli help %1” shows how to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not know what to do with “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game “%1”; what can be played: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The variant “%1” cannot be played; what can be played: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no bot “%1”; there are: random, greedy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two bots are needed, one a seat: --bots random,greedy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use this library instead of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer in English or German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explain a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done, or the answer is yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer is no, or the work failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad usage, or input that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castellan on the command line: cards, rules, decks and matches without a window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: castellan-cli COMMAND [ARGUMENTS]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options, before or after any command:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: castellan-cli %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a match of the game “%2”, which is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n step(s) lead to the saved states.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) without a scenario</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no scenario file (*.scenario) in these folders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 (%2) won %3: %4, between %5 and %6 with 95 % confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a winner: %1; stopped: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns a match: %1; decisions a match: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: “%3” is no card of this library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryMessages</name>
    <message>
        <source>Your library was brought up to date. A backup of the state before is kept beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer Castellan has written your library. It is open for reading only, so that nothing gets lost. Update Castellan to make changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your library %1 cannot be written. You can read everything, but changes are not kept. Check the permissions of the file and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program keeps your library locked. Nothing was changed. Close that program, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your library %1 is gone, but there is a backup of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your library %1 is damaged. Nothing was changed; it could not be moved aside: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your library is damaged. It is kept as %1; the latest good backup is of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your library is damaged. It is kept as %1; there is no backup of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to another program. It was not touched. Start Castellan with another library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your library could not be brought up to date: %1. It is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your library %1 could not be opened: %2. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup of %1 is restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup could not be restored: %1. It is still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made: %1. Your library itself is fine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program keeps it locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it may not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk refuses to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk refuses to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file belongs to another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file or its folder cannot be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another file is in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an error inside the program (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Deck builder, rules reference and practice table for tabletop card games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this library instead of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start in English or German.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a picture of every place into this folder and end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[files…]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language “%1”; use en or de.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--library needs the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--tour needs the name of a folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::Desk</name>
    <message>
        <source>Your settings could not be saved in %1. They hold until you quit. Check that the folder can be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be written to %1. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All actions have their default keys again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a kind of file that Castellan can open. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved in %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::LibrarySession</name>
    <message>
        <source>No library open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, read only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::AboutDialog</name>
    <message>
        <source>About Castellan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck builder, rules reference and practice table for tabletop card games that you own on paper. Unofficial: names of games and cards belong to their owners, and no artwork or rulebook text is included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;For bug reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report about this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy these lines to paste them into a bug report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::ActionRegistry</name>
    <message>
        <source>%1 (%2)</source>
        <comment>tool tip and its keys</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::AppearancePage</name>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every text, card and rule. It switches at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark as your desktop has it, or always the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For everything except printed cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Spacing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compact shows more lines at once.</source>
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
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compact</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::CardDetails</name>
    <message>
        <source>In English: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In German: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also found as: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Strength: %2</source>
        <comment>mark of provenance, where the value comes from</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Effect: %2</source>
        <comment>mark of provenance, where the value comes from</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::CardsPlace</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a name, English or German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only some cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the order of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card has that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names are searched in English and German.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save card as picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png);;Vectors (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::MessageStrip</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::SettingsPlace</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::ShortcutEditor</name>
    <message>
        <source>Find an action or keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click here and press the keys you want</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the chosen action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this action without keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this action its default keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every action its default keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an action to change its keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has the same keys. Neither works by keys until one of them changes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views::ShortcutModel</name>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your choice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
