public import Foundation

/// What a container proposes to a child: for each axis a length in points, or nil for the ideal
/// one.
///
/// Zero asks for the least length, infinity for the greatest. Lengths are not negative and not NaN
/// where the engine makes them; `sanitized` repairs what comes from outside.
///
/// - SeeAlso: Apple's documentation, page `proposedviewsize`.
public struct ProposedViewSize: Equatable, Sendable, BitwiseCopyable {
  /// The proposed width; nil asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height; nil asks for the ideal height.
  public var height: CGFloat?

  /// Makes a proposal of two lengths.
  ///
  /// - Parameters:
  ///   - width: In points; nil asks for the ideal width, 0 for the least, infinity for the
  ///     greatest.
  ///   - height: In points; nil asks for the ideal height, 0 for the least, infinity for the
  ///     greatest.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a size.
  ///
  /// - Parameter size: In points, both lengths given.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal as a size, with `size` where it has no length.
  ///
  /// - Parameter size: In points; taken where a length is nil. By default 10 each.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize: CustomStringConvertible {
  /// Both lengths as printed in dumps and messages, such as `100 x nil`.
  public var description: String {
    func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
    return "\(text(width)) x \(text(height))"
  }
}

extension ProposedViewSize {
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A proposal given along an axis and across it.
  package init(_ axis: Axis, major: CGFloat?, minor: CGFloat?) {
    self =
      axis == .horizontal
      ? .init(width: major, height: minor) : .init(width: minor, height: major)
  }

  /// This proposal with another length along `axis`.
  package func with(_ axis: Axis, _ length: CGFloat?) -> ProposedViewSize {
    var result = self
    result[axis] = length
    return result
  }

  /// The proposal without `insets`, not below zero; nil stays nil.
  ///
  /// Source: layout-rules F9.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.total(.horizontal)) },
      height: height.map { max(0, $0 - insets.total(.vertical)) }
    )
  }

  /// NaN as nil and negative lengths as zero, so that no layout sees either.
  ///
  /// Source: layout-rules P8 for NaN, S9 for negative lengths.
  package var sanitized: ProposedViewSize {
    ProposedViewSize(width: width?.sanitizedProposal, height: height?.sanitizedProposal)
  }
}

extension CGFloat {
  /// This proposed length: nil if it is NaN, zero if it is negative.
  package var sanitizedProposal: CGFloat? { isNaN ? nil : Swift.max(0, self) }
}
