package import AviaryGraph
@_spi(Reflection) import Swift

/// A property of a view that is brought up to date before the view's body runs.
public protocol DynamicProperty {
  /// Called before each run of the body, after the properties inside have been updated.
  mutating func update()

  /// Ties the property to the view's storage. For the engine.
  mutating func _install(_ context: inout _DynamicContext)
}

extension DynamicProperty {
  /// What of the property is known beforehand, as bits: nothing.
  public static var _propertyBehaviors: UInt32 { 0 }

  public mutating func update() {}

  public mutating func _install(_ context: inout _DynamicContext) {
    DynamicFields.installFields(of: &self, &context)
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

/// The objects that hold the state of one view, in the order of its properties.
package struct DynamicStorage {
  var objects: [AnyObject] = []

  package init() {}

  /// Ends what the objects do.
  mutating func tearDown() {
    for object in objects { (object as? any DynamicObject)?.tearDown() }
  }
}

/// A state object that has something to end when its view goes away.
@_spi(Engine) public protocol DynamicObject: AnyObject {
  func tearDown()
}

/// Where the dynamic properties of a type lie, found once for each type.
package struct DynamicFields {
  let fields: [Field]

  /// Whether there are none.
  var isEmpty: Bool { fields.isEmpty }

  struct Field {
    /// As it is declared: that of `@State var count` is `_count`.
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static let known = TypeTable<DynamicFields>()

  static func of<Value>(_ type: Value.Type) -> DynamicFields {
    known.fact(of: type) { find(in: type) }
  }

  private static func find<Value>(in type: Value.Type) -> DynamicFields {
    var found: [Field] = []
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type {
        found.append(Field(name: String(cString: name), offset: offset, type: dynamic))
      }
      return true
    }
    return DynamicFields(fields: found)
  }

  /// Ties the dynamic properties of a view, or a modifier, to its storage.
  package static func install<Value>(
    in value: inout Value,
    _ storage: inout DynamicStorage,
    root: ViewRoot,
    environment: EnvironmentScope,
    dependent: Dependent
  ) {
    let fields = of(Value.self)
    guard !fields.fields.isEmpty else { return }
    var context = _DynamicContext(
      storage: storage,
      root: root,
      environment: environment,
      dependent: dependent
    )
    fields.install(in: &value, &context)
    storage = context.storage
  }

  package static func installFields<Value>(of value: inout Value, _ context: inout _DynamicContext)
  {
    of(Value.self).install(in: &value, &context)
  }

  private func install<Value>(in value: inout Value, _ context: inout _DynamicContext) {
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields {
        Self.installOne(field.type, UnsafeMutableRawPointer(pointer) + field.offset, &context)
      }
    }
  }

  private static func installOne<Property: DynamicProperty>(
    _ type: Property.Type,
    _ pointer: UnsafeMutableRawPointer,
    _ context: inout _DynamicContext
  ) {
    let property = pointer.assumingMemoryBound(to: Property.self)
    property.pointee._install(&context)
    property.pointee.update()
  }
}
