public import AviaryControls
@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
import Foundation

// Signs that are pictures of the program.
extension MenuBarExtra where Label == AviaryControls.Label<Text, Image> {
  /// A sign that is a picture.
  ///
  /// - Parameters:
  ///   - titleKey: What is read out, which is localized.
  ///   - image: The picture's name.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { AviaryControls.Label(titleKey, image: image) }
  }

  /// A sign that is a picture.
  ///
  /// - Parameters:
  ///   - title: What is read out, as it is.
  ///   - image: The picture's name.
  ///   - content: What is in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { AviaryControls.Label(title, image: image) }
  }

  /// A sign that is a picture, and comes and goes.
  ///
  /// - Parameters:
  ///   - titleKey: What is read out, which is localized.
  ///   - image: The picture's name.
  ///   - isInserted: Whether it is there; false once a person takes it away.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: image, content: content)
    self.isInserted = isInserted
  }

  /// A sign that is a picture, and comes and goes.
  ///
  /// - Parameters:
  ///   - title: What is read out, as it is.
  ///   - image: The picture's name.
  ///   - isInserted: Whether it is there; false once a person takes it away.
  ///   - content: What is in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: image, content: content)
    self.isInserted = isInserted
  }

  /// A sign that is a picture.
  ///
  /// - Parameters:
  ///   - titleKey: What is read out, which is localized.
  ///   - image: The picture, of an asset catalogue.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { AviaryControls.Label(titleKey, image: image) }
  }

  /// A sign that is a picture.
  ///
  /// - Parameters:
  ///   - title: What is read out, as it is.
  ///   - image: The picture, of an asset catalogue.
  ///   - content: What is in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { AviaryControls.Label(title, image: image) }
  }

  /// A sign that is a picture, and comes and goes.
  ///
  /// - Parameters:
  ///   - titleKey: What is read out, which is localized.
  ///   - image: The picture, of an asset catalogue.
  ///   - isInserted: Whether it is there; false once a person takes it away.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: image, content: content)
    self.isInserted = isInserted
  }

  /// A sign that is a picture, and comes and goes.
  ///
  /// - Parameters:
  ///   - title: What is read out, as it is.
  ///   - image: The picture, of an asset catalogue.
  ///   - isInserted: Whether it is there; false once a person takes it away.
  ///   - content: What is in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: image, content: content)
    self.isInserted = isInserted
  }
}
