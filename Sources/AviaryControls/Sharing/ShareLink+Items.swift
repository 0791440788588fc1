@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
public import Foundation

// The forms of a share link: for one thing or for several, with a title or with any label.

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Offers an address, under any label.
  ///
  /// - Parameters:
  ///   - item: What is shared.
  ///   - subject: What a letter is about, where it is sent by one.
  ///   - message: What stands above it.
  ///   - label: What the button shows.
  public nonisolated init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      data: CollectionOfOne(item),
      subject: subject,
      message: message,
      preview: nil,
      label: label()
    )
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Offers an address.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Offers an address, under a title.
  public nonisolated init(
    _ title: Text,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Offers an address, under a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Offers an address, under a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Offers a text, under any label.
  ///
  /// - Parameters:
  ///   - item: What is shared.
  ///   - subject: What a letter is about, where it is sent by one.
  ///   - message: What stands above it.
  ///   - label: What the button shows.
  public nonisolated init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      data: CollectionOfOne(item),
      subject: subject,
      message: message,
      preview: nil,
      label: label()
    )
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Offers a text.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Offers a text, under a title.
  public nonisolated init(
    _ title: Text,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Offers a text, under a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Offers a text, under a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Offers several things, under any label.
  public nonisolated init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(data: items, subject: subject, message: message, preview: nil, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Offers several things.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Offers several things, under a title.
  public nonisolated init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Offers several things, under a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Offers several things, under a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }
}
