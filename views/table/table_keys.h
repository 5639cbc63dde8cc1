// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/actions/action_registry.h"

#include <QDialog>

namespace views {

class TextPage;

/// All keys of the table on one page: those of the board, which have no menu entry, then those of its
/// actions as they are set now. The key that opened it closes it again.
class TableKeys : public QDialog
{
    Q_OBJECT

public:
    /// Both outlive the dialog.
    TableKeys(const ActionRegistry& actions, const Theme& theme, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    TextPage* m_page;
};

} // namespace views
