// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/sql_script.h"

#include <QRegularExpression>

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// Walks over a script token by token; `CREATE TRIGGER … END` is the one statement with semicolons inside.
class Splitter
{
public:
    explicit Splitter(const QString& script)
        : m_script(script)
    {}

    StorageResult<QStringList> split()
    {
        while (m_at < m_script.size()) {
            if (!step())
                return StorageError{StorageErrorCode::BadSchemaSteps, m_problem};
        }
        if (!m_statement.trimmed().isEmpty())
            return StorageError{StorageErrorCode::BadSchemaSteps, u"the last statement has no semicolon"_s};
        return m_statements;
    }

private:
    bool step()
    {
        const QChar c = m_script[m_at];
        if (m_script.mid(m_at, 2) == "--"_L1)
            return skipComment(u"\n"_s, true);
        if (m_script.mid(m_at, 2) == "/*"_L1)
            return skipComment(u"*/"_s, false);
        if (c == u'\'' || c == u'"' || c == u'`')
            return takeQuoted(c);
        if (c == u'[')
            return takeQuoted(u']');
        if (c == u';')
            return takeSemicolon();
        if (c.isLetterOrNumber() || c == u'_')
            return takeWord();
        m_statement += c;
        ++m_at;
        return true;
    }

    bool skipComment(const QString& end, bool mayEndWithScript)
    {
        const qsizetype found = m_script.indexOf(end, m_at + 2);
        if (found < 0 && !mayEndWithScript)
            return fail(u"unclosed comment"_s);
        m_at = found < 0 ? m_script.size() : found + end.size();
        if (!m_statement.isEmpty())
            m_statement += u' ';
        return true;
    }

    bool takeQuoted(QChar close)
    {
        const qsizetype found = m_script.indexOf(close, m_at + 1);
        if (found < 0)
            return fail(u"unclosed quote"_s);
        // A doubled quote inside is simply read as two quoted pieces side by side.
        m_statement += m_script.mid(m_at, found + 1 - m_at);
        m_at = found + 1;
        m_words << QString();
        return true;
    }

    bool takeWord()
    {
        const qsizetype start = m_at;
        while (m_at < m_script.size() && (m_script[m_at].isLetterOrNumber() || m_script[m_at] == u'_'))
            ++m_at;
        const QString word = m_script.mid(start, m_at - start);
        m_statement += word;
        m_words << word.toUpper();
        return true;
    }

    bool takeSemicolon()
    {
        ++m_at;
        // In a trigger the closing END directly follows a semicolon; the END of a CASE does not.
        const bool closesTrigger =
            m_words.value(m_words.size() - 1) == "END"_L1 && m_words.value(m_words.size() - 2) == ";"_L1;
        if (isTrigger() && !closesTrigger) {
            m_statement += u';';
            m_words << u";"_s;
            return true;
        }
        if (const QString statement = m_statement.trimmed(); !statement.isEmpty())
            m_statements << statement;
        m_statement.clear();
        m_words.clear();
        return true;
    }

    [[nodiscard]] bool isTrigger() const
    {
        if (m_words.value(0) != "CREATE"_L1)
            return false;
        const QString second = m_words.value(1);
        const bool temporary = second == "TEMP"_L1 || second == "TEMPORARY"_L1;
        return (temporary ? m_words.value(2) : second) == "TRIGGER"_L1;
    }

    bool fail(const QString& problem)
    {
        m_problem = u"%1 at character %2"_s.arg(problem).arg(m_at);
        return false;
    }

    const QString& m_script;
    qsizetype m_at = 0;
    QString m_statement;
    QStringList m_words;
    QStringList m_statements;
    QString m_problem;
};

} // namespace

StorageResult<QStringList> splitSqlScript(const QString& script)
{
    return Splitter(script).split();
}

QString firstSqlWord(const QString& statement)
{
    static const QRegularExpression word(u"^\\s*(\\w+)"_s);
    return word.match(statement).captured(1).toUpper();
}

} // namespace model
