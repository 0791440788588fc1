@_spi(Engine) import AviaryEngine
@_spi(Engine) import AviaryGraphics
import Foundation

// Selections are kept in places, and turned into indices where they leave: each change of an attributed text makes its indices
// invalid.
extension TextInputNode {
  var isRich: Bool { modifier.rich != nil }

  private var environmentValues: EnvironmentValues { EnvironmentValues(scope: environment) }

  var attributedText: AttributedString {
    get { modifier.rich?.text.wrappedValue ?? AttributedString(modifier.text.wrappedValue) }
    set { if isEditable { modifier.rich?.text.wrappedValue = newValue } }
  }

  private var attributedSelection: AttributedTextSelection {
    get { modifier.rich?.selection?.wrappedValue ?? ownSelection }
    set {
      ownSelection = newValue
      if let selection = modifier.rich?.selection { selection.wrappedValue = newValue }
    }
  }

  /// The characters of the attributed text.
  var richString: String {
    let text = attributedText
    if let knownString, knownString.start.isValid(within: text) { return knownString.string }
    let string = String(text.characters)
    knownString = (text.startIndex, string)
    return string
  }

  /// What is selected of an attributed text, in places, from the start of the first range to the end of the last; nil for a text without.
  var richPlace: Range<Int>? {
    guard isRich else { return nil }
    let places = attributedSelection.places(in: attributedText)
    guard let first = places.first, let last = places.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// Takes over what the program has changed since, before a person changes more.
  func catchUp() {
    session?.textDidChange()
  }

  /// What is selected, from the start of the first range to the end of the last.
  var richRange: Range<String.Index>? {
    get {
      let places = attributedSelection.places(in: attributedText)
      guard let first = places.first, let last = places.last else { return nil }
      let string = richString
      func index(_ place: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: place, limitedBy: string.endIndex)
          ?? string.endIndex
      }
      return index(first.lowerBound)..<index(last.upperBound)
    }
    set {
      guard let newValue else { return }
      let string = richString
      let low = string.utf8.distance(from: string.startIndex, to: newValue.lowerBound)
      let high = string.utf8.distance(from: string.startIndex, to: newValue.upperBound)
      select(low..<high)
    }
  }

  /// Selects a range; the attributes that were set for what will be entered are forgotten once text is entered elsewhere.
  private func select(_ range: Range<Int>) {
    let text = attributedText
    let old = attributedSelection
    let stays = old.places(in: text) == [range]
    attributedSelection =
      stays
      ? old.moved(to: [range], in: text) : AttributedTextSelection(range: text.indices(range))
  }

  /// The attributes with which text is entered in place of a range.
  private func typingAttributes(_ range: Range<Int>, in text: AttributedString)
    -> AttributeContainer
  {
    var selection = attributedSelection
    if selection.places(in: text) != [range] {
      selection = AttributedTextSelection(range: text.indices(range))
    }
    var attributes = selection.typingAttributes(
      in: text,
      affinity: environmentValues.textSelectionAffinity
    )
    environmentValues.formattingRules?.constrain(&attributes)
    return attributes
  }

  // MARK: - What is shown

  /// The attributed text, with what is being composed in it; nil where none is edited.
  var editedRichText: AttributedString? {
    guard isRich else { return nil }
    var text = attributedText
    guard let session else { return text }
    let place = session.head
    var attributes = typingAttributes(place..<place, in: text)
    if let preedit = session.preedit {
      attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = .single
      text.insert(AttributedString(preedit.text, attributes: attributes), at: text.index(place))
    }
    // A text without characters has no font.
    return text.characters.isEmpty ? AttributedString(" ", attributes: attributes) : text
  }

  // MARK: - Changes

  var content: TextContent {
    get { isRich ? .attributed(attributedText) : .plain(text) }
    set {
      switch newValue {
      case .plain(let string): text = string
      case .attributed(let string): attributedText = string
      }
    }
  }

  func replace(_ range: Range<Int>, with string: String) {
    guard isRich else { return replacePlain(range, with: string) }
    let attributes = typingAttributes(range, in: attributedText)
    put(AttributedString(string, attributes: attributes), in: range)
  }

  func replace(_ range: Range<Int>, with string: AttributedString) {
    guard isRich else { return replacePlain(range, with: String(string.characters)) }
    var string = string
    if let rules = environmentValues.formattingRules {
      string.mapAttributes { rules.constrain(&$0) }
    }
    put(string, in: range)
  }

  private func put(_ string: AttributedString, in range: Range<Int>) {
    var text = attributedText
    text.replaceSubrange(text.indices(range), with: string)
    attributedText = text
  }

  private func replacePlain(_ range: Range<Int>, with string: String) {
    var new = text
    let start = new.utf8.index(new.startIndex, offsetBy: range.lowerBound)
    let end = new.utf8.index(new.startIndex, offsetBy: range.upperBound)
    new.replaceSubrange(start..<end, with: string)
    text = new
  }

  // MARK: - Formats

  /// The attributes of what is selected, or those with which text is entered.
  private var selectedAttributes: [AttributeContainer] {
    let text = attributedText
    if let session, session.selection.isEmpty {
      return [typingAttributes(session.selection, in: text)]
    }
    return Array(attributedSelection.attributes(in: text))
  }

  var formats: [TextFormat: Bool] {
    guard isRich, session != nil else { return [:] }
    let environment = environmentValues
    let attributes = selectedAttributes
    guard let first = attributes.first else { return [:] }
    var formats: [TextFormat: Bool] = [:]
    for format in TextFormat.allCases {
      // What the rules take back, or don't show, is not offered.
      let isOn = format.isOn(first, in: environment)
      var changed = first
      format.set(!isOn, in: &changed, environment)
      if let rules = environment.formattingRules {
        rules.constrain(&changed)
        guard
          format.isOn(rules.shown(changed), in: environment)
            != format.isOn(rules.shown(first), in: environment)
        else { continue }
      }
      guard format.isOn(changed, in: environment) != isOn else { continue }
      formats[format] = attributes.allSatisfy { format.isOn($0, in: environment) }
    }
    return formats
  }

  func toggle(_ format: TextFormat) {
    guard let isOn = formats[format] else { return }
    let environment = environmentValues
    var text = attributedText
    var selection = attributedSelection
    text.transformAttributes(in: &selection) { attributes in
      format.set(!isOn, in: &attributes, environment)
      environment.formattingRules?.constrain(&attributes)
    }
    attributedText = text
    attributedSelection = selection
  }

  // MARK: - Copies and links

  func copy(_ range: Range<Int>) -> ClipboardItem {
    let text = attributedText
    let selected = AttributedString(text[text.indices(range)])
    return isRich ? CopiedText.item(selected) : ClipboardItem(text: String(selected.characters))
  }

  func link(at place: Int) -> URL? {
    guard isRich else { return nil }
    let text = attributedText
    let index = text.index(place)
    return index < text.endIndex ? text.runs[index].link : nil
  }

  func open(_ link: URL) {
    let open = environmentValues.openURL
    MainThread.run { open(link) }
  }
}
