// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_layout.h"

#include "model/packs/manifest.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace model {

using namespace Qt::StringLiterals;

PackFile packFileOf(const QString& path, const QString& game)
{
    static const QRegularExpression cards(u"^cards/([^/]+)/[a-z0-9_-]+\\.json\\z"_s);
    static const QRegularExpression rules(
        u"^rulebooks/([^/]+)/([a-z0-9_-]+\\.json|(en|de)/[a-z0-9_-]+\\.md)\\z"_s);
    static const QRegularExpression pictures(u"^pictures/([^/]+)/[a-z0-9-]+(@[a-z0-9-]+)?\\.(png|jpg)\\z"_s);
    static const QRegularExpression scenarios(u"^scenarios/([^/]+)/.+\\.scenario\\z"_s);
    static const QRegularExpression decks(u"^decks/([^/]+)/[a-z0-9-]+\\.castellan-deck\\z"_s);
    if (path == kManifestFile)
        return PackFile::Manifest;
    if (path == u"README.md" || path == u"LICENSE.txt" || path == u"LICENSE")
        return PackFile::Note;
    const std::pair<const QRegularExpression&, PackFile> places[] = {{cards, PackFile::Cards},
                                                                     {rules, PackFile::Rules},
                                                                     {pictures, PackFile::Picture},
                                                                     {scenarios, PackFile::Scenario},
                                                                     {decks, PackFile::Deck}};
    for (const auto& [shape, file] : places) {
        if (const auto match = shape.match(path); match.hasMatch() && match.captured(1) == game)
            return file;
    }
    return PackFile::None;
}

QString cardOfPicture(const QString& path)
{
    return QFileInfo(path).completeBaseName();
}

QString picturePath(const QString& game, const QString& card, const QByteArray& bytes)
{
    return u"pictures/%1/%2.%3"_s.arg(game, card, bytes.startsWith("\x89PNG") ? u"png"_s : u"jpg"_s);
}

} // namespace model
