// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_table.h"

#include "app/cli/card_command.h"
#include "app/cli/deck_command.h"
#include "app/cli/game_commands.h"
#include "app/cli/library_command.h"
#include "app/cli/pack_command.h"
#include "app/cli/proxy_command.h"
#include "app/cli/rule_command.h"
#include "app/cli/rulebook_command.h"
#include "app/cli/search_command.h"

namespace app {

const std::vector<Command>& commandTable()
{
    static const std::vector<Command> table{
        {"card",
         "ID",
         QT_TRANSLATE_NOOP("Cli", "show the full text of a card"),
         1,
         -1,
         {},
         runCard,
         QT_TRANSLATE_NOOP("Cli",
                           "ID is the card's id (war-bear) or its name in either language (Kriegsbär).")},
        {"search",
         "QUERY...",
         QT_TRANSLATE_NOOP("Cli", "find cards, clarifications and rules in both languages"),
         1,
         -1,
         {{"lang", "en|de|all", QT_TRANSLATE_NOOP("Cli", "the language to search in (all)")},
          {"in", "cards|rules|pdf|all", QT_TRANSLATE_NOOP("Cli", "where to search (all)")},
          {"limit", "N", QT_TRANSLATE_NOOP("Cli", "how many hits at most (20)")},
          {"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON")}},
         runSearch,
         QT_TRANSLATE_NOOP(
             "Cli",
             "One hit a line: kind, id, title and snippet, with tabs between. A query has words, "
             "\"quoted words\", or, -without and fields such as strength>=3, type:income, name:war. "
             "Write -- before a query that begins with a minus. Exit code 0 if something was found, 1 if "
             "nothing.")},
        {"rule",
         "ID",
         QT_TRANSLATE_NOOP("Cli", "print a rule of the rulebook, or a clarification"),
         1,
         1,
         {},
         runRule,
         nullptr},
        {"deck check",
         "FILE",
         QT_TRANSLATE_NOOP("Cli", "say everything that is wrong with a deck, with rule and repair"),
         1,
         1,
         {{"variant", "V",
           QT_TRANSLATE_NOOP("Cli", "the variant to check for (the deck's own, or its game's first)")},
          {"players", "N", QT_TRANSLATE_NOOP("Cli", "how many play")},
          {"with", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that the opponent brings")},
          {"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON")}},
         runDeckCheck,
         QT_TRANSLATE_NOOP(
             "Cli", "A variant that the game does not have is answered with those that it has. Exit code 0 "
                    "if it is legal, 1 if not, 2 if the file or a line of it could not be read.")},
        {"deck convert",
         "IN OUT",
         QT_TRANSLATE_NOOP("Cli", "write a deck in another format, by the ending of OUT"),
         2,
         2,
         {},
         runDeckConvert,
         QT_TRANSLATE_NOOP(
             "Cli", "Endings: castellan-deck or json, txt, csv, link, cod (Cockatrice), o8d (OCTGN), ydk "
                    "(EDOPro), dek (Lackey). Exit code 0 if all was understood, 1 if a line was left out, "
                    "2 if the file could not be read.")},
        {"rulebook import",
         "PDF",
         QT_TRANSLATE_NOOP(
             "Cli", "read a rulebook of your own into the library, to search it and to open rules in it"),
         1,
         1,
         {{"game", "G", QT_TRANSLATE_NOOP("Cli", "the game of the rulebook")},
          {"lang", "en|de", QT_TRANSLATE_NOOP("Cli", "the language of the rulebook")},
          {"password", "P", QT_TRANSLATE_NOOP("Cli", "the password of a locked PDF")}},
         runRulebookImport,
         QT_TRANSLATE_NOOP(
             "Cli", "The file stays where it is. Exit code 0 if it is in the library now, 2 if it could "
                    "not be read or the library could not be written; then nothing was changed.")},
        {"rulebook links",
         "",
         QT_TRANSLATE_NOOP("Cli", "list where the rules of a game are told in your PDFs"),
         0,
         0,
         {{"game", "G", QT_TRANSLATE_NOOP("Cli", "the game of the rulebook")},
          {"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON")}},
         runRulebookLinks,
         QT_TRANSLATE_NOOP(
             "Cli",
             "One place a line: clause, PDF, printed page and confidence, with tabs between; as JSON "
             "with the boxes of the lines in points. Exit code 0 if there is one, 1 if there is none.")},
        {"proxy", "[FILE]",
         QT_TRANSLATE_NOOP("Cli", "put the cards of a deck on sheets, true to size, as a PDF"), 0, 1,
         proxyOptions(), runProxy,
         QT_TRANSLATE_NOOP(
             "Cli",
             "FILE is a deck: one card a line, a count before it if it is not one. Without it, --all prints "
             "the "
             "library and --cards some cards of it. What was printed is remembered. Print the PDF without "
             "any "
             "scaling and check the bars on the sheet with a ruler. Exit code 0 if the file was written, 1 "
             "if "
             "it could not be written, 2 if the deck or an option cannot be used; then nothing is written."),
         true},
        {"proxy calibrate",
         "",
         QT_TRANSLATE_NOOP("Cli", "write the page that a printer profile is measured from"),
         0,
         0,
         {{"output", "OUT.pdf", QT_TRANSLATE_NOOP("Cli", "the file to write"), "o"},
          {"paper", "a4|a3|letter|legal|WxH",
           QT_TRANSLATE_NOOP("Cli", "the paper, or its sides in mm (a4)")}},
         runProxyCalibrate,
         nullptr,
         true},
        {"pack build",
         "DIR OUT",
         QT_TRANSLATE_NOOP("Cli", "make a pack of a folder, with the sum of every file in it"),
         2,
         2,
         {},
         runPackBuild,
         QT_TRANSLATE_NOOP(
             "Cli",
             "The folder has a manifest.json, and cards/GAME, pictures/GAME, rulebooks/GAME and "
             "scenarios/GAME as needed. The same content gives the same bytes. Exit code 0 if the pack is "
             "written, 1 if something in it is wrong, 2 if the folder could not be read.")},
        {"pack verify",
         "FILE",
         QT_TRANSLATE_NOOP("Cli", "check every file of a pack and say what is in it"),
         1,
         1,
         {},
         runPackVerify,
         QT_TRANSLATE_NOOP("Cli",
                           "Exit code 0 if it is good, 1 if something is wrong, each with its path and "
                           "reason, 2 if the file could not be read. Nothing is written.")},
        {"pack install",
         "FILE",
         QT_TRANSLATE_NOOP("Cli", "bring a pack into the library, or a newer version of it"),
         1,
         1,
         {{"dry-run", nullptr, QT_TRANSLATE_NOOP("Cli", "says what would change and changes nothing")}},
         runPackInstall,
         QT_TRANSLATE_NOOP(
             "Cli",
             "One change a line: what becomes of it, kind, id, name and what is different, with tabs "
             "between. Exit code 0 if it is installed, 1 if it was refused, 2 if the file or the library "
             "could not be used; then nothing was changed.")},
        {"pack list",
         "",
         QT_TRANSLATE_NOOP("Cli", "list the installed packs; the first wins where several give a value"),
         0,
         0,
         {{"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON")}},
         runPackList,
         QT_TRANSLATE_NOOP("Cli", "Exit code 0 if there is one, 1 if there is none.")},
        {"pack remove",
         "ID",
         QT_TRANSLATE_NOOP("Cli", "take a pack out of the library; decks keep its cards"),
         1,
         1,
         {},
         runPackRemove,
         QT_TRANSLATE_NOOP("Cli",
                           "Exit code 0 if it is removed, 1 if it is not installed or another pack needs it, "
                           "2 if the library could not be used.")},
        {"library info",
         "",
         QT_TRANSLATE_NOOP("Cli", "say where the library is and whether it is sound"),
         0,
         0,
         {},
         runLibraryInfo,
         QT_TRANSLATE_NOOP(
             "Cli", "Exit code 0 if it is sound, 1 if it is missing, damaged or the file of another program, "
                    "2 if it could not be read.")},
        {"scenario run",
         "PATH...",
         QT_TRANSLATE_NOOP("Cli", "run scenario files, or all of a folder, in three modes"),
         1,
         -1,
         {{"verbose", nullptr, QT_TRANSLATE_NOOP("Cli", "names the scenarios that pass too")}},
         runScenarios,
         QT_TRANSLATE_NOOP(
             "Cli", "Ends with “N passed, M failed”. Exit code 0 if all passed, 1 if one failed, 2 if a "
                    "file could not be read.")},
        {"scenario report",
         "PATH...",
         QT_TRANSLATE_NOOP("Cli", "list the clauses of the rulebook that no scenario shows"),
         1,
         -1,
         {},
         runScenarioReport,
         QT_TRANSLATE_NOOP("Cli", "Exit code 0 if every clause is shown, 1 if one is missing.")},
        {"play",
         "GAME",
         QT_TRANSLATE_NOOP("Cli", "play a match between bots and print the log, each line with its clause"),
         1,
         1,
         {{"variant", "V", QT_TRANSLATE_NOOP("Cli", "the variant to play")},
          {"seed", "N", QT_TRANSLATE_NOOP("Cli", "the seed that decides all chance (1)")},
          {"deck-a", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that A brings")},
          {"deck-b", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that B brings")},
          {"bots", "A,B", QT_TRANSLATE_NOOP("Cli", "one bot a seat: random, greedy")},
          {"save", "FILE", QT_TRANSLATE_NOOP("Cli", "keeps the match as a match file")}},
         runPlay,
         nullptr},
        {"replay",
         "FILE",
         QT_TRANSLATE_NOOP("Cli", "replay a match file"),
         1,
         1,
         {{"to", "STEP", QT_TRANSLATE_NOOP("Cli", "stops after this step")},
          {"verify", nullptr, QT_TRANSLATE_NOOP("Cli", "compares the state hash of every step")}},
         runReplay,
         QT_TRANSLATE_NOOP(
             "Cli", "Exit code 0 if the match could be replayed, 1 if a step does not fit, 2 if the file "
                    "could not be read.")},
        {"simulate",
         "GAME",
         QT_TRANSLATE_NOOP("Cli", "play many matches and count; the same result for any number of threads"),
         1,
         1,
         {{"variant", "V", QT_TRANSLATE_NOOP("Cli", "the variant to play")},
          {"deck-a", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that A brings")},
          {"deck-b", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that B brings")},
          {"games", "N", QT_TRANSLATE_NOOP("Cli", "how many matches (1000)")},
          {"seed", "N", QT_TRANSLATE_NOOP("Cli", "the seed of the first match (1); the others follow")},
          {"threads", "N", QT_TRANSLATE_NOOP("Cli", "how many threads (all cores)")},
          {"bots", "A,B", QT_TRANSLATE_NOOP("Cli", "one bot a seat: random, greedy")},
          {"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON, which “simulate merge” reads")}},
         runSimulate,
         nullptr},
        {"simulate merge",
         "FILE...",
         QT_TRANSLATE_NOOP("Cli", "add up the results of ranges of seeds that were run apart"),
         1,
         -1,
         {{"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON, which “simulate merge” reads")}},
         runSimulateMerge,
         nullptr},
    };
    return table;
}

} // namespace app
