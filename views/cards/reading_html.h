// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/text/markup.h"
#include "views/theme/theme.h"

#include <QString>

namespace views {

/// Writes short texts about cards and rules as rich text in the colours and fonts of the program. All texts
/// are taken as plain: nothing that a card or a pack says becomes markup.
class ReadingHtml
{
public:
    explicit ReadingHtml(const Theme& theme)
        : m_theme(theme)
    {}

    void title(const QString& text);
    void heading(const QString& text); ///< in the serif
    void section(const QString& text); ///< small, with room above
    void paragraph(const QString& text);
    void strong(const QString& text);
    void quiet(const QString& text);
    /// `target` is read as it is by who is told about a click.
    void link(const QString& target, const QString& text, const QString& after = {});
    /// Ready rich text in two columns of the same width, or the one below the other.
    void columns(const model::Markup& left, const model::Markup& right, bool sideBySide);

    [[nodiscard]] const model::Markup& text() const { return m_html; }

private:
    void block(const QString& text, const QFont& font, const QColor& ink, int above, int below,
               int lineHeight);

    const Theme& m_theme;
    model::Markup m_html;
};

} // namespace views
