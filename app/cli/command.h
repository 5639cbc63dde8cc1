// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "rules/core/result.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>
#include <QTextStream>

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace rules {
class KnownGame;
}

namespace app {

/// Exit codes of castellan-cli, printed by --help.
inline constexpr int kSuccess = 0;  ///< done; or: the answer is yes
inline constexpr int kNo = 1;       ///< the answer is no, or the work failed
inline constexpr int kBadInput = 2; ///< bad usage, or a file that could not be read

/// Texts of the command line share one translation context: Cli::tr("…").
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// What a command gets: its arguments already split and checked against its table entry, and where to write.
struct CommandContext
{
    QStringList arguments;           ///< positional, in order
    QHash<QString, QString> options; ///< name without dashes → value; empty value for a flag
    model::Language language = model::Language::English;
    QString libraryFile; ///< of --library; empty: the user's own
    QTextStream& out;
    QTextStream& err;
    /// Games known besides those of the program; tests add theirs.
    std::vector<const rules::KnownGame*> moreGames{};

    [[nodiscard]] bool has(const QString& option) const { return options.contains(option); }
    [[nodiscard]] QString value(const QString& option, const QString& fallback = {}) const
    {
        return options.value(option, fallback);
    }
    /// The whole number of an option, or the fallback. Outside the range, or no number: says so on `err` and
    /// gives nothing; the command then returns kBadInput.
    [[nodiscard]] std::optional<qint64> integer(const QString& option, qint64 fallback,
                                                qint64 lowest = std::numeric_limits<qint64>::min(),
                                                qint64 highest = std::numeric_limits<qint64>::max()) const;

    /// What was wrong, in the language of the command.
    [[nodiscard]] QString words(const rules::Error& error) const;

    /// Writes one plain sentence to standard error and gives the code back: `return context.fail(…,
    /// kBadInput);`
    [[nodiscard]] int fail(const QString& sentence, int code = kNo) const;
};

/// An option of a command. Texts are marked with QT_TRANSLATE_NOOP("Cli", …).
struct Option
{
    const char* name;            ///< without dashes: "json"
    const char* value = nullptr; ///< what to write in help for its value: "FILE"; none for a flag
    const char* summary = nullptr;
    const char* letter = nullptr; ///< "o" for -o
    bool repeats = false;         ///< may be given several times; its value has one line for each
};

/// One line of the table in command_table.cpp.
struct Command
{
    const char* name;      ///< one or two words: "card", "scenario run"
    const char* arguments; ///< as shown in help: "PATH..."
    const char* summary;   ///< one sentence without a full stop
    int fewest = 0;        ///< positional arguments
    int most = 0;          ///< -1: any number
    std::vector<Option> options;
    int (*run)(CommandContext&) = nullptr;
    const char* details = nullptr; ///< more for `help NAME`: exit codes and formats of its own
    bool needsFonts = false;       ///< draws text, so that the program needs a QGuiApplication
};

} // namespace app
