import Foundation

/// The page of `aviary preview`: plain HTML, CSS and JavaScript, served as they stand.
enum PreviewPage {
  /// What is at a path; nil for nothing.
  static func file(at path: String) -> (type: StaticString, data: Data)? {
    switch path {
    case "/": ("text/html; charset=utf-8", Data(html.utf8))
    case "/preview.css": ("text/css; charset=utf-8", Data(style.utf8))
    case "/connection.js": ("text/javascript; charset=utf-8", Data(connection.utf8))
    case "/screen.js": ("text/javascript; charset=utf-8", Data(screen.utf8))
    case "/inspector.js": ("text/javascript; charset=utf-8", Data(inspector.utf8))
    default: nil
    }
  }

  private static let html = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data: blob:; connect-src 'self' ws:">
    <title>Aviary preview</title>
    <link rel="stylesheet" href="/preview.css">
    </head>
    <body>
    <nav id="sidebar" aria-label="Previews"><h1>Previews</h1><ul id="previews"></ul></nav>
    <main>
      <div id="bar" role="toolbar">
        <select id="device" title="Device"></select>
        <label>W <input id="width" type="number" min="1" max="8192"></label>
        <label>H <input id="height" type="number" min="1" max="8192"></label>
        <label><input id="dark" type="checkbox"> Dark</label>
        <label><input id="contrast" type="checkbox"> Contrast</label>
        <label><input id="right" type="checkbox"> Right to left</label>
        <select id="type" title="Size of text"></select>
        <input id="locale" title="Locale" size="6" value="en_US" list="locales">
        <datalist id="locales"><option>en_US<option>de_DE<option>fr_FR<option>ja_JP<option>ar_EG<option>he_IL</datalist>
        <select id="speed" title="Speed"><option value="1">1×</option><option value="0.25">¼×</option><option value="0.1">⅒×</option><option value="0">Stopped</option></select>
        <button id="step" title="One frame">Step</button>
        <button id="fresh" title="Forget what was done">Restart</button>
        <button id="variants">Variants</button>
        <button id="record">Test</button>
      </div>
      <div id="stage">
        <div id="frame">
          <canvas id="canvas" tabindex="0" aria-label="The preview"></canvas>
          <div id="outline" hidden></div>
          <textarea id="keys" autocapitalize="off" autocomplete="off" spellcheck="false" aria-label="Keys for the preview"></textarea>
          <div id="east" class="edge" title="Drag for another width"></div>
          <div id="south" class="edge" title="Drag for another height"></div>
        </div>
        <div id="fault" role="alert" hidden><pre></pre><button id="faultline">Open</button></div>
      </div>
      <div id="bottom"><span id="state">Connecting …</span><canvas id="bars" width="240" height="28" title="Time of each frame"></canvas></div>
    </main>
    <aside id="inspector" aria-label="Inspector">
      <div id="tabs" role="tablist">
        <button data-tab="layout" class="chosen">Layout</button><button data-tab="elements">Elements</button><button data-tab="containers">Containers</button><button data-tab="why">Why</button>
        <label title="The next click picks a view"><input id="pick" type="checkbox"> Pick</label>
      </div>
      <div id="tree"></div>
      <pre id="detail">Choose a view for its reasons.</pre>
    </aside>
    <dialog id="sheet"><div></div><button>Close</button></dialog>
    <script src="/connection.js"></script>
    <script src="/screen.js"></script>
    <script src="/inspector.js"></script>
    </body>
    </html>
    """#
}
