public import AviaryEngine
public import SwiftUI

/// What a compiled file offers to draw.
public struct Subjects: Sendable, ExpressibleByArrayLiteral {
  /// What is known of a view before it is made.
  struct Member {
    /// The view's own name; nil for that of its subject.
    var name: String?
    var canvas: Canvas
  }

  /// One view to draw, or several that belong together.
  public struct Subject: Sendable {
    let name: String
    /// The name and the canvas of each view that `make` can make, found by making them.
    let members: @MainActor () throws -> [Member]
    /// Makes one of the views.
    let make: @MainActor (_ index: Int) async throws -> AnyView

    /// A view, and the name to choose it by.
    ///
    /// - Parameters:
    ///   - name: The name that `--preview` takes.
    ///   - make: Makes the view; called where the view is wanted.
    /// - Returns: A subject of one view.
    public static func view(
      _ name: String,
      _ make: @escaping @MainActor () -> AnyView
    ) -> Subject {
      Subject(name: name, members: { [Member(canvas: .natural)] }, make: { _ in make() })
    }

    /// The previews of a provider, each of them a subview of what it returns.
    ///
    /// - Parameters:
    ///   - name: The name that `--preview` takes.
    ///   - make: Makes the provider's view.
    /// - Returns: A subject of as many views as there are subviews, each under its `previewDisplayName` and in the
    ///   space that its `previewLayout`, `previewDevice` and `previewInterfaceOrientation` ask for.
    public static func provider(
      _ name: String,
      _ make: @escaping @MainActor () -> AnyView
    ) -> Subject {
      Subject(
        name: name,
        members: {
          try ProvidedPreviews.traits(of: make()).map { traits in
            Member(name: traits.displayName, canvas: Canvas(traits))
          }
        },
        make: { index in AnyView(Group(subviews: make()) { $0[index] }) }
      )
    }
  }

  /// Finds the views; a preview's own arguments may throw.
  let list: @MainActor () throws -> [Subject]

  /// The `#Preview`s of the file, in source order.
  public static var registered: Subjects {
    Subjects {
      try _PreviewRegistry.previews().enumerated().map { index, preview in
        Subject(
          name: preview.name ?? "Preview \(index + 1)",
          members: { [Member(canvas: Canvas(traits: preview.traits))] },
          make: { _ in AnyView(erasing: try await preview._resolvedBody()) }
        )
      }
    }
  }

  init(list: @escaping @MainActor () throws -> [Subject]) {
    self.list = list
  }

  /// Subjects that are known when the program is written.
  public init(arrayLiteral elements: Subject...) {
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
