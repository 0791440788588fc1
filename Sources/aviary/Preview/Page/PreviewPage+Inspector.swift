extension PreviewPage {
  /// The inspector: trees, reasons, what is under the pointer.
  static let inspector = #"""
    "use strict";
    let tab = "layout", chosen = null, lookAgain = null;

    function outline(frame) {
      const box = element("outline");
      box.hidden = !frame;
      if (!frame) return;
      Object.assign(box.style, { left: `${frame.x}px`, top: `${frame.y}px`, width: `${frame.width}px`, height: `${frame.height}px` });
    }

    function row(text, depth, frame, onclick, kind = "") {
      const line = document.createElement("div");
      line.textContent = "  ".repeat(depth) + text;
      line.className = kind;
      line.onmouseenter = () => outline(frame);
      line.onmouseleave = () => outline(chosen?.frame);
      line.onclick = () => {
        for (const other of document.querySelectorAll("#tree .chosen")) other.classList.remove("chosen");
        line.classList.add("chosen");
        onclick?.();
      };
      return line;
    }

    const readers = {
      async layout() {
        const { json } = await aviary.ask("tree", { of: "layout" });
        return json.map((node) => {
          const label = node.label ? ` “${node.label.slice(0, 30)}”` : "";
          const size = `${Math.round(node.size.width)}×${Math.round(node.size.height)}`;
          const line = row(`${(node.madeBy ?? []).map((name) => name + " › ").join("")}${node.view}${label}  ${size}`, node.depth, node.frame, () => choose(node));
          line.dataset.handle = node.handle;
          return line;
        });
      },
      async elements() {
        const { json } = await aviary.ask("tree", { of: "elements" });
        return json.map((item) => {
          const line = row(`${item.kind} “${item.label}”${item.value ? ` = ${item.value}` : ""}`, item.depth, item.frame, () => choose(item));
          line.dataset.handle = item.handle;
          return line;
        });
      },
      async containers() {
        const { text } = await aviary.ask("tree", { of: "containers" });
        return text.split("\n").map((line) => row(line, 0, null, null));
      },
      async why() {
        const { json } = await aviary.ask("whyBody", {});
        const lines = [row(`${json.event}: ${json.bodyCount} bodies, ${json.measurements} measurements, ${json.milliseconds} ms`, 0, null, null)];
        const add = (run, depth) => {
          lines.push(row(`${run.view}: ${run.why} [${run.milliseconds} ms]`, depth, null, () => detail(run.view, [`${run.view}: ${run.why}`, `changes: ${run.changes.join(", ")}`].join("\n"), [run.view]), run.milliseconds >= 1 ? "slow" : ""));
          run.bodies.forEach((inner) => add(inner, depth + 1));
        };
        json.bodies.forEach((run) => add(run, 1));
        json.changed.forEach((frame) => lines.push(row(`changed on the screen: ${Math.round(frame.width)} × ${Math.round(frame.height)} at (${Math.round(frame.x)}, ${Math.round(frame.y)})`, 1, frame, null)));
        if (!json.changed.length) lines.push(row("the picture did not change", 1, null, null, "quiet"));
        return lines;
      },
    };

    async function show() {
      const wanted = tab;
      let lines;
      try { lines = await readers[wanted](); } catch (error) { lines = [row(error.message, 0, null, null, "quiet")]; }
      if (wanted !== tab) return;
      element("tree").replaceChildren(...lines);
      if (chosen) lines.find((line) => line.dataset.handle === chosen.handle)?.classList.add("chosen");
    }

    function detail(title, text, views) {
      const box = element("detail");
      box.replaceChildren(document.createTextNode(text));
      for (const view of new Set(views)) {
        const link = document.createElement("a");
        link.textContent = `\nOpen ${view}`;
        link.onclick = () => aviary.ask("edit", { view }).then(({ fault }) => fault && say(fault));
        box.append(link);
      }
    }

    // What is written in the environment of the chosen view, folded until somebody asks for it.
    async function environment(handle) {
      const { json } = await aviary.ask("environment", { node: handle });
      if (chosen?.handle !== handle || !json.length) return;
      const box = document.createElement("details"), title = document.createElement("summary"), list = document.createElement("dl");
      box.id = "environment";
      title.textContent = `Environment, ${json.length} values`;
      for (const { name, value, outerValue } of json) {
        const term = document.createElement("dt"), words = document.createElement("dd");
        term.textContent = name;
        words.textContent = (value ?? "set") + (outerValue && outerValue !== value ? `, further out ${outerValue}` : "");
        list.append(term, words);
      }
      box.append(title, list);
      element("detail").append(box);
    }

    async function choose(item) {
      chosen = item;
      outline(item.frame);
      try {
        const { text, json } = await aviary.ask("whySize", { node: item.handle });
        const views = [...(json.madeBy ?? []), ...json.around.flatMap((node) => node.madeBy ?? [])];
        detail(item.handle, text, views);
        await environment(item.handle);
      } catch (error) { detail(item.handle, error.message, []); }
    }

    for (const button of document.querySelectorAll("#tabs button")) {
      button.onclick = () => {
        tab = button.dataset.tab;
        for (const other of document.querySelectorAll("#tabs button")) other.classList.toggle("chosen", other === button);
        show();
      };
    }
    aviary.on("picked", async (place) => {
      element("pick").checked = false;
      try {
        const node = await aviary.ask("pick", place);
        if (!node?.handle) return;
        tab = "layout";
        for (const other of document.querySelectorAll("#tabs button")) other.classList.toggle("chosen", other.dataset.tab === tab);
        await choose(node);
        await show();
        document.querySelector("#tree .chosen")?.scrollIntoView({ block: "center" });
      } catch (error) { say(error.message); }
    });
    // After the last of many frames, not after each.
    aviary.on("painted", () => { clearTimeout(lookAgain); lookAgain = setTimeout(show, 250); });
    aviary.on("opened", () => { chosen = null; outline(null); });
    aviary.connect();
    """#
}
