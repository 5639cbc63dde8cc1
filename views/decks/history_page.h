// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/history_models.h"
#include "views/decks/builder_page.h"

class QLabel;
class QListView;
class QPushButton;

namespace views {

/// Every edit since the deck was opened, to jump to, and every version that was saved, to restore.
class HistoryPage : public BuilderPage
{
    Q_OBJECT

public:
    HistoryPage(const BuilderContext& context, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("History"); }
    void refresh() override;

Q_SIGNALS:
    void compareAsked(int version);
    void restoreAsked(int version);

private:
    [[nodiscard]] int chosenVersion() const;

    QLabel* m_editsTitle;
    QLabel* m_versionsTitle;
    QListView* m_edits;
    QListView* m_versions;
    QPushButton* m_restore;
    QPushButton* m_compare;
    model::DeckEditsModel* m_editsModel;
    model::DeckVersionsModel* m_versionsModel;
};

} // namespace views
