// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dialogs/file_chooser.h"
#include "views/editor/card_form.h"

#include <QFutureWatcher>
#include <QImage>

class QLabel;
class QMimeData;
class QPushButton;

namespace views {

class CropFrame;

/// The picture of a card: chosen from a file, dropped or pasted, then framed.
class PicturePanel : public QWidget
{
    Q_OBJECT

public:
    /// The chooser outlives this.
    PicturePanel(const Theme& theme, FileChooser& files, QWidget* parent = nullptr);

    void showDraft(const model::EditorSession& session);
    /// Whether something dropped or copied is a picture.
    [[nodiscard]] static bool canTake(const QMimeData& mime);
    void take(const QMimeData& mime);

Q_SIGNALS:
    void changed(model::DraftField field, const model::CardDraft& draft);
    void baseWanted(model::DraftField field);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose();
    void load(const QString& file);
    void frame(const QImage& image);
    void keep();
    void showState();
    void retranslate();
    void adjust();

    const Theme& m_theme;
    FileChooser& m_files;
    const model::EditorSession* m_session = nullptr;
    model::CardDraft m_draft;
    QString m_shown; ///< the hash that the frame made
    bool m_failed = false;
    QFutureWatcher<QImage> m_loading;
    QLabel* m_title;
    QLabel* m_hint;
    QLabel* m_problem;
    CropFrame* m_frame;
    QPushButton* m_choose;
    QPushButton* m_paste;
    QPushButton* m_remove;
    QPushButton* m_back;
};

} // namespace views
