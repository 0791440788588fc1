@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryInteraction
import AviaryLayout
import Foundation

private var theme: PresentationTheme { ControlTheme.standard.presentation }

/// One presentation over everything, in all of the root's space.
struct PresentedView {
  @State private var editMode = EditMode.inactive
  let presentation: Presentation
  let motion: PresentationMotion
  /// The frame of the presenter in the root's space.
  let anchor: () -> CGRect

  init(_ entry: PresentationRegistry.Entry) {
    presentation = entry.presentation
    motion = entry.motion
    let presenter = entry.presenter
    let kind = entry.presentation.kind
    anchor = { [weak presenter] in
      guard let presenter, presenter.isMounted else { return .zero }
      if case .popover(let anchor, _) = kind { return anchor.frame(in: presenter) }
      if case .menu(_, let point?) = kind {
        return presenter.convert(CGRect(origin: point, size: .zero), to: nil)
      }
      return presenter.convert(CGRect(origin: .zero, size: presenter.size), to: nil)
    }
  }
}

extension Presentation.Kind {
  /// How long the presentation takes to come and to go.
  var animation: Animation {
    switch self {
    case .sheet, .fullScreenCover, .confirmationDialog:
      .smooth(duration: theme.sheetDuration)
    case .popover, .alert, .menu: .smooth(duration: theme.cardDuration)
    }
  }
}

extension PresentedView: _Control {
  var _controlBody: some View {
    PresentedBody(presentation: presentation, motion: motion, anchor: anchor)
      .environment(\.dismiss, DismissAction(presentation.dismiss))
      .environment(\.windowTitleBar, nil)
      .environment(\.editMode, $editMode)
  }
}

/// What a presentation looks like, as its content wants it.
private struct PresentedBody: View {
  @State private var settings = PresentationSettings()
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  let presentation: Presentation
  let motion: PresentationMotion
  let anchor: () -> CGRect

  private var isCompact: Bool {
    horizontalSizeClass == .compact || verticalSizeClass == .compact
  }

  /// What to adapt to: little width goes before little height.
  private var adaptation: PresentationAdaptation {
    horizontalSizeClass == .compact ? settings.horizontalAdaptation : settings.verticalAdaptation
  }

  var body: some View {
    presented.transformEnvironment(\.self) { $0.leaveGlassContainer() }
  }

  @ViewBuilder private var presented: some View {
    switch presentation.kind {
    case .sheet:
      sheet(isFull: isCompact && adaptation == .fullScreenCover)
    case .fullScreenCover:
      sheet(isFull: true)
    case .popover(_, let edge):
      if isCompact, adaptation != .popover, adaptation != .none {
        sheet(isFull: adaptation == .fullScreenCover)
      } else {
        PopoverView(
          content: content,
          anchor: anchor,
          edge: edge,
          settings: settings,
          dismiss: presentation.dismiss
        )
        .accessibilityContainer(.dialog, isModal: true)
        .presentedPart(.fading, motion)
      }
    case .menu(let isInScrollView, let point):
      MenuOverlay(
        content: presentation.content,
        isInScrollView: isInScrollView,
        isAtPoint: point != nil,
        anchor: anchor,
        dismiss: presentation.dismiss
      )
      .accessibilityContainer(.menu, isModal: true)
      .presentedPart(.fading, motion)
    case .alert:
      DialogOverlay(alignment: .center, part: .alert, motion: motion, dismiss: nil) { content }
        .accessibilityContainer(.alert, isModal: true)
    case .confirmationDialog:
      DialogOverlay(
        alignment: horizontalSizeClass == .regular ? .center : .bottom,
        part: horizontalSizeClass == .regular ? .alert : .card,
        motion: motion,
        dismiss: presentation.dismiss
      ) { content }
      .accessibilityContainer(.alert, isModal: true)
    }
  }

  private var content: some View {
    presentation.content
      .onPreferenceChange(PresentationSettingsKey.self) { wanted in
        if settings.selectedDetent != nil, settings.selectedDetent != wanted.selectedDetent {
          // A sheet that is shown goes to another height, it doesn't jump.
          withAnimation(.smooth(duration: ControlTheme.standard.sheet.returnDuration)) {
            settings = wanted
          }
        } else {
          settings = wanted
        }
      }
  }

  @ViewBuilder private func sheet(isFull: Bool) -> some View {
    SheetView(
      settings: settings,
      isFull: isFull,
      motion: motion,
      dismiss: settings.isDismissDisabled ? nil : presentation.dismiss
    ) { content }
  }
}
