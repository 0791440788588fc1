@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks

/// The label of a toggle, a picker or an item of a menu, as one view.
///
/// Of several texts the first one is a title, and the others explain it below; other views form a row.
/// Source: documentation of `Toggle` and `Picker`.
///
/// - Parameter inMenusAlone: Whether texts form a row, too, outside of menus.
@MainActor
func titledLabel<Content: View>(_ content: Content, inMenusAlone: Bool = false) -> AnyView {
  guard (Content.self as? any TitleParts.Type)?.areTitleAndTexts == true else {
    return AnyView(ControlPart(content))
  }
  return AnyView(TitledLabel(inMenusAlone: inMenusAlone, content: content))
}

private struct TitledLabel<Content: View>: View {
  @Environment(\.controlPlace) private var controlPlace
  let inMenusAlone: Bool
  let content: Content

  var body: some View {
    if inMenusAlone, controlPlace != .menu {
      ControlPart(content)
    } else {
      TitleAndExplanations(content: content)
    }
  }
}

/// A title over what explains it.
struct TitleAndExplanations<Content: View>: View {
  let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      Group(subviews: content) { parts in
        ForEach(parts) { part in
          if part.id == parts.first?.id {
            part
          } else {
            part.font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

/// Several views, by their types.
private protocol TitleParts {
  /// Whether they are a text, or a label with a title, and further texts.
  static var areTitleAndTexts: Bool { get }
}

extension TupleContent: TitleParts {
  static var areTitleAndTexts: Bool {
    var count = 0
    for part in repeat (each Content).self {
      guard part == Text.self || count == 0 && part is any TitledView.Type else { return false }
      count += 1
    }
    return count > 1
  }
}

/// A view that is a title with more.
private protocol TitledView {}

extension Label: TitledView {}
