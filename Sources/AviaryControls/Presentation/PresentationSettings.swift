@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
public import Foundation

/// What a presented view asks of its presentation.
struct PresentationSettings: Equatable {
  var detents: Set<PresentationDetent>?
  var selectedDetent: PresentationDetent?
  /// Told at which detent a person lets the sheet rest; nil where nobody wants to know.
  var detentSelection: DetentSelection?
  var contentInteraction = PresentationContentInteraction.automatic
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: PresentationBackdrop?
  /// How it adapts to little width, and to little height.
  var horizontalAdaptation = PresentationAdaptation.automatic
  var verticalAdaptation = PresentationAdaptation.automatic
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var isDismissDisabled = false
  var sizing: PresentationSize?

  /// The detent at which a sheet rests: the selected one, the one that a person dragged it to, or else the lowest.
  func detent(draggedTo dragged: PresentationDetent?) -> PresentationDetent {
    if let selectedDetent, detents?.contains(selectedDetent) != false { return selectedDetent }
    guard let detents, !detents.isEmpty else { return .large }
    if let dragged, detents.contains(dragged) { return dragged }
    let screen = ControlTheme.standard.presentation.screen.height
    return detents.min { $0.height(in: screen) < $1.height(in: screen) } ?? .large
  }
}

/// Where the detent goes that a person chooses; equal only to itself.
final class DetentSelection: Equatable {
  let detent: Binding<PresentationDetent>

  init(_ detent: Binding<PresentationDetent>) { self.detent = detent }

  static func == (left: DetentSelection, right: DetentSelection) -> Bool { left === right }
}

/// What is behind a presented view; equal only to itself.
final class PresentationBackdrop: Equatable {
  let view: AnyView
  let alignment: Alignment

  init(view: AnyView, alignment: Alignment) {
    self.view = view
    self.alignment = alignment
  }

  static func == (left: PresentationBackdrop, right: PresentationBackdrop) -> Bool {
    left === right
  }
}

enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }

  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    let next = nextValue()
    if value.detents == nil {
      value.detents = next.detents
      value.selectedDetent = next.selectedDetent
      value.detentSelection = next.detentSelection
    }
    if value.contentInteraction == .automatic { value.contentInteraction = next.contentInteraction }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    if value.horizontalAdaptation == .automatic {
      value.horizontalAdaptation = next.horizontalAdaptation
    }
    if value.verticalAdaptation == .automatic {
      value.verticalAdaptation = next.verticalAdaptation
    }
    if value.backgroundInteraction == .automatic {
      value.backgroundInteraction = next.backgroundInteraction
    }
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.sizing = value.sizing ?? next.sizing
  }
}

/// How a presentation adapts to little space.
public struct PresentationAdaptation: Sendable, Equatable {
  private let value: Int

  /// As it is usual.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(value: 0) }
  /// Not at all.
  public static var none: PresentationAdaptation { PresentationAdaptation(value: 1) }
  /// As a popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(value: 2) }
  /// As a sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(value: 3) }
  /// Over the whole screen.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(value: 4) }
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  let kind: Kind

  /// As it is usual: it can't.
  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
  /// It can.
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
  /// It can't.
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }
  /// It can while the sheet is no higher than at a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init(kind: .upThrough(detent)) }

  /// Whether it can while the sheet rests at a detent, in a space of a height in points.
  func isEnabled(at detent: PresentationDetent, in height: CGFloat) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let limit): detent.height(in: height) <= limit.height(in: height)
    }
  }
}

/// What a swipe does over the content of a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let value: Int

  /// As it is usual.
  public static var automatic: PresentationContentInteraction { .init(value: 0) }
  /// It resizes the sheet.
  public static var resizes: PresentationContentInteraction { .init(value: 1) }
  /// It scrolls the content.
  public static var scrolls: PresentationContentInteraction { .init(value: 2) }
}

extension View {
  private nonisolated func presentationSettings(
    _ change: @escaping (inout PresentationSettings) -> Void
  ) -> some View {
    transformPreference(PresentationSettingsKey.self, change)
  }

  /// Sets the heights at which the sheet around this view can rest.
  ///
  /// It rests at the lowest until a person drags it to another.
  ///
  /// - Parameter detents: The heights. An empty set counts as `.large`.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationSettings {
      $0.detents = detents
      $0.selectedDetent = nil
      $0.detentSelection = nil
    }
  }

  /// Sets the heights at which the sheet around this view can rest, and tells which one it is.
  ///
  /// - Parameters:
  ///   - detents: The heights. An empty set counts as `.large`.
  ///   - selection: The height at which the sheet rests; one that is not in the set counts as the
  ///     lowest. It is set to another when a person drags the sheet there.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    let receiver = DetentSelection(selection)
    return presentationSettings {
      $0.detents = detents
      $0.selectedDetent = selected
      $0.detentSelection = receiver
    }
  }

  /// Sets whether the sheet around this view shows that it can be dragged.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationSettings { $0.dragIndicator = visibility }
  }

  /// Sets the radius of the corners of the sheet around this view, in points; nil for the usual
  /// one.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationSettings { $0.cornerRadius = cornerRadius }
  }

  /// Fills the background of the sheet around this view with a style.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Puts a view behind this one in the sheet around.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let backdrop = PresentationBackdrop(view: AnyView(content()), alignment: alignment)
    return presentationSettings { $0.background = backdrop }
  }

  /// Has the sheet around this view have a color behind its content; nil leaves it as it is.
  package nonisolated func presentationColor(_ color: Color?) -> some View {
    let backdrop = color.map {
      PresentationBackdrop(view: AnyView(Rectangle().fill($0)), alignment: .center)
    }
    return presentationSettings { if let backdrop { $0.background = backdrop } }
  }

  /// Sets how the presentation around this view adapts to little space.
  ///
  /// - Parameter adaptation: What it turns into where there is little width, or little height.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets how the presentation around this view adapts to little width, and to little height.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: What it turns into where there is little width.
  ///   - verticalAdaptation: What it turns into where there is little height.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationSettings {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  /// Sets whether what is behind the sheet around this view can be used.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationSettings { $0.backgroundInteraction = interaction }
  }

  /// Sets what a finger that moves up does to the sheet around this view, over content that could scroll.
  ///
  /// - Parameter behavior: `.scrolls` scrolls the content. With `.resizes`, and by default, the sheet becomes as high as
  ///   its detents allow first.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentationSettings { $0.contentInteraction = behavior }
  }

  /// Says whether the sheet around this view can't be closed by a swipe.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationSettings { $0.isDismissDisabled = isDisabled }
  }
}
