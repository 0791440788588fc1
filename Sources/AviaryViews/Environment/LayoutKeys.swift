import AviaryGeometry
import Foundation

enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}
