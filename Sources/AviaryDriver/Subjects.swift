public import SwiftUI

/// What a compiled file offers to draw.
public struct Subjects: Sendable, ExpressibleByArrayLiteral {
  /// One view to draw.
  public struct Subject: Sendable {
    let name: String
    let canvas: Canvas
    let make: @MainActor () async throws -> AnyView

    /// A view and the name to choose it by.
    ///
    /// - Parameters:
    ///   - name: The name that `--preview` takes.
    ///   - make: Makes the view; called once, where the view is wanted.
    public static func view(
      _ name: String, _ make: @escaping @MainActor () -> AnyView
    ) -> Subject {
      Subject(name: name, canvas: .natural, make: make)
    }
  }

  /// Finds the views; a preview's own arguments may throw.
  let list: @MainActor () throws -> [Subject]

  /// The `#Preview`s of the file, in source order.
  public static var registered: Subjects {
    Subjects {
      try _PreviewRegistry.previews().enumerated().map { index, preview in
        Subject(
          name: preview.name ?? "Preview \(index + 1)", canvas: Canvas(traits: preview.traits)
        ) {
          AnyView(erasing: try await preview._resolvedBody())
        }
      }
    }
  }

  init(list: @escaping @MainActor () throws -> [Subject]) {
    self.list = list
  }

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
