import AviaryEngine
import AviaryFoundation
@_spi(Engine) import AviaryGraphics
import Foundation

/// A format that a key and a menu give to attributed text.
enum TextFormat: CaseIterable {
  case bold, italic, underline

  /// The character that gives it with Control or Command.
  var key: String {
    switch self {
    case .bold: "b"
    case .italic: "i"
    case .underline: "u"
    }
  }

  var title: LocalizedStringKey {
    switch self {
    case .bold: "Bold"
    case .italic: "Italic"
    case .underline: "Underline"
    }
  }

  /// Whether text of some attributes has the format, in an environment.
  func isOn(_ attributes: AttributeContainer, in environment: EnvironmentValues) -> Bool {
    let intent = attributes.inlinePresentationIntent ?? []
    let font = attributes.shownFont(in: environment)
    return switch self {
    case .bold: intent.contains(.stronglyEmphasized) || font.isBold
    case .italic: intent.contains(.emphasized) || font.isItalic
    case .underline:
      attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil
    }
  }

  /// Gives the format to attributes, or takes it from them.
  func set(_ isOn: Bool, in attributes: inout AttributeContainer, _ environment: EnvironmentValues)
  {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if self == .underline {
      attributes[Scope.UnderlineStyleAttribute.self] = isOn ? .single : nil
      return
    }
    // What Markdown emphasized is not any more, else a font could not take it back.
    if !isOn, var intent = attributes.inlinePresentationIntent {
      intent.remove(self == .bold ? .stronglyEmphasized : .emphasized)
      attributes.inlinePresentationIntent = intent.isEmpty ? nil : intent
    }
    guard self.isOn(attributes, in: environment) != isOn else { return }
    let usual = environment.font ?? .default
    let font = attributes[Scope.FontAttribute.self] ?? usual
    let changed = self == .bold ? font.bold(isOn) : font.italic(isOn)
    let context = environment.fontResolutionContext
    // A font that is the usual one need not be said, so that it goes on following the surroundings.
    attributes[Scope.FontAttribute.self] =
      changed.resolve(in: context) == usual.resolve(in: context) ? nil : changed
  }
}

extension AttributeContainer {
  fileprivate func shownFont(in environment: EnvironmentValues) -> Font.Resolved {
    let font = self[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
    return (font ?? environment.font ?? .default).resolve(in: environment.fontResolutionContext)
  }
}
