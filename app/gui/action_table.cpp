// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/action_table.h"

namespace app {

const std::vector<views::ActionSpec>& actionTable()
{
    static constexpr auto kFile = QT_TRANSLATE_NOOP("Actions", "&File");
    static constexpr auto kGo = QT_TRANSLATE_NOOP("Actions", "&Go");
    static constexpr auto kCard = QT_TRANSLATE_NOOP("Actions", "&Card");
    static constexpr auto kView = QT_TRANSLATE_NOOP("Actions", "&View");
    static constexpr auto kHelp = QT_TRANSLATE_NOOP("Actions", "&Help");
    static const std::vector<views::ActionSpec> table{
        {"file.quit", kFile, QT_TRANSLATE_NOOP("Actions", "&Quit"),
         QT_TRANSLATE_NOOP("Actions", "Close the window and end the program"), "Ctrl+Q", "quit"},

        {"go.search", kGo, QT_TRANSLATE_NOOP("Actions", "&Find…"),
         QT_TRANSLATE_NOOP("Actions", "Go to the search field of this place"), "Ctrl+F", "search"},
        {"place.cards", kGo, QT_TRANSLATE_NOOP("Actions", "&Cards"),
         QT_TRANSLATE_NOOP("Actions", "Look through all cards"), "Ctrl+1", "cards", true, true},
        {"place.settings", kGo, QT_TRANSLATE_NOOP("Actions", "&Settings"),
         QT_TRANSLATE_NOOP("Actions", "Language, colours, text size and keys"), "Ctrl+,", "settings", true},

        {"card.copy", kCard, QT_TRANSLATE_NOOP("Actions", "&Copy card text"),
         QT_TRANSLATE_NOOP("Actions", "Copy name, strength and text of the chosen card"), "Ctrl+Shift+C",
         "copy"},
        {"card.picture", kCard, QT_TRANSLATE_NOOP("Actions", "Save card as &picture…"),
         QT_TRANSLATE_NOOP("Actions", "Save the chosen card as a picture in print size or as vectors"),
         "Ctrl+Shift+S", ""},

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
