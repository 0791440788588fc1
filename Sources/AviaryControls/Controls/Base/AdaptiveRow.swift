@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var shared: SharedTheme { ControlTheme.standard.shared }

/// A label beside its value; at sizes of text for accessibility above it, since both would be squeezed.
struct AdaptiveRow<Label: View, Value: View>: View {
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
