// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/edition.h"
#include "views/actions/action_registry.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace views {

/// The line above a PDF: which edition, which page, how large, and the words to find.
class PdfTools : public QWidget
{
    Q_OBJECT

public:
    PdfTools(ActionRegistry& actions, const Theme& theme, QWidget* parent = nullptr);

    void setEditions(const std::vector<model::Edition>& editions, qint64 current);
    /// Labels as printed, one a page.
    void setLabels(const QStringList& labels);
    void setPage(int page);
    void setZoom(int percent);
    [[nodiscard]] QString typed() const;
    void focusFind();
    /// The current hit, counted from 1, of all so far.
    void setFound(int current, int all, bool searching);

Q_SIGNALS:
    void editionChosen(qint64 key);
    void pageTyped(int page);
    void fitWanted();
    void findEdited(const QString& typed);
    void findStep(int direction);
    void left(); ///< the keyboard should go to the pages

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void goToTyped();

    QComboBox* m_editions;
    QLineEdit* m_page;
    QLabel* m_count;
    QLabel* m_zoom;
    QToolButton* m_fit;
    QLineEdit* m_find;
    QLabel* m_found;
    QStringList m_labels;
    int m_shown = 0;
};

} // namespace views
