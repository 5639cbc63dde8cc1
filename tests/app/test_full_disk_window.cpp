// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that the window saves, on a disk that is really full: what was there before is unchanged, the
// window says so, and the same click succeeds once there is space.
#include "app/gui/desk.h"
#include "model/files/file_writer.h"
#include "model/library/library_store.h"
#include "model/play/match_records.h"
#include "tests/support/chosen_file.h"
#include "tests/support/gui_test.h"
#include "tests/support/printed_file.h"
#include "tests/support/small_disk.h"
#include "views/cards/cards_place.h"
#include "views/decks/decks_place.h"
#include "views/packs/packs_place.h"
#include "views/statistics/statistics_dialog.h"
#include "views/table/table_place.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

constexpr int kDiskSize = 24 * 1024 * 1024;

QString diskFolder()
{
    static const QTemporaryDir folder;
    return folder.path();
}

bool isMounted = false;

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

} // namespace

class TestFullDiskWindow : public tests::GuiTest
{
    Q_OBJECT

    std::shared_ptr<tests::ChosenFile> m_files;
    std::unique_ptr<app::Desk> m_desk;

    void startDesk(const QString& library)
    {
        m_files = std::make_shared<tests::ChosenFile>();
        app::Surroundings surroundings{file(u"castellan.ini"_s), library};
        surroundings.files = m_files;
        surroundings.printer = std::make_shared<tests::PrintedFile>();
        m_desk = std::make_unique<app::Desk>(surroundings);
        m_desk->settings().setLanguage(model::Language::English);
        m_desk->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->library().database() != nullptr, 20'000);
    }
    template <class P>
    P& shown(const QString& id)
    {
        m_desk->window().showPlace(id);
        return static_cast<P&>(*m_desk->window().place(id));
    }
    void trigger(const char* id) { m_desk->actions().action(QString::fromLatin1(id))->trigger(); }
    void click(const char* name) { named<QPushButton>(m_desk->window(), name)->click(); }

    /// Everything that the window says now.
    QString said()
    {
        QString all;
        for (const views::Message* message : m_desk->window().messages().messages())
            all += message->text() + u'\n';
        if (const auto* status = m_desk->window().findChild<QLabel*>(u"recordsStatus"_s))
            all += status->text();
        return all;
    }
    void forget()
    {
        QStringList ids;
        for (const views::Message* message : m_desk->window().messages().messages())
            ids << message->id;
        for (const QString& id : std::as_const(ids))
            m_desk->window().messages().dismiss(id);
    }

    void openDeck()
    {
        auto& decks = shown<views::DecksPlace>(u"decks"_s);
        trigger("deck.new");
        model::Deck deck = decks.session().deck();
        deck.name = u"Nachtwache"_s;
        deck.change(u"thief"_s, 1);
        decks.session().change(deck);
    }

    /// What a person does to bring the window to the point of saving.
    void prepare(const QString& what)
    {
        if (what == u"deck"_s || what.startsWith(u"print"_s)) {
            openDeck();
            if (what != u"deck"_s)
                trigger("deck.print");
        } else if (what == u"match"_s || what == u"shared match"_s) {
            auto& table = shown<views::TablePlace>(u"table"_s);
            QVERIFY(table.session().start({{"crimson-company", "duel", 5, {}}, {}, {}}));
            table.session().pause();
        } else if (what == u"position"_s) {
            m_desk->openInLab(u"scenario A\ngame crimson-company\ngiven turn A deployment\n"_s);
        } else if (what.startsWith(u"card"_s)) {
            auto& cards = shown<views::CardsPlace>(u"cards"_s);
            cards.showCard(u"crimson-company"_s, u"monk"_s);
            QTRY_VERIFY(m_desk->actions().action(u"card.picture"_s)->isEnabled());
        } else if (what == u"calibration"_s) {
            m_desk->window().showPlace(u"print"_s);
            trigger("print.measure");
        } else if (what == u"statistics"_s) {
            model::MatchRecord record;
            record.id = u"one"_s;
            record.ended = QDateTime::currentDateTimeUtc();
            record.game = u"crimson-company"_s;
            record.variant = u"duel"_s;
            record.opponent = u"greedy"_s;
            QVERIFY(model::MatchRecords(*m_desk->library().database()).add(record));
            m_desk->showStatistics();
        } else if (what == u"pack"_s) {
            model::LibraryStore store(*m_desk->library().database());
            QVERIFY(store.correct(u"crimson-company"_s, u"monk"_s, model::CardField::NameEn, u"Abbot"_s));
            shown<views::PacksPlace>(u"packs"_s).exportPack(u"crimson-company"_s, {u"monk"_s});
            named<QLineEdit>(m_desk->window(), "exportTitleEn")->setText(u"Abbots"_s);
            named<QLineEdit>(m_desk->window(), "exportTitleDe")->setText(u"Äbte"_s);
            named<QLineEdit>(m_desk->window(), "exportAuthors")->setText(u"A"_s);
            named<QLineEdit>(m_desk->window(), "exportLicence")->setText(u"CC0-1.0"_s);
        }
    }
    void save(const QString& what)
    {
        if (what == u"deck"_s)
            trigger("deck.export");
        else if (what == u"match"_s)
            trigger("table.save");
        else if (what == u"shared match"_s)
            trigger("table.share");
        else if (what == u"position"_s)
            click("labSave");
        else if (what.startsWith(u"card"_s))
            trigger("card.picture");
        else if (what == u"calibration"_s)
            click("saveCalibration");
        else if (what == u"statistics"_s)
            named<QPushButton>(*m_desk->showStatistics(), "exportRecords")->click();
        else if (what == u"pack"_s)
            click("exportSave");
        else if (what == u"print, PDF"_s)
            trigger("print.pdf");
        else if (what == u"print, cut paths"_s)
            trigger("print.cutPaths");
        else if (what == u"print, tabletop"_s)
            trigger("print.tabletop");
    }

    static QStringList namesOnDisk()
    {
        return QDir(diskFolder()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

protected:
    void setUp() override
    {
        for (const QString& name : namesOnDisk()) {
            QFile::remove(diskFolder() + u'/' + name);
            QDir(diskFolder() + u'/' + name).removeRecursively();
        }
    }
    void tearDown() override { m_desk.reset(); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(isMounted, "This test needs a disk that it can fill: run it as root, or as a user who may "
                            "make user namespaces (in a container, with the capability SYS_ADMIN).");
    }

    void whatTheWindowSavesIsWrittenWholeOrNotAtAll_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("ending");
        const auto row = [](const char* what, const char* ending) {
            QTest::newRow(what) << QString::fromLatin1(what) << QString::fromLatin1(ending);
        };
        row("deck", "castellan-deck");
        row("match", "match");
        row("shared match", "match");
        row("position", "scenario");
        row("card as a picture", "png");
        row("card as vectors", "svg");
        row("calibration", "pdf");
        row("statistics", "csv");
        row("pack", "castellan-pack");
        row("print, PDF", "pdf");
        row("print, cut paths", "svg");
        row("print, tabletop", "json");
    }

    void whatTheWindowSavesIsWrittenWholeOrNotAtAll()
    {
        QFETCH(QString, what);
        QFETCH(QString, ending);
        startDesk(file(u"library.castellan"_s));
        prepare(what);
        const QString path = diskFolder() + u"/saved."_s + ending;
        m_files->next = path;
        QVERIFY(model::writeFile(path, "what was there before"));
        {
            const tests::FullDisk full(diskFolder());
            QVERIFY(full.isFull());
            forget();
            save(what);
            QTRY_VERIFY2_WITH_TIMEOUT(said().contains(u"no space left"_s), qPrintable(said()), 20'000);
            // The advice must not lead to the same full disk.
            QVERIFY2(!said().contains(u"another folder"_s), qPrintable(said()));
            QCOMPARE(contentOf(path), QByteArray("what was there before"));
            QCOMPARE(namesOnDisk().size(), 2);
        }
        forget();
        save(what);
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(path) != "what was there before", 20'000);
        QVERIFY(!contentOf(path).isEmpty());
        QVERIFY2(!said().contains(u"no space left"_s), qPrintable(said()));
    }

    void aDraftAndTheLabAreSavedOnceThereIsSpaceAgain()
    {
        startDesk(diskFolder() + u"/library.castellan"_s);
        auto& decks = shown<views::DecksPlace>(u"decks"_s);
        trigger("deck.new");
        const QString id = decks.session().deck().id;
        {
            const tests::FullDisk full(diskFolder());
            model::Deck deck = decks.session().deck();
            deck.name = u"Nachtwache"_s;
            // More than the pages of the library have room for.
            deck.notes = QString(20'000, u'x');
            deck.change(u"thief"_s, 1);
            decks.session().change(deck);
            QTRY_VERIFY2_WITH_TIMEOUT(said().contains(u"cannot be saved in your library"_s),
                                      qPrintable(said()), 20'000);
            QVERIFY2(!said().contains(u"another folder"_s), qPrintable(said()));
            m_desk->openInLab(u"scenario A\ngame crimson-company\ngiven turn A deployment\n"_s);
            QTRY_VERIFY2_WITH_TIMEOUT(said().contains(u"The position in the lab cannot be saved"_s),
                                      qPrintable(said()), 20'000);
            QVERIFY2(!said().contains(u"another folder"_s), qPrintable(said()));
        }
        // Nobody presses a key: both are tried again.
        const auto draftIsSaved = [&] {
            const auto draft = m_desk->workshop().store()->draft(id);
            return draft && *draft && (**draft).name == u"Nachtwache"_s;
        };
        QTRY_VERIFY_WITH_TIMEOUT(draftIsSaved(), 30'000);
        const auto labIsSaved = [] {
            const QStringList labs = QDir(diskFolder()).entryList({u"*.lab"_s}, QDir::Files | QDir::Hidden);
            return labs.size() == 1 &&
                   contentOf(diskFolder() + u'/' + labs.front()).contains("given turn A deployment");
        };
        QTRY_VERIFY_WITH_TIMEOUT(labIsSaved(), 30'000);
    }
};

int main(int argc, char** argv)
{
    isMounted = tests::mountSmallDisk(diskFolder(), kDiskSize);
    QApplication application(argc, argv);
    TestFullDiskWindow test;
    const int failures = QTest::qExec(&test, argc, argv);
    // The folder can be removed only when nothing is mounted on it.
    if (isMounted)
        umount2(QFile::encodeName(diskFolder()).constData(), MNT_DETACH);
    return failures;
}

#include "test_full_disk_window.moc"
