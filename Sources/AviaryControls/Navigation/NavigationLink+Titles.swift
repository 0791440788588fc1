@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

extension NavigationLink where Label == Text {
  /// A link with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - destination: The screen that the link leads to.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination())
  }

  /// A link with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - destination: The screen that the link leads to.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), destination: destination())
  }

  /// A link with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - destination: The screen that the link leads to.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    destination: Destination
  ) {
    self.init(label: Text(titleKey), destination: destination)
  }

  /// A link with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - destination: The screen that the link leads to.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    destination: Destination
  ) {
    self.init(label: Text(title), destination: destination)
  }

  /// A link that is followed while a binding is true, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - isActive: Whether the link has been followed; following it sets true, going back false.
  ///   - destination: The screen that the link leads to.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination(), target: .binding(isActive))
  }

  /// A link that is followed while a binding is true, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isActive: Whether the link has been followed; following it sets true, going back false.
  ///   - destination: The screen that the link leads to.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), destination: destination(), target: .binding(isActive))
  }

  /// A link that is followed while a binding is true, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - destination: The screen that the link leads to.
  ///   - isActive: Whether the link has been followed; following it sets true, going back false.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), destination: destination, target: .binding(isActive))
  }

  /// A link that is followed while a binding is true, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - destination: The screen that the link leads to.
  ///   - isActive: Whether the link has been followed; following it sets true, going back false.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), destination: destination, target: .binding(isActive))
  }

  /// A link that is followed while a binding holds its tag, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - tag: What `selection` holds while the link has been followed.
  ///   - selection: The tag of the link that has been followed; nil while none has.
  ///   - destination: The screen that the link leads to.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(titleKey),
      destination: destination(),
      target: .binding(selection.isHolding(tag))
    )
  }

  /// A link that is followed while a binding holds its tag, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - tag: What `selection` holds while the link has been followed.
  ///   - selection: The tag of the link that has been followed; nil while none has.
  ///   - destination: The screen that the link leads to.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(title),
      destination: destination(),
      target: .binding(selection.isHolding(tag))
    )
  }

  /// A link that is followed while a binding holds its tag, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - destination: The screen that the link leads to.
  ///   - tag: What `selection` holds while the link has been followed.
  ///   - selection: The tag of the link that has been followed; nil while none has.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(
      label: Text(titleKey),
      destination: destination,
      target: .binding(selection.isHolding(tag))
    )
  }

  /// A link that is followed while a binding holds its tag, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - destination: The screen that the link leads to.
  ///   - tag: What `selection` holds while the link has been followed.
  ///   - selection: The tag of the link that has been followed; nil while none has.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(
      label: Text(title),
      destination: destination,
      target: .binding(selection.isHolding(tag))
    )
  }
}

extension NavigationLink where Destination == Never {
  /// A link to what the container shows for a value, with any label; nil for a link that leads
  /// nowhere.
  ///
  /// - Parameters:
  ///   - value: What the path gets; nil for a link that leads nowhere and is greyed out.
  ///   - label: What the link shows.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(
      label: label(),
      destination: nil,
      target: .value(value.map { AnyHashable($0) })
    )
  }

  /// A link to what the container shows for a value, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - value: What the path gets; nil for a link that leads nowhere and is greyed out.
  public nonisolated init<P: Hashable>(
    _ titleKey: LocalizedStringKey,
    value: P?
  ) where Label == Text {
    self.init(
      label: Text(titleKey),
      destination: nil,
      target: .value(value.map { AnyHashable($0) })
    )
  }

  /// A link to what the container shows for a value, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: What the path gets; nil for a link that leads nowhere and is greyed out.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(
    _ title: S,
    value: P?
  ) where Label == Text {
    self.init(label: Text(title), destination: nil, target: .value(value.map { AnyHashable($0) }))
  }
}
