#!/usr/bin/env python3
"""Turns what the benchmarks measured into the tables of Documentation/Performance.md.

  tables.py gather LINES FIGURES --commit HASH --rounds N   medians of what `Benchmarks scaling` printed, as JSON
  tables.py scaling FIGURES PAGE                            the table of growing cost, from that JSON
  tables.py compare FIGURES PAGE --commit HASH --ratios OUT the table beside others, from `peers/run --json`; ratios as JSON
  tables.py print FIGURES                                   the same figures as plain lines
  tables.py frames LINES                                    the median and the worst of each workload's frames in a window
  tables.py window LINES PAGE --commit HASH                 the table of frames, from what `Benchmarks/window` measured

A table NAME stands between the comments <!-- NAME --> and <!-- /NAME --> of the page, and is replaced as a whole."""
import argparse, datetime, json, os, pathlib, re, statistics

STEPS = {
    "build": "build and paint all", "update": "change one title", "insert": "insert one at the front",
    "shuffle": "shuffle all", "layout": "lay out at another width", "memory": "memory",
}

# What we ask of ourselves: the ratio to one of the others, by figure.
WANTED = {
    ("W1", "1000 cards, laid out"): (0.45, "Chromium content-visibility"),
    ("W1", "1000 cards, painted"): (0.20, "Chromium content-visibility"),
    ("W1", "10000 cards, laid out"): (0.40, "Chromium content-visibility"),
    ("W1", "10000 cards, painted"): (0.21, "Chromium content-visibility"),
    ("W1", "10000 cards, bytes/card"): (0.25, "Chromium content-visibility"),
    ("W2", "1M rows, first frame painted"): (0.55, "Qt Quick"),
    ("W2", "1M rows, RSS above empty window"): (0.50, "Qt Quick"),
    ("W3", "change one title, laid out"): (0.40, "lvgl"),
    ("W3", "change one title, painted"): (0.50, "lvgl"),
    ("W3", "insert at the front, laid out"): (0.20, "Chromium"),
    ("W3", "insert at the front, painted"): (0.08, "Chromium"),
    ("W3", "shuffle all, laid out"): (0.20, "GTK 4"),
    ("W3", "shuffle all, painted"): (0.10, "GTK 4"),
    ("W4", "scroll 800 px, median"): (0.75, "Qt Widgets"),
    ("W4", "scroll 800 px, worst"): (0.75, "Qt Widgets"),
    ("W5", "relayout 10000 cards, no wrapping"): (0.65, "imgui"),
    ("W5", "relayout 10000 cards, wrapping"): (0.65, "imgui"),
    ("W6", "page of 400 cards, png, warm"): (0.47, "typst"),
    ("W6", "page of 400 cards, svg, warm"): (0.70, "bare C (cairo, Pango)"),
    ("W6", "page of 400 cards, pdf, warm"): (0.75, "skia"),
    ("W6", "page of 400 cards, png, whole process"): (0.40, "bare C (cairo, Pango)"),
    ("W6", "page of 400 cards, svg, whole process"): (0.75, "bare C (cairo, Pango)"),
    ("W6", "page of 400 cards, pdf, whole process"): (0.75, "bare C (cairo, Pango)"),
    ("W7", "500 cards moving and fading"): (0.48, "GTK 4"),
    ("W9", "5000 cards, first frame painted"): (0.50, "Chromium"),
    ("W9", "scroll 60 pt, median"): (0.70, "Chromium"),
    ("W9", "scroll 60 pt, worst"): (0.70, "Chromium"),
    ("W9", "scroll 200 pt, median"): (0.70, "Chromium"),
    ("W9", "scroll 200 pt, worst"): (0.70, "Chromium"),
    ("W9", "hovered card, median"): (0.70, "Chromium"),
    ("W9", "sheet sliding up, median"): (0.70, "Chromium"),
    ("W8", "start to first painted frame"): (0.52, "Qt Widgets"),
    ("W8", "peak RSS"): (0.60, "Qt Widgets"),
}

# They are given the sizes of texts, or paint no pixels: less work than ours.
DO_LESS = {"taffy", "yoga", "clay", "imgui"}


def number(value):
    if value >= 99.5:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def replace_table(page, name, lines):
    path = pathlib.Path(page)
    text = path.read_text()
    pattern = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.S)
    if not pattern.search(text):
        raise SystemExit(f"{page} has no <!-- {name} --> and <!-- /{name} -->")
    path.write_text(pattern.sub(lambda m: m[1] + "\n".join(lines) + "\n" + m[2], text))


def table(columns, rows, alignments):
    def line(cells):
        return "| " + " | ".join(cells) + " |"
    return [line(columns), line(alignments)] + [line(row) for row in rows]


def machine():
    """The processor's name and the number of its cores that we may use."""
    names = re.findall(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    return f"{names[0] if names else 'unknown processor'}, {len(names) or 1} cores"


def gather(arguments):
    samples = {}
    for line in pathlib.Path(arguments.lines).read_text().splitlines():
        entry = json.loads(line)
        samples.setdefault((entry["step"], entry["children"], entry["unit"]), []).append(entry["value"])
    figures = [
        {"step": step, "children": children, "value": statistics.median(values), "unit": unit,
         "least": min(values), "most": max(values)}
        for (step, children, unit), values in samples.items()
    ]
    head = {"commit": arguments.commit, "date": datetime.date.today().isoformat(), "machine": machine(),
            "load": round(os.getloadavg()[0], 1), "rounds": arguments.rounds}
    body = ",\n".join("    " + json.dumps(figure) for figure in figures)
    pathlib.Path(arguments.figures).write_text(json.dumps(head, indent=2)[:-2] + f',\n  "figures": [\n{body}\n  ]\n}}\n')


def scaling(arguments):
    record = json.loads(pathlib.Path(arguments.figures).read_text())
    values = {(f["step"], f["children"]): f for f in record["figures"]}
    counts = sorted({f["children"] for f in record["figures"]})
    rows = []
    for step, name in STEPS.items():
        found = [values.get((step, count)) for count in counts]
        units = {f["unit"] for f in found if f}
        if units:
            rows.append([f"{name}, {units.pop()}"] + [number(f["value"]) if f else "–" for f in found])
    lines = [
        f"Commit `{record['commit']}`, {record['date']}, {record['machine']}, load average {record['load']};",
        f"medians of {record['rounds']} rounds.", "",
    ]
    lines += table(["children"] + [f"{count:,}" for count in counts], rows, ["---"] + ["---:"] * len(counts))
    replace_table(arguments.page, "scaling", lines)


def compared(path):
    """(workload, what, unit), our median and the others' medians, for all that somebody else was measured by too"""
    figures = {}
    for entry in json.loads(pathlib.Path(path).read_text()):
        if entry["samples"]:
            key = (entry["w"], entry["what"], entry["unit"])
            figures.setdefault(key, {})[entry["peer"]] = statistics.median(entry["samples"])
    for key, peers in sorted(figures.items()):
        if "ours" in peers and len(peers) > 1:
            yield key, peers.pop("ours"), peers


def ratio(ours, other):
    return ours / other if other else float("inf")


def compare(arguments):
    rows, ratios = [], []
    for (workload, what, unit), ours, peers in compared(arguments.figures):
        best = min(peers, key=peers.get)
        if peers[best] > 0 and ours > 0:
            ratios.append({"workload": workload, "what": what, "unit": unit, "ours": ours, "peer": best, "other": peers[best]})
        limit, peer = WANTED.get((workload, what), (None, None))
        wanted = "–"
        if limit is not None:
            wanted = f"≤ {limit:.2f}"
            if peer != best:
                reached = f": {ratio(ours, peers[peer]):.2f}" if peer in peers else ", not measured"
                wanted += f" of {peer}{reached}"
        mark = " ¹" if best in DO_LESS else ""
        rows.append([
            f"{workload} {what}, {unit}", number(ours), f"{best}{mark} {number(peers[best])}",
            f"{ratio(ours, peers[best]):.2f}", wanted,
        ])
    if not rows:
        raise SystemExit(f"{arguments.figures} has no figure of ours and of others")
    lines = [f"Commit `{arguments.commit}`, {datetime.date.today().isoformat()}, {machine()}; medians.", ""]
    lines += table(["workload", "ours", "best other", "ratio", "wanted"], rows, ["---", "---:", "---", "---:", "---"])
    if any("¹" in row[2] for row in rows):
        lines += ["", "¹ is given the sizes of texts or paints no pixels: it does less."]
    replace_table(arguments.page, "compare", lines)
    if arguments.ratios:
        head = {"commit": arguments.commit, "date": datetime.date.today().isoformat(), "machine": machine()}
        body = ",\n".join("    " + json.dumps(ratio, ensure_ascii=False) for ratio in ratios)
        pathlib.Path(arguments.ratios).write_text(json.dumps(head, indent=2)[:-2] + f',\n  "ratios": [\n{body}\n  ]\n}}\n')


NAMES_OF_WINDOWS = {
    "change": "one title among 10,000 cards changes", "scroll": "the list of W4 scrolls by its height",
    "move": "the 500 cards of W7 move, 60 times a second", "cards-60": "the cards of W9 scroll by 60 points, at 3840 × 2160 pixels",
    "cards-200": "the same by 200 points", "resize": "the window of W9 is resized", "hover": "a card of W9 is hovered",
    "sheet": "a sheet slides up over them",
}


def read_frames(path):
    """What each frame of each workload took. Lines: a workload; milliseconds in all, waiting, updating, painting."""
    frames = {}
    for line in pathlib.Path(path).read_text().splitlines():
        name, *values = line.split()
        frames.setdefault(name, []).append([float(value) for value in values])
    return frames


def print_frames(arguments):
    for name, values in read_frames(arguments.lines).items():
        for word, column in zip(("total", "wait", "update", "paint"), zip(*values)):
            print(f"{name:10} {word:7} median {statistics.median(column):8.3f} worst {max(column):8.3f} ms ({len(column)} frames)")


def window(arguments):
    rows = []
    for name, values in read_frames(arguments.lines).items():
        total, _, update, paint = zip(*values)
        cells = [statistics.median(total), max(total), statistics.median(update), statistics.median(paint)]
        rows.append([NAMES_OF_WINDOWS.get(name, name)] + [number(cell) for cell in cells])
    load = round(os.getloadavg()[0], 1)
    lines = [f"Commit `{arguments.commit}`, {datetime.date.today().isoformat()}, {machine()}, load average {load}.", ""]
    lines += table(["", "median, ms", "worst, ms", "of it updating", "painting"], rows, ["---"] + ["---:"] * 4)
    replace_table(arguments.page, "window", lines)


def print_figures(arguments):
    print("\n== Aviary beside the best of the others")
    for (workload, what, unit), ours, peers in compared(arguments.figures):
        best = min(peers, key=peers.get)
        print(f"  {workload} {what}: {ours:.4g} {unit}, {best} {peers[best]:.4g}: x {ratio(ours, peers[best]):.2f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for run, name, names in [(gather, "gather", ["lines", "figures"]), (scaling, "scaling", ["figures", "page"]),
                             (compare, "compare", ["figures", "page"]), (window, "window", ["lines", "page"]),
                             (print_frames, "frames", ["lines"]), (print_figures, "print", ["figures"])]:
        command = commands.add_parser(name)
        for argument in names:
            command.add_argument(argument)
        if name in ("gather", "compare", "window"):
            command.add_argument("--commit", required=True)
        if name == "compare":
            command.add_argument("--ratios")
        if name == "gather":
            command.add_argument("--rounds", type=int, required=True)
        command.set_defaults(run=run)
    arguments = parser.parse_args()
    arguments.run(arguments)


main()
