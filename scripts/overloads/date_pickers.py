"""Date pickers, of one date and of several: their title or label, and the dates that can be chosen."""
from .swift import comment, declaration, extension, file, generics
from .titles import TITLES, TITLE_COMMENTS

COMPONENTS = (
    "displayedComponents", "displayedComponents: Components = [.hourAndMinute, .date]",
    "What of the date is shown; time and day by default.",
)
# The dates of a picker of one: words, the type, and the bounds.
RANGES = (
    ("a date", None, []),
    ("a date in a range", "ClosedRange<Date>", ["minimum: range.lowerBound", "maximum: range.upperBound"]),
    ("a date from another one on", "PartialRangeFrom<Date>", ["minimum: range.lowerBound"]),
    ("a date up to another one", "PartialRangeThrough<Date>", ["maximum: range.upperBound"]),
)
# Those of a picker of several; the last one is not among them.
BOUNDS = (
    ("dates", None, []),
    ("dates in a range", "Range<Date>", ["minimum: bounds.lowerBound", "end: bounds.upperBound"]),
    ("dates from one on", "PartialRangeFrom<Date>", ["minimum: bounds.lowerBound"]),
    ("dates before one", "PartialRangeUpTo<Date>", ["end: bounds.upperBound"]),
)


def labels():
    for title in TITLES:
        names, attributes, name, type, words, text = TITLES[title]
        yield names, attributes, (name, f"_ {name}: {type}", TITLE_COMMENTS[name]), None, f"with {words}", text
    yield [], [], None, ("label", "@ViewBuilder label: () -> Label", "Says what is chosen."), "with any label", "label()"


def initializer(label, ranged, kind):
    names, attributes, title, view, with_words, text = label
    words, type, bounds = ranged
    told = [title] if title else []
    if kind == "one":
        told.append(("selection", "selection: Binding<Date>", "The date; choosing changes it."))
        if type:
            told.append(("range", f"in range: {type}", "The dates that can be chosen."))
        told.append(COMPONENTS)
        arguments = [f"label: {text}", "selection: selection", *bounds, "components: displayedComponents"]
    else:
        told.append((
            "selection", "selection: Binding<Set<DateComponents>>",
            "The days, each by calendar, era, year, month and day; choosing adds one or takes it away.",
        ))
        if type:
            told.append(("bounds", f"in bounds: {type}", "The dates that can be chosen."))
        arguments = [f"label: {text}", "selection: selection", *bounds]
    if view:
        told.append(view)
    body = ["self.init(", *(f"  {argument}," for argument in arguments[:-1]), f"  {arguments[-1]}", ")"]
    return declaration(
        comment(
            f"Creates a picker of {words}, {with_words}.",
            [(name, explanation) for name, _, explanation in told],
        ),
        attributes, f"public nonisolated init{generics(names)}",
        [parameter for _, parameter, _ in told], "", [], body,
    )


def files():
    imports = [
        "@_spi(Engine) public import AviaryEngine", "public import AviaryFoundation",
        "public import AviaryGraphics", "public import Foundation",
    ]
    for type, kind, ranges in (("DatePicker", "one", RANGES), ("MultiDatePicker", "several", BOUNDS)):
        all = list(labels())
        yield file(
            f"Sources/AviaryControls/Pickers/Generated/{type}+Initializers.swift", imports,
            extension(f"{type} where Label == Text", [
                initializer(label, ranged, kind) for label in all if label[2] for ranged in ranges
            ]),
            extension(type, [initializer(label, ranged, kind) for label in all if label[3] for ranged in ranges]),
        )
