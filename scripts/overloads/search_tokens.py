"""Search fields with tokens: which tokens, whether presenting is told, what the prompt is."""
from .swift import comment, declaration, extension, file

# The tokens: words, parameters, what a token's view is made of, and the value they become.
TOKENS = {
    "plain": (
        "before its text", ["tokens: Binding<C>"], "C.Element",
        "SearchTokens(tokens, view: { token($0.wrappedValue) })",
    ),
    "suggested": (
        "before its text, and suggests further ones", ["tokens: Binding<C>", "suggestedTokens: Binding<C>"],
        "C.Element", "SearchTokens(tokens, suggested: suggestedTokens, view: { token($0.wrappedValue) })",
    ),
    "editable": (
        "before its text, which their views can change", ["editableTokens: Binding<C>"],
        "Binding<C.Element>", "SearchTokens(editableTokens, view: token)",
    ),
}
# The prompt: generic parameter, attribute, type, words and the text.
PROMPTS = {
    "text": ([], [], "Text? = nil", "", "prompt"),
    "key": ([], [], "LocalizedStringKey", "with a prompt that is looked up", "Text(prompt)"),
    "string": (["S: StringProtocol"], ["@_disfavoredOverload"], "S", "with a prompt", "Text(prompt)"),
    "resource": (
        [], ["@_disfavoredOverload"], "LocalizedStringResource", "with a prompt that is looked up",
        "Text(LocalizedStringKey(prompt))",
    ),
}


def files():
    imports = [
        "@_spi(Engine) public import AviaryEngine", "public import AviaryFoundation",
        "public import AviaryGraphics", "import Foundation",
    ]
    declarations = []
    for phrase, tokens, element, value in TOKENS.values():
        for is_told in (False, True):
            for names, attributes, type, words, prompt in PROMPTS.values():
                parts = [part for part in (words, "tells whether it is in use" if is_told else "") if part]
                end = "; " + ", and ".join(parts) if parts else ""
                declarations.append(
                    declaration(
                        comment(f"Gives this view a search field with tokens {phrase}{end}."),
                        attributes,
                        "public nonisolated func searchable<"
                        + ", ".join(["C: RandomAccessCollection & RangeReplaceableCollection", "T: View", *names])
                        + ">",
                        [
                            "text: Binding<String>", *tokens,
                            *(["isPresented: Binding<Bool>"] if is_told else []),
                            "placement: SearchFieldPlacement = .automatic", f"prompt: {type}",
                            f"@ViewBuilder token: @escaping ({element}) -> T",
                        ],
                        " -> some View", ["C.Element: Identifiable"],
                        [f"searchable(text, {value}, {'isPresented' if is_told else 'nil'}, placement, {prompt})"],
                    )
                )
    yield file(
        "Sources/AviaryControls/Search/Generated/View+SearchTokens.swift", imports,
        extension("View", declarations),
    )
