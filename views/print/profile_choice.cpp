// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/print/profile_choice.h"

#include "model/proxies/sheet_options.h"
#include "model/settings/settings.h"
#include "views/frame/choice_box.h"
#include "views/print/profile_dialog.h"
#include "views/text/label.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {
const QString kChosenProfile = QStringLiteral("print/profile");
}

ProfileChoice::ProfileChoice(model::Settings& settings, const Theme& theme, FileChooser& files,
                             PagePrinter& printer, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_files(files)
    , m_printer(printer)
    , m_label(new Label(this))
    , m_profile(new ChoiceBox(this))
    , m_measure(new QPushButton(this))
    , m_remove(new QToolButton(this))
    , m_note(new Label(this))
{
    m_profile->setObjectName(QStringLiteral("printerProfile"));
    m_profile->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_profile->setMinimumContentsLength(10);
    m_label->setBuddy(m_profile);
    m_measure->setObjectName(QStringLiteral("measurePrinter"));
    m_remove->setObjectName(QStringLiteral("removeProfile"));
    m_note->setObjectName(QStringLiteral("profileNote"));
    m_note->setProperty("role", QStringLiteral("quiet"));
    m_note->setWordWrap(true);

    auto* row = new QHBoxLayout;
    row->addWidget(m_profile, 1);
    row->addWidget(m_remove);
    row->addWidget(m_measure);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_label);
    column->addLayout(row);
    column->addWidget(m_note);

    connect(m_profile, &QComboBox::activated, this, [this] { keep(m_profile->currentData().toString()); });
    retranslate();
    fill();
}

void ProfileChoice::setActions(QAction* measure, QAction* remove)
{
    connect(m_measure, &QPushButton::clicked, measure, &QAction::trigger);
    m_remove->setDefaultAction(remove);
    m_remove->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void ProfileChoice::fill()
{
    const QString wanted = m_settings.state(kChosenProfile).toString();
    m_profile->clear();
    m_profile->addItem(tr("Not calibrated"), QString());
    for (const model::PrinterProfile& known : model::PrinterProfiles(m_settings).all())
        m_profile->addItem(known.name, known.name);
    m_profile->setCurrentIndex(std::max(0, m_profile->findData(wanted)));
    showNote();
}

void ProfileChoice::keep(const QString& name)
{
    m_settings.setState(kChosenProfile, name);
    fill();
    Q_EMIT changed();
}

void ProfileChoice::setPaper(const QSizeF& paper)
{
    m_paper = paper;
    showNote();
}

void ProfileChoice::showNote()
{
    const model::PrinterProfile chosen = profile();
    QStringList where;
    for (const QString& part : {chosen.printer, chosen.tray}) {
        if (!part.isEmpty())
            where << part;
    }
    const bool other =
        !chosen.paper.isEmpty() && chosen.paper != model::sizeText(model::paperSizes(), m_paper);
    m_note->setText(other ? tr("This profile was created for different paper (%1). Calibrate the printer for "
                               "this paper too.")
                                .arg(chosen.paper.toUpper())
                          : where.join(QStringLiteral(", ")));
    m_note->setVisible(!m_note->text().isEmpty());
}

model::PrinterProfile ProfileChoice::profile() const
{
    const QString name = m_profile->currentData().toString();
    return model::PrinterProfiles(m_settings).find(name).value_or(model::PrinterProfile());
}

void ProfileChoice::remove()
{
    const model::PrinterProfile gone = profile();
    if (gone.name.isEmpty())
        return;
    model::PrinterProfiles(m_settings).remove(gone.name);
    keep(QString());
    Q_EMIT told({QStringLiteral("profile"),
                 MessageKind::Note,
                 [name = gone.name] { return tr("The printer profile “%1” was removed.").arg(name); },
                 {{[] { return tr("Undo"); },
                   [this, gone] {
                       model::PrinterProfiles(m_settings).keep(gone);
                       keep(gone.name);
                   }}}});
}

void ProfileChoice::measure()
{
    auto* dialog = new ProfileDialog(m_settings, m_theme, m_printer, m_files, m_paper, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ProfileDialog::kept, this, &ProfileChoice::keep);
    connect(dialog, &ProfileDialog::told, this, &ProfileChoice::told);
    dialog->open();
}

void ProfileChoice::retranslate()
{
    m_label->setText(tr("Printer &profile"));
    m_profile->setToolTip(tr("Corrects the scale and rotation of your printer"));
    m_profile->setAccessibleName(tr("Printer profile"));
    if (m_profile->count() > 0)
        m_profile->setItemText(0, tr("Not calibrated"));
    m_measure->setText(tr("Calibrate…"));
    m_measure->setToolTip(tr("Print a page, measure it and save the numbers"));
    showNote();
}

void ProfileChoice::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace views
