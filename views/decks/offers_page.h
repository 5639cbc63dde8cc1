// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/sample_offer.h"
#include "views/decks/builder_page.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace views {

class OfferView;

/// Sample offers of the deck, or of the match deck where it is paired: shuffle, take a card and see what
/// comes up, step back.
class OffersPage : public BuilderPage
{
    Q_OBJECT

public:
    OffersPage(const BuilderContext& context, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Offers"); }
    void refresh() override;

private:
    void draw(quint64 seed);
    void show();

    QComboBox* m_played;
    OfferView* m_offer;
    QLabel* m_state;
    QLabel* m_taken;
    QPushButton* m_again;
    QPushButton* m_back;
    quint64 m_seed = 1;
    model::Deck m_shown; ///< the deck that was shuffled
    bool m_hand = false; ///< what lies open is an opening hand
    std::optional<model::SampleOffer> m_sample;
};

} // namespace views
