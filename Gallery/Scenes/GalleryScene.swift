public import SwiftUI

/// A picture of the gallery: one container, or one part of the toolkit, in use.
public struct GalleryScene: Identifiable, Sendable {
  /// The name of its files: lower case, words joined by hyphens.
  public let name: String
  /// What the contact sheet calls it.
  public let title: String
  /// One sentence: what it shows off.
  public let summary: String
  /// The size of the picture, in points.
  public let size: CGSize
  /// The file of its source.
  public let sourceFile: URL
  private let make: @MainActor () -> AnyView

  /// The name, which no other scene has.
  public var id: String { name }

  /// A telephone's screen, which most scenes fill.
  public static let phone = CGSize(width: 390, height: 844)

  init<Content: View>(
    name: String,
    title: String,
    summary: String,
    size: CGSize = phone,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.size = size
    sourceFile = Self.source(of: "\(Content.self)")
    make = { AnyView(content()) }
  }

  /// The file that a view is declared in: it is named after the view.
  private static func source(of type: String) -> URL {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let live = folder.appendingPathComponent("Live/\(type).swift")
    if FileManager.default.fileExists(atPath: live.path) { return live }
    return folder.appendingPathComponent("\(type).swift")
  }

  /// The scene, as large as it is offered.
  @MainActor
  public var content: some View { make() }

  /// The scene at its size, in the given colour scheme.
  @MainActor
  public func view(_ colorScheme: ColorScheme) -> some View {
    make()
      .frame(width: size.width, height: size.height)
      .background(Color(.systemBackground))
      .clipped()
      .environment(\.colorScheme, colorScheme)
  }
}
