// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/completion.h"

#include "app/cli/command_table.h"
#include "app/gui/start_option_table.h"
#include "model/games/game_cards.h"

#include <algorithm>

namespace app {

namespace {

const QString kHeader = QStringLiteral("# SPDX-License-Identifier: GPL-3.0-or-later\n");

/// What may follow an option or a command.
struct Values
{
    bool any = false;    ///< there is a value at all
    bool files = false;  ///< it is a path
    QStringList choices; ///< known words
};

QStringList games()
{
    QStringList ids;
    for (const model::GameCards* game : model::allGameCards())
        ids << game->id();
    return ids;
}

/// From what help shows: "en|de", "FILE", "GAME". Upper case stands for something that is not typed as it is.
Values valuesOf(const QString& shown)
{
    Values values;
    values.any = !shown.isEmpty();
    if (shown == u"GAME" || shown == u"[GAME]" || shown == u"G") {
        values.choices = games();
        return values;
    }
    for (const char* path : {"FILE", "PATH", "PDF", "DIR", "IN", "OUT", "file", "folder"})
        values.files = values.files || shown.contains(QLatin1String(path));
    if (shown.contains(u'|'))
        for (const QString& word : shown.split(u'|'))
            if (word == word.toLower())
                values.choices << word;
    return values;
}

Values valuesOf(const char* shown)
{
    return valuesOf(QString::fromUtf8(shown != nullptr ? shown : ""));
}

/// An option as the shells see it.
struct Completed
{
    QString name;
    QString letter;
    Values values;
    QString summary;
};

std::vector<Completed> completed(const std::vector<Option>& options)
{
    std::vector<Completed> result;
    for (const Option& option : options)
        result.push_back({QString::fromLatin1(option.name), QString::fromLatin1(option.letter),
                          valuesOf(option.value), QString::fromUtf8(option.summary)});
    return result;
}

/// With the common ones that it does not replace.
std::vector<Completed> optionsOf(const Command& command)
{
    std::vector<Completed> result = completed(command.options);
    for (const Completed& common : completed(commonOptionTable())) {
        const auto same = [&common](const Completed& own) { return own.name == common.name; };
        if (std::none_of(result.begin(), result.end(), same))
            result.push_back(common);
    }
    return result;
}

std::vector<Completed> windowOptions()
{
    std::vector<Completed> result;
    for (const StartOption& option : startOptionTable())
        result.push_back({QString::fromLatin1(option.name), QString::fromLatin1(option.letter),
                          valuesOf(option.value), QString::fromUtf8(option.summary)});
    return result;
}

QString wordsOf(const std::vector<Completed>& options)
{
    QStringList words;
    for (const Completed& option : options) {
        words << QStringLiteral("--") + option.name;
        if (!option.letter.isEmpty())
            words << QStringLiteral("-") + option.letter;
    }
    return words.join(u' ');
}

/// The first words of all commands, each once, in order.
QStringList firstWords()
{
    QStringList words;
    for (const Command& command : commandTable()) {
        const QString word = QString::fromLatin1(command.name).section(u' ', 0, 0);
        if (!words.contains(word))
            words << word;
    }
    return words << QStringLiteral("help");
}

/// "check convert" for "deck".
QStringList secondWords(const QString& first)
{
    QStringList words;
    for (const Command& command : commandTable()) {
        const QString name = QString::fromLatin1(command.name);
        if (name.startsWith(first + u' '))
            words << name.section(u' ', 1, 1);
    }
    return words;
}

QString summaryOfFirst(const QString& word)
{
    for (const Command& command : commandTable())
        if (QLatin1String(command.name) == word)
            return QString::fromUtf8(command.summary);
    return word == u"help" ? QStringLiteral("explain a command") : word + QStringLiteral(" …");
}

/// In single quotes for any of the shells.
QString quoted(QString text)
{
    return u'\'' + text.replace(u'\'', QStringLiteral("’")) + u'\'';
}

// ---- bash

QString bashReply(const Values& values)
{
    if (!values.choices.isEmpty())
        return QStringLiteral("mapfile -t COMPREPLY < <(compgen -W %1 -- \"$cur\")")
            .arg(quoted(values.choices.join(u' ')));
    return values.files
               ? QStringLiteral("compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")")
               : QStringLiteral("COMPREPLY=()");
}

/// Lines of a case over "$command $prev".
QString bashValues(const QString& command, const std::vector<Completed>& options)
{
    QString lines;
    for (const Completed& option : options) {
        if (!option.values.any)
            continue;
        QString pattern = quoted(command + QStringLiteral(" --") + option.name);
        if (!option.letter.isEmpty())
            pattern += QStringLiteral(" | ") + quoted(command + QStringLiteral(" -") + option.letter);
        lines += QStringLiteral("    %1) %2; return ;;\n").arg(pattern, bashReply(option.values));
    }
    return lines;
}

QString bashCommandLine()
{
    QString text =
        kHeader +
        QStringLiteral("# bash completion for castellan-cli\n\n"
                       "_castellan_cli() {\n"
                       "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}\n"
                       "    local command='' first='' i\n"
                       "    COMPREPLY=()\n"
                       "    for ((i = 1; i < COMP_CWORD; ++i)); do\n"
                       "        case ${COMP_WORDS[i]} in\n"
                       "        --library | --lang) ((++i)) ;;\n"
                       "        -*) ;;\n"
                       "        *)\n"
                       "            if [[ -z $first ]]; then\n"
                       "                first=${COMP_WORDS[i]} command=$first\n"
                       "                continue\n"
                       "            fi\n"
                       "            case \"$first ${COMP_WORDS[i]}\" in\n");
    QStringList pairs;
    for (const Command& command : commandTable())
        if (const QString name = QString::fromLatin1(command.name); name.contains(u' '))
            pairs << quoted(name);
    text += QStringLiteral("            %1) command=\"$first ${COMP_WORDS[i]}\" ;;\n")
                .arg(pairs.join(QStringLiteral(" | ")));
    text += QStringLiteral("            esac\n"
                           "            break\n"
                           "            ;;\n"
                           "        esac\n"
                           "    done\n"
                           "    case \"$command $prev\" in\n");
    for (const Command& command : commandTable())
        text += bashValues(QString::fromLatin1(command.name), optionsOf(command));
    text +=
        QStringLiteral("    *' --lang') mapfile -t COMPREPLY < <(compgen -W 'en de' -- \"$cur\"); return ;;\n"
                       "    *' --library') compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "
                       "\"$cur\"); return ;;\n"
                       "    esac\n"
                       "    case $command in\n");
    text += QStringLiteral("    '' | help) mapfile -t COMPREPLY < <(compgen -W %1 -- \"$cur\") ;;\n")
                .arg(quoted(firstWords().join(u' ') + u' ' + wordsOf(completed(commonOptionTable())) +
                            QStringLiteral(" --version")));
    QStringList done;
    const auto add = [&](const QString& name, const Command* command) {
        QStringList words = secondWords(name);
        Values values;
        if (command != nullptr) {
            words << wordsOf(optionsOf(*command));
            values = valuesOf(command->arguments);
            words += values.choices;
        }
        text += QStringLiteral("    %1) mapfile -t COMPREPLY < <(compgen -W %2 -- \"$cur\")")
                    .arg(quoted(name), quoted(words.join(u' ')));
        if (values.files)
            text += QStringLiteral("\n        if [[ $cur != -* ]]; then compopt -o filenames; mapfile -t -O "
                                   "\"${#COMPREPLY[@]}\" COMPREPLY < <(compgen -f -- \"$cur\"); fi");
        text += QStringLiteral(" ;;\n");
        done << name;
    };
    for (const Command& command : commandTable())
        add(QString::fromLatin1(command.name), &command);
    for (const QString& first : firstWords())
        if (!done.contains(first) && first != u"help")
            add(first, nullptr);
    return text + QStringLiteral("    esac\n}\n\ncomplete -F _castellan_cli castellan-cli\n");
}

QString bashWindow()
{
    return kHeader +
           QStringLiteral("# bash completion for castellan\n\n"
                          "_castellan() {\n"
                          "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}\n"
                          "    COMPREPLY=()\n"
                          "    case \"castellan $prev\" in\n") +
           bashValues(QStringLiteral("castellan"), windowOptions()) +
           QStringLiteral("    esac\n"
                          "    if [[ $cur == -* ]]; then\n"
                          "        mapfile -t COMPREPLY < <(compgen -W %1 -- \"$cur\")\n"
                          "    else\n"
                          "        compopt -o filenames\n"
                          "        mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
                          "    fi\n"
                          "}\n\ncomplete -F _castellan castellan\n")
               .arg(quoted(wordsOf(windowOptions())));
}

// ---- zsh

/// A description inside a specification of _arguments or _describe.
QString zshText(QString text)
{
    for (const QChar special : QStringLiteral("\\:[]"))
        text.replace(special, QStringLiteral("\\") + special);
    return text.replace(u'\'', QStringLiteral("’"));
}

QString zshAction(const Values& values)
{
    if (!values.choices.isEmpty())
        return u'(' + values.choices.join(u' ') + u')';
    return values.files ? QStringLiteral("_files") : QStringLiteral(" ");
}

QString zshOptions(const std::vector<Completed>& options)
{
    QString lines;
    for (const Completed& option : options) {
        QStringList names{QStringLiteral("--") + option.name};
        if (!option.letter.isEmpty())
            names << QStringLiteral("-") + option.letter;
        for (const QString& name : names) {
            QString spec = name + u'[' + zshText(option.summary) + u']';
            if (option.values.any)
                spec += QStringLiteral(":value:") + zshAction(option.values);
            lines += QStringLiteral(" \\\n            '*%1'").arg(spec);
        }
    }
    return lines;
}

QString zshRest(const Values& values)
{
    return values.files || !values.choices.isEmpty()
               ? QStringLiteral(" \\\n            '*:argument:%1'").arg(zshAction(values))
               : QString();
}

QString zshCommandLine()
{
    QString text =
        QStringLiteral("#compdef castellan-cli\n") + kHeader +
        QStringLiteral(
            "\n_castellan_cli() {\n    local -a names\n    if (( CURRENT == 2 )); then\n        names=(\n");
    for (const QString& word : firstWords())
        text += QStringLiteral("            '%1:%2'\n").arg(word, zshText(summaryOfFirst(word)));
    text += QStringLiteral("        )\n        _describe command names\n        return\n    fi\n    case "
                           "\"$words[2] $words[3]\" in\n");
    // Pairs first: "proxy calibrate" begins like "proxy".
    for (const bool pair : {true, false}) {
        for (const Command& command : commandTable()) {
            const QString name = QString::fromLatin1(command.name);
            if (name.contains(u' ') != pair)
                continue;
            text += QStringLiteral("    %1)\n        ").arg(pair ? quoted(name) : quoted(name + u' ') + u'*');
            const QStringList second = secondWords(name);
            if (!second.isEmpty())
                text +=
                    QStringLiteral("(( CURRENT == 3 )) && compadd -- %1\n        ").arg(second.join(u' '));
            text += QStringLiteral("_arguments") + zshOptions(optionsOf(command)) +
                    zshRest(valuesOf(command.arguments)) + QStringLiteral("\n        ;;\n");
        }
    }
    for (const QString& first : firstWords()) {
        const QStringList second = secondWords(first);
        if (!second.isEmpty())
            text +=
                QStringLiteral("    %1*) compadd -- %2 ;;\n").arg(quoted(first + u' '), second.join(u' '));
    }
    return text + QStringLiteral("    'help '*) compadd -- %1 ;;\n    esac\n}\n\n_castellan_cli \"$@\"\n")
                      .arg(firstWords().join(u' '));
}

QString zshWindow()
{
    return QStringLiteral("#compdef castellan\n") + kHeader + QStringLiteral("\n_arguments") +
           zshOptions(windowOptions()) + QStringLiteral(" \\\n            '*:file:_files'\n");
}

// ---- fish

QString fishOptions(const QString& program, const QString& condition, const std::vector<Completed>& options)
{
    QString lines;
    for (const Completed& option : options) {
        lines += QStringLiteral("complete -c ") + program;
        if (!condition.isEmpty())
            lines += QStringLiteral(" -n ") + quoted(condition);
        lines += QStringLiteral(" -l ") + option.name;
        if (!option.letter.isEmpty())
            lines += QStringLiteral(" -s ") + option.letter;
        if (option.values.any)
            lines += option.values.files ? QStringLiteral(" -r -F") : QStringLiteral(" -x");
        if (!option.values.choices.isEmpty())
            lines += QStringLiteral(" -a ") + quoted(option.values.choices.join(u' '));
        lines += QStringLiteral(" -d ") + quoted(option.summary) + u'\n';
    }
    return lines;
}

QString fishCommandLine()
{
    const QString program = QStringLiteral("castellan-cli");
    QString text = kHeader + QStringLiteral("# fish completion for castellan-cli\n\n");
    for (const QString& word : firstWords())
        text += QStringLiteral("complete -c castellan-cli -f -n __fish_use_subcommand -a %1 -d %2\n")
                    .arg(word, quoted(summaryOfFirst(word)));
    text += fishOptions(program, {}, completed(commonOptionTable()));
    for (const Command& command : commandTable()) {
        const QString name = QString::fromLatin1(command.name);
        const QString first = name.section(u' ', 0, 0);
        const QString second = name.section(u' ', 1, 1);
        QString condition = QStringLiteral("__fish_seen_subcommand_from ") + first;
        if (!second.isEmpty()) {
            text += QStringLiteral("complete -c castellan-cli -f -n %1 -a %2 -d %3\n")
                        .arg(quoted(condition + QStringLiteral("; and not __fish_seen_subcommand_from ") +
                                    secondWords(first).join(u' ')),
                             second, quoted(QString::fromUtf8(command.summary)));
            condition += QStringLiteral("; and __fish_seen_subcommand_from ") + second;
        }
        const Values values = valuesOf(command.arguments);
        if (!values.choices.isEmpty())
            text += QStringLiteral("complete -c castellan-cli -f -n %1 -a %2\n")
                        .arg(quoted(condition), quoted(values.choices.join(u' ')));
        text += fishOptions(program, condition, completed(command.options));
    }
    return text;
}

QString fishWindow()
{
    return kHeader + QStringLiteral("# fish completion for castellan\n\n") +
           fishOptions(QStringLiteral("castellan"), {}, windowOptions());
}

} // namespace

QString windowCompletion(Shell shell)
{
    switch (shell) {
    case Shell::Bash: return bashWindow();
    case Shell::Zsh: return zshWindow();
    case Shell::Fish: return fishWindow();
    }
    return {};
}

QString commandLineCompletion(Shell shell)
{
    switch (shell) {
    case Shell::Bash: return bashCommandLine();
    case Shell::Zsh: return zshCommandLine();
    case Shell::Fish: return fishCommandLine();
    }
    return {};
}

} // namespace app
