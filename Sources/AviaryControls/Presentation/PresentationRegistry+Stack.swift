package import AviaryInteraction

extension PresentationRegistry: PresentationStack {
  package var topLayer: PresentedLayer? {
    entries.last.map { PresentedLayer(id: $0.id, kind: $0.presentation.kind.layer) }
  }
}

extension Presentation.Kind {
  /// What keys and the focus make of it.
  fileprivate var layer: PresentedLayer.Kind {
    switch self {
    case .menu: .menu
    case .alert, .confirmationDialog: .dialog
    case .sheet, .fullScreenCover, .popover: .screen
    }
  }
}
