// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/guide/guide.h"
#include "views/theme/theme.h"

#include <QDialog>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace views {

class TextPage;

/// The user guide next to the window: chapters on the left, a field that finds sections, and the text of a
/// chapter. Does not block the window.
class GuideDialog : public QDialog
{
    Q_OBJECT

public:
    /// The theme outlives it.
    GuideDialog(model::Language language, const Theme& theme, QWidget* parent = nullptr);

    /// Shows a chapter or section; an unknown id shows the first chapter.
    void showSection(const QString& id);
    [[nodiscard]] const QString& section() const { return m_section; }
    void setLanguage(model::Language language);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillContents();
    void showFound();
    void showPage();
    void follow(const QTreeWidgetItem* item);
    void style();
    void retranslate();
    [[nodiscard]] const model::Guide& guide() const { return model::Guide::builtIn(m_language); }

    const Theme& m_theme;
    model::Language m_language;
    QString m_section;
    QString m_chapter; ///< the one that is shown, to scroll within it without setting it again
    QLineEdit* m_field;
    QTreeWidget* m_contents;
    TextPage* m_page;
};

} // namespace views
