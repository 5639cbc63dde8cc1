// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/clause_reader.h"

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

    void take(const QString& line)
    {
        ++m_line;
        if (line.startsWith(u"## "_s))
            begin(line.mid(3).trimmed());
        else if (m_clauses.empty())
            m_inHead = false; // anything before the first clause is for readers of the file
        else if (m_inHead)
            takeHead(line);
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
                report(u"the clause %1 has no title"_s.arg(clause.id));
        }
        return std::move(m_clauses);
    }

private:
    void report(const QString& reason)
    {
        m_problems.push_back({u"%1, line %2"_s.arg(m_file).arg(m_line).toStdString(), reason.toStdString()});
    }

    void begin(const QString& id)
    {
        if (id.isEmpty())
            report(u"a clause has no id"_s);
        m_clauses.push_back({});
        m_clauses.back().id = id;
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
            report(u"there is no key \"%1\""_s.arg(key.left(40)));
    }

    void takeRuling(const QString& line)
    {
        m_inRuling = true;
        const QString text = line.startsWith(kRuling) ? line.mid(kRuling.size()) : line.mid(1);
        m_clauses.back().ruling += text.trimmed() + u'\n';
    }

    void takeText(const QString& line)
    {
        m_inRuling = false;
        m_clauses.back().text += line + u'\n';
    }

    QString m_file;
    std::vector<rules::Error>& m_problems;
    std::vector<ClauseText> m_clauses;
    int m_line = 0;
    bool m_inHead = false;
    bool m_inRuling = false;
};

} // namespace

std::vector<ClauseText> readClauses(const QString& markdown, const QString& file,
                                    std::vector<rules::Error>& problems)
{
    ClauseFile reader(file, problems);
    for (const QString& line : markdown.split(u'\n'))
        reader.take(line.endsWith(u'\r') ? line.chopped(1) : line);
    return reader.finish();
}

QString plainText(const QString& markdown)
{
    static const QRegularExpression link(u"\\[\\[(?:card:|term:)?([^\\]|]*)(?:\\|([^\\]]*))?\\]\\]"_s);
    static const QRegularExpression marks(u"(\\*\\*|__|`|^#+ |^> ?|^\\s*[-*] )"_s,
                                          QRegularExpression::MultilineOption);
    QString result = markdown;
    for (auto match = link.match(result); match.hasMatch();
         match = link.match(result, match.capturedStart())) {
        const QString shown = match.hasCaptured(2) ? match.captured(2) : match.captured(1);
        result.replace(match.capturedStart(), match.capturedLength(), shown);
    }
    return result.remove(marks);
}

} // namespace model
