// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/markup.h"

#include <QLabel>

namespace views {

using model::Markup;

/// A label that shows its text as it is. Every label of the program is one of these or a RichLabel: a plain
/// QLabel takes a text that looks like HTML for HTML, and reads the files that it names.
class Label : public QLabel
{
    Q_OBJECT

public:
    explicit Label(QWidget* parent = nullptr);
    explicit Label(const QString& text, QWidget* parent = nullptr);
};

/// A label for the few sentences with a link or a mark in them.
class RichLabel : public QLabel
{
    Q_OBJECT

public:
    explicit RichLabel(QWidget* parent = nullptr);

    void setMarkup(const Markup& markup) { QLabel::setText(markup.html()); }
    void setText(const QString& text) = delete;
};

} // namespace views
