import AviaryEngine
import AviaryGeometry
package import Foundation

/// Where something is that is scrolled beside a bar, in points.
package struct BarTravel: Hashable, Sendable {
  /// From the start, without what it gives way beyond its ends.
  package let distance: CGFloat
  /// The greatest distance.
  package let longest: CGFloat
  /// The height of the space in which it is seen.
  package let room: CGFloat
  /// The height of what lies over it, all bars together.
  package let barLength: CGFloat

  package init(_ geometry: ScrollGeometry) {
    room = geometry.containerSize.height
    longest = max(0, geometry.contentSize.height - room)
    distance = min(max(0, geometry.contentOffset.y + geometry.contentInsets.top), longest)
    barLength = geometry.contentInsets.top + geometry.contentInsets.bottom
  }
}
