@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

/// Shows a view only where another one is drawn.
nonisolated struct MaskModifier<Mask: View>: _NodeModifier {
  let mask: Mask
  let alignment: Alignment

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { MaskNode(list, child, place) }
}

final class MaskNode<Mask: View>: ModifierNode<MaskModifier<Mask>> {
  private let mask: SecondaryNode<Mask>

  override init(_ list: _ModifiedList<MaskModifier<Mask>>, _ child: ViewNode, _ place: Place) {
    mask = SecondaryNode(
      list.modifier.mask,
      alignment: list.modifier.alignment,
      place,
      depth: list.inputs.depth
    )
    super.init(list, child, place)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(child)
    body(mask)
  }

  override func viewDidChange() {
    mask.update(modifier.mask, alignment: modifier.alignment)
    invalidatePlacement()
    invalidateDrawing()
  }

  override func layoutContent() {
    super.layoutContent()
    let proposal = ProposedViewSize(size)
    let alignment = modifier.alignment
    let outer = ViewDimensions(size: size, proposal: self.proposal, source: self)
    let inner = mask.dimensions(proposal)
    let origin = CGPoint(
      x: outer[alignment.horizontal] - inner[alignment.horizontal],
      y: outer[alignment.vertical] - inner[alignment.vertical]
    )
    mask.place(at: origin, size: inner.size, proposal: proposal)
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    LayoutReason(
      "mask: as large as what is masked, \(size.inWords)",
      [mask.placementStep("the mask")]
    )
  }

  // The mask is not there to be hit.
  override func visitHitCandidates(at point: CGPoint, _ body: (ViewNode) -> Bool) {
    _ = body(child)
  }

  override func draw(into recorder: inout NodeRecorder) {
    let picture = recorder.isolated(child)
    // What the mask shows is not read out.
    let inner = recorder.apart(mask)
    if let blended = picture.maskedBlend(by: inner.display) {
      recorder.builder.fragment(blended)
    } else {
      recorder.builder.masked(picture, by: inner.display)
    }
  }
}

extension View {
  /// Shows the view only where another one is drawn, as far as that one is opaque.
  ///
  /// - Parameters:
  ///   - alignment: Where the mask lies in this view's size; `.center` by default.
  ///   - mask: The view of which only the opacity counts.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view only where another one is drawn, as far as that one is opaque.
  ///
  /// - Parameter mask: The view of which only the opacity counts.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
