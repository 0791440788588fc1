package import Foundation

/// An alignment guide of either axis: the type that defines it and the axis it is measured along.
///
/// As large as a pointer, since every frame, stack and background holds two of them.
public struct AlignmentKey: Hashable, Comparable, @unchecked Sendable, BitwiseCopyable {
  /// What is known of the guide; there is one of each, which is never released.
  private let guide: Unmanaged<AlignmentGuideEntry>

  package init(_ type: any AlignmentID.Type, axis: Axis) {
    guide = .passUnretained(AlignmentGuideEntry.entry(of: type, axis: axis))
  }

  private var entry: AlignmentGuideEntry { guide._withUnsafeGuaranteedRef { $0 } }

  /// The axis along which the guide's values are measured.
  package var axis: Axis { entry.axis }

  /// The type that defines the guide.
  ///
  /// Calls to it are pure, hence `@unchecked Sendable`.
  private var type: any AlignmentID.Type { entry.type }

  package var id: ObjectIdentifier { ObjectIdentifier(type) }

  /// The guide's name in words for a developer: `firstTextBaseline`, or the name of a type of their own.
  package var name: String {
    let name = "\(type)"
    guard moduleName(of: type) == moduleName(of: AlignmentKey.self), let first = name.first
    else { return name }
    return first.lowercased() + name.dropFirst()
  }

  /// Where the guide lies in a view that does not set it, as a part of the view's length, for guides of which that
  /// is known: edges and centres.
  package var placeInBounds: CGFloat? {
    switch id {
    case ObjectIdentifier(HorizontalAlignment.Leading.self),
      ObjectIdentifier(VerticalAlignment.Top.self):
      0
    case ObjectIdentifier(HorizontalAlignment.Center.self),
      ObjectIdentifier(VerticalAlignment.Center.self):
      0.5
    case ObjectIdentifier(HorizontalAlignment.Trailing.self),
      ObjectIdentifier(VerticalAlignment.Bottom.self):
      1
    default: nil
    }
  }

  /// Whether both are the same guide of the same axis.
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.guide.toOpaque() == b.guide.toOpaque()
  }

  /// An order without meaning that stays the same while the program runs.
  public static func < (a: AlignmentKey, b: AlignmentKey) -> Bool {
    (a.id, a.axis.rawValue) < (b.id, b.axis.rawValue)
  }

  /// Feeds the guide's type and axis to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(guide.toOpaque())
  }
}

extension AlignmentKey {
  /// Where the guide lies in a view that does not set it, in points from its top left.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    type.defaultValue(in: dimensions)
  }

  /// Merges the explicit values that a container's children have for this guide, in its space.
  ///
  /// The first text baseline is the least of the values, the last one the greatest, the start of the
  /// first text the first one, any other guide the average; nil values do not count, and none at all
  /// gives nil.
  ///
  /// Source: layout-rules A4.
  package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var combined: CGFloat?
    var count: CGFloat = 0
    for case let value? in values {
      count += 1
      combined = combined.map { combine($0, with: value, count: count) } ?? value
    }
    return combined
  }

  /// The result for `count` values, from that for all but the last.
  private func combine(_ soFar: CGFloat, with value: CGFloat, count: CGFloat) -> CGFloat {
    switch id {
    case ObjectIdentifier(VerticalAlignment.FirstTextBaseline.self): min(soFar, value)
    case ObjectIdentifier(VerticalAlignment.LastTextBaseline.self): max(soFar, value)
    case ObjectIdentifier(HorizontalAlignment.FirstText.self): soFar
    default: soFar + (value - soFar) / count
    }
  }
}
