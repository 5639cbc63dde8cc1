// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/theme.h"

#include "views/theme/icon_engine.h"
#include "views/theme/mark_style.h"
#include "views/theme/motion.h"
#include "views/theme/style.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QStandardPaths>
#include <QStyleHints>
#include <QToolTip>

namespace views {

namespace {

/// Qt 6.4 cannot be asked for the system's scheme; its palette tells.
Scheme systemScheme()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (const auto known = QGuiApplication::styleHints()->colorScheme(); known != Qt::ColorScheme::Unknown)
        return known == Qt::ColorScheme::Dark ? Scheme::Dark : Scheme::Light;
#endif
    // Without one of our own the application shows the system's.
    QApplication::setPalette(QPalette());
    return schemeOf(QApplication::palette());
}

} // namespace

Theme::Theme(const model::Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
    QApplication::setStyle(new MarkStyle);
    apply();
    connect(&settings, &model::Settings::appearanceChanged, this, &Theme::apply);
    qApp->installEventFilter(this);
}

int Theme::gap(int units) const
{
    return (m_compact ? (units + 1) / 2 : units) * 4;
}

int Theme::scaled(int pixels) const
{
    return pixels * m_settings.textSize() / 100;
}

QIcon Theme::icon(const QString& name) const
{
    return QIcon(new IconEngine(name, *this));
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ThemeChange && !m_applying &&
        m_settings.colourScheme() == model::ColourScheme::System)
        apply();
    return QObject::eventFilter(watched, event);
}

Scheme Theme::wantedScheme() const
{
    switch (m_settings.colourScheme()) {
    case model::ColourScheme::Light: return Scheme::Light;
    case model::ColourScheme::Dark: return Scheme::Dark;
    case model::ColourScheme::Contrast: return Scheme::Contrast;
    case model::ColourScheme::System: break;
    }
    return systemScheme();
}

void Theme::apply()
{
    const QScopedValueRollback guard(m_applying, true);
    m_scheme = wantedScheme();
    m_fonts = Fonts(m_settings.textSize());
    m_compact = m_settings.density() == model::Density::Compact;
    QApplication::setPalette(paletteFor(tokens()));
    QApplication::setFont(m_fonts.interface());
    QToolTip::setFont(m_fonts.interface(Fonts::kSmall));
    // Putting a style sheet on takes as long as making the window; text sizes are not in it.
    if (const QString sheet = styleSheetFor(tokens(), m_compact); sheet != qApp->styleSheet())
        qApp->setStyleSheet(sheet);
    Q_EMIT changed();
}

bool Theme::hasMotion() const
{
    if (m_settings.motion() != model::Motion::System)
        return m_settings.motion() == model::Motion::On;
    return !systemReducesMotion(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
}

} // namespace views
