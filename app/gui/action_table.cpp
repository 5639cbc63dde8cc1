// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/action_table.h"

namespace app {

const std::vector<views::ActionSpec>& actionTable()
{
    static constexpr auto kFile = QT_TRANSLATE_NOOP("Actions", "&File");
    static constexpr auto kGo = QT_TRANSLATE_NOOP("Actions", "&Go");
    static constexpr auto kCard = QT_TRANSLATE_NOOP("Actions", "&Card");
    static constexpr auto kRule = QT_TRANSLATE_NOOP("Actions", "&Rules");
    static constexpr auto kTable = QT_TRANSLATE_NOOP("Actions", "&Table");
    static constexpr auto kView = QT_TRANSLATE_NOOP("Actions", "&View");
    static constexpr auto kHelp = QT_TRANSLATE_NOOP("Actions", "&Help");
    static const std::vector<views::ActionSpec> table{
        {"file.quit", kFile, QT_TRANSLATE_NOOP("Actions", "&Quit"),
         QT_TRANSLATE_NOOP("Actions", "Close the window and end the program"), "Ctrl+Q", "quit"},

        {"go.search", kGo, QT_TRANSLATE_NOOP("Actions", "&Find…"),
         QT_TRANSLATE_NOOP("Actions", "Go to the search field of this place"), "Ctrl+F", "search"},
        {"place.cards", kGo, QT_TRANSLATE_NOOP("Actions", "&Cards"),
         QT_TRANSLATE_NOOP("Actions", "Look through all cards"), "Ctrl+1", "cards", true, true},
        {"place.rulebook", kGo, QT_TRANSLATE_NOOP("Actions", "&Rulebook"),
         QT_TRANSLATE_NOOP("Actions", "Read the rules, in one language or both"), "Ctrl+2", "rulebook", true},
        {"place.table", kGo, QT_TRANSLATE_NOOP("Actions", "&Table"),
         QT_TRANSLATE_NOOP("Actions", "Play a match step by step, alone or against a bot"), "Ctrl+4", "table",
         true},
        {"place.settings", kGo, QT_TRANSLATE_NOOP("Actions", "&Settings"),
         QT_TRANSLATE_NOOP("Actions", "Language, colours, text size and keys"), "Ctrl+,", "settings", true},

        {"card.copy", kCard, QT_TRANSLATE_NOOP("Actions", "&Copy card text"),
         QT_TRANSLATE_NOOP("Actions", "Copy name, strength and text of the chosen card"), "Ctrl+Shift+C",
         "copy"},
        {"card.picture", kCard, QT_TRANSLATE_NOOP("Actions", "Save card as &picture…"),
         QT_TRANSLATE_NOOP("Actions", "Save the chosen card as a picture in print size or as vectors"),
         "Ctrl+Shift+S", ""},

        {"rule.back", kRule, QT_TRANSLATE_NOOP("Actions", "&Back"),
         QT_TRANSLATE_NOOP("Actions", "Go back to the rule you read before"), "Alt+Left", "back"},
        {"rule.forward", kRule, QT_TRANSLATE_NOOP("Actions", "&Forward"),
         QT_TRANSLATE_NOOP("Actions", "Go forward again"), "Alt+Right", "forward"},
        {"rule.previousChapter", kRule, QT_TRANSLATE_NOOP("Actions", "Previous c&hapter"),
         QT_TRANSLATE_NOOP("Actions", "Turn to the chapter before this one"), "Ctrl+PgUp", ""},
        {"rule.nextChapter", kRule, QT_TRANSLATE_NOOP("Actions", "Ne&xt chapter"),
         QT_TRANSLATE_NOOP("Actions", "Turn to the chapter after this one"), "Ctrl+PgDown", ""},
        {"rule.findNext", kRule, QT_TRANSLATE_NOOP("Actions", "Find &next"),
         QT_TRANSLATE_NOOP("Actions", "Go to the next place with these words"), "F3", "next", false, true},
        {"rule.findPrevious", kRule, QT_TRANSLATE_NOOP("Actions", "Find &previous"),
         QT_TRANSLATE_NOOP("Actions", "Go to the place with these words before this one"), "Shift+F3",
         "previous"},
        {"rule.bookmark", kRule, QT_TRANSLATE_NOOP("Actions", "Book&mark this rule"),
         QT_TRANSLATE_NOOP("Actions", "Keep this rule among your bookmarks, or take it out"), "Ctrl+D",
         "bookmark", true, true},
        {"rule.copy", kRule, QT_TRANSLATE_NOOP("Actions", "&Copy rule with citation"),
         QT_TRANSLATE_NOOP("Actions", "Copy the rule, or the selected passage, with title and number"),
         "Ctrl+Alt+C", "copy"},
        {"rule.print", kRule, QT_TRANSLATE_NOOP("Actions", "P&rint chapter…"),
         QT_TRANSLATE_NOOP("Actions", "Print this chapter as it is shown"), "Ctrl+P", "print"},
        {"rule.both", kRule, QT_TRANSLATE_NOOP("Actions", "Both lan&guages side by side"),
         QT_TRANSLATE_NOOP("Actions", "Show each rule in English and German, one beside the other"), "Ctrl+B",
         "both", true, true},
        {"rule.larger", kRule, QT_TRANSLATE_NOOP("Actions", "&Larger rules"),
         QT_TRANSLATE_NOOP("Actions", "Show the text of the rulebook one step larger"), "Ctrl+Alt++",
         "larger"},
        {"rule.smaller", kRule, QT_TRANSLATE_NOOP("Actions", "&Smaller rules"),
         QT_TRANSLATE_NOOP("Actions", "Show the text of the rulebook one step smaller"), "Ctrl+Alt+-",
         "smaller"},

        {"table.new", kTable, QT_TRANSLATE_NOOP("Actions", "&New match…"),
         QT_TRANSLATE_NOOP("Actions", "Set up another match"), "Ctrl+N", ""},
        {"table.open", kTable, QT_TRANSLATE_NOOP("Actions", "&Open match or scenario…"),
         QT_TRANSLATE_NOOP("Actions", "Open a match to replay it, or a position to play on from"),
         "Ctrl+Alt+O", ""},
        {"table.save", kTable, QT_TRANSLATE_NOOP("Actions", "&Save match…"),
         QT_TRANSLATE_NOOP("Actions", "Save the way to where the match stands"), "Ctrl+Alt+S", ""},
        {"table.lab", kTable, QT_TRANSLATE_NOOP("Actions", "Rules &lab"),
         QT_TRANSLATE_NOOP("Actions", "Put a position together and play on from it"), "Ctrl+Alt+L", ""},
        {"table.run", kTable, QT_TRANSLATE_NOOP("Actions", "&Play or pause"),
         QT_TRANSLATE_NOOP("Actions", "Let bots decide and forced choices be taken, or stop that"), "F5",
         "play", true, true},
        {"table.faster", kTable, QT_TRANSLATE_NOOP("Actions", "&Faster"),
         QT_TRANSLATE_NOOP("Actions", "Leave less time between the moves of bots"), "F4", ""},
        {"table.slower", kTable, QT_TRANSLATE_NOOP("Actions", "Slo&wer"),
         QT_TRANSLATE_NOOP("Actions", "Leave more time between the moves of bots"), "Shift+F4", ""},
        {"table.forced", kTable, QT_TRANSLATE_NOOP("Actions", "&Take forced choices"),
         QT_TRANSLATE_NOOP("Actions", "Where there is only one answer, take it without asking"), "Ctrl+Alt+F",
         "", true},
        {"table.undo", kTable, QT_TRANSLATE_NOOP("Actions", "&Back one decision"),
         QT_TRANSLATE_NOOP("Actions", "Take the last decision back"), "F7", "step-back", false, true},
        {"table.step", kTable, QT_TRANSLATE_NOOP("Actions", "Forward one &decision"),
         QT_TRANSLATE_NOOP("Actions", "Make the next decision again, or let the bot decide"), "F8", "step"},
        {"table.undoEffect", kTable, QT_TRANSLATE_NOOP("Actions", "Back one &effect"),
         QT_TRANSLATE_NOOP("Actions", "Go back to where the effect before began"), "Alt+F7", ""},
        {"table.stepEffect", kTable, QT_TRANSLATE_NOOP("Actions", "Forward one effe&ct"),
         QT_TRANSLATE_NOOP("Actions", "Go on to the end of the effect"), "Alt+F8", ""},
        {"table.undoPhase", kTable, QT_TRANSLATE_NOOP("Actions", "Back one p&hase"),
         QT_TRANSLATE_NOOP("Actions", "Go back to where the phase began"), "Ctrl+F7", ""},
        {"table.stepPhase", kTable, QT_TRANSLATE_NOOP("Actions", "Forward one ph&ase"),
         QT_TRANSLATE_NOOP("Actions", "Go on to the next phase"), "Ctrl+F8", ""},
        {"table.undoTurn", kTable, QT_TRANSLATE_NOOP("Actions", "Back one t&urn"),
         QT_TRANSLATE_NOOP("Actions", "Go back to where the turn began"), "Shift+F7", "turn-back"},
        {"table.stepTurn", kTable, QT_TRANSLATE_NOOP("Actions", "Forward one tu&rn"),
         QT_TRANSLATE_NOOP("Actions", "Go on to the next turn"), "Shift+F8", "turn-forward"},

        {"view.list", kView, QT_TRANSLATE_NOOP("Actions", "Cards as a l&ist"),
         QT_TRANSLATE_NOOP("Actions", "Show cards as lines with both names instead of faces"), "Ctrl+L",
         "list", true},
        {"view.larger", kView, QT_TRANSLATE_NOOP("Actions", "&Larger text"),
         QT_TRANSLATE_NOOP("Actions", "Show all text one step larger"), "Ctrl++", "larger", false, true},
        {"view.smaller", kView, QT_TRANSLATE_NOOP("Actions", "S&maller text"),
         QT_TRANSLATE_NOOP("Actions", "Show all text one step smaller"), "Ctrl+-", "smaller"},
        {"view.english", kView, QT_TRANSLATE_NOOP("Actions", "&English"),
         QT_TRANSLATE_NOOP("Actions", "Show everything in English"), "Ctrl+Shift+E", "", true, true},
        {"view.german", kView, QT_TRANSLATE_NOOP("Actions", "&German"),
         QT_TRANSLATE_NOOP("Actions", "Show everything in German"), "Ctrl+Shift+G", "", true},
        {"view.dark", kView, QT_TRANSLATE_NOOP("Actions", "&Dark colours"),
         QT_TRANSLATE_NOOP("Actions", "Switch between dark and light colours"), "Ctrl+Shift+D", "", true,
         true},

        {"help.keys", kHelp, QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
         QT_TRANSLATE_NOOP("Actions", "See and change the keys of every action"), "Ctrl+Shift+K", "keyboard"},
        {"help.about", kHelp, QT_TRANSLATE_NOOP("Actions", "&About Castellan"),
         QT_TRANSLATE_NOOP("Actions", "Version, licence and a report for bug reports"), "Shift+F1", "about"},
    };
    return table;
}

} // namespace app
