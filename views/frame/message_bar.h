// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QFrame>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace views {

enum class MessageKind { Note, Good, Warning, Danger };

/// What the program has to say without stopping anybody: what happened, what is safe, what to do. Texts are
/// functions, because the language may change while the message stands.
struct Message
{
    struct Answer
    {
        std::function<QString()> text; ///< a verb
        std::function<void()> run;     ///< the message is gone when this is called
    };

    QString id; ///< stable; a new message with the id of one that stands takes its place
    MessageKind kind = MessageKind::Note;
    std::function<QString()> text;
    std::vector<Answer> answers = {};
};

/// One message as a strip across the top of the page: mark, sentence, answers, a cross to close.
class MessageStrip : public QFrame
{
    Q_OBJECT

public:
    MessageStrip(Message message, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] const Message& message() const { return m_message; }

Q_SIGNALS:
    void done();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    Message m_message;
    const Theme& m_theme;
    QLabel* m_text;
    QToolButton* m_close;
    std::vector<QPushButton*> m_answers;
};

/// All messages that stand, the newest at the top; takes no room when there is none.
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    explicit MessageBar(const Theme& theme, QWidget* parent = nullptr);

    void post(Message message);
    void dismiss(const QString& id);
    [[nodiscard]] std::vector<const Message*> messages() const;

private:
    const Theme& m_theme;
    std::vector<MessageStrip*> m_strips;
};

} // namespace views
