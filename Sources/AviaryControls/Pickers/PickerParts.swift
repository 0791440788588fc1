@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryInteraction
import AviaryLayout
import Foundation

/// The parts of a picker, whatever the types of its label, its choices and its value.
struct PickerParts {
  let label: AnyView
  /// The choices, of which those with a tag of the value's type count.
  let content: AnyView
  /// What shows the value; nil for the selected choice itself.
  let currentValueLabel: AnyView?
  /// Whether a choice with those values stands for the value, and for all where there are several.
  let isSelected: (ContainerValues) -> Bool
  /// Whether a subview with those values is a choice.
  let isChoice: (ContainerValues) -> Bool
  private(set) var select: (ContainerValues) -> Void

  init<Value: Hashable>(
    label: AnyView,
    content: AnyView,
    currentValueLabel: AnyView?,
    selections: [Binding<Value>]
  ) {
    self.label = AnyView(label.accessibilityPart(.label))
    self.content = content
    self.currentValueLabel = currentValueLabel
    isChoice = { $0.tag(for: Value.self) != nil }
    isSelected = { values in
      guard let tag = values.tag(for: Value.self), !selections.isEmpty else { return false }
      return selections.allSatisfy { $0.wrappedValue == tag }
    }
    select = { values in
      guard let tag = values.tag(for: Value.self) else { return }
      for selection in selections where selection.wrappedValue != tag {
        selection.wrappedValue = tag
      }
    }
  }

  /// The same, which does something else where a choice is made.
  func selecting(_ select: @escaping (ContainerValues) -> Void) -> PickerParts {
    var result = self
    result.select = select
    return result
  }

  /// The choices among subviews.
  func choices(_ subviews: SubviewsCollection) -> [Subview] {
    subviews.filter { isChoice($0.containerValues) }
  }
}

/// What shows the value of a picker: its own label for it, or the selected choice.
struct PickerValue: View {
  let parts: PickerParts

  var body: some View {
    if let label = parts.currentValueLabel {
      label
    } else {
      Group(subviews: parts.content) { subviews in
        subviews.first { parts.isSelected($0.containerValues) }
      }
    }
  }
}
