// Written by scripts/generate-overloads.
public import AviaryControls
@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
import Foundation

extension MenuBarExtra where Label == Text {
  /// Creates a sign that is a text.
  ///
  /// - Parameters:
  ///   - titleKey: What it says, looked up.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a sign that is a text.
  ///
  /// - Parameters:
  ///   - title: What it says, as it is.
  ///   - content: What is in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(content: content) { Text(title) }
  }

  /// Creates a sign that is a text, and comes and goes.
  ///
  /// - Parameters:
  ///   - titleKey: What it says, looked up.
  ///   - isInserted: Whether it is there.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(isInserted: isInserted, content: content) { Text(titleKey) }
  }

  /// Creates a sign that is a text, and comes and goes.
  ///
  /// - Parameters:
  ///   - title: What it says, as it is.
  ///   - isInserted: Whether it is there.
  ///   - content: What is in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(isInserted: isInserted, content: content) { Text(title) }
  }
}

extension MenuBarExtra where Label == AviaryControls.Label<Text, Image> {
  /// Creates a sign that is a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: What is read out, looked up.
  ///   - systemImage: The symbol's name.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(content: content) { AviaryControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a sign that is a symbol.
  ///
  /// - Parameters:
  ///   - title: What is read out, as it is.
  ///   - systemImage: The symbol's name.
  ///   - content: What is in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(content: content) { AviaryControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a sign that is a symbol, and comes and goes.
  ///
  /// - Parameters:
  ///   - titleKey: What is read out, looked up.
  ///   - systemImage: The symbol's name.
  ///   - isInserted: Whether it is there.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(isInserted: isInserted, content: content) {
      AviaryControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a sign that is a symbol, and comes and goes.
  ///
  /// - Parameters:
  ///   - title: What is read out, as it is.
  ///   - systemImage: The symbol's name.
  ///   - isInserted: Whether it is there.
  ///   - content: What is in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(isInserted: isInserted, content: content) {
      AviaryControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a sign that is a picture.
  ///
  /// - Parameters:
  ///   - titleKey: What is read out, looked up.
  ///   - image: The picture's name.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(content: content) { AviaryControls.Label(titleKey, image: image) }
  }

  /// Creates a sign that is a picture.
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
  )
  {
    self.init(content: content) { AviaryControls.Label(title, image: image) }
  }

  /// Creates a sign that is a picture, and comes and goes.
  ///
  /// - Parameters:
  ///   - titleKey: What is read out, looked up.
  ///   - image: The picture's name.
  ///   - isInserted: Whether it is there.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(isInserted: isInserted, content: content) {
      AviaryControls.Label(titleKey, image: image)
    }
  }

  /// Creates a sign that is a picture, and comes and goes.
  ///
  /// - Parameters:
  ///   - title: What is read out, as it is.
  ///   - image: The picture's name.
  ///   - isInserted: Whether it is there.
  ///   - content: What is in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(isInserted: isInserted, content: content) {
      AviaryControls.Label(title, image: image)
    }
  }

  /// Creates a sign that is a picture of an asset catalogue.
  ///
  /// - Parameters:
  ///   - titleKey: What is read out, looked up.
  ///   - image: The picture.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(content: content) { AviaryControls.Label(titleKey, image: image) }
  }

  /// Creates a sign that is a picture of an asset catalogue.
  ///
  /// - Parameters:
  ///   - title: What is read out, as it is.
  ///   - image: The picture.
  ///   - content: What is in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(content: content) { AviaryControls.Label(title, image: image) }
  }

  /// Creates a sign that is a picture of an asset catalogue, and comes and goes.
  ///
  /// - Parameters:
  ///   - titleKey: What is read out, looked up.
  ///   - image: The picture.
  ///   - isInserted: Whether it is there.
  ///   - content: What is in the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(isInserted: isInserted, content: content) {
      AviaryControls.Label(titleKey, image: image)
    }
  }

  /// Creates a sign that is a picture of an asset catalogue, and comes and goes.
  ///
  /// - Parameters:
  ///   - title: What is read out, as it is.
  ///   - image: The picture.
  ///   - isInserted: Whether it is there.
  ///   - content: What is in the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  )
  {
    self.init(isInserted: isInserted, content: content) {
      AviaryControls.Label(title, image: image)
    }
  }
}
