// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/actions/action_registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace views {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("Actions", text);
}

} // namespace

ActionRegistry::ActionRegistry(const std::vector<ActionSpec>& specs, model::Settings& settings,
                               const Theme& theme, QObject* parent)
    : QObject(parent)
    , m_specs(specs)
    , m_settings(settings)
{
    for (const ActionSpec& spec : m_specs) {
        auto* action = new QAction(this);
        action->setObjectName(QString::fromLatin1(spec.id));
        action->setCheckable(spec.checkable);
        if (*spec.icon != '\0')
            action->setIcon(theme.icon(QString::fromLatin1(spec.icon)));
        m_actions.push_back(action);
    }
    retranslate();
    connect(&settings, &model::Settings::shortcutsChanged, this, &ActionRegistry::applyKeys);
}

const ActionSpec& ActionRegistry::spec(const QString& id) const
{
    const auto it = std::find_if(m_specs.begin(), m_specs.end(),
                                 [&](const ActionSpec& s) { return id == QLatin1String(s.id); });
    Q_ASSERT_X(it != m_specs.end(), "ActionRegistry", qPrintable(id));
    return *it;
}

QAction* ActionRegistry::action(const QString& id) const
{
    return m_actions[static_cast<size_t>(&spec(id) - m_specs.data())];
}

QKeySequence ActionRegistry::defaultKeys(const QString& id) const
{
    return QKeySequence::fromString(QString::fromLatin1(spec(id).keys), QKeySequence::PortableText);
}

QKeySequence ActionRegistry::keys(const QString& id) const
{
    return m_settings.shortcut(id).value_or(defaultKeys(id));
}

bool ActionRegistry::hasOwnKeys(const QString& id) const
{
    return m_settings.shortcut(id).has_value();
}

void ActionRegistry::setKeys(const QString& id, const QKeySequence& keys)
{
    m_settings.setShortcut(id, keys == defaultKeys(id) ? std::nullopt : std::optional(keys));
}

void ActionRegistry::resetKeys(const QString& id)
{
    m_settings.setShortcut(id, std::nullopt);
}

void ActionRegistry::resetAllKeys()
{
    for (const ActionSpec& spec : m_specs)
        resetKeys(QString::fromLatin1(spec.id));
}

std::vector<QString> ActionRegistry::conflicts(const QString& id) const
{
    std::vector<QString> others;
    const QKeySequence mine = keys(id);
    if (mine.isEmpty())
        return others;
    for (const ActionSpec& spec : m_specs) {
        const QString other = QString::fromLatin1(spec.id);
        if (other != id && keys(other) == mine)
            others.push_back(other);
    }
    return others;
}

QString ActionRegistry::plainText(const QString& id) const
{
    QString text = translated(spec(id).text);
    text.remove(u'&');
    if (text.endsWith(u'…'))
        text.chop(1);
    return text;
}

QString ActionRegistry::groupText(const QString& id) const
{
    return menuTitle(id).remove(u'&');
}

QString ActionRegistry::menuTitle(const QString& id) const
{
    return translated(spec(id).group);
}

void ActionRegistry::retranslate()
{
    for (size_t i = 0; i < m_specs.size(); ++i)
        m_actions[i]->setText(translated(m_specs[i].text));
    applyKeys();
}

void ActionRegistry::applyKeys()
{
    for (size_t i = 0; i < m_specs.size(); ++i) {
        const QKeySequence keys = this->keys(QString::fromLatin1(m_specs[i].id));
        // Where nothing else was chosen, the platform's other keys for it work too.
        QList<QKeySequence> all{keys};
        if (*m_specs[i].otherKeys != '\0' && keys == defaultKeys(QString::fromLatin1(m_specs[i].id)))
            all << QKeySequence::fromString(QString::fromLatin1(m_specs[i].otherKeys),
                                            QKeySequence::PortableText);
        m_actions[i]->setShortcuts(all);
        const QString tip = translated(m_specs[i].toolTip);
        m_actions[i]->setToolTip(
            keys.isEmpty()
                ? tip
                : tr("%1 (%2)", "tool tip and its keys").arg(tip, keys.toString(QKeySequence::NativeText)));
        m_actions[i]->setStatusTip(tip);
    }
    Q_EMIT keysChanged();
}

} // namespace views
