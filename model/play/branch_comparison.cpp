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
            found.differences << QStringLiteral("%1: %2 | %3")
                                     .arg(name(numbersA[i].id))
                                     .arg(numbersA[i].value)
                                     .arg(numbersB[i].value);
    const auto zonesA = a.zonesSeenBy(session.viewer());
    const auto zonesB = b.zonesSeenBy(session.viewer());
    for (std::size_t i = 0; i < std::min(zonesA.size(), zonesB.size()); ++i)
        if (const QString cardsA = cardsOf(zonesA[i], names), cardsB = cardsOf(zonesB[i], names);
            isOpen(zonesA[i].shape) && cardsA != cardsB)
            found.differences << QStringLiteral("%1: %2 | %3").arg(name(zonesA[i].id), cardsA, cardsB);
    return found;
}

QString BranchComparison::text() const
{
    QString text = tr("The ways part after step %1; from there %2 and %3 steps.")
                       .arg(forkStep)
                       .arg(stepsFirst)
                       .arg(stepsSecond);
    if (differences.isEmpty())
        return text + u'\n' + tr("Both positions look the same.");
    return text + u'\n' + tr("What differs: where the match stands | the chosen step") + u'\n' +
           differences.join(u'\n');
}

} // namespace model
