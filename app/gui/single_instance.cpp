// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/single_instance.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>
#include <QLockFile>
#include <QStandardPaths>
#include <QTimer>

namespace app {

namespace {

constexpr quint32 kMagic = 0x43415354; // "CAST"
constexpr quint32 kVersion = 1;
constexpr qint64 kLargest = 1 << 20; ///< bytes; thousands of paths
constexpr int kPatience = 1000;      ///< ms for each step of the talk
constexpr char kTaken = 'y';

QString runtimeFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? QDir::tempPath() : folder;
}

/// Two names of one file meet; a library that does not exist yet has a name too.
QString nameFor(const QString& libraryFile)
{
    const QFileInfo file(libraryFile);
    const QString path = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
    const QString key = QDir::homePath() + u'\n' + path;
    const QByteArray hash =
        QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    return QStringLiteral("castellan-") + QString::fromLatin1(hash);
}

} // namespace

SingleInstance::SingleInstance(const QString& libraryFile, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_path(QDir(folder.isEmpty() ? runtimeFolder() : folder).filePath(nameFor(libraryFile)))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::receive);
}

SingleInstance::~SingleInstance() = default;

SingleInstance::Role SingleInstance::meet(const QStringList& files)
{
    // The lock decides which of two starts at the same moment becomes the first; it also tells a socket that
    // somebody listens on from one that a killed program left behind.
    m_lock = std::make_unique<QLockFile>(m_path + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0);
    for (int attempt = 0; attempt < 3; ++attempt) {
        if (m_lock->tryLock()) {
            QLocalServer::removeServer(m_path);
            return m_server.listen(m_path) ? Role::First : Role::Alone;
        }
        if (handOver(files))
            return Role::Second;
        if (m_lock->error() != QLockFile::LockFailedError)
            break;
    }
    return Role::Alone;
}

bool SingleInstance::handOver(const QStringList& files) const
{
    QLocalSocket socket;
    socket.connectToServer(m_path);
    if (!socket.waitForConnected(kPatience))
        return false;
    QByteArray message;
    QDataStream stream(&message, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << kMagic << kVersion << files;
    QByteArray framed;
    QDataStream frame(&framed, QIODevice::WriteOnly);
    frame << static_cast<quint32>(message.size());
    socket.write(framed + message);
    while (socket.bytesAvailable() == 0) {
        if (!socket.waitForReadyRead(kPatience))
            return false;
    }
    char answer = 0;
    return socket.getChar(&answer) && answer == kTaken;
}

void SingleInstance::receive()
{
    while (QLocalSocket* socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        // Somebody who connects and says nothing does not stay.
        QTimer::singleShot(5 * kPatience, socket, [socket] { socket->abort(); });
        read(socket);
    }
}

void SingleInstance::read(QLocalSocket* socket)
{
    constexpr qint64 kFrame = sizeof(quint32);
    if (socket->bytesAvailable() < kFrame)
        return;
    quint32 size = 0;
    QDataStream(socket->peek(kFrame)) >> size;
    if (size > kLargest) {
        socket->abort();
        return;
    }
    if (socket->bytesAvailable() < kFrame + static_cast<qint64>(size))
        return;
    socket->skip(kFrame);
    const QByteArray message = socket->read(size);
    QDataStream stream(message);
    stream.setVersion(QDataStream::Qt_6_0);
    quint32 magic = 0;
    quint32 version = 0;
    QStringList files;
    stream >> magic >> version;
    if (magic == kMagic && version == kVersion)
        stream >> files;
    if (magic != kMagic || version != kVersion || stream.status() != QDataStream::Ok) {
        socket->abort();
        return;
    }
    socket->putChar(kTaken);
    socket->flush();
    socket->disconnectFromServer();
    Q_EMIT called(files);
}

} // namespace app
