import SwiftUI

/// The main program of a compiled file: draws or describes the views it declares.
public enum Driver {
  /// Does what the first argument asks and returns the exit status.
  ///
  /// Prints the path of each picture written; faults go to standard error, one line each.
  public static func main(_ subjects: Subjects) -> Int32 {
    MainActor.assumeIsolated {
      var status: Int32?
      Task { @MainActor in
        status = await run(subjects)
      }
      // The run loop drains the main queue, which the views' own tasks need too.
      while status == nil {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      }
      return status ?? 1
    }
  }

  @MainActor
  private static func run(_ subjects: Subjects) async -> Int32 {
    do {
      guard CommandLine.arguments.count > 1 else { throw DriverFailure(description: "no request") }
      let request = try JSONDecoder().decode(
        DriverRequest.self, from: Data(CommandLine.arguments[1].utf8))
      let wanted = try select(request.preview, from: try subjects.list(), file: request.file)
      switch request.task {
      case .render: try await render(wanted, request)
      case .inspect: try await inspect(wanted, request)
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(describe(error))\n".utf8))
      return 1
    }
  }

  /// The subjects named `name` or numbered so, or all where nothing was asked for.
  @MainActor
  static func select(
    _ name: String?, from subjects: [Subjects.Subject], file: String
  ) throws -> [Subjects.Subject] {
    guard !subjects.isEmpty else {
      throw DriverFailure(description: "\(file): its #Previews are not compiled on Linux")
    }
    guard let name else { return subjects }
    let named = subjects.filter { $0.name == name }
    if !named.isEmpty { return named }
    if let number = Int(name), subjects.indices.contains(number - 1) {
      return [subjects[number - 1]]
    }
    let known = subjects.enumerated().map { "  \($0 + 1): \($1.name)" }.joined(separator: "\n")
    throw DriverFailure(description: "\(file) has no preview '\(name)'. It has:\n\(known)")
  }

  // MARK: - Render

  @MainActor
  private static func render(
    _ subjects: [Subjects.Subject], _ request: DriverRequest
  ) async throws {
    for (index, subject) in subjects.enumerated() {
      let path =
        subjects.count == 1 ? request.output : numbered(request.output, index + 1)
      var canvas = subject.canvas
      canvas.fix(
        width: request.width.map { CGFloat($0) }, height: request.height.map { CGFloat($0) })
      let content = try await subject.make()
        .frame(width: canvas.fixedWidth, height: canvas.fixedHeight)
        .background(background(request))
        .environment(\.colorScheme, request.isDark ? .dark : .light)
      let renderer = ImageRenderer(content: content)
      renderer.proposedSize = ProposedViewSize(
        width: canvas.proposal.width, height: canvas.proposal.height)
      renderer.scale = CGFloat(request.scale)
      try check(renderer.accessibilityTree.frame.size, scale: request.scale)
      try renderer.write(to: URL(fileURLWithPath: path))
      print(path)
    }
  }

  private static func background(_ request: DriverRequest) -> Color {
    if request.isTransparent { return .clear }
    return request.isDark ? .black : .white
  }

  /// `card.png` with a number before its extension: `card-2.png`.
  static func numbered(_ path: String, _ number: Int) -> String {
    let path = path as NSString
    return "\(path.deletingPathExtension)-\(number).\(path.pathExtension)"
  }

  /// Refuses a picture that no surface could hold.
  private static func check(_ size: CGSize, scale: Double) throws {
    let width = size.width * scale
    let height = size.height * scale
    guard width > 0, height > 0 else {
      throw DriverFailure(
        description: "the view is \(size.width) × \(size.height) points: there is nothing to draw")
    }
    guard width <= 32_767, height <= 32_767, width * height <= 134_217_728 else {
      throw DriverFailure(
        description: """
          the view is \(size.width) × \(size.height) points, too large for a picture at scale \
          \(scale): give --width and --height, or a smaller --scale
          """)
    }
  }

  // MARK: - Inspect

  @MainActor
  private static func inspect(
    _ subjects: [Subjects.Subject], _ request: DriverRequest
  ) async throws {
    for (index, subject) in subjects.enumerated() {
      let report = try _AviaryInspector.report(try await subject.make(), json: request.isJSON)
      if subjects.count > 1, !request.isJSON {
        print(index == 0 ? "\(subject.name):" : "\n\(subject.name):")
      }
      print(report)
    }
  }

  // MARK: - Faults

  private static func describe(_ error: any Error) -> String {
    if let error = error as? any LocalizedError, let text = error.errorDescription { return text }
    return "\(error)"
  }
}
