import AviaryFoundation
import Foundation
import Testing

@Suite("Associated objects")
struct AssociatedObjectTests {
  final class Owner {}
  final class Value {}

  /// Keys are addresses.
  final class Keys: @unchecked Sendable {
    let first = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    let second = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    deinit {
      first.deallocate()
      second.deallocate()
    }
  }

  private let keys = Keys()

  @Test("What is associated with an object is found under its key, and with that object alone")
  func finds() {
    let (owner, other) = (Owner(), Owner())
    objc_setAssociatedObject(owner, keys.first, "name", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, keys.first) as? String == "name")
    #expect(objc_getAssociatedObject(owner, keys.second) == nil)
    #expect(objc_getAssociatedObject(other, keys.first) == nil)
    objc_setAssociatedObject(owner, keys.first, nil, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, keys.first) == nil)
    #expect(objc_getAssociatedObject(1, keys.first) == nil)
  }

  @Test("It is kept or not, as the policy says")
  func policies() {
    let owner = Owner()
    weak var kept: Value?
    do {
      let value = Value()
      kept = value
      objc_setAssociatedObject(owner, keys.first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, keys.second, Value(), .OBJC_ASSOCIATION_ASSIGN)
    }
    #expect(kept != nil)
    #expect(objc_getAssociatedObject(owner, keys.second) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(kept == nil)
  }

  @Test(
    "What belongs to objects that are gone is let go when others come, and an object at their place has nothing"
  )
  func isLetGo() {
    weak var first: Value?
    do {
      let value = Value()
      first = value
      objc_setAssociatedObject(Owner(), keys.first, value, .OBJC_ASSOCIATION_RETAIN)
    }
    for _ in 0..<1000 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, keys.first) == nil)
      objc_setAssociatedObject(owner, keys.first, Value(), .OBJC_ASSOCIATION_RETAIN)
    }
    // Those that are there at once have places of their own, which makes room for them by letting go of others.
    let owners = (0..<1000).map { _ in Owner() }
    for owner in owners {
      #expect(objc_getAssociatedObject(owner, keys.first) == nil)
      objc_setAssociatedObject(owner, keys.first, Value(), .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(first == nil)
  }

  @Test("A value that is let go may ask for associated objects itself")
  func reenters() {
    final class Asking {
      let key: UnsafeRawPointer
      init(_ key: UnsafeRawPointer) { self.key = key }
      deinit { _ = objc_getAssociatedObject(self, key) }
    }
    let owner = Owner()
    objc_setAssociatedObject(owner, keys.first, Asking(keys.second), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, keys.first, Asking(keys.second), .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(owner)
  }
}
