// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace views {

/// Tab goes through everything on a page from line to line, as it is read. For pages whose fields come and
/// go; called once they lie where they belong.
void orderTabsByPlace(QWidget& page);

} // namespace views
