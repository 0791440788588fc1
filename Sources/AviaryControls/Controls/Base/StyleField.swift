@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Holds a style in a view, so that the style's own dynamic properties are tied to that view.
struct StyleField<Style>: DynamicProperty {
  var style: Style

  nonisolated mutating func _install(_ context: inout _DynamicContext) {
    DynamicFields.installFields(of: &style, &context)
  }
}

/// The styles of one kind of control, the innermost one last.
///
/// What a style makes is in the style around it, so that a style may wrap the control itself.
nonisolated struct StyleStack<Style>: @unchecked Sendable {
  private(set) var styles: [Style] = []

  var innermost: Style? { styles.last }

  var outer: StyleStack {
    var copy = self
    _ = copy.styles.popLast()
    return copy
  }

  mutating func push(_ style: Style) { styles.append(style) }
}

/// A key of the styles of one kind of control.
protocol StyleStackKey: EnvironmentKey where Value == StyleStack<Style> {
  /// Any style of the control: an existential type.
  associatedtype Style
  /// The parts of the control.
  associatedtype Configuration

  /// Shows the parts of the control in a style, the style's dynamic properties tied.
  @MainActor
  static func makeBody(_ style: Style, _ configuration: Configuration) -> AnyView
}

extension StyleStackKey {
  static var defaultValue: StyleStack<Style> { StyleStack() }
}

/// Adds a style for one kind of control.
nonisolated struct StyleModifier<Key: StyleStackKey>: _EnvironmentModifier {
  let style: Key.Style

  func _apply(to values: inout EnvironmentValues) { values[Key.self].push(style) }
}

/// Takes the innermost style of one kind of control away.
nonisolated struct OuterStyleModifier<Key: StyleStackKey>: _EnvironmentModifier {
  func _apply(to values: inout EnvironmentValues) { values[Key.self] = values[Key.self].outer }
}

/// Reads the innermost style of a kind; nil where nobody set one.
@propertyWrapper
struct CurrentStyle<Key: StyleStackKey>: DynamicProperty {
  private var stack = StyleStack<Key.Style>()

  init(_ key: Key.Type) {}

  var wrappedValue: Key.Style? { stack.innermost }

  nonisolated mutating func _install(_ context: inout _DynamicContext) {
    stack = EnvironmentValues(scope: context.environment)[Key.self]
  }
}
