"""The scopes of attributes that UIKit and AppKit have, which differ in the names of their types."""
from .swift import file

# Each attribute: its name, the type of its values, what it is.
ATTRIBUTES = (
    ("font", "{kit}Font", "The font."),
    ("foregroundColor", "{kit}Color", "The colour of the characters."),
    ("backgroundColor", "{kit}Color", "The colour behind the characters."),
    ("kern", "CGFloat", "Points after each character."),
    ("tracking", "CGFloat", "Points after each character, ligatures dissolved."),
    ("baselineOffset", "CGFloat", "Points that the characters are raised by."),
    ("underlineStyle", "NSUnderlineStyle", "The line under the characters."),
    ("underlineColor", "{kit}Color", "The colour of the line under the characters."),
    ("strikethroughStyle", "NSUnderlineStyle", "The line through the characters."),
    ("strikethroughColor", "{kit}Color", "The colour of the line through the characters."),
    ("strokeColor", "{kit}Color", "The colour of the outline."),
    ("strokeWidth", "CGFloat", "How wide the outline is, in hundredths of the font's size."),
    ("paragraphStyle", "NSParagraphStyle", "How lines and paragraphs are set."),
    ("attachment", "NSTextAttachment", "What stands in the place of a character."),
)
# The kits: their name, what properties are called after them, and what their types begin with.
KITS = (("UIKit", "uiKit", "UI"), ("AppKit", "appKit", "NS"))


def key(name):
    return f"{name[0].upper()}{name[1:]}Attribute"


def old_value(name, type):
    """What an older attributed string has for an attribute."""
    value = f"values[.{name}] = self[Scope.{key(name)}.self]"
    if type == "CGFloat":
        number = "NSNumber(value: Double($0))"
    elif type.startswith("NSUnderlineStyle"):
        number = "NSNumber(value: $0.rawValue)"
    else:
        return [f"    {value}"]
    line = f"    {value}.map {{ {number} }}"
    return [line] if len(line) <= 100 else [f"    {value}.map {{", f"      {number}", "    }"]


def scope(kit, property, prefix):
    lines = [
        "extension AttributeScopes {",
        f"  /// The attributes of attributed strings that {kit} has.",
        "  ///",
        "  /// SwiftUI's texts show those of its own scope.",
        f"  public struct {kit}Attributes: AttributeScope {{",
    ]
    for name, _, words in ATTRIBUTES:
        lines += [f"    /// {words}", f"    public let {name}: {key(name)}"]
    for name, type, words in (
        ("swiftUI", "SwiftUIAttributes", "SwiftUI"), ("foundation", "FoundationAttributes", "Foundation"),
    ):
        lines += [f"    /// The attributes of {words}.", f"    public let {name}: {type}"]
    for name, type, words in ATTRIBUTES:
        lines += [
            "",
            f"    /// {words}",
            f"    public enum {key(name)}: AttributedStringKey {{",
            f"      public typealias Value = {type.format(kit=prefix)}",
            f'      public static let name = "{kit}.{key(name)[:-len("Attribute")]}"',
            "    }",
        ]
    lines += [
        "  }",
        "",
        f"  /// The attributes that {kit} has.",
        f"  public var {property}: {kit}Attributes.Type {{ {kit}Attributes.self }}",
        "}",
        "",
        "extension AttributeDynamicLookup {",
        f"  /// Finds an attribute of {kit}'s by its name, where SwiftUI has none of that type.",
        "  @_disfavoredOverload",
        "  public subscript<T: AttributedStringKey>(",
        f"    dynamicMember keyPath: KeyPath<AttributeScopes.{kit}Attributes, T>",
        "  ) -> T { self[T.self] }",
        "}",
        "",
        "extension AttributedString.Runs.Run {",
        f"  /// The attributes of {kit}'s, as older attributed strings have them.",
        f"  var {property}Values: [NSAttributedString.Key: Any] {{",
        f"    typealias Scope = AttributeScopes.{kit}Attributes",
        "    var values: [NSAttributedString.Key: Any] = [:]",
    ]
    for name, type, _ in ATTRIBUTES:
        lines += old_value(name, type)
    lines += ["    return values", "  }", "}"]
    return "\n".join(lines) + "\n"


def files():
    for kit, property, prefix in KITS:
        yield file(
            f"Sources/AviaryKits/Fonts/Generated/AttributeScopes.{kit}Attributes.swift",
            ["public import AviaryGraphics", "public import Foundation"],
            scope(kit, property, prefix),
        )
