public import AviaryEngine
import SwiftUI

/// What a compiled file offers to draw.
public struct Drawables: Sendable, ExpressibleByArrayLiteral {
  /// What is known of a view before it is made.
  struct Member {
    /// The view's own name; nil for that of its drawable.
    var name: String?
    var space: DrawingSpace
  }

  /// One view to draw, or several that belong together.
  public struct Drawable: Sendable {
    let name: String
    /// The name of the file that declares it; nil where that is not told.
    var file: String?
    /// The line of the declaration, from 1; nil where that is not told.
    var line: Int?
    /// The name and the space of each view that `make` can make, found by making them.
    let members: @MainActor () throws -> [Member]
    /// Makes one of the views.
    let make: @MainActor (_ index: Int) async throws -> AnyView

    /// A view, and the name to choose it by.
    ///
    /// - Parameters:
    ///   - name: The name that `--preview` takes.
    ///   - make: Makes the view; called where the view is wanted.
    /// - Returns: A drawable of one view.
    public static func view(
      _ name: String,
      _ make: @escaping @MainActor () -> AnyView
    ) -> Drawable {
      Drawable(name: name, members: { [Member(space: .natural)] }, make: { _ in make() })
    }

    /// The previews of a provider, each of them a subview of what it returns.
    ///
    /// - Parameters:
    ///   - name: The name that `--preview` takes.
    ///   - file: The name of the file that declares the provider; nil where that makes no difference.
    ///   - make: Makes the provider's view.
    /// - Returns: A drawable of as many views as there are subviews, each under its `previewDisplayName` and in the
    ///   space that its `previewLayout`, `previewDevice` and `previewInterfaceOrientation` ask for.
    public static func provider(
      _ name: String,
      file: String? = nil,
      _ make: @escaping @MainActor () -> AnyView
    ) -> Drawable {
      Drawable(
        name: name,
        file: file,
        members: {
          try ProvidedPreviews.traits(of: make()).map { traits in
            Member(name: traits.displayName, space: DrawingSpace(traits))
          }
        },
        make: { index in AnyView(Group(subviews: make()) { $0[index] }) }
      )
    }
  }

  /// Finds the views; a preview's own arguments may throw.
  let list: @MainActor () throws -> [Drawable]

  /// The `#Preview`s of the file, in source order.
  public static var registered: Drawables {
    Drawables {
      try _PreviewRegistry.previews().enumerated().map { index, preview in
        Drawable(
          name: preview.name ?? "Preview \(index + 1)",
          file: String(preview.fileID.drop { $0 != "/" }.dropFirst()),
          line: preview.line,
          members: { [Member(space: DrawingSpace(traits: preview.traits))] },
          make: { _ in AnyView(erasing: try await preview._resolvedBody()) }
        )
      }
    }
  }

  /// The `#Preview`s of modules, in the order of their files, and what their providers have.
  ///
  /// A preview without a name bears that of its file, and a number where the file has several.
  ///
  /// - Parameters:
  ///   - modules: The modules whose previews are wanted.
  ///   - providers: Gives the drawables of providers.
  /// - Returns: All drawables of the modules.
  public static func previews(
    of modules: [String],
    providers: @escaping @MainActor () -> [Drawable]
  ) -> Drawables {
    Drawables {
      let previews = try _PreviewRegistry.previews().filter { preview in
        modules.contains(String(preview.fileID.prefix { $0 != "/" }))
      }
      let unnamed = previews.filter { $0.name == nil }
      var counts: [String: Int] = [:]
      let registered = previews.map { preview in
        let file = String(preview.fileID.drop { $0 != "/" }.dropFirst())
        var name = preview.name ?? (file as NSString).deletingPathExtension
        if preview.name == nil {
          counts[file, default: 0] += 1
          let isAlone = unnamed.count { $0.fileID == preview.fileID } == 1
          if !isAlone { name += " \(counts[file] ?? 1)" }
        }
        return Drawable(
          name: name,
          file: file,
          line: preview.line,
          members: { [Member(space: DrawingSpace(traits: preview.traits))] },
          make: { _ in AnyView(erasing: try await preview._resolvedBody()) }
        )
      }
      return registered + providers()
    }
  }

  init(list: @escaping @MainActor () throws -> [Drawable]) {
    self.list = list
  }

  /// Drawables that are known when the program is written.
  public init(arrayLiteral elements: Drawable...) {
    list = { elements }
  }
}

extension AnyView {
  /// Erases a view whose type is known only as `any View`.
  @MainActor fileprivate init(erasing view: any View) {
    func erase(_ view: some View) -> AnyView { AnyView(view) }
    self = erase(view)
  }
}
