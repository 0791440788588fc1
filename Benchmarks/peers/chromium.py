"""Chromium driver: headless shell, software raster, frames made on demand through the DevTools pipe.

"Laid out" is performance.now() in the page around building and getBoundingClientRect(); "painted" adds the wall time
of HeadlessExperimental.beginFrame, which returns when the frame was rastered and drawn."""
import base64, fcntl, json, os, statistics, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
SHELL = os.environ.get("BENCH_CHROMIUM", "/usr/lib/chromium/chromium-headless-shell")
REACT = os.environ.get("BENCH_REACT", "/usr/share/nodejs")


def now():
    return time.monotonic() * 1e3


def report(workload, what, value, unit):
    print(json.dumps({"w": workload, "what": what, "value": round(value, 4), "unit": unit}), flush=True)


class Browser:
    def __init__(self, page_height=800, begin_frame=True, page_width=1200, scale=1):
        to_read, to_write = os.pipe()
        from_read, from_write = os.pipe()
        child_in, child_out = (fcntl.fcntl(f, fcntl.F_DUPFD, 100) for f in (to_read, from_write))
        self.profile = tempfile.TemporaryDirectory(prefix="bench-chromium-", ignore_cleanup_errors=True)
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", "--no-first-run",
                 "--disable-extensions", "--disable-background-networking", f"--force-device-scale-factor={scale}", "--font-render-hinting=none",
                 f"--user-data-dir={self.profile.name}", f"--window-size={page_width},{page_height}"]
        if begin_frame:
            flags += ["--enable-begin-frame-control", "--run-all-compositor-stages-before-draw", "--deterministic-mode"]
        null = os.open(os.devnull, os.O_RDWR)
        self.pid = os.posix_spawn(SHELL, [SHELL, *flags], os.environ, file_actions=[
            (os.POSIX_SPAWN_DUP2, child_in, 3), (os.POSIX_SPAWN_DUP2, child_out, 4),
            (os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)])
        for f in (to_read, from_write, child_in, child_out, null):
            os.close(f)
        self.write_fd, self.read_fd, self.buffer, self.next_id, self.session, self.begin_frame = to_write, from_read, b"", 0, None, begin_frame
        self.time = 1e6
        target = self.call("Target.createTarget", url="about:blank", width=page_width, height=page_height, **({"enableBeginFrameControl": True} if begin_frame else {}))
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Runtime.enable")

    def call(self, method, **params):
        self.next_id += 1
        message = {"id": self.next_id, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.write_fd, data):]
        while True:
            while b"\0" not in self.buffer:
                chunk = os.read(self.read_fd, 1 << 20)
                if not chunk:
                    raise SystemExit("chromium ended")
                self.buffer += chunk
            raw, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(raw)
            if answer.get("id") == self.next_id:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]

    def js(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise SystemExit(json.dumps(result["exceptionDetails"])[:2000])
        return result["result"].get("value")

    def open(self, react=False):
        words = open(os.environ["BENCH_WORDS"]).read().split()
        if react:
            for part in ("react/umd/react.production.min.js", "react-dom/umd/react-dom.production.min.js"):
                self.js(open(f"{REACT}/{part}").read() + ";0")
        self.js(f"const words = {json.dumps(words)};\n" + open(f"{HERE}/page.js").read() + ";0")
        if react:
            self.js("reactSetup()")

    def frame(self, screenshot=False):
        if not self.begin_frame:
            return None
        start = now()
        self.time += 1000 / 60
        result = self.call("HeadlessExperimental.beginFrame", frameTimeTicks=self.time, interval=1000 / 60,
                           **({"screenshot": {"format": "png"}} if screenshot else {}))
        self.took = now() - start
        return result

    def processes(self):
        """this browser's processes: pid -> command line"""
        parent, command = {}, {}
        for pid in filter(str.isdigit, os.listdir("/proc")):
            try:
                parent[int(pid)] = int(open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[1])
                command[int(pid)] = open(f"/proc/{pid}/cmdline").read()
            except OSError:
                pass
        def ours(pid):
            return pid == self.pid or (pid in parent and ours(parent[pid]))
        return {pid: line for pid, line in command.items() if ours(pid)}

    def renderer(self):
        return max((pid for pid, line in self.processes().items() if "--type=renderer" in line), key=lambda pid: self._status(pid, "VmRSS"))

    @staticmethod
    def _status(pid, key):
        return next(int(line.split()[1]) for line in open(f"/proc/{pid}/status") if line.startswith(key))

    def rss(self, key="VmRSS"):
        return self._status(self.renderer(), key)

    def tree_rss(self):
        return sum(self._status(pid, "VmRSS") for pid in self.processes())

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except SystemExit:
            pass
        os.close(self.write_fd)
        os.close(self.read_fd)
        os.waitpid(self.pid, 0)
        self.profile.cleanup()


def save(b):
    if os.environ.get("BENCH_PNG"):
        b.js("document.body.append(element('x')); 0")
        shot = b.frame(screenshot=True)
        if "screenshotData" in shot:
            open(os.environ["BENCH_PNG"], "wb").write(base64.b64decode(shot["screenshotData"]))


def w1(b, n, kind):
    react = kind == "react"
    b.open(react)
    for _ in range(3):
        b.frame()
    before = b.rss()
    built, laid = b.js(f"reactW1({n})" if react else f"w1({n}, '{kind}')")
    b.frame()
    report("W1", f"{n} cards, build", built, "ms")
    report("W1", f"{n} cards, laid out", laid, "ms")
    report("W1", f"{n} cards, painted", laid + b.took, "ms")
    report("W1", f"{n} cards, bytes/card", (b.rss("VmHWM") - before) * 1024 / n, "bytes")
    save(b)


def w2(b):
    b.open()
    for _ in range(3):
        b.frame()
    before = b.rss()
    laid = b.js("w2()")
    b.frame()
    report("W2", "1M rows, first frame painted", laid + b.took, "ms")
    report("W2", "1M rows, RSS above empty window", (b.rss("VmHWM") - before) / 1024, "MiB")
    times, parts = [], []
    for _ in range(300):
        inside = b.js("w4()")
        b.frame()
        times.append(inside + b.took)
    idle = []
    for _ in range(50):
        b.frame()
        idle.append(b.took)
    report("W4", "scroll 800 px, mean", statistics.mean(times), "ms/frame")
    report("W4", "scroll 800 px, worst", max(times), "ms/frame")
    report("W4", "scroll 800 px, median", statistics.median(times), "ms/frame")
    report("W4", "of which a frame without change", statistics.median(idle), "ms/frame")
    save(b)


def w3(b, kind):
    react = kind == "react"
    b.open(react)
    b.js("reactW1(10000); 0" if react else "w1(10000, 'grid'); 0")
    for _ in range(3):
        b.frame()
    for what, call, count in (("change one title", "reactChange" if react else "w3change", 21),
                              ("insert at the front", "reactInsert" if react else "w3insert", 7),
                              ("shuffle all", "reactShuffle" if react else "w3shuffle", 7)):
        laid, painted = [], []
        for r in range(count):
            laid.append(b.js(f"{call}({r})"))
            b.frame()
            painted.append(laid[-1] + b.took)
        report("W3", f"{what}, laid out", statistics.median(laid), "ms")
        report("W3", f"{what}, painted", statistics.median(painted), "ms")
    save(b)


def w5(b):
    b.open()
    b.js("w1(10000, 'grid'); 0")
    for name, setup in (("no wrapping", "grid.classList.add('nowrap')"), ("wrapping", "grid.classList.remove('nowrap')")):
        b.js(f"{setup}; force(grid)")
        report("W5", f"relayout 10000 cards, {name}", statistics.median(b.js(f"w5({k})") for k in range(100)), "ms")


def w6(kind):
    times = []
    for _ in range(5):
        b = Browser(8000, begin_frame=False)
        b.open()
        start = now()
        b.js("document.body.style.height = 'auto'; document.body.style.overflow = 'visible'; grid = element('grid'); for (let i = 0; i < 400; i++) grid.append(card(i)); document.body.append(grid); force(grid)")
        if kind == "png":
            data = b.call("Page.captureScreenshot", format="png", clip={"x": 0, "y": 0, "width": 1200, "height": 8000, "scale": 1}, captureBeyondViewport=True)
        else:
            data = b.call("Page.printToPDF", paperWidth=12.5, paperHeight=8000 / 96, marginTop=0, marginBottom=0, marginLeft=0, marginRight=0, printBackground=True)
        times.append(now() - start)
        if os.environ.get("BENCH_PNG"):
            open(os.environ["BENCH_PNG"], "wb").write(base64.b64decode(data["data"]))
        b.close()
    report("W6", f"page of 400 cards, {kind}, warm", statistics.median(times), "ms")


def w7(b, layers):
    b.open()
    b.js(f"w7setup({str(layers).lower()})")
    for _ in range(3):
        b.frame()
    times = []
    for f in range(120):
        inside = b.js(f"w7({f})")
        b.frame()
        times.append(inside + b.took)
    report("W7", "500 cards moving and fading" + (", own layers" if layers else ""), statistics.median(times), "ms/frame")
    save(b)


def w9():
    b = Browser(1080, page_width=1920, scale=2)
    b.open()
    for _ in range(3):
        b.frame()
    before = b.tree_rss()
    laid = b.js("w9()")
    b.frame()
    report("W9", "5000 cards, first frame painted", laid + b.took, "ms/frame")
    for _ in range(3):
        b.frame()

    def measure(what, frames, call):
        times = []
        for f in range(1, frames + 1):
            inside = b.js(call(f))
            b.frame()
            times.append(inside + b.took)
        report("W9", what + ", median", statistics.median(times), "ms/frame")
        report("W9", what + ", worst", max(times), "ms/frame")
        b.frame()

    measure("scroll 60 pt", 100, lambda f: "w9scroll(60)")
    measure("scroll 200 pt", 50, lambda f: "w9scroll(200)")
    report("W9", "peak RSS above empty window, in its pixels", (b.tree_rss() - before) / (1920 * 1080 * 4 * 4 / 1024), "")
    measure("hovered card", 40, lambda f: f"w9hover({f})")
    measure("sheet sliding up", 30, lambda f: f"w9sheet({900 - 30 * f})")
    save(b)
    b.close()


def w8():
    start = now()
    b = Browser()
    b.open()
    b.js("w1(20, 'grid')")
    b.frame()
    report("W8", "start to first painted frame", now() - start, "ms")
    report("W8", "peak RSS", b.tree_rss() / 1024, "MiB")
    b.close()


def main():
    w, *rest = sys.argv[1:]
    if w == "w6":
        return w6(rest[0])
    if w == "w8":
        return w8()
    if w == "w9":
        return w9()
    b = Browser()
    if w == "w1":
        w1(b, int(rest[0]), rest[1] if len(rest) > 1 else "grid")
    elif w == "w2":
        w2(b)
    elif w == "w3":
        w3(b, rest[0] if rest else "grid")
    elif w == "w5":
        w5(b)
    elif w == "w7":
        w7(b, bool(rest))
    b.close()


main()
