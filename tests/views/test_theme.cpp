// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/seat_tokens.h"
#include "tests/support/gui_test.h"
#include "views/theme/motion.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"

#include <QLineEdit>
#include <QRawFont>
#include <QSignalSpy>

#include <algorithm>
#include <array>
#include <cmath>

using views::Scheme;

class TestTheme : public tests::GuiTest
{
    Q_OBJECT

    static void addSchemes()
    {
        QTest::addColumn<int>("scheme");
        QTest::newRow("light") << static_cast<int>(Scheme::Light);
        QTest::newRow("dark") << static_cast<int>(Scheme::Dark);
        QTest::newRow("high contrast") << static_cast<int>(Scheme::Contrast);
    }

    /// What the standard asks for: AA, and AAA for high contrast.
    static double least(int scheme) { return static_cast<Scheme>(scheme) == Scheme::Contrast ? 7.0 : 4.5; }

    using Triple = std::array<double, 3>;
    /// How a kind of sight changes linear red, green and blue.
    struct Sight
    {
        const char* name;
        std::array<Triple, 3> matrix;
    };
    // Machado, Oliveira and Fernandes (2009), full strength.
    static constexpr std::array<Sight, 4> kSights{{
        {"normal", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
        {"protanopia",
         {{{0.152286, 1.052583, -0.204868},
           {0.114503, 0.786281, 0.099216},
           {-0.003882, -0.048116, 1.051998}}}},
        {"deuteranopia",
         {{{0.367322, 0.860646, -0.227968},
           {0.280085, 0.672501, 0.047413},
           {-0.011820, 0.042940, 0.968881}}}},
        {"tritanopia",
         {{{1.255528, -0.076749, -0.178779},
           {-0.078411, 0.930809, 0.147602},
           {0.004733, 0.691367, 0.303900}}}},
    }};
    /// CIE L*a*b* of a colour as it is seen.
    static Triple seen(const QColor& colour, const Sight& sight)
    {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        const Triple light{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
        Triple rgb{};
        for (std::size_t row = 0; row < 3; ++row) {
            for (std::size_t column = 0; column < 3; ++column)
                rgb[row] += sight.matrix[row][column] * light[column];
            rgb[row] = std::clamp(rgb[row], 0.0, 1.0);
        }
        const auto root = [](double part) {
            return part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116;
        };
        const double x = root((0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047);
        const double y = root(0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2]);
        const double z = root((0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883);
        return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }
    static double distance(const Triple& a, const Triple& b)
    {
        return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    }

private Q_SLOTS:
    void contrastIsMeasuredAsTheStandardSays()
    {
        QCOMPARE(qRound(views::contrast(Qt::white, Qt::black) * 100), 2100);
        QCOMPARE(qRound(views::contrast(QColor(0x77, 0x77, 0x77), Qt::white) * 100), 448);
        QCOMPARE(views::contrast(Qt::red, Qt::red), 1.0);
    }

    void everyTextColourCanBeReadOnEverythingItStandsOn_data() { addSchemes(); }
    void everyTextColourCanBeReadOnEverythingItStandsOn()
    {
        QFETCH(int, scheme);
        const views::Tokens& t = views::tokensFor(static_cast<Scheme>(scheme));
        const auto check = [least = least(scheme)](const char* name, const QColor& ink,
                                                   const QColor& ground) {
            const double ratio = views::contrast(ink, ground);
            QVERIFY2(ratio >= least,
                     qPrintable(QStringLiteral("%1 on %2: %3")
                                    .arg(QLatin1String(name), ground.name(), QString::number(ratio))));
        };
        for (const QColor& ground : {t.ground, t.raised}) {
            check("ink", t.ink, ground);
            check("quietInk", t.quietInk, ground);
            check("accent", t.accent, ground);
            check("good", t.good, ground);
            check("warning", t.warning, ground);
            check("danger", t.danger, ground);
            check("focus", t.focus, ground);
            check("sideA", t.sideA, ground);
            check("sideB", t.sideB, ground);
            for (const QColor& hue : t.effect)
                check("effect", hue, ground);
        }
        for (const QColor& ground : {t.sunken, t.accentTint, t.hoverTint, t.sideATint, t.sideBTint})
            check("ink", t.ink, ground);
        check("quietInk", t.quietInk, t.sunken);
        check("quietInk", t.quietInk, t.hoverTint);
        check("accent", t.accent, t.accentTint);
        check("onAccent", t.onAccent, t.accent);
        check("onEmblem", t.onEmblem, t.emblem);
        // Letters on marks and shields, and the name on the band of a card.
        for (const QColor& hue : t.effect) {
            check("raised", t.raised, hue);
            check("ink", t.ink, views::mixed(hue, t.raised, 0.1));
        }
    }

    void everySeatHasAColourOfItsOwnThatCanBeRead_data() { addSchemes(); }
    void everySeatHasAColourOfItsOwnThatCanBeRead()
    {
        QFETCH(int, scheme);
        const views::Tokens& t = views::tokensFor(static_cast<Scheme>(scheme));
        const model::SeatTokens& seats = model::seatTokensFor(static_cast<Scheme>(scheme));
        QSet<QRgb> inks;
        for (std::size_t seat = 0; seat < seats.ink.size(); ++seat) {
            inks << seats.ink[seat].rgb();
            for (const QColor& ground : {t.ground, t.raised, seats.tint[seat]}) {
                const double ratio = views::contrast(seats.ink[seat], ground);
                QVERIFY2(ratio >= least(scheme),
                         qPrintable(QStringLiteral("seat %1: %2").arg(seat).arg(ratio)));
            }
            QVERIFY(views::contrast(t.ink, seats.tint[seat]) >= least(scheme));
        }
        QCOMPARE(inks.size(), qsizetype(rules::kMaxSeats));
    }

    void seatColoursAreToldApartByColourBlindPeople_data() { addSchemes(); }
    void seatColoursAreToldApartByColourBlindPeople()
    {
        QFETCH(int, scheme);
        const auto& inks = model::seatTokensFor(static_cast<Scheme>(scheme)).ink;
        for (const Sight& sight : kSights)
            for (std::size_t a = 0; a < inks.size(); ++a)
                for (std::size_t b = a + 1; b < inks.size(); ++b) {
                    const double apart = distance(seen(inks[a], sight), seen(inks[b], sight));
                    QVERIFY2(apart >= 8, qPrintable(QStringLiteral("%1: seats %2 and %3 are %4 apart")
                                                        .arg(QString::fromLatin1(sight.name))
                                                        .arg(a)
                                                        .arg(b)
                                                        .arg(apart)));
                }
    }

    void everyEffectTypeHasAHueOfItsOwn_data() { addSchemes(); }
    void everyEffectTypeHasAHueOfItsOwn()
    {
        QFETCH(int, scheme);
        QSet<QRgb> hues;
        for (const QColor& hue : views::tokensFor(static_cast<Scheme>(scheme)).effect)
            hues << hue.rgb();
        QCOMPARE(hues.size(), views::kEffectTypes);
    }

    /// Every "@token" of the style sheet has become a colour or a length.
    void theStyleSheetHasNoTokenLeft_data() { addSchemes(); }
    void theStyleSheetHasNoTokenLeft()
    {
        QFETCH(int, scheme);
        for (const bool compact : {false, true}) {
            const QString sheet =
                views::styleSheetFor(views::tokensFor(static_cast<Scheme>(scheme)), compact);
            QVERIFY(!sheet.contains(u'@'));
            QVERIFY(sheet.size() > 1000);
        }
    }

    void noTextIsBelowNinePoints()
    {
        for (const int percent : {50, 100, 200}) {
            const views::Fonts fonts(percent);
            for (const double points : {1.0, 9.0, views::Fonts::kSmall, views::Fonts::kBody}) {
                QVERIFY(fonts.interface(points).pointSizeF() >= 9);
                QVERIFY(fonts.serif(points).pointSizeF() >= 9);
                QVERIFY(fonts.fixed(points).pointSizeF() >= 9);
            }
        }
    }

    /// Debian's bold EB Garamond has none, and a fallback in the middle of a word looks broken.
    void bothTypefacesHaveGermanLettersAndQuotationMarks()
    {
        const views::Fonts fonts;
        for (const QFont& font :
             {fonts.interface(), fonts.interface(10, QFont::DemiBold), fonts.serif(), fonts.heading()}) {
            const QRawFont raw = QRawFont::fromFont(font);
            for (const QChar letter : QStringLiteral("äöüÄÖÜß„“”…–"))
                QVERIFY2(raw.supportsCharacter(letter), qPrintable(raw.familyName() + letter));
        }
    }

    void theSystemsSchemeIsJudgedByItsPalette()
    {
        QPalette palette(Qt::white);
        palette.setColor(QPalette::Window, Qt::white);
        palette.setColor(QPalette::WindowText, Qt::black);
        QCOMPARE(views::schemeOf(palette), Scheme::Light);
        palette.setColor(QPalette::Window, QColor(30, 30, 30));
        palette.setColor(QPalette::WindowText, QColor(220, 220, 220));
        QCOMPARE(views::schemeOf(palette), Scheme::Dark);
    }

    void aChoiceOverridesTheSystemAndIsAppliedAtOnce()
    {
        model::Settings settings(file(QStringLiteral("a.ini")));
        const views::Theme theme(settings);
        QCOMPARE(theme.scheme(), Scheme::Light);
        QSignalSpy changed(&theme, &views::Theme::changed);
        settings.setColourScheme(model::ColourScheme::Dark);
        QCOMPARE(theme.scheme(), Scheme::Dark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), theme.tokens().ground);
        settings.setColourScheme(model::ColourScheme::Contrast);
        QCOMPARE(theme.scheme(), Scheme::Contrast);
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
        QCOMPARE(model::Settings(file(QStringLiteral("a.ini"))).colourScheme(),
                 model::ColourScheme::Contrast);
        settings.setColourScheme(model::ColourScheme::System);
        QCOMPARE(theme.scheme(), Scheme::Light);
        QCOMPARE(changed.count(), 3);
    }

    /// A colour for text in the style sheet would make Qt draw placeholders at half strength.
    void placeholdersCanBeReadToo()
    {
        model::Settings settings(file(QStringLiteral("a.ini")));
        const views::Theme theme(settings);
        QLineEdit edit;
        edit.ensurePolished();
        const QColor ink = edit.palette().color(QPalette::PlaceholderText);
        QCOMPARE(ink.alpha(), 255);
        QVERIFY(views::contrast(ink, theme.tokens().raised) >= 4.5);
    }

    void anIconFollowsTheSchemeWithoutBeingMadeAnew()
    {
        model::Settings settings(file(QStringLiteral("a.ini")));
        settings.setColourScheme(model::ColourScheme::Light);
        const views::Theme theme(settings);
        const QIcon icon = theme.icon(QStringLiteral("cards"));
        const QImage light = icon.pixmap(24, 24).toImage();
        settings.setColourScheme(model::ColourScheme::Dark);
        const QImage dark = icon.pixmap(24, 24).toImage();
        QVERIFY(light != dark);
    }

    void motionFollowsTheDesktopWhereItIsKnown()
    {
        QTemporaryDir config;
        QVERIFY(!views::systemReducesMotion(config.path()));
        const auto write = [&](const QString& name, const QByteArray& text) {
            QDir(config.path()).mkpath(QFileInfo(name).path());
            QFile file(config.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(QStringLiteral("kdeglobals"), "[KDE]\nAnimationDurationFactor=1\n");
        QVERIFY(!views::systemReducesMotion(config.path()));
        write(QStringLiteral("kdeglobals"), "[KDE]\nAnimationDurationFactor=0.0\n");
        QVERIFY(views::systemReducesMotion(config.path()));
        write(QStringLiteral("kdeglobals"), "");
        write(QStringLiteral("gtk-4.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
        QVERIFY(views::systemReducesMotion(config.path()));
    }
};

QTEST_MAIN(TestTheme)
#include "test_theme.moc"
