// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTemporaryDir>
#include <QtTest>

namespace tests {

/// Base of tests that show widgets. When a test function fails, every window that is open is saved as a
/// picture, whose path is printed. So windows live in members, not in local variables: a failing check leaves
/// the function at once.
class GuiTest : public QObject
{
    Q_OBJECT

protected:
    /// Makes what the next test function needs.
    virtual void setUp() {}
    /// Closes all windows; called after pictures were taken.
    virtual void tearDown() {}

    /// A path in a folder of this test function's own.
    [[nodiscard]] QString file(const QString& name) const { return m_folder->filePath(name); }

    /// The child of that object name and type; fails loudly if there is none.
    template <class T>
    [[nodiscard]] static T* named(const QObject& parent, const char* name)
    {
        T* child = parent.findChild<T*>(QString::fromLatin1(name));
        if (child == nullptr)
            qFatal("no %s named \"%s\"", T::staticMetaObject.className(), name);
        return child;
    }

private Q_SLOTS:
    void init();
    void cleanup();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tests
