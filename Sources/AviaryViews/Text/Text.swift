import AviaryDrawing
import AviaryGeometry
import AviaryLayout
public import Foundation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

public struct Text: Equatable {
  let string: String
  public nonisolated init(_ key: LocalizedStringKey) { string = key.key }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) { string = String(content) }
  public nonisolated init(verbatim content: String) { string = content }
}

extension Text: _LeafView {
  public nonisolated static func _makeNode(_ list: _LeafList<Text>, _ place: _Place) -> _ViewNode {
    TextNode(list, place)
  }
}

final class TextNode: LeafNode<Text> {
  private var prepared: (any PreparedText)!
  override class var resolves: Bool { true }
  override func resolve(_ environment: EnvironmentValues) {
    prepared = root.textEngine.text(for: TextRequest(view.string))
  }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepared.layout(width: proposal.width, height: proposal.height).size
  }
  override func draw(into recorder: inout NodeRecorder) {
    let layout = prepared.layout(width: size.width, height: size.height)
    recorder.builder.text(layout, at: .zero, .color(.black))
    recorder.describe(
      AccessibilityElement(role: .text, label: view.string, frame: CGRect(origin: .zero, size: size)))
  }
}
