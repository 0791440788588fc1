package import SwiftUI

/// One kind of control in its sizes and states, as a picture of its own: a piece of ``ControlSheet``.
package struct ControlPiece: View {
  /// The pieces' names, as files have them, in the sheet's order.
  package nonisolated static let names = [
    "buttons", "toggles", "sliders", "steppers", "progress", "gauges", "pickers", "dates",
    "text-fields", "labels", "groups", "lists",
  ]

  private let index: Int
  private let look: LookAndFeel

  /// Makes a piece.
  ///
  /// - Parameters:
  ///   - index: Which one of ``names``.
  ///   - look: What the controls look like.
  package init(_ index: Int, look: LookAndFeel) {
    self.index = index
    self.look = look
  }

  package var body: some View {
    Group(subviews: samples) { groups in
      if groups.indices.contains(index) { groups[index] }
    }
    .fixedSize()
    .padding(16)
    .background(Color(.systemBackground))
    .lookAndFeel(look)
  }

  /// Those of the sheet, group by group.
  @ViewBuilder private var samples: some View {
    ButtonSamples()
    ToggleSamples()
    ValueSamples()
    PickerSamples()
    TextSamples()
    GroupSamples()
    ScreenSamples()
  }
}
