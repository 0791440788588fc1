"use strict";
// Aviary's previews in Visual Studio Code: a lens above each #Preview, the page beside the file. Plain JavaScript; there is
// nothing to build.

const path = require("path");
const vscode = require("vscode");
const { Stations } = require("./stations");
const { findPreviews, previewRoot } = require("./previews");

/** Shows the page of a station in a panel beside the file. */
class Panels {
  constructor() {
    this.panels = new Map();
  }

  show(root, address, preview) {
    const url = preview ? `${address}#${encodeURIComponent(preview)}` : address;
    let panel = this.panels.get(root);
    if (!panel) {
      panel = vscode.window.createWebviewPanel("aviary.preview", "Preview", vscode.ViewColumn.Beside, {
        enableScripts: true,
        retainContextWhenHidden: true,
      });
      panel.onDidDispose(() => this.panels.delete(root));
      this.panels.set(root, panel);
    }
    panel.webview.html = page(url);
    panel.reveal(vscode.ViewColumn.Beside, true);
  }

  closeAll() {
    for (const panel of [...this.panels.values()]) panel.dispose();
  }
}

/** A page that shows the command's page; the frame's origin is the command's own, which it checks. */
function page(url) {
  const origin = new URL(url).origin;
  return `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src ${origin}; style-src 'unsafe-inline'">
<style>html, body, iframe { margin: 0; padding: 0; border: 0; width: 100%; height: 100vh; background: white; }</style>
</head><body><iframe src="${url.replace(/"/g, "&quot;")}"></iframe></body></html>`;
}

class Lenses {
  provideCodeLenses(document) {
    const file = path.basename(document.uri.fsPath);
    return findPreviews(document.getText()).map(({ line }) => {
      const range = new vscode.Range(line, 0, line, 0);
      return new vscode.CodeLens(range, {
        title: "Preview",
        command: "aviary.preview",
        arguments: [document.uri, `${file}:${line + 1}`],
      });
    });
  }
}

function activate(context) {
  const output = vscode.window.createOutputChannel("Aviary");
  const stations = new Stations({
    command: () => vscode.workspace.getConfiguration("aviary").get("command", "aviary"),
    log: (words) => output.append(words),
  });
  const panels = new Panels();

  async function preview(uri, name) {
    const file = uri?.fsPath ?? vscode.window.activeTextEditor?.document.uri.fsPath;
    if (!file) return;
    const wantsPackage = vscode.workspace.getConfiguration("aviary").get("previewsPackage", true);
    const root = wantsPackage ? previewRoot(file) : file;
    try {
      const address = await vscode.window.withProgress(
        { location: vscode.ProgressLocation.Window, title: "Compiling previews …" },
        () => stations.address(root)
      );
      panels.show(root, address, name);
    } catch (error) {
      output.show(true);
      vscode.window.showErrorMessage(`Aviary: ${error.message}`);
    }
  }

  context.subscriptions.push(
    output,
    vscode.languages.registerCodeLensProvider({ language: "swift", scheme: "file" }, new Lenses()),
    vscode.commands.registerCommand("aviary.preview", preview),
    vscode.commands.registerCommand("aviary.stop", () => {
      panels.closeAll();
      stations.stopAll();
    }),
    { dispose: () => stations.stopAll() }
  );
}

module.exports = { activate, deactivate() {} };
