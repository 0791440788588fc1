@_spi(Engine) import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import Foundation

extension Button where Label == Text {
  /// Creates a button with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), action: action)
  }

  /// Creates a button with a role and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - role: What the button is for, such as `.cancel` or `.destructive`; nil for nothing
  ///     special.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), role: role, action: action)
  }
}

extension Button where Label == AviaryControls.Label<Text, Image> {
  /// Creates a button with a symbol and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, action: action)
  }

  /// Creates a button with a role, a symbol and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - role: What the button is for, such as `.cancel` or `.destructive`; nil for nothing
  ///     special.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      systemImage: systemImage,
      role: role,
      action: action
    )
  }
}
