import Dispatch
import Testing

@testable import os

@Suite("Unfair locks")
struct LockTests {
  @Test("threads take turns")
  func turns() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let plain = OSAllocatedUnfairLock()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2000 {
        lock.withLock { $0 += 1 }
        plain.withLockUnchecked { count += 1 }
      }
    }
    #expect(lock.withLock { $0 } == 16_000)
    #expect(count == 16_000)
  }

  @Test("a lock that is taken is not available, and says who has it")
  func availability() throws {
    let lock = OSAllocatedUnfairLock(initialState: [1])
    let copy = lock
    lock.precondition(.notOwner)
    lock.withLock { state in
      copy.precondition(.owner)
      state.append(2)
      #expect(copy.withLockIfAvailable { $0 } == nil)
    }
    #expect(copy.withLockIfAvailable { $0 } == [1, 2])
    struct Trouble: Error {}
    #expect(throws: Trouble.self) { try lock.withLock { _ in throw Trouble() } }
    #expect(lock.withLockIfAvailable { $0.count } == 2)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.lockIfAvailable())
    plain.unlock()
  }

  @Test("what a lock protects ends with it")
  func lifetime() {
    final class Thing {}
    weak var thing: Thing?
    do {
      let made = Thing()
      thing = made
      let lock = OSAllocatedUnfairLock(uncheckedState: made)
      #expect(lock.withLockUnchecked { $0 } === thing)
    }
    #expect(thing == nil)
  }

  @Test("the functions of C work on a lock in memory")
  func functions() {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    os_unfair_lock_assert_owner(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(lock.pointee._os_unfair_lock_opaque == 0)
  }

  @Test("a thread that locks twice stops the program")
  func recursion() async {
    await #expect(processExitsWith: .failure) {
      let lock = OSAllocatedUnfairLock()
      lock.withLockUnchecked { lock.withLockUnchecked {} }
    }
  }
}
