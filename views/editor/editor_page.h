// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/editor_session.h"
#include "model/settings/settings.h"
#include "views/actions/action_registry.h"
#include "views/dialogs/file_chooser.h"
#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace views {

class AnswersForm;
class CardForm;
class HeadForm;
class PicturePanel;
class PreviewPanel;

/// The card on the bench: the form at the left, the card and its texts at the right, problems where they are.
/// Escape leads back; the draft is kept.
class EditorPage : public QWidget
{
    Q_OBJECT

public:
    EditorPage(model::EditorSession& session, const model::Settings& settings, ActionRegistry& actions,
               const Theme& theme, FileChooser& files, QWidget* parent = nullptr);

    void takeFocus();

Q_SIGNALS:
    void backWanted();
    void saveWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void showCard();
    void showDraft();
    void showState();
    void retranslate();
    void adjust();
    void share(); ///< the width between form and preview

    model::EditorSession& m_session;
    const model::Settings& m_settings;
    ActionRegistry& m_actions;
    const Theme& m_theme;
    QToolButton* m_back;
    QLabel* m_title;
    QLabel* m_state;
    QPushButton* m_try;
    QPushButton* m_save;
    QScrollArea* m_left;
    QScrollArea* m_right;
    QVBoxLayout* m_form;
    HeadForm* m_head;
    CardForm* m_values = nullptr;
    QString m_game; ///< of m_values
    PicturePanel* m_picture;
    AnswersForm* m_answers;
    PreviewPanel* m_preview;
};

} // namespace views
