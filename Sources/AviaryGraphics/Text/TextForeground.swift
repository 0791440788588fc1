/// A shape style that text is filled with.
package struct TextForeground: Equatable, Sendable {
  package let style: AnyShapeStyle

  package init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }

  package static func == (a: TextForeground, b: TextForeground) -> Bool {
    a.style.comparisonKey == b.style.comparisonKey
  }
}
