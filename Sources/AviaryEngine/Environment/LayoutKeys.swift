package import AviaryGeometry
package import Foundation

package enum LayoutDirectionKey: EnvironmentKey {
  package static var defaultValue: LayoutDirection { .leftToRight }
}

package enum DisplayScaleKey: EnvironmentKey {
  package static var defaultValue: CGFloat { 1 }
}
