// SPDX-License-Identifier: GPL-3.0-or-later
// play_child FILE: plays a match at the table kept in FILE and reports the hash of every position, until
// somebody kills it or the match is over.
#include "model/play/match_session.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    model::MatchSession session(QCoreApplication::arguments().value(1));
    if (!session.start({{"crimson-company", "duel", 11, {}}, {}, {}}))
        return 1;
    session.pause();
    while (!session.match().isOver()) {
        session.choose(session.question().options.back());
        session.pause();
        std::printf("%llx\n", static_cast<unsigned long long>(session.match().hash()));
        std::fflush(stdout);
    }
    return 0;
}
