// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

#include <vector>

namespace model {

using Marks = std::vector<int>;

/// Numbers for the marks of MatchWords, so that a long book does not hold the same words again and again.
class MarkNumbers
{
public:
    [[nodiscard]] int of(const QString& mark)
    {
        const auto known = m_numbers.constFind(mark);
        if (known != m_numbers.cend())
            return *known;
        const int number = static_cast<int>(m_texts.size());
        m_numbers.insert(mark, number);
        m_texts << mark;
        return number;
    }
    [[nodiscard]] Marks of(const QStringList& marks)
    {
        Marks result;
        result.reserve(static_cast<size_t>(marks.size()));
        for (const QString& mark : marks)
            result.push_back(of(mark));
        return result;
    }
    [[nodiscard]] const QString& text(int number) const { return m_texts[number]; }
    /// "monk" of the mark "card:monk"; empty for any other.
    [[nodiscard]] QString card(int number) const
    {
        const QString& mark = m_texts[number];
        return mark.startsWith(u"card:") ? mark.mid(5) : QString();
    }
    /// Whether the mark stands for words that mean much the same; see meaningOf().
    [[nodiscard]] bool isMeaning(int number) const { return m_texts[number].startsWith(u'~'); }
    [[nodiscard]] size_t count() const { return static_cast<size_t>(m_texts.size()); }

private:
    QHash<QString, int> m_numbers;
    QStringList m_texts;
};

} // namespace model
