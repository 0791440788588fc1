@_spi(Engine) import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
public import Foundation

extension Link where Label == Text {
  /// Creates a link with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(LocalizedStringKey(titleResource), destination: destination)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Offers an address, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message)
  }

  /// Offers a text, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message)
  }
}
