public import AviaryEngine

/// A preview: a view, how to show it, and where in the source it was declared.
///
/// `#Preview` makes one; `_PreviewRegistry` lists those of a program.
public struct Preview {
  /// The name given to `#Preview`, or nil.
  public let name: String?
  /// The module and file of the declaration, as `#fileID` spells them; empty for one made by hand.
  public internal(set) var fileID = ""
  /// The line of the declaration, from 1; 0 for a preview made by hand.
  public internal(set) var line = 0
  /// The column of the declaration in UTF-8 bytes, from 1; 0 for a preview made by hand.
  public internal(set) var column = 0
  /// How to show the preview.
  public let traits: [PreviewTrait<ViewTraits>]
  /// Makes a fresh view, without the modifiers among `traits`.
  public let makeBody: @MainActor () -> any View

  /// Makes a preview that is not registered.
  ///
  /// - Parameters:
  ///   - name: The name to show; nil for none.
  ///   - traits: How to show the preview. A later trait overrides an earlier one of its kind.
  ///   - body: Makes the view.
  @MainActor
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits: traits, makeBody: body)
  }

  private init(
    _ name: String?,
    traits: [PreviewTrait<ViewTraits>],
    makeBody: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.makeBody = makeBody
  }

  /// Makes the preview of a `#Preview`.
  ///
  /// Only the macro's expansion uses it: it takes the macro's arguments as they were written, and
  /// builds the body like the macro's own parameter.
  @MainActor
  public static func _make(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> Preview {
    Preview(name, traits: traits, makeBody: body)
  }

  /// The view with the modifiers among `traits` around it, the first of them innermost.
  ///
  /// - Throws: What a modifier's `makeSharedContext()` throws.
  @MainActor
  public func _resolvedBody() async throws -> any View {
    var view = makeBody()
    for trait in traits {
      guard case .modifier(let modify) = trait.kind else { continue }
      view = try await modify(view)
    }
    return view
  }
}
