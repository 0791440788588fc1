/// A shape style that text is filled with, comparable.
package struct TextForeground: Equatable, Sendable {
  package let style: any ShapeStyle

  package init(_ style: any ShapeStyle) { self.style = style }

  package static func == (a: TextForeground, b: TextForeground) -> Bool {
    guard let left = a.style as? any Equatable else { return false }
    func isEqual<Value: Equatable>(_ left: Value) -> Bool { (b.style as? Value) == left }
    return isEqual(left)
  }
}
