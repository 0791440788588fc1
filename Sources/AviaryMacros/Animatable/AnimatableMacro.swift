import AviarySwiftSource

/// The implementation of `@Animatable`.
///
///     @Animatable
///     struct Arc: Shape {
///       var radius: CGFloat
///       var end: Angle
///       @AnimatableIgnored var isClockwise: Bool
///     }
///
/// gets
///
///     nonisolated var animatableData: AnimatableValues<CGFloat.AnimatableData, Angle.AnimatableData> {
///       get { AnimatableValues(radius.animatableData, end.animatableData) }
///       set { (radius.animatableData, end.animatableData) = newValue.value }
///     }
///
/// and an extension with the conformance, where the type has none by itself.
enum AnimatableMacro {
  /// The data that animates the properties; nothing where there are none, whose data is empty already.
  static func members(_ request: AttachedExpansion) throws(MacroError) -> String {
    let type = try AnimatedType(request)
    guard !type.properties.isEmpty else { return "" }
    let head = "\(type.access)nonisolated var animatableData"
    let data = type.properties.map { "\($0.name).animatableData" }
    let types = type.properties.map { "\($0.type).AnimatableData" }
    guard data.count > 1 else {
      return """
        \(head): \(types[0]) {
          get { \(data[0]) }
          set { \(data[0]) = newValue }
        }
        """
    }
    let values = data.joined(separator: ", ")
    return """
      \(head): SwiftUI.AnimatableValues<\(types.joined(separator: ", "))> {
        get { SwiftUI.AnimatableValues(\(values)) }
        set { (\(values)) = newValue.value }
      }
      """
  }

  /// The conformance; nothing where the type has it already, as shapes do.
  static func conformance(_ request: AttachedExpansion) -> String {
    guard let type = request.extendedTypeSyntax, let list = request.conformanceListSyntax,
      !list.source.isEmpty
    else { return "" }
    let name = Source(type.source)
    return "extension \(name.text(ofTokens: name.tokens.indices)): SwiftUI.Animatable {}"
  }
}
