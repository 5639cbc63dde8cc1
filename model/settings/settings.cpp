// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/settings/settings.h"

#include "model/files/file_writer.h"
#include "model/files/work_folder.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>

#include <algorithm>

namespace model {

namespace {

constexpr int kMoment = 400; ///< ms

const QString kLanguage = QStringLiteral("language");
const QString kScheme = QStringLiteral("appearance/scheme");
const QString kTextSize = QStringLiteral("appearance/textSize");
const QString kDensity = QStringLiteral("appearance/density");
const QString kMotion = QStringLiteral("appearance/motion");

/// How long another program may take to save its settings.
constexpr int kPatience = 2000;

/// In a file numbers and the like become words.
bool isSame(const QVariant& read, const QVariant& given)
{
    return read == given || read.toStringList() == given.toStringList() ||
           read.toString() == given.toString();
}

QString shortcutKey(const QString& action)
{
    return QStringLiteral("shortcuts/") + action;
}

} // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent)
    , m_store(file, QSettings::IniFormat)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kMoment);
    connect(&m_later, &QTimer::timeout, this, &Settings::writeNoted);
}

Settings::~Settings()
{
    writeNoted();
}

QString Settings::defaultFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/castellan.ini");
}

Language Settings::language() const
{
    return languageFromCode(value(kLanguage).toString()).value_or(systemLanguage());
}

void Settings::setLanguage(Language language)
{
    const bool changes = language != this->language();
    write(kLanguage, languageCode(language));
    if (changes)
        Q_EMIT languageChanged(language);
}

ColourScheme Settings::colourScheme() const
{
    const QString name = value(kScheme).toString();
    if (name == u"light")
        return ColourScheme::Light;
    if (name == u"contrast")
        return ColourScheme::Contrast;
    return name == u"dark" ? ColourScheme::Dark : ColourScheme::System;
}

void Settings::setColourScheme(ColourScheme scheme)
{
    if (scheme == colourScheme())
        return;
    const auto name = [scheme] {
        switch (scheme) {
        case ColourScheme::System: break;
        case ColourScheme::Light: return QStringLiteral("light");
        case ColourScheme::Dark: return QStringLiteral("dark");
        case ColourScheme::Contrast: return QStringLiteral("contrast");
        }
        return QStringLiteral("system");
    };
    write(kScheme, name());
    Q_EMIT appearanceChanged();
}

int Settings::textSize() const
{
    bool ok = false;
    const int percent = value(kTextSize).toInt(&ok);
    return ok ? std::clamp(percent, kSmallestText, kLargestText) : kSmallestText;
}

void Settings::setTextSize(int percent)
{
    percent = std::clamp(percent, kSmallestText, kLargestText);
    if (percent == textSize())
        return;
    write(kTextSize, percent);
    Q_EMIT appearanceChanged();
}

void Settings::stepTextSize(int direction)
{
    const int now = textSize();
    if (direction > 0) {
        setTextSize(*std::upper_bound(kTextSizes.begin(), kTextSizes.end() - 1, now));
    } else {
        const auto reached = std::lower_bound(kTextSizes.begin(), kTextSizes.end(), now);
        setTextSize(reached == kTextSizes.begin() ? kSmallestText : *(reached - 1));
    }
}

Density Settings::density() const
{
    return value(kDensity).toString() == u"compact" ? Density::Compact : Density::Comfortable;
}

void Settings::setDensity(Density density)
{
    if (density == this->density())
        return;
    write(kDensity, density == Density::Compact ? QStringLiteral("compact") : QStringLiteral("comfortable"));
    Q_EMIT appearanceChanged();
}

Motion Settings::motion() const
{
    const QString stored = value(kMotion).toString();
    return stored == u"on" ? Motion::On : stored == u"off" ? Motion::Off : Motion::System;
}

void Settings::setMotion(Motion motion)
{
    if (motion == this->motion())
        return;
    write(kMotion, motion == Motion::On    ? QStringLiteral("on")
                   : motion == Motion::Off ? QStringLiteral("off")
                                           : QStringLiteral("system"));
    Q_EMIT appearanceChanged();
}

std::optional<QKeySequence> Settings::shortcut(const QString& action) const
{
    const QVariant stored = value(shortcutKey(action));
    if (!stored.isValid())
        return std::nullopt;
    return QKeySequence::fromString(stored.toString(), QKeySequence::PortableText);
}

void Settings::setShortcut(const QString& action, const std::optional<QKeySequence>& keys)
{
    if (keys == shortcut(action))
        return;
    write(shortcutKey(action), keys ? QVariant(keys->toString(QKeySequence::PortableText)) : QVariant());
    Q_EMIT shortcutsChanged();
}

QVariant Settings::state(const QString& key, const QVariant& fallback) const
{
    if (const auto noted = m_noted.constFind(key); noted != m_noted.cend())
        return *noted;
    return value(QStringLiteral("state/") + key, fallback);
}

void Settings::setState(const QString& key, const QVariant& value)
{
    m_noted.remove(key);
    write(QStringLiteral("state/") + key, value);
}

void Settings::noteState(const QString& key, const QVariant& value)
{
    if (state(key) == value)
        return;
    m_noted.insert(key, value);
    if (!m_later.isActive())
        m_later.start();
}

void Settings::writeNoted()
{
    // Each write waits for the disk, which is too long between two keys.
    for (auto it = m_noted.cbegin(); it != m_noted.cend(); ++it)
        m_changed.insert(QStringLiteral("state/") + it.key(), it.value());
    m_noted.clear();
    if (!m_changed.isEmpty())
        sync();
}

void Settings::write(const QString& key, const QVariant& value)
{
    m_changed.insert(key, value);
    sync();
}

QVariant Settings::value(const QString& key, const QVariant& fallback) const
{
    if (const auto changed = m_changed.constFind(key); changed != m_changed.cend())
        return changed->isValid() ? *changed : fallback;
    return m_store.value(key, fallback);
}

void Settings::sync()
{
    const QString folder = QFileInfo(file()).absolutePath();
    makePrivateFolder(folder);
    // Two programs that save at the same time must not undo each other's changes.
    QLockFile lock(file() + QStringLiteral(".lock"));
    const bool isLocked = lock.tryLock(kPatience);
    m_store.sync();
    const auto content = contentToSave();
    const auto written = content && isLocked ? writeFile(file(), *content, FileAccess::Private)
                                             : WriteResult(WriteError{false, {}});
    if (written) {
        m_changed.clear();
        m_store.sync();
        m_failureReported = false;
    } else if (!m_failureReported) {
        m_failureReported = true;
        Q_EMIT saveFailed(file());
    }
}

/// QSettings writes files by QSaveFile, which does not notice a full disk. So it only puts the content into
/// words here, in a folder for a moment, and what it has written is read again and compared.
std::optional<QByteArray> Settings::contentToSave() const
{
    const WorkFolder folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    QHash<QString, QVariant> all;
    for (const QString& key : m_store.allKeys())
        all.insert(key, m_store.value(key));
    all.insert(m_changed);
    {
        QSettings store(path, QSettings::IniFormat);
        for (auto it = all.cbegin(); it != all.cend(); ++it)
            if (it->isValid())
                store.setValue(it.key(), *it);
    }
    QFile written(path);
    if (!folder.isValid() || !written.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QSettings again(path, QSettings::IniFormat);
    for (auto it = all.cbegin(); it != all.cend(); ++it)
        if (it->isValid() && !isSame(again.value(it.key()), *it))
            return std::nullopt;
    return written.readAll();
}

} // namespace model
