/// What a file declares that can be drawn.
struct SourceSummary: Equatable {
  /// A type that conforms to `View`.
  struct ViewType: Equatable {
    /// With the types it is nested in: `Outer.Inner`.
    var name: String
    var line: Int
    /// Why it cannot be built from outside with no arguments, as the end of a sentence; nil where it
    /// can.
    var obstacle: String?
    /// The other names in the file that mention it: who uses it.
    var isUsedByOthers: Bool

    var isBuildable: Bool { obstacle == nil }
  }

  var views: [ViewType] = []
  /// The names of the types that conform to `PreviewProvider`, in source order.
  var previewProviders: [String] = []
  /// How many `#Preview`s there are, wherever they are.
  var previewCount = 0
  /// The name of the `@main` type that conforms to `App`.
  var app: String?
  /// Whether the file names SwiftUI among its imports.
  var importsSwiftUI = false
}
