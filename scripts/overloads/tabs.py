"""Tabs: their title or label, their picture, their value, their role."""
from .swift import comment, declaration, extension, file, generics
from .titles import TITLES

# The value: words, generic parameters, the parameter's type, requirements, and the tag.
TAB_VALUES = {
    "none": ("", [], None, [], None),
    "value": (" for a value", [], "Value", [], "TabTag.value(value)"),
    "optional": (
        " for a value that may be missing,", ["T: Hashable"], "T", ["Value == T?"],
        "TabTag.value(optional: value)",
    ),
}


def tab(value, has_role, attributes, names, first, label, words, requirement, takes_label):
    phrase, value_names, type, requirements, tag = TAB_VALUES[value]
    parameters = list(first)
    if type:
        parameters.append(f"value: {type}")
    if has_role:
        parameters.append("role: TabRole?")
    parameters.append("@ViewBuilder content: () -> Content")
    if takes_label:
        parameters.append("@ViewBuilder label: () -> Label")
    arguments = ["content", label]
    if has_role:
        arguments.append("role: role")
    if tag:
        arguments.append(f"tag: {tag}")
    return declaration(
        comment(f"Creates a tab{phrase} {words}."), attributes,
        f"public nonisolated init{generics(names + value_names)}", parameters, "",
        requirements + ([requirement] if requirement else []), [f"self.init({', '.join(arguments)})"],
    )


def tabs_with_titles(value, titles):
    for picture, noun in (("systemImage", "a symbol"), ("image", "a picture")):
        for title in titles:
            names, attributes, name, type, words, text = TITLES[title]
            for has_role in (False, True):
                role = " and a role" if has_role else ""
                yield tab(
                    value, has_role, attributes, names, [f"_ {name}: {type}", f"{picture}: String"],
                    f"TabLabel({text}, {picture}: {picture})", f"with {noun}{role} and {words}",
                    "Label == DefaultTabLabel", False,
                )


def tabs_with_labels(value):
    any_label = "TabLabel(view: AnyView(label()))"
    empty = "TabLabel(view: AnyView(EmptyView()))"
    yield tab(value, False, [], [], [], empty, "without a label", "Label == EmptyView", False)
    yield tab(value, False, [], [], [], any_label, "with any label", None, True)
    yield tab(
        value, True, [], [], [], "(role ?? .search).label", "with the label of its role",
        "Label == DefaultTabLabel", False,
    )
    yield tab(value, True, [], [], [], any_label, "with a role and any label", None, True)


def files():
    imports = [
        "@_spi(Engine) public import AviaryEngine", "public import AviaryFoundation",
        "public import AviaryGraphics", "import Foundation",
    ]
    for name, values in (("Initializers", ("none", "value")), ("OptionalValues", ("optional",))):
        extensions = []
        for value in values:
            constraint = "Value == Never" if value == "none" else "Value: Hashable"
            extensions.append(
                extension(
                    f"Tab where {constraint}, Content: View, Label: View",
                    [*tabs_with_titles(value, TITLES), *tabs_with_labels(value)],
                )
            )
        yield file(f"Sources/AviaryControls/Tabs/Generated/Tab+{name}.swift", imports, *extensions)
