// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card_pictures.h"

#include "model/library/picture_store.h"
#include "model/storage/statement.h"

#include <QHash>

namespace model {

using namespace Qt::StringLiterals;

StorageResult<PictureFinder> cardPictures(Database& database)
{
    Statement read(database, u"SELECT game, id, picture FROM card WHERE picture <> ''"_s);
    if (auto ran = read.run(); !ran)
        return ran.error();
    using Key = std::pair<QString, QString>;
    QHash<Key, QString> hashes; // by game and card
    auto all = read.eachRow([&hashes](const QSqlQuery& row) {
        hashes.insert({row.value(0).toString(), row.value(1).toString()}, row.value(2).toString());
    });
    if (!all)
        return all.error();
    PictureFinder finder;
    if (!hashes.isEmpty()) {
        finder = [hashes, store = PictureStore(database.path())](const QString& game,
                                                                 const QString& card) -> PictureFile {
            const auto hash = hashes.constFind({game, card});
            return hash == hashes.cend() ? PictureFile() : PictureFile{store.pathOf(*hash), true};
        };
    }
    return finder;
}

} // namespace model
