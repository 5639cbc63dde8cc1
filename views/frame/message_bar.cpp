// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/message_bar.h"

#include "views/text/label.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
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

MessageStrip::MessageStrip(Message message, Shape shape, const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_message(std::move(message))
    , m_shape(shape)
    , m_theme(theme)
    , m_text(new Label(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("message.") + m_message.id);
    m_text->setObjectName(QStringLiteral("messageText"));
    const bool slim = m_shape == Shape::Slim;
    m_text->setWordWrap(!slim);
    if (slim) // a long name must not widen the window; the whole text is the tool tip
        m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(slim ? QMargins(4, 0, 4, 0) : QMargins(24, 8, 12, 8));
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    for (const Message::Answer& answer : m_message.answers) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("answer%1").arg(m_answers.size()));
        if (slim)
            button->setProperty("role", QStringLiteral("quiet"));
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
    if (m_shape == Shape::Slim)
        m_text->setToolTip(m_message.text());
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

void MessageBar::setStatusLine(QWidget* line, int milliseconds)
{
    m_line = line;
    m_fleeting = milliseconds;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    line->hide();
}

bool MessageBar::isFleeting(const Message& message) const
{
    return m_line != nullptr && (message.kind == MessageKind::Good ||
                                 (message.kind == MessageKind::Note && message.answers.empty()));
}

void MessageBar::post(Message message)
{
    dismiss(message.id);
    const bool fleeting = isFleeting(message);
    if (fleeting) {
        const auto old = std::find_if(m_strips.begin(), m_strips.end(), [](const MessageStrip* strip) {
            return strip->shape() == MessageStrip::Shape::Slim;
        });
        if (old != m_strips.end())
            dismiss(QString((*old)->message().id));
    }
    auto* strip =
        new MessageStrip(std::move(message), fleeting ? MessageStrip::Shape::Slim : MessageStrip::Shape::Wide,
                         m_theme, fleeting ? m_line : this);
    connect(strip, &MessageStrip::done, this, [this, id = strip->message().id] { dismiss(id); });
    m_strips.insert(m_strips.begin(), strip);
    static_cast<QBoxLayout*>((fleeting ? m_line : this)->layout())->insertWidget(0, strip);
    showWhatStands();
    if (fleeting)
        letGoLater(strip);
    QAccessibleEvent alert(strip, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::letGoLater(MessageStrip* strip)
{
    QTimer::singleShot(m_fleeting, strip, [this, strip] {
        const QWidget* keyboard = QApplication::focusWidget();
        if (strip->underMouse() || (keyboard != nullptr && strip->isAncestorOf(keyboard)))
            letGoLater(strip);
        else
            dismiss(QString(strip->message().id));
    });
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
    showWhatStands();
}

void MessageBar::showWhatStands()
{
    const auto has = [this](MessageStrip::Shape shape) {
        return std::any_of(m_strips.begin(), m_strips.end(),
                           [shape](const MessageStrip* strip) { return strip->shape() == shape; });
    };
    setVisible(has(MessageStrip::Shape::Wide));
    if (m_line == nullptr)
        return;
    const bool taken = has(MessageStrip::Shape::Slim);
    m_line->setVisible(taken);
    Q_EMIT statusLineTaken(taken);
}

std::vector<const Message*> MessageBar::messages() const
{
    std::vector<const Message*> all;
    for (const MessageStrip* strip : m_strips)
        all.push_back(&strip->message());
    return all;
}

} // namespace views
