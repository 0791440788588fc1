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
  /// The publisher that is listened to.
  private var source: P?

  override func didMount() { listen() }

  private func listen() {
    let graph = root.graph
    source = modifier.publisher
    // What was listened to is let go first.
    subscription = nil
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

  override func willUnmount() { (subscription, source) = (nil, nil) }

  // Another publisher is listened to in place of the last one: `onReceive(Just(text))` hears of each text.
  override func viewDidChange() {
    guard isMounted, let source, !ValueEquality.isEqual(source, modifier.publisher) else { return }
    listen()
  }
}

extension View {
  /// Calls an action with each value that a publisher sends.
  ///
  /// - Parameters:
  ///   - publisher: Listened to as long as the view is there. Where an update brings another one,
  ///     with other values or another object in it, that is listened to from then on: a timer that
  ///     is made in a body begins anew each time.
  ///   - action: Called with each value.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
