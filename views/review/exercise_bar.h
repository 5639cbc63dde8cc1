// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/exercise_session.h"
#include "views/theme/theme.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace views {

/// What an exercise asks for and how the last try was judged, above the board, with what can be done next.
/// Hidden while there is no exercise.
class ExerciseBar : public QFrame
{
    Q_OBJECT

public:
    /// All outlive the bar.
    ExerciseBar(const model::MatchSession& session, model::ExerciseSession& exercises, const Theme& theme,
                QWidget* parent = nullptr);

    void setLanguage(model::Language language);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// There is nothing left to practise.
    void finished();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void follow();

    const model::MatchSession& m_session;
    model::ExerciseSession& m_exercises;
    const Theme& m_theme;
    model::Language m_language = model::Language::English;
    QLabel* m_text;
    QPushButton* m_retry;
    QPushButton* m_show;
    QPushButton* m_next;
    QPushButton* m_stop;
};

} // namespace views
