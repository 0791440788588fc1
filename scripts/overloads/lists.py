"""Lists: where rows come from, what tells them apart, what may be done with them, what is selected."""
from .swift import comment, declaration, extension, file, generics

# What is selected: how many rows in words, the parameter's type and comment, and the value it becomes.
SELECTIONS = {
    "none": ("", None, None, "nil"),
    "one": (
        "; one row can be selected", "Binding<SelectionValue?>?",
        "The id of the selected row, or nil while none is; nil instead of a binding for a list without selection.",
        "selection.map { ListSelection(one: $0) }",
    ),
    "several": (
        "; any number of rows can be selected", "Binding<Set<SelectionValue>>?",
        "The ids of the selected rows; nil for a list without selection.",
        "selection.map { ListSelection(several: $0) }",
    ),
    "always": (
        "; one row is always selected", "Binding<SelectionValue>", "The id of the selected row.",
        "ListSelection(always: selection)",
    ),
}

ROWS_OF = {
    "data": "each element of data",
    "outline": "each element of a tree",
    "edit": "each element of data that can be edited",
}
ID = "Where an element keeps what tells it apart, which also is the row's tag; it should not occur twice."
ROW_CONTENT = "Makes the views of a row, when it is first needed."
CHILDREN = "Where an element keeps those below it; nil for one that can't be opened."
ACTIONS = "What a person may do: delete, move, or both."


def list_of_data(kind, is_binding, has_id, selection):
    words, type, explanation, value = SELECTIONS[selection]
    element = "Binding<Data.Element>" if is_binding else "Data.Element"
    id = "ID" if has_id else "Data.Element.ID"
    told = [("data", "The collection; each row gets a binding to its element." if is_binding else "The elements, in order.")]
    parameters = [f"_ data: {'Binding<Data>' if is_binding else 'Data'}"]
    arguments = ["data"]
    if has_id:
        told.append(("id", ID))
        parameters.append("id: KeyPath<Data.Element, ID>")
        arguments.append("id: id")
    if kind == "outline":
        told.append(("children", CHILDREN))
        parameters.append(f"children: {'WritableKeyPath' if is_binding else 'KeyPath'}<Data.Element, Data?>")
        arguments.append("children: children")
        data = "Binding<Data>" if is_binding else "Data"
        content = f"OutlineGroup<{data}, {id}, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>"
        maker = "OutlineGroup"
    else:
        maker = "ForEach"
        content = f"ForEach<Data, {id}, RowContent>"
        if is_binding:
            content = f"ForEach<LazyMapSequence<Data.Indices, (Data.Index, {id})>, {id}, RowContent>"
    if kind == "edit":
        told.append(("editActions", ACTIONS))
        parameters.append("editActions: EditActions<Data>")
        arguments.append("editActions: editActions")
        content = f"ForEach<IndexedIdentifierCollection<Data, {id}>, {id}, EditableCollectionContent<RowContent, Data>>"
    if type:
        told.append(("selection", explanation))
        parameters.append(f"selection: {type}")
    told.append(("rowContent", ROW_CONTENT))
    parameters.append(f"@ViewBuilder rowContent: @escaping ({element}) -> RowContent")
    requirements = [f"Content == {content}"]
    if is_binding:
        requirements.append("Data: MutableCollection")
    requirements.append("Data: RandomAccessCollection")
    if has_id:
        requirements.append("ID: Hashable")
    requirements.append("RowContent: View")
    if not has_id:
        requirements.append("Data.Element: Identifiable")
    if is_binding and kind != "outline":
        requirements.append("Data.Index: Hashable")
    if selection == "always" and kind == "data" and not has_id:
        # Else it would be as near to what is given as those that yield like it, and a set would be one row's value.
        requirements.append("SelectionValue == Data.Element.ID")
    names = ["Data", "ID", "RowContent"] if has_id else ["Data", "RowContent"]
    # A binding to a collection is a collection itself: of `List($items) { … }` the one that takes bindings is meant.
    yields = selection == "always" or (kind == "data" and not is_binding and not has_id)
    return declaration(
        comment(f"Creates a list with a row for {ROWS_OF[kind]}{words}.", told),
        ["@_disfavoredOverload"] if yields else [],
        f"public nonisolated init{generics(names)}", parameters, "", requirements,
        [f"self.init(selection: {value}, content: {maker}({', '.join(arguments)}, content: rowContent))"],
    )


def list_of_range(selection):
    words, type, explanation, value = SELECTIONS[selection]
    told = [("data", "The numbers.")]
    parameters = ["_ data: Range<Int>"]
    if type:
        told.append(("selection", explanation))
        parameters.append(f"selection: {type}")
    told.append(("rowContent", ROW_CONTENT))
    parameters.append("@ViewBuilder rowContent: @escaping (Int) -> RowContent")
    # SwiftUI's own have stacks here, which clients that write the type of a list would see.
    in_stack = selection in ("several", "always")
    row, rows = "RowContent", "ForEach(data, content: rowContent)"
    if in_stack:
        row, rows = "HStack<RowContent>", "ForEach(data) { index in HStack { rowContent(index) } }"
    return declaration(
        comment(f"Creates a list with a row for each number of a constant range{words}.", told),
        ["@_disfavoredOverload"] if selection == "always" else [],
        "public nonisolated init<RowContent>", parameters, "",
        [f"Content == ForEach<Range<Int>, Int, {row}>", "RowContent: View"],
        [f"self.init(selection: {value}, content: {rows})"],
    )


def files():
    imports = ["@_spi(Engine) public import AviaryEngine", "public import AviaryStacks", "import Foundation"]
    for kind, name in (("data", "Data"), ("outline", "Outline"), ("edit", "EditActions")):
        plain, selected = [], []
        for selection in SELECTIONS:
            group = plain if selection == "none" else selected
            for has_id in (True, False):
                for is_binding in (True, False):
                    if kind == "edit" and not is_binding:
                        continue
                    if kind == "data" and is_binding and selection == "always":
                        continue
                    group.append(list_of_data(kind, is_binding, has_id, selection))
            if kind == "data":
                group.append(list_of_range(selection))
        yield file(
            f"Sources/AviaryControls/List/Generated/List+{name}.swift",
            imports if kind == "data" else [imports[0], imports[2]],
            extension("List where SelectionValue == Never", plain), extension("List", selected),
        )
