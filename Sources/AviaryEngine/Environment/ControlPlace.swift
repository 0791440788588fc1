/// Where a control stands: some look otherwise there.
package enum ControlPlace {
  case plain
  case listRow
  /// A row of a form whose labels and values stand in columns.
  case formColumn
  case navigationBar
  case menu
  case controlGroup
  case alert
  case confirmation
  case toolbar
}

enum ControlPlaceKey: EnvironmentKey {
  static var defaultValue: ControlPlace { .plain }
}

extension EnvironmentValues {
  package var controlPlace: ControlPlace {
    get { self[ControlPlaceKey.self] }
    set { self[ControlPlaceKey.self] = newValue }
  }
}
