package import AviaryGraph

// The objects of a view's state live here from one run of its body to the next: the view's list holds a `DynamicStorage`, and
// a property finds its object again by its place among the view's properties.

/// The objects that hold the state of one view, in the order of its properties.
package struct DynamicStorage {
  var objects: [AnyObject] = []

  package init() {}

  /// Ends what the objects do.
  mutating func tearDown() {
    for object in objects { (object as? any DynamicObject)?.tearDown() }
  }
}

/// What dynamic properties are tied to: the storage of the view that holds them.
public struct _DynamicContext {
  package var storage: DynamicStorage
  package var slot = 0
  package let root: ViewRoot
  package let environment: EnvironmentScope
  package let dependent: Dependent

  /// The object of the next slot, made with the first run.
  package mutating func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { slot += 1 }
    if slot < storage.objects.count {
      return unsafeDowncast(storage.objects[slot], to: Object.self)
    }
    let made = make()
    storage.objects.append(made)
    return made
  }
}

/// A state object that has something to end when its view goes away.
@_spi(Engine) public protocol DynamicObject: AnyObject {
  func tearDown()
}
