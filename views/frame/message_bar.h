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

/// One message as a strip: mark, sentence, answers, a cross to close. Across the top of the page, or slim in
/// the status line.
class MessageStrip : public QFrame
{
    Q_OBJECT

public:
    enum class Shape { Wide, Slim };

    MessageStrip(Message message, Shape shape, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] const Message& message() const { return m_message; }
    [[nodiscard]] Shape shape() const { return m_shape; }

Q_SIGNALS:
    void done();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    Message m_message;
    Shape m_shape;
    const Theme& m_theme;
    QLabel* m_text;
    QToolButton* m_close;
    std::vector<QPushButton*> m_answers;
};

/// All messages that stand, the newest at the top; takes no room when there is none. Good news and notes that
/// ask for nothing are told in the status line, where there is one: nothing moves under the mouse, and they
/// go by themselves.
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    explicit MessageBar(const Theme& theme, QWidget* parent = nullptr);

    void post(Message message);
    void dismiss(const QString& id);
    [[nodiscard]] std::vector<const Message*> messages() const;

    /// A row that is shown while it has something to tell. Good news stay for `milliseconds`, longer under
    /// the mouse or with the keyboard in them.
    void setStatusLine(QWidget* line, int milliseconds = 8000);

Q_SIGNALS:
    void statusLineTaken(bool taken);

private:
    [[nodiscard]] bool isFleeting(const Message& message) const;
    void letGoLater(MessageStrip* strip);
    void showWhatStands();

    const Theme& m_theme;
    QWidget* m_line = nullptr;
    int m_fleeting = 0; ///< milliseconds
    std::vector<MessageStrip*> m_strips;
};

} // namespace views
