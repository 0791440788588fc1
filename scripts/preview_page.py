"""A page of headless Chromium that shows a preview, driven by the DevTools protocol: what `test-preview` and `time-saves` share.

Needs `chromium` (Debian) and the Python package `websocket-client`; without them it says so and ends with status 77.
"""
import base64
import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import time
import urllib.request

NAME = os.path.basename(sys.argv[0])
try:
    import websocket
except ImportError:
    print(f"SKIPPED: {NAME} needs the Python package `websocket-client`; nothing was done", file=sys.stderr)
    sys.exit(77)
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
if not CHROMIUM:
    print(f"SKIPPED: {NAME} needs Debian's `chromium`; nothing was done", file=sys.stderr)
    sys.exit(77)


class Page:
    """A page of Chromium, driven by the DevTools protocol."""

    def __init__(self, port, address):
        made = urllib.request.Request(f"http://127.0.0.1:{port}/json/new?about:blank", method="PUT")
        info = json.load(urllib.request.urlopen(made))
        self.socket = websocket.create_connection(info["webSocketDebuggerUrl"], timeout=60, suppress_origin=True)
        self.last = 0
        self.errors = []
        self.call("Runtime.enable")
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=1400, height=1000, deviceScaleFactor=1, mobile=False)
        self.call("Page.navigate", url=address)

    def call(self, method, **params):
        self.last += 1
        number = self.last
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("method") == "Runtime.exceptionThrown":
                self.errors.append(message["params"]["exceptionDetails"].get("text", "") + str(message["params"]["exceptionDetails"].get("exception", {}).get("description", "")))
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(message["error"])
                return message["result"]

    def js(self, source):
        answer = self.call("Runtime.evaluate", expression=source, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(str(answer["exceptionDetails"].get("exception", {}).get("description", answer["exceptionDetails"])))
        return answer["result"].get("value")

    def wait(self, source, limit=60.0):
        end = time.monotonic() + limit
        while time.monotonic() < end:
            try:
                if self.js(source):
                    return True
            except RuntimeError:
                pass
            time.sleep(0.005)
        return False

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def place(self, x, y):
        box = self.js("(({left, top}) => [left, top])(document.getElementById('canvas').getBoundingClientRect())")
        return box[0] + x, box[1] + y

    def click(self, x, y):
        x, y = self.place(x, y)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
            time.sleep(0.06)

    def ask(self, name, **arguments):
        return self.js(f"aviary.ask({json.dumps(name)}, {json.dumps(arguments)})")

    def elements(self):
        return self.ask("tree", of="elements")["text"]

    def frame_of(self, words):
        for item in self.ask("tree", of="elements")["json"]:
            if item["label"] == words:
                return item["frame"]
        raise RuntimeError(f"{words} is not on the screen")

    def tap(self, words):
        frame = self.frame_of(words)
        self.click(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def start_browser(folder):
    """Starts Chromium with its files in a folder, and gives its process and the port of its protocol once it answers."""
    port = free_port()
    browser = subprocess.Popen(
        [CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", f"--remote-debugging-port={port}", "--remote-allow-origins=*", f"--user-data-dir={folder}/.chromium", "about:blank"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    for _ in range(200):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/json/version")
            break
        except OSError:
            time.sleep(0.1)
    return browser, port


def start_station(tool, path, *options, environment=None):
    """Starts `aviary preview` of a path, and gives its process and the address of its page; ends with its words where it has none."""
    log = path + "/.log"
    station = subprocess.Popen([tool, "preview", path, *options], stdout=subprocess.PIPE, stderr=open(log, "w"), env=environment, text=True)
    address = station.stdout.readline().strip()
    if not address:
        print("FAILED  " + pathlib.Path(log).read_text())
        sys.exit(1)
    return station, address
