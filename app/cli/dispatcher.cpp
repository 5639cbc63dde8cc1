// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/dispatcher.h"

#include "app/cli/closest.h"
#include "model/text/visible_text.h"

#include <algorithm>

namespace app {

namespace {

QString nameOf(const Command& command)
{
    return QString::fromLatin1(command.name);
}

/// "--name=value" or "--name value": takes the value out of the list. False if the value is missing.
bool takeValue(QStringList& arguments, qsizetype index, QString* value)
{
    const QString argument = arguments.takeAt(index);
    if (const qsizetype equals = argument.indexOf(u'='); equals >= 0) {
        *value = argument.mid(equals + 1);
        return true;
    }
    if (index >= arguments.size())
        return false;
    *value = arguments.takeAt(index);
    return true;
}

/// Where a long option stands before any "--"; -1 if nowhere.
qsizetype positionOf(const QStringList& arguments, const QString& option)
{
    for (qsizetype i = 0; i < arguments.size() && arguments[i] != u"--"; ++i) {
        if (arguments[i] == option || arguments[i].startsWith(option + u'='))
            return i;
    }
    return -1;
}

} // namespace

Dispatcher::Dispatcher(const std::vector<Command>& commands, QTextStream& out, QTextStream& err,
                       std::function<void(model::Language)> speak)
    : m_commands(commands)
    , m_target(out)
    , m_outDevice(out)
    , m_errDevice(err)
    , m_out(&m_outDevice)
    , m_err(&m_errDevice)
    , m_speak(std::move(speak))
{}

int Dispatcher::run(const QStringList& arguments)
{
    int code = answer(arguments);
    m_out.flush();
    m_target.flush();
    const bool isWritten = m_out.status() == QTextStream::Ok && m_target.status() == QTextStream::Ok;
    if (!isWritten && code == kSuccess) {
        m_err << Cli::tr("The output could not be written completely.") << Qt::endl;
        code = kNo;
    }
    m_err.flush();
    return code;
}

int Dispatcher::answer(const QStringList& given)
{
    QStringList arguments = given;
    m_language = model::systemLanguage();

    // --lang comes first, so that every complaint after it is in the language asked for.
    QString code;
    bool codeMissing = false;
    if (const qsizetype at = positionOf(arguments, QStringLiteral("--lang")); at >= 0)
        codeMissing = !takeValue(arguments, at, &code);
    const auto language = model::languageFromCode(code);
    m_language = language.value_or(m_language);
    m_speak(m_language);
    if (codeMissing)
        return refuse(Cli::tr("--lang needs a language: en or de."));

    if (const qsizetype at = positionOf(arguments, QStringLiteral("--library")); at >= 0) {
        if (!takeValue(arguments, at, &m_library) || m_library.isEmpty())
            return refuse(Cli::tr("--library needs the name of a file."));
    }
    if (!arguments.isEmpty() && arguments.first() == u"--version") {
        m_out << "castellan-cli " << QCoreApplication::applicationVersion() << Qt::endl;
        return kSuccess;
    }

    const auto firstOption = std::find_if(arguments.cbegin(), arguments.cend(),
                                          [](const QString& a) { return a.startsWith(u'-'); });
    const QStringList words(arguments.cbegin(), firstOption);
    const auto endOfOptions = std::find(arguments.cbegin(), arguments.cend(), QStringLiteral("--"));
    const bool wantsHelp = std::any_of(arguments.cbegin(), endOfOptions,
                                       [](const QString& a) { return a == u"--help" || a == u"-h"; });

    qsizetype used = 0;
    const Command* command = find(words, &used);
    const bool ownLang =
        command != nullptr && std::any_of(command->options.begin(), command->options.end(),
                                          [](const Option& o) { return qstrcmp(o.name, "lang") == 0; });
    if (!code.isEmpty() && !language && !ownLang)
        return refuse(Cli::tr("There is no language “%1”; use en or de.").arg(code));

    if (!words.isEmpty() && words.first() == u"help")
        return help(words.mid(1));
    if (wantsHelp)
        return help(words.mid(0, command != nullptr ? used : words.size()));
    if (arguments.isEmpty()) {
        helpAll();
        return kBadInput;
    }
    if (command == nullptr)
        return words.isEmpty()
                   ? refuse(Cli::tr("Unknown option “%1” before the command.").arg(arguments.first()))
                   : unknown(words);
    QStringList rest = arguments.mid(used);
    if (ownLang && !code.isEmpty())
        rest.prepend(QStringLiteral("--lang=") + code);
    return execute(*command, rest);
}

const Command* Dispatcher::find(const QStringList& words, qsizetype* used) const
{
    for (const qsizetype count : {qsizetype{2}, qsizetype{1}}) {
        if (words.size() < count)
            continue;
        const QString name = words.mid(0, count).join(u' ');
        const auto it = std::find_if(m_commands.begin(), m_commands.end(),
                                     [&](const Command& command) { return nameOf(command) == name; });
        if (it != m_commands.end()) {
            *used = count;
            return &*it;
        }
    }
    return nullptr;
}

bool Dispatcher::isGroup(const QString& word) const
{
    return std::any_of(m_commands.begin(), m_commands.end(),
                       [&](const Command& command) { return nameOf(command).startsWith(word + u' '); });
}

int Dispatcher::unknown(const QStringList& words)
{
    const QString& first = words.first();
    if (isGroup(first) && words.size() == 1) {
        helpGroup(first);
        return kBadInput;
    }
    const QString asked = isGroup(first) ? words.mid(0, 2).join(u' ') : first;
    QStringList names;
    for (const Command& command : m_commands) {
        names << nameOf(command);
        if (!isGroup(first))
            names << nameOf(command).section(u' ', 0, 0);
    }
    const QString near = closest(asked, names);
    return refuse(near.isEmpty()
                      ? Cli::tr("There is no command “%1”; “castellan-cli --help” lists them all.").arg(asked)
                      : Cli::tr("There is no command “%1”; did you mean “%2”?").arg(asked, near));
}

int Dispatcher::execute(const Command& command, const QStringList& rest)
{
    CommandContext context{{}, {}, m_language, m_library, m_out, m_err, m_moreGames};
    QStringList waiting = rest;
    bool optionsOver = false;
    while (!waiting.isEmpty()) {
        const QString argument = waiting.first();
        if (optionsOver || !argument.startsWith(u'-') || argument == u"-") {
            context.arguments << waiting.takeFirst();
            continue;
        }
        if (argument == u"--") {
            optionsOver = true;
            waiting.removeFirst();
            continue;
        }
        const QString name = argument.section(u'=', 0, 0);
        const auto option =
            std::find_if(command.options.begin(), command.options.end(), [&](const Option& o) {
                return name == QStringLiteral("--") + QLatin1String(o.name) ||
                       (o.letter != nullptr && name == QStringLiteral("-") + QLatin1String(o.letter));
            });
        if (option == command.options.end()) {
            QStringList names{QStringLiteral("--help"), QStringLiteral("--lang"),
                              QStringLiteral("--library")};
            for (const Option& o : command.options)
                names << QStringLiteral("--") + QLatin1String(o.name);
            const QString near = closest(name, names);
            return refuse(
                near.isEmpty()
                    ? Cli::tr("“%1” has no option %2.").arg(nameOf(command), name)
                    : Cli::tr("“%1” has no option %2; did you mean %3?").arg(nameOf(command), name, near));
        }
        QString value;
        if (option->value == nullptr) {
            if (argument.contains(u'='))
                return refuse(Cli::tr("%1 does not accept a value.").arg(name));
            waiting.removeFirst();
        } else if (!takeValue(waiting, 0, &value)) {
            return refuse(Cli::tr("%1 needs a value: %2.").arg(name, QString::fromUtf8(option->value)));
        }
        QString& taken = context.options[QLatin1String(option->name)];
        taken = option->repeats && !taken.isEmpty() ? taken + u'\n' + value : value;
    }
    const auto count = static_cast<int>(context.arguments.size());
    const QString hint = Cli::tr("“castellan-cli help %1” shows how to use it.").arg(nameOf(command));
    if (count < command.fewest)
        return refuse(Cli::tr("“%1” needs %2.").arg(nameOf(command), QString::fromUtf8(command.arguments)) +
                      u' ' + hint);
    if (command.most >= 0 && count > command.most)
        return refuse(Cli::tr("“%1” does not know what to do with “%2”.")
                          .arg(nameOf(command), context.arguments[command.most]) +
                      u' ' + hint);
    return command.run(context);
}

int Dispatcher::refuse(const QString& sentence)
{
    m_err << model::visibleLine(sentence) << Qt::endl;
    return kBadInput;
}

} // namespace app
