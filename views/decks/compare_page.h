// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/decks/builder_page.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace views {

/// This deck beside another deck or an older version: what only one of them has, and what differs. The other
/// one can be merged in.
class ComparePage : public BuilderPage
{
    Q_OBJECT

public:
    ComparePage(const BuilderContext& context, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Compare"); }
    void refresh() override;
    void chooseOther();
    /// Chooses an older version of this deck.
    void showVersion(int number);

private:
    void show();

    QLabel* m_label;
    QComboBox* m_choice;
    QLabel* m_summary;
    QTreeWidget* m_table;
    QPushButton* m_merge;
    std::optional<model::Deck> m_other;
};

} // namespace views
