@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import Foundation

extension Toggle where Label == Text {
  /// Creates a toggle with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - isOn: Whether the toggle is on; switching changes it.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(LocalizedStringKey(titleResource), isOn: isOn)
  }

  /// Creates a toggle for several values at once, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - sources: The things that have a value each; where they differ, the toggle is mixed.
  ///   - isOn: Where an element keeps whether it is on. Switching sets all of them.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(LocalizedStringKey(titleResource), sources: sources, isOn: isOn)
  }
}

extension Toggle where Label == AviaryControls.Label<Text, Image> {
  /// Creates a toggle with a symbol and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - isOn: Whether the toggle is on; switching changes it.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, isOn: isOn)
  }
}
