// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/crimson_effect_cards.h"
#include "model/library/card_list_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace model;

namespace {

Card character(const char* id, const char* en, const char* de, int strength, EffectType type)
{
    Card card;
    card.id = QString::fromUtf8(id);
    card.name = {QString::fromUtf8(en), QString::fromUtf8(de)};
    card.strength = strength;
    card.effects = {{type, {QStringLiteral("Do."), QStringLiteral("Mach.")}}};
    return card;
}

std::vector<Card> sample()
{
    Card gate = character("gate", "Gate", "Tor", 0, EffectType::Passive);
    gate.kind = kCastle;
    Card sword = character("sword", "Sword", "Klinge", 2, EffectType::Score);
    sword.otherNames = {QStringLiteral("Blade"), QStringLiteral("Säbel")};
    return {character("zebra", "Zebra", "Ameise", 3, EffectType::Income), gate, sword,
            character("arrow", "Arrow", "Öl", 5, EffectType::Deployment),
            character("bow", "Bow", "Ofen", 5, EffectType::Destruction)};
}

QStringList namesOf(const QAbstractItemModel& model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names << model.index(row, 0).data().toString();
    return names;
}

QStringList list(const char* words)
{
    return QString::fromUtf8(words).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

class TestCardModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theModelKeepsQtsContract()
    {
        CardListModel cards;
        const QAbstractItemModelTester listTester(&cards,
                                                  QAbstractItemModelTester::FailureReportingMode::QtTest);
        cards.setCards(sample());
        cards.setLanguage(Language::German);
        cards.setCards({});
        QCOMPARE(cards.rowCount(), 0);
    }

    void namesAreShownInTheLanguageAndChangeWithIt()
    {
        CardListModel cards;
        cards.setCards(sample());
        QSignalSpy changed(&cards, &QAbstractItemModel::dataChanged);
        QCOMPARE(namesOf(cards), list("Zebra Gate Sword Arrow Bow"));
        cards.setLanguage(Language::German);
        QCOMPARE(namesOf(cards), list("Ameise Tor Klinge Öl Ofen"));
        QCOMPARE(changed.count(), 1);
    }

    void aScreenReaderHearsTheWholeCard()
    {
        CardListModel cards;
        cards.setCards(sample());
        QCOMPARE(cards.index(0).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Zebra (strength 3)\nIncome: Do."));
        cards.setLanguage(Language::German);
        QCOMPARE(cards.index(1).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Tor (Burg)\nPassiv: Mach."));
    }

    void theMarkOnTheFootIsTheWeakestProvenance()
    {
        Card card = sample().front();
        card.strengthFrom = Provenance::House;
        card.effectFrom = Provenance::Rulebook;
        QCOMPARE(provenanceOf(card), Provenance::House);
        card.strengthFrom = Provenance::Owner;
        QCOMPARE(provenanceOf(card), Provenance::Rulebook);
        card.effectFrom = Provenance::Implied;
        QCOMPARE(provenanceOf(card), Provenance::Implied);
        card.kind = kCastle;
        card.strengthFrom = Provenance::House;
        QCOMPARE(provenanceOf(card), Provenance::Implied);
    }
};

QTEST_GUILESS_MAIN(TestCardModels)
#include "test_card_models.moc"
