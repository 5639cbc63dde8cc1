// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/terminal_device.h"

#include <functional>

namespace app {

/// Turns the arguments of castellan-cli into one call of a command, help or a refusal, and gives the exit
/// code. Knows nothing about any command but its table entry.
class Dispatcher
{
public:
    /// `speak` is called once, before any text is made, with the language to use. Whatever is printed reaches
    /// `out` and `err` through a TerminalDevice.
    Dispatcher(const std::vector<Command>& commands, QTextStream& out, QTextStream& err,
               std::function<void(model::Language)> speak);

    /// A game that commands know besides those of the program. It must outlive the dispatcher.
    void addGame(const rules::KnownGame& game) { m_moreGames.push_back(&game); }

    /// `arguments` without the program's name. Output that could not be written is a failure of its own:
    /// whoever reads a cut-off file must not take it for the whole answer.
    [[nodiscard]] int run(const QStringList& arguments);

private:
    [[nodiscard]] int answer(const QStringList& arguments);
    [[nodiscard]] const Command* find(const QStringList& words, qsizetype* used) const;
    [[nodiscard]] int unknown(const QStringList& words);
    [[nodiscard]] int execute(const Command& command, const QStringList& rest);
    [[nodiscard]] int refuse(const QString& sentence);
    void helpAll();
    void helpGroup(const QString& word);
    void helpOne(const Command& command);
    [[nodiscard]] int help(const QStringList& words);
    [[nodiscard]] bool isGroup(const QString& word) const;

    const std::vector<Command>& m_commands;
    QTextStream& m_target; ///< what is printed ends here
    TerminalDevice m_outDevice;
    TerminalDevice m_errDevice;
    QTextStream m_out;
    QTextStream m_err;
    std::function<void(model::Language)> m_speak;
    model::Language m_language = model::Language::English;
    QString m_library;
    std::vector<const rules::KnownGame*> m_moreGames;
};

} // namespace app
