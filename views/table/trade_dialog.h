// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"
#include "views/theme/theme.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace views {

class Label;

/// Puts together a trade with another player: cards and pieces that are given and asked for. Stays open until
/// the partner agrees, so that a better offer takes one more click. Works for the question that is open when
/// it is made and goes with it.
class TradeDialog : public QDialog
{
    Q_OBJECT

public:
    /// The match at the table must have a trade now. Session and theme outlive the dialog.
    TradeDialog(model::MatchSession& session, model::Language language, const Theme& theme, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showPartner();
    void narrow();
    void showOffer();
    void propose();
    [[nodiscard]] const rules::TradeView::Partner& partner() const;
    [[nodiscard]] std::optional<rules::Choice> offer() const;
    [[nodiscard]] QString named(const std::string& word) const;

    model::MatchSession& m_session;
    model::Language m_language;
    rules::TradeView m_trade;
    Label* m_withLabel;
    QComboBox* m_with;
    Label* m_giveLabel;
    QListWidget* m_give;
    Label* m_givePiecesLabel;
    QSpinBox* m_givePieces;
    Label* m_getLabel;
    QLineEdit* m_find;
    QListWidget* m_get;
    Label* m_getPiecesLabel;
    QSpinBox* m_getPieces;
    Label* m_offer;   ///< what is proposed, in words
    Label* m_refusal; ///< why it was not made
    QPushButton* m_cancel;
    QPushButton* m_propose;
};

} // namespace views
