package import AviaryGeometry
package import Foundation

extension Layout {
  /// Why the layout answers its size: its own reason, that of the layout it wraps, or what it asked its subviews.
  ///
  /// `size` is what the layout answered to `proposal`. Runs the layout once more, with a cache of its own.
  package func reason(
    named name: String,
    for proposal: ProposedViewSize,
    size: CGSize,
    subviews: LayoutSubviews
  ) -> LayoutReason {
    if let any = self as? AnyLayout {
      let inner = any.wrapped
      var reason = inner.reason(
        named: "\(type(of: inner))",
        for: proposal,
        size: size,
        subviews: subviews
      )
      reason.summary = "AnyLayout of \(reason.summary)"
      return reason
    }
    if let explained = self as? any ExplainedLayout {
      return explained.layoutReason(named: name, for: proposal, size: size, subviews: subviews)
    }
    return askedReason(name, proposal, subviews)
  }

  /// Asks the layout for its size once more, and takes down what it asks its subviews.
  private func askedReason(
    _ name: String,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> LayoutReason {
    let elements = subviews.elements.map { RecordingElement($0) }
    let recorded = LayoutSubviews(elements, layoutDirection: subviews.layoutDirection)
    var cache = makeCache(subviews: recorded)
    let size = sizeThatFits(proposal: proposal, subviews: recorded, cache: &cache)
    let steps = elements.enumerated().filter { !$1.asked.isEmpty }.map { index, element in
      let answers = element.asked.map { "\($0.proposal.inWords) → \($0.size.inWords)" }
      return "asked child \(index + 1): " + answers.joined(separator: "; ")
    }
    return LayoutReason(
      "\(name): its sizeThatFits answers \(size.inWords) to \(proposal.inWords)",
      LayoutWords.limited(steps)
    )
  }
}

/// A child that takes down what it is asked and passes everything on.
package final class RecordingElement: LayoutElement {
  /// The child itself.
  package let base: any LayoutElement

  /// Each proposal once, in the order in which they were asked first.
  private(set) var asked: [(proposal: ProposedViewSize, size: CGSize)] = []

  init(_ base: any LayoutElement) { self.base = base }

  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = base.measure(proposal)
    if !asked.contains(where: { $0.proposal == proposal }) { asked.append((proposal, size)) }
    return size
  }

  package func lengthRange(_ axis: Axis, across: CGFloat?) -> LengthRange? {
    base.lengthRange(axis, across: across)
  }

  package var viewSpacing: ViewSpacing { base.viewSpacing }
  package var layoutPriority: Double { base.layoutPriority }
  package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { base.layoutValue(key) }

  /// Does nothing: sizes are asked for, nothing is placed.
  package func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {}

  package func mayHaveExplicitAlignment(_ key: AlignmentKey) -> Bool {
    base.mayHaveExplicitAlignment(key)
  }

  package func explicitAlignment(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    base.explicitAlignment(key, size: size, proposal: proposal)
  }
}
