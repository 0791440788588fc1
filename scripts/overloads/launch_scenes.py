"""Windows that programs of documents begin with: their title, background and what is beside that."""
from .swift import comment, declaration, extension, file, generics
from .titles import TITLES, TITLE_COMMENTS

BEHIND = (
    "backgroundAccessoryView", "@ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View",
    "What is behind the title, told where that is.",
)
BEFORE = (
    "overlayAccessoryView", "@ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View",
    "What is before the title, told where that is.",
)
ACCESSORIES = (
    ("", []), (" and a view behind the title", [BEHIND]), (" and a view before the title", [BEFORE]),
    (" and views behind and before the title", [BEHIND, BEFORE]),
)
# The background: generic parameters, parameters with their comments, and the arguments before those of accessories.
BACKGROUNDS = (
    ([], [
        ("actions", "@ViewBuilder _ actions: () -> Actions", "What makes documents."),
        ("background", "@ViewBuilder background: () -> some View", "What is behind everything."),
    ], ["actions", "background: background"]),
    (["B: ShapeStyle"], [
        (
            "backgroundStyle", "backgroundStyle: B = BackgroundStyle()",
            "What fills what is behind everything; that of windows by default.",
        ),
        (
            "actions", "@ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }",
            "What makes documents; a button for a new one by default.",
        ),
    ], ["backgroundStyle: backgroundStyle", "actions"]),
)


def scene(background, accessory, title):
    kinds, parameters, arguments = background
    beside, others = accessory
    names, attributes, name, type, words, text = TITLES[title]
    told = [(name, f"_ {name}: {type}", TITLE_COMMENTS[name]), *parameters, *others]
    arguments = [text, *arguments, *(f"{label}: {label}" for label, _, _ in others)]
    body = ["self.init(", *(f"  {argument}," for argument in arguments[:-1]), f"  {arguments[-1]}", ")"]
    return declaration(
        comment(
            f"Creates a scene with {words}{beside}.",
            [(name, explanation) for name, _, explanation in told],
        ),
        attributes,
        f"public nonisolated init{generics(kinds + names)}", [parameter for _, parameter, _ in told], "", [], body,
    )


def files():
    imports = [
        "@_spi(Engine) public import AviaryEngine", "public import AviaryFoundation", "public import AviaryGraphics",
        "import Foundation",
    ]
    yield file(
        "Sources/AviaryDocuments/Groups/Generated/DocumentGroupLaunchScene+Titles.swift", imports,
        extension("DocumentGroupLaunchScene", [
            scene(background, accessory, title)
            for background in BACKGROUNDS for accessory in ACCESSORIES for title in TITLES
        ]),
    )
