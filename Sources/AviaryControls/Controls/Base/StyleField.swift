@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryLayout
import Foundation

/// Holds a style in a view, so that the style's own dynamic properties are tied to that view.
struct StyleField<Style>: DynamicProperty {
  var style: Style

  nonisolated mutating func _install(_ context: inout _DynamicContext) {
    DynamicFields.installFields(of: &style, &context)
  }
}

/// A style of one kind of control, told by the parts that it arranges; its type is forgotten.
nonisolated struct AnyControlStyle<Configuration> {
  /// What the style makes of the parts, the same for all styles of a type.
  private struct Function: IgnoredInComparison {
    let call: @MainActor (Any, Configuration) -> AnyView
  }

  /// What tells two styles apart when environments are compared.
  private let style: Any
  private let function: Function

  init<Style, Body: View>(
    _ style: Style,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = style
    function = Function { style, configuration in
      guard let style = style as? Style else { preconditionFailure("a style of another type") }
      return AnyView(StyleBody(style, configuration, make: makeBody))
    }
  }

  /// Shows the parts of a control in the style, the style's dynamic properties tied.
  @MainActor
  func makeBody(_ configuration: Configuration) -> AnyView { function.call(style, configuration) }
}

/// The styles of one kind of control, the innermost one last.
///
/// What a style makes is in the style around it, so that a style may wrap the control itself.
nonisolated struct StyleStack<Configuration>: @unchecked Sendable {
  private var styles: [AnyControlStyle<Configuration>]

  init(_ styles: AnyControlStyle<Configuration>...) { self.styles = styles }

  var innermost: AnyControlStyle<Configuration>? { styles.last }

  var outer: StyleStack {
    var copy = self
    _ = copy.styles.popLast()
    return copy
  }

  mutating func push(_ style: AnyControlStyle<Configuration>) { styles.append(style) }
}

/// The key of the styles of one kind of control, which its parts tell.
enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleStack<Configuration> { StyleStack() }
}

/// Adds a style for one kind of control.
nonisolated struct StyleModifier<Configuration>: _EnvironmentModifier {
  let style: AnyControlStyle<Configuration>

  /// - Parameter makeBody: Calls the requirement of the style's protocol that shows the parts.
  init<Style, Body: View>(
    _ style: Style,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = AnyControlStyle(style, makeBody: makeBody)
  }

  func _apply(to values: inout EnvironmentValues) {
    values[StyleKey<Configuration>.self].push(style)
  }
}

/// Takes the innermost style of one kind of control away.
nonisolated struct OuterStyleModifier<Configuration>: _EnvironmentModifier {
  func _apply(to values: inout EnvironmentValues) {
    values[StyleKey<Configuration>.self] = values[StyleKey<Configuration>.self].outer
  }
}

/// Reads the innermost style of a kind; nil where nobody set one.
@propertyWrapper
struct CurrentStyle<Configuration>: DynamicProperty {
  private var stack = StyleStack<Configuration>()

  init(_ configuration: Configuration.Type) {}

  var wrappedValue: AnyControlStyle<Configuration>? { stack.innermost }

  nonisolated mutating func _install(_ context: inout _DynamicContext) {
    stack = EnvironmentValues(scope: context.environment)[StyleKey<Configuration>.self]
  }
}
