public import AviaryGraphics
public import Foundation

/// A colour of an asset catalogue, by a name that is known when the program is compiled.
///
/// Xcode writes one for each colour of a catalogue, so that `Color(.brand)` needs no text that may be
/// misspelt; `aviary` does so for the targets of the projects that it compiles.
///
/// - SeeAlso: developer.apple.com/documentation/developertoolssupport/colorresource
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a colour.
  ///
  /// - Parameters:
  ///   - name: The name in the catalogue.
  ///   - bundle: Where the catalogue is.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  /// The name and the bundle, for the kits.
  package var place: (name: String, bundle: Bundle) { (name, bundle) }
}

extension Color {
  /// Makes the colour of an asset catalogue.
  ///
  /// - Parameter resource: The colour. Where it is not there a warning names it, and nothing is
  ///   drawn.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
