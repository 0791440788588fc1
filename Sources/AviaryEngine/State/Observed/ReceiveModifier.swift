import AviaryGraph
public import Combine

/// Calls back with what a publisher sends while the view is there.
nonisolated struct ReceiveModifier<P: Publisher>: _NodeModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ReceiveNode(list, child, place)
  }
}

final class ReceiveNode<P: Publisher>: ModifierNode<ReceiveModifier<P>> where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func didMount() {
    let graph = root.graph
    subscription = modifier.publisher.sink { [weak self] value in
      guard graph.isForeignHere else {
        self?.receive(value)
        return
      }
      Warnings.once(
        "onReceive: \(P.self) sent a value on a background thread; it is received on the main thread"
      )
      graph.perform { self?.receive(value) }
    }
  }

  private func receive(_ value: P.Output) {
    root.actions.append(
      (
        "onReceive",
        { [weak self] in
          guard let self, isMounted else { return }
          modifier.action(value)
        }
      )
    )
    root.graph.onInvalidate?()
  }

  override func willUnmount() { subscription = nil }

  // The publisher of the first value stays: one made in a body would start anew with each update.
  override func viewDidChange() {}
}

extension View {
  /// Calls an action with each value that a publisher sends.
  ///
  /// - Parameters:
  ///   - publisher: Listened to as long as the view is there.
  ///   - action: Called with each value.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
