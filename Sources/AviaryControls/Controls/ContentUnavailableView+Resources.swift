@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import AviaryStacks
import Foundation

extension ContentUnavailableView
where Label == AviaryControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a picture and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    image name: String,
    description: Text? = nil
  ) {
    self.init(LocalizedStringKey(titleResource), image: name, description: description)
  }

  /// Creates a view with a symbol and a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(LocalizedStringKey(titleResource), systemImage: name, description: description)
  }
}
