// SPDX-License-Identifier: GPL-3.0-or-later

// card_drafter LIBRARY: edits a new card, keeps each draft and prints its number, until it is killed.
#include "model/editor/editor_session.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    auto database =
        model::Database::open(QCoreApplication::arguments().value(1), model::Database::Access::ReadWrite);
    if (!database)
        return 1;
    model::CardLibrary library(**database);
    library.setWriting(database->get());
    const model::SystemClock clock;
    model::EditorSession session(clock);
    session.setLibrary(&library);
    session.beginNew(QStringLiteral("crimson-company"));
    for (int i = 1;; ++i) {
        model::CardDraft draft = session.draft();
        draft.name.en = QString::number(i);
        draft.strength = i % 21;
        session.change(model::DraftField::NameEn, draft);
        session.keepDraft();
        std::printf("%d\n", i);
        std::fflush(stdout);
    }
}
