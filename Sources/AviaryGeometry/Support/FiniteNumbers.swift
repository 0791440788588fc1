package import Foundation
import Synchronization

/// The gate for numbers that come from outside: what is NaN, infinite or absurdly large is replaced here, and
/// reported by the name of what it was given to.
///
/// A division of 0 by 0 in a view must not end an app, nor hide what is beside that view. Where infinity means
/// something, in proposals and in `frame(maxWidth: .infinity)`, it does not come here.
///
/// - SeeAlso: Documentation/Behaviours/numbers.md
@usableFromInline package enum FiniteNumbers {
  /// The greatest offset, length or factor that is taken as it is; what is beyond counts as this.
  package static var limit: CGFloat { 1e9 }

  private struct State {
    /// Where reports go; kept until there is somebody to tell.
    var reporter: (@Sendable (_ name: String, _ sentence: String) -> Void)?
    var pending: [String: String] = [:]
  }

  private static let state = Mutex(State())

  /// Has reports told by a closure from now on.
  package static func tell(
    _ reporter: @escaping @Sendable (_ name: String, _ sentence: String) -> Void
  ) {
    let pending = state.withLock { state in
      defer { state.pending = [:] }
      state.reporter = reporter
      return state.pending
    }
    for (name, sentence) in pending.sorted(by: { $0.key < $1.key }) { reporter(name, sentence) }
  }

  /// Tells that `name` was given a number that means nothing, and what is done instead.
  ///
  /// Each name is told of once, whatever the number.
  @usableFromInline package static func report(_ name: String, _ consequence: String) {
    let sentence = "\(name): a number is NaN, infinite or too large; \(consequence)"
    let reporter = state.withLock { state in
      if state.reporter == nil { state.pending[name] = sentence }
      return state.reporter
    }
    reporter?(name, sentence)
  }
}

// Inlined into the modules that ask: numbers go through here at each layout, and converting one of a type that is not
// known costs hundreds of instructions.
extension BinaryFloatingPoint {
  /// This number if it is finite and not beyond the limit.
  ///
  /// NaN and infinity give `other`, larger numbers the limit; both are reported by `name`.
  ///
  /// - Parameters:
  ///   - name: The modifier, view or property that was given the number.
  ///   - other: What counts in place of NaN and infinity.
  ///   - limit: The greatest magnitude; that of ``FiniteNumbers`` unless told.
  @inlinable package func finite(
    _ name: @autoclosure () -> String,
    or other: Self = 0,
    limit: Self = 1_000_000_000
  ) -> Self {
    if magnitude <= limit { return self }
    if isFinite {
      FiniteNumbers.report(name(), "the greatest that can be counts")
      return self < 0 ? -limit : limit
    }
    FiniteNumbers.report(name(), "\(other) counts")
    return other
  }

  /// This number if it is finite; else nil, and reported by `name`.
  @inlinable package func finiteOrNil(_ name: @autoclosure () -> String) -> Self? {
    if isFinite { return self }
    FiniteNumbers.report(name(), "it is left out")
    return nil
  }

  /// How far this number is from one bound to another, 0 to 1; 0 where that can't be told.
  ///
  /// Bounds may be equal or reversed. Infinity is beyond either bound.
  ///
  /// - Parameters:
  ///   - lower: Where 0 is.
  ///   - upper: Where 1 is.
  ///   - name: The control that shows the number.
  @inlinable package func fraction(
    from lower: Self,
    to upper: Self,
    _ name: @autoclosure () -> String
  ) -> Double {
    guard !isNaN, lower.isFinite, upper.isFinite else {
      FiniteNumbers.report(name(), "it is shown at 0")
      return 0
    }
    guard isFinite else {
      FiniteNumbers.report(name(), "it is shown at the nearest bound")
      return self < 0 ? 0 : 1
    }
    // Halves, since the distance between two numbers may be more than any number.
    let length = Double(upper) / 2 - Double(lower) / 2
    guard length > 0 else { return 0 }
    return Swift.min(Swift.max((Double(self) / 2 - Double(lower) / 2) / length, 0), 1)
  }
}

extension FixedWidthInteger {
  /// The integer towards zero of a number; NaN gives 0, and what is out of range the nearest
  /// bound of 31 bits.
  ///
  /// For positions and lengths of pixels: sums and differences of a few do not overflow an `Int`.
  @inlinable
  package init(bounded number: Double) {
    guard !number.isNaN else {
      self = 0
      return
    }
    // By way of an `Int`: from a number of any kind to an integer of any kind is a slow conversion.
    self = Self(clamping: Int(Swift.min(Swift.max(number, -0x3FFF_FFFF), 0x3FFF_FFFF)))
  }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// Whether both coordinates are within a distance from zero; false for NaN.
  package func isWithin(_ limit: CGFloat) -> Bool { x.magnitude <= limit && y.magnitude <= limit }
}

extension CGSize {
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  package var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Whether all edges are within a distance from zero; false for NaN.
  package func isWithin(_ limit: CGFloat) -> Bool {
    origin.isWithin(limit) && size.width.magnitude <= limit && size.height.magnitude <= limit
  }

  /// The part of the rectangle that is within a distance from zero; nil where a number is NaN.
  ///
  /// Infinite edges are at that distance then.
  package func bounded(_ limit: CGFloat) -> CGRect? {
    func range(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat)? {
      guard !start.isNaN, !length.isNaN else { return nil }
      // An infinite length begins wherever it is said to, or everywhere.
      let end = length.isInfinite ? length : start + length
      let (low, high) = (Swift.min(start, end), Swift.max(start, end))
      return (Swift.min(Swift.max(low, -limit), limit), Swift.min(Swift.max(high, -limit), limit))
    }
    guard let x = range(origin.x, size.width), let y = range(origin.y, size.height) else {
      return nil
    }
    return CGRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
  }
}

extension CGAffineTransform {
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// This transform if it can be drawn under: without effect where a number is NaN or infinite, and with
  /// numbers within the limit.
  package func finite(_ name: @autoclosure () -> String) -> CGAffineTransform {
    let limit = FiniteNumbers.limit
    if a.magnitude <= limit, b.magnitude <= limit, c.magnitude <= limit, d.magnitude <= limit,
      tx.magnitude <= limit, ty.magnitude <= limit
    {
      return self
    }
    guard isFinite else {
      FiniteNumbers.report(name(), "it has no effect")
      return .identity
    }
    func bounded(_ number: CGFloat) -> CGFloat { number.finite(name(), limit: limit) }
    return CGAffineTransform(
      a: bounded(a),
      b: bounded(b),
      c: bounded(c),
      d: bounded(d),
      tx: bounded(tx),
      ty: bounded(ty)
    )
  }
}
