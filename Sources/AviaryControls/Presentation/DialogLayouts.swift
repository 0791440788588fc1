@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: AlertTheme { ControlTheme.standard.alert }
private var confirmationTheme: ConfirmationTheme { ControlTheme.standard.confirmation }

/// The answers of an alert: two side by side, others below each other.
struct AnswersLayoutView<Content: View> {
  let content: Content
  nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension AnswersLayoutView: View {
  var body: some View {
    Group(subviews: content) { answers in
      AnswersFrame {
        ForEach(answers) { $0 }
        ForEach(0..<answers.count, id: \.self) { _ in
          Color(.separator).layoutValue(key: ConfirmationPart.self, value: .line)
        }
      }
    }
  }
}

struct AnswersFrame<Content: View> {
  let content: Content
  nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension AnswersFrame: _LayoutContainer {
  nonisolated var _layout: AnswersLayout { AnswersLayout() }
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

package struct AnswersLayout: Layout, Equatable {
  private static var height: CGFloat { theme.answerHeight }
  private static var line: CGFloat { theme.lineWidth }
  private static var padding: CGFloat { theme.answerPadding }

  private func answers(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[ConfirmationPart.self] == .action }
  }

  /// Whether there are two answers whose titles fit beside each other.
  private func areBeside(_ answers: [LayoutSubview], width: CGFloat) -> Bool {
    let space = (width - Self.line) / 2 - 2 * Self.padding
    return answers.count == 2 && answers.allSatisfy { $0.sizeThatFits(.unspecified).width <= space }
  }

  /// How high an answer is in a row of its own.
  private func height(_ answer: LayoutSubview, width: CGFloat) -> CGFloat {
    max(answer.sizeThatFits(ProposedViewSize(width: width, height: nil)).height, Self.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let answers = answers(subviews)
    let width = proposal.width ?? theme.width
    let heights = answers.map { height($0, width: width) }
    let rows = areBeside(answers, width: width) ? heights.max().map { [$0] } ?? [] : heights
    return CGSize(width: width, height: rows.reduce(0) { $0 + $1 + Self.line })
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
    if areBeside(answers, width: bounds.width) {
      let width = (bounds.width - Self.line) / 2
      placeLine(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.line))
      for (index, answer) in (cancelling + others).enumerated() {
        answer.place(
          at: CGPoint(
            x: bounds.minX + CGFloat(index) * (width + Self.line),
            y: bounds.minY + Self.line
          ),
          proposal: ProposedViewSize(width: width, height: bounds.height - Self.line)
        )
      }
      placeLine(
        CGRect(x: bounds.minX + width, y: bounds.minY, width: Self.line, height: bounds.height)
      )
      return
    }
    var y = bounds.minY
    for answer in others + cancelling {
      placeLine(CGRect(x: bounds.minX, y: y, width: bounds.width, height: Self.line))
      y += Self.line
      let height = height(answer, width: bounds.width)
      answer.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height)
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
