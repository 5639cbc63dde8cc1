// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/formats/xml_formats.h"

#include "model/decks/deck_rules_file.h"
#include "rules/core/core_reasons.h"

#include <QUuid>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepest = 12;
/// A deck's elements have two or three; Qt compares each attribute with all others.
constexpr int kMostAttributes = 50;
constexpr int kMostElements = 50'000;

/// Looks at the marks of a text before the parser does, in one pass: whether it declares a document type, or
/// has more attributes in an element or more elements than a deck can have.
class MarkupGuard
{
public:
    explicit MarkupGuard(QStringView text)
        : m_text(text)
    {}

    [[nodiscard]] std::optional<FileFault> fault()
    {
        int elements = 0;
        for (qsizetype at = m_text.indexOf(u'<'); at >= 0; at = m_text.indexOf(u'<', m_at)) {
            m_at = at + 1;
            const QStringView mark = m_text.mid(m_at, 8);
            if (mark.startsWith(u"!--"_s))
                skipTo(u"-->"_s);
            else if (mark.startsWith(u"![CDATA["_s))
                skipTo(u"]]>"_s);
            else if (mark.startsWith(u'!'))
                return FileFault::DocumentType;
            else if (mark.startsWith(u'?'))
                skipTo(u"?>"_s);
            else if (++elements > kMostElements || attributes() > kMostAttributes)
                return FileFault::TooLarge;
        }
        return {};
    }

private:
    void skipTo(QStringView end)
    {
        const qsizetype found = m_text.indexOf(end, m_at);
        m_at = found < 0 ? m_text.size() : found + end.size();
    }

    /// Of the element that begins here; goes to its end.
    int attributes()
    {
        int count = 0;
        QChar quote;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (!quote.isNull()) {
                if (c == quote)
                    quote = {};
            } else if (c == u'"' || c == u'\'') {
                quote = c;
            } else if (c == u'=') {
                ++count;
            } else if (c == u'>' || c == u'<') {
                break;
            }
        }
        return count;
    }

    QStringView m_text;
    qsizetype m_at = 0;
};

QString octgnId(const QString& id)
{
    static const QUuid space(u"{6d1f1c5e-6d0c-4b0a-9a53-5a5d1d2c4a10}"_s);
    return QUuid::createUuidV5(space, id).toString(QUuid::WithoutBraces);
}

QString nameFor(const CardDirectory& cards, const DeckCard& card, Language language)
{
    return cards.find(card.card) != nullptr ? cards.nameOf(card.card, language) : card.card;
}

class XmlReading
{
public:
    XmlReading(const QString& text, const CardFinder& finder)
        : m_xml(text)
        , m_collect(finder, m_reading)
        , m_size(text.size())
    {
        m_reading.deck.game = finder.cards().game();
    }

    DeckReadResult read()
    {
        int depth = 0;
        bool isDeck = false;
        while (!m_xml.atEnd()) {
            if (!m_collect.finder().goesOn(m_xml.characterOffset(), m_size))
                return CardFinder::stopped();
            switch (m_xml.readNext()) {
            case QXmlStreamReader::DTD:
            case QXmlStreamReader::EntityReference: return DeckReadError{FileFault::DocumentType, {}};
            case QXmlStreamReader::StartElement:
                if (++depth > kDeepest)
                    return DeckReadError{FileFault::TooDeep, {}};
                if (depth == 1)
                    isDeck = m_xml.name() == u"cockatrice_deck" || m_xml.name() == u"deck";
                if (depth == 1 && !isDeck)
                    return DeckReadError{FileFault::NotADeck, m_xml.name().toString().left(80)};
                begin();
                break;
            case QXmlStreamReader::Characters:
                m_text += m_xml.text().left(std::max<qsizetype>(kLongestNotes - m_text.size(), 0));
                break;
            case QXmlStreamReader::EndElement:
                --depth;
                end();
                break;
            default: break;
            }
        }
        if (m_xml.hasError())
            return DeckReadError{
                FileFault::Broken,
                {},
                rules::reasonOf(
                    {rules::Location::ofLine(static_cast<std::size_t>(m_xml.lineNumber())),
                     {rules::CoreReason::Quoted, rules::verbatim(m_xml.errorString().toStdString())}})};
        return m_reading;
    }

private:
    void begin()
    {
        m_text.clear();
        const auto attributes = m_xml.attributes();
        if (m_xml.name() == u"zone") {
            // What Cockatrice keeps in a deck file without playing it.
            const auto zone = attributes.value(u"name"_s);
            m_beside = zone == u"tokens" || zone == u"maybeboard";
        }
        if (m_xml.name() != u"card")
            return;
        m_inCard = true;
        m_line = static_cast<int>(m_xml.lineNumber());
        m_name = attributes.value(u"name"_s).toString();
        m_count = attributes.value(attributes.hasAttribute(u"qty"_s) ? u"qty"_s : u"number"_s).toString();
    }

    void end()
    {
        const QString text = m_text.simplified();
        if (m_xml.name() == u"card") {
            // Cockatrice has the name as an attribute, OCTGN as text, Lackey as an element.
            const QString name = m_name.isEmpty() ? text : m_name;
            const QString written = name.isEmpty() ? u"<card>"_s : name;
            m_inCard = false;
            if (m_beside)
                m_collect.leaveOut(m_line, written, LineReason::BesideTheDeck);
            else
                m_collect.add(m_line, written, name, m_count);
        } else if (m_xml.name() == u"name" && m_inCard) {
            m_name = text;
        } else if (m_xml.name() == u"deckname") {
            m_reading.deck.name = text.left(kLongestDeckName);
        } else if (m_xml.name() == u"comments" || m_xml.name() == u"notes") {
            m_reading.deck.notes = m_text.trimmed().left(kLongestNotes);
        } else if (m_xml.name() == u"tag" && !text.isEmpty() && m_reading.deck.tags.size() < kMostTags) {
            m_reading.deck.tags << text.left(kLongestTag);
        }
        m_text.clear();
    }

    QXmlStreamReader m_xml;
    DeckReading m_reading;
    DeckCollector m_collect;
    qsizetype m_size;
    QString m_text;
    QString m_name;
    QString m_count;
    int m_line = 0;
    bool m_inCard = false;
    bool m_beside = false;
};

} // namespace

QByteArray deckToCod(const Deck& deck, const CardDirectory& cards, Language language)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"cockatrice_deck"_s);
    xml.writeAttribute(u"version"_s, u"1"_s);
    xml.writeTextElement(u"deckname"_s, deck.name);
    xml.writeTextElement(u"comments"_s, deck.notes);
    if (!deck.tags.isEmpty()) {
        xml.writeStartElement(u"tags"_s);
        for (const QString& tag : deck.tags)
            xml.writeTextElement(u"tag"_s, tag);
        xml.writeEndElement();
    }
    const auto card = [&](int copies, const QString& name) {
        xml.writeEmptyElement(u"card"_s);
        xml.writeAttribute(u"number"_s, QString::number(copies));
        xml.writeAttribute(u"name"_s, name);
    };
    xml.writeStartElement(u"zone"_s);
    xml.writeAttribute(u"name"_s, u"main"_s);
    for (const DeckCard& each : deck.cards)
        card(each.copies, nameFor(cards, each, language));
    xml.writeEndElement();
    if (const std::vector<FieldCards> fields = fieldCards(deck); !fields.empty()) {
        xml.writeStartElement(u"zone"_s);
        xml.writeAttribute(u"name"_s, u"side"_s);
        for (const FieldCards& field : fields)
            for (const QString& id : field.cards)
                card(1, cards.nameOf(id, language));
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

QByteArray deckToO8d(const Deck& deck, const CardDirectory& cards, Language language)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument(u"1.0"_s, true);
    xml.writeStartElement(u"deck"_s);
    xml.writeAttribute(u"game"_s, octgnId(deck.game));
    const auto card = [&](int copies, const QString& id, const QString& name) {
        xml.writeStartElement(u"card"_s);
        xml.writeAttribute(u"qty"_s, QString::number(copies));
        xml.writeAttribute(u"id"_s, octgnId(id));
        xml.writeCharacters(name);
        xml.writeEndElement();
    };
    const auto section = [&](const QString& name) {
        xml.writeStartElement(u"section"_s);
        xml.writeAttribute(u"name"_s, name);
        xml.writeAttribute(u"shared"_s, u"False"_s);
    };
    section(u"Main"_s);
    for (const DeckCard& each : deck.cards)
        card(each.copies, each.card, nameFor(cards, each, language));
    xml.writeEndElement();
    for (const FieldCards& field : fieldCards(deck)) {
        section(QString::fromStdString(field.field->name.en));
        for (const QString& id : field.cards)
            card(1, id, cards.nameOf(id, language));
        xml.writeEndElement();
    }
    xml.writeTextElement(u"notes"_s, deck.notes);
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

DeckReadResult deckFromXml(const QString& text, const CardFinder& finder)
{
    if (const auto fault = MarkupGuard(text).fault())
        return DeckReadError{*fault, {}};
    return XmlReading(text, finder).read();
}

} // namespace model
