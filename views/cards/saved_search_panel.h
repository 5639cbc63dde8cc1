// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/saved_search_model.h"
#include "views/theme/theme.h"

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;

namespace views {

/// The searches that the owner keeps: run, rename, remove, and save the one that stands in the field.
class SavedSearchPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SavedSearchPanel(const Theme& theme, QWidget* parent = nullptr);

    void setSearches(model::SavedSearches* searches, bool writable);
    /// What "save" would save; empty: nothing to save.
    void setCurrentQuery(const QString& query);
    [[nodiscard]] model::SavedSearchModel& model() { return m_model; }

    void takeFocus();

Q_SIGNALS:
    void runWanted(const QString& query);
    void removed(const QString& name, const QString& query);
    void failed(const model::StorageError& error);
    void left();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void adjust();
    void showChoices();
    void save();
    void run();
    void remove();

    const Theme& m_theme;
    model::SavedSearchModel m_model;
    QString m_query;
    QLabel* m_title;
    QLabel* m_hint;
    QListView* m_list;
    QPushButton* m_save;
    QPushButton* m_run;
    QPushButton* m_rename;
    QPushButton* m_remove;
};

} // namespace views
