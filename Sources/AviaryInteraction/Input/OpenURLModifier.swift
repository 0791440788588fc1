@_spi(Engine) public import AviaryEngine
public import Foundation

/// Takes addresses that the program is asked to open.
nonisolated struct OpenURLModifier: _NodeModifier {
  let action: (URL) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    OpenURLNode(list, child, place)
  }
}

final class OpenURLNode: ModifierNode<OpenURLModifier> {
  override func didMount() { root.addressReceivers.nodes.append(WeakReceiver(node: self)) }
  override func willUnmount() { root.addressReceivers.nodes.removeAll { $0.node === self } }
  override func viewDidChange() {}
}

private struct WeakReceiver {
  weak var node: OpenURLNode?
}

/// The views of a root that take addresses.
private final class AddressReceivers {
  fileprivate var nodes: [WeakReceiver] = []
}

extension ViewRoot {
  fileprivate var addressReceivers: AddressReceivers { rootStorage { AddressReceivers() } }

  /// Hands an address to each view that takes some, the outermost first.
  ///
  /// - Returns: Whether there is one.
  package func receive(_ url: URL) -> Bool {
    let nodes = addressReceivers.nodes.compactMap(\.node).sorted { $0.depth < $1.depth }
    for node in nodes where node.isMounted { node.modifier.action(url) }
    return !nodes.isEmpty
  }
}

extension View {
  /// Calls an action with an address that the program is asked to open, by another program or by
  /// its command line.
  ///
  /// The desktop asks a program for the schemes that its desktop file names, as in
  /// `MimeType=x-scheme-handler/shop;` with `Exec=shop %u`. A program that runs already gets it in the
  /// window that is for it: see `handlesExternalEvents(preferring:allowing:)`.
  ///
  /// - Parameter action: Called when the window is shown, with each address; all views that take
  ///   some are called.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }

  /// Says whether links inside are opened in the program rather than outside of it; there is no
  /// browser inside, which is said once.
  public nonisolated func onOpenURL(prefersInApp: Bool) -> some View {
    if prefersInApp {
      Warnings.once("onOpenURL(prefersInApp:) has no effect: links are opened by the desktop")
    }
    return self
  }
}
