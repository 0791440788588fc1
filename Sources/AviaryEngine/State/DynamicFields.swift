package import AviaryGraph
@_spi(Reflection) import Swift

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
