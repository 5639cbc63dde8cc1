// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/label.h"

namespace views {

Label::Label(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

Label::Label(const QString& text, QWidget* parent)
    : Label(parent)
{
    setText(text);
}

RichLabel::RichLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::RichText);
}

} // namespace views
