// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/card_form.h"

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace views {

class DraftFace;
class RichLabel;

/// The card as it will look, and its text in both languages: what the program writes, and own wording in its
/// place where somebody wants it.
class PreviewPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewPanel(const Theme& theme, QWidget* parent = nullptr);

    void showDraft(const model::EditorSession& session);
    /// The language of the face.
    void setLanguage(model::Language language);
    void setFaceWidth(int width);

Q_SIGNALS:
    void changed(model::DraftField field, const model::CardDraft& draft);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Text
    {
        model::Language language;
        QToolButton* name = nullptr; ///< chooses the language of the face
        QCheckBox* own = nullptr;
        RichLabel* written = nullptr;
        QPlainTextEdit* wording = nullptr;
        QLabel* problem = nullptr;
    };

    Text makeText(model::Language language);
    void showText(const Text& text, const model::EditorSession& session);
    static void showWritten(const Text& text);
    void setWording(model::Language language, const QString& wording);
    void retranslate();
    void adjust();

    const Theme& m_theme;
    model::CardDraft m_draft;
    model::Language m_language = model::Language::English;
    DraftFace* m_face;
    QString m_picture; ///< the hash of what the face shows
    Text m_en;
    Text m_de;
};

} // namespace views
