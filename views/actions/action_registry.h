// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/settings/settings.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QObject>

#include <vector>

namespace views {

/// What is known about an action before it exists. Texts are marked with QT_TRANSLATE_NOOP("Actions", …).
struct ActionSpec
{
    const char* id;      ///< stable, "view.larger": settings and tests use it
    const char* group;   ///< heading in the shortcut editor and title of its menu
    const char* text;    ///< with a mnemonic
    const char* toolTip; ///< one sentence without a full stop
    const char* keys;    ///< default shortcut in portable text; "" for none
    const char* icon;    ///< name in resources/icons; "" for none
    bool checkable = false;
    bool newSection = false; ///< a line stands above it in its menu
    const char* otherKeys = "";
};

/// Every action of the program: made once, in one place, with text, tool tip, icon and keys, and kept right
/// when the language, the scheme or the keys change. Menus, buttons and the shortcut editor all show these
/// same actions.
class ActionRegistry : public QObject
{
    Q_OBJECT

public:
    ActionRegistry(const std::vector<ActionSpec>& specs, model::Settings& settings, const Theme& theme,
                   QObject* parent = nullptr);

    /// The action of an id that is in the table.
    [[nodiscard]] QAction* action(const QString& id) const;
    [[nodiscard]] const std::vector<ActionSpec>& specs() const { return m_specs; }

    [[nodiscard]] QKeySequence keys(const QString& id) const;
    [[nodiscard]] QKeySequence defaultKeys(const QString& id) const;
    [[nodiscard]] bool hasOwnKeys(const QString& id) const;

    /// Gives keys to an action, also when another has them: see conflicts(). The default is stored as "no
    /// choice".
    void setKeys(const QString& id, const QKeySequence& keys);
    void resetKeys(const QString& id);
    void resetAllKeys();

    /// Other actions that answer to the same keys; neither works by keys until one of them changes.
    [[nodiscard]] std::vector<QString> conflicts(const QString& id) const;

    /// The text without mnemonic and dots, as a heading or list shows it.
    [[nodiscard]] QString plainText(const QString& id) const;
    /// The group's heading, plain or with the mnemonic of its menu.
    [[nodiscard]] QString groupText(const QString& id) const;
    [[nodiscard]] QString menuTitle(const QString& id) const;

    /// All texts anew; called by the owner on QEvent::LanguageChange.
    void retranslate();

Q_SIGNALS:
    void keysChanged();

private:
    [[nodiscard]] const ActionSpec& spec(const QString& id) const;
    void applyKeys();

    std::vector<ActionSpec> m_specs;
    model::Settings& m_settings;
    std::vector<QAction*> m_actions; ///< parallel to m_specs
};

} // namespace views
