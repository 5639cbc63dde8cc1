// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/about/about_dialog.h"

#include "views/frame/crest.h"
#include "views/text/label.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

namespace {
constexpr int kMargin = 24;
const QRect kCrest(kMargin, kMargin, 48, 56);
} // namespace

AboutDialog::AboutDialog(const ReportPlaces& places, const Theme& theme, QWidget* parent)
    : QDialog(parent)
    , m_theme(theme)
    , m_title(new Label(QStringLiteral("Castellan"), this))
    , m_version(new Label(this))
    , m_what(new Label(this))
    , m_licence(new Label(this))
    , m_reportTitle(new Label(this))
    , m_report(new QPlainTextEdit(systemReport(places), this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("aboutDialog"));
    m_report->setObjectName(QStringLiteral("systemReport"));
    m_copy->setObjectName(QStringLiteral("copyReport"));
    m_close->setObjectName(QStringLiteral("closeAbout"));
    m_title->setFont(theme.fonts().heading(24));
    m_version->setProperty("role", QStringLiteral("quiet"));
    m_licence->setProperty("role", QStringLiteral("quiet"));
    m_what->setWordWrap(true);
    m_licence->setWordWrap(true);
    m_reportTitle->setFont(theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    m_reportTitle->setBuddy(m_report);
    m_report->setReadOnly(true);
    m_report->setFont(theme.fonts().fixed());
    m_report->setMinimumHeight(QFontMetrics(m_report->font()).lineSpacing() * 13 + 24);
    m_report->setTabChangesFocus(true);
    m_close->setDefault(true);
    m_close->setFocus();

    auto* head = new QVBoxLayout;
    head->setSpacing(0);
    head->setContentsMargins(kCrest.width() + 20, 0, 0, 0);
    head->addWidget(m_title);
    head->addWidget(m_version);
    head->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_copy);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin - 4, kMargin, kMargin);
    column->setSpacing(12);
    column->addLayout(head);
    column->addSpacing(12);
    column->addWidget(m_what);
    column->addWidget(m_licence);
    column->addSpacing(4);
    column->addWidget(m_reportTitle);
    column->addWidget(m_report, 1);
    column->addLayout(buttons);
    setMinimumWidth(theme.scaled(640));

    connect(m_copy, &QPushButton::clicked, this, &AboutDialog::copy);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    retranslate();
}

void AboutDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AboutDialog::paintEvent(QPaintEvent* event)
{
    QDialog::paintEvent(event);
    QPainter painter(this);
    paintCrest(painter, kCrest, m_theme.tokens());
}

void AboutDialog::retranslate()
{
    setWindowTitle(tr("About Castellan"));
    m_version->setText(tr("Version %1").arg(QCoreApplication::applicationVersion()));
    m_what->setText(tr("Deck builder, rules reference and practice table for tabletop card games that you "
                       "own on paper. Unofficial: the names of games and cards belong to their owners, and "
                       "no artwork or rulebook text is included."));
    m_licence->setText(tr("Free software under the GNU General Public License, version 3 or later."));
    m_reportTitle->setText(tr("&For bug reports"));
    m_report->setAccessibleName(tr("Details of this computer"));
    m_copy->setText(m_copied ? tr("Copied") : tr("&Copy details"));
    m_copy->setToolTip(tr("Copy these lines to paste them into a bug report"));
    m_close->setText(tr("C&lose"));
}

void AboutDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_report->toPlainText());
    m_copied = true;
    retranslate();
}

} // namespace views
