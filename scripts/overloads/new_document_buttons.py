"""Buttons for new documents: their title, and what they prepare."""
from .swift import comment, declaration, extension, file, generics
from .titles import TITLES, TITLE_COMMENTS

TYPE = ("documentType", "for documentType: D.Type = D.self", "The type; a group of the program has to be for it.")
PREPARE = (
    "prepareDocument", "prepareDocument: @escaping () async throws -> D? = { nil }",
    "Makes the document; nil for an empty one.",
)
OF_GROUP = (
    "contentType", "contentType: UTType? = nil",
    "What an empty document can be written as; nil for what the group writes.",
)
OF_DOCUMENT = ["for: D.self", "contentType: contentType", "prepareDocument: prepareDocument"]
# What is opened: words, generic parameters, parameters with their comments, arguments, and whether a title that is looked
# up stands back for another kind.
KINDS = (
    ("an empty document", [], [(
        "contentType", "contentType: UTType? = nil",
        "What the document can be written as; nil for the program's first group of documents.",
    )], ["contentType: contentType"], False),
    ("a document's file", [], [
        ("contentType", "contentType: UTType", "What an empty document can be written as."),
        (
            "prepareDocumentURL", "prepareDocumentURL: @escaping () async throws -> URL? = { nil }",
            "Makes the file; nil for an empty document.",
        ),
    ], ["contentType: contentType", "prepareDocumentURL: prepareDocumentURL"], True),
    ("a document that is a value", ["D: FileDocument"], [TYPE, OF_GROUP, PREPARE], OF_DOCUMENT, False),
    ("a document that is an object", ["D: ReferenceFileDocument"], [TYPE, OF_GROUP, PREPARE], OF_DOCUMENT, False),
)


def button(kind, title):
    what, kind_names, kind_parameters, arguments, stands_back = kind
    names, attributes, name, type, words, text = TITLES[title]
    told = [(name, f"_ {name}: {type}", TITLE_COMMENTS[name]), *kind_parameters]
    arguments = [text, *arguments]
    call = f"self.init({', '.join(arguments)})"
    body = [call] if len(call) <= 94 else [
        "self.init(", *(f"  {argument}," for argument in arguments[:-1]), f"  {arguments[-1]}", ")",
    ]
    return declaration(
        comment(
            f"Creates a button that opens {what}, with {words}.",
            [(name, explanation) for name, _, explanation in told],
        ),
        attributes or (["@_disfavoredOverload"] if stands_back else []),
        f"public init{generics(kind_names + names)}", [parameter for _, parameter, _ in told], "", [], body,
    )


def files():
    imports = [
        "import AviaryControls", "@_spi(Engine) import AviaryEngine", "public import AviaryFoundation",
        "public import AviaryGraphics", "public import Foundation", "public import UniformTypeIdentifiers",
    ]
    yield file(
        "Sources/AviaryDocuments/Groups/Generated/NewDocumentButton+Titles.swift", imports,
        extension("NewDocumentButton where Label == Text", [
            button(kind, title) for kind in KINDS for title in TITLES
        ]),
    )
