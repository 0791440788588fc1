"""Alerts and confirmation dialogs: their title; what they are about; a message or none."""
from .swift import comment, declaration, extension, file, generics
from .titles import TITLES, TITLE_COMMENTS

PRESENTED_TITLES = {
    **TITLES,
    "text": ([], [], "title", "Text", "a title", "title"),
}

# What tells whether it is shown, with {it} for an alert or a choice: words, generic parameters, parameters with their
# comments, the binding, the builders, and what becomes of a builder's closure.
OCCASIONS = {
    "plain": (
        "while a binding is true", [],
        [("isPresented", "isPresented: Binding<Bool>", "Whether the {it} is shown; an answer sets it to false.")],
        "isPresented", "ViewBuilder", "AnyView({closure}())",
    ),
    "presenting": (
        "while a binding is true and there is data", ["T"],
        [
            ("isPresented", "isPresented: Binding<Bool>", "Whether the {it} is shown; an answer sets it to false."),
            ("data", "presenting data: T?", "What the {it} is about; without any, nil, none is shown."),
        ],
        "isPresented", "ViewBuilder", "data.map {{ AnyView({closure}($0)) }}",
    ),
    "leaving": (
        "when a person closes the window, or `dismissWindow` does", [],
        [("shouldPresent", "shouldPresent: Bool", "Whether it is asked then; where not, the window closes.")],
        "shouldPresent", "ViewBuilder", "AnyView({closure}())",
    ),
    "item": (
        "while there is something that it is about", ["T"],
        [(
            "data", "item data: Binding<T?>",
            "What the {it} is about; it is shown unless that is nil. An answer sets it to nil.",
        )],
        "data.isPresent()", "ContentBuilder", "data.wrappedValue.map {{ AnyView({closure}($0)) }}",
    ),
}

# Each kind: its name, the call that shows it, what it is called, the word for it, and the comment on its actions.
KINDS = {
    "alert": (
        "alert", "an alert", "alert",
        "buttons, and text fields{of}. Without a button there is one that says OK.",
    ),
    "confirmationDialog": ("confirmation", "a choice of actions", "choice", "buttons{of}."),
    "dismissalConfirmationDialog": (
        "dismissalConfirmation", "a choice of actions", "choice",
        "buttons. Each but one that cancels closes the window after it has done its work.",
    ),
}


def presentation(kind, title, occasion, has_message):
    shown_by, noun, word, actions = KINDS[kind]
    names, attributes, name, type, words, text = PRESENTED_TITLES[title]
    phrase, occasion_names, occasion_parameters, is_presented, builder, use = OCCASIONS[occasion]
    has_visibility = kind == "confirmationDialog"
    is_of_data = "T" in occasion_names
    told = [(name, TITLE_COMMENTS.get(name, "The title.") if type != "Text" else "The title.")]
    parameters = [f"_ {name}: {type}"]
    visibility = "titleVisibility: Visibility = .automatic"
    visibility_comment = ("titleVisibility", "Whether the title is shown; on a card in the middle it is unless hidden.")
    for label, parameter, explanation in occasion_parameters:
        told.append((label, explanation.format(it=word)))
        parameters.append(parameter)
        # As SwiftUI's own are declared: before what is presented, and after an item.
        if has_visibility and label in ("isPresented", "data") and visibility not in parameters:
            told.append(visibility_comment)
            parameters.append(visibility)
    of = f", of what the {word} is about" if is_of_data and kind == "alert" else ""
    of = f" of what the {word} is about" if is_of_data and kind != "alert" else of
    told.append(("actions", ("Makes the " if is_of_data else "The ") + actions.format(of=of)))
    parameters.append(f"@{builder} actions: ({'T' if is_of_data else ''}) -> A")
    arguments = [text, is_presented] + (["titleVisibility"] if has_visibility else [])
    arguments.append(use.format(closure="actions"))
    if has_message:
        told.append((
            "message",
            f"Makes the text below the title of what the {word} is about." if is_of_data
            else "The text below the title.",
        ))
        parameters.append(f"@{builder} message: ({'T' if is_of_data else ''}) -> M")
        arguments.append(f"message: {use.format(closure='message')}")
    call = f"{shown_by}({', '.join(arguments)})"
    body = [call] if len(call) <= 94 else [
        f"{shown_by}(", *(f"  {argument}," for argument in arguments[:-1]), f"  {arguments[-1]}", ")",
    ]
    return declaration(
        comment(
            f"Presents {noun} with {words}{' and a message' if has_message else ''} {phrase}.", told,
        ),
        attributes,
        f"public nonisolated func {kind}"
        + generics([*names, "A: View", *(["M: View"] if has_message else []), *occasion_names]),
        parameters, " -> some View", [], body,
    )


def imports():
    return [
        "@_spi(Engine) public import AviaryEngine", "public import AviaryFoundation",
        "public import AviaryGraphics", "import Foundation",
    ]


def files():
    for kind, name in (("alert", "Alert"), ("confirmationDialog", "ConfirmationDialog")):
        yield file(
            f"Sources/AviaryControls/Presentation/Generated/View+{name}.swift", imports(),
            extension("View", [
                presentation(kind, title, occasion, has_message)
                for occasion in ("plain", "presenting") for title in PRESENTED_TITLES
                for has_message in (False, True)
            ]),
        )
        yield file(
            f"Sources/AviaryControls/Presentation/Generated/View+{name}Item.swift", imports(),
            extension("View", [
                presentation(kind, title, "item", has_message)
                for title in PRESENTED_TITLES for has_message in (False, True)
            ]),
        )
    yield file(
        "Sources/AviaryApps/Apps/Generated/View+DismissalConfirmationDialog.swift", imports(),
        extension("View", [
            presentation("dismissalConfirmationDialog", title, "leaving", has_message)
            for title in PRESENTED_TITLES for has_message in (False, True)
        ]),
    )
