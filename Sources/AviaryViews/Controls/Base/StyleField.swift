import AviaryDrawing
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
nonisolated struct StyleStack: @unchecked Sendable {
  private(set) var styles: [Any] = []

  var innermost: Any? { styles.last }

  var outer: StyleStack {
    var copy = self
    _ = copy.styles.popLast()
    return copy
  }

  mutating func push(_ style: Any) { styles.append(style) }
}

/// A key of the styles of one kind of control.
protocol StyleStackKey: EnvironmentKey where Value == StyleStack {}

extension StyleStackKey {
  static var defaultValue: StyleStack { StyleStack() }
}

/// Adds a style for one kind of control.
nonisolated struct StyleModifier<Key: StyleStackKey>: _EnvironmentModifier {
  let style: Any

  func _apply(to values: inout EnvironmentValues) { values[Key.self].push(style) }
}

/// Takes the innermost style of one kind of control away.
nonisolated struct OuterStyleModifier<Key: StyleStackKey>: _EnvironmentModifier {
  func _apply(to values: inout EnvironmentValues) { values[Key.self] = values[Key.self].outer }
}

/// Reads the innermost style of a kind, as a type that it conforms to.
@propertyWrapper
struct CurrentStyle<Key: StyleStackKey>: DynamicProperty {
  private var stack = StyleStack()

  init(_ key: Key.Type) {}

  var wrappedValue: Any? { stack.innermost }

  nonisolated mutating func _install(_ context: inout _DynamicContext) {
    stack = EnvironmentValues(scope: context.environment)[Key.self]
  }
}
