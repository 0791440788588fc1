@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

private var shared: SharedTheme { ControlTheme.standard.shared }

/// The style of labels that nobody gave one: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon beside the title.
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// A style that shows icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon beside the title.
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// A style that shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows the icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The icon, which is called by the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.background {
      configuration.title.modifier(HiddenLabel(isForListenersAlone: true))
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that suits the surroundings.
  @MainActor @preconcurrency
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  @MainActor @preconcurrency
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  @MainActor @preconcurrency
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  @MainActor @preconcurrency
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// An icon beside a title, aligned with its first line.
private struct IconAndTitle: View {
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(alignment: .firstLineMiddle, spacing: spacing ?? shared.labelSpacing) {
      configuration.icon.modifier(RowIconForeground()).frame(minWidth: iconWidth)
      configuration.title
    }
  }
}

/// Gives an icon in a row the colour of icons there.
///
/// A header or footer is made with the rows, and then stands in an environment of its own: what holds where the icon
/// stands is read here.
private nonisolated struct RowIconForeground: _EnvironmentModifier {
  func _apply(to values: inout EnvironmentValues) {
    guard values.controlPlace == .listRow else { return }
    let style: AnyShapeStyle
    if let tint = values.listItemTint {
      style = AnyShapeStyle(tint.color)
    } else if values.tintsRowIcons, values.foregroundStyles?.yieldsToTint != false {
      // A button, say, gives its whole label a colour.
      style = AnyShapeStyle(.tint)
    } else {
      return
    }
    values.foregroundStyles = ForegroundStyles([style], outer: values.foregroundStyles)
  }
}

extension VerticalAlignment {
  private enum FirstLineMiddle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      guard let baseline = context[explicit: .firstTextBaseline] else { return context.height / 2 }
      // Half the height of capitals of running text: it cancels out between two texts.
      return baseline - shared.textMiddle
    }
  }

  /// Where an icon meets a title and a control its label: the middle of a first line of letters, or of what has none.
  static let firstLineMiddle = VerticalAlignment(FirstLineMiddle.self)
}
