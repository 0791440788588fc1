"""Rotors and custom content, neither of which assistive technology here asks for: each says so once."""
from .swift import comment, declaration, extension, file, generics

# What a rotor is called: generic parameter, attribute, label, type, and the comment.
ROTOR_NAMES = (
    ([], [], "label", "Text", "What the rotor is called."),
    ([], [], "labelKey", "LocalizedStringKey", "The key of what the rotor is called."),
    (["L: StringProtocol"], ["@_disfavoredOverload"], "label", "L", "What the rotor is called."),
    ([], ["@_disfavoredOverload"], "label", "LocalizedStringResource", "What the rotor is called."),
    ([], [], "systemRotor", "AccessibilitySystemRotor", "The rotor of the system that gets these stops."),
)
ENTRIES = ("entries", "entries: [EntryModel]", "The stops, in order.")
ENTRY_LABEL = ("entryLabel", "entryLabel: KeyPath<EntryModel, String>", "What a stop is called.")
ENTRY_ID = ("entryID", "entryID: KeyPath<EntryModel, ID>", "The id of a stop's view.")
# What a rotor stops at: what is offered, generic parameters, and parameters with their comments.
ROTOR_STOPS = (
    ("stops in this view", ["Content: AccessibilityRotorContent"], [(
        "entries", "@AccessibilityRotorContentBuilder entries: @escaping () -> Content", "The stops, in order.",
    )]),
    ("stops in this view", ["EntryModel: Identifiable"], [ENTRIES, ENTRY_LABEL]),
    ("stops in this view", ["EntryModel", "ID: Hashable"], [ENTRIES, ENTRY_ID, ENTRY_LABEL]),
    ("parts of this view's text", [], [("textRanges", "textRanges: [Range<String.Index>]", "The parts, in order.")]),
)


def rotor(name, stops):
    names, attributes, label, type, explanation = name
    what, stop_names, parameters = stops
    return declaration(
        comment(
            f"Would offer {what} to those who go through it by kind; says once that nobody does.",
            [(label, explanation), *((label, explanation) for label, _, explanation in parameters)],
        ),
        attributes, f"public nonisolated func accessibilityRotor{generics(names + stop_names)}",
        [f"_ {label}: {type}", *(parameter for _, parameter, _ in parameters)], " -> some View", [],
        ["warnOfRotors()", "return self"],
    )


CONTENT_KEY = ("key", "AccessibilityCustomContentKey", "What the information is called.")
CONTENT_LABEL = ("label", "Text", "What the information is called.")
CONTENT_LABEL_KEY = ("labelKey", "LocalizedStringKey", "The key of what the information is called.")
VALUE = ([], [], "value", "Text", "The information.")
# The information: generic parameter, attribute, label, type, and the comment.
OPTIONAL_VALUE = ([], [], "value", "Text?", "The information; nil takes it away.")
VALUE_KEY = ([], [], "valueKey", "LocalizedStringKey", "The key of the information.")
STRING = (["V: StringProtocol"], ["@_disfavoredOverload"], "value", "V", "The information.")
CUSTOM_CONTENTS = (
    (CONTENT_KEY, OPTIONAL_VALUE), (CONTENT_KEY, VALUE_KEY), (CONTENT_KEY, STRING), (CONTENT_LABEL, VALUE),
    (CONTENT_LABEL_KEY, VALUE), (CONTENT_LABEL_KEY, VALUE_KEY), (CONTENT_LABEL_KEY, STRING),
)


def custom_content(key, value):
    key_label, key_type, key_explanation = key
    names, attributes, label, type, explanation = value
    return declaration(
        comment(
            "Adds information that is told when it is asked for; says once that nobody asks here.",
            [(key_label, key_explanation), (label, explanation), ("importance", "Whether it is told at once.")],
        ),
        attributes, f"public nonisolated func accessibilityCustomContent{generics(names)}",
        [
            f"_ {key_label}: {key_type}", f"_ {label}: {type}",
            "importance: AXCustomContent.Importance = .default",
        ],
        " -> ModifiedContent<Self, AccessibilityAttachmentModifier>", [],
        ['untold("accessibilityCustomContent")'],
    )


# The words of a point: generic parameter, attribute, and type.
DESCRIPTIONS = (
    ([], [], "Text"), ([], [], "LocalizedStringKey"), (["S: StringProtocol"], ["@_disfavoredOverload"], "S"),
    ([], ["@_disfavoredOverload"], "LocalizedStringResource"),
)


def point(name, what, description, has_condition):
    names, attributes, type = description
    told = [("point", "Where, in parts of the view's size."), ("description", f"Says what is {what} there.")]
    parameters = ["_ point: UnitPoint", f"description: {type}"]
    if has_condition:
        told.append(("isEnabled", "Whether it is offered."))
        parameters.append("isEnabled: Bool")
    return declaration(
        comment(f"Would offer assistive technology a point where something is {what}; says once that it does not ask.", told),
        attributes, f"public nonisolated func {name}{generics(names)}", parameters,
        " -> ModifiedContent<Self, AccessibilityAttachmentModifier>", [], [f'untold("{name}")'],
    )


def files():
    yield file(
        "Sources/AviaryControls/Accessibility/Generated/View+AccessibilityPoints.swift",
        [
            "public import AviaryEngine", "public import AviaryFoundation", "public import AviaryGeometry",
            "public import AviaryGraphics", "public import AviaryInteraction", "import Foundation",
        ],
        extension("View", [
            point(name, what, description, has_condition)
            for name, what in (("accessibilityDragPoint", "dragged"), ("accessibilityDropPoint", "dropped"))
            for description in DESCRIPTIONS for has_condition in (False, True)
        ]),
    )
    yield file(
        "Sources/AviaryControls/Accessibility/Generated/View+AccessibilityRotor.swift",
        ["public import AviaryEngine", "public import AviaryFoundation", "public import AviaryGraphics"],
        extension("View", [rotor(name, stops) for name in ROTOR_NAMES for stops in ROTOR_STOPS]),
    )
    yield file(
        "Sources/AviaryControls/Accessibility/Generated/View+AccessibilityCustomContent.swift",
        [
            "public import AviaryEngine", "public import AviaryGraphics", "public import AviaryInteraction",
            "import Foundation",
        ],
        extension("View", [custom_content(*content) for content in CUSTOM_CONTENTS]),
    )
