"""What is said of a view of which something is said already: it stays of one type, as SwiftUI's does.

Each function that says something of a view is there a second time, for views with an AccessibilityAttachmentModifier: it
is taken from its file, and adds to the modifier in place of wrapping the view once more.

The one of View is disfavoured where it takes no words: the compiler would look at both at each step of a chain, and take
twice the time with every modifier. Of words a literal must stay a key, so there both are looked at.
"""
import os
import re

from .swift import HEAD

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
WRAPPED = "ModifiedContent<Self, AccessibilityAttachmentModifier>"
MODULES = {
    "Sources/AviaryInteraction/Accessibility": (
        [
            "View+Accessibility.swift", "View+Accessibility+Enabled.swift", "View+Accessibility+Resources.swift",
            "View+Accessibility+Deprecated.swift",
        ],
        """  private nonisolated func attachment(
    _ attachment: AccessibilityAttachmentModifier.Attachment,
    isEnabled: Bool = true
  ) -> Self {
    attaching(AccessibilityAttachmentModifier(attachment, isEnabled: isEnabled))
  }

  private nonisolated func attaching(_ other: AccessibilityAttachmentModifier) -> Self {
    ModifiedContent(content: content, modifier: modifier.adding(other))
  }

""",
    ),
    "Sources/AviaryControls/Accessibility": (
        [
            "View+AccessibilityWithoutEffect.swift", "Generated/View+AccessibilityPoints.swift",
            "Generated/View+AccessibilityCustomContent.swift",
        ],
        """  private nonisolated func untold(_ name: String) -> Self {
    Warnings.once("\\(name): assistive technology is not told of it")
    return self
  }

""",
    ),
}


def functions(text):
    """The functions of extensions of View that wrap the view, with their comments and attributes."""
    lines = text.split("\n")
    begin, inside = None, None
    for index, line in enumerate(lines):
        if line.startswith("extension "):
            inside = line.split()[1]
        if begin is None and re.match(r"  (///|@|public )", line):
            begin = index
        if begin is not None and line == "  }":
            chunk = "\n".join(lines[begin:index + 1])
            if inside == "View" and WRAPPED in chunk and "  public " in chunk:
                yield chunk
            begin = None
        elif line == "" or line.startswith("}") or line.startswith("  // "):
            begin = None


def preferred(chunk):
    """The function as the one to take, unless being disfavoured keeps it apart from one that takes a key."""
    if "StringProtocol" in chunk or "LocalizedStringResource" in chunk:
        return chunk
    return chunk.replace("  @_disfavoredOverload\n", "")


def files():
    for folder, (names, helpers) in MODULES.items():
        imports, parts = set(), []
        for name in names:
            text = open(os.path.join(ROOT, folder, name), encoding="utf-8").read()
            imports.update(re.findall(r"^(?:@\S+ )?(?:public |package )?import .*$", text, re.M))
            for chunk in functions(text):
                chunk = chunk.replace(WRAPPED, "Self").replace(
                    "modifier(AccessibilityAttachmentModifier(", "attaching(AccessibilityAttachmentModifier("
                )
                parts.append(preferred(chunk))
        # Of several imports of a module the widest counts.
        widest = {}
        for line in sorted(imports, key=lambda line: "public" in line):
            module = line.split()[-1]
            spi = "@_spi(Engine) " if any(
                "@_spi(Engine)" in other and other.split()[-1] == module for other in imports
            ) else ""
            widest[module] = spi + re.sub(r"^@\S+ ", "", line)
        head = "\n".join(widest[module] for module in sorted(widest))
        yield (
            f"{folder}/Generated/ModifiedContent+Accessibility.swift",
            HEAD + head + "\n\nextension ModifiedContent where Modifier == AccessibilityAttachmentModifier {\n"
            + helpers + "\n\n".join(parts) + "\n}\n",
        )
