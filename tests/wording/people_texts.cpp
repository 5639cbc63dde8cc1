// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/wording/people_texts.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace tests {

namespace {

const QString kRoot = QStringLiteral(CASTELLAN_SOURCE_DIR "/");

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList filesBelow(const QString& folder, const QStringList& names)
{
    QStringList files;
    QDirIterator each(kRoot + folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext())
        files << each.next();
    files.sort();
    return files;
}

class Collector
{
public:
    QList<PeopleText> texts;

    void addClauses()
    {
        static const QRegularExpression head(
            QStringLiteral("^(section|related|cards|terms|source|scenarios):"));
        static const QRegularExpression named(QStringLiteral("\\[\\[[^\\]|]*\\|([^\\]]*)\\]\\]"));
        static const QRegularExpression link(QStringLiteral("\\[\\[(?:\\w+:)?([^\\]]*)\\]\\]"));
        for (const QString& file :
             filesBelow(QStringLiteral("resources/rulebooks"), {QStringLiteral("*.md")})) {
            const QString language =
                file.contains(QStringLiteral("/de/")) ? QStringLiteral("de") : QStringLiteral("en");
            QString clause;
            const auto finish = [&] {
                add(TextKind::Clause, language, file, clause.trimmed());
                clause.clear();
            };
            for (QString line : contentOf(file).split(u'\n')) {
                if (line.startsWith(QStringLiteral("## "))) {
                    finish();
                    continue;
                }
                if (head.match(line).hasMatch())
                    continue;
                line.remove(QStringLiteral("title: ")).remove(QStringLiteral("> Ruling: "));
                clause +=
                    line.replace(named, QStringLiteral("\\1")).replace(link, QStringLiteral("\\1")) + u'\n';
            }
            finish();
        }
        for (const QString& name : {QStringLiteral("glossary.json"), QStringLiteral("clarifications.json"),
                                    QStringLiteral("sections.json")})
            for (const QString& file : filesBelow(QStringLiteral("resources/rulebooks"), {name}))
                addJson(QJsonDocument::fromJson(contentOf(file).toUtf8()).object(), file);
        for (const QString& file : filesBelow(QStringLiteral("resources/decks"), {QStringLiteral("*.json")}))
            addJson(QJsonDocument::fromJson(contentOf(file).toUtf8()).object(), file);
    }

    void addInterface()
    {
        const QString file = kRoot + QStringLiteral("translations/castellan_de.ts");
        QXmlStreamReader xml(contentOf(file));
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"source")
                add(TextKind::Interface, QStringLiteral("en"), file, shown(xml.readElementText()));
            else if (xml.name() == u"numerusform")
                add(TextKind::Interface, QStringLiteral("de"), file, shown(xml.readElementText()));
            else if (xml.name() == u"translation") {
                const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).simplified();
                add(TextKind::Interface, QStringLiteral("de"), file, shown(text));
            }
        }
    }

    void addSources()
    {
        for (const QString& file : filesBelow(QStringLiteral("rules"), {QStringLiteral("*.cpp")})) {
            if (file.contains(QStringLiteral("/narration/")) ||
                file.contains(QStringLiteral("/effects/text/")))
                addLiterals(file, TextKind::Log);
            else if (file.endsWith(QStringLiteral("_reasons.cpp")))
                addLiterals(file, TextKind::Message);
            else if (file.contains(QStringLiteral("option_names")) ||
                     file.contains(QStringLiteral("/known_")) ||
                     file.endsWith(QStringLiteral("card_text.cpp")))
                addLiterals(file, TextKind::Interface);
        }
        for (const QString& file : filesBelow(QStringLiteral("model"), {QStringLiteral("*_reasons.cpp")}))
            addLiterals(file, TextKind::Message);
    }

    void addDocuments()
    {
        static const QRegularExpression code(QStringLiteral("```.*?```|`[^`]*`|^    [^\\n]*$"),
                                             QRegularExpression::DotMatchesEverythingOption |
                                                 QRegularExpression::MultilineOption);
        for (const char* name : {"README.md", "CONTRIBUTING.md", "CHANGELOG.md"}) {
            QString text = contentOf(kRoot + QLatin1String(name));
            // Released entries are history.
            if (const qsizetype released = text.indexOf(QStringLiteral("\n## 0."));
                released > 0 && QLatin1String(name) == u"CHANGELOG.md")
                text.truncate(released);
            for (const QString& line : text.remove(code).split(u'\n'))
                add(TextKind::Document, QStringLiteral("en"), kRoot + QLatin1String(name), line.trimmed());
        }
    }

    /// The chapters of the user guide, without their examples and attributes.
    void addGuide()
    {
        static const QRegularExpression code(
            QStringLiteral("^----$.*?^----$|`[^`\\n]*`|^:[^\\n]*$|^\\[[^\\n]*\\]$"),
            QRegularExpression::DotMatchesEverythingOption | QRegularExpression::MultilineOption);
        for (const QString& file :
             filesBelow(QStringLiteral("resources/guide"), {QStringLiteral("*.adoc")})) {
            const QString language =
                file.contains(QStringLiteral("/de/")) ? QStringLiteral("de") : QStringLiteral("en");
            for (const QString& line : contentOf(file).remove(code).split(u'\n'))
                add(TextKind::Document, language, file, line.trimmed());
        }
    }

private:
    void add(TextKind kind, const QString& language, const QString& file, const QString& text)
    {
        if (!text.trimmed().isEmpty())
            texts.append({kind, language, file.mid(kRoot.size()), text});
    }

    /// Without mnemonics.
    static QString shown(QString text) { return text.remove(u'&'); }

    void addJson(const QJsonValue& value, const QString& file)
    {
        if (value.isArray()) {
            for (const QJsonValue& each : value.toArray())
                addJson(each, file);
            return;
        }
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            const bool isText = (member.key() == u"en" || member.key() == u"de") && member.value().isString();
            if (isText)
                add(TextKind::Clause, member.key(), file, member.value().toString());
            else
                addJson(member.value(), file);
        }
    }

    /// English and German stand next to each other, or in files of their own.
    void addLiterals(const QString& file, TextKind kind)
    {
        const QString own = file.contains(QStringLiteral("german"))    ? QStringLiteral("de")
                            : file.contains(QStringLiteral("english")) ? QStringLiteral("en")
                                                                       : QString();
        static const QRegularExpression literal(
            QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\"((?:\\s*\"(?:[^\"\\\\\\n]|\\\\.)*\")*)"));
        static const QRegularExpression seam(QStringLiteral("\"\\s*\""));
        static const QRegularExpression comment(QStringLiteral("//[^\\n]*"));
        const QString source = contentOf(file).remove(comment);
        QString english;
        qsizetype end = -1;
        for (auto each = literal.globalMatch(source); each.hasNext();) {
            const QRegularExpressionMatch match = each.next();
            QString text = match.captured(0);
            text = text.mid(1, text.size() - 2)
                       .remove(seam)
                       .replace(QStringLiteral("\\\""), QStringLiteral("\""));
            const bool isInclude =
                source.mid(source.lastIndexOf(u'\n', match.capturedStart()) + 1).startsWith(u'#');
            if (isInclude || !text.contains(u' '))
                continue;
            if (!own.isEmpty()) {
                add(kind, own, file, text);
                continue;
            }
            if (end >= 0 && source.mid(end, match.capturedStart() - end).trimmed() == u",") {
                add(kind, QStringLiteral("en"), file, english);
                add(kind, QStringLiteral("de"), file, text);
                end = -1;
                continue;
            }
            english = text;
            end = match.capturedEnd();
        }
    }
};

} // namespace

QList<PeopleText> peopleTexts()
{
    Collector collector;
    collector.addClauses();
    collector.addInterface();
    collector.addSources();
    collector.addDocuments();
    collector.addGuide();
    return collector.texts;
}

} // namespace tests
