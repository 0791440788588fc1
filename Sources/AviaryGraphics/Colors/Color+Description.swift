import Foundation

extension Color: CustomStringConvertible {
  /// A name, such as `red`, or the components of a colour without one.
  public var description: String {
    switch provider {
    case .fixed(let resolved): resolved.description
    case .system(let system): system.rawValue
    case .named(let name, _): "NamedColor(\"\(name)\")"
    case .accent: "accentColor"
    case .primary: "primary"
    case .secondary: "secondary"
    case .faded(let color, let opacity): "\(percent(opacity))% \(color)"
    case .mixed(let a, let b, let fraction, _): "\(percent(fraction))% from \(a) to \(b)"
    case .dynamic(let color): "\(color)"
    case .style(let style): "\(style)"
    }
  }
}

/// A fraction in whole percents, for descriptions.
private func percent(_ fraction: Double) -> String {
  (fraction * 100).rounded().formatted(
    .number.grouping(.never).locale(Locale(identifier: "en_US_POSIX"))
  )
}
