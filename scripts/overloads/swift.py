"""Parts of Swift."""
import textwrap

HEAD = "// Written by scripts/generate-overloads.\n"


def comment(summary, parameters=()):
    """A doc comment inside an extension, wrapped to 100 columns."""
    lines = wrapped("  /// ", summary, "  /// ")
    if len(parameters) == 1:
        name, text = parameters[0]
        lines += ["  ///"] + wrapped("  /// - Parameter ", f"{name}: {text}", "  ///   ")
    elif parameters:
        lines += ["  ///", "  /// - Parameters:"]
        for name, text in parameters:
            lines += wrapped("  ///   - ", f"{name}: {text}", "  ///     ")
    return lines


def wrapped(first, text, rest):
    return textwrap.wrap(
        text, 100, initial_indent=first, subsequent_indent=rest, break_long_words=False,
        break_on_hyphens=False,
    )


def declaration(doc, attributes, head, parameters, result, requirements, body):
    lines = list(doc)
    lines += [f"  {attribute}" for attribute in attributes]
    lines.append(f"  {head}(")
    lines += [f"    {parameter}," for parameter in parameters[:-1]] + [f"    {parameters[-1]}"]
    lines.append(f"  ){result}")
    if requirements:
        lines.append("  where")
        lines += [f"    {text}," for text in requirements[:-1]] + [f"    {requirements[-1]}"]
    lines.append("  {")
    lines += [f"    {line}" for line in body]
    lines.append("  }")
    return "\n".join(lines)


def generics(names):
    return f"<{', '.join(names)}>" if names else ""


def extension(head, declarations):
    return f"extension {head} {{\n" + "\n\n".join(declarations) + "\n}\n"


def file(path, imports, *parts):
    return path, HEAD + "".join(line + "\n" for line in imports) + "\n" + "\n".join(parts)
