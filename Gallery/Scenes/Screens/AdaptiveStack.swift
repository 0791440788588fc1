import SwiftUI

/// A row, or a column where the reader's text is so large that a row would squeeze it.
struct AdaptiveStack<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var alignment = VerticalAlignment.center
  var spacing: CGFloat?
  @ViewBuilder let content: Content

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
      : AnyLayout(HStackLayout(alignment: alignment, spacing: spacing))
  }

  var body: some View {
    layout { content }
  }
}

extension DynamicTypeSize {
  /// How many columns of text there is room for where there is room for a number of them at ordinary sizes.
  func columns(_ count: Int) -> Int {
    self >= .accessibility3 ? 1 : isAccessibilitySize ? max(1, count / 2) : count
  }
}
