@_spi(Engine) public import AviaryEngine

/// The parts of a label, for a style to arrange.
public struct LabelStyleConfiguration {
  /// The title of a label, whatever its type.
  public struct Title {
    let view: AnyView
  }

  /// The icon of a label, whatever its type.
  public struct Icon {
    let view: AnyView
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// The title itself.
  public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
  /// The icon itself.
  public var body: some View { view }
}
