// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/sheet_options_json.h"

#include <QJsonArray>
#include <QJsonObject>

namespace model {

namespace {

/// Visits every option that is kept with its key: one list for writing and reading.
template <class Options, class Visit>
void eachOption(Options& o, Visit visit)
{
    visit("landscape", o.landscape);
    visit("gap", o.gap);
    visit("bleed", o.bleed);
    visit("corner", o.corner);
    visit("marks", o.marks);
    visit("markLength", o.markLength);
    visit("copies", o.copies);
    visit("inSets", o.inSets);
    visit("order", o.order);
    visit("deckName", o.deckName);
    visit("pageNumber", o.pageNumber);
    visit("date", o.date);
    visit("scaleBar", o.scaleBar);
    visit("ink", o.ink);
    visit("houseMarks", o.houseMarks);
    visit("pictures", o.pictures);
    visit("pictureBleed", o.pictureBleed);
    visit("back", o.back);
    visit("edge", o.edge);
}

constexpr int countOf(CutMarks)
{
    return 3;
}
constexpr int countOf(SheetOrder)
{
    return 3;
}
constexpr int countOf(CardBack)
{
    return 5;
}
constexpr int countOf(DuplexEdge)
{
    return 2;
}
constexpr int countOf(PictureUse)
{
    return 3;
}
constexpr int countOf(FaceInk)
{
    return 3;
}

void take(const QJsonValue& value, bool& target)
{
    target = value.toBool(target);
}

void take(const QJsonValue& value, double& target)
{
    target = value.toDouble(target);
}

void take(const QJsonValue& value, int& target)
{
    target = value.toInt(target);
}

template <class T>
requires std::is_enum_v<T>
void take(const QJsonValue& value, T& target)
{
    const int number = value.toInt(static_cast<int>(target));
    if (number >= 0 && number < countOf(target))
        target = static_cast<T>(number);
}

} // namespace

QJsonObject toJson(const SheetOptions& options)
{
    QJsonObject json;
    eachOption(options, [&json]<class T>(const char* key, const T& value) {
        if constexpr (std::is_enum_v<T>)
            json.insert(QLatin1String(key), static_cast<int>(value));
        else
            json.insert(QLatin1String(key), value);
    });
    json.insert(QLatin1String("paper"), sizeText(paperSizes(), options.paper));
    json.insert(QLatin1String("card"), sizeText(cardSizes(), options.card));
    json.insert(QLatin1String("margins"), QJsonArray{options.margins.left(), options.margins.top(),
                                                     options.margins.right(), options.margins.bottom()});
    json.insert(QLatin1String("markColour"), options.markColour.name());
    json.insert(QLatin1String("language"), languageCode(options.language));
    json.insert(QLatin1String("both"), options.second.has_value());
    return json;
}

SheetOptions sheetOptionsFrom(const QJsonObject& json)
{
    SheetOptions o;
    eachOption(o, [&json](const char* key, auto& value) {
        if (json.contains(QLatin1String(key)))
            take(json.value(QLatin1String(key)), value);
    });
    const auto text = [&json](const char* key) { return json.value(QLatin1String(key)).toString(); };
    o.paper = sizeFrom(paperSizes(), text("paper")).value_or(o.paper);
    o.card = sizeFrom(cardSizes(), text("card")).value_or(o.card);
    const QJsonArray margins = json.value(QLatin1String("margins")).toArray();
    if (margins.size() == 4)
        o.margins = {margins[0].toDouble(), margins[1].toDouble(), margins[2].toDouble(),
                     margins[3].toDouble()};
    if (const QColor colour(text("markColour")); colour.isValid())
        o.markColour = colour;
    o.language = languageFromCode(text("language")).value_or(o.language);
    if (json.value(QLatin1String("both")).toBool())
        o.second = otherLanguage(o.language);
    return o;
}

} // namespace model
