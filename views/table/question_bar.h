// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"
#include "model/play/open_choice.h"
#include "views/theme/theme.h"

#include <QFrame>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <vector>

class QGridLayout;
class QHBoxLayout;
class QSpacerItem;
class QLabel;
class QPushButton;
class QSlider;

namespace views {

class AnswerButton;
class RichLabel;

/// The open question at the lower edge of the table: who is asked and what, the rule behind it, answers that
/// need no pointing as buttons, amounts as a slider. Tells why something cannot be chosen, with its rule.
class QuestionBar : public QFrame
{
    Q_OBJECT

public:
    /// Session and theme outlive the bar.
    QuestionBar(const model::MatchSession& session, const Theme& theme, QWidget* parent = nullptr);

    void setLanguage(model::Language language) { m_language = language; }
    /// How a clause is called; its id where nothing is set.
    void setTitles(std::function<QString(const QString& clause)> titles) { m_titles = std::move(titles); }
    /// The colour of a seat or party; the usual ink where nothing is set.
    void setColours(std::function<QColor(const std::string& who)> colours) { m_colours = std::move(colours); }
    /// `elsewhere`: parts of the question that nothing on the board means; they become buttons. `afar`: parts
    /// that are only on the boards of others; a menu has them too.
    void show(const model::OpenChoice& open, const model::AnswerParts& elsewhere = {},
              const model::AnswerParts& afar = {});
    void refuse(const QString& why, const QString& clause);
    [[nodiscard]] QString refusal() const { return m_refusedWhy; }

    [[nodiscard]] bool asksNumber() const { return m_open.numbers().has_value(); }
    /// Whether digits were typed for the amount that is asked for.
    [[nodiscard]] bool hasTyped() const { return m_typed >= 0 && asksNumber(); }
    /// A digit was typed, or the amount is to change by one; false if no amount is asked for.
    bool typeDigit(int digit);
    bool stepNumber(int by);
    /// Enter: the amount is confirmed, or the only answer taken; false if there is nothing to confirm.
    bool confirm();
    /// The keyboard goes to the amount or the first answer; false if there is neither.
    bool takeFocus();

Q_SIGNALS:
    void chosen(const rules::Choice& choice);
    /// The pointer or the keyboard is on the button of this answer; nothing: it has left.
    void considered(const std::optional<rules::Choice>& choice);
    void numberChosen(int number);
    void partChosen(const model::AnswerPart& part);
    void clauseWanted(const QString& clause);
    void backWanted();
    void goOnWanted();
    void newWanted();
    void againWanted();
    void reviewWanted();
    void tradeWanted();
    void survivalWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] QString playerName(const std::string& who) const;
    [[nodiscard]] QString partText(const model::AnswerPart& part) const;
    void arrangeAnswers();
    void showAfar(const model::AnswerParts& parts);
    void addAnswer(const QString& text, const QString& name, bool primary, const std::function<void()>& run);
    void clearAnswers();
    void showAmount();
    void nameClause(QPushButton* button, const QString& clause, const QString& hint) const;
    [[nodiscard]] QString amountText() const;
    void writeRefusal();
    void growFonts();
    void writeQuestion();

    const model::MatchSession& m_session;
    const Theme& m_theme;
    model::Language m_language = model::Language::English;
    model::OpenChoice m_open;
    QLabel* m_seat;
    RichLabel* m_text;
    QPushButton* m_clause;
    QLabel* m_refusal;
    QPushButton* m_refusalClause;
    QSlider* m_slider;
    AnswerButton* m_amount;
    QPushButton* m_back;
    QPushButton* m_afar; ///< a menu of what is on other boards
    QPushButton* m_trade;
    QHBoxLayout* m_row;
    QGridLayout* m_grid;  ///< for more answers than fit in the row
    QSpacerItem* m_strut; ///< of the row, which owns it
    std::vector<QPushButton*> m_answers;
    std::map<const QObject*, rules::Choice> m_meant; ///< of the buttons that are a whole answer
    std::array<std::vector<QPushButton*>, 2>
        m_spare; ///< hidden, for the next question; the second are primary
    QString m_refusedBy;
    QString m_refusedWhy;
    std::function<QString(const QString&)> m_titles;
    std::function<QColor(const std::string&)> m_colours;
    int m_typed = -1;
    int m_lastAmount = 0;
    model::MatchSession::NodeId m_amountAt =
        model::MatchSession::Timeline::kNone; ///< whose question it answers
};

} // namespace views
