@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine

/// A colour of another framework, as `UIColor` is: what it is painted with depends on where it is.
package protocol PlatformColorSource: AnyObject, Hashable, Sendable, CustomStringConvertible {
  func rgba(in environment: EnvironmentValues) -> RGBA
}

/// A colour of another framework, of whatever type.
package struct PlatformColor: Hashable, Sendable, CustomStringConvertible {
  package let source: any PlatformColorSource

  package init(_ source: any PlatformColorSource) { self.source = source }

  package var description: String { source.description }

  package static func == (a: PlatformColor, b: PlatformColor) -> Bool {
    a.source === b.source || AnyHashable(a.source) == AnyHashable(b.source)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(source)) }
}
