// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace model {

/// Why a pack, or a file of it, cannot be used. The order carries no meaning and is never stored.
enum class PackFault {
    CannotRead,    ///< the file itself cannot be opened or read
    CannotWrite,   ///< a pack that is made here cannot be written
    NotAnArchive,  ///< neither a zip nor a tar of any kind
    NotReadHere,   ///< an archive of a kind that is not read
    Broken,        ///< cut off, or its parts contradict each other
    Encrypted,     ///< needs a password
    UnknownMethod, ///< packed in a way that is not read
    TooManyFiles,  ///< more entries than the limit
    TooLarge,      ///< a file, or all of them, beyond the limit
    Bomb,          ///< unpacks to far more than it weighs
    PathEscapes,   ///< leads out of the pack
    AbsolutePath,  ///< names a place of the machine
    Link,          ///< a link or a device instead of a file
    BadName,       ///< characters or lengths that not every system takes
    ReservedName,  ///< a name that some systems keep for themselves
    DuplicateName, ///< two entries of one name
    CaseClash,     ///< two names that some systems take for one
    FileAndFolder, ///< a file where another entry needs a folder
    NoManifest,    ///< there is no manifest.json
    BadManifest,   ///< manifest.json does not say what it must
    NewerFormat,   ///< made for a newer Castellan
    UnknownGame,   ///< for a game that this program does not have
    NotListed,     ///< a file that the manifest does not name
    Missing,       ///< a file that the manifest names is not there
    WrongSum,      ///< the content is not what the manifest promises
    NoPlace,       ///< packs hold cards, rules, pictures and scenarios, nothing else
    NotText,       ///< bytes that are no UTF-8 text
    BadPicture,    ///< not a picture, broken or too large
    BadContent,    ///< a card, rule or scenario that does not validate
    Empty,         ///< nothing that could be installed
    NeedsPack,     ///< another pack is required and not installed
    NeedsOther,    ///< another version of a pack, or of the program, is required
    BreaksBox,  ///< no match could be played with the box that it would leave; reason: what would be missing
    BreaksPack, ///< an installed pack requires another version of this one
    NeededBy,   ///< an installed pack requires it, so that it cannot go
    Gone,       ///< the file changed between looking and installing
};

/// One thing that is wrong: where in the pack, and why. PackWords puts it into words.
struct PackProblem
{
    PackFault fault = PackFault::Broken;
    QString path{};          ///< a file in the pack; empty: the pack itself
    QString detail{};        ///< names and numbers that the sentence needs
    rules::Reason reason{};  ///< why, where a reader found it
    rules::Location place{}; ///< in the file, where a reader found it

    friend bool operator==(const PackProblem&, const PackProblem&) = default;
};

using PackProblems = std::vector<PackProblem>;

/// Far more than anybody reads; a reader stops collecting here.
inline constexpr std::size_t kMostPackProblems = 500;

template <class T>
using PackResult = rules::Result<T, PackProblem>;

/// Sentences about packs in the language of the program.
struct PackWords
{
    Q_DECLARE_TR_FUNCTIONS(PackWords)

public:
    /// What the problem is called where nobody reads it: "path-escapes".
    [[nodiscard]] static QString id(PackFault fault);
    /// Why, as one sentence, without the path.
    [[nodiscard]] static QString reason(const PackProblem& problem);
    /// The file and the place in it.
    [[nodiscard]] static QString place(const PackProblem& problem);
    /// Path and reason.
    [[nodiscard]] static QString problem(const PackProblem& problem);
};

} // namespace model
