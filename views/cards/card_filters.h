// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_store.h"
#include "model/search/search_result.h"
#include "views/theme/theme.h"

#include <QWidget>

namespace views {

class FilterBox;

/// What narrows the cards besides the words that are typed: game, type, strength, box and ownership; and
/// their order. The order is remembered, the filters are not: a view that comes back half empty would look
/// broken.
class CardFilters : public QWidget
{
    Q_OBJECT

public:
    CardFilters(model::Settings& settings, const Theme& theme, QWidget* parent = nullptr);

    /// The boxes that can be chosen.
    void setBoxes(const std::vector<model::GameBox>& boxes);
    /// Fills in what the filters and the order ask for.
    void apply(model::SearchRequest& request) const;
    [[nodiscard]] bool isActive() const;
    /// Only cards that are owned are let through.
    [[nodiscard]] bool wantsOwned() const;
    /// Everything is let through again.
    void clear();

    /// The choice of the order, for the place where it stands: beside the title, so that the filters have one
    /// line.
    [[nodiscard]] QWidget* sortBox() const;
    void setSort(model::CardSort sort, bool descending);
    [[nodiscard]] model::CardSort sort() const;
    [[nodiscard]] bool descending() const { return m_descending; }

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fillBoxes();
    void saveSort();

    model::Settings& m_settings;
    FilterBox* m_game;
    FilterBox* m_type;
    FilterBox* m_strength;
    FilterBox* m_box;
    FilterBox* m_owned;
    FilterBox* m_sort;
    std::vector<model::GameBox> m_boxes;
    bool m_descending = false;
    bool m_clearing = false;
};

} // namespace views
