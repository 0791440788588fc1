@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import AviaryStacks
public import Foundation

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value of any views with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - content: The views at the value's place.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - value: The value's text, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(LocalizedStringKey(titleResource), value: value)
  }

  /// Creates a formatted value with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - value: The value that is shown.
  ///   - format: How the value is written.
  @_disfavoredOverload
  public nonisolated init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(LocalizedStringKey(titleResource), value: value, format: format)
  }
}
