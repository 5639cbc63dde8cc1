// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/print/profile_dialog.h"

#include "model/proxies/calibration_page.h"
#include "model/proxies/proxy_words.h"
#include "views/text/label.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPrinter>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

ProfileDialog::ProfileDialog(model::Settings& settings, const Theme& theme, PagePrinter& printer,
                             FileChooser& files, const QSizeF& paper, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_printer(printer)
    , m_files(files)
    , m_paper(paper)
{
    setObjectName(QStringLiteral("profileDialog"));
    const model::CalibrationLengths lengths = model::calibrationLengths(paper);
    m_print = new QPushButton(this);
    m_save = new QPushButton(this);
    m_save->setObjectName(QStringLiteral("saveCalibration"));
    m_across = number("barAcross", 0, 2000, lengths.across);
    m_along = number("barAlong", 0, 2000, lengths.along);
    m_upperX = number("upperX", -20, 20, 0);
    m_upperY = number("upperY", -20, 20, 0);
    m_lowerX = number("lowerX", -20, 20, 0);
    m_lowerY = number("lowerY", -20, 20, 0);
    m_name = line("profileName");
    m_printerName = line("profilePrinter");
    m_tray = line("profileTray");
    m_result = new Label(this);
    m_result->setObjectName(QStringLiteral("profileResult"));
    m_result->setWordWrap(true);
    m_keep = new QPushButton(this);
    m_keep->setObjectName(QStringLiteral("keepProfile"));
    m_keep->setProperty("role", QStringLiteral("primary"));
    m_keep->setDefault(true);
    m_cancel = new QPushButton(this);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    const auto step = [&] {
        auto* heading = new Label(this);
        heading->setWordWrap(true);
        heading->setFont(theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
        m_steps.push_back(heading);
        column->addWidget(heading);
    };
    const auto form = [&](std::initializer_list<std::pair<QWidget*, QWidget*>> rows) {
        auto* layout = new QFormLayout;
        layout->setHorizontalSpacing(16);
        for (const auto& [first, second] : rows) {
            auto* label = new Label(this);
            label->setBuddy(first);
            m_labels.push_back(label);
            auto* fields = new QHBoxLayout;
            fields->addWidget(first, 1);
            if (second != nullptr)
                fields->addWidget(second, 1);
            layout->addRow(label, fields);
        }
        column->addLayout(layout);
    };
    step();
    auto* page = new QHBoxLayout;
    page->addWidget(m_print);
    page->addWidget(m_save);
    page->addStretch(1);
    column->addLayout(page);
    step();
    form({{m_across, nullptr}, {m_along, nullptr}, {m_upperX, m_upperY}, {m_lowerX, m_lowerY}});
    step();
    form({{m_name, nullptr}, {m_printerName, nullptr}, {m_tray, nullptr}});
    column->addWidget(m_result);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_keep);
    column->addLayout(buttons);

    connect(m_print, &QPushButton::clicked, this, &ProfileDialog::printPage);
    connect(m_save, &QPushButton::clicked, this, &ProfileDialog::savePage);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_keep, &QPushButton::clicked, this, &ProfileDialog::keep);
    retranslate();
}

QDoubleSpinBox* ProfileDialog::number(const char* name, double low, double high, double value)
{
    auto* box = new QDoubleSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(low, high);
    box->setDecimals(2);
    box->setSingleStep(0.1);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setSuffix(QStringLiteral(" mm"));
    box->setValue(value);
    connect(box, &QDoubleSpinBox::valueChanged, this, &ProfileDialog::check);
    return box;
}

QLineEdit* ProfileDialog::line(const char* name)
{
    auto* edit = new QLineEdit(this);
    edit->setObjectName(QLatin1String(name));
    edit->setMaxLength(60);
    connect(edit, &QLineEdit::textChanged, this, &ProfileDialog::check);
    return edit;
}

std::optional<model::PrinterProfile> ProfileDialog::measured() const
{
    return model::profileFrom({m_across->value(),
                               m_along->value(),
                               {m_upperX->value(), m_upperY->value()},
                               {m_lowerX->value(), m_lowerY->value()}},
                              m_paper);
}

void ProfileDialog::check()
{
    const auto profile = measured();
    const auto percent = [](double scale) { return QLocale().toString(scale * 100, 'f', 2); };
    const auto mm = [](double length) { return QLocale().toString(length, 'f', 2); };
    m_result->setProperty("role", profile ? QStringLiteral("quiet") : QStringLiteral("danger"));
    m_result->setText(profile
                          ? tr("The printer’s scale is %1 % horizontally and %2 % vertically. The back is "
                               "off by %3 mm and %4 mm and rotated by %5°. All of this will be corrected.")
                                .arg(percent(profile->scaleX), percent(profile->scaleY),
                                     mm(profile->back.x()), mm(profile->back.y()), mm(profile->backTurn))
                          : tr("A ruler can’t be off by a tenth or more, and a cross can’t be outside its "
                               "grid. Measure again, in millimetres."));
    m_keep->setEnabled(profile && !m_name->text().trimmed().isEmpty());
}

void ProfileDialog::keep()
{
    auto profile = measured();
    if (!profile)
        return;
    profile->name = m_name->text().trimmed();
    profile->printer = m_printerName->text().trimmed();
    profile->paper = model::sizeText(model::paperSizes(), m_paper);
    profile->tray = m_tray->text().trimmed();
    model::PrinterProfiles(m_settings).keep(*profile);
    Q_EMIT kept(profile->name);
    accept();
}

void ProfileDialog::printPage()
{
    const model::PagedWork pages = model::calibrationPages(m_paper, m_settings.language());
    std::optional<model::ProxyFailure> failure;
    const Printed printed = m_printer.print(this, pages.title, [&](QPrinter& printer) {
        m_printerName->setText(printer.printerName());
        failure = model::printPages(pages, printer);
    });
    if (!failure)
        failure = printed.failure;
    if (failure)
        Q_EMIT told({QStringLiteral("print"),
                     MessageKind::Warning,
                     [failure = *failure] { return model::ProxyWords::failure(failure); },
                     {}});
}

void ProfileDialog::savePage()
{
    const model::PagedWork pages = model::calibrationPages(m_paper, m_settings.language());
    const QString path =
        m_files.fileToSave(this, tr("Save calibration page"), tr("calibration.pdf"), tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    if (const auto failure = model::writePages(pages, path))
        Q_EMIT told({QStringLiteral("print"),
                     MessageKind::Warning,
                     [failure = *failure] { return model::ProxyWords::failure(failure); },
                     {}});
}

void ProfileDialog::retranslate()
{
    setWindowTitle(tr("Calibrate your printer"));
    m_steps[0]->setText(tr("1. Print the page on both sides, without scaling."));
    m_steps[1]->setText(tr("2. Measure the two rulers. Hold the page up to the light and read the position "
                           "of the crosses on the back."));
    m_steps[2]->setText(tr("3. Give the profile a name."));
    m_print->setText(tr("Print page…"));
    m_save->setText(tr("Save page as PDF…"));
    const QStringList labels{tr("&Horizontal ruler"),
                             tr("&Vertical ruler"),
                             tr("&Upper cross: right, down"),
                             tr("L&ower cross: right, down"),
                             tr("&Name"),
                             tr("&Printer"),
                             tr("&Tray")};
    for (size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(labels[static_cast<qsizetype>(i)]);
    m_upperY->setAccessibleName(tr("Upper cross, down"));
    m_lowerY->setAccessibleName(tr("Lower cross, down"));
    m_name->setPlaceholderText(tr("For example: office, A4, tray 2"));
    m_keep->setText(tr("Save"));
    m_cancel->setText(tr("Cancel"));
    check();
}

void ProfileDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace views
