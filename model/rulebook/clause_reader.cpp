// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/clause_reader.h"

#include "model/library/content_limits.h"
#include "model/rulebook/links.h"

#include <QRegularExpression>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const QString kRuling = u"> Ruling:"_s;

class ClauseFile
{
public:
    ClauseFile(const QString& file, std::vector<rules::Error>& problems)
        : m_file(file)
        , m_problems(problems)
    {}

    void take(QStringView line)
    {
        ++m_line;
        if (line.startsWith(u"## "_s))
            begin(line.mid(3).trimmed());
        else if (m_clauses.empty())
            m_inHead = false; // anything before the first clause is for readers of the file
        else if (m_inHead)
            takeHead(line.left(kLongestHeadLine + 1).toString());
        else if (line.startsWith(kRuling) || (m_inRuling && line.startsWith(u'>')))
            takeRuling(line);
        else
            takeText(line);
    }

    std::vector<ClauseText> finish()
    {
        for (ClauseText& clause : m_clauses) {
            clause.text = clause.text.trimmed();
            clause.ruling = clause.ruling.trimmed();
            m_line = clause.line;
            if (clause.title.isEmpty())
                report({ContentReason::ClauseNoTitle, clause.id.toStdString()});
            if (clause.text.size() > kLongestRuleText || clause.ruling.size() > kLongestRuleText)
                report({ContentReason::LongRuleText, kLongestRuleText});
        }
        return std::move(m_clauses);
    }

    /// Whether reading on would only find more of the same.
    [[nodiscard]] bool isHopeless() const { return isFull(m_problems) || m_tooMany; }

private:
    void report(rules::Reason reason)
    {
        if (!isFull(m_problems))
            addProblem(m_problems,
                       {rules::Location::ofLine(static_cast<std::size_t>(m_line)).in(m_file.toStdString()),
                        std::move(reason)});
    }

    void begin(QStringView id)
    {
        if (id.isEmpty())
            report(ContentReason::ClauseNoId);
        if (m_clauses.size() >= kMostContentEntries) {
            report({ContentReason::TooManyEntries, kMostContentEntries});
            m_tooMany = true;
        }
        m_clauses.push_back({});
        m_clauses.back().id = id.left(kLongestHeadLine).toString();
        m_clauses.back().line = m_line;
        m_inHead = true;
        m_inRuling = false;
    }

    void takeHead(const QString& line)
    {
        ClauseText& clause = m_clauses.back();
        if (line.trimmed().isEmpty()) {
            m_inHead = false;
            return;
        }
        if (line.size() > kLongestHeadLine) {
            report({ContentReason::LongLine, kLongestHeadLine});
            return;
        }
        const QString key = line.section(u':', 0, 0).trimmed();
        const QString value = line.section(u':', 1).trimmed();
        const QStringList list = value.split(u' ', Qt::SkipEmptyParts);
        if (key == u"title")
            clause.title = value;
        else if (key == u"section")
            clause.section = value;
        else if (key == u"source")
            clause.source = value;
        else if (key == u"related")
            clause.related = list;
        else if (key == u"cards")
            clause.cards = list;
        else if (key == u"terms")
            clause.terms = list;
        else if (key == u"scenarios")
            clause.scenarios = list;
        else
            report({ContentReason::UnknownHeadKey, key.toStdString()});
    }

    void takeRuling(QStringView line)
    {
        m_inRuling = true;
        append(m_clauses.back().ruling,
               line.mid(line.startsWith(kRuling) ? kRuling.size() : qsizetype{1}).trimmed());
    }

    void takeText(QStringView line)
    {
        m_inRuling = false;
        append(m_clauses.back().text, line);
    }

    /// One character more than is allowed shows that there is more.
    static void append(QString& text, QStringView line)
    {
        const qsizetype room = kLongestRuleText + 1 - text.size();
        if (room > 0)
            text.append(line.left(room)).append(u'\n');
    }

    QString m_file;
    std::vector<rules::Error>& m_problems;
    std::vector<ClauseText> m_clauses;
    int m_line = 0;
    bool m_inHead = false;
    bool m_inRuling = false;
    bool m_tooMany = false;
};

} // namespace

std::vector<ClauseText> readClauses(const QString& markdown, const QString& file,
                                    std::vector<rules::Error>& problems)
{
    ClauseFile reader(file, problems);
    for (const QStringView line : QStringView(markdown).tokenize(u'\n')) {
        reader.take(line.endsWith(u'\r') ? line.chopped(1) : line);
        if (reader.isHopeless())
            break;
    }
    return reader.finish();
}

QString plainText(const QString& markdown)
{
    static const QRegularExpression marks(u"(\\*\\*|__|`|^#+ |^> ?|^[^\\S\\n]*[-*] )"_s,
                                          QRegularExpression::MultilineOption);
    QString result;
    qsizetype at = 0;
    for (const LinkText& link : linksIn(markdown)) {
        result += QStringView(markdown).mid(at, link.start - at);
        result += link.shown.isEmpty() ? link.target : link.shown;
        at = link.start + link.length;
    }
    result += QStringView(markdown).mid(at);
    return result.remove(marks);
}

} // namespace model
