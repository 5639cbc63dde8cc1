// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tour.h"

#include "app/gui/desk.h"
#include "app/gui/tour_book.h"
#include "app/gui/tour_table.h"
#include "model/files/file_writer.h"
#include "model/files/work_folder.h"
#include "model/games/game_cards.h"
#include "model/rulebook/rulebook_reader.h"
#include "views/cards/cards_place.h"
#include "views/decks/deck_builder.h"
#include "views/decks/decks_place.h"
#include "views/rulebook/rulebook_place.h"
#include "views/settings/settings_place.h"
#include "views/table/table_place.h"

#include <QApplication>
#include <QBuffer>
#include <QDeadlineTimer>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>

#include <vector>

namespace app {

namespace {

const QString kLarge = QStringLiteral("_large");
constexpr int kPatience = 20'000; ///< milliseconds for what a place has to fetch

struct TourSize
{
    QSize size;
    QString suffix;
};

class Guide
{
public:
    Guide(Desk& desk, const QDir& folder, Tour& tour)
        : m_desk(desk)
        , m_folder(folder)
        , m_tour(tour)
    {}

    void visitAll(const QString& suffix, const QSize& size)
    {
        m_size = size;
        for (const views::PlaceEntry& entry : m_desk.window().places()) {
            m_desk.window().showPlace(entry.id);
            m_desk.window().place(entry.id)->showSample();
            save(entry.id + suffix);
        }
        showPdf(suffix);
        visitLab(suffix);
        visitMoments(suffix);
        visitDecks(suffix);
        QAction* list = m_desk.actions().action(QStringLiteral("view.list"));
        m_desk.window().showPlace(m_desk.window().places().front().id);
        list->trigger();
        save(QStringLiteral("list") + suffix);
        list->trigger();
        visitCards(suffix);
        m_desk.actions().action(QStringLiteral("help.keys"))->trigger();
        save(QStringLiteral("keys") + suffix);
        static_cast<views::SettingsPlace*>(m_desk.window().place(QStringLiteral("settings")))
            ->showAppearance();
        m_desk.window().showPlace(m_desk.window().places().front().id);
        views::AboutDialog* about = m_desk.showAbout();
        save(QStringLiteral("about") + suffix, about);
        about->close();
    }

    /// One PDF a language, into the library of the tour.
    void bringBooks()
    {
        for (QDeadlineTimer patience(kPatience); !m_desk.editions().canImport() && !patience.hasExpired();)
            QApplication::processEvents(QEventLoop::AllEvents, 50);
        const QString game = model::firstGame();
        for (const model::Language language : model::kLanguages) {
            const QString path =
                m_books.filePath(QStringLiteral("%1 %2.pdf")
                                     .arg(model::gameName(game, language), model::languageCode(language)));
            if (!writeTourBook(path, model::builtInRulebook(game), language))
                continue;
            QEventLoop waiting;
            QObject::connect(&m_desk.editions(), &model::EditionShelf::imported, &waiting, &QEventLoop::quit);
            QObject::connect(&m_desk.editions(), &model::EditionShelf::importFailed, &waiting,
                             &QEventLoop::quit);
            m_desk.editions().import(path, language);
            if (m_desk.editions().isImporting())
                waiting.exec();
        }
    }

    /// What there is to see of the cards besides all of them.
    void visitCards(const QString& suffix)
    {
        auto* cards =
            static_cast<views::CardsPlace*>(m_desk.window().place(m_desk.window().places().front().id));
        const bool german = m_desk.settings().language() == model::Language::German;
        const auto trigger = [this](const char* id) {
            m_desk.actions().action(QString::fromLatin1(id))->trigger();
        };
        cards->search(german ? QStringLiteral("Gleichstand in einer Lane") : QStringLiteral("tie in a lane"));
        save(QStringLiteral("search") + suffix);
        cards->search(german ? QStringLiteral("stärke>=drei \"eigene Seite")
                             : QStringLiteral("strength>=three \"own side"));
        save(QStringLiteral("problem") + suffix);
        cards->openCard(model::firstGame(), QStringLiteral("alchemist"));
        save(QStringLiteral("card") + suffix);
        trigger("card.printed");
        save(QStringLiteral("printed") + suffix);
        trigger("card.printed");
        trigger("card.searchHelp");
        save(QStringLiteral("help") + suffix);
        trigger("card.savedSearches");
        save(QStringLiteral("saved") + suffix);
        cards->showSample();
    }

private:
    void visitMoments(const QString& suffix)
    {
        m_desk.window().showPlace(QStringLiteral("table"));
        visitTable(*static_cast<views::TablePlace*>(m_desk.window().place(QStringLiteral("table"))),
                   !suffix.endsWith(kLarge), [&](const QString& name) { save(name + suffix); });
    }

    void showPdf(const QString& suffix)
    {
        m_desk.window().showPlace(QStringLiteral("rulebook"));
        auto* place = static_cast<views::RulebookPlace*>(m_desk.window().place(QStringLiteral("rulebook")));
        if (!place->openInPdf(QStringLiteral("cc.score.tie")))
            return;
        // Pages are drawn in the background.
        for (QDeadlineTimer patience(600); !patience.hasExpired();)
            QApplication::processEvents(QEventLoop::AllEvents, 50);
        save(QStringLiteral("pdf") + suffix);
        place->showPdf(false);
    }

    /// A position of each game, one of them not possible.
    void visitLab(const QString& suffix)
    {
        m_desk.openInLab(QStringLiteral("scenario A crowded lane\n"
                                        "game crimson-company\n"
                                        "given turn A deployment\n"
                                        "given A coins 7\n"
                                        "given B coins 4\n"
                                        "given castle left mint\n"
                                        "given left A: undead monk(down) war-bear thief\n"
                                        "given left B: bard demon(down)\n"
                                        "given right B: hel\n"
                                        "given front A: loki\n"
                                        "given offer: fairy siren bard horror temptress\n"));
        save(QStringLiteral("lab") + suffix);
        m_desk.openInLab(QStringLiteral("scenario Two pikes\n"
                                        "game battleground\n"
                                        "given turn A actions\n"
                                        "given at b2 A pikeman health 1\n"
                                        "given at c3 B levy facing back\n"
                                        "given at d4 B scout gold 2\n"
                                        "given B treasury 1\n"
                                        "given at c1 A archer\n"
                                        "given A hand: scout levy\n"));
        save(QStringLiteral("lab-grid") + suffix);
        m_desk.actions().action(QStringLiteral("table.new"))->trigger();
        save(QStringLiteral("table-start") + suffix);
    }

    /// Each page beside the deck, then the shelf.
    void visitDecks(const QString& suffix)
    {
        m_desk.window().showPlace(QStringLiteral("decks"));
        auto* place = static_cast<views::DecksPlace*>(m_desk.window().place(QStringLiteral("decks")));
        for (int page = 1; page < place->builder().pageCount(); ++page) {
            place->builder().showPage(page);
            save(QStringLiteral("decks-%1").arg(page) + suffix);
        }
        place->builder().showPage(0);
        // One that is not legal yet, with faces.
        auto* faces = place->findChild<QToolButton*>(QStringLiteral("deckFaces"));
        place->openDeck(QStringLiteral("sample-24"));
        faces->setChecked(true);
        save(QStringLiteral("decks-faces") + suffix);
        faces->setChecked(false);
        place->importContent("1 Thief\n1 War Ber\n2 Mönch\nFer\nSir Nobody\nVer\n",
                             QStringLiteral("friend.txt"));
        save(QStringLiteral("decks-import") + suffix);
        Q_EMIT place->builder().left();
        save(QStringLiteral("decks-shelf") + suffix);
    }

    /// A dialog is pasted where it would stand, because its window is another one.
    void save(const QString& name, QWidget* dialog = nullptr)
    {
        if (!m_tour.error.isEmpty())
            return;
        QElapsedTimer waited;
        waited.start();
        const auto busy = [this] {
            const views::Place* shown = m_desk.window().madePlace(m_desk.window().currentPlace());
            return shown != nullptr && shown->isBusy();
        };
        while (busy() && waited.elapsed() < kPatience)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        // Layouts and models settle by posted events.
        for (int i = 0; i < 3; ++i)
            QApplication::processEvents();
        // A text that came and went may have widened the window.
        m_desk.window().resize(m_size);
        QApplication::processEvents();
        QPixmap picture = m_desk.window().grab();
        if (dialog != nullptr) {
            const QPixmap front = dialog->grab();
            QPainter painter(&picture);
            painter.fillRect(picture.rect(), QColor(0, 0, 0, 90));
            painter.drawPixmap((m_desk.window().width() - dialog->width()) / 2,
                               (m_desk.window().height() - dialog->height()) / 2, front);
        }
        const QString file = name + QStringLiteral(".png");
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (picture.save(&buffer, "PNG") && model::writeFile(m_folder.filePath(file), buffer.data()))
            m_tour.pictures << file;
        else
            m_tour.error = m_folder.filePath(file);
    }

    Desk& m_desk;
    QDir m_folder;
    model::WorkFolder m_books;
    Tour& m_tour;
    QSize m_size;
};

} // namespace

Tour Tour::take(Desk& desk, const QString& folder, const QSize& size)
{
    Tour tour;
    if (!QDir().mkpath(folder)) {
        tour.error = folder;
        return tour;
    }
    Guide guide(desk, QDir(folder), tour);
    desk.start();
    guide.bringBooks();
    std::vector<TourSize> sizes{{QSize(1280, 720), QString()}, {QSize(1920, 1200), kLarge}};
    if (!size.isEmpty())
        sizes = {{size, QString()}};
    const auto nameOf = [](model::ColourScheme scheme) {
        return scheme == model::ColourScheme::Contrast ? QStringLiteral("contrast")
               : scheme == model::ColourScheme::Dark   ? QStringLiteral("dark")
                                                       : QStringLiteral("light");
    };
    for (const TourSize& each : sizes) {
        desk.window().resize(each.size);
        for (const model::Language language : model::kLanguages) {
            desk.settings().setLanguage(language);
            std::vector<model::ColourScheme> schemes{model::ColourScheme::Light, model::ColourScheme::Dark};
            // Once is enough to see that everything can be read.
            if (language == model::Language::English && each.suffix.isEmpty())
                schemes.push_back(model::ColourScheme::Contrast);
            for (const model::ColourScheme scheme : schemes) {
                desk.settings().setColourScheme(scheme);
                guide.visitAll(QStringLiteral("_%1_%2%3")
                                   .arg(model::languageCode(language), nameOf(scheme), each.suffix),
                               each.size);
            }
        }
    }
    return tour;
}

} // namespace app
