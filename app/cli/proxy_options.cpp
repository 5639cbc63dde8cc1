// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/proxy_options.h"

#include "app/cli/proxy_command.h"

#include <cmath>

namespace app {

using namespace Qt::StringLiterals;

std::vector<Option> proxyOptions()
{
    return {
        {"output", "OUT.pdf", QT_TRANSLATE_NOOP("Cli", "the file to write"), "o"},
        {"all", nullptr, QT_TRANSLATE_NOOP("Cli", "prints every card in the library; no FILE")},
        {"game", "GAME", QT_TRANSLATE_NOOP("Cli", "prints one game’s box, each card as often as it has it")},
        {"set", "SET",
         QT_TRANSLATE_NOOP("Cli", "prints only this part of the box, such as boards, tokens or references")},
        {"cards", "CARD,CARD",
         QT_TRANSLATE_NOOP("Cli",
                           "prints only these cards, from the deck or, without FILE, from the library")},
        {"paper", "a4|a3|letter|legal|WxH", QT_TRANSLATE_NOOP("Cli", "the paper, or its sides in mm (a4)")},
        {"landscape", nullptr, QT_TRANSLATE_NOOP("Cli", "uses landscape paper")},
        {"card", "SIZE|WxH",
         QT_TRANSLATE_NOOP("Cli", "standard, poker, japanese, euro, bridge, mini-euro, mini-american, tarot, "
                                  "square, board, token, or the size in mm (standard: 63x88)")},
        {"gap", "MM", QT_TRANSLATE_NOOP("Cli", "between cards (0)")},
        {"margin", "MM|L,T,R,B", QT_TRANSLATE_NOOP("Cli", "around all cards (5,7.5,5,7.5)")},
        {"bleed", "MM", QT_TRANSLATE_NOOP("Cli", "extends faces beyond their edges (0)")},
        {"corners", "MM", QT_TRANSLATE_NOOP("Cli", "rounds the corners (0)")},
        {"marks", "corners|lines|none", QT_TRANSLATE_NOOP("Cli", "the cut marks (corners)")},
        {"mark-colour", "COLOUR", QT_TRANSLATE_NOOP("Cli", "of the cut marks, as a name or #rrggbb (black)")},
        {"mark-length", "MM", QT_TRANSLATE_NOOP("Cli", "of the cut marks (3)")},
        {"first-slot", "N", QT_TRANSLATE_NOOP("Cli", "starts at this slot on the first sheet (1)")},
        {"skip", "N,N", QT_TRANSLATE_NOOP("Cli", "leaves slots on the first sheet empty")},
        {"copies", "N", QT_TRANSLATE_NOOP("Cli", "of every card in the deck, 1 to 99 (1)")},
        {"sets", nullptr,
         QT_TRANSLATE_NOOP("Cli", "prints copies as complete sets instead of one card at a time")},
        {"order", "deck|name|strength", QT_TRANSLATE_NOOP("Cli", "the order of the cards (deck)")},
        {"title", "TEXT", QT_TRANSLATE_NOOP("Cli", "the deck’s name on the sheet (default: the file name)")},
        {"no-caption", nullptr, QT_TRANSLATE_NOOP("Cli", "leaves out the deck name, date and sheet number")},
        {"no-deck-name", nullptr, QT_TRANSLATE_NOOP("Cli", "leaves out the deck name")},
        {"no-date", nullptr, QT_TRANSLATE_NOOP("Cli", "leaves out the date")},
        {"no-sheet-number", nullptr, QT_TRANSLATE_NOOP("Cli", "leaves out the sheet number")},
        {"no-scale-bar", nullptr, QT_TRANSLATE_NOOP("Cli", "leaves out the rulers of 50 mm and 2 in")},
        {"lang", "en|de|both", QT_TRANSLATE_NOOP("Cli", "the language of the cards, or both on each card")},
        {"ink-saver", nullptr, QT_TRANSLATE_NOOP("Cli", "black lines and text on white")},
        {"text-only", nullptr, QT_TRANSLATE_NOOP("Cli", "nothing but text")},
        {"no-house-marks", nullptr, QT_TRANSLATE_NOOP("Cli", "does not mark our own values")},
        {"pictures", "FOLDER",
         QT_TRANSLATE_NOOP("Cli",
                           "your pictures: thief.png for the picture area, thief.card.png for a whole face")},
        {"whole-faces", nullptr,
         QT_TRANSLATE_NOOP("Cli", "uses portrait pictures from the library or the folder as whole faces")},
        {"no-pictures", nullptr, QT_TRANSLATE_NOOP("Cli", "leaves out pictures from the library")},
        {"picture-bleed", "MM", QT_TRANSLATE_NOOP("Cli", "the bleed included in whole faces (0)")},
        {"backs", nullptr, QT_TRANSLATE_NOOP("Cli", "prints backs with a pattern")},
        {"back", "plain|pattern|deck|clarifications", QT_TRANSLATE_NOOP("Cli", "prints backs of this kind")},
        {"sleeves", "COLOUR", QT_TRANSLATE_NOOP("Cli", "the colour of backs of the kind “deck”")},
        {"duplex", "long|short", QT_TRANSLATE_NOOP("Cli", "the edge the paper is flipped on (long)")},
        {"profile", "NAME", QT_TRANSLATE_NOOP("Cli", "corrects for a calibrated printer")},
        {"cut", "FILE.svg|FILE.dxf", QT_TRANSLATE_NOOP("Cli", "also writes cut paths, one file per sheet")},
        {"tabletop", "FILE.json", QT_TRANSLATE_NOOP("Cli", "also writes the deck for Tabletop Simulator")},
        {"only-changed", nullptr,
         QT_TRANSLATE_NOOP("Cli",
                           "prints only what is new in this deck since the last time, and remembers it")},
    };
}

std::optional<double> lengthOption(const CommandContext& context, const QString& name, double fallback)
{
    if (!context.has(name))
        return fallback;
    bool ok = false;
    const double value = context.value(name).replace(u',', u'.').toDouble(&ok);
    if (ok && std::isfinite(value))
        return value;
    context.err << Cli::tr("--%1 needs a length in mm, not “%2”.").arg(name, context.value(name)) << Qt::endl;
    return std::nullopt;
}

namespace {

/// Collects the sheet; after the first bad option the rest is not looked at.
class Reader
{
public:
    explicit Reader(const CommandContext& context)
        : m_context(context)
    {}

    std::optional<model::SheetOptions> read()
    {
        size(u"paper"_s, model::paperSizes(), m_sheet.paper);
        size(u"card"_s, model::cardSizes(), m_sheet.card);
        m_sheet.landscape = m_context.has(u"landscape"_s);
        length(u"gap"_s, m_sheet.gap);
        margins();
        length(u"bleed"_s, m_sheet.bleed);
        length(u"corners"_s, m_sheet.corner);
        length(u"mark-length"_s, m_sheet.markLength);
        colour(u"mark-colour"_s, m_sheet.markColour);
        using model::CutMarks;
        choice(u"marks"_s,
               {{"corners", CutMarks::Corners}, {"lines", CutMarks::Lines}, {"none", CutMarks::None}},
               m_sheet.marks);
        number(u"first-slot"_s, m_sheet.firstSlot);
        number(u"copies"_s, m_sheet.copies);
        skipped();
        m_sheet.inSets = m_context.has(u"sets"_s);
        using model::SheetOrder;
        choice(u"order"_s,
               {{"deck", SheetOrder::Deck}, {"name", SheetOrder::Name}, {"strength", SheetOrder::Strength}},
               m_sheet.order);
        const bool caption = !m_context.has(u"no-caption"_s);
        m_sheet.deckName = caption && !m_context.has(u"no-deck-name"_s);
        m_sheet.date = caption && !m_context.has(u"no-date"_s);
        m_sheet.pageNumber = caption && !m_context.has(u"no-sheet-number"_s);
        m_sheet.scaleBar = !m_context.has(u"no-scale-bar"_s);
        faces();
        backs();
        return m_good ? std::optional(m_sheet) : std::nullopt;
    }

private:
    template <class T>
    using Choices = std::vector<std::pair<const char*, T>>;

    void complain(const QString& sentence)
    {
        if (m_good)
            m_context.err << sentence << Qt::endl;
        m_good = false;
    }

    void size(const QString& name, const std::vector<model::NamedSize>& known, QSizeF& target)
    {
        if (!m_context.has(name))
            return;
        if (const auto size = model::sizeFrom(known, m_context.value(name))) {
            target = *size;
            return;
        }
        QStringList names;
        for (const model::NamedSize& size : known)
            names << QString::fromLatin1(size.id);
        complain(Cli::tr("--%1 needs one of: %2, or a size in mm such as 70x120; not “%3”.")
                     .arg(name, names.join(u", "_s), m_context.value(name)));
    }

    void length(const QString& name, double& target)
    {
        if (!m_good)
            return;
        const auto value = lengthOption(m_context, name, target);
        m_good = value.has_value();
        target = value.value_or(target);
    }

    void number(const QString& name, int& target)
    {
        if (!m_good)
            return;
        const auto value = m_context.integer(name, target, -1'000'000, 1'000'000);
        m_good = value.has_value();
        target = static_cast<int>(value.value_or(target));
    }

    void colour(const QString& name, QColor& target)
    {
        if (!m_context.has(name))
            return;
        target = QColor(m_context.value(name));
        if (!target.isValid())
            complain(Cli::tr("--%1 needs a colour such as black or #c0c0c0, not “%2”.")
                         .arg(name, m_context.value(name)));
    }

    template <class T>
    void choice(const QString& name, const Choices<T>& choices, T& target)
    {
        if (!m_context.has(name))
            return;
        QStringList names;
        for (const auto& [word, value] : choices) {
            names << QString::fromLatin1(word);
            if (m_context.value(name) == names.last()) {
                target = value;
                return;
            }
        }
        complain(Cli::tr("--%1 needs one of: %2; not “%3”.")
                     .arg(name, names.join(u", "_s), m_context.value(name)));
    }

    void margins()
    {
        if (!m_context.has(u"margin"_s))
            return;
        QList<double> sides;
        bool ok = true;
        for (const QString& part : m_context.value(u"margin"_s).split(u','))
            sides << (ok ? part.toDouble(&ok) : 0);
        if (sides.size() == 1)
            sides << sides[0] << sides[0] << sides[0];
        if (ok && sides.size() == 4)
            m_sheet.margins = {sides[0], sides[1], sides[2], sides[3]};
        else
            complain(Cli::tr("--margin needs one length in mm, or four: left,top,right,bottom; not “%1”.")
                         .arg(m_context.value(u"margin"_s)));
    }

    void skipped()
    {
        if (!m_context.has(u"skip"_s))
            return;
        for (const QString& part : m_context.value(u"skip"_s).split(u',')) {
            bool ok = false;
            m_sheet.skipped << part.toInt(&ok);
            if (!ok)
                complain(Cli::tr("--skip needs slot numbers such as 2,5; not “%1”.")
                             .arg(m_context.value(u"skip"_s)));
        }
    }

    void faces()
    {
        const QString code = m_context.value(u"lang"_s, model::languageCode(m_context.language));
        m_sheet.language = model::languageFromCode(code).value_or(m_context.language);
        if (code == u"both")
            m_sheet.second = model::otherLanguage(m_sheet.language);
        else if (!model::languageFromCode(code))
            complain(Cli::tr("There is no language “%1”; use en, de or both.").arg(code));
        if (m_context.has(u"ink-saver"_s))
            m_sheet.ink = model::FaceInk::InkSaver;
        if (m_context.has(u"text-only"_s))
            m_sheet.ink = model::FaceInk::TextOnly;
        m_sheet.houseMarks = !m_context.has(u"no-house-marks"_s);
        if (m_context.has(u"no-pictures"_s))
            m_sheet.pictures = model::PictureUse::None;
        else if (m_context.has(u"whole-faces"_s))
            m_sheet.pictures = model::PictureUse::Whole;
        length(u"picture-bleed"_s, m_sheet.pictureBleed);
    }

    void backs()
    {
        using model::CardBack;
        using model::DuplexEdge;
        if (m_context.has(u"backs"_s))
            m_sheet.back = CardBack::Pattern;
        choice(u"back"_s,
               {{"plain", CardBack::Plain},
                {"pattern", CardBack::Pattern},
                {"deck", CardBack::Deck},
                {"clarifications", CardBack::Clarifications}},
               m_sheet.back);
        choice(u"duplex"_s, {{"long", DuplexEdge::Long}, {"short", DuplexEdge::Short}}, m_sheet.edge);
    }

    const CommandContext& m_context;
    model::SheetOptions m_sheet;
    bool m_good = true;
};

} // namespace

std::optional<model::SheetOptions> sheetOptions(const CommandContext& context)
{
    return Reader(context).read();
}

} // namespace app
