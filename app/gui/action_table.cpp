// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/action_table.h"

namespace app {

const std::vector<views::ActionSpec>& actionTable()
{
    static constexpr auto kFile = QT_TRANSLATE_NOOP("Actions", "&File");
    static constexpr auto kGo = QT_TRANSLATE_NOOP("Actions", "&Go");
    static constexpr auto kCard = QT_TRANSLATE_NOOP("Actions", "&Card");
    static constexpr auto kRule = QT_TRANSLATE_NOOP("Actions", "&Rules");
    static constexpr auto kView = QT_TRANSLATE_NOOP("Actions", "&View");
    static constexpr auto kHelp = QT_TRANSLATE_NOOP("Actions", "&Help");
    static const std::vector<views::ActionSpec> table{
        {"file.importPdf", kFile, QT_TRANSLATE_NOOP("Actions", "&Import rulebook PDF…"),
         QT_TRANSLATE_NOOP("Actions",
                           "Bring in a rulebook of your own, to search it and to open rules in it"),
         "Ctrl+I", "pdf"},
        {"file.quit", kFile, QT_TRANSLATE_NOOP("Actions", "&Quit"),
         QT_TRANSLATE_NOOP("Actions", "Close the window and end the program"), "Ctrl+Q", "quit", false, true},

        {"go.search", kGo, QT_TRANSLATE_NOOP("Actions", "&Find…"),
         QT_TRANSLATE_NOOP("Actions", "Go to the search field of this place"), "Ctrl+F", "search"},
        {"place.cards", kGo, QT_TRANSLATE_NOOP("Actions", "&Cards"),
         QT_TRANSLATE_NOOP("Actions", "Look through all cards"), "Ctrl+1", "cards", true, true},
        {"place.rulebook", kGo, QT_TRANSLATE_NOOP("Actions", "&Rulebook"),
         QT_TRANSLATE_NOOP("Actions", "Read the rules, in one language or both"), "Ctrl+2", "rulebook", true},
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
        {"rule.pdf", kRule, QT_TRANSLATE_NOOP("Actions", "&Your own PDF"),
         QT_TRANSLATE_NOOP("Actions", "Show your rulebook PDFs in place of our text, or go back"),
         "Ctrl+Alt+P", "pdf", true, true},
        {"rule.showInPdf", kRule, QT_TRANSLATE_NOOP("Actions", "Sho&w in your PDF"),
         QT_TRANSLATE_NOOP("Actions",
                           "Open the page of your PDF that tells this rule, with its lines marked"),
         "Ctrl+Alt+O", "place"},
        {"rule.removePdf", kRule, QT_TRANSLATE_NOOP("Actions", "&Take this PDF out"),
         QT_TRANSLATE_NOOP("Actions", "Take the PDF out of the library; the file stays"), "Ctrl+Alt+R", ""},
        {"rule.larger", kRule, QT_TRANSLATE_NOOP("Actions", "&Larger rules"),
         QT_TRANSLATE_NOOP("Actions", "Show the text of the rulebook one step larger"), "Ctrl+Alt++",
         "larger", false, true},
        {"rule.smaller", kRule, QT_TRANSLATE_NOOP("Actions", "&Smaller rules"),
         QT_TRANSLATE_NOOP("Actions", "Show the text of the rulebook one step smaller"), "Ctrl+Alt+-",
         "smaller"},

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
