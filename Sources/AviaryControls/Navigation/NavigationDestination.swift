@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Says how the container around makes screens for values of a type.
nonisolated struct NavigationDestinationModifier<Value: Hashable, Destination: View>: _NodeModifier
{
  let make: (Value) -> Destination

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    NavigationDestinationNode(list, child, place)
  }
}

final class NavigationDestinationNode<Value: Hashable, Destination: View>:
  ModifierNode<NavigationDestinationModifier<Value, Destination>>
{
  private var model: NavigationModel? { EnvironmentValues(scope: environment).navigationModel }

  override func didMount() { register() }
  override func willUnmount() { model?.unregister(Value.self, by: self) }
  override func viewDidChange() { register() }

  private func register() {
    guard let model else {
      root.warn(
        "navigationDestination(for: \(Value.self)) stands outside of a NavigationStack and does nothing"
      )
      return
    }
    let make = modifier.make
    model.register(Value.self, by: self) { value in
      (value.base as? Value).map { value in AnyView(MadeView { make(value) }) }
    }
  }
}

/// Shows a view over the screens of the container around while a closure says so.
nonisolated struct NavigationPushModifier: _NodeModifier {
  /// The view and its identity, or nil.
  ///
  /// What it reads is recorded.
  let screen: () -> (id: AnyHashable, view: AnyView)?
  /// Whether it is shown in the next column, where there is one.
  var isDetail = false
  let dismiss: () -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    NavigationPushNode(list, child, place)
  }
}

final class NavigationPushNode: ModifierNode<NavigationPushModifier> {
  private var model: NavigationModel? { EnvironmentValues(scope: environment).navigationModel }

  override func didMount() { refresh() }
  override func willUnmount() {
    model?.set(nil, id: AnyHashable(0), isDetail: modifier.isDetail, dismiss: {}, by: self)
  }
  override func viewDidChange() { refresh() }
  override func environmentDidChange() { refresh() }

  private func refresh() {
    guard isMounted, let model else { return }
    tracked { _ in
      let screen = modifier.screen()
      model.set(
        screen?.view,
        id: screen?.id ?? AnyHashable(0),
        isDetail: modifier.isDetail,
        dismiss: modifier.dismiss,
        by: self
      )
    }
  }
}

extension View {
  /// Says how the navigation stack around makes screens for values of a type.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Makes the screen for a value.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(make: destination))
  }

  /// Shows a further screen of the navigation stack around while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is shown; going back sets it to false.
  ///   - destination: The screen.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = AnyView(destination())
    return modifier(
      NavigationPushModifier(
        screen: { isPresented.wrappedValue ? ("presented", destination) : nil },
        dismiss: { isPresented.wrappedValue = false }
      )
    )
  }

  /// Shows a further screen of the navigation stack around while a binding holds an item.
  ///
  /// - Parameters:
  ///   - item: What the screen is made of; going back sets it to nil.
  ///   - destination: Makes the screen for a value.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationPushModifier(
        screen: {
          item.wrappedValue.map { value in
            (AnyHashable(value), AnyView(MadeView { destination(value) }))
          }
        },
        dismiss: { item.wrappedValue = nil }
      )
    )
  }
}
