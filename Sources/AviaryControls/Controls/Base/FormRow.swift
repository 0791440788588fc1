@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var shared: SharedTheme { ControlTheme.standard.shared }
private var theme: ListTheme { ControlTheme.standard.list }

/// A label beside its value; at sizes of text for accessibility above it, since both would be squeezed.
struct FormRow<Label: View, Value: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let alignment: VerticalAlignment
  @ViewBuilder let label: () -> Label
  /// Given whether the value stands below.
  @ViewBuilder let value: (_ isBelow: Bool) -> Value

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        label()
        value(true)
      }
      // As wide as beside each other, where the space between them takes what is left.
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(alignment: alignment, spacing: shared.labelSpacing) {
        label()
        Spacer(minLength: 0)
        value(false)
      }
    }
  }
}

/// Where values begin in a form of two columns: the leading edge of views without a label.
private enum FormValueAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  static let formValue = HorizontalAlignment(FormValueAlignment.self)
}

/// A label and a value in a form of two columns.
struct FormColumnRow<Label: View, Value: View>: View {
  let label: Label
  let value: Value

  var body: some View {
    HStack(alignment: .firstLineMiddle, spacing: theme.formSpacing) {
      label
      value.alignmentGuide(.formValue) { $0[.leading] }
    }
  }
}
