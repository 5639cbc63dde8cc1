// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QStringList>

#include <memory>

class QLocalSocket;
class QLockFile;

namespace app {

/// One window a user and library: a second start hands its files to the first and ends. The meeting point is
/// a socket that only this user can reach. A socket left behind by a program that was killed is taken over.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// `libraryFile` decides who meets whom; `folder` is where sockets live, the user's runtime folder by
    /// default.
    explicit SingleInstance(const QString& libraryFile, const QString& folder = {},
                            QObject* parent = nullptr);
    ~SingleInstance() override;

    enum class Role {
        First,  ///< nobody was there: this one listens from now on
        Second, ///< another took the files over: end
        Alone,  ///< no meeting point could be made: run without one
    };

    /// Call once, with absolute paths. Waits at most about two seconds for an answer.
    [[nodiscard]] Role meet(const QStringList& files);

    [[nodiscard]] QString socketPath() const { return m_path; }

Q_SIGNALS:
    /// A second start has handed over its files (perhaps none): open them and come to the front.
    void called(const QStringList& files);

private:
    [[nodiscard]] bool handOver(const QStringList& files) const;
    void receive();
    void read(QLocalSocket* socket);

    QString m_path;
    QLocalServer m_server;
    std::unique_ptr<QLockFile> m_lock; ///< held as long as this one is the first
};

} // namespace app
