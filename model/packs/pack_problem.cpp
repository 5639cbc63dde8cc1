// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_problem.h"

#include "model/language/reason_text.h"

namespace model {

using namespace Qt::StringLiterals;

QString PackWords::id(PackFault fault)
{
    switch (fault) {
    case PackFault::CannotRead: return u"cannot-read"_s;
    case PackFault::CannotWrite: return u"cannot-write"_s;
    case PackFault::NotAnArchive: return u"not-an-archive"_s;
    case PackFault::NotReadHere: return u"not-read-here"_s;
    case PackFault::Broken: return u"broken"_s;
    case PackFault::Encrypted: return u"encrypted"_s;
    case PackFault::UnknownMethod: return u"unknown-method"_s;
    case PackFault::TooManyFiles: return u"too-many-files"_s;
    case PackFault::TooLarge: return u"too-large"_s;
    case PackFault::Bomb: return u"bomb"_s;
    case PackFault::PathEscapes: return u"path-escapes"_s;
    case PackFault::AbsolutePath: return u"absolute-path"_s;
    case PackFault::Link: return u"link"_s;
    case PackFault::BadName: return u"bad-name"_s;
    case PackFault::ReservedName: return u"reserved-name"_s;
    case PackFault::DuplicateName: return u"duplicate-name"_s;
    case PackFault::CaseClash: return u"case-clash"_s;
    case PackFault::FileAndFolder: return u"file-and-folder"_s;
    case PackFault::NoManifest: return u"no-manifest"_s;
    case PackFault::BadManifest: return u"bad-manifest"_s;
    case PackFault::NewerFormat: return u"newer-format"_s;
    case PackFault::UnknownGame: return u"unknown-game"_s;
    case PackFault::NotListed: return u"not-listed"_s;
    case PackFault::Missing: return u"missing"_s;
    case PackFault::WrongSum: return u"wrong-sum"_s;
    case PackFault::NoPlace: return u"no-place"_s;
    case PackFault::NotText: return u"not-text"_s;
    case PackFault::BadPicture: return u"bad-picture"_s;
    case PackFault::BadContent: return u"bad-content"_s;
    case PackFault::Empty: return u"empty"_s;
    case PackFault::NeedsPack: return u"needs-pack"_s;
    case PackFault::NeedsOther: return u"needs-other"_s;
    case PackFault::BreaksBox: return u"breaks-box"_s;
    case PackFault::BreaksPack: return u"breaks-pack"_s;
    case PackFault::NeededBy: return u"needed-by"_s;
    case PackFault::Gone: return u"gone"_s;
    }
    return {};
}

QString PackWords::reason(const PackProblem& problem)
{
    const QString& detail = problem.detail;
    switch (problem.fault) {
    case PackFault::CannotRead: return tr("The file cannot be read: %1.").arg(detail);
    case PackFault::CannotWrite:
        return tr("The pack cannot be written: %1. Nothing was changed.").arg(detail);
    case PackFault::NotAnArchive: return tr("This is not a pack: it is neither a zip nor a tar archive.");
    case PackFault::NotReadHere:
        return tr("Castellan does not read %1 archives. Unpack it and pack the files again as a zip.")
            .arg(detail);
    case PackFault::Broken: return tr("The archive is broken: %1.").arg(detail);
    case PackFault::Encrypted: return tr("It is encrypted. Packs are open to everybody who reads them.");
    case PackFault::UnknownMethod: return tr("It uses an unsupported compression method (%1).").arg(detail);
    case PackFault::TooManyFiles: return tr("There are too many files; the limit is %1.").arg(detail);
    case PackFault::TooLarge: return tr("It is too large; the limit is %1.").arg(detail);
    case PackFault::Bomb: return tr("It would unpack to far more than it weighs (%1).").arg(detail);
    case PackFault::PathEscapes: return tr("The path leads out of the pack.");
    case PackFault::AbsolutePath: return tr("The path points outside the pack.");
    case PackFault::Link: return tr("It is a link or a device. Packs hold files only.");
    case PackFault::BadName: return tr("The name has characters or a length that not every system takes.");
    case PackFault::ReservedName: return tr("“%1” is a reserved name on some systems.").arg(detail);
    case PackFault::DuplicateName: return tr("There are two files of this name.");
    case PackFault::CaseClash: return tr("Some systems take it for the same file as %1.").arg(detail);
    case PackFault::FileAndFolder: return tr("It is a file where %1 needs a folder.").arg(detail);
    case PackFault::NoManifest: return tr("There is no manifest.json, so this is not a pack of Castellan.");
    case PackFault::BadManifest:
        return tr("Invalid manifest: %1.").arg(inWords(problem.reason)).replace(u"?."_s, u"?"_s);
    case PackFault::NewerFormat:
        return tr("The pack was made for a newer version of Castellan (format %1).").arg(detail);
    case PackFault::UnknownGame:
        return tr("The pack is for the game “%1”, which is not installed.").arg(detail);
    case PackFault::NotListed: return tr("The manifest does not name this file.");
    case PackFault::Missing: return tr("The manifest names this file, but it is not in the pack.");
    case PackFault::WrongSum: return tr("The content is not what the manifest promises (SHA-256 differs).");
    case PackFault::NoPlace:
        return tr("Packs hold cards, rules, pictures and scenarios; this file has no place there.");
    case PackFault::NotText: return tr("It is not a text in UTF-8.");
    case PackFault::BadPicture: return tr("The picture cannot be used: %1.").arg(detail);
    case PackFault::BadContent:
        return tr("Invalid content: %1.").arg(inWords(problem.reason)).replace(u"?."_s, u"?"_s);
    case PackFault::Empty: return tr("There is nothing in the pack.");
    case PackFault::NeedsPack: return tr("It needs the pack %1, which is not installed.").arg(detail);
    case PackFault::NeedsOther: return tr("It needs %1.").arg(detail);
    case PackFault::BreaksBox:
        return tr("No match could be played with these cards: %1.").arg(inWords(problem.reason));
    case PackFault::BreaksPack: return tr("The installed pack %1 needs another version of it.").arg(detail);
    case PackFault::NeededBy: return tr("The installed pack %1 needs it.").arg(detail);
    case PackFault::Gone: break;
    }
    return tr("The file changed after it was looked at. Open it again.");
}

QString PackWords::place(const PackProblem& problem)
{
    const QString inFile = inWords(problem.place);
    return problem.path.isEmpty() || inFile.isEmpty() ? problem.path + inFile
                                                      : problem.path + u", "_s + inFile;
}

QString PackWords::problem(const PackProblem& problem)
{
    const QString where = place(problem);
    return where.isEmpty() ? reason(problem) : tr("%1: %2").arg(where, reason(problem));
}

} // namespace model
