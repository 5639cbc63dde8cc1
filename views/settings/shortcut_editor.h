// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/settings/shortcut_model.h"

#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace views {

/// Lists every action with its keys, and lets a person give it others. A change takes effect at once; a
/// conflict is shown, not forbidden, so that two actions can trade keys.
class ShortcutEditor : public QWidget
{
    Q_OBJECT

public:
    ShortcutEditor(ActionRegistry& actions, const Theme& theme, QWidget* parent = nullptr);

    /// Puts the first action that needs a look on the screen.
    void selectFirst();

Q_SIGNALS:
    /// All keys went back to their defaults; `undo` brings the former ones back.
    void allReset(const std::function<void()>& undo);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showHint();
    void adjust();
    void showCurrent();
    void assign();
    void resetAll();
    [[nodiscard]] QString currentId() const;

    ActionRegistry& m_actions;
    const Theme& m_theme;
    ShortcutModel* m_model;
    QSortFilterProxyModel* m_filter;
    QLineEdit* m_search;
    QTreeView* m_table;
    QLabel* m_name;
    QLabel* m_keysLabel;
    QKeySequenceEdit* m_keys;
    QPushButton* m_remove;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
    QLabel* m_remark;
    QLabel* m_hint;
};

} // namespace views
