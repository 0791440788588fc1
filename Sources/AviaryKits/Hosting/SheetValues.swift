import AviaryControls
import AviaryEngine
import AviaryGraphics
import Foundation

/// Gives the sheet around a view the heights and the looks that a sheet of UIKit tells.
struct SheetValues: ViewModifier {
  private let sheet: UISheetPresentationController?
  @ObservedObject private var change: HostedChange

  @MainActor
  init(_ sheet: UISheetPresentationController?) {
    self.sheet = sheet
    change = sheet?.change ?? HostedChange()
  }

  @ViewBuilder
  func body(content: Content) -> some View {
    if let sheet, sheet.hasOwnDetents, !sheet.heights.isEmpty {
      content
        .presentationDetents(Set(sheet.heights.map(\.detent)), selection: selection(of: sheet))
        .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .hidden)
        .presentationCornerRadius(sheet.preferredCornerRadius)
        .presentationBackgroundInteraction(sheet.backgroundInteraction)
    } else if let sheet {
      content.presentationCornerRadius(sheet.preferredCornerRadius)
    } else {
      content
    }
  }

  private func selection(of sheet: UISheetPresentationController) -> Binding<PresentationDetent> {
    Binding(get: { sheet.selectedHeight }, set: { sheet.choose($0) })
  }
}

/// What heights are worked out from, by the window's.
private final class WindowHeights: NSObject, UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { UIScreen.main.bounds.height }
  var containerTraitCollection: UITraitCollection { .current }
}

extension UISheetPresentationController {
  /// The heights that it can have, as SwiftUI's; those that can't be are left out.
  var heights: [(identifier: Detent.Identifier, detent: PresentationDetent)] {
    detents.compactMap { detent in
      switch detent.identifier {
      case .medium: (detent.identifier, .medium)
      case .large: (detent.identifier, .large)
      default: detent.resolvedValue(in: WindowHeights()).map { (detent.identifier, .height($0)) }
      }
    }
  }

  /// The height that it has: the one that was chosen, or else the first.
  var selectedHeight: PresentationDetent {
    let all = heights
    let chosen = all.first { $0.identifier == selectedDetentIdentifier } ?? all.first
    return chosen?.detent ?? .large
  }

  /// A person gives it a height.
  func choose(_ height: PresentationDetent) {
    guard let chosen = heights.first(where: { $0.detent == height })?.identifier,
      chosen != selectedDetentIdentifier
    else { return }
    selectedDetentIdentifier = chosen
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Whether what is below can be used.
  fileprivate var backgroundInteraction: PresentationBackgroundInteraction {
    guard let largestUndimmedDetentIdentifier else { return .automatic }
    let greatest = heights.first { $0.identifier == largestUndimmedDetentIdentifier }
    return greatest.map { .enabled(upThrough: $0.detent) } ?? .automatic
  }
}
