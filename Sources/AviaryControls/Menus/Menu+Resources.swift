@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import Foundation

extension Menu where Label == Text {
  /// Creates a menu with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - content: The items, in order.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a menu with a title that is looked up, which does something else on a tap.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - content: The items, in order.
  ///   - primaryAction: What a tap does; a long press opens the menu.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == AviaryControls.Label<Text, Image> {
  /// Creates a menu with a symbol and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items, in order.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
  }

  /// Creates a menu with a symbol and a title that is looked up, which does something else on a
  /// tap.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The items, in order.
  ///   - primaryAction: What a tap does; a long press opens the menu.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      systemImage: systemImage,
      content: content,
      primaryAction: primaryAction
    )
  }
}
