"""Pickers: their title, with a symbol or without; one value or those of several things; a view of its own for the value."""
from .swift import comment, declaration, extension, file, generics
from .titles import TITLES, TITLE_COMMENTS

CHOICES = "The choices: views that carry a tag of the value's type."


def picker(title, has_symbol, is_of_several, has_value_label):
    names, attributes, name, type, words, text = TITLES[title]
    told = [(name, TITLE_COMMENTS[name])]
    parameters = [f"_ {name}: {type}"]
    label = text
    if has_symbol:
        told.append(("systemImage", "The name of the symbol beside the title."))
        parameters.append("systemImage: String")
        key = "LocalizedStringKey(titleResource)" if title == "resource" else name
        label = f"AviaryControls.Label({key}, systemImage: systemImage)"
        words = f"a symbol and {words}"
    requirements = []
    if is_of_several:
        names = ["C: RandomAccessCollection", *names]
        told.append(("sources", "The things that have a value each."))
        told.append(("selection", "Where a thing keeps its value. Choosing sets that of all of them."))
        parameters += ["sources: C", "selection: KeyPath<C.Element, Binding<SelectionValue>>"]
        selections = "sources.map { $0[keyPath: selection] }"
        # As SwiftUI's own are declared.
        if has_symbol:
            requirements = ["C.Element == Binding<SelectionValue>"]
    else:
        told.append(("selection", "The tag of the chosen view; choosing changes it."))
        parameters.append("selection: Binding<SelectionValue>")
        selections = "[selection]"
    told.append(("content", CHOICES))
    parameters.append("@ViewBuilder content: () -> Content")
    arguments = [f"label: {label}", "content: content()"]
    end = ""
    if has_value_label:
        told.append(("currentValueLabel", "What is shown in place of the chosen view where the picker is closed."))
        parameters.append("@ViewBuilder currentValueLabel: () -> some View")
        arguments.append("currentValueLabel: AnyView(currentValueLabel())")
        end = ", and a view of its own for the value"
    arguments.append(f"selections: {selections}")
    kind = "a picker of one value for several things," if is_of_several else "a picker"
    return declaration(
        comment(f"Creates {kind} with {words}{end}.", told), attributes,
        f"public nonisolated init{generics(names)}", parameters, "", requirements,
        [f"self.init({', '.join(arguments)})"],
    )


def files():
    imports = [
        "@_spi(Engine) public import AviaryEngine", "public import AviaryFoundation",
        "public import AviaryGraphics", "import Foundation",
    ]
    plain = [
        picker(title, False, is_of_several, has_value_label)
        for is_of_several in (False, True) for has_value_label in (False, True) for title in TITLES
    ]
    with_symbols = [
        picker(title, True, is_of_several, has_value_label)
        for is_of_several, has_value_label in ((False, False), (False, True), (True, False))
        for title in TITLES
    ]
    yield file(
        "Sources/AviaryControls/Pickers/Generated/Picker+Titles.swift", imports,
        extension("Picker where Label == Text", plain),
        extension("Picker where Label == AviaryControls.Label<Text, Image>", with_symbols),
    )
