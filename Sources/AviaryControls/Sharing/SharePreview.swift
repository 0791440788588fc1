@_spi(Engine) import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
public import CoreTransferable
import Foundation

/// What stands for something while it is being shared: a title, a picture and an icon.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?

  private init(title: Text, image: Image?, icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }

  /// Creates a preview of a picture and an icon.
  ///
  /// - Parameters:
  ///   - title: What is shared is called so.
  ///   - image: A picture of it.
  ///   - icon: A small picture of it.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title: title, image: image, icon: icon)
  }

  /// Creates a preview of a picture and an icon, with a title that is looked up.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image: image, icon: icon)
  }

  /// Creates a preview with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(LocalizedStringKey(titleResource), image: image, icon: icon)
  }

  /// Creates a preview of a picture and an icon, with a title as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview of a picture.
  public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }

  /// Creates a preview of a picture, with a title that is looked up.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(Text(titleKey), image: image)
  }

  /// Creates a preview with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(LocalizedStringKey(titleResource), image: image)
  }

  /// Creates a preview of a picture, with a title as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image: image) }
}

extension SharePreview where Image == Never {
  /// Creates a preview of an icon.
  public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }

  /// Creates a preview of an icon, with a title that is looked up.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), icon: icon) }

  /// Creates a preview with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(LocalizedStringKey(titleResource), icon: icon)
  }

  /// Creates a preview of an icon, with a title as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview of a title alone.
  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }

  /// Creates a preview of a title alone that is looked up.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }

  /// Creates a preview with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init(LocalizedStringKey(titleResource))
  }

  /// Creates a preview of a title alone, as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }
}
