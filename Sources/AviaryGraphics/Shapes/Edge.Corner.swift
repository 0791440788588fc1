public import AviaryGeometry
public import Foundation

extension Edge {
  /// A corner of a rectangle, by the directions of reading.
  public enum Corner: Hashable, Sendable {
    /// At the top, where lines of text begin.
    case topLeading
    /// At the top, where lines of text end.
    case topTrailing
    /// At the bottom, where lines of text begin.
    case bottomLeading
    /// At the bottom, where lines of text end.
    case bottomTrailing

    /// Some of the four corners.
    public struct Set: OptionSet, Sendable {
      /// The corners as bits.
      public let rawValue: Int8

      /// Makes a set of the corners whose bits are set.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// Makes a set of one corner.
      public init(_ corner: Edge.Corner) {
        switch corner {
        case .topLeading: self = .topLeading
        case .topTrailing: self = .topTrailing
        case .bottomLeading: self = .bottomLeading
        case .bottomTrailing: self = .bottomTrailing
        }
      }

      /// No corner.
      public static let none: Self = []
      /// The one at the top, where lines begin.
      public static let topLeading = Self(rawValue: 1)
      /// The one at the top, where lines end.
      public static let topTrailing = Self(rawValue: 2)
      /// The one at the bottom, where lines begin.
      public static let bottomLeading = Self(rawValue: 4)
      /// The one at the bottom, where lines end.
      public static let bottomTrailing = Self(rawValue: 8)
      /// The two at the top.
      public static let top: Self = [.topLeading, .topTrailing]
      /// The two at the bottom.
      public static let bottom: Self = [.bottomLeading, .bottomTrailing]
      /// The two where lines begin.
      public static let leading: Self = [.topLeading, .bottomLeading]
      /// The two where lines end.
      public static let trailing: Self = [.topTrailing, .bottomTrailing]
      /// All four.
      public static let all: Self = [.top, .bottom]

      /// Whether a corner is in the set.
      public func contains(_ corner: Edge.Corner) -> Bool { contains(Self(corner)) }
    }

    /// How a corner is rounded.
    ///
    /// A number stands for a corner of that radius in points.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      indirect enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: Style?)
      }

      let kind: Kind

      private init(_ kind: Kind) { self.kind = kind }

      /// A corner of the radius of the number, in points.
      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

      /// A corner of the radius of the number, in points.
      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

      /// A corner of a radius in points; square where it is not more than 0.
      public static func fixed(_ radius: CGFloat) -> Style { Style(.fixed(radius)) }

      /// The corner whose circle has the centre of that of the container's corner.
      public static var concentric: Style { concentric() }

      /// The same, with a least radius.
      ///
      /// - Parameter minimum: The corner where the concentric one would be smaller; nil for none, when
      ///   a corner far from the container's is square.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(.concentric(minimum: minimum))
      }

      /// The radius in points.
      ///
      /// - Parameter container: The radius of the concentric corner; nil without a container.
      func radius(concentric container: CGFloat?) -> CGFloat {
        switch kind {
        case .fixed(let radius): max(radius.isFinite ? radius : 0, 0)
        case .concentric(let minimum):
          max(container ?? 0, minimum?.radius(concentric: container) ?? 0)
        }
      }
    }
  }
}
