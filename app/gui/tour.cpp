// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tour.h"

#include "app/gui/desk.h"
#include "views/decks/deck_builder.h"
#include "views/decks/decks_place.h"
#include "views/settings/settings_place.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QPixmap>

namespace app {

namespace {

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

    void visitAll(const QString& suffix)
    {
        for (const views::PlaceEntry& entry : m_desk.window().places()) {
            m_desk.window().showPlace(entry.id);
            m_desk.window().place(entry.id)->showSample();
            save(entry.id + suffix);
        }
        visitDecks(suffix);
        QAction* list = m_desk.actions().action(QStringLiteral("view.list"));
        m_desk.window().showPlace(m_desk.window().places().front().id);
        list->trigger();
        save(QStringLiteral("list") + suffix);
        list->trigger();
        m_desk.actions().action(QStringLiteral("help.keys"))->trigger();
        save(QStringLiteral("keys") + suffix);
        static_cast<views::SettingsPlace*>(m_desk.window().place(QStringLiteral("settings")))
            ->showAppearance();
        m_desk.window().showPlace(m_desk.window().places().front().id);
        views::AboutDialog* about = m_desk.showAbout();
        save(QStringLiteral("about") + suffix, about);
        about->close();
    }

private:
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
        Q_EMIT place->builder().left();
        save(QStringLiteral("decks-shelf") + suffix);
    }

    /// A dialog is pasted where it would stand, because its window is another one.
    void save(const QString& name, QWidget* dialog = nullptr)
    {
        if (!m_tour.error.isEmpty())
            return;
        // Layouts and models settle by posted events.
        for (int i = 0; i < 3; ++i)
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
        if (picture.save(m_folder.filePath(file)))
            m_tour.pictures << file;
        else
            m_tour.error = m_folder.filePath(file);
    }

    Desk& m_desk;
    QDir m_folder;
    Tour& m_tour;
};

} // namespace

Tour Tour::take(Desk& desk, const QString& folder)
{
    Tour tour;
    if (!QDir().mkpath(folder)) {
        tour.error = folder;
        return tour;
    }
    Guide guide(desk, QDir(folder), tour);
    desk.start();
    for (const TourSize& size :
         {TourSize{QSize(1280, 720), QString()}, TourSize{QSize(1920, 1200), QStringLiteral("_large")}}) {
        desk.window().resize(size.size);
        for (const model::Language language : model::kLanguages) {
            desk.settings().setLanguage(language);
            for (const auto scheme : {model::ColourScheme::Light, model::ColourScheme::Dark}) {
                desk.settings().setColourScheme(scheme);
                const QString name =
                    scheme == model::ColourScheme::Dark ? QStringLiteral("dark") : QStringLiteral("light");
                guide.visitAll(
                    QStringLiteral("_%1_%2%3").arg(model::languageCode(language), name, size.suffix));
            }
        }
    }
    return tour;
}

} // namespace app
