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
         {{"variant", "V", QT_TRANSLATE_NOOP("Cli", "the variant in which the card is played")}},
         runCard,
         QT_TRANSLATE_NOOP("Cli",
                           "ID is the card’s id (war-bear) or its name in either language (Kriegsbär).")},
        {"search",
         "QUERY...",
         QT_TRANSLATE_NOOP("Cli", "find cards, clarifications and rules in both languages"),
         1,
         -1,
         {{"lang", "en|de|all", QT_TRANSLATE_NOOP("Cli", "the language to search in (all)")},
          {"in", "cards|rules|pdf|all", QT_TRANSLATE_NOOP("Cli", "where to search (all)")},
          {"limit", "N", QT_TRANSLATE_NOOP("Cli", "the maximum number of results (20)")},
          {"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON")}},
         runSearch,
         QT_TRANSLATE_NOOP("Cli", "One result per line: kind, id, title and snippet, separated by tabs. A "
                                  "query consists of words, \"quoted words\", or, -without and fields such "
                                  "as strength>=3, type:income, name:war. Put -- before a query that starts "
                                  "with a minus sign. Exit code 0 if something was found, 1 if not.")},
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
         QT_TRANSLATE_NOOP("Cli", "list everything that is wrong with a deck, with rules and fixes"),
         1,
         1,
         {{"variant", "V",
           QT_TRANSLATE_NOOP("Cli",
                             "the variant to check for (default: the deck’s own, or the game’s first)")},
          {"players", "N", QT_TRANSLATE_NOOP("Cli", "the number of players")},
          {"with", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that the opponent brings")},
          {"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON")}},
         runDeckCheck,
         QT_TRANSLATE_NOOP("Cli",
                           "For an unknown variant, the known ones are listed. Exit code 0 if the deck is "
                           "legal, 1 if not, 2 if the file or one of its lines could not be read.")},
        {"deck convert",
         "IN OUT",
         QT_TRANSLATE_NOOP("Cli", "convert a deck to the format given by the extension of OUT"),
         2,
         2,
         {},
         runDeckConvert,
         QT_TRANSLATE_NOOP("Cli", "Extensions: castellan-deck or json, txt, csv, link, cod (Cockatrice), o8d "
                                  "(OCTGN), ydk (EDOPro), dek (Lackey). Exit code 0 if everything was "
                                  "recognised, 1 if a line was left out, 2 if the file could not be read.")},
        {"deck sample",
         "GAME OUT",
         QT_TRANSLATE_NOOP("Cli",
                           "write a legal deck for a variant, in the format given by the extension of OUT"),
         2,
         2,
         {{"variant", "V", QT_TRANSLATE_NOOP("Cli", "the variant to play")},
          {"players", "N", QT_TRANSLATE_NOOP("Cli", "the number of players, if the variant leaves it open")}},
         runDeckSample,
         nullptr},
        {"rulebook import",
         "PDF",
         QT_TRANSLATE_NOOP("Cli", "add your own rulebook to the library, to search it and open rules in it"),
         1,
         1,
         {{"game", "G", QT_TRANSLATE_NOOP("Cli", "the game of the rulebook")},
          {"lang", "en|de", QT_TRANSLATE_NOOP("Cli", "the language of the rulebook")},
          {"password", "P",
           QT_TRANSLATE_NOOP("Cli", "the password of a locked PDF; other users of this computer can see it")},
          {"password-file", "FILE",
           QT_TRANSLATE_NOOP("Cli", "a file whose first line is the password; - for standard input")}},
         runRulebookImport,
         QT_TRANSLATE_NOOP("Cli",
                           "The file itself is not moved. In a terminal, you are asked for the password of a "
                           "locked PDF. Exit code 0 if it is in the library now, 2 if it could not be read "
                           "or the library is not writable; in that case nothing was changed.")},
        {"rulebook links",
         "",
         QT_TRANSLATE_NOOP("Cli", "list where your PDFs contain the rules of a game"),
         0,
         0,
         {{"game", "G", QT_TRANSLATE_NOOP("Cli", "the game of the rulebook")},
          {"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON")}},
         runRulebookLinks,
         QT_TRANSLATE_NOOP("Cli", "One match per line: clause, PDF, printed page and confidence, separated "
                                  "by tabs. The JSON output includes the rectangles of the lines in points. "
                                  "Exit code 0 if there is one, 1 if there is none.")},
        {"proxy", "[FILE]",
         QT_TRANSLATE_NOOP("Cli", "lay out the cards of a deck on sheets at actual size, as a PDF"), 0, 1,
         proxyOptions(), runProxy,
         QT_TRANSLATE_NOOP(
             "Cli", "FILE is a deck in any format, for example one card per line with an optional count "
                    "before it. Without FILE, --all prints the whole library and --cards prints some of its "
                    "cards. Printed cards are remembered. Print the PDF without scaling and check the rulers "
                    "on the sheet. Exit code 0 if the file was written, 1 if it could not be written, 2 if "
                    "the deck or an option cannot be used; in that case nothing is written."),
         true},
        {"proxy calibrate",
         "",
         QT_TRANSLATE_NOOP("Cli", "write the calibration page for a printer profile"),
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
         QT_TRANSLATE_NOOP("Cli", "create a pack from a folder, with a checksum of every file"),
         2,
         2,
         {},
         runPackBuild,
         QT_TRANSLATE_NOOP(
             "Cli",
             "The folder has a manifest.json, and cards/GAME, pictures/GAME, rulebooks/GAME and "
             "scenarios/GAME as needed. The same content always produces the same bytes. Exit code 0 if the "
             "pack was written, 1 if something in it is wrong, 2 if the folder could not be read.")},
        {"pack verify",
         "FILE",
         QT_TRANSLATE_NOOP("Cli", "check every file in a pack and list its contents"),
         1,
         1,
         {},
         runPackVerify,
         QT_TRANSLATE_NOOP("Cli",
                           "Problems are listed with path and reason; nothing is written. Exit code 0 if the "
                           "pack is valid, 1 if something is wrong, 2 if the file could not be read.")},
        {"pack install",
         "FILE",
         QT_TRANSLATE_NOOP("Cli", "install a pack, or a newer version of it"),
         1,
         1,
         {{"dry-run", nullptr,
           QT_TRANSLATE_NOOP("Cli", "shows what would change without changing anything")}},
         runPackInstall,
         QT_TRANSLATE_NOOP("Cli",
                           "One change per line: status, kind, id, name and details, separated by tabs. Exit "
                           "code 0 if the pack was installed, 1 if it was rejected, 2 if the file or the "
                           "library could not be used; in that case nothing was changed.")},
        {"pack list",
         "",
         QT_TRANSLATE_NOOP("Cli",
                           "list the installed packs; if several set the same value, the first one wins"),
         0,
         0,
         {{"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON")}},
         runPackList,
         QT_TRANSLATE_NOOP("Cli", "Exit code 0 if there is one, 1 if there is none.")},
        {"pack remove",
         "ID",
         QT_TRANSLATE_NOOP("Cli", "remove a pack from the library; decks keep its cards"),
         1,
         1,
         {},
         runPackRemove,
         QT_TRANSLATE_NOOP("Cli", "Exit code 0 if it was removed, 1 if it is not installed or another pack "
                                  "needs it, 2 if the library could not be used.")},
        {"library info",
         "",
         QT_TRANSLATE_NOOP("Cli", "show where the library is and whether it is intact"),
         0,
         0,
         {},
         runLibraryInfo,
         QT_TRANSLATE_NOOP("Cli", "Exit code 0 if it is intact, 1 if it is missing, damaged or not a "
                                  "Castellan library, 2 if it could not be read.")},
        {"scenario run",
         "PATH...",
         QT_TRANSLATE_NOOP("Cli", "run scenario files, or all of a folder, in three modes"),
         1,
         -1,
         {{"verbose", nullptr, QT_TRANSLATE_NOOP("Cli", "also lists the scenarios that pass")}},
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
         "[GAME]",
         QT_TRANSLATE_NOOP("Cli", "play a match between bots and print the log, with the rule for each line"),
         0,
         1,
         {{"variant", "V", QT_TRANSLATE_NOOP("Cli", "the variant to play")},
          {"seed", "N", QT_TRANSLATE_NOOP("Cli", "the seed for all random decisions (1)")},
          {"deck-a", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that A brings")},
          {"deck-b", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that B brings")},
          {"players", "N", QT_TRANSLATE_NOOP("Cli", "the number of players, if the variant leaves it open")},
          {"option", "KEY=VALUE",
           QT_TRANSLATE_NOOP("Cli", "a rule of the match, or who sits where: KEY=A,B,…; can be repeated"),
           nullptr, true},
          {"deal", "CODE",
           QT_TRANSLATE_NOOP("Cli", "the match of a deal code, instead of the options above")},
          {"daily", nullptr, QT_TRANSLATE_NOOP("Cli", "the deal of today, the same for everyone")},
          {"bots", "BOT,…",
           QT_TRANSLATE_NOOP("Cli", "one bot per seat, or one for all of them: random, greedy, casual, club, "
                                    "master; master:20000 sets the iterations per decision")},
          {"save", "FILE", QT_TRANSLATE_NOOP("Cli", "saves the match as a match file")}},
         runPlay,
         nullptr},
        {"deal",
         "GAME",
         QT_TRANSLATE_NOOP("Cli", "print the code of a match, to pass it on or type it in elsewhere"),
         1,
         1,
         {{"variant", "V", QT_TRANSLATE_NOOP("Cli", "the variant to play")},
          {"seed", "N", QT_TRANSLATE_NOOP("Cli", "the seed for all random decisions (1)")},
          {"deck-a", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that A brings")},
          {"deck-b", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that B brings")},
          {"players", "N", QT_TRANSLATE_NOOP("Cli", "the number of players, if the variant leaves it open")},
          {"option", "KEY=VALUE",
           QT_TRANSLATE_NOOP("Cli", "a rule of the match, or who sits where: KEY=A,B,…; can be repeated"),
           nullptr, true},
          {"daily", nullptr, QT_TRANSLATE_NOOP("Cli", "the deal of today, the same for everyone")}},
         runDeal,
         QT_TRANSLATE_NOOP("Cli",
                           "“play --deal CODE” and the set-up page of the table read the code. Decks of "
                           "your own are named by a fingerprint, so pass their files on too.")},
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
        {"review",
         "FILE",
         QT_TRANSLATE_NOOP("Cli",
                           "review a match: winning chances, mistakes by size, and luck listed separately"),
         1,
         1,
         {{"iterations", "N",
           QT_TRANSLATE_NOOP("Cli", "playouts per decision (2000); higher values find more")},
          {"threads", "N", QT_TRANSLATE_NOOP("Cli", "how many threads (all cores)")}},
         runReview,
         QT_TRANSLATE_NOOP(
             "Cli",
             "Every decision is compared with the best answer: from 5 points of winning chance on it is an "
             "inaccuracy, from 10 a mistake, from 15 a blunder. Progress goes to standard error.")},
        {"hint",
         "FILE",
         QT_TRANSLATE_NOOP("Cli", "list the best answers at a step of a match, and explain the first two"),
         1,
         1,
         {{"at", "STEP",
           QT_TRANSLATE_NOOP("Cli", "after this many steps; without it, where the match stands")},
          {"iterations", "N", QT_TRANSLATE_NOOP("Cli", "playouts (10000); higher values find more")},
          {"threads", "N", QT_TRANSLATE_NOOP("Cli", "how many threads (all cores)")}},
         runHint,
         QT_TRANSLATE_NOOP("Cli",
                           "Each answer has the winning chance of the player who is asked, with its 95 % "
                           "interval. The search knows only what that player knows. Exit code 0 if "
                           "something is to be decided, 1 if the match is over.")},
        {"survival",
         "FILE",
         QT_TRANSLATE_NOOP("Cli", "show turn by turn how likely a match against the game is still won"),
         1,
         1,
         {{"playouts", "N", QT_TRANSLATE_NOOP("Cli", "playouts per turn (200); more are more exact")}},
         runSurvival,
         QT_TRANSLATE_NOOP("Cli",
                           "For solo and co-operative matches. From every turn on, greedy bots play to the "
                           "end many times; whatever players cannot know is drawn anew each time. The "
                           "range holds with 95 % confidence.")},
        {"stats",
         "",
         QT_TRANSLATE_NOOP("Cli", "count how your own matches at the table ended"),
         0,
         0,
         {{"game", "G", QT_TRANSLATE_NOOP("Cli", "only matches of this game")},
          {"csv", nullptr, QT_TRANSLATE_NOOP("Cli", "prints every match as CSV")},
          {"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints every match as JSON")},
          {"delete", nullptr, QT_TRANSLATE_NOOP("Cli", "deletes the records for good")}},
         runStats,
         QT_TRANSLATE_NOOP("Cli",
                           "Matches against the game and against each other, with and without help, are "
                           "counted separately. Exit code 0 if there is a record, 1 if there is none.")},
        {"simulate",
         "[GAME]",
         QT_TRANSLATE_NOOP(
             "Cli", "play many matches and count the results, which are the same for any number of threads"),
         0,
         1,
         {{"variant", "V", QT_TRANSLATE_NOOP("Cli", "the variant to play")},
          {"deck-a", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that A brings")},
          {"deck-b", "FILE", QT_TRANSLATE_NOOP("Cli", "the deck that B brings")},
          {"games", "N", QT_TRANSLATE_NOOP("Cli", "the number of matches (1000)")},
          {"seed", "N", QT_TRANSLATE_NOOP("Cli", "the seed of the first match (1); the others follow")},
          {"threads", "N", QT_TRANSLATE_NOOP("Cli", "the number of threads (all cores)")},
          {"players", "N", QT_TRANSLATE_NOOP("Cli", "the number of players, if the variant leaves it open")},
          {"option", "KEY=VALUE",
           QT_TRANSLATE_NOOP("Cli", "a rule of the match, or who sits where: KEY=A,B,…; can be repeated"),
           nullptr, true},
          {"deal", "CODE",
           QT_TRANSLATE_NOOP("Cli", "the match of a deal code, instead of the options above")},
          {"daily", nullptr, QT_TRANSLATE_NOOP("Cli", "the deal of today, the same for everyone")},
          {"bots", "BOT,…",
           QT_TRANSLATE_NOOP("Cli", "one bot per seat, or one for all of them: random, greedy, casual, club, "
                                    "master; master:20000 sets the iterations per decision")},
          {"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON, which “simulate merge” reads")}},
         runSimulate,
         nullptr},
        {"simulate merge",
         "FILE...",
         QT_TRANSLATE_NOOP("Cli", "combine the results of ranges of seeds that were run separately"),
         1,
         -1,
         {{"json", nullptr, QT_TRANSLATE_NOOP("Cli", "prints JSON, which “simulate merge” reads")}},
         runSimulateMerge,
         nullptr},
    };
    return table;
}

const std::vector<Option>& commonOptionTable()
{
    static const std::vector<Option> table{
        {"library", "FILE", QT_TRANSLATE_NOOP("Cli", "use this library instead of your own")},
        {"lang", "en|de", QT_TRANSLATE_NOOP("Cli", "answer in English or German")},
        {"help", nullptr, QT_TRANSLATE_NOOP("Cli", "explain a command")},
    };
    return table;
}

const std::vector<const char*>& exitCodeTable()
{
    static const std::vector<const char*> table{
        QT_TRANSLATE_NOOP("Cli", "success, or the answer is yes"),
        QT_TRANSLATE_NOOP("Cli", "failure, or the answer is no"),
        QT_TRANSLATE_NOOP("Cli", "invalid usage, or unreadable input"),
    };
    return table;
}

} // namespace app
