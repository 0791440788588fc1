import AviarySwiftSource

/// The implementation of `@State`.
///
///     @State private var model: Model = Model()
///
/// becomes
///
///     private var model: Model {
///       get { _model.wrappedValue }
///       nonmutating set { _model.wrappedValue = newValue }
///     }
///     private var _model: State<Model>
///     var __model: _StateStart = _StateStart() {
///       @storageRestrictions(initializes: _model)
///       init(initialValue) { _model = State<Model>(_lazy: { Model() }) }
///       get { _StateStart() }
///     }
///     private var $model: Binding<Model> { _model.projectedValue }
///
/// Where the default may name a static member of the type, `__model` has it: `_StateStart { () -> Model in standard }`.
///
/// A property without a default gets an `init` accessor instead, so that initialisers assign it.
/// Where no type is written, that of the property and of `_model` follow from the value, and that of
/// `$model` from `_model`: see `StateProjectionMacro`.
///
/// Local variables never come here: attached macros don't apply to them, and the compiler takes the
/// property wrapper of the same name.
enum StateMacro {
  /// The accessors of the property.
  ///
  /// What is wrong with it is told with the peers; accessors that compile keep the compiler from
  /// adding messages of its own.
  static func accessors(_ request: AttachedExpansion) -> String {
    guard let property = try? StateProperty(request) else {
      let isComputed = VariableDeclaration(request.declSyntax.source)?.isComputed == true
      return isComputed ? "" : "{ get { fatalError() } set { fatalError() } }"
    }
    let name = property.storageName
    let inlining = property.inlining
    let start =
      property.start == .lazy
      ? ""
      : """
        @storageRestrictions(initializes: \(name))
        \(inlining)init(initialValue) {
          \(name) = SwiftUI.State(wrappedValue: initialValue)
        }

      """
    return """
      {
      \(start)  get { \(name).wrappedValue }
        \(inlining)\(property.setter) { \(setting(property)) }
      }
      """
  }

  /// What the setter does.
  private static func setting(_ property: StateProperty) -> String {
    let observers = property.observers
    guard !observers.isEmpty else { return "\(property.storageName).wrappedValue = newValue" }
    let closures = ["willSet", "didSet"].map { name in
      guard let observer = observers[name] else { return "\(name): { _ in }" }
      return "\(name): { \(observer.parameter) in\(observer.body)\n}"
    }
    return "\(property.storageName)._set(newValue, \(closures.joined(separator: ", ")))"
  }

  /// The state itself, and the binding to it.
  static func peers(_ request: AttachedExpansion) throws(MacroError) -> String {
    let property = try StateProperty(request)
    return storage(of: property) + "\n" + projection(of: property)
  }

  private static func storage(of property: StateProperty) -> String {
    let access = property.isPrivate ? property.access.map { $0 + " " } ?? "" : ""
    let name = property.storageName
    let head = "\(property.sharedHead)\(access)var \(name)"
    let generics = property.valueType.map { "<\($0)>" } ?? ""
    // The lines of the braces keep a comment at the end of the value from swallowing them.
    let value = """
      SwiftUI.State\(generics)(_lazy: {
        \(property.value ?? "nil")
      })
      """
    switch property.start {
    case .assigned:
      return "\(head): SwiftUI.State\(generics)"
    case .memberwise where property.value != nil && property.type != nil:
      return "\(head): SwiftUI.State\(generics)"
    case .lazy where property.isPrivate && !property.owner.isReference && !property.isStatic:
      // A private stored property with a value would make the memberwise initialiser private. One
      // that an accessor initialises has no part in it, and the accessor's property is not private.
      let type = property.valueType ?? property.literalType
      // In the accessor names are those of an instance, and in a default those of the type.
      let isNamed = property.value.map(PlainValue.namesMembers) ?? false
      let start =
        isNamed
        ? "SwiftUI._StateStart {\(type.map { " () -> \($0) in" } ?? "")\n\(property.value ?? "nil")\n}"
        : "SwiftUI._StateStart()"
      return """
        \(head)\(type.map { ": SwiftUI.State<\($0)>" } ?? " = \(value)")
        \(property.sharedHead)var _\(name): SwiftUI._StateStart = \(start) {
          @storageRestrictions(initializes: \(name))
          \(property.owner.isPublic ? "@usableFromInline " : "")init(initialValue) {
            \(name) = \(isNamed ? "SwiftUI.State(_start: initialValue)" : value)
          }
          get { SwiftUI._StateStart() }
        }
        """
    case .memberwise, .lazy:
      return "\(head) = \(value)"
    }
  }

  private static func projection(of property: StateProperty) -> String {
    let access = property.access.map { $0 + " " } ?? ""
    let head = "\(property.sharedHead)\(access)var \(property.projectionName)"
    let storage = property.storageName
    if let type = property.valueType ?? property.literalType {
      return "\(head): SwiftUI.Binding<\(type)> { \(storage).projectedValue }"
    }
    if property.isStatic { return "\(head) = \(storage).projectedValue" }
    return """
      @SwiftUI._StateProjection
      \(head) = SwiftUI._projectionType(\\\(property.owner.name).\(storage))
      """
  }
}

/// The implementation of `@_StateProjection`, which `@State` writes where no type is written: the
/// binding becomes computed, and its type is still that of the expression it was declared with.
enum StateProjectionMacro {
  /// The getter.
  static func accessors(_ request: AttachedExpansion) throws(MacroError) -> String {
    guard let name = VariableDeclaration(request.declSyntax.source)?.name.dropFirst() else {
      throw MacroError(message: "'@_StateProjection' is only for what '@State' generates")
    }
    return "{\n  get { _\(name).projectedValue }\n}"
  }
}

extension StateProperty {
  /// What lets an `@inlinable` initialiser of a public view, whose code other modules take over, set the property.
  fileprivate var inlining: String {
    owner.isPublic && (access == nil || access == "internal") ? "@usableFromInline " : ""
  }
  /// The name of the state itself.
  fileprivate var storageName: String { "_" + variable.plainName }
  /// The head of the setter: that of a structure changes nothing but what the state refers to.
  fileprivate var setter: String { owner.isReference || isStatic ? "set" : "nonmutating set" }
  /// The observers that are written on the property, by their names.
  fileprivate var observers: [String: (parameter: String, body: String)] {
    guard let block = variable.accessorBlock else { return [:] }
    let source = variable.source
    var found: [String: (parameter: String, body: String)] = [:]
    var index = block + 1
    while ["willSet", "didSet"].contains(source.text(at: index)) {
      let name = source.text(at: index)
      var parameter = name == "willSet" ? "newValue" : "oldValue"
      index += 1
      if source.text(at: index) == "(" {
        parameter = source.text(at: index + 1)
        index = source.index(afterGroupAt: index)
      }
      guard let close = source.partner(of: index) else { break }
      let body = source.tokens[index].range.upperBound..<source.offset(at: close)
      found[name] = (parameter, source.text(body))
      index = close + 1
    }
    return found
  }

  /// The name of the binding.
  fileprivate var projectionName: String { "$" + variable.plainName }

  /// The type that Swift gives to a literal, where the value is one.
  fileprivate var literalType: String? {
    guard let value else { return nil }
    let source = Source(value)
    let index = source.text(at: 0) == "-" ? 1 : 0
    guard source.tokens.count == index + 1 else { return nil }
    switch source.tokens[index].kind {
    case .word where value == "true" || value == "false": return "Swift.Bool"
    case .number where value.contains("0x") || value.contains("0b"): return nil
    case .number: return value.contains(where: ".eE".contains) ? "Swift.Double" : "Swift.Int"
    case .literal where value.hasPrefix("\""): return "Swift.String"
    default: return nil
    }
  }
}
