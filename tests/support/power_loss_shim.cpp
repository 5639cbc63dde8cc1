// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded before a program (LD_PRELOAD): notes everything that it writes below the folder POWER_LOSS_ROOT,
// every sync, and what it says on standard output, in their order, in the file POWER_LOSS_LOG.
// tests::PowerLoss makes of it what a disk would hold if the power had failed at any of these moments.
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

constexpr int kDescriptors = 4096;

enum class Watched : unsigned char { No, File, Folder };

std::atomic<Watched> watched[kDescriptors];
std::recursive_mutex logged;

template <class F>
F* real(const char* name)
{
    return reinterpret_cast<F*>(dlsym(RTLD_NEXT, name));
}

const std::string& root()
{
    static const std::string path = [] {
        const char* given = std::getenv("POWER_LOSS_ROOT");
        return std::string(given == nullptr ? "" : given);
    }();
    return path;
}

int logFile()
{
    static const int file = [] {
        const char* path = std::getenv("POWER_LOSS_LOG");
        return path == nullptr
                   ? -1
                   : real<int(const char*, int, ...)>("open")(path, O_WRONLY | O_APPEND | O_CLOEXEC);
    }();
    return file;
}

/// What tests::PowerLoss reads: kind, inode, place, length, then so many bytes.
void note(char kind, std::uint64_t inode, std::int64_t place, const void* data, std::size_t size)
{
    if (logFile() < 0)
        return;
    const std::lock_guard guard(logged);
    std::string record(1, kind);
    const std::uint64_t length = size;
    record.append(reinterpret_cast<const char*>(&inode), sizeof inode);
    record.append(reinterpret_cast<const char*>(&place), sizeof place);
    record.append(reinterpret_cast<const char*>(&length), sizeof length);
    record.append(static_cast<const char*>(data), size);
    static auto* const write = real<ssize_t(int, const void*, std::size_t)>("write");
    if (write(logFile(), record.data(), record.size()) != static_cast<ssize_t>(record.size()))
        std::abort();
}

void note(char kind, std::uint64_t inode, const std::string& text)
{
    note(kind, inode, 0, text.data(), text.size());
}

std::string absolute(int folder, const char* path)
{
    if (path == nullptr)
        return {};
    if (path[0] == '/')
        return path;
    char start[PATH_MAX];
    if (folder == AT_FDCWD) {
        if (getcwd(start, sizeof start) == nullptr)
            return {};
    } else {
        const ssize_t size =
            readlink(("/proc/self/fd/" + std::to_string(folder)).c_str(), start, sizeof start - 1);
        if (size < 0)
            return {};
        start[size] = '\0';
    }
    return std::string(start) + '/' + path;
}

bool isBelow(const std::string& path)
{
    return !root().empty() && path.starts_with(root());
}

std::uint64_t inodeOf(int file)
{
    struct stat found;
    return fstat(file, &found) == 0 ? found.st_ino : 0;
}

bool isFile(int file)
{
    return file >= 0 && file < kDescriptors && watched[file] == Watched::File;
}

/// After a file was opened: `existed` says whether it was there before.
void opened(int file, int folder, const char* path, int flags, bool existed)
{
    if (file < 0 || file >= kDescriptors)
        return;
    watched[file] = Watched::No;
    const std::string whole = absolute(folder, path);
    if (!isBelow(whole))
        return;
    struct stat found;
    if (fstat(file, &found) != 0)
        return;
    if (S_ISDIR(found.st_mode)) {
        watched[file] = Watched::Folder;
        return;
    }
    if (!S_ISREG(found.st_mode))
        return;
    watched[file] = Watched::File;
    if ((flags & O_TMPFILE) == O_TMPFILE)
        note('N', found.st_ino, {});
    else if (!existed)
        note('C', found.st_ino, whole);
    else if ((flags & O_TRUNC) != 0)
        note('T', found.st_ino, 0, nullptr, 0);
}

bool exists(int folder, const char* path)
{
    struct stat found;
    return fstatat(folder, path, &found, 0) == 0;
}

template <class... A>
int openAs(const char* name, int folder, const char* path, int flags, A... call)
{
    const bool before = exists(folder, path);
    const int file = real<int(A..., ...)>(name)(call...);
    const int number = errno;
    opened(file, folder, path, flags, before);
    errno = number;
    return file;
}

void wrote(int file, std::int64_t place, const void* data, ssize_t size)
{
    if (size > 0)
        note('W', inodeOf(file), place, data, static_cast<std::size_t>(size));
}

int synced(const char* name, int file)
{
    const int result = real<int(int)>(name)(file);
    if (result == 0 && file >= 0 && file < kDescriptors) {
        if (watched[file] == Watched::File)
            note('S', inodeOf(file), {});
        else if (watched[file] == Watched::Folder)
            note('D', 0, absolute(file, "."));
    }
    return result;
}

int shortened(const char* name, int file, off64_t size)
{
    const int result = real<int(int, off64_t)>(name)(file, size);
    if (result == 0 && isFile(file))
        note('T', inodeOf(file), size, nullptr, 0);
    return result;
}

template <class... A>
int renamed(const char* name, int fromFolder, const char* from, int toFolder, const char* to, A... call)
{
    const int result = real<int(A...)>(name)(call...);
    if (result == 0 && isBelow(absolute(toFolder, to)))
        note('R', 0, absolute(fromFolder, from) + '\n' + absolute(toFolder, to));
    return result;
}

} // namespace

#define MODE                                                                                                 \
    va_list rest;                                                                                            \
    va_start(rest, flags);                                                                                   \
    const mode_t mode = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE                           \
                            ? static_cast<mode_t>(va_arg(rest, unsigned))                                    \
                            : 0;                                                                             \
    va_end(rest);

extern "C" {

int open(const char* path, int flags, ...)
{
    MODE return openAs("open", AT_FDCWD, path, flags, path, flags, mode);
}
int open64(const char* path, int flags, ...)
{
    MODE return openAs("open64", AT_FDCWD, path, flags, path, flags, mode);
}
int openat(int folder, const char* path, int flags, ...)
{
    MODE return openAs("openat", folder, path, flags, folder, path, flags, mode);
}
int openat64(int folder, const char* path, int flags, ...)
{
    MODE return openAs("openat64", folder, path, flags, folder, path, flags, mode);
}
int close(int file)
{
    if (file >= 0 && file < kDescriptors)
        watched[file] = Watched::No;
    return real<int(int)>("close")(file);
}
ssize_t write(int file, const void* data, std::size_t size)
{
    static auto* const next = real<ssize_t(int, const void*, std::size_t)>("write");
    if (file == STDOUT_FILENO)
        note('A', 0, 0, data, size);
    if (!isFile(file))
        return next(file, data, size);
    const std::lock_guard guard(logged);
    struct stat found;
    const bool appends = (fcntl(file, F_GETFL) & O_APPEND) != 0 && fstat(file, &found) == 0;
    const off64_t place = appends ? found.st_size : lseek64(file, 0, SEEK_CUR);
    const ssize_t written = next(file, data, size);
    wrote(file, place, data, written);
    return written;
}
ssize_t pwrite(int file, const void* data, std::size_t size, off_t place)
{
    const ssize_t written =
        real<ssize_t(int, const void*, std::size_t, off_t)>("pwrite")(file, data, size, place);
    if (isFile(file))
        wrote(file, place, data, written);
    return written;
}
ssize_t pwrite64(int file, const void* data, std::size_t size, off64_t place)
{
    const ssize_t written =
        real<ssize_t(int, const void*, std::size_t, off64_t)>("pwrite64")(file, data, size, place);
    if (isFile(file))
        wrote(file, place, data, written);
    return written;
}
ssize_t writev(int file, const iovec* parts, int count)
{
    if (isFile(file))
        std::abort(); // nobody uses it; if somebody begins to, it has to be noted here
    return real<ssize_t(int, const iovec*, int)>("writev")(file, parts, count);
}
int ftruncate(int file, off_t size) noexcept
{
    return shortened("ftruncate", file, size);
}
int ftruncate64(int file, off64_t size) noexcept
{
    return shortened("ftruncate64", file, size);
}
int fsync(int file)
{
    return synced("fsync", file);
}
int fdatasync(int file)
{
    return synced("fdatasync", file);
}
int syncfs(int file) noexcept
{
    const int result = real<int(int)>("syncfs")(file);
    note('Y', 0, {});
    return result;
}
int rename(const char* from, const char* to) noexcept
{
    return renamed("rename", AT_FDCWD, from, AT_FDCWD, to, from, to);
}
int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept
{
    return renamed("renameat", fromFolder, from, toFolder, to, fromFolder, from, toFolder, to);
}
int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    return renamed("renameat2", fromFolder, from, toFolder, to, fromFolder, from, toFolder, to, flags);
}
int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    const int result =
        real<int(int, const char*, int, const char*, int)>("linkat")(fromFolder, from, toFolder, to, flags);
    struct stat found;
    if (result == 0 && isBelow(absolute(toFolder, to)) && fstatat(toFolder, to, &found, 0) == 0)
        note('C', found.st_ino, absolute(toFolder, to));
    return result;
}
int link(const char* from, const char* to) noexcept
{
    return linkat(AT_FDCWD, from, AT_FDCWD, to, 0);
}
int unlink(const char* path) noexcept
{
    const int result = real<int(const char*)>("unlink")(path);
    if (result == 0 && isBelow(absolute(AT_FDCWD, path)))
        note('U', 0, absolute(AT_FDCWD, path));
    return result;
}
int unlinkat(int folder, const char* path, int flags) noexcept
{
    const int result = real<int(int, const char*, int)>("unlinkat")(folder, path, flags);
    if (result == 0 && isBelow(absolute(folder, path)))
        note('U', 0, absolute(folder, path));
    return result;
}

} // extern "C"
