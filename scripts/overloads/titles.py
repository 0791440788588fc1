"""Titles: what a title is, as most controls take it: generic parameter, attribute, label, type, and the words for it."""

TITLES = {
    "key": ([], [], "titleKey", "LocalizedStringKey", "a title that is looked up", "Text(titleKey)"),
    "string": (["S: StringProtocol"], ["@_disfavoredOverload"], "title", "S", "a title", "Text(title)"),
    "resource": (
        [], ["@_disfavoredOverload"], "titleResource", "LocalizedStringResource",
        "a title that is looked up", "Text(LocalizedStringKey(titleResource))",
    ),
}

TITLE_COMMENTS = {
    "titleKey": "The key of the title, which is the title where there is no translation.",
    "title": "The title, as it is.",
    "titleResource": "What it says, looked up where it is shown.",
}
