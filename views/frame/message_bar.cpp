// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/message_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {

QColor colorOf(MessageKind kind, const Tokens& tokens)
{
    switch (kind) {
    case MessageKind::Good: return tokens.good;
    case MessageKind::Warning: return tokens.warning;
    case MessageKind::Danger: return tokens.danger;
    case MessageKind::Note: break;
    }
    return tokens.focus;
}

} // namespace

MessageStrip::MessageStrip(Message message, const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_message(std::move(message))
    , m_theme(theme)
    , m_text(new QLabel(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("message.") + m_message.id);
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    for (const Message::Answer& answer : m_message.answers) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("answer%1").arg(m_answers.size()));
        connect(button, &QPushButton::clicked, this, [this, run = answer.run] {
            Q_EMIT done();
            run();
        });
        row->addWidget(button);
        m_answers.push_back(button);
    }
    m_close->setObjectName(QStringLiteral("closeMessage"));
    m_close->setIcon(theme.icon(QStringLiteral("close")));
    m_close->setIconSize(QSize(16, 16));
    connect(m_close, &QToolButton::clicked, this, &MessageStrip::done);
    row->addWidget(m_close);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    retranslate();
}

void MessageStrip::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MessageStrip::retranslate()
{
    m_text->setText(m_message.text());
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
    for (size_t i = 0; i < m_answers.size(); ++i)
        m_answers[i]->setText(m_message.answers[i].text());
    setAccessibleName(m_message.text());
}

void MessageStrip::paintEvent(QPaintEvent*)
{
    const Tokens& tokens = m_theme.tokens();
    const QColor color = colorOf(m_message.kind, tokens);
    QPainter painter(this);
    painter.fillRect(rect(), mixed(color, tokens.raised, 0.08));
    painter.fillRect(QRect(0, 0, 4, height()), color);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tokens.line);
}

MessageBar::MessageBar(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("messageBar"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    hide();
}

void MessageBar::post(Message message)
{
    dismiss(message.id);
    auto* strip = new MessageStrip(std::move(message), m_theme, this);
    connect(strip, &MessageStrip::done, this, [this, id = strip->message().id] { dismiss(id); });
    m_strips.insert(m_strips.begin(), strip);
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, strip);
    setVisible(true);
}

void MessageBar::dismiss(const QString& id)
{
    const auto it = std::find_if(m_strips.begin(), m_strips.end(),
                                 [&](MessageStrip* strip) { return strip->message().id == id; });
    if (it == m_strips.end())
        return;
    // Called from the strip's own buttons.
    (*it)->hide();
    (*it)->deleteLater();
    m_strips.erase(it);
    setVisible(!m_strips.empty());
}

std::vector<const Message*> MessageBar::messages() const
{
    std::vector<const Message*> all;
    for (const MessageStrip* strip : m_strips)
        all.push_back(&strip->message());
    return all;
}

} // namespace views
