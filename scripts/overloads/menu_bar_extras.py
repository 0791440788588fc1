"""Signs in the desktop's bar: their title, their picture, and whether they come and go."""
from .swift import comment, declaration, extension, file, generics
from .titles import TITLES

# What a sign shows: the parameter and its comment, none for the title itself.
PICTURES = (
    ("a text", None, None),
    ("a symbol", "systemImage: String", ("systemImage", "The symbol's name.")),
    ("a picture", "image: String", ("image", "The picture's name.")),
    ("a picture of an asset catalogue", "image: ImageResource", ("image", "The picture.")),
)
TITLE_WORDS = {"key": "looked up", "string": "as it is"}


def sign(picture, title, comes_and_goes):
    what, picture_parameter, picture_comment = picture
    names, attributes, name, type, _, text = TITLES[title]
    said = "What it says" if picture_parameter is None else "What is read out"
    told = [(name, f"_ {name}: {type}", f"{said}, {TITLE_WORDS[title]}.")]
    label = text
    if picture_parameter:
        picture_name, explanation = picture_comment
        told.append((picture_name, picture_parameter, explanation))
        label = f"AviaryControls.Label({name}, {picture_name}: {picture_name})"
    if comes_and_goes:
        told.append(("isInserted", "isInserted: Binding<Bool>", "Whether it is there."))
    told.append(("content", "@ViewBuilder content: () -> Content", "What is in the menu."))
    inserted = "isInserted: isInserted, " if comes_and_goes else ""
    call = f"self.init({inserted}content: content) {{ {label} }}"
    body = [call] if len(call) <= 96 else [call.replace(f" {label} }}", ""), f"  {label}", "}"]
    return declaration(
        comment(
            f"Creates a sign that is {what}{', and comes and goes' if comes_and_goes else ''}.",
            [(name, explanation) for name, _, explanation in told],
        ),
        attributes, f"public nonisolated init{generics(names)}", [parameter for _, parameter, _ in told], "", [], body,
    )


def signs(pictures):
    return [
        sign(picture, title, comes_and_goes)
        for picture in pictures for comes_and_goes in (False, True) for title in TITLE_WORDS
    ]


def files():
    imports = [
        "public import AviaryControls", "@_spi(Engine) public import AviaryEngine", "public import AviaryGraphics",
        "import Foundation",
    ]
    yield file(
        "Sources/AviaryApps/MenuBar/Generated/MenuBarExtra+Titles.swift", imports,
        extension("MenuBarExtra where Label == Text", signs(PICTURES[:1])),
        extension("MenuBarExtra where Label == AviaryControls.Label<Text, Image>", signs(PICTURES[1:])),
    )
