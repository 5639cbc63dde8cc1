// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/timeline_model.h"
#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace views {

class LineList;
class TextPage;

/// The timeline of the match: every step and every branch. Enter or a double click goes there; a step can
/// have a name and a note, and be compared with where the match stands.
class TimelinePanel : public QWidget
{
    Q_OBJECT

public:
    /// Session and theme outlive the panel.
    TimelinePanel(model::MatchSession& session, const Theme& theme, QWidget* parent = nullptr);

    void setLanguage(model::Language language);
    /// Compares the current step with another one.
    void compareWith(model::MatchSession::NodeId other);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void follow();
    void showRow(const QModelIndex& index);
    void compare();
    void showDifference(bool shown);
    [[nodiscard]] int node() const;

    model::MatchSession& m_session;
    model::TimelineModel m_model;
    model::Language m_language = model::Language::English;
    LineList* m_list;
    QLineEdit* m_name;
    QLineEdit* m_note;
    QPushButton* m_go;
    QPushButton* m_compare;
    TextPage* m_difference;
};

} // namespace views
