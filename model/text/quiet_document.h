// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/markup.h"

#include <QTextDocument>

namespace model {

/// A document that reads no file and no device, whatever its text names.
class QuietDocument : public QTextDocument
{
    Q_OBJECT

public:
    using QTextDocument::QTextDocument;

    void setMarkup(const Markup& markup) { QTextDocument::setHtml(markup.html()); }
    void setHtml(const QString& html) = delete;

protected:
    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override { return {}; }
};

} // namespace model
