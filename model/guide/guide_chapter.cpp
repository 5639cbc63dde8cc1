// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guide_chapter.h"

#include <QRegularExpression>

#include <algorithm>

namespace model {

namespace {

/// One line of text with its marks: as markup, and as plain words.
struct GuideLine
{
    Markup markup;
    QString words;
};

class GuideChapterReader
{
public:
    [[nodiscard]] GuideChapter read(const QString& text)
    {
        const QStringList lines = text.split(u'\n');
        for (m_at = 0; m_at < lines.size(); ++m_at)
            take(lines[m_at], lines);
        endParagraph();
        if (m_chapter.sections.empty()) {
            m_chapter.problems << QStringLiteral("no heading");
            m_chapter.sections.emplace_back();
        }
        return std::move(m_chapter);
    }

private:
    void take(const QString& line, const QStringList& lines)
    {
        static const QRegularExpression id(QStringLiteral(R"(^\[#([a-z0-9-]+)\]$)"));
        static const QRegularExpression heading(QStringLiteral("^(={2,4}) (.+)$"));
        static const QRegularExpression picture(QStringLiteral(R"(^image::([\w.-]+)\[(.*)\]$)"));
        static const QRegularExpression note(QStringLiteral("^(?:NOTE|TIP): (.+)$"));
        if (line.isEmpty())
            return endParagraph();
        if (line.startsWith(QLatin1String("//")))
            return;
        if (const auto match = id.match(line); match.hasMatch()) {
            endParagraph();
            m_nextId = match.captured(1);
            return;
        }
        if (const auto match = heading.match(line); match.hasMatch()) {
            endParagraph();
            return takeHeading(int(match.capturedLength(1)) - 1, match.captured(2));
        }
        if (const auto match = picture.match(line); match.hasMatch()) {
            endParagraph();
            m_chapter.pictures << match.captured(1);
            return;
        }
        if (line.startsWith(QLatin1String("[source,")) || line.startsWith(QLatin1String("[cols="))) {
            endParagraph();
            m_isTerminal = line.contains(QLatin1String(",console"));
            return;
        }
        if (line == QLatin1String("----"))
            return takeListing(lines);
        if (line == QLatin1String("|==="))
            return takeTable(lines);
        if (const auto match = note.match(line); match.hasMatch()) {
            endParagraph();
            m_kind = Kind::Note;
            m_paragraph << match.captured(1);
            return;
        }
        if (line.startsWith(QLatin1String("* ")) || line.startsWith(QLatin1String(". "))) {
            if (m_kind != Kind::Item)
                endParagraph();
            else
                endItem();
            m_kind = Kind::Item;
            m_isNumbered = line.startsWith(u'.');
            m_paragraph << line.sliced(2);
            return;
        }
        if (line.startsWith(u'[') || line.startsWith(u'=') || line.startsWith(u'|'))
            m_chapter.problems << QStringLiteral("line %1: %2").arg(m_at + 1).arg(line);
        m_paragraph << line;
    }

    void takeHeading(int level, const QString& title)
    {
        const GuideLine line = inLine(title);
        if (m_nextId.isEmpty())
            m_chapter.problems << QStringLiteral("line %1: a heading without an id").arg(m_at + 1);
        if (m_chapter.sections.empty() != (level == 1))
            m_chapter.problems << QStringLiteral("line %1: a heading of the wrong level").arg(m_at + 1);
        m_chapter.sections.push_back({m_nextId, line.words, level, {}});
        const Markup anchor = Markup::of(u"<a name=\"%1\"></a>", m_nextId);
        m_chapter.page += level == 1   ? Markup::of(u"<h1>%1%2</h1>", anchor, line.markup)
                          : level == 2 ? Markup::of(u"<h2>%1%2</h2>", anchor, line.markup)
                                       : Markup::of(u"<h3>%1%2</h3>", anchor, line.markup);
        m_nextId.clear();
    }

    void takeListing(const QStringList& lines)
    {
        endParagraph();
        static const QString prompt = QStringLiteral("$ ");
        QStringList listing;
        for (++m_at; m_at < lines.size() && lines[m_at] != QLatin1String("----"); ++m_at) {
            listing << lines[m_at];
            if (m_isTerminal && lines[m_at].startsWith(prompt))
                m_chapter.commands << lines[m_at].sliced(prompt.size());
        }
        if (m_at == lines.size())
            m_chapter.problems << QStringLiteral("a listing without an end");
        m_isTerminal = false;
        addWords(listing.join(u' '));
        m_chapter.page += Markup::of(u"<pre>%1</pre>", Markup::plain(listing.join(u'\n')));
    }

    void takeTable(const QStringList& lines)
    {
        endParagraph();
        Markup rows;
        bool isHead = true;
        for (++m_at; m_at < lines.size() && lines[m_at] != QLatin1String("|==="); ++m_at) {
            if (lines[m_at].isEmpty())
                continue;
            Markup cells;
            for (const QString& cell : lines[m_at].split(u'|').sliced(1)) {
                const GuideLine line = inLine(cell.trimmed());
                addWords(line.words);
                cells += isHead ? Markup::of(u"<th align=\"left\">%1</th>", line.markup)
                                : Markup::of(u"<td>%1</td>", line.markup);
            }
            rows += Markup::of(u"<tr>%1</tr>", cells);
            isHead = false;
        }
        if (m_at == lines.size())
            m_chapter.problems << QStringLiteral("a table without an end");
        m_chapter.page += Markup::of(u"<table cellpadding=\"4\" cellspacing=\"0\">%1</table>", rows);
    }

    void endItem()
    {
        const GuideLine line = inLine(m_paragraph.join(u' '));
        addWords(line.words);
        m_items += Markup::of(u"<li>%1</li>", line.markup);
        m_paragraph.clear();
    }

    void endParagraph()
    {
        if (m_kind == Kind::Item) {
            endItem();
            m_chapter.page +=
                m_isNumbered ? Markup::of(u"<ol>%1</ol>", m_items) : Markup::of(u"<ul>%1</ul>", m_items);
            m_items = {};
        } else if (!m_paragraph.isEmpty()) {
            const GuideLine line = inLine(m_paragraph.join(u' '));
            addWords(line.words);
            m_chapter.page += m_kind == Kind::Note
                                  ? Markup::of(u"<blockquote><i>%1</i></blockquote>", line.markup)
                                  : Markup::of(u"<p>%1</p>", line.markup);
            m_paragraph.clear();
        }
        m_kind = Kind::Text;
    }

    [[nodiscard]] GuideLine inLine(const QString& text)
    {
        static const QRegularExpression mark(QStringLiteral(
            R"(`([^`]+)`|\*([^*]+)\*|(?<!\w)_([^_]+)_(?!\w)|kbd:\[([^\]]+)\]|<<([a-z0-9-]+),([^>]+)>>)"));
        GuideLine line;
        qsizetype from = 0;
        const auto add = [&line](const QString& words, const Markup& markup) {
            line.words += words;
            line.markup += markup;
        };
        const auto addPlain = [&](qsizetype until) {
            const QString words = text.sliced(from, until - from);
            if (!words.isEmpty())
                add(words, Markup::plain(words));
        };
        for (auto each = mark.globalMatch(text); each.hasNext();) {
            const auto match = each.next();
            addPlain(match.capturedStart());
            from = match.capturedEnd();
            if (match.hasCaptured(5)) {
                m_chapter.links << match.captured(5);
                add(match.captured(6),
                    Markup::of(u"<a href=\"%1\">%2</a>", match.captured(5), match.captured(6)));
            } else if (match.hasCaptured(4)) {
                add(match.captured(4), Markup::of(u"<b>%1</b>", match.captured(4)));
            } else if (match.hasCaptured(3)) {
                add(match.captured(3), Markup::of(u"<i>%1</i>", match.captured(3)));
            } else if (match.hasCaptured(2)) {
                add(match.captured(2), Markup::of(u"<b>%1</b>", match.captured(2)));
            } else {
                add(match.captured(1), Markup::of(u"<code>%1</code>", match.captured(1)));
            }
        }
        addPlain(text.size());
        return line;
    }

    void addWords(const QString& words)
    {
        if (m_chapter.sections.empty())
            m_chapter.problems << QStringLiteral("line %1: text before the first heading").arg(m_at + 1);
        else
            m_chapter.sections.back().text += words + u' ';
    }

    enum class Kind { Text, Item, Note };

    GuideChapter m_chapter;
    qsizetype m_at = 0;
    QString m_nextId;
    QStringList m_paragraph;
    Markup m_items;
    Kind m_kind = Kind::Text;
    bool m_isNumbered = false;
    bool m_isTerminal = false;
};

} // namespace

GuideChapter readGuideChapter(const QString& text)
{
    return GuideChapterReader().read(text);
}

} // namespace model
