// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/statistics/statistics_dialog.h"

#include "model/files/file_writer.h"
#include "views/text/label.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace views {

StatisticsDialog::StatisticsDialog(RecordSource source, model::Language language, const Theme& theme,
                                   FileChooser& files, QWidget* parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_theme(theme)
    , m_files(files)
    , m_hint(new Label(this))
    , m_together(addPart(QStringLiteral("recordsTogether")))
    , m_against(addPart(QStringLiteral("recordsAgainst")))
    , m_status(new Label(this))
    , m_export(new QPushButton(this))
    , m_delete(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("statisticsDialog"));
    m_export->setObjectName(QStringLiteral("exportRecords"));
    m_delete->setObjectName(QStringLiteral("deleteRecords"));
    m_close->setObjectName(QStringLiteral("closeRecords"));
    m_status->setObjectName(QStringLiteral("recordsStatus"));
    m_hint->setWordWrap(true);
    m_status->setWordWrap(true);
    m_hint->setProperty("role", QStringLiteral("quiet"));
    m_close->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_export);
    buttons->addWidget(m_delete);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 24);
    column->setSpacing(8);
    column->addWidget(m_hint);
    for (const Part& part : {m_together, m_against}) {
        column->addWidget(part.title);
        column->addWidget(part.table, 1);
    }
    column->addWidget(m_status);
    column->addLayout(buttons);
    setMinimumSize(theme.scaled(760), theme.scaled(360));
    connect(m_export, &QPushButton::clicked, this, &StatisticsDialog::exportTo);
    connect(m_delete, &QPushButton::clicked, this, &StatisticsDialog::remove);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    setLanguage(language);
    refresh();
}

StatisticsDialog::Part StatisticsDialog::addPart(const QString& name)
{
    const Part part{new Label(this), new QTableView(this), new model::RecordTableModel(this)};
    part.title->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    part.title->setBuddy(part.table);
    part.table->setObjectName(name);
    part.table->setModel(part.rows);
    part.table->verticalHeader()->hide();
    part.table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    part.table->horizontalHeader()->setStretchLastSection(true);
    part.table->setSelectionBehavior(QAbstractItemView::SelectRows);
    part.table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    part.table->setTabKeyNavigation(false);
    return part;
}

void StatisticsDialog::refresh()
{
    m_records = m_source.list();
    std::vector<model::RecordRow> together;
    std::vector<model::RecordRow> against;
    for (model::RecordRow& row : model::counted(m_records))
        (row.cooperative ? together : against).push_back(std::move(row));
    for (const auto& [part, rows] : {std::pair(m_together, together), std::pair(m_against, against)}) {
        part.title->setVisible(!rows.empty());
        part.table->setVisible(!rows.empty());
        part.rows->setRows(rows);
    }
    m_asksAgain = false;
    m_status->setText(QString());
    m_status->hide();
    retranslate();
}

void StatisticsDialog::setLanguage(model::Language language)
{
    m_together.rows->setLanguage(language);
    m_against.rows->setLanguage(language);
    retranslate();
}

void StatisticsDialog::exportTo()
{
    const QString path =
        m_files.fileToSave(this, tr("Export your matches"), QStringLiteral("castellan-matches.csv"),
                           tr("Table (*.csv);;JSON (*.json)"));
    if (path.isEmpty())
        return;
    const bool isJson = QFileInfo(path).suffix().compare(QLatin1String("json"), Qt::CaseInsensitive) == 0;
    const auto written =
        model::writeFile(path, isJson ? model::recordsAsJson(m_records) : model::recordsAsCsv(m_records));
    const QString name = QFileInfo(path).fileName();
    m_status->setText(
        written ? tr("%n match(es) exported to “%1”.", nullptr, static_cast<int>(m_records.size())).arg(name)
                : tr("“%1” cannot be written: %2.").arg(name, written.error().reason));
    m_status->show();
}

void StatisticsDialog::remove()
{
    if (!m_asksAgain) {
        m_asksAgain = true;
        retranslate();
        return;
    }
    const bool isDone = m_source.clear();
    refresh();
    m_status->setText(isDone ? tr("All records were deleted.")
                             : tr("The records cannot be deleted. Is the library writable?"));
    m_status->show();
}

void StatisticsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StatisticsDialog::retranslate()
{
    setWindowTitle(tr("Your matches"));
    m_hint->setText(
        m_records.empty()
            ? tr("No match has ended at the table yet. Matches that you play against the game or "
                 "against bots are counted here when they end.")
            : tr("Matches that ended at the table. A match counts as played with help if you took "
                 "choices back or bots played on your side."));
    m_together.title->setText(tr("&Together against the game"));
    m_against.title->setText(tr("&Against each other"));
    m_together.table->setAccessibleName(tr("Together against the game"));
    m_against.table->setAccessibleName(tr("Against each other"));
    m_export->setText(tr("&Export…"));
    m_export->setToolTip(tr("Write every match to a table or JSON file"));
    m_delete->setText(m_asksAgain
                          ? tr("&Delete %n record(s) for good", nullptr, static_cast<int>(m_records.size()))
                          : tr("&Delete all…"));
    m_delete->setToolTip(tr("Delete the records of all matches; this cannot be undone"));
    m_close->setText(tr("C&lose"));
    m_export->setEnabled(!m_records.empty());
    m_delete->setEnabled(!m_records.empty());
}

} // namespace views
