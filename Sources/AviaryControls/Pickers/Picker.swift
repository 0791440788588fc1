@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// A control that chooses one of several values.
///
/// The choices are the subviews of the content that carry a tag of the value's type.
///
/// ![Segments, a menu and a wheel](Documentation/controls/pickers.png)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  @Environment(\.pickerAppearance) private var appearance
  @Environment(\.controlPlace) private var controlPlace
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?
  let selections: [Binding<SelectionValue>]

  nonisolated init(
    label: Label,
    content: Content,
    currentValueLabel: AnyView? = nil,
    selections: [Binding<SelectionValue>]
  ) {
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
    self.selections = selections
  }

  /// Creates a picker with any label.
  ///
  /// - Parameters:
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - label: What is chosen.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), selections: [selection])
  }

  /// Creates a picker with any label, and a view of its own for the value.
  ///
  /// - Parameters:
  ///   - selection: The tag of the chosen view; choosing changes it.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - label: What is chosen.
  ///   - currentValueLabel: What is shown in place of the chosen view where the picker is closed.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      label: label(),
      content: content(),
      currentValueLabel: AnyView(currentValueLabel()),
      selections: [selection]
    )
  }

  /// Creates a picker with any label.
  @available(*, deprecated, message: "Use init(selection:content:label:).")
  public nonisolated init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: label, content: content(), selections: [selection])
  }

  /// Creates a picker of one value for several things, with any label.
  ///
  /// - Parameters:
  ///   - sources: The things that have a value each.
  ///   - selection: Where a thing keeps its value. Choosing sets that of all of them.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - label: What is chosen.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      content: content(),
      selections: sources.map { $0[keyPath: selection] }
    )
  }

  /// Creates a picker of one value for several things, with any label and a view of its own for the
  /// value.
  ///
  /// - Parameters:
  ///   - sources: The things that have a value each.
  ///   - selection: Where a thing keeps its value. Choosing sets that of all of them.
  ///   - content: The choices: views that carry a tag of the value's type.
  ///   - label: What is chosen.
  ///   - currentValueLabel: What is shown in place of the chosen view where the picker is closed.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      label: label(),
      content: content(),
      currentValueLabel: AnyView(currentValueLabel()),
      selections: sources.map { $0[keyPath: selection] }
    )
  }
}

@available(*, unavailable)
extension Picker: Sendable {}

extension Picker: View {
  /// One view; in lists a row for each choice, where the style is inline; in menus an item for
  /// each.
  public var body: some View {
    let parts = PickerParts(
      label: titledLabel(label),
      content: AnyView(content),
      currentValueLabel: currentValueLabel,
      selections: selections
    )
    if controlPlace == .menu, appearance.isInlineInMenus {
      Section { PickerMenuItems(parts: parts) }
    } else if appearance == .inline, controlPlace == .listRow {
      PickerRows(parts: parts)
    } else {
      PickerControl(parts: parts, appearance: appearance)
    }
  }
}

/// A picker as one view.
struct PickerControl {
  @Environment(\.controlPlace) private var controlPlace
  let parts: PickerParts
  let appearance: _PickerAppearance
}

extension PickerControl: _Control {
  var _controlBody: some View {
    switch appearance {
    case .automatic, .menu: MenuPicker(parts: parts)
    case .segmented, .palette: SegmentedPicker(parts: parts)
    case .inline, .wheel: WheelPicker(parts: parts)
    case .navigationLink: LinkPicker(parts: parts)
    case .radioGroup: RadioPicker(parts: parts)
    }
  }
}

extension _PickerAppearance {
  /// Whether the choices are items of the menu that the picker is in, and not of one in that menu.
  fileprivate var isInlineInMenus: Bool { self != .menu && self != .palette }
}
