@_spi(Engine) import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
public import Foundation

// The forms of a share link whose title is a resource.

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
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
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
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

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Offers several things, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(LocalizedStringKey(titleResource), items: items, subject: subject, message: message)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Offers something, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<I>(
    _ titleResource: LocalizedStringResource,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      LocalizedStringKey(titleResource),
      item: item,
      subject: subject,
      message: message,
      preview: preview
    )
  }

  /// Offers several things, with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      items: items,
      subject: subject,
      message: message,
      preview: preview
    )
  }
}
