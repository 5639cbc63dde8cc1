// SPDX-License-Identifier: GPL-3.0-or-later

// Random actions in the whole window, round after round with a window of its own each: nothing crashes, and a
// round leaves as much memory in use as the one before. Takes a few seconds; CASTELLAN_SOAK_SECONDS for
// longer.
#include "app/gui/desk.h"
#include "tests/support/chosen_file.h"
#include "tests/support/gui_test.h"
#include "tests/support/printed_file.h"
#include "tests/support/sample_pack.h"
#include "views/decks/decks_place.h"
#include "views/table/table_place.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPixmapCache>
#include <QRandomGenerator>
#include <QTimer>

#include <malloc.h>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

constexpr int kActions = 60; ///< of a round

/// Bytes that the program has asked for and not given back.
qint64 memoryInUse()
{
    const struct mallinfo2 found = mallinfo2();
    return static_cast<qint64>(found.uordblks + found.hblkhd);
}

} // namespace

class TestSoak : public tests::GuiTest
{
    Q_OBJECT

    std::shared_ptr<tests::ChosenFile> m_files;
    std::unique_ptr<app::Desk> m_desk;
    QRandomGenerator m_random{28};
    QMap<QString, int> m_done;

    int below(qsizetype count) { return m_random.bounded(static_cast<int>(count)); }

    /// Files to open, and names to save to.
    QStringList files()
    {
        return {tests::writtenFile(file(u"deck.txt"_s), "2 Thief\n1 Monk\n1 Nobody\n"),
                tests::writtenFile(file(u"bad.match"_s), "no match at all"),
                tests::writtenFile(file(u"position.scenario"_s),
                                   "scenario A\ngame crimson-company\ngiven turn A deployment\n"),
                tests::writtenFile(file(u"winter.castellan-pack"_s), tests::SamplePack().zip()),
                tests::writtenFile(file(u"picture.png"_s), tests::samplePicture()),
                file(u"new.json"_s),
                file(u"missing"_s),
                QString()};
    }

    void trigger()
    {
        const auto& specs = m_desk->actions().specs();
        const QString id = QString::fromLatin1(specs[std::size_t(below(qsizetype(specs.size())))].id);
        QAction* action = m_desk->actions().action(id);
        if (id == u"file.quit"_s || !action->isEnabled())
            return;
        ++m_done[id];
        action->trigger();
    }
    void click()
    {
        QList<QAbstractButton*> buttons;
        for (auto* each : m_desk->window().findChildren<QAbstractButton*>())
            if (each->isVisible() && each->isEnabled())
                buttons << each;
        if (buttons.isEmpty())
            return;
        QAbstractButton* button = buttons[below(buttons.size())];
        ++m_done[u"click "_s + button->objectName()];
        button->click();
    }
    void type()
    {
        QList<QLineEdit*> fields;
        for (auto* each : m_desk->window().findChildren<QLineEdit*>())
            if (each->isVisible() && each->isEnabled())
                fields << each;
        if (fields.isEmpty())
            return;
        static const QStringList texts{u"thief"_s, u"<b>"_s, u"type:rule \"tie"_s, u""_s, u"\u202e9999999"_s};
        fields[below(fields.size())]->setText(texts[below(texts.size())]);
        ++m_done[u"type"_s];
    }
    void choose()
    {
        QList<QAbstractItemView*> views;
        for (auto* each : m_desk->window().findChildren<QAbstractItemView*>())
            if (each->isVisible() && each->model() != nullptr && each->model()->rowCount() > 0)
                views << each;
        if (views.isEmpty())
            return;
        QAbstractItemView* view = views[below(views.size())];
        view->setCurrentIndex(view->model()->index(below(view->model()->rowCount()), 0));
        ++m_done[u"choose"_s];
    }
    void play()
    {
        auto* table = static_cast<views::TablePlace*>(m_desk->window().madePlace(u"table"_s));
        if (table == nullptr || !table->session().isActive() || table->session().question().options.empty())
            return;
        const auto& options = table->session().question().options;
        ++m_done[u"play"_s];
        (void)table->session().choose(options[std::size_t(below(qsizetype(options.size())))]);
    }

    /// Menus and dialogs that wait for a person, also those that keep an action from ending.
    static void putAwayWhatAsks()
    {
        QWidget* asking = QApplication::activePopupWidget();
        if (asking == nullptr)
            asking = QApplication::activeModalWidget();
        if (asking != nullptr)
            asking->close();
    }

    void round(const QStringList& files)
    {
        m_files = std::make_shared<tests::ChosenFile>();
        app::Surroundings surroundings{file(u"castellan.ini"_s), file(u"library.castellan"_s)};
        surroundings.files = m_files;
        surroundings.printer = std::make_shared<tests::PrintedFile>();
        surroundings.openWindow = [](const QString&) {};
        m_desk = std::make_unique<app::Desk>(surroundings);
        m_desk->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->library().database() != nullptr, 120'000);
        QTimer impatient;
        connect(&impatient, &QTimer::timeout, this, &TestSoak::putAwayWhatAsks);
        impatient.start(20);
        for (int i = 0; i < kActions; ++i) {
            m_files->next = files[below(files.size())];
            switch (below(10)) {
            case 0:
            case 1:
            case 2:
            case 3: trigger(); break;
            case 4:
            case 5: click(); break;
            case 6: type(); break;
            case 7: choose(); break;
            case 8: play(); break;
            default:
                if (const QString& path = files[below(files.size())]; !path.isEmpty())
                    m_desk->open({path});
            }
            QApplication::processEvents();
            putAwayWhatAsks();
        }
        m_desk.reset();
        m_files.reset();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
        QPixmapCache::clear();
    }

protected:
    void tearDown() override { m_desk.reset(); }

private Q_SLOTS:
    void randomActionsLeaveNothingBehind()
    {
        const qint64 seconds = std::max(qEnvironmentVariableIntValue("CASTELLAN_SOAK_SECONDS"), 5);
        const QStringList paths = files();
        QElapsedTimer timer;
        timer.start();
        // Fonts, glyphs, translations and games are read once a program.
        for (int i = 0; i < 2; ++i)
            round(paths);
        QList<qint64> used;
        while (used.size() < 4 || timer.elapsed() < seconds * 1000) {
            round(paths);
            if (QTest::currentTestFailed())
                return;
            used << memoryInUse();
        }
        const auto mean = [&](qsizetype from, qsizetype count) {
            return std::accumulate(used.begin() + from, used.begin() + from + count, qint64{0}) / count;
        };
        const qsizetype half = used.size() / 2;
        const qint64 perRound =
            (mean(half, used.size() - half) - mean(0, half)) / std::max<qsizetype>(half, 1);
        int actions = 0;
        for (const int count : std::as_const(m_done))
            actions += count;
        qInfo("%d actions of %d kinds in %d rounds, %lld s; %.1f MiB in use after the first counted round, "
              "%.1f after the last, %lld KiB more per round",
              actions, int(m_done.size()), int(used.size()) + 2, timer.elapsed() / 1000,
              double(used.front()) / 1048576, double(used.back()) / 1048576, perRound / 1024);
        // Caches fill up in the first rounds; what grows with every round is a leak.
        const qint64 allowed = used.size() < 20 ? 3 * 1048576 : 128 * 1024;
        QVERIFY2(perRound < allowed, qPrintable(QString::number(perRound)));
    }
};

QTEST_MAIN(TestSoak)
#include "test_soak.moc"
