// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/library_session.h"
#include "tests/support/gui_test.h"

#include <QLabel>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>

using app::LibrarySession;

namespace {

class FixedClock : public model::Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return {QDate(2031, 5, 6), QTime(12, 0), Qt::UTC}; }
};

void runSql(const QString& path, const QString& sql)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("test"));
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(sql));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("test"));
}

} // namespace

/// What becomes of each way to find the library at start, as a person sees it.
class TestLibrarySession : public tests::GuiTest
{
    Q_OBJECT

    FixedClock m_clock;
    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<QWidget> m_window;
    views::MessageBar* m_bar = nullptr;
    std::unique_ptr<LibrarySession> m_session;

    [[nodiscard]] QString path() const { return file(QStringLiteral("library.castellan")); }

    void open()
    {
        m_session.reset();
        m_session = std::make_unique<LibrarySession>(path(), m_clock, *m_bar);
        m_session->open();
        wait();
    }

    /// Until it is open, or cannot be.
    void wait() { QTRY_VERIFY_WITH_TIMEOUT(!m_session->isOpening(), 60000); }

    [[nodiscard]] QString told()
    {
        return m_bar->messages().empty() ? QString() : m_bar->messages().front()->text();
    }
    void answer(const char* name)
    {
        QTest::mouseClick(named<QPushButton>(*m_bar, name), Qt::LeftButton);
        wait();
    }

    /// A library with its backup of today, then closed.
    void makeLibraryWithBackup()
    {
        open();
        m_session.reset();
        QCOMPARE(model::Backups(path(), m_clock).list().size(), 1);
    }

    void damage()
    {
        QFile library(path());
        QVERIFY(library.open(QIODevice::ReadWrite));
        // Behind the header, which still tells that it is a library.
        library.seek(100);
        library.write(QByteArray(3000, 'x'));
    }

protected:
    void setUp() override
    {
        m_settings = std::make_unique<model::Settings>(file(QStringLiteral("a.ini")));
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_window = std::make_unique<QWidget>();
        m_window->resize(900, 200);
        m_bar = new views::MessageBar(*m_theme, m_window.get());
        m_bar->resize(900, 120);
        m_window->show();
    }
    void tearDown() override
    {
        m_session.reset();
        m_window.reset();
        m_theme.reset();
        m_settings.reset();
    }

private Q_SLOTS:
    void theFirstStartMakesALibraryAndABackupAndSaysNothing()
    {
        open();
        QVERIFY(m_session->database() != nullptr);
        QCOMPARE(m_session->status(), QStringLiteral("library.castellan"));
        QCOMPARE(told(), QString());
        m_session.reset();
        QVERIFY(QFile::exists(path()));
        QCOMPARE(model::Backups(path(), m_clock).list().size(), 1);
    }

    void aDamagedLibraryIsKeptAndItsBackupRestoredByOneClick()
    {
        makeLibraryWithBackup();
        damage();
        open();
        QVERIFY(m_session->database() == nullptr);
        QCOMPARE(m_session->status(), QStringLiteral("No library open"));
        QVERIFY2(told().contains(QStringLiteral("damaged")), qPrintable(told()));
        QVERIFY2(told().contains(QStringLiteral("2031")) || told().contains(QStringLiteral("31")),
                 qPrintable(told()));
        answer("answer0");
        QVERIFY(m_session->database() != nullptr);
        QVERIFY2(told().contains(QStringLiteral("restored")), qPrintable(told()));
    }

    void aDamagedLibraryWithoutABackupCanBeBegunAnew()
    {
        open();
        m_session.reset();
        QVERIFY(QDir(model::Backups(path(), m_clock).folder()).removeRecursively());
        QVERIFY(QFile::resize(path(), 100));
        open();
        QVERIFY(m_session->database() == nullptr);
        QVERIFY2(told().contains(QStringLiteral("no backup")), qPrintable(told()));
        answer("answer0");
        QVERIFY(m_session->database() != nullptr);
        const QStringList files =
            QFileInfo(path()).dir().entryList({QStringLiteral("library*")}, QDir::Files);
        QVERIFY2(files.size() >= 2, "the damaged file is still there");
    }

    void whatIsNoLibraryIsRefusedAndLeftAlone()
    {
        const QByteArray content(5000, 'j');
        QFile junk(path());
        QVERIFY(junk.open(QIODevice::WriteOnly));
        junk.write(content);
        junk.close();
        open();
        QVERIFY(m_session->database() == nullptr);
        QVERIFY2(told().contains(QStringLiteral("not a Castellan library")), qPrintable(told()));
        QVERIFY(junk.open(QIODevice::ReadOnly));
        QCOMPARE(junk.readAll(), content);
        QCOMPARE(QFileInfo(path()).dir().entryList({QStringLiteral("library*")}, QDir::Files).size(), 1);
    }

    void aLibraryThatIsGoneIsNotReplacedWithoutAsking()
    {
        makeLibraryWithBackup();
        QVERIFY(QFile::remove(path()));
        open();
        QVERIFY(m_session->database() == nullptr);
        QVERIFY(!QFile::exists(path()));
        QVERIFY2(told().contains(QStringLiteral("missing")), qPrintable(told()));
        answer("answer1");
        QVERIFY(m_session->database() != nullptr);
    }

    void aNewerLibraryIsOpenForReadingOnly()
    {
        makeLibraryWithBackup();
        runSql(path(), QStringLiteral("PRAGMA user_version = 9999"));
        open();
        QVERIFY(m_session->database() != nullptr);
        QVERIFY(m_session->database()->isReadOnly());
        QVERIFY(m_session->status().contains(QStringLiteral("read-only")));
        QVERIFY(told().contains(QStringLiteral("newer")));
    }

    void theFileOfAnotherProgramIsLeftAlone()
    {
        runSql(path(), QStringLiteral("CREATE TABLE recipes (name TEXT)"));
        open();
        QVERIFY(m_session->database() == nullptr);
        QVERIFY2(told().contains(QStringLiteral("is not a Castellan library")), qPrintable(told()));
    }
};

QTEST_MAIN(TestLibrarySession)
#include "test_library_session.moc"
