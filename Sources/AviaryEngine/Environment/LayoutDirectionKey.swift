package import AviaryGeometry

/// The direction in which the interface is read; from left to right unless set.
package enum LayoutDirectionKey: EnvironmentKey {
  package static var defaultValue: LayoutDirection { .leftToRight }
}
