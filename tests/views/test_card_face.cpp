// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/fitted_text.h"
#include "model/faces/heraldry.h"
#include "model/library/keywords.h"
#include "model/library/library_content.h"
#include "tests/support/crimson.h"
#include "tests/support/gui_test.h"
#include "views/cards/card_face.h"
#include "views/cards/effect_mark.h"
#include "views/theme/fonts.h"

#include <QPainter>

using model::Arms;
using model::armsOf;
using model::FittedText;
using namespace views;

class TestCardFace : public tests::GuiTest
{
    Q_OBJECT

    std::vector<model::Card> m_cards;

    static QImage picture(const model::Card& card, int width, model::Language language,
                          CardFaceFit* fit = nullptr, Scheme scheme = Scheme::Light)
    {
        const QSizeF size = cardSizeForWidth(width);
        QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        const CardFaceFit result =
            paintCardFace(painter, QRectF(QPointF(0, 0), size), card, {tokensFor(scheme), language});
        if (fit != nullptr)
            *fit = result;
        return image;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_cards = model::builtInCards(tests::kCrimson);
        QCOMPARE(m_cards.size(), size_t{48});
    }

    /// At the smallest width of the details pane every card has its whole text, at 9 pt or more.
    void noTextIsCutAtReadingSize()
    {
        for (const model::Card& card : m_cards) {
            for (const model::Language language : model::kLanguages) {
                CardFaceFit fit;
                (void)picture(card, 264, language, &fit);
                QVERIFY2(fit.text, qPrintable(card.id));
                QVERIFY2(fit.textSize >= 12, qPrintable(card.id));
            }
        }
    }

    void aThumbnailLeavesTheTextOutInsteadOfCuttingIt()
    {
        for (const int width : {60, 90, 132}) {
            CardFaceFit fit;
            const QImage image = picture(m_cards.front(), width, model::Language::German, &fit);
            QVERIFY(!fit.text);
            QVERIFY(!image.isNull());
        }
    }

    void linesBreakAlikeAtEverySizeThatHasText()
    {
        // Laid out in units of the card, so that screen and paper agree: same share of the width at all
        // sizes.
        CardFaceFit small;
        CardFaceFit large;
        (void)picture(m_cards.front(), 320, model::Language::English, &small);
        (void)picture(m_cards.front(), 744, model::Language::English, &large);
        QCOMPARE(qRound(small.textSize / 320 * 1000), qRound(large.textSize / 744 * 1000));
    }

    void cardsAreToldApartAtAGlance()
    {
        QSet<QByteArray> pictures;
        for (const model::Card& card : m_cards) {
            const QImage image = picture(card, 60, model::Language::English);
            pictures << QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
        }
        QCOMPARE(pictures.size(), static_cast<int>(m_cards.size()));
    }

    /// The same id gives the same arms on every machine and in every version: people recognise cards by them.
    void armsNeverChange()
    {
        QCOMPARE(armsOf(QStringLiteral("thief")), armsOf(QStringLiteral("thief")));
        const Arms thief = armsOf(QStringLiteral("thief"));
        QCOMPARE(thief.division, 3);
        QCOMPARE(thief.charge, 4);
        QCOMPARE(thief.tincture, 0);
        QCOMPARE(thief.counter, false);
    }

    void armsUseAllOfTheirParts()
    {
        QSet<int> divisions;
        QSet<int> charges;
        for (int i = 0; i < 500; ++i) {
            const Arms arms = armsOf(QStringLiteral("card-%1").arg(i));
            divisions << arms.division;
            charges << arms.charge;
        }
        QCOMPARE(divisions.size(), Arms::kDivisions);
        QCOMPARE(charges.size(), Arms::kCharges);
    }

    void everyMarkHasAShapeAndLettersOfItsOwn()
    {
        for (const model::Language language : model::kLanguages) {
            QSet<QString> letters;
            std::vector<QPainterPath> shapes;
            for (int i = 0; i < kEffectTypes; ++i) {
                const auto type = static_cast<model::EffectType>(i);
                letters << model::keywordLetters(type).in(language);
                const QPainterPath shape = effectMark(type, QRectF(0, 0, 100, 100));
                for (const QPainterPath& other : shapes)
                    QVERIFY(shape != other);
                shapes.push_back(shape);
            }
            QCOMPARE(letters.size(), kEffectTypes);
        }
    }

    void schemesAndLanguagesDiffer()
    {
        const model::Card& card = m_cards.front();
        QVERIFY(picture(card, 300, model::Language::English) != picture(card, 300, model::Language::German));
        QVERIFY(picture(card, 300, model::Language::English) !=
                picture(card, 300, model::Language::English, nullptr, Scheme::Dark));
    }

    void fittedTextShrinksBeforeItCuts()
    {
        QFont font = Fonts().serif();
        font.setPixelSize(40);
        const QString name = QStringLiteral("Apokalyptischer Reiter");
        const FittedText roomy = FittedText::largest(name, font, QSizeF(1000, 100), 10, 1.0);
        QCOMPARE(roomy.lines().size(), size_t{1});
        const FittedText tight = FittedText::largest(name, font, QSizeF(160, 100), 10, 1.0);
        QVERIFY(tight.isWhole());
        QCOMPARE(tight.lines().size(), size_t{2});
        const FittedText hopeless = FittedText::largest(name, font, QSizeF(20, 10), 10, 1.0);
        QVERIFY(!hopeless.isWhole());
        QCOMPARE(hopeless.lines().size(), size_t{1});
    }
};

QTEST_MAIN(TestCardFace)
#include "test_card_face.moc"
