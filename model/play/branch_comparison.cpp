// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/branch_comparison.h"

#include <algorithm>

namespace model {

namespace {

using Names = QHash<QString, QString>;

QString cardsOf(const rules::ZoneView& zone, const Names& names)
{
    QStringList cards;
    for (const rules::CardView& card : zone.cards) {
        const QString id = QString::fromStdString(card.id);
        const QString name = names.value(id, id);
        cards << (card.faceDown ? BranchComparison::tr("%1 (face-down)").arg(name) : name);
    }
    return cards.isEmpty() ? QStringLiteral("–") : cards.join(QStringLiteral(", "));
}

bool isOpen(rules::ZoneShape shape)
{
    return shape == rules::ZoneShape::LaneSide || shape == rules::ZoneShape::Row ||
           shape == rules::ZoneShape::Tile || shape == rules::ZoneShape::OpenPile;
}

} // namespace

BranchComparison BranchComparison::of(const MatchSession& session, MatchSession::NodeId first,
                                      MatchSession::NodeId second, Language language)
{
    const MatchSession::Timeline& timeline = session.timeline();
    BranchComparison found;
    found.fork = timeline.fork(first, second);
    const auto shared = timeline.path(found.fork).size();
    found.forkStep = static_cast<int>(shared) - 1;
    found.stepsFirst = static_cast<int>(timeline.path(first).size() - shared);
    found.stepsSecond = static_cast<int>(timeline.path(second).size() - shared);
    const rules::AnyMatch& a = *timeline.node(first).position;
    const rules::AnyMatch& b = *timeline.node(second).position;
    const auto name = [&](const std::string& word) { return inLanguage(a.nameOf(word), language); };
    Names names;
    for (const rules::CardName& card : session.game().cards())
        names.insert(QString::fromStdString(card.id), inLanguage(card.name, language));
    const auto numbersA = a.counters();
    const auto numbersB = b.counters();
    for (std::size_t i = 0; i < std::min(numbersA.size(), numbersB.size()); ++i)
        if (numbersA[i].value != numbersB[i].value)
            found.differences.push_back({name(numbersA[i].id), QString::number(numbersA[i].value),
                                         QString::number(numbersB[i].value)});
    const auto zonesA = a.zonesSeenBy(session.viewer());
    const auto zonesB = b.zonesSeenBy(session.viewer());
    for (std::size_t i = 0; i < std::min(zonesA.size(), zonesB.size()); ++i)
        if (const QString cardsA = cardsOf(zonesA[i], names), cardsB = cardsOf(zonesB[i], names);
            isOpen(zonesA[i].shape) && cardsA != cardsB)
            found.differences.push_back({name(zonesA[i].id), cardsA, cardsB});
    return found;
}

QString BranchComparison::text() const
{
    if (stepsFirst == 0 && stepsSecond == 0)
        return tr("The match is at this step. Choose another one to compare it with.");
    const QString ways = stepsFirst == 0 ? tr("This step is %n step(s) later.", nullptr, stepsSecond)
                         : stepsSecond == 0
                             ? tr("This step is %n step(s) earlier.", nullptr, stepsFirst)
                             : tr("The branches diverge after step %1; from there, %2 and %3 steps.")
                                   .arg(forkStep)
                                   .arg(stepsFirst)
                                   .arg(stepsSecond);
    return differences.empty() ? ways + u' ' + tr("Both positions look the same.") : ways;
}

} // namespace model
