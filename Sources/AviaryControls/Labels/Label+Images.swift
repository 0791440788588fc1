import AviaryEngine
public import AviaryGraphics

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - name: The name of the icon: of a symbol, or of a picture in the main bundle.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - name: The name of the icon: of a symbol, or of a picture in the main bundle.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a title and a picture.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - name: The name of the icon: of a symbol, or of a picture in the main bundle.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label of a title and a picture.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - name: The name of the icon: of a symbol, or of a picture in the main bundle.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
