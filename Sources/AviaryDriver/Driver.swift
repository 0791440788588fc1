import AviaryCairo
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryInspection
import AviaryMessages
import AviaryStacks
import SwiftUI

/// The main program of a compiled file: draws or describes the views it declares.
public enum Driver {
  /// Does what the first argument asks and returns the exit status.
  ///
  /// Prints the path of each picture written; faults go to standard error, one line each.
  public static func main(_ drawables: Drawables) -> Int32 {
    MainActor.assumeIsolated {
      var status: Int32?
      Task { @MainActor in
        status = await run(drawables)
      }
      // The run loop drains the main queue, which the views' own tasks need too.
      while status == nil {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      }
      return status ?? 1
    }
  }

  @MainActor
  private static func run(_ drawables: Drawables) async -> Int32 {
    do {
      guard CommandLine.arguments.count > 1 else { throw DriverFailure(description: "no request") }
      let request = try JSONDecoder().decode(
        DriverRequest.self,
        from: Data(CommandLine.arguments[1].utf8)
      )
      let all = try drawables.list()
      let views = try views(of: all.filter { request.source == nil || $0.file == request.source })
      let wanted = try select(request.preview, from: views, file: request.file)
      switch request.task {
      case .render: try await render(wanted, request)
      case .inspect: try await inspect(wanted, request)
      case .layout: try await explainLayout(wanted, request)
      case .serve: await PreviewServer(views, request).run()
      }
      try StandardOutput.flush()
      return Warnings.foundFaults ? 1 : 0
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error.words)\n".utf8))
      return 1
    }
  }

  /// One view to draw.
  struct Choice {
    var name: String
    /// What no other view is chosen by: the name, with a number where others have it too.
    var id: String
    /// What the view belongs to, by whose name all of it can be chosen.
    var drawable: String
    var space: DrawingSpace
    /// The name of the file that declares it, and the line from 1; nil where that is not known.
    var file: String?
    var line: Int?
    /// How a test makes the view, as far as that is known here: a preview's name is no type's.
    var expression: String {
      file == nil && line == nil && drawable.allSatisfy { $0.isLetter || $0.isNumber }
        ? "\(drawable)()" : "/* the view of the preview “\(name)” */"
    }
    var make: @MainActor () async throws -> AnyView
  }

  /// The views that the drawables stand for, one after the other.
  @MainActor
  static func views(of drawables: [Drawables.Drawable]) throws -> [Choice] {
    let views = try drawables.flatMap { drawable in
      let members = try drawable.members()
      return members.enumerated().map { index, member in
        let name =
          member.name ?? (members.count == 1 ? drawable.name : "\(drawable.name) \(index + 1)")
        return Choice(
          name: name,
          id: name,
          drawable: drawable.name,
          space: member.space,
          file: drawable.file,
          line: drawable.line,
          make: { try await drawable.make(index) }
        )
      }
    }
    return numbering(views)
  }

  /// The views with ids that differ: of several with one name the first has it, and the others a number after it.
  private static func numbering(_ views: [Choice]) -> [Choice] {
    var taken = Set(views.map(\.name))
    var seen: Set<String> = []
    return views.map { view in
      guard !seen.insert(view.name).inserted else { return view }
      var number = 2
      while !taken.insert("\(view.name) \(number)").inserted { number += 1 }
      var other = view
      other.id = "\(view.name) \(number)"
      return other
    }
  }

  /// The views named `name` or numbered so, or all where nothing was asked for.
  ///
  /// The name of a provider means all its previews.
  static func select(_ name: String?, from views: [Choice], file: String) throws -> [Choice] {
    guard !views.isEmpty else {
      throw DriverFailure(
        description: "\(file): there is no preview among what is compiled on Linux"
      )
    }
    guard let name else { return views }
    let named = views.filter { $0.name == name }
    if !named.isEmpty { return named }
    if let other = views.first(where: { $0.id == name }) { return [other] }
    if let number = Int(name), views.indices.contains(number - 1) { return [views[number - 1]] }
    let members = views.filter { $0.drawable == name }
    if !members.isEmpty { return members }
    let known = lines(views.indices, of: views)
    throw DriverFailure(description: "\(file) has no preview '\(name)'. It has:\n\(known)")
  }

  /// The one view to show: the first where nothing was asked for, or all previews of a provider.
  ///
  /// - Throws: `InspectionError` where several views have the name.
  static func selectOne(_ name: String?, from views: [Choice], file: String) throws -> Choice {
    let found: [Choice]
    do { found = try select(name, from: views, file: file) } catch let error as DriverFailure {
      throw InspectionError(.notFound, error.description)
    }
    let named = views.indices.filter { views[$0].name == name }
    guard named.count < 2 else {
      throw InspectionError(
        .ambiguous,
        "\(file) has \(named.count) previews '\(name ?? "")'; say which by its number:\n"
          + lines(named, of: views)
      )
    }
    // There is one, or it would have been told.
    return found[0]
  }

  /// A line for each of some views, with its number and where it is.
  private static func lines(_ places: some Sequence<Int>, of views: [Choice]) -> String {
    places.map { place in
      let view = views[place]
      let source = view.file.map { file in "  \(file)" + (view.line.map { ":\($0)" } ?? "") }
      return "  \(place + 1): \(view.name)\(source ?? "")"
    }.joined(separator: "\n")
  }

  // MARK: - Render

  @MainActor
  private static func render(_ views: [Choice], _ request: DriverRequest) async throws {
    var names = PictureNames(request)
    var pictures: [JSON] = []
    var faults: [Int: String] = [:]
    for (index, view) in views.enumerated() {
      let path =
        request.namesPictures
        ? names.path(for: view.name)
        : views.count == 1 ? request.output : numbered(request.output, index + 1)
      if request.skipped.contains(index) { continue }
      if index >= request.first {
        if let file = request.progress {
          try DrawingProgress(index: index, count: views.count, name: view.name, faults: faults)
            .write(to: file)
        }
        do { try await render(view, to: path, request) } catch {
          guard views.count > 1 else { throw error }
          // The others can be drawn all the same.
          faults[index] = "\(view.name): \(error.words)"
          continue
        }
      }
      pictures.append(["preview": .string(view.name), "picture": .string(path)])
    }
    if request.isJSON { print((["pictures": .array(pictures)] as JSON).text) }
    guard faults.isEmpty else {
      let lines = faults.sorted { $0.key < $1.key }.map(\.value)
      throw DriverFailure(description: lines.joined(separator: "\n"))
    }
  }

  @MainActor
  private static func render(
    _ view: Choice,
    to path: String,
    _ request: DriverRequest
  ) async throws {
    guard request.showsVariants else {
      let (content, proposal) = page(try await view.make(), on: view.space, request)
      return try await write(content, proposal: proposal, to: path, request)
    }
    let sheet = try await VariantSheet.make(of: view, request)
    try await write(sheet, proposal: .unspecified, to: path, request)
  }

  /// Draws a view into a file, and prints the file's path.
  @MainActor
  private static func write(
    _ content: some View,
    proposal: ProposedViewSize,
    to path: String,
    _ request: DriverRequest
  ) async throws {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = proposal
    renderer.scale = CGFloat(request.scale)
    renderer.standsForWindow = true
    _ = renderer.accessibilityTree
    // What views have put off, with `DispatchQueue.main.async` say, comes before the picture.
    for _ in 0..<3 { await Task.yield() }
    let size = renderer.accessibilityTree.frame.size
    // A view that does not come to rest has no size either; drawing it tells why.
    if size == .zero { _ = try renderer.displayList() }
    try check(size, request)
    // What a link leads to is written, and the link stays.
    try renderer.write(to: URL(fileURLWithPath: path).resolvingSymlinksInPath())
    guard !request.isJSON else { return }
    print(path)
    // A view that crashes takes along what is not written yet.
    try StandardOutput.flush()
  }

  /// A view on its page, and what is offered to both.
  @MainActor
  static func page<V: View>(
    _ view: V,
    on space: DrawingSpace,
    _ request: DriverRequest
  ) -> (content: OnBackground<some View>, proposal: ProposedViewSize) {
    var space = space
    space.fix(
      width: request.width.map { CGFloat($0) },
      height: request.height.map { CGFloat($0) }
    )
    let width = space.fixedWidth ?? space.proposal.width
    let content = OnBackground(
      content: PageLayout { view }
        .frame(width: space.fixedWidth, height: space.fixedHeight)
        .transformEnvironment(\.horizontalSizeClass) { sizeClass in
          if let width { sizeClass = UserInterfaceSizeClass(width: width) }
        },
      scheme: request.isDark ? .dark : .light,
      isTransparent: request.isTransparent,
      look: request.look.flatMap(LookAndFeel.init(name:)) ?? .automatic
    )
    let proposal = space.proposal
    Program.screenSize = CGSize(width: proposal.width ?? 390, height: proposal.height ?? 844)
    return (content, ProposedViewSize(width: proposal.width, height: proposal.height))
  }

  /// `card.png` with a number before its extension: `card-2.png`.
  static func numbered(_ path: String, _ number: Int) -> String {
    let path = path as NSString
    return "\(path.deletingPathExtension)-\(number).\(path.pathExtension)"
  }

  /// Refuses a picture that would take more than half a gigabyte, or none; the renderer checks each side.
  static func check(_ size: CGSize, _ request: DriverRequest) throws {
    let scale = request.scale
    guard size.width > 0, size.height > 0 else {
      throw DriverFailure(
        description:
          "the view is \(Int(size.width)) × \(Int(size.height)) points: there is nothing to draw"
          + platformHint(inFile: request.file)
      )
    }
    guard size.width * scale * size.height * scale <= 134_217_728 else {
      throw DriverFailure(
        description: """
          the view is \(Int(size.width)) × \(Int(size.height)) points, too large for a picture at \
          scale \(scale): give --width and --height, or a smaller --scale
          """
      )
    }
  }

  /// What to look for in a file that draws nothing: code that is compiled on Apple's systems only.
  static func platformHint(inFile path: String) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "" }
    let condition = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .first { line in
        line.hasPrefix("#if")
          && ["os(", "canImport(UIKit", "canImport(AppKit"].contains { line.contains($0) }
      }
    guard let condition else { return "" }
    return "; what the file has under `\(condition)` is left out on Linux"
  }

  // MARK: - Inspect

  @MainActor
  private static func inspect(_ views: [Choice], _ request: DriverRequest) async throws {
    for (index, view) in views.enumerated() {
      let report = try _AviaryInspector.report(try await view.make(), json: request.isJSON)
      if views.count > 1, !request.isJSON {
        print(index == 0 ? "\(view.name):" : "\n\(view.name):")
      }
      print(report)
    }
  }

  // MARK: - Layout

  @MainActor
  private static func explainLayout(_ views: [Choice], _ request: DriverRequest) async throws {
    for (index, view) in views.enumerated() {
      let (content, proposal) = page(
        try await view.make().explainsLayout(),
        on: view.space,
        request
      )
      let inspection = try LayoutInspection(
        content,
        proposal: proposal,
        scale: CGFloat(request.scale),
        recordsProposals: request.showsAllProposals
      )
      if views.count > 1, !request.isJSON {
        print(index == 0 ? "\(view.name):" : "\n\(view.name):")
      }
      print(request.isJSON ? try inspection.tree.json() : inspection.tree.text)
      guard !request.output.isEmpty else { continue }
      // What was found out is told even where there is nothing to draw: it says why.
      try check(inspection.tree.size, request)
      let path = views.count == 1 ? request.output : numbered(request.output, index + 1)
      try inspection.write(
        to: URL(fileURLWithPath: path).resolvingSymlinksInPath(),
        page: request.isTransparent ? .transparent : request.isDark ? .dark : .light
      )
      // JSON stays JSON; the caller knows the path.
      if !request.isJSON { print("drawn: \(path)") }
    }
  }
}
