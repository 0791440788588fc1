@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: SheetTheme { ControlTheme.standard.sheet }
private var presentation: PresentationTheme { ControlTheme.standard.presentation }

/// A sheet over a dimmed background.
///
/// It follows a drag (see ``SheetDragGesture``): between its detents it becomes higher and lower, and comes to rest at the one
/// next to where the drag would end. Where that is below half of the least it is dismissed; one that must not be
/// dismissed so gives way a little.
struct SheetView<Content: View>: View {
  /// How far the card is dragged down beyond its least height, in points.
  @State private var drag: CGFloat = 0
  /// How much higher than at its detent the card is while it is dragged, in points.
  @State private var growth: CGFloat = 0
  @State private var isDragged = false
  /// The detent that a person dragged the card to.
  @State private var draggedTo: PresentationDetent?
  /// Whether the card lies in the middle of a wide space, and not at its lower edge.
  @State private var isFloating = false
  @Environment(\.controlTheme.sheet) private var look
  let settings: PresentationSettings
  let isFull: Bool
  let motion: PresentationMotion
  let dismiss: (() -> Void)?
  @ViewBuilder let content: () -> Content

  /// What a large sheet leaves free at the top of a space of a height in points.
  nonisolated static func gap(_ space: CGFloat) -> CGFloat {
    space >= theme.tallHeight ? theme.gap : min(theme.shortGap, space / 10)
  }

  var body: some View {
    SheetLayoutView(
      layout: SheetLayout(
        detent: isFull ? nil : detent,
        sizing: settings.sizing,
        growth: growth,
        partialInset: look.partialInset
      )
    ) {
      Dimming(dismiss: dismiss)
        .opacity(isFull || isInteractive ? 0 : 1)
        .presentedPart(.dimming, motion, drag: drag)
        .onGeometryChange(for: Bool.self) {
          SheetLayout.isWide($0.size.width)
        } action: {
          isFloating = $0
        }
        .layoutValue(key: SheetPart.self, value: .dimming)
      ZStack { content() }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(KeyboardBarReader())
        .background(alignment: settings.background?.alignment ?? .center) {
          if let background = settings.background {
            background.view
          } else {
            Color(.systemBackground).opacity(isPartial ? look.partialOpacity : 1)
          }
        }
        .overlay(alignment: .top) {
          if showsIndicator { grabber }
        }
        .environment(\.isElevated, !isFull)
        .environment(\.sheetTopInset, isFull ? 0 : look.barInset)
        .clipShape(outline)
        .surface(isPartial ? look.partialSurface : .none, in: outline)
        .accessibilityContainer(.dialog, isModal: !isInteractive)
        .modifier(
          SheetDragGesture(
            isEnabled: !isFull,
            handleHeight: theme.handleHeight,
            canGrow: { heights.canGrow },
            growsBeforeScrolling: settings.contentInteraction != .scrolls,
            receive: { receive($0) }
          )
        )
        .onChange(of: isDragged) {
          // Also where the gesture was taken away, or the presenter goes on presenting.
          if !isDragged, !motion.isLeaving {
            withAnimation(.smooth(duration: theme.returnDuration)) { (drag, growth) = (0, 0) }
          }
        }
        .presentedPart(.card, motion, drag: drag)
        .layoutValue(key: SheetPart.self, value: .card)
    }
  }

  private var detent: PresentationDetent { settings.detent(draggedTo: draggedTo) }

  /// Where the card can be dragged to.
  private var heights: SheetDetents {
    guard !isFull, !isFloating, settings.sizing != .fitted, let detents = settings.detents,
      !detents.isEmpty
    else { return SheetDetents(only: detent, motion.way) }
    return SheetDetents(detents, at: detent, in: motion.spaceHeight)
  }

  private func receive(_ event: SheetDrag) {
    let heights = heights
    switch event {
    case .moved(let distance):
      isDragged = true
      let place = heights.place(draggedBy: distance)
      growth = place.height - heights.current
      drag = dismiss == nil ? Self.resisting(place.below) : place.below
    case .ended(let distance):
      if let rest = heights.rest(afterDrag: distance) {
        settle(at: rest)
      } else if let dismiss {
        dismiss()
      } else {
        settle(at: heights.leastDetent)
      }
      isDragged = false
    case .cancelled: isDragged = false
    }
  }

  /// Lets the card rest at a detent.
  private func settle(at rest: PresentationDetent) {
    withAnimation(.smooth(duration: theme.returnDuration)) {
      (drag, growth) = (0, 0)
      guard rest != detent else { return }
      draggedTo = rest
      settings.detentSelection?.detent.wrappedValue = rest
    }
  }

  @ViewBuilder private var grabber: some View {
    let sign = Capsule().fill(Color(.systemGray3))
      .frame(width: theme.grabber.width, height: theme.grabber.height)
      .padding(.top, theme.grabberMargin)
    if settings.detents?.count ?? 1 > 1 {
      sign
        .padding([.horizontal, .bottom], theme.grabberReach)
        .contentShape(Rectangle())
        .controlDescription(.button)
        .accessibilityLabel(Text("Sheet Grabber"))
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: if heights.canGrow { settle(at: heights.next) }
          case .decrement: if let lower = heights.previous { settle(at: lower) }
          @unknown default: break
          }
        }
        .onActivation { settle(at: heights.next) }
    } else {
      sign
    }
  }

  /// How far a card that stays follows a drag, in points.
  nonisolated private static func resisting(_ distance: CGFloat) -> CGFloat {
    theme.resistance * distance / (distance + theme.resistanceScale)
  }

  private var isInteractive: Bool {
    settings.backgroundInteraction.isEnabled(
      at: detent,
      in: presentation.screen.height
    )
  }

  private var radius: CGFloat { isFull ? 0 : settings.cornerRadius ?? look.radius }
  /// Whether the card is less high than the space that it may have.
  private var isPartial: Bool {
    !isFull && !isFloating && (detent != .large || settings.sizing == .fitted)
  }
  /// That of the lower corners, in points.
  private var bottomRadius: CGFloat {
    isFloating ? radius : isPartial ? min(radius, look.partialBottomRadius) : 0
  }
  private var outline: UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: radius,
      bottomLeadingRadius: bottomRadius,
      bottomTrailingRadius: bottomRadius,
      topTrailingRadius: radius
    )
  }

  /// The sign is shown where there is more than one height to drag to.
  private var showsIndicator: Bool {
    guard !isFull else { return false }
    switch settings.dragIndicator {
    case .visible: return true
    case .hidden: return false
    case .automatic: return settings.detents?.count ?? 1 > 1
    }
  }
}

/// What darkens everything behind a presentation.
struct Dimming: View {
  @Environment(\.colorScheme) private var colorScheme
  let dismiss: (() -> Void)?

  var body: some View {
    let color = Color.black.opacity(
      colorScheme == .dark ? presentation.darkDimming : presentation.dimming
    )
    if let dismiss {
      color.onActivation(purpose: .dismissal) { dismiss() }
    } else {
      color
    }
  }
}

private enum SheetTopInsetKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// What a bar keeps free above itself, since it is at the top of a sheet, in points.
  var sheetTopInset: CGFloat {
    get { self[SheetTopInsetKey.self] }
    set { self[SheetTopInsetKey.self] = newValue }
  }
}

/// What a part of a sheet is.
enum SheetPart: LayoutValueKey {
  case dimming, card
  static var defaultValue: SheetPart { .card }
}

struct SheetLayoutView<Content: View> {
  let layout: SheetLayout
  let content: Content

  nonisolated init(layout: SheetLayout, @ViewBuilder content: () -> Content) {
    self.layout = layout
    self.content = content()
  }
}

extension SheetLayoutView: _LayoutContainer {
  nonisolated var _layout: SheetLayout { layout }
  nonisolated var _content: Content { content }
}

/// Puts a card at the bottom of the space; in wide spaces in the middle.
struct SheetLayout: Layout, Equatable {
  /// nil for all of the space.
  let detent: PresentationDetent?
  let sizing: PresentationSize?
  /// How much higher the card is than at its detent, while it is dragged, in points.
  var growth: CGFloat = 0
  /// Beside and below a card that is less high than the space, in points.
  var partialInset: CGFloat = 0

  /// The size of a page, in points.
  static func pageSize(in space: CGSize) -> CGSize {
    CGSize(
      width: max(0, min(space.width - 2 * theme.pageMargin, theme.pageWidth)),
      height: max(0, space.height - 2 * theme.pageMargin)
    )
  }

  /// The size of a form, in points.
  static func formSize(in space: CGSize) -> CGSize {
    CGSize(
      width: theme.formSize.width,
      height: max(0, min(theme.formSize.height, space.height - 2 * theme.formMargin))
    )
  }

  /// A size that is computed, no larger than the space.
  private static func size(
    _ custom: CustomPresentationSize,
    for subview: LayoutSubview,
    in space: CGSize
  ) -> CGSize {
    let proposal = custom.sizing.proposedSize(
      for: PresentationSizingRoot { subview.sizeThatFits($0) },
      context: PresentationSizingContext(space: space)
    )
    let ideal =
      proposal.width == nil || proposal.height == nil
      ? subview.sizeThatFits(proposal) : .zero
    func length(_ wanted: CGFloat?, _ ideal: CGFloat, _ most: CGFloat) -> CGFloat {
      let length = wanted ?? ideal
      return length.isNaN ? most : max(0, min(length, most))
    }
    return CGSize(
      width: length(proposal.width, ideal.width, space.width),
      height: length(proposal.height, ideal.height, space.height)
    )
  }

  /// Whether a card floats in a space of a width in points.
  static func isWide(_ width: CGFloat) -> Bool { width >= theme.wideWidth }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: presentation.screen)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      guard subview[SheetPart.self] == .card, let detent else {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        continue
      }
      var size = CGSize(
        width: bounds.width,
        height: max(0, detent.height(in: bounds.height) + growth)
      )
      var y = bounds.maxY - size.height
      if Self.isWide(bounds.width) {
        switch sizing {
        case .page: size = Self.pageSize(in: bounds.size)
        case .fitted: size = subview.sizeThatFits(.unspecified)
        case .form, nil: size = Self.formSize(in: bounds.size)
        case .custom(let custom): size = Self.size(custom, for: subview, in: bounds.size)
        }
        y = bounds.midY - size.height / 2
      } else if sizing == .fitted {
        let ideal = subview.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
        size.height = min(size.height, ideal)
        y = bounds.maxY - size.height
      }
      if !Self.isWide(bounds.width), sizing == .fitted || detent != .large {
        size.width = max(0, size.width - 2 * partialInset)
        y = max(bounds.minY, y - partialInset)
      }
      subview.place(
        at: CGPoint(x: bounds.midX - size.width / 2, y: y),
        proposal: ProposedViewSize(size)
      )
    }
  }
}
