// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QDialog>

class QLabel;
class QListWidget;

namespace views {

/// All characters of a game to tick those that somebody has: letters go to a name, Space ticks it.
class OwnChecklist : public QDialog
{
    Q_OBJECT

public:
    /// `box` is the box that was just ticked; empty: none.
    OwnChecklist(const QString& box, const Theme& theme, QWidget* parent = nullptr);

    void addCard(const QString& id, const QString& name, bool ticked);
    [[nodiscard]] QStringList ticked() const;

private:
    void tickAll(bool ticked);
    void count();

    QListWidget* m_list;
    QLabel* m_count;
};

} // namespace views
