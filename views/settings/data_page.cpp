// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/data_page.h"

#include "views/text/label.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace views {

DataPage::DataPage(std::vector<WelcomeGame> games, DataSurroundings surroundings, model::Settings& settings,
                   const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(std::move(surroundings))
    , m_settings(settings)
    , m_theme(theme)
    , m_gamesTitle(new Label(this))
    , m_games(new OwnedGames(std::move(games), settings, theme, this))
    , m_folderTitle(new Label(this))
    , m_folder(new Label(this))
    , m_openFolder(new QPushButton(this))
    , m_backupsTitle(new Label(this))
    , m_backupsHint(new Label(this))
    , m_backups(new QListWidget(this))
    , m_restore(new QPushButton(this))
    , m_question(new QWidget(this))
    , m_questionText(new Label(m_question))
    , m_yes(new QPushButton(m_question))
    , m_no(new QPushButton(m_question))
{
    setObjectName(QStringLiteral("dataPage"));
    m_folder->setObjectName(QStringLiteral("dataFolder"));
    m_openFolder->setObjectName(QStringLiteral("openDataFolder"));
    m_backups->setObjectName(QStringLiteral("backupList"));
    m_restore->setObjectName(QStringLiteral("restoreBackup"));
    m_yes->setObjectName(QStringLiteral("restoreYes"));
    m_no->setObjectName(QStringLiteral("restoreNo"));
    m_folder->setWordWrap(true);
    m_folder->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* quiet : {m_folder, m_backupsHint})
        quiet->setProperty("role", QStringLiteral("quiet"));
    m_backupsHint->setWordWrap(true);
    m_questionText->setWordWrap(true);
    m_yes->setProperty("role", QStringLiteral("primary"));

    auto* folder = new QHBoxLayout;
    folder->addWidget(m_folder, 1);
    folder->addWidget(m_openFolder);
    auto* question = new QHBoxLayout(m_question);
    question->setContentsMargins(0, 0, 0, 0);
    question->addWidget(m_questionText, 1);
    question->addWidget(m_yes);
    question->addWidget(m_no);
    m_question->hide();
    auto* inside = new QWidget(this);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(8);
    column->addWidget(m_gamesTitle);
    column->addWidget(m_games);
    column->addSpacing(12);
    column->addWidget(m_folderTitle);
    column->addLayout(folder);
    column->addSpacing(12);
    column->addWidget(m_backupsTitle);
    column->addWidget(m_backupsHint);
    column->addWidget(m_backups, 1);
    column->addWidget(m_restore, 0, Qt::AlignLeft);
    column->addWidget(m_question);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inside);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);

    connect(m_openFolder, &QPushButton::clicked, this,
            [this] { m_surroundings.openFolder(QFileInfo(m_surroundings.library()).absolutePath()); });
    connect(m_backups, &QListWidget::currentRowChanged, this, [this](int row) {
        m_restore->setEnabled(row >= 0);
        ask(false);
    });
    connect(m_restore, &QPushButton::clicked, this, [this] { ask(true); });
    connect(m_no, &QPushButton::clicked, this, [this] { ask(false); });
    connect(m_yes, &QPushButton::clicked, this, [this] {
        const int row = m_backups->currentRow();
        ask(false);
        if (row >= 0 && row < m_listed.size())
            m_surroundings.restore(model::Backup(m_listed[row]));
    });
    connect(&theme, &Theme::changed, this, &DataPage::adjust);
    retranslate();
    adjust();
}

void DataPage::setLibrary(model::CardLibrary* library)
{
    m_games->setLibrary(library);
    listBackups();
}

void DataPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DataPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    listBackups();
}

void DataPage::retranslate()
{
    m_gamesTitle->setText(tr("Your games and boxes"));
    m_folderTitle->setText(tr("Your data"));
    m_openFolder->setText(tr("Open folder"));
    m_backupsTitle->setText(tr("Backups"));
    m_backupsHint->setText(
        tr("Castellan makes a backup once a day and before every upgrade, and keeps the last "
           "%1.")
            .arg(model::Backups::kKept));
    m_backups->setAccessibleName(tr("Backups"));
    m_restore->setText(tr("Restore this backup…"));
    m_questionText->setText(tr("Your library goes back to that day. Today’s library is set aside next to it, "
                               "not deleted."));
    m_yes->setText(tr("Restore"));
    m_no->setText(tr("Cancel"));
    listBackups();
}

void DataPage::adjust()
{
    for (QLabel* title : {m_gamesTitle, m_folderTitle, m_backupsTitle})
        title->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    m_backups->setMinimumHeight(m_theme.scaled(110));
}

void DataPage::listBackups()
{
    const QLocale locale(m_settings.language() == model::Language::German ? QLocale::German
                                                                          : QLocale::English);
    m_folder->setText(QDir::toNativeSeparators(m_surroundings.library()));
    m_listed = m_surroundings.backups();
    m_backups->clear();
    for (const model::Backup& backup : m_listed) {
        const QString when = locale.toString(backup.made.toLocalTime(), QLocale::ShortFormat);
        m_backups->addItem(backup.kind == model::BackupKind::Daily ? tr("%1, daily").arg(when)
                                                                   : tr("%1, before an upgrade").arg(when));
    }
    m_restore->setEnabled(m_backups->currentRow() >= 0);
    ask(false);
}

void DataPage::ask(bool asking)
{
    m_question->setVisible(asking);
    m_restore->setVisible(!asking);
    if (asking)
        m_no->setFocus(Qt::OtherFocusReason);
}

} // namespace views
