import Foundation

/// Whether two lengths differ by less than what printed measurements leave out.
func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-4) -> Bool {
  a == b || (a - b).magnitude < tolerance
}

func isNear(_ a: [CGFloat], _ b: [CGFloat], within tolerance: CGFloat = 1e-4) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isNear($0, $1, within: tolerance) }
}
