// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window.h"

#include "views/frame/crest.h"
#include "views/frame/place_frame.h"
#include "views/frame/side_bar.h"
#include "views/text/label.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kPlace = QStringLiteral("window/place");
const QString kSideBar = QStringLiteral("window/sideBar");
constexpr int kSideBarShare = 5; ///< of the window that places may take up, as a divisor

QString actionOf(const QString& place)
{
    return QStringLiteral("place.") + place;
}

} // namespace

MainWindow::MainWindow(model::Settings& settings, const views::Theme& theme, views::ActionRegistry& actions,
                       views::PlaceRegistry places, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_actions(actions)
    , m_places(std::move(places))
    , m_messages(new views::MessageBar(theme, this))
    , m_sideBar(nullptr)
    , m_stack(new QStackedWidget(this))
    , m_status(new views::Label(this))
    , m_library(new views::Label(this))
{
    Q_ASSERT(!m_places.empty());
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(views::crestIcon());
    setAcceptDrops(true);
    m_stack->setObjectName(QStringLiteral("places"));
    m_status->setObjectName(QStringLiteral("statusText"));
    m_library->setObjectName(QStringLiteral("libraryText"));

    auto* page = new QVBoxLayout;
    page->setSpacing(0);
    page->addWidget(m_messages);
    page->addWidget(m_stack, 1);
    auto* centre = new QWidget(this);
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_sideBar = new views::SideBar(m_places, actions, theme, centre);
    row->addWidget(m_sideBar);
    row->addLayout(page, 1);
    setCentralWidget(centre);
    auto* news = new QWidget(this);
    news->setObjectName(QStringLiteral("news"));
    statusBar()->addWidget(news, 1);
    statusBar()->addWidget(m_status, 1);
    m_messages->setStatusLine(news);
    connect(m_messages, &views::MessageBar::statusLineTaken, this,
            [this](bool taken) { m_status->setVisible(!taken); });
    statusBar()->addPermanentWidget(m_library);
    statusBar()->setSizeGripEnabled(false);

    auto* group = new QActionGroup(this);
    for (const views::PlaceEntry& entry : m_places) {
        QAction* action = actions.action(actionOf(entry.id));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id = entry.id] { showPlace(id); });
    }
    connect(actions.action(QStringLiteral("view.sideBar")), &QAction::triggered, this, [this](bool shown) {
        m_settings.setState(kSideBar, shown);
        fitSideBar();
    });
    connect(&theme, &views::Theme::changed, this, &MainWindow::fitSideBar);
    buildMenus();
    retranslate();
    fitSideBar();
}

void MainWindow::fitSideBar()
{
    const QVariant chosen = m_settings.state(kSideBar);
    const bool shown = chosen.isValid() ? chosen.toBool() : m_sideBar->fullWidth() * kSideBarShare <= width();
    m_sideBar->setCollapsed(!shown);
    m_actions.action(QStringLiteral("view.sideBar"))->setChecked(shown);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fitSideBar();
}

void MainWindow::buildMenus()
{
    // One menu a group, in the order of the table.
    QString lastGroup;
    for (const views::ActionSpec& spec : m_actions.specs()) {
        const QString id = QString::fromLatin1(spec.id);
        if (lastGroup != QLatin1String(spec.group)) {
            m_menus.emplace_back(menuBar()->addMenu(QString()), id);
            lastGroup = QLatin1String(spec.group);
        }
        if (spec.newSection)
            m_menus.back().first->addSeparator();
        m_menus.back().first->addAction(m_actions.action(id));
    }
}

views::Place* MainWindow::place(const QString& id)
{
    if (views::Place* made = m_made.value(id))
        return made;
    const auto entry = std::find_if(m_places.begin(), m_places.end(),
                                    [&](const views::PlaceEntry& e) { return e.id == id; });
    if (entry == m_places.end())
        return nullptr;
    // A window is as small as its owner wants it; what does not fit is scrolled.
    auto* frame = new views::PlaceFrame(m_stack);
    m_stack->addWidget(frame);
    m_frames.insert(id, frame);
    // Made where it stays: a widget that moves to another parent loses its fonts to the style sheet.
    views::Place* made = entry->make(frame->viewport());
    m_made.insert(id, made);
    frame->setPlace(made);
    connect(made, &views::Place::statusChanged, this, &MainWindow::showStatus);
    return made;
}

void MainWindow::showPlace(const QString& id)
{
    views::Place* shown = place(id);
    m_current = shown != nullptr ? id : m_places.front().id;
    if (shown == nullptr)
        shown = place(m_current);
    m_stack->setCurrentWidget(m_frames.value(m_current));
    // At once: a program that is killed is there again where it was left.
    const bool isMain = std::any_of(m_places.begin(), m_places.end(), [this](const views::PlaceEntry& entry) {
        return entry.id == m_current && entry.inSideBar;
    });
    if (isMain && isVisible())
        m_settings.setState(kPlace, m_current);
    m_actions.action(actionOf(m_current))->setChecked(true);
    shown->takeFocus();
    showStatus();
    Q_EMIT placeShown(m_current);
}

void MainWindow::setLibraryText(const QString& text)
{
    m_library->setText(text);
}

bool MainWindow::isFirstStart() const
{
    return !m_settings.state(kPlace).isValid();
}

void MainWindow::restore()
{
    if (!restoreGeometry(m_settings.state(kGeometry).toByteArray())) {
        const QSize room = screen()->availableSize();
        resize(QSize(1280, 800).boundedTo(room * 9 / 10));
    }
    showPlace(m_settings.state(kPlace).toString());
}

void MainWindow::save()
{
    m_settings.setState(kGeometry, saveGeometry());
    m_settings.setState(kPlace, m_current);
}

void MainWindow::raiseToUser()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    save();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList files;
    const QList<QUrl> urls = event->mimeData()->urls();
    for (const QUrl& url : urls)
        files << (url.isLocalFile() ? url.toLocalFile() : url.toString());
    event->acceptProposedAction();
    Q_EMIT filesDropped(files);
}

void MainWindow::retranslate()
{
    setWindowTitle(QStringLiteral("Castellan"));
    m_actions.retranslate();
    for (const auto& [menu, id] : m_menus)
        menu->setTitle(m_actions.menuTitle(id));
    showStatus();
}

void MainWindow::showStatus()
{
    if (const views::Place* shown = m_made.value(m_current))
        m_status->setText(shown->status());
}

} // namespace app
