@_spi(Engine) package import AviaryEngine
package import Foundation

/// A view that can be dragged.
package protocol DragSource: ViewNode {
  /// What is dragged with it; nil for nothing. Asked when a drag begins.
  var offer: DragOffer? { get }

  /// What is shown under the pointer in place of the view; nil for the view itself.
  ///
  /// - Parameter location: Where the pointer is, in the root's space.
  func preview(at location: CGPoint) -> DragPicture?
}

/// A view around views that can be dragged, such as a row of a list.
package protocol DragSurroundings: ViewNode {
  /// Whether this view is lifted instead of one inside, and hands over what that one offers.
  func isLifted(insteadOf source: any DragSource) -> Bool

  /// What is dragged with what a view inside offers: others that are selected as well.
  func gathered(_ offer: DragOffer, from source: any DragSource) -> DragOffer
}

/// A view that a finger lifts by holding it: a menu that is opened by that as well is, once the finger lets go where it was.
package protocol LiftedByHolding: ViewNode {
  /// Whether it would be lifted now.
  var isLiftedByHolding: Bool { get }
}

/// What a view offers that can be dragged, for the container around.
package enum DragOfferKey: ContainerValueKey {
  package static var defaultValue: ((ViewNode) -> DragOffer?)? { nil }
}

nonisolated struct DragOfferModifier: _TraitModifier {
  let offer: (ViewNode) -> DragOffer?

  func _write(to traits: inout _ViewTraits) {
    var values = ContainerValues(traits: traits)
    values[DragOfferKey.self] = offer
    traits = values.traits
  }
}

extension View {
  /// Lets this view be dragged, and tells the container around.
  ///
  /// - Parameters:
  ///   - preview: What is shown under the pointer; nil for the view itself.
  ///   - offer: What is dragged; nil for nothing. Asked when a drag begins, with a node of the view, or of one that is
  ///     dragged with it.
  package nonisolated func offersDrag(
    preview: AnyView? = nil,
    _ offer: @escaping (ViewNode) -> DragOffer?
  ) -> some View {
    modifier(DragModifier(preview: preview, offer: offer)).modifier(DragOfferModifier(offer: offer))
  }
}
