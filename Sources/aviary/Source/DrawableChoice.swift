/// What of a file is drawn.
enum DrawableChoice: Equatable {
  /// All that registers itself as a `#Preview`, or the one that was named.
  case previews
  /// `PreviewProvider` types, by name.
  case providers([String])
  /// A view type that is built with no arguments.
  case view(String)

  /// Chooses what to draw of a file.
  ///
  /// Previews come first, then preview providers, then the view: `ContentView`, or the only one
  /// that can be built, or the only such one that no other type in the file uses.
  ///
  /// - Parameters:
  ///   - summary: What the file declares.
  ///   - file: The path to name in messages.
  ///   - wanted: The value of `--preview`: a name or a number of a preview, or a type's name.
  /// - Returns: What is to be drawn.
  /// - Throws: An error that lists what there is, where that is nothing or too much.
  static func choose(
    in summary: SourceSummary,
    file: String,
    wanted: String? = nil
  ) throws -> DrawableChoice {
    if let wanted, let named = try chooseType(wanted, in: summary, file: file) { return named }
    if summary.previewCount > 0 { return .previews }
    if !summary.previewProviders.isEmpty { return .providers(summary.previewProviders) }
    if let wanted { throw noPreview(wanted, in: summary, file: file) }
    return try chooseView(in: summary, file: file)
  }

  private static func chooseType(
    _ wanted: String,
    in summary: SourceSummary,
    file: String
  ) throws -> DrawableChoice? {
    if summary.previewProviders.contains(wanted) { return .providers([wanted]) }
    guard let view = summary.views.first(where: { $0.name == wanted }) else { return nil }
    // A #Preview may bear the type's name.
    if let obstacle = view.obstacle {
      if summary.previewCount > 0 { return nil }
      throw CommandError("\(file):\(view.line): '\(wanted)' cannot be drawn alone: \(obstacle)")
    }
    return summary.previewCount > 0 ? nil : .view(wanted)
  }

  private static func chooseView(
    in summary: SourceSummary,
    file: String
  ) throws -> DrawableChoice {
    let buildable = summary.views.filter(\.isBuildable)
    if let content = buildable.first(where: { $0.name == "ContentView" }) {
      return .view(content.name)
    }
    let outermost = buildable.filter { !$0.isUsedByOthers }
    if buildable.count == 1 { return .view(buildable[0].name) }
    if outermost.count == 1 { return .view(outermost[0].name) }
    if buildable.isEmpty { throw nothingToDraw(in: summary, file: file) }
    let candidates = outermost.isEmpty ? buildable : outermost
    throw CommandError(
      """
      \(file) has no #Preview and \(candidates.count) views that could be drawn:
      \(candidates.map { "  \(file):\($0.line): \($0.name)" }.joined(separator: "\n"))
      Choose one with --preview NAME, or add a #Preview.
      """
    )
  }

  private static func nothingToDraw(in summary: SourceSummary, file: String) -> CommandError {
    if let app = summary.app {
      return CommandError(
        """
        \(file): the windows of the app '\(app)' cannot be drawn, and there is no #Preview and no \
        view that can be built without arguments: add a #Preview { … }
        """
      )
    }
    if summary.views.isEmpty {
      return CommandError(
        summary.importsSwiftUI
          ? "\(file) declares no View and no #Preview: there is nothing to draw"
          : "\(file) does not import SwiftUI: there is nothing to draw"
      )
    }
    let reasons = summary.views.map { view in
      "  \(file):\(view.line): \(view.name): \(view.obstacle ?? "")"
    }
    return CommandError(
      """
      \(file) has no #Preview, and no view that can be built without arguments:
      \(reasons.joined(separator: "\n"))
      Add a #Preview { … } that gives the values.
      """
    )
  }

  private static func noPreview(
    _ wanted: String,
    in summary: SourceSummary,
    file: String
  ) -> CommandError {
    let names = summary.views.filter(\.isBuildable).map(\.name)
    let known = names.isEmpty ? "" : "; it declares \(names.joined(separator: ", "))"
    return CommandError("\(file) has no preview and no view named '\(wanted)'\(known)")
  }
}
