import AviaryEngine
import SwiftUI

/// The space a view is drawn in.
struct DrawingSpace: Equatable, Sendable {
  /// What the view is offered in points; nil asks for the ideal length.
  var proposal: (width: CGFloat?, height: CGFloat?) { (proposedWidth, proposedHeight) }
  private var proposedWidth: CGFloat?
  private var proposedHeight: CGFloat?
  /// The picture's width and height, where they do not follow from the view.
  var fixedWidth: CGFloat?
  var fixedHeight: CGFloat?

  /// A phone's screen: the picture is as large as what the view takes of it.
  static let natural = DrawingSpace(proposedWidth: 390, proposedHeight: 844)
  /// The same for a phone on its side.
  static let landscape = DrawingSpace(proposedWidth: 844, proposedHeight: 390)
  /// A phone's screen, of which a preview shows what the view takes and no more.
  static let fitted = DrawingSpace(proposedWidth: 390, proposedHeight: 844, isFitted: true)

  /// Whether a screen that shows the view is as large as what the view takes of what it is offered.
  private(set) var isFitted: Bool

  init(proposedWidth: CGFloat?, proposedHeight: CGFloat?, isFitted: Bool = false) {
    self.proposedWidth = proposedWidth
    self.proposedHeight = proposedHeight
    self.isFitted = isFitted
  }

  /// The space that a preview's traits ask for; a later trait goes before an earlier one.
  init(traits: [PreviewTrait<Preview.ViewTraits>]) {
    self = .natural
    for trait in traits {
      switch trait.kind {
      case .layout(.default): self = .natural
      case .layout(.sizeThatFits): self = .fitted
      case .layout(.fixed(let width, let height)): fix(width: width, height: height)
      case .orientation(.landscapeLeft), .orientation(.landscapeRight):
        if self == .natural { self = .landscape }
      case .orientation, .modifier: break
      }
    }
  }

  /// The space that modifiers of a provider's preview ask for.
  init(_ traits: PreviewTraitValues) {
    self = .natural
    switch traits.layout {
    case .fixed(let width, let height): fix(width: width, height: height)
    case .sizeThatFits, .device, nil:
      self = DrawingSpace(device: traits.device, orientation: traits.orientation)
      if case .sizeThatFits = traits.layout { isFitted = true }
    }
  }

  /// The screen of a device.
  private init(device: PreviewDevice?, orientation: InterfaceOrientation?) {
    var size = (width: CGFloat(390), height: CGFloat(844))
    if let device {
      if let known = DeviceScreens.size(of: device.rawValue) {
        size = known
      } else {
        Warnings.once("previewDevice: the screen of '\(device.rawValue)' is not known here")
      }
    }
    let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
    self.init(
      proposedWidth: isLandscape ? size.height : size.width,
      proposedHeight: isLandscape ? size.width : size.height
    )
  }

  /// Sets the picture's own size; nil leaves a length as it is.
  mutating func fix(width: CGFloat?, height: CGFloat?) {
    if let width {
      fixedWidth = width
      proposedWidth = width
    }
    if let height {
      fixedHeight = height
      proposedHeight = height
    }
  }
}
