// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_page.h"

#include "app/cli/command_table.h"
#include "app/gui/start_option_table.h"

namespace app {

namespace {

struct Manual
{
    Q_DECLARE_TR_FUNCTIONS(Manual)
};

/// Text for roff: nothing in it is a request or an escape, and a hyphen that is typed stays one.
QString plain(const QString& text)
{
    QString result;
    for (const QChar c : text) {
        if (c == u'\\')
            result += QStringLiteral("\\e");
        else if (c == u'-')
            result += QStringLiteral("\\-");
        else
            result += c;
    }
    if (result.startsWith(u'.') || result.startsWith(u'\''))
        result.prepend(QStringLiteral("\\&"));
    return result;
}

QString bold(const QString& text)
{
    return QStringLiteral("\\fB") + plain(text) + QStringLiteral("\\fR");
}

QString italic(const QString& text)
{
    return QStringLiteral("\\fI") + plain(text) + QStringLiteral("\\fR");
}

/// Builds a page from its parts.
class Page
{
public:
    Page(const QString& program, const QString& version)
    {
        m_text = QStringLiteral(".\\\" SPDX-License-Identifier: GPL-3.0-or-later\n");
        line(QStringLiteral(".TH %1 1 \"\" \"Castellan %2\" \"%3\"")
                 .arg(plain(program.toUpper()), plain(version), Manual::tr("User Commands")));
    }

    void section(const QString& title) { line(QStringLiteral(".SH \"%1\"").arg(title)); }
    void subsection(const QString& title) { line(QStringLiteral(".SS \"%1\"").arg(plain(title))); }
    void paragraph(const QString& text) { line(QStringLiteral(".PP\n") + text); }
    void entry(const QString& term, const QString& text)
    {
        line(QStringLiteral(".TP\n") + term + u'\n' + (text.isEmpty() ? QStringLiteral("\\&") : text));
    }
    void example(const QString& command, const QString& text)
    {
        paragraph(plain(text));
        line(QStringLiteral(".RS 4\n.EX\n") + plain(command) + QStringLiteral("\n.EE\n.RE"));
    }
    void line(const QString& text) { m_text += text + u'\n'; }
    [[nodiscard]] QString text() const { return m_text; }

private:
    QString m_text;
};

QString termOf(const char* name, const char* letter, const QString& value)
{
    QString term = bold(QStringLiteral("--") + QLatin1String(name));
    if (letter != nullptr)
        term = bold(QStringLiteral("-") + QLatin1String(letter)) + QStringLiteral(", ") + term;
    return value.isEmpty() ? term : term + u' ' + italic(value);
}

void addOptions(Page& page, const std::vector<Option>& options)
{
    for (const Option& option : options)
        page.entry(termOf(option.name, option.letter, QString::fromUtf8(option.value)),
                   option.summary != nullptr ? plain(Cli::tr(option.summary)) : QString());
}

void addFiles(Page& page)
{
    page.section(Manual::tr("FILES"));
    page.entry(italic(QStringLiteral("~/.local/share/castellan/library.castellan")),
               plain(Manual::tr("Your library, or the same path below %1. The last ten daily "
                                "backups are next to it.")
                         .arg(QStringLiteral("$XDG_DATA_HOME"))));
    page.entry(
        italic(QStringLiteral("~/.config/castellan/castellan.ini")),
        plain(
            Manual::tr("Your settings, or the same path below %1.").arg(QStringLiteral("$XDG_CONFIG_HOME"))));
}

} // namespace

QString windowManual(const QString& version)
{
    Page page(QStringLiteral("castellan"), version);
    page.section(Manual::tr("NAME"));
    page.line(QStringLiteral("castellan \\- ") +
              plain(Manual::tr("deck builder, rules reference and practice table for card games")));
    page.section(Manual::tr("SYNOPSIS"));
    page.line(bold(QStringLiteral("castellan")) + QStringLiteral(" [") + italic(Manual::tr("OPTION")) +
              QStringLiteral("]... [") + italic(Manual::tr("FILE")) + QStringLiteral("|") +
              italic(Manual::tr("LINK")) + QStringLiteral("]..."));
    page.section(Manual::tr("DESCRIPTION"));
    page.line(plain(Manual::tr("Opens the window. If it is open already, the files open there.")));
    page.paragraph(plain(Manual::tr(
        "Decks, packs, matches, scenarios, libraries and PDF rulebooks are recognised by their content. "
        "Links that start with castellan://deck/ carry a whole deck. A library opens in a window of "
        "its own.")));
    page.section(Manual::tr("OPTIONS"));
    for (const StartOption& option : startOptionTable())
        page.entry(
            termOf(option.name, option.letter, option.value != nullptr ? Start::tr(option.value) : QString()),
            plain(Start::tr(option.summary)));
    addFiles(page);
    page.section(Manual::tr("SEE ALSO"));
    page.line(bold(QStringLiteral("castellan-cli")) + QStringLiteral("(1)"));
    return page.text();
}

QString commandLineManual(const QString& version)
{
    Page page(QStringLiteral("castellan-cli"), version);
    page.section(Manual::tr("NAME"));
    page.line(QStringLiteral("castellan\\-cli \\- ") +
              plain(Manual::tr("cards, rules, decks and matches without a window")));
    page.section(Manual::tr("SYNOPSIS"));
    page.line(bold(QStringLiteral("castellan-cli")) + u' ' + italic(Manual::tr("COMMAND")) +
              QStringLiteral(" [") + italic(Manual::tr("ARGUMENT")) + QStringLiteral("]... [") +
              italic(Manual::tr("OPTION")) + QStringLiteral("]..."));
    page.section(Manual::tr("DESCRIPTION"));
    page.line(plain(Manual::tr("Searches rules and cards, checks and converts decks, prints proxies, "
                               "installs packs, and plays, replays and reviews matches. It needs no "
                               "display.")));
    page.section(Manual::tr("COMMANDS"));
    for (const Command& command : commandTable()) {
        page.subsection(
            (QString::fromLatin1(command.name) + u' ' + QLatin1String(command.arguments)).trimmed());
        page.line(plain(Cli::tr(command.summary)));
        addOptions(page, command.options);
        if (command.details != nullptr)
            page.paragraph(plain(Cli::tr(command.details)));
    }
    page.section(Manual::tr("OPTIONS"));
    page.line(plain(Manual::tr("These are accepted before and after every command.")));
    addOptions(page, commonOptionTable());
    page.entry(bold(QStringLiteral("--version")), plain(Cli::tr("print the version")));
    page.section(Manual::tr("EXIT STATUS"));
    for (std::size_t code = 0; code < exitCodeTable().size(); ++code)
        page.entry(bold(QString::number(code)), plain(Cli::tr(exitCodeTable()[code])));
    addFiles(page);
    page.section(Manual::tr("EXAMPLES"));
    page.example(QStringLiteral("castellan-cli search tie"), Manual::tr("Find out how a tie is settled:"));
    page.example(QStringLiteral("castellan-cli deck check deck.txt --variant tournament"),
                 Manual::tr("Check a deck for a tournament:"));
    page.example(QStringLiteral("castellan-cli proxy deck.txt -o proxies.pdf"),
                 Manual::tr("Print a deck as proxies at actual size:"));
    page.example(QStringLiteral("castellan-cli simulate crimson-company --games 1000 --bots club,greedy"),
                 Manual::tr("Let two bots play a thousand matches:"));
    page.section(Manual::tr("SEE ALSO"));
    page.line(bold(QStringLiteral("castellan")) + QStringLiteral("(1)"));
    return page.text();
}

} // namespace app
