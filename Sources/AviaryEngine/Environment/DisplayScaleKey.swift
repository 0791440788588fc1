package import Foundation

/// The number of pixels a point; 1 unless set.
package enum DisplayScaleKey: EnvironmentKey {
  package static var defaultValue: CGFloat { 1 }
}
