// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/news_strip.h"

#include "views/text/label.h"

#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {
constexpr qsizetype kMostNewsLines = 3; ///< the log below has them all
}

NewsStrip::NewsStrip(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_text(new Label(this))
    , m_replay(new QPushButton(this))
{
    setObjectName(QStringLiteral("newsStrip"));
    m_text->setObjectName(QStringLiteral("newsText"));
    m_text->setWordWrap(true);
    m_replay->setObjectName(QStringLiteral("newsReplay"));
    m_replay->setProperty("role", QStringLiteral("quiet"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 8, 4);
    column->setSpacing(2);
    column->addWidget(m_text);
    column->addWidget(m_replay, 0, Qt::AlignRight);
    connect(m_replay, &QPushButton::clicked, this, &NewsStrip::replayWanted);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    retranslate();
    hide();
}

void NewsStrip::setNews(const QStringList& lines)
{
    m_lines = lines;
    retranslate();
    setVisible(!lines.isEmpty());
}

void NewsStrip::setReplaying(bool replaying)
{
    m_replaying = replaying;
    retranslate();
}

void NewsStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NewsStrip::retranslate()
{
    const qsizetype shown =
        m_lines.size() > kMostNewsLines ? kMostNewsLines - 1 : std::min(m_lines.size(), kMostNewsLines);
    QStringList told{tr("Since your last decision:")};
    // The latest lines matter most.
    const qsizetype left = m_lines.size() - shown;
    if (left > 0)
        told << tr("%n earlier event(s) are in the log.", nullptr, static_cast<int>(left));
    told += m_lines.mid(left);
    m_text->setText(told.join(u'\n'));
    m_replay->setText(m_replaying ? tr("Stop the replay") : tr("Replay slowly"));
    m_replay->setToolTip(tr("Show step by step what happened since your last decision"));
}

void NewsStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& tokens = m_theme.tokens();
    painter.fillRect(rect(), mixed(tokens.warning, tokens.raised, 0.08));
    painter.fillRect(QRect(0, 0, 3, height()), tokens.warning);
}

} // namespace views
