// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/paragraph_builder.h"
#include "model/pdf/pdf_find.h"

#include <cstdint>
#include <cstdlib>

namespace {

/// Words at places, eight bytes a word and then its letters.
class Words
{
public:
    Words(const std::uint8_t* data, std::size_t size)
        : m_data(data)
        , m_size(size)
    {}

    [[nodiscard]] bool atEnd() const { return m_at + 8 > m_size; }
    model::PdfWord next()
    {
        const std::uint8_t* head = m_data + m_at;
        m_at += 8;
        const std::size_t length = std::min<std::size_t>(head[0] % 12, m_size - m_at);
        model::PdfWord word;
        for (std::size_t i = 0; i + 1 < length; i += 2)
            word.text += QChar(static_cast<char16_t>(m_data[m_at + i] | m_data[m_at + i + 1] << 8));
        m_at += length;
        word.box = QRectF(head[1] * 3 - 60, head[2] * 3 - 60, head[3] - 10, head[4] / 4.0 - 4);
        word.endsLine = (head[5] & 3) == 0;
        m_newPage = (head[5] & 0xf0) == 0xf0;
        return word;
    }
    [[nodiscard]] bool isNewPage() const { return m_newPage; }

private:
    const std::uint8_t* m_data;
    std::size_t m_size;
    std::size_t m_at = 0;
    bool m_newPage = false;
};

void check(bool kept)
{
    if (!kept)
        std::abort();
}

} // namespace

/// Whatever words a PDF has and wherever it puts them, paragraphs have text and lie on its pages.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Words words(data, size);
    std::vector<model::PdfPageText> pages{{QSizeF(400, 600), {}}};
    while (!words.atEnd()) {
        pages.back().words.push_back(words.next());
        if (words.isNewPage())
            pages.push_back({QSizeF(400, 600), {}});
    }
    model::ParagraphBuilder builder([&pages](const model::PdfParagraph& paragraph) {
        check(!paragraph.text.isEmpty() && !paragraph.lines.empty());
        for (const model::PageBox& line : paragraph.lines)
            check(line.page >= 0 && static_cast<std::size_t>(line.page) < pages.size());
    });
    for (const model::PdfPageText& page : pages) {
        builder.add(page);
        for (const model::PdfHit& hit : model::hitsOn(page, 0, QStringLiteral("ab")))
            check(!hit.boxes.empty());
        (void)model::textBetween(page, 0, page.words.size());
    }
    builder.finish();
    return 0;
}
