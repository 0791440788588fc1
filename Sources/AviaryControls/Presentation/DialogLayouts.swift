@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var confirmationTheme: ConfirmationTheme { ControlTheme.standard.confirmation }

/// The answers of an alert: two side by side, others below each other.
struct AnswersLayoutView<Content: View> {
  @Environment(\.controlTheme.alert) private var theme
  let content: Content
  nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension AnswersLayoutView: View {
  var body: some View {
    Group(subviews: content) { answers in
      AnswersFrame(layout: AnswersLayout(theme)) {
        ForEach(answers) { $0 }
        ForEach(0..<answers.count, id: \.self) { _ in
          theme.lineColor.layoutValue(key: ConfirmationPart.self, value: .line)
        }
      }
    }
  }
}

struct AnswersFrame<Content: View> {
  let layout: AnswersLayout
  let content: Content

  nonisolated init(layout: AnswersLayout, @ViewBuilder content: () -> Content) {
    self.layout = layout
    self.content = content()
  }
}

extension AnswersFrame: _LayoutContainer {
  nonisolated var _layout: AnswersLayout { layout }
  nonisolated var _content: Content { content }
}

/// What a part of a dialog is.
enum ConfirmationPart: LayoutValueKey {
  case action, heading, card, line
  static var defaultValue: ConfirmationPart { .action }
}

extension LayoutSubview {
  /// Whether this is the answer that cancels.
  fileprivate var cancels: Bool {
    dimensions(in: .unspecified)[explicit: .cancelAnswer] == 1
  }
}

struct AnswersLayout: Layout, Equatable {
  /// The width where none is proposed, in points.
  private let width: CGFloat
  /// The least height of an answer, in points.
  private let height: CGFloat
  /// Between two answers, in points.
  private let gap: CGFloat
  /// Around all answers, in points.
  private let insets: EdgeInsets
  /// Beside the title of an answer that shares a row, in points.
  private let padding: CGFloat

  nonisolated init(_ theme: AlertTheme) {
    width = theme.width
    height = theme.answerHeight
    gap = theme.answerGap
    insets = theme.answersInsets
    padding = theme.answerPadding
  }

  private func answers(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[ConfirmationPart.self] == .action }
  }

  /// Whether there are two answers whose titles fit beside each other.
  private func areBeside(_ answers: [LayoutSubview], width: CGFloat) -> Bool {
    let space = (width - gap) / 2 - 2 * padding
    return answers.count == 2 && answers.allSatisfy { $0.sizeThatFits(.unspecified).width <= space }
  }

  /// How high an answer is in a row of its own.
  private func height(_ answer: LayoutSubview, width: CGFloat) -> CGFloat {
    max(answer.sizeThatFits(ProposedViewSize(width: width, height: nil)).height, height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let answers = answers(subviews)
    let width = proposal.width ?? width
    let inner = max(0, width - insets.leading - insets.trailing)
    let heights = answers.map { height($0, width: inner) }
    let rows = areBeside(answers, width: inner) ? heights.max().map { [$0] } ?? [] : heights
    guard !rows.isEmpty else { return CGSize(width: width, height: 0) }
    return CGSize(
      width: width,
      height: rows.reduce(0, +) + gap * CGFloat(rows.count - 1) + insets.top + insets.bottom
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let answers = answers(subviews)
    var lines = subviews.filter { $0[ConfirmationPart.self] == .line }[...]
    func placeLine(_ rect: CGRect) {
      lines.popFirst()?.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
    // The answer that cancels is the first of two, and the last of several.
    let cancelling = answers.filter(\.cancels)
    let others = answers.filter { !$0.cancels }
    let space = CGRect(
      x: bounds.minX + insets.leading,
      y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
    placeLine(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: insets.top))
    if areBeside(answers, width: space.width) {
      let width = (space.width - gap) / 2
      for (index, answer) in (cancelling + others).enumerated() {
        answer.place(
          at: CGPoint(x: space.minX + CGFloat(index) * (width + gap), y: space.minY),
          proposal: ProposedViewSize(width: width, height: space.height)
        )
      }
      placeLine(
        CGRect(x: space.minX + width, y: bounds.minY, width: gap, height: bounds.height)
      )
      return
    }
    var y = space.minY
    for answer in others + cancelling {
      if y > space.minY {
        placeLine(CGRect(x: space.minX, y: y, width: space.width, height: gap))
        y += gap
      }
      let height = height(answer, width: space.width)
      answer.place(
        at: CGPoint(x: space.minX, y: y),
        proposal: ProposedViewSize(width: space.width, height: height)
      )
      y += height
    }
  }
}

struct ConfirmationLayoutView<Content: View> {
  let content: Content
  nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ConfirmationLayoutView: _LayoutContainer {
  nonisolated var _layout: ConfirmationLayout { ConfirmationLayout() }
  nonisolated var _content: Content { content }
}

/// A heading and actions on one card, and the action that cancels on another below.
struct ConfirmationLayout: Layout, Equatable {
  private static var row: CGFloat { confirmationTheme.rowHeight }
  private static var gap: CGFloat { confirmationTheme.margin }

  private struct Parts {
    var heading: LayoutSubview?
    var cards: [LayoutSubview] = []
    var actions: [LayoutSubview] = []
    var cancel: LayoutSubview?
  }

  private func parts(_ subviews: Subviews) -> Parts {
    var parts = Parts()
    for subview in subviews {
      switch subview[ConfirmationPart.self] {
      case .heading: parts.heading = subview
      case .card: parts.cards.append(subview)
      case .action, .line:
        if subview.cancels { parts.cancel = subview } else { parts.actions.append(subview) }
      }
    }
    return parts
  }

  private func headingHeight(_ parts: Parts, width: CGFloat?) -> CGFloat {
    let height =
      parts.heading?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
    // Without title and message only the padding is left.
    return height > confirmationTheme.leastHeading ? height : 0
  }

  private func rowHeight(_ action: LayoutSubview?, width: CGFloat) -> CGFloat {
    max(action?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0, Self.row)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let parts = parts(subviews)
    let width = min(proposal.width ?? confirmationTheme.width, confirmationTheme.greatestWidth)
    let rows = (parts.actions + [parts.cancel]).map { rowHeight($0, width: width) }
    return CGSize(
      width: width,
      height: headingHeight(parts, width: width) + rows.reduce(0, +) + Self.gap
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let parts = parts(subviews)
    parts.heading?.place(
      at: CGPoint(x: bounds.midX, y: bounds.minY),
      anchor: .top,
      proposal: ProposedViewSize(width: bounds.width, height: nil)
    )
    var y = bounds.minY + headingHeight(parts, width: bounds.width)
    func placeRow(_ action: LayoutSubview?) {
      let height = rowHeight(action, width: bounds.width)
      action?.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height)
      )
      y += height
    }
    parts.actions.forEach(placeRow)
    let bottom = y + Self.gap
    let cards = [
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: y - bounds.minY),
      CGRect(x: bounds.minX, y: bottom, width: bounds.width, height: bounds.maxY - bottom),
    ]
    for (card, rect) in zip(parts.cards, cards) {
      card.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
    y = bottom
    placeRow(parts.cancel)
  }
}
