// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the dispatcher that explains.
#include "app/cli/command_table.h"
#include "app/cli/dispatcher.h"

#include <algorithm>

namespace app {

namespace {

struct Row
{
    QString left;
    QString right;
};

/// Two columns; the right one starts where the longest left one ends.
void print(QTextStream& out, const std::vector<Row>& rows)
{
    qsizetype width = 0;
    for (const Row& row : rows)
        width = std::max(width, row.left.size());
    for (const Row& row : rows)
        out << "  " << row.left.leftJustified(width) << "  " << row.right << '\n';
}

QString shown(const Command& command)
{
    QString text = QString::fromLatin1(command.name);
    if (command.arguments != nullptr && *command.arguments != '\0')
        text += u' ' + QString::fromUtf8(command.arguments);
    return text;
}

std::vector<Row> commonOptions()
{
    std::vector<Row> rows;
    for (const Option& option : commonOptionTable()) {
        QString left = QStringLiteral("--") + QLatin1String(option.name);
        if (option.value != nullptr)
            left += u' ' + QLatin1String(option.value);
        rows.push_back({left, Cli::tr(option.summary)});
    }
    return rows;
}

void printExitCodes(QTextStream& out)
{
    out << '\n' << Cli::tr("Exit codes:") << '\n';
    std::vector<Row> rows;
    for (const char* meaning : exitCodeTable())
        rows.push_back({QString::number(rows.size()), Cli::tr(meaning)});
    print(out, rows);
}

} // namespace

int Dispatcher::help(const QStringList& words)
{
    if (words.isEmpty()) {
        helpAll();
        return kSuccess;
    }
    qsizetype used = 0;
    if (const Command* command = find(words, &used); command != nullptr && used == words.size()) {
        helpOne(*command);
        return kSuccess;
    }
    if (words.size() == 1 && isGroup(words.first())) {
        helpGroup(words.first());
        return kSuccess;
    }
    return unknown(words);
}

void Dispatcher::helpAll()
{
    m_out << Cli::tr("Castellan on the command line: cards, rules, decks and matches without a window.")
          << "\n\n";
    m_out << Cli::tr("Usage: castellan-cli COMMAND [ARGUMENTS]") << "\n\n" << Cli::tr("Commands:") << '\n';
    std::vector<Row> rows;
    for (const Command& command : m_commands)
        rows.push_back({shown(command), Cli::tr(command.summary)});
    rows.push_back({QStringLiteral("help COMMAND"), Cli::tr("explain a command")});
    print(m_out, rows);
    m_out << '\n' << Cli::tr("Options, before or after any command:") << '\n';
    auto options = commonOptions();
    options.push_back({QStringLiteral("--version"), Cli::tr("print the version")});
    print(m_out, options);
    printExitCodes(m_out);
    m_out.flush();
}

void Dispatcher::helpGroup(const QString& word)
{
    m_out << Cli::tr("Commands:") << '\n';
    std::vector<Row> rows;
    for (const Command& command : m_commands) {
        const QString name = QString::fromLatin1(command.name);
        if (name == word || name.startsWith(word + u' '))
            rows.push_back({shown(command), Cli::tr(command.summary)});
    }
    print(m_out, rows);
    m_out.flush();
}

void Dispatcher::helpOne(const Command& command)
{
    m_out << Cli::tr("Usage: castellan-cli %1").arg(shown(command));
    if (!command.options.empty())
        m_out << ' ' << Cli::tr("[OPTIONS]");
    m_out << "\n\n" << Cli::tr(command.summary) << "\n\n" << Cli::tr("Options:") << '\n';
    std::vector<Row> rows;
    bool ownLang = false;
    for (const Option& option : command.options) {
        QString left = QStringLiteral("--") + QLatin1String(option.name);
        if (option.letter != nullptr)
            left = QStringLiteral("-%1, ").arg(QLatin1String(option.letter)) + left;
        if (option.value != nullptr)
            left += u' ' + QString::fromUtf8(option.value);
        rows.push_back({left, option.summary != nullptr ? Cli::tr(option.summary) : QString()});
        ownLang = ownLang || qstrcmp(option.name, "lang") == 0;
    }
    for (const Row& row : commonOptions()) {
        if (!ownLang || !row.left.startsWith(QStringLiteral("--lang")))
            rows.push_back(row);
    }
    print(m_out, rows);
    if (command.details != nullptr)
        m_out << '\n' << Cli::tr(command.details) << '\n';
    printExitCodes(m_out);
    m_out.flush();
}

} // namespace app
