extension PreviewPage {
  /// The picture, what is done to it, and how it is shown.
  static let screen = #"""
    "use strict";
    const canvas = element("canvas"), keys = element("keys"), painter = canvas.getContext("2d");
    const shown = { preview: null, id: null, width: 390, height: 844, scale: 2, editing: false, frames: 0, swaps: [] };
    window.aviaryShown = shown;

    // MARK: Pictures

    let painting = Promise.resolve();
    aviary.on("frame", (head, bytes) => {
      painting = painting.then(() => paint(head, bytes)).catch(() => {}).then(() => aviary.tell("acknowledge"));
    });

    async function paint(head, bytes) {
      let start = 0;
      const parts = await Promise.all(head.parts.map((part) => {
        const blob = new Blob([bytes.subarray(start, start + part.length)], { type: "image/png" });
        start += part.length;
        return createImageBitmap(blob);
      }));
      // The old picture stays until the new one is there.
      if (canvas.width !== head.width || canvas.height !== head.height) {
        canvas.width = head.width;
        canvas.height = head.height;
      }
      canvas.style.width = `${head.width / head.scale}px`;
      canvas.style.height = `${head.height / head.scale}px`;
      head.parts.forEach((part, index) => {
        painter.clearRect(part.x, part.y, part.width, part.height);
        painter.drawImage(parts[index], part.x, part.y);
      });
      shown.scale = head.scale;
      shown.editing = head.editing;
      shown.frames += 1;
      shown.lastFrame = performance.now();
      if (swapStart !== null) { shown.swaps.push(performance.now() - swapStart); swapStart = null; }
      bar(head);
      aviary.emit("painted", head);
    }

    // A bar for each frame; red where a body took more than a millisecond.
    const times = [];
    function slowest(bodies) {
      return bodies.reduce((most, run) => Math.max(most, run.milliseconds, slowest(run.bodies)), 0);
    }
    function bar(head) {
      times.push({ time: head.milliseconds, slow: slowest(head.update?.bodies ?? []) >= 1 });
      if (times.length > 80) times.shift();
      const bars = element("bars"), context = bars.getContext("2d");
      context.clearRect(0, 0, bars.width, bars.height);
      times.forEach(({ time, slow }, index) => {
        context.fillStyle = slow ? "#d33" : time > 16.7 ? "#e80" : "#4a4";
        const height = Math.max(1, Math.min(bars.height, time));
        context.fillRect(index * 3, bars.height - height, 2, height);
      });
    }

    // MARK: Pointer, wheel, keys

    function place(event) {
      const box = canvas.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    }
    let isDown = false, lastMove = 0;
    canvas.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      if (element("pick").checked) return aviary.emit("picked", place(event));
      keys.focus({ preventScroll: true });
      canvas.setPointerCapture(event.pointerId);
      isDown = true;
      aviary.tell("input", { kind: "down", ...place(event), button: event.button, clicks: event.detail || 1, touch: event.button === 0 });
    });
    canvas.addEventListener("pointermove", (event) => {
      const now = performance.now();
      if (now - lastMove < 12) return;
      lastMove = now;
      aviary.tell("input", { kind: isDown ? "moved" : "hover", ...place(event), touch: isDown });
    });
    canvas.addEventListener("pointerup", (event) => {
      if (!isDown) return;
      isDown = false;
      aviary.tell("input", { kind: "up", ...place(event), button: event.button, touch: event.button === 0 });
    });
    canvas.addEventListener("pointerleave", () => { if (!isDown) aviary.tell("input", { kind: "left" }); });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 20 : 1;
      aviary.tell("input", { kind: "wheel", ...place(event), dx: event.deltaX * unit, dy: event.deltaY * unit });
    }, { passive: false });
    canvas.addEventListener("focus", () => keys.focus({ preventScroll: true }));

    const named = new Set(["Enter", "Tab", "Escape", "Backspace", "Delete", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]);
    keys.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      const modifiers = [];
      if (event.shiftKey) modifiers.push("shift");
      if (event.ctrlKey || event.metaKey) modifiers.push("command");
      if (event.altKey) modifiers.push("option");
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (named.has(event.key)) {
        event.preventDefault();
        aviary.tell("input", { kind: "key", key: event.key, modifiers });
      } else if ([...event.key].length === 1 && (isCommand || !shown.editing)) {
        event.preventDefault();
        aviary.tell("input", { kind: "key", key: event.key, modifiers });
      }
    });
    function takeText() {
      if (keys.value) aviary.tell("input", { kind: "text", text: keys.value });
      keys.value = "";
    }
    keys.addEventListener("input", (event) => { if (!event.isComposing) takeText(); });
    keys.addEventListener("compositionend", takeText);

    // MARK: How it is shown

    // The preview that was chosen and is not there yet: it may take long, and may never come.
    let opening = null;
    const devices = ["iPhone SE (3rd generation)", "iPhone 14", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPad mini", "iPad Air", "iPad Pro (12.9-inch)"];
    element("device").append(new Option("Device", ""), ...devices.map((name) => new Option(name)));
    const sizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"];
    element("type").append(...sizes.map((name) => new Option(name)));
    element("type").value = "large";

    function configure(args) { aviary.ask("configure", args).catch((error) => say(error.message)); }
    let said = "";
    function say(words) { element("state").textContent = said = words; }
    aviary.on("busy", ({ seconds }) => {
      const what = opening ? "Opening" : "The preview does not answer:";
      element("state").textContent = seconds
        ? `${what} ${seconds} s …` + (seconds >= 5 ? " Restart, another preview or a save ends it." : "") : said;
    });

    const changes = {
      device: (box) => { if (box.value) configure({ device: box.value }); },
      width: (box) => configure({ width: box.value ? Number(box.value) : null }),
      height: (box) => configure({ height: box.value ? Number(box.value) : null }),
      dark: (box) => configure({ dark: box.checked }),
      contrast: (box) => configure({ highContrast: box.checked }),
      right: (box) => configure({ rightToLeft: box.checked }),
      type: (box) => configure({ typeSize: box.value }),
      locale: (box) => configure({ locale: box.value }),
      speed: (box) => aviary.tell("live", { speed: Number(box.value) }),
    };
    for (const [id, change] of Object.entries(changes)) element(id).addEventListener("change", (event) => change(event.target));
    element("step").onclick = () => aviary.tell("step");
    element("fresh").onclick = () => aviary.ask("open", { id: shown.id, fresh: true }).catch((error) => say(error.message));

    function drag(id, length, axis) {
      const edge = element(id);
      let start = null;
      edge.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        edge.setPointerCapture(event.pointerId);
        edge.classList.add("dragged");
        start = { at: event[axis], length: shown[length] };
      });
      let waiting = false;
      edge.addEventListener("pointermove", (event) => {
        if (!start || waiting) return;
        waiting = true;
        // What is in the middle grows to both sides.
        const factor = length === "width" ? 2 : 1;
        const wanted = Math.max(40, Math.round(start.length + factor * (event[axis] - start.at)));
        aviary.ask("configure", { [length]: wanted }).catch(() => {}).then(() => { waiting = false; });
      });
      edge.addEventListener("pointerup", () => { start = null; edge.classList.remove("dragged"); });
    }
    drag("east", "width", "clientX");
    drag("south", "height", "clientY");

    // MARK: Previews, faults

    let swapStart = null;
    aviary.on("previews", ({ previews }) => {
      swapStart = performance.now();
      element("previews").replaceChildren(...previews.map((preview) => {
        const item = document.createElement("li"), button = document.createElement("button");
        button.textContent = preview.name;
        const place = document.createElement("small");
        place.textContent = preview.file ? `${preview.file}:${preview.line ?? 1}` : "";
        button.append(place);
        button.dataset.id = preview.id;
        button.onclick = () => open(preview);
        button.ondblclick = () => aviary.ask("edit", { file: preview.file, line: preview.line }).then(({ fault }) => fault && say(fault));
        item.append(button);
        return item;
      }));
      const wanted = decodeURIComponent(location.hash.slice(1));
      // Editors name a preview by its file and line.
      const match = previews.find(({ name, file, line }) => wanted && (name === wanted || `${file}:${line}` === wanted));
      if (!shown.preview && match) open(match);
      mark();
    });
    function open({ id, name }) {
      opening = id;
      mark();
      say(`Opening ${name} …`);
      aviary.ask("open", { id }).catch((error) => {
        if (!hasFailed && opening === id) opening = null;
        mark();
        say(error.message);
      });
    }
    function mark() {
      for (const button of document.querySelectorAll("#previews button")) button.classList.toggle("chosen", button.dataset.id === (opening ?? shown.id));
    }
    aviary.on("opened", (event) => {
      if (hasFailed) element("fault").hidden = true;
      hasFailed = false;
      opening = null;
      Object.assign(shown, { preview: event.shown.preview, id: event.shown.id, width: event.shown.width, height: event.shown.height, generation: event.shown.generation });
      element("width").value = Math.round(shown.width);
      element("height").value = Math.round(shown.height);
      element("dark").checked = event.shown.dark;
      const parts = [`${shown.preview}: ${Math.round(shown.width)} × ${Math.round(shown.height)}`];
      if (event.compileMilliseconds) parts.push(`compiled in ${Math.round(event.compileMilliseconds)} ms, shown after ${Math.round(event.showMilliseconds)} ms more`);
      if (event.lost.length) parts.push(`not kept: ${event.lost.join(", ")}`);
      say(parts.join(" · "));
      shown.lost = event.lost;
      mark();
    });
    aviary.on("literals", ({ milliseconds }) => {
      shown.literals = (shown.literals ?? 0) + 1;
      say(`${shown.preview}: literals changed in ${Math.round(milliseconds)} ms, without compiling`);
    });
    aviary.on("fault", ({ fault }) => {
      const box = element("fault");
      box.hidden = !fault;
      box.querySelector("pre").textContent = fault?.message ?? "";
      element("faultline").hidden = !fault?.file;
      element("faultline").textContent = fault?.file ? `Open ${fault.file.split("/").pop()}:${fault.line}` : "";
      element("faultline").onclick = () => aviary.ask("edit", { file: fault.file, line: fault.line }).then(({ fault }) => fault && say(fault));
    });
    let hasFailed = false;
    aviary.on("failed", ({ message }) => {
      hasFailed = true;
      element("fault").hidden = false;
      element("fault").querySelector("pre").textContent = message;
      element("faultline").hidden = true;
    });
    aviary.on("refused", ({ message, error }) => say(message ?? error));
    aviary.on("connected", () => say("Compiling …"));
    aviary.on("disconnected", () => say("The command has ended. Trying again …"));

    // MARK: Sheets

    function sheet(content) {
      const dialog = element("sheet");
      dialog.firstElementChild.replaceChildren(content);
      dialog.querySelector("button").onclick = () => dialog.close();
      dialog.showModal();
    }
    element("variants").onclick = async () => {
      try {
        const { picture } = await aviary.ask("variants", { id: shown.id });
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        sheet(image);
      } catch (error) { say(error.message); }
    };
    element("record").onclick = async () => {
      try {
        const { source } = await aviary.ask("record", {});
        const text = document.createElement("pre");
        text.textContent = source;
        sheet(text);
      } catch (error) { say(error.message); }
    };
    """#
}
