import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - name: The name of the icon: of a symbol, or of a picture in the main bundle.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(LocalizedStringKey(titleResource), systemImage: name)
  }

  /// Makes a label of a title and a picture.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - name: The name of the icon: of a symbol, or of a picture in the main bundle.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(LocalizedStringKey(titleResource), image: name)
  }
}
