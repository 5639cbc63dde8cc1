// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/motion.h"

#include <QFile>
#include <QSettings>
#include <QVariant>

namespace views {

bool systemReducesMotion(const QString& configFolder)
{
    const auto said = [&](const char* file, const char* key) -> QString {
        const QString path = configFolder + u'/' + QString::fromLatin1(file);
        return QFile::exists(path)
                   ? QSettings(path, QSettings::IniFormat).value(QString::fromLatin1(key)).toString()
                   : QString();
    };
    bool isNumber = false;
    if (said("kdeglobals", "KDE/AnimationDurationFactor").toDouble(&isNumber) == 0 && isNumber)
        return true;
    for (const char* file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"}) {
        const QString animations = said(file, "Settings/gtk-enable-animations").toLower();
        if (animations == QStringLiteral("false") || animations == QStringLiteral("0"))
            return true;
    }
    return false;
}

} // namespace views
