public import AviaryEngine
public import AviaryGraphics

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a picture and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - resource: The picture beside the title, of an asset catalogue.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image resource: ImageResource
  ) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label of a picture and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - resource: The picture beside the title, of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image resource: ImageResource
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == AviaryControls.Label<Text, Image> {
  /// Creates a button with a picture and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - image: The picture beside the title, of an asset catalogue.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil,
      action: action,
      label: AviaryControls.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    )
  }

  /// Creates a button with a picture and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - image: The picture beside the title, of an asset catalogue.
  ///   - role: What the button is for, such as `.cancel` or `.destructive`; nil for nothing
  ///     special.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role,
      action: action,
      label: AviaryControls.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    )
  }

  /// Creates a button with a picture and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - image: The picture beside the title, of an asset catalogue.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil,
      action: action,
      label: AviaryControls.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    )
  }

  /// Creates a button with a picture and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - image: The picture beside the title, of an asset catalogue.
  ///   - role: What the button is for, such as `.cancel` or `.destructive`; nil for nothing
  ///     special.
  ///   - action: What a click, a tap or a key does.
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role,
      action: action,
      label: AviaryControls.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    )
  }
}

extension Menu where Label == AviaryControls.Label<Text, Image> {
  /// Creates a menu with a picture and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - image: The picture beside the title, of an asset catalogue.
  ///   - content: The items, in order.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AviaryControls.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      },
      content: content(),
      primaryAction: nil
    )
  }

  /// Creates a menu with a picture and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - image: The picture beside the title, of an asset catalogue.
  ///   - content: The items, in order.
  ///   - primaryAction: What a click does; the items come up by holding.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: AviaryControls.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      },
      content: content(),
      primaryAction: primaryAction
    )
  }

  /// Creates a menu with a picture and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - image: The picture beside the title, of an asset catalogue.
  ///   - content: The items, in order.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: AviaryControls.Label {
        Text(title)
      } icon: {
        Image(image)
      },
      content: content(),
      primaryAction: nil
    )
  }

  /// Creates a menu with a picture and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - image: The picture beside the title, of an asset catalogue.
  ///   - content: The items, in order.
  ///   - primaryAction: What a click does; the items come up by holding.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: AviaryControls.Label {
        Text(title)
      } icon: {
        Image(image)
      },
      content: content(),
      primaryAction: primaryAction
    )
  }
}

extension Toggle where Label == AviaryControls.Label<Text, Image> {
  /// Creates a toggle with a picture and a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - image: The picture beside the title, of an asset catalogue.
  ///   - isOn: Whether the toggle is on; switching changes it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init(
      isOn: isOn,
      label: AviaryControls.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    )
  }

  /// Creates a toggle with a picture and a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - image: The picture beside the title, of an asset catalogue.
  ///   - isOn: Whether the toggle is on; switching changes it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    isOn: Binding<Bool>
  ) {
    self.init(
      isOn: isOn,
      label: AviaryControls.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    )
  }
}
