// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/keywords.h"
#include "model/proxies/pdf_file.h"
#include "tests/support/proxy_cards.h"
#include "tests/support/read_pdf.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace model;

Q_DECLARE_METATYPE(model::FaceInk)
Q_DECLARE_METATYPE(model::CardBack)
Q_DECLARE_METATYPE(model::Language)

/// Everything that is written on a card can be read back from the PDF, whole and inside its edges.
class TestProxyText : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QStringList wordsOf(const QString& text)
    {
        return text.simplified().split(u' ', Qt::SkipEmptyParts);
    }

    /// Twice as long as any real effect, with words that do not fold easily.
    static ProxyCard wordy()
    {
        ProxyCard card = tests::builtInDeck().cards.front();
        card.card.id = QStringLiteral("wordy");
        card.card.name = {QStringLiteral("The Very Honourable Keeper of the Northern Gatehouse"),
                          QStringLiteral("Oberburgvogteiverwaltungsgehilfin des nördlichen Torhauses")};
        QString en;
        QString de;
        for (int i = 1; i <= 12; ++i) {
            en += QStringLiteral("First of all flip affected officials, then shuffle (%1). ").arg(i);
            de += QStringLiteral("Überprüfe Äußerungen öffentlicher Büßer, Qualität fünffach (%1). ").arg(i);
        }
        card.card.effects.front().text = {en.trimmed(), de.trimmed()};
        return card;
    }

    static void verifyFonts(const tests::ReadPdf& pdf)
    {
        QVERIFY(!pdf.fonts().isEmpty());
        for (const Poppler::FontInfo& font : pdf.fonts())
            QVERIFY2(font.isEmbedded(), qPrintable(font.name()));
    }

    /// Words whose middle lies in the rectangle; each must lie in it altogether.
    static QStringList wordsInside(const std::vector<tests::PdfWord>& words, const QRectF& card)
    {
        QStringList inside;
        const QRectF room = card.adjusted(-0.05, -0.05, 0.05, 0.05);
        for (const tests::PdfWord& word : words) {
            if (!card.contains(word.place.center()))
                continue;
            inside << word.text;
            if (!room.contains(word.place))
                inside << QStringLiteral("<OUTSIDE %1>").arg(word.text);
        }
        return inside;
    }

    static void verifyWords(const QStringList& found, const QString& text, const QString& card)
    {
        QStringList left = found;
        for (const QString& word : wordsOf(text)) {
            QVERIFY2(
                left.removeOne(word),
                qPrintable(QStringLiteral("%1: “%2” is not among: %3").arg(card, word, found.join(u' '))));
        }
        for (const QString& word : found)
            QVERIFY2(!word.startsWith(u"<OUTSIDE") && !word.contains(u'…'), qPrintable(card + word));
    }

private Q_SLOTS:
    void everyTextIsWholeAndInsideItsCard_data()
    {
        QTest::addColumn<FaceInk>("ink");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("size");
        for (const char* size : {"standard", "mini-american", "square", "tarot"}) {
            for (const char* language : {"en", "de", "both"}) {
                QTest::addRow("colour %s %s", language, size) << FaceInk::Colour << language << size;
                QTest::addRow("ink saver %s %s", language, size) << FaceInk::InkSaver << language << size;
                QTest::addRow("text only %s %s", language, size) << FaceInk::TextOnly << language << size;
            }
        }
    }
    void everyTextIsWholeAndInsideItsCard()
    {
        QFETCH(FaceInk, ink);
        QFETCH(QString, language);
        QFETCH(QString, size);
        SheetOptions o;
        o.ink = ink;
        o.card = *sizeFrom(cardSizes(), size);
        if (language == u"both")
            o.second = Language::German;
        else
            o.language = *languageFromCode(language);
        ProxyDeck deck = tests::builtInDeck();
        deck.cards.push_back(wordy());
        const ProxyJob job = tests::plannedJob(deck, o);
        const QString file = m_folder.filePath(QStringLiteral("text.pdf"));
        QVERIFY(writePdf(job, file));
        const tests::ReadPdf pdf(file);
        verifyFonts(pdf);
        for (size_t sheet = 0; sheet < job.sheets.size(); ++sheet) {
            const auto words = pdf.words(static_cast<int>(sheet));
            for (const PlacedProxy& placed : job.sheets[sheet].cards) {
                const Card& card = job.deck.cards[static_cast<size_t>(placed.card)].card;
                const QStringList found = wordsInside(words, job.layout.slot(placed.slot));
                QString expected;
                for (const Language shown : kLanguages) {
                    if (shown != o.language && o.second != shown)
                        continue;
                    expected += card.name.in(shown) + u' ';
                    for (const CardEffect& effect : card.effects)
                        expected += effect.text.in(shown) + u' ';
                }
                if (card.name.en == card.name.de && o.second)
                    expected = expected.simplified();
                verifyWords(found, expected, card.id);
                if (QTest::currentTestFailed())
                    return;
                if (card.kind == CardKind::Character)
                    QVERIFY(found.contains(QString::number(card.strength)));
                if (!card.effects.empty())
                    QVERIFY(found.contains(keyword(card.effects.front().type, o.language).toUpper()));
            }
        }
    }

    void charactersOfAnotherGameHaveTheirTextsAndNumbersToo_data()
    {
        QTest::addColumn<FaceInk>("ink");
        QTest::addColumn<Language>("language");
        for (const FaceInk ink : {FaceInk::Colour, FaceInk::InkSaver, FaceInk::TextOnly})
            for (const Language language : kLanguages)
                QTest::addRow("%d %s", static_cast<int>(ink), qPrintable(languageCode(language)))
                    << ink << language;
    }
    void charactersOfAnotherGameHaveTheirTextsAndNumbersToo()
    {
        QFETCH(FaceInk, ink);
        QFETCH(Language, language);
        SheetOptions o;
        o.ink = ink;
        o.language = language;
        const ProxyJob job = tests::plannedJob(tests::builtInDeck(QStringLiteral("battleground")), o);
        const QString file = m_folder.filePath(QStringLiteral("other.pdf"));
        QVERIFY(writePdf(job, file));
        const tests::ReadPdf pdf(file);
        verifyFonts(pdf);
        int seen = 0;
        for (size_t sheet = 0; sheet < job.sheets.size(); ++sheet) {
            const auto words = pdf.words(static_cast<int>(sheet));
            for (const PlacedProxy& placed : job.sheets[sheet].cards) {
                const Card& card = job.deck.cards[static_cast<size_t>(placed.card)].card;
                const QStringList found = wordsInside(words, job.layout.slot(placed.slot));
                QString expected = card.name.in(language);
                for (const CardEffect& effect : card.effects)
                    expected += u' ' + effect.text.in(language);
                verifyWords(found, expected, card.id);
                if (QTest::currentTestFailed())
                    return;
                QVERIFY(!card.figures.empty());
                for (const CardFigure& figure : card.figures)
                    QVERIFY2(std::any_of(found.begin(), found.end(),
                                         [&](const QString& word) {
                                             return word.contains(QString::number(figure.value));
                                         }),
                             qPrintable(card.id + u' ' + figure.key));
                ++seen;
            }
        }
        QCOMPARE(seen, 24);
    }

    void clarificationsOnTheBackAreWholeAndInside_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("German") << "de";
        QTest::newRow("both") << "both";
    }
    void clarificationsOnTheBackAreWholeAndInside()
    {
        QFETCH(QString, language);
        SheetOptions o;
        o.back = CardBack::Clarifications;
        if (language == u"both")
            o.second = Language::German;
        else
            o.language = *languageFromCode(language);
        const ProxyJob job = tests::plannedJob(tests::builtInDeck(), o);
        const QString file = m_folder.filePath(QStringLiteral("backs.pdf"));
        const auto outcome = writePdf(job, file);
        QVERIFY(outcome);
        const tests::ReadPdf pdf(file);
        verifyFonts(pdf);
        int checked = 0;
        for (size_t sheet = 0; sheet < job.sheets.size(); ++sheet) {
            const auto words = pdf.words(static_cast<int>(sheet) * 2 + 1);
            for (const PlacedProxy& placed : job.sheets[sheet].cards) {
                const ProxyCard& card = job.deck.cards[static_cast<size_t>(placed.card)];
                const QStringList found = wordsInside(words, job.layout.backOf(placed.slot, o.edge));
                QString expected;
                for (const Clarification& clarification : card.clarifications) {
                    for (const Language shown : kLanguages) {
                        if (shown == o.language || o.second == shown)
                            expected += clarification.question.in(shown) + u' ' +
                                        clarification.answer.in(shown) + u' ';
                    }
                }
                verifyWords(found, expected, card.card.id);
                if (QTest::currentTestFailed())
                    return;
                checked += expected.isEmpty() ? 0 : 1;
            }
        }
        QVERIFY(checked > 30);
    }

    /// Built-in cards of the usual size can be read without a glass, both languages on one card included.
    void builtInTextIsNeverTiny()
    {
        SheetOptions o;
        o.second = Language::German;
        const auto outcome = writePdf(tests::plannedJob(tests::builtInDeck(), o),
                                      m_folder.filePath(QStringLiteral("both.pdf")));
        QVERIFY(outcome);
        QVERIFY2(outcome->smallestText >= 6.4, qPrintable(QString::number(outcome->smallestText)));
    }

    void houseValuesAreMarkedUnlessTurnedOff()
    {
        SheetOptions o;
        ProxyDeck deck = tests::builtInDeck();
        std::erase_if(deck.cards,
                      [](const ProxyCard& card) { return provenanceOf(card.card) != Provenance::House; });
        QVERIFY(!deck.cards.empty());
        deck.cards.resize(1);
        const QString file = m_folder.filePath(QStringLiteral("house.pdf"));
        QVERIFY(writePdf(tests::plannedJob(deck, o), file));
        QVERIFY(tests::ReadPdf(file).text(0).contains(QStringLiteral("house value")));
        o.houseMarks = false;
        QVERIFY(writePdf(tests::plannedJob(deck, o), file));
        QVERIFY(!tests::ReadPdf(file).text(0).contains(QStringLiteral("house value")));
    }
};

QTEST_MAIN(TestProxyText)
#include "test_proxy_text.moc"
