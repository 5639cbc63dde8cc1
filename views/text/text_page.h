// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/markup.h"

#include <QTextBrowser>

namespace views {

using model::Markup;

/// A page of rich text that reads no file, whatever its text names, and leaves links to whoever listens to
/// anchorClicked.
class TextPage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit TextPage(QWidget* parent = nullptr);

    void setMarkup(const Markup& markup) { QTextBrowser::setHtml(markup.html()); }
    void setHtml(const QString& html) = delete;
    void setText(const QString& text) = delete;

    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
};

} // namespace views
