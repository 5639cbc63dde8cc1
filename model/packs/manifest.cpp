// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/manifest.h"

#include "model/library/picture_store.h"
#include "model/packs/pack_limits.h"
#include "model/packs/pack_reasons.h"
#include "model/text/stable_id.h"
#include "rules/core/json_walk.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

namespace json = rules::json;

constexpr std::size_t kLongestText = 200;
constexpr std::size_t kMostAuthors = 50;
constexpr std::size_t kMostNeeds = 50;

QString textOf(const std::optional<json::Place>& place)
{
    const std::string* text = place ? place->text() : nullptr;
    if (text == nullptr)
        return {};
    const QString result = QString::fromStdString(*text);
    const bool plain = std::none_of(result.begin(), result.end(),
                                    [](QChar c) { return c.category() == QChar::Other_Control; });
    if (text->size() > kLongestText || result.trimmed().isEmpty() || !plain) {
        place->refuse({PackReason::LineLength, kLongestText});
        return {};
    }
    return result.trimmed();
}

QStringList listOf(const std::optional<json::Place>& place, std::size_t least, std::size_t most)
{
    QStringList result;
    if (place) {
        for (const json::Place& item : place->items(least, most))
            result << textOf(item);
    }
    return result;
}

void readTitle(const json::Place& root, LocalText& title)
{
    const auto place = root.need("title");
    if (!place || !place->isObject({"en", "de"}))
        return;
    title = {textOf(place->find("en")), textOf(place->find("de"))};
    if (title.en.isEmpty() && title.de.isEmpty())
        place->refuse(PackReason::NoTitle);
    if (title.en.isEmpty())
        title.en = title.de;
    if (title.de.isEmpty())
        title.de = title.en;
}

void readNeeds(const json::Place& root, std::vector<PackNeed>& needs)
{
    const auto list = root.find("requires");
    if (!list)
        return;
    for (const json::Place& item : list->items(0, kMostNeeds)) {
        if (!item.isObject({"pack", "versions"}))
            continue;
        PackNeed need;
        need.pack = textOf(item.need("pack"));
        if (!isPackId(need.pack))
            item.refuseBelow("pack", PackReason::NotAPackId);
        if (const auto versions = item.find("versions")) {
            const std::string* text = versions->text();
            const auto range =
                text != nullptr ? VersionRange::read(QString::fromStdString(*text)) : std::nullopt;
            if (text != nullptr && !range)
                versions->refuse(PackReason::VersionsForm);
            need.versions = range.value_or(VersionRange());
        }
        needs.push_back(std::move(need));
    }
}

void readFiles(const json::Place& files, QMap<QString, QString>& sums)
{
    if (files.value().kind() != json::Kind::Object) {
        files.refuse(PackReason::PathsAndSums);
        return;
    }
    if (files.value().members().size() > static_cast<std::size_t>(PackLimits().entries)) {
        files.refuse({PackReason::TooManyFiles, PackLimits().entries});
        return;
    }
    for (const json::Member& member : files.value().members()) {
        const std::string* sum = member.value.string();
        const QString text = sum != nullptr ? QString::fromStdString(*sum) : QString();
        if (!isPictureHash(text))
            files.refuseMember(member, PackReason::SumForm);
        sums.insert(QString::fromStdString(member.key), text);
    }
}

json::Value texts(const QStringList& list)
{
    json::Value value = json::Value::array();
    for (const QString& text : list)
        value.append(text.toStdString());
    return value;
}

} // namespace

QString PackManifest::titleIn(Language language) const
{
    const QString& shown = title.in(language);
    return shown.isEmpty() ? id : shown;
}

bool isPackId(const QString& text)
{
    return isPlainId(text) && text.size() >= 2 && text.size() <= 60 && text.front().isLetter();
}

QString packIdFrom(const QString& text)
{
    QString id;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toLower()) {
        if ((c >= u'a' && c <= u'z') || (!id.isEmpty() && c >= u'0' && c <= u'9'))
            id += c;
        else if (c == u'ß')
            id += u"ss"_s;
        else if (!c.isMark() && !id.isEmpty() && !id.endsWith(u'-'))
            id += u'-';
    }
    id.truncate(60);
    while (id.endsWith(u'-'))
        id.chop(1);
    return isPackId(id) ? id : QString();
}

PackManifest readManifest(const QByteArray& text, bool wantsFiles, PackProblems& problems)
{
    PackManifest manifest;
    const QString file = kManifestFile.toString();
    const auto report = [&](const rules::Error& error) {
        problems.push_back({PackFault::BadManifest, file, {}, error.reason, error.place});
    };
    const auto document =
        json::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!document) {
        report(document.error());
        return manifest;
    }
    json::Problems found;
    const json::Place root(*document, "", found);
    // A newer format may have anything else in it, so it is told first.
    const json::Value* format = document->find("format");
    if (format != nullptr && format->integer().value_or(0) > kPackFormat) {
        problems.push_back({PackFault::NewerFormat, file, QString::number(*format->integer())});
        return manifest;
    }
    if (root.isObject({"format", "id", "version", "game", "title", "languages", "authors", "licence",
                       "requires", "files"})) {
        if (const auto place = root.need("format"))
            (void)place->whole(1, kPackFormat);
        manifest.id = textOf(root.need("id"));
        if (!manifest.id.isEmpty() && (!isPackId(manifest.id) || manifest.id == kProgramItself))
            root.refuseBelow("id", PackReason::PackIdForm);
        const QString version = textOf(root.need("version"));
        if (const auto read = PackVersion::read(version))
            manifest.version = *read;
        else if (!version.isEmpty())
            root.refuseBelow("version", PackReason::VersionForm);
        manifest.game = textOf(root.need("game"));
        if (!manifest.game.isEmpty() && !isPackId(manifest.game))
            root.refuseBelow("game", PackReason::NotAGameId);
        readTitle(root, manifest.title);
        manifest.languages = listOf(root.need("languages"), 1, 2);
        for (const QString& language : std::as_const(manifest.languages)) {
            if (language != u"en" && language != u"de" && !language.isEmpty())
                root.refuseBelow("languages", PackReason::Languages);
        }
        manifest.authors = listOf(root.need("authors"), 1, kMostAuthors);
        manifest.licence = textOf(root.need("licence"));
        readNeeds(root, manifest.needs);
        const auto files = wantsFiles ? root.need("files") : root.find("files");
        if (files && wantsFiles)
            readFiles(*files, manifest.files);
    }
    for (const rules::Error& error : found.sorted())
        report(error);
    return manifest;
}

QByteArray writeManifest(const PackManifest& manifest)
{
    json::Value root = json::Value::object();
    root.set("format", kPackFormat);
    root.set("id", manifest.id.toStdString());
    root.set("version", manifest.version.text().toStdString());
    root.set("game", manifest.game.toStdString());
    json::Value title = json::Value::object();
    title.set("en", manifest.title.en.toStdString());
    title.set("de", manifest.title.de.toStdString());
    root.set("title", std::move(title));
    root.set("languages", texts(manifest.languages));
    root.set("authors", texts(manifest.authors));
    root.set("licence", manifest.licence.toStdString());
    json::Value needs = json::Value::array();
    for (const PackNeed& need : manifest.needs) {
        json::Value value = json::Value::object();
        value.set("pack", need.pack.toStdString());
        value.set("versions", need.versions.text().toStdString());
        needs.append(std::move(value));
    }
    root.set("requires", std::move(needs));
    json::Value files = json::Value::object();
    for (auto each = manifest.files.begin(); each != manifest.files.end(); ++each)
        files.set(each.key().toStdString(), each.value().toStdString());
    root.set("files", std::move(files));
    return QByteArray::fromStdString(json::write(root, 2) + '\n');
}

} // namespace model
