@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import Foundation

extension SecureField where Label == Text {
  /// Creates a field with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(LocalizedStringKey(titleResource), text: text)
  }

  /// Creates a field with a prompt, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
  }

  /// Creates a field that calls back, in an older way, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(LocalizedStringKey(titleResource), text: text, onCommit: onCommit)
  }
}
