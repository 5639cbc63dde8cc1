// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace views {

/// The way a reader has come, to go back and forward on it.
class ReadingHistory
{
public:
    /// Where the reader went; what lay ahead is forgotten. The same place twice is one step.
    void visit(const QString& id)
    {
        if (current() == id)
            return;
        m_ids = m_ids.mid(0, m_at + 1) << id;
        m_at = m_ids.size() - 1;
        if (m_ids.size() > kLongest) {
            m_ids.removeFirst();
            --m_at;
        }
    }

    [[nodiscard]] QString current() const { return m_ids.value(m_at); }
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_ids.size(); }
    /// The place one step away, which is current from now on; empty if there is none.
    QString back() { return canGoBack() ? m_ids[--m_at] : QString(); }
    QString forward() { return canGoForward() ? m_ids[++m_at] : QString(); }

private:
    static constexpr qsizetype kLongest = 200;

    QStringList m_ids;
    qsizetype m_at = -1;
};

} // namespace views
