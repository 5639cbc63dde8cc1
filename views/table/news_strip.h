// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace views {

/// What others did since the viewer last decided, in words, with a button that replays it slowly. Hidden
/// while there is nothing to tell.
class NewsStrip : public QWidget
{
    Q_OBJECT

public:
    /// The theme outlives the strip.
    explicit NewsStrip(const Theme& theme, QWidget* parent = nullptr);

    /// The lines of the log since then, oldest first; none hides the strip.
    void setNews(const QStringList& lines);
    /// While a replay runs, the button ends it.
    void setReplaying(bool replaying);

Q_SIGNALS:
    void replayWanted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    const Theme& m_theme;
    QLabel* m_text;
    QPushButton* m_replay;
    QStringList m_lines;
    bool m_replaying = false;
};

} // namespace views
