// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <initializer_list>
#include <string_view>

namespace model {

/// Whether a text written as HTML would make a document read a file: pictures and style sheets.
[[nodiscard]] constexpr bool namesAResource(std::u16string_view html)
{
    for (const std::u16string_view each :
         {u"<img", u"<link", u"<style", u"<object", u"src=", u"url(", u"background"}) {
        if (html.find(each) != std::u16string_view::npos)
            return true;
    }
    return false;
}

/// HTML with the gaps %1 to %9. Only a literal becomes one, and it is checked when it is compiled.
class MarkupTemplate
{
public:
    consteval MarkupTemplate(const char16_t* literal) // NOLINT(google-explicit-constructor)
        : m_text(literal)
    {
        if (namesAResource(m_text))
            throw "rich texts load nothing";
    }

    [[nodiscard]] QStringView text() const { return {m_text.data(), static_cast<qsizetype>(m_text.size())}; }

private:
    std::u16string_view m_text;
};

/// The only rich text that labels and pages accept. Its tags come from literals; everything else goes through
/// a gap and is escaped, so that no name, note or rule of a file becomes markup:
///
///     Markup::of(u"<b>%1</b>: %2", name, sentence)
class Markup
{
public:
    Markup() = default;
    /// Plain words. Line breaks stay.
    [[nodiscard]] static Markup plain(const QString& words);
    /// Fills the gaps: a QString is plain words, another Markup is taken as it is.
    template <class... Parts>
    [[nodiscard]] static Markup of(MarkupTemplate literal, const Parts&... parts)
    {
        return filled(literal.text(), {part(parts)...});
    }

    Markup& operator+=(const Markup& more);
    [[nodiscard]] friend Markup operator+(Markup first, const Markup& second) { return first += second; }
    [[nodiscard]] bool isEmpty() const { return m_html.isEmpty(); }
    /// For the widgets of views/text and for QuietDocument alone.
    [[nodiscard]] const QString& html() const { return m_html; }

    friend bool operator==(const Markup&, const Markup&) = default;

private:
    [[nodiscard]] static QString part(const QString& words) { return plain(words).m_html; }
    [[nodiscard]] static const QString& part(const Markup& markup) { return markup.m_html; }
    [[nodiscard]] static QString part(int number) { return QString::number(number); }
    [[nodiscard]] static QString part(double number) { return QString::number(number); }
    [[nodiscard]] static Markup filled(QStringView text, std::initializer_list<QString> parts);

    QString m_html;
};

} // namespace model
