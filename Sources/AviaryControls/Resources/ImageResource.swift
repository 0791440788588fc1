public import AviaryGraphics
public import Foundation

/// A picture of an asset catalogue, by a name that is known when the program is compiled.
///
/// Xcode writes one for each picture of a catalogue, so that `Image(.logo)` needs no text that may be
/// misspelt; `aviary` does so for the targets of the projects that it compiles. In a package that
/// `swift build` compiles they are declared by hand:
///
///     extension ImageResource {
///       static let logo = ImageResource(name: "Logo", bundle: .module)
///     }
///
/// - SeeAlso: developer.apple.com/documentation/developertoolssupport/imageresource
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a picture.
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

extension Image {
  /// Makes an image of a picture in an asset catalogue; its name is also what is read out.
  ///
  /// - Parameter resource: The picture. Where it is not there a warning names it, and a box is
  ///   drawn.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
