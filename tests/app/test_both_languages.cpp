// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"
#include "tests/support/gui_test.h"
#include "views/frame/filter_box.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QXmlStreamReader>

/// Switching the language leaves no text behind: whatever a widget shows is compared with the translation
/// file.
/// A language to choose is named in its own words, whichever is shown.
bool isOwnName(const QString& text)
{
    return text == QStringLiteral("English") || text == QStringLiteral("Deutsch");
}

class TestBothLanguages : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<app::Desk> m_desk;
    QHash<QString, QString> m_german; ///< by English source, where the two differ
    QSet<QString> m_english;          ///< every source

    /// Every text that can be read or heard now, with where it is. Titles of scenarios are what people wrote.
    [[nodiscard]] static QList<std::pair<QString, QString>> shownTexts()
    {
        QList<std::pair<QString, QString>> texts;
        for (QWidget* widget : QApplication::allWidgets()) {
            const QString where =
                QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
            const auto add = [&](const QString& text) { texts.append({text, where}); };
            add(widget->toolTip());
            add(widget->accessibleName());
            add(widget->windowTitle());
            if (const auto* label = qobject_cast<QLabel*>(widget))
                add(label->text());
            if (const auto* button = qobject_cast<QAbstractButton*>(widget))
                add(button->text());
            if (const auto* edit = qobject_cast<QLineEdit*>(widget))
                add(edit->placeholderText());
            if (const auto* menu = qobject_cast<QMenu*>(widget))
                add(menu->title());
            if (const auto* combo = qobject_cast<QComboBox*>(widget);
                combo && combo->objectName() != u"labScenario") {
                for (int i = 0; i < combo->count(); ++i)
                    add(combo->itemText(i));
            }
            if (const auto* tabs = qobject_cast<QTabBar*>(widget)) {
                for (int i = 0; i < tabs->count(); ++i)
                    add(tabs->tabText(i));
            }
            if (const auto* header = qobject_cast<QHeaderView*>(widget); header && header->model()) {
                for (int i = 0; i < header->count(); ++i)
                    add(header->model()->headerData(i, Qt::Horizontal).toString());
            }
            for (const QAction* action : widget->actions()) {
                add(action->text());
                add(action->toolTip().section(QStringLiteral(" ("), 0, 0));
            }
        }
        return texts;
    }

    void visitEverything()
    {
        for (const views::PlaceEntry& entry : m_desk->window().places())
            m_desk->window().showPlace(entry.id);
        m_desk->showAbout();
        m_desk->open({QStringLiteral("/nowhere/at-all")});
        QApplication::processEvents();
    }

protected:
    void setUp() override
    {
        model::Settings(file(QStringLiteral("castellan.ini"))).setLanguage(model::Language::English);
        m_desk = std::make_unique<app::Desk>(app::Surroundings{file(QStringLiteral("castellan.ini")),
                                                               file(QStringLiteral("library.castellan"))});
        m_desk->start();
    }
    void tearDown() override { m_desk.reset(); }

private Q_SLOTS:
    void initTestCase()
    {
        QFile ts(QStringLiteral(CASTELLAN_SOURCE_DIR "/translations/castellan_de.ts"));
        QVERIFY(ts.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&ts);
        QString source;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"source")
                m_english.insert(source = xml.readElementText());
            else if (xml.name() == u"translation") {
                const QString german = xml.readElementText(QXmlStreamReader::IncludeChildElements);
                if (german != source)
                    m_german.insert(source, german);
            }
        }
        QVERIFY(m_german.size() > 50);
    }

    void noEnglishIsLeftInGerman()
    {
        visitEverything();
        m_desk->settings().setLanguage(model::Language::German);
        QApplication::processEvents();
        int compared = 0;
        for (const auto& [text, where] : shownTexts()) {
            if (isOwnName(text))
                continue;
            compared += text.isEmpty() ? 0 : 1;
            QVERIFY2(!m_german.contains(text), qPrintable(where + QStringLiteral(": ") + text));
        }
        QVERIFY(compared > 60);
    }

    void numbersInFieldsFollowTheLanguage()
    {
        visitEverything();
        m_desk->settings().setLanguage(model::Language::German);
        QApplication::processEvents();
        int compared = 0;
        for (QWidget* widget : QApplication::allWidgets())
            if (const auto* field = qobject_cast<QDoubleSpinBox*>(widget); field && field->decimals() > 0) {
                ++compared;
                QVERIFY2(field->cleanText().contains(u','), qPrintable(field->text()));
            }
        QVERIFY(compared > 0);
    }

    /// Buttons, choices and one-line labels have room for their words, also in a small window and with large
    /// text.
    void noWordIsCut_data()
    {
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("size");
        QTest::newRow("small window") << 100 << QSize(900, 600);
        QTest::newRow("normal") << 100 << QSize(1280, 720);
        QTest::newRow("large text") << 150 << QSize(1280, 720);
        QTest::newRow("largest text") << 200 << QSize(1280, 720);
    }
    void noWordIsCut()
    {
        QFETCH(int, percent);
        QFETCH(QSize, size);
        m_desk->settings().setTextSize(percent);
        for (const model::Language language : model::kLanguages) {
            m_desk->settings().setLanguage(language);
            for (const char* place : {"settings", "cards", "print", "welcome"}) {
                m_desk->window().showPlace(QString::fromLatin1(place));
                m_desk->window().resize(size);
                // The library opens and layouts settle by posted events.
                for (int i = 0; i < 4; ++i)
                    QApplication::processEvents();
                QVERIFY2(m_desk->window().width() <= size.width(), place);
                for (const QWidget* widget : m_desk->window().findChildren<QWidget*>()) {
                    if (!widget->isVisible())
                        continue;
                    const auto* label = qobject_cast<const QLabel*>(widget);
                    const auto* button = qobject_cast<const QAbstractButton*>(widget);
                    const bool fits = (button && !button->text().isEmpty()) || (label && !label->wordWrap());
                    if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
                        const auto* filter = qobject_cast<const views::FilterBox*>(box);
                        const int words = box->fontMetrics().horizontalAdvance(filter ? filter->shown()
                                                                                      : box->currentText());
                        QVERIFY2(box->width() >= words + 36, qPrintable(box->objectName()));
                    }
                    if (fits)
                        QVERIFY2(widget->width() >= widget->minimumSizeHint().width(),
                                 qPrintable(widget->objectName() + u' ' + QString::number(widget->width())));
                }
            }
        }
    }

    void noGermanIsLeftInEnglish()
    {
        m_desk->settings().setLanguage(model::Language::German);
        visitEverything();
        m_desk->settings().setLanguage(model::Language::English);
        QApplication::processEvents();
        const QStringList german = m_german.values();
        const QSet<QString> germanTexts(german.begin(), german.end());
        for (const auto& [text, where] : shownTexts()) {
            const bool onlyGerman = germanTexts.contains(text) && !m_english.contains(text);
            QVERIFY2(!onlyGerman || isOwnName(text), qPrintable(where + QStringLiteral(": ") + text));
        }
    }
};

QTEST_MAIN(TestBothLanguages)
#include "test_both_languages.moc"
