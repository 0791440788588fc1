@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import Foundation

extension NavigationLink where Label == Text {
  /// A link with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - destination: The screen that the link leads to.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(LocalizedStringKey(titleResource), destination: destination)
  }

  /// A link with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - destination: The screen that the link leads to.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(LocalizedStringKey(titleResource), destination: destination)
  }

  /// A link that is followed while a binding is true, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - isActive: Whether the link has been followed; following it sets true, going back false.
  ///   - destination: The screen that the link leads to.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(LocalizedStringKey(titleResource), isActive: isActive, destination: destination)
  }

  /// A link that is followed while a binding is true, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - destination: The screen that the link leads to.
  ///   - isActive: Whether the link has been followed; following it sets true, going back false.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(LocalizedStringKey(titleResource), destination: destination, isActive: isActive)
  }

  /// A link that is followed while a binding holds its tag, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - tag: What `selection` holds while the link has been followed.
  ///   - selection: The tag of the link that has been followed; nil while none has.
  ///   - destination: The screen that the link leads to.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      tag: tag,
      selection: selection,
      destination: destination
    )
  }

  /// A link that is followed while a binding holds its tag, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - destination: The screen that the link leads to.
  ///   - tag: What `selection` holds while the link has been followed.
  ///   - selection: The tag of the link that has been followed; nil while none has.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      destination: destination,
      tag: tag,
      selection: selection
    )
  }
}

extension NavigationLink where Destination == Never {
  /// A link to what the container shows for a value, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - value: What the path gets; nil for a link that leads nowhere and is greyed out.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text {
    self.init(LocalizedStringKey(titleResource), value: value)
  }
}
