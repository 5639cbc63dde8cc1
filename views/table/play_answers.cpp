// SPDX-License-Identifier: GPL-3.0-or-later
//
// How pointing, dragging and keys become answers to the open question.
#include "views/table/play_view.h"
#include "views/table/question_bar.h"
#include "views/table/rule_panel.h"
#include "views/table/table_keys.h"
#include "views/table/trade_dialog.h"

#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace views {

void PlayView::choose(const rules::Choice& choice)
{
    // An answer to an exercise is judged, not played.
    if (m_exercises.attempt(choice))
        return;
    if (const auto refusal = m_session.choose(choice))
        tellRefusal(model::inLanguage(refusal->text, m_look.language),
                    QString::fromStdString(refusal->clause));
}

void PlayView::tellRefusal(const QString& why, const QString& clause)
{
    m_question->refuse(why, clause);
    // A slip of the pointer does not take the amount out of the hand.
    if (!m_keyboard && m_question->asksNumber())
        m_question->takeFocus();
}

/// For who has pointed at something that is no answer at all.
QString PlayView::whatIsAsked() const
{
    if (m_open.numbers())
        return tr("Choose an amount first: set it below and confirm it.");
    const model::AnswerParts parts = m_open.parts();
    if (parts.isEmpty())
        return tr("Answer with one of the buttons below.");
    if (std::none_of(parts.begin(), parts.end(),
                     [this](const model::AnswerPart& part) { return m_board->offers(part); }))
        return tr("Answer with one of the buttons below.");
    const bool cards = std::all_of(parts.begin(), parts.end(), [this](const model::AnswerPart& part) {
        return !m_open.cardsMeant(part, m_board->zones()).empty();
    });
    return cards ? tr("Choose one of the outlined cards.") : tr("Choose one of the outlined positions.");
}

void PlayView::point(const model::AnswerParts& parts)
{
    if (!m_session.isActive() || !m_session.asksPerson())
        return;
    for (const model::AnswerPart& part : parts) {
        if (!m_open.pick(part))
            continue;
        settle();
        return;
    }
    if (!m_open.picked().isEmpty()) {
        // The same again confirms the amount that is asked for; something else that could have been picked
        // means that somebody has changed their mind.
        if (parts.contains(m_open.picked().last()) && m_question->confirm())
            return;
        for (const model::AnswerPart& part : parts)
            if (model::OpenChoice other = m_open.fromStart(); other.pick(part)) {
                m_open = std::move(other);
                settle();
                return;
            }
    }
    refuse(parts);
}

/// After a pick: one answer is left and made, or there is more to pick.
void PlayView::settle()
{
    if (const auto choice = m_open.decided()) {
        choose(*choice);
        return;
    }
    showOpen();
    showStepRule();
    if (m_keyboard && (m_question->asksNumber() || !m_board->focusLit()))
        m_question->takeFocus();
}

/// What pointing at this would come to, number by number with its rules, beside the board while one is there.
bool PlayView::preview(TableItem* item)
{
    if (item == nullptr || !m_session.isActive() || !m_session.asksPerson()) {
        if (std::exchange(m_previews, false))
            showStepRule();
        return false;
    }
    for (const model::AnswerPart& part : item->parts()) {
        model::OpenChoice trial = m_open;
        if (!trial.pick(part))
            continue;
        const auto decided = trial.decided();
        for (const rules::Choice& choice : decided ? std::vector{*decided} : trial.ready()) {
            const std::vector<rules::LogLine> lines = m_session.match().preview(choice);
            if (lines.empty())
                continue;
            m_rule->showNumber(m_session.match().describe(choice), lines);
            m_previews = true;
            return true;
        }
    }
    return false;
}

/// The same for an answer that is a button.
void PlayView::consider(const std::optional<rules::Choice>& choice)
{
    if (!m_session.isActive() || !m_session.asksPerson())
        return;
    const std::vector<rules::LogLine> lines =
        choice ? m_session.match().preview(*choice) : std::vector<rules::LogLine>{};
    if (!lines.empty()) {
        m_rule->showNumber(m_session.match().describe(*choice), lines);
        m_previews = true;
    } else if (std::exchange(m_previews, false)) {
        showStepRule();
    }
}

void PlayView::openTrade()
{
    if (!m_session.isActive() || !m_session.asksPerson() || !m_session.match().trade())
        return;
    auto* dialog = new TradeDialog(m_session, m_look.language, m_theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// Asks the game why this cannot be chosen: the choice is put together as if it could.
void PlayView::refuse(const model::AnswerParts& parts)
{
    const std::string seat = m_session.question().who;
    for (const model::AnswerPart& part : parts)
        for (const std::vector<std::string>& tried : m_open.tried(part)) {
            const auto read = m_session.match().read(seat, tried);
            if (!read)
                continue;
            if (const auto refusal = m_session.match().refuse(seat, *read)) {
                tellRefusal(model::inLanguage(refusal->text, m_look.language),
                            QString::fromStdString(refusal->clause));
                return;
            }
        }
    tellRefusal(whatIsAsked(), QString::fromStdString(m_session.question().clause));
}

void PlayView::pointAt(TableItem* item)
{
    // A pile that cannot be chosen opens to be looked through, and closes again.
    const std::string zone = item->parts().value(item->parts().size() - 1).id();
    if (item->light() != TableItem::Light::Choice) {
        for (const rules::ZoneView& each : m_board->zones())
            if (each.shape == rules::ZoneShape::OpenPile && each.id == zone && !item->isInPile()) {
                const QString pile = QString::fromStdString(zone);
                m_board->openPile(m_board->pile() == pile ? QString() : pile);
                return;
            }
    }
    // What is already part of the answer is no mistake; the question says what is still missing.
    if (item->light() == TableItem::Light::Picked && !m_question->asksNumber())
        return;
    // Around the only card that can be meant there, pointing means that card.
    if (TableItem* only = m_board->onlyLitAt(*item); only != nullptr)
        item = only;
    if (!isMeant(*item)) {
        refuse(item->parts());
        return;
    }
    m_board->setPointedAt(*item);
    point(item->parts());
}

/// A half of a lane stands for the same as the other one; where only that one is lit, this one is not meant.
bool PlayView::isMeant(const TableItem& item) const
{
    const auto isLit = [](const TableItem* each) {
        return each != nullptr && each->light() == TableItem::Light::Choice;
    };
    if (isLit(&item))
        return true;
    const auto zone =
        std::find_if(m_board->zones().begin(), m_board->zones().end(),
                     [&item](const rules::ZoneView& each) { return each.id == item.part().id; });
    if (zone == m_board->zones().end() || zone->shape != rules::ZoneShape::LaneSide)
        return true;
    const auto ground = [this](const rules::ZoneView& each) {
        return m_board->itemOf(QString::fromStdString(each.id));
    };
    return isLit(ground(*zone)) ||
           std::none_of(m_board->zones().begin(), m_board->zones().end(), [&](const rules::ZoneView& each) {
               return each.group == zone->group && isLit(ground(each));
           });
}

void PlayView::carry(TableItem* from, TableItem* to)
{
    // A copy: the first of the two may change what lies where.
    const model::AnswerParts target = to->parts(); // NOLINT(performance-unnecessary-copy-initialization)
    const auto before = m_session.timeline().here();
    const bool picks = from->light() != TableItem::Light::Picked;
    if (picks) {
        m_board->setPointedAt(*from);
        point(from->parts());
    }
    // Where an amount comes first, the card is chosen and waits for it.
    if (m_session.timeline().here() != before || (picks && m_open.numbers()))
        return;
    if (isMeant(*to))
        point(target);
    else
        refuse(target);
}

void PlayView::takeBack()
{
    if (!m_board->pile().isEmpty()) {
        m_board->openPile(QString());
        return;
    }
    if (!m_board->enlarged().empty()) {
        m_board->enlarge({});
        return;
    }
    if (m_open.takeBack()) {
        showOpen();
        showStepRule();
    }
    if (m_keyboard)
        takeFocus();
}

void PlayView::showKeys()
{
    auto* keys = new TableKeys(m_actions, m_theme, this);
    keys->setAttribute(Qt::WA_DeleteOnClose);
    keys->open();
}

bool PlayView::handleKey(int key)
{
    // Nobody answers what is covered.
    if (!m_curtain->isHidden()) {
        if (key == Qt::Key_Return || key == Qt::Key_Enter)
            liftCurtain();
        return key == Qt::Key_Return || key == Qt::Key_Enter;
    }
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        const bool typed = m_question->typeDigit(key - Qt::Key_0);
        // Enter belongs to the amount now, not to a card that has the keyboard.
        if (typed && qobject_cast<TableItem*>(focusWidget()) != nullptr)
            m_question->takeFocus();
        return typed;
    }
    switch (key) {
    case Qt::Key_Plus: return m_question->stepNumber(1);
    case Qt::Key_Minus: return m_question->stepNumber(-1);
    case Qt::Key_Escape: takeBack(); return true;
    case Qt::Key_Question: showKeys(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // Whoever has typed an amount means that, wherever the keyboard is.
        if (m_question->hasTyped())
            return m_question->confirm();
        if (auto* button = qobject_cast<QPushButton*>(focusWidget())) {
            button->click();
            return true;
        }
        return m_question->confirm();
    default: return false;
    }
}

void PlayView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo)) {
        m_session.undo(model::StepUnit::Own);
        return;
    }
    if (event->matches(QKeySequence::Redo)) {
        m_session.step(model::StepUnit::Own);
        return;
    }
    if (!handleKey(event->key()))
        QWidget::keyPressEvent(event);
}

} // namespace views
