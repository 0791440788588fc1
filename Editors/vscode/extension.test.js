"use strict";
const test = require("node:test");
const assert = require("node:assert");
const { EventEmitter } = require("node:events");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { findPreviews, previewRoot } = require("./previews");
const { Stations } = require("./stations");

test("each #Preview has its line and its name, those in comments and texts none", () => {
  const source = [
    'import SwiftUI // #Preview("no")',
    '#Preview("Counter") { Counter() }',
    "/* #Preview */",
    'let words = "#Preview"',
    "#Preview { Text(\"a\") }",
    '#Preview("With \\"quotes\\"", traits: .landscapeLeft) { EmptyView() }',
  ].join("\n");
  assert.deepStrictEqual(findPreviews(source), [
    { line: 1, name: "Counter" },
    { line: 4, name: null },
    { line: 5, name: 'With "quotes"' },
  ]);
});

test("a file belongs to the package around it", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "aviary-vscode-"));
  fs.mkdirSync(path.join(folder, "Sources/A"), { recursive: true });
  const file = path.join(folder, "Sources/A/A.swift");
  fs.writeFileSync(file, "");
  assert.strictEqual(previewRoot(file), file);
  fs.writeFileSync(path.join(folder, "Package.swift"), "");
  assert.strictEqual(previewRoot(file), folder);
  fs.rmSync(folder, { recursive: true });
});

/** A program that says what the test wants. */
function program() {
  const child = new EventEmitter();
  child.stdout = new EventEmitter();
  child.stderr = new EventEmitter();
  child.kill = () => { child.isKilled = true; };
  return child;
}

test("a station is started once, and its address is the line that it prints", async () => {
  const children = [];
  const stations = new Stations({
    command: () => "aviary",
    log: () => {},
    start: (...call) => { const child = program(); child.call = call; children.push(child); return child; },
  });
  const address = stations.address("/trips");
  children[0].stdout.emit("data", "http://127.0.0.1:8");
  children[0].stdout.emit("data", "080/?token=abc\n");
  assert.strictEqual(await address, "http://127.0.0.1:8080/?token=abc");
  assert.strictEqual(await stations.address("/trips"), "http://127.0.0.1:8080/?token=abc");
  assert.strictEqual(children.length, 1);
  assert.deepStrictEqual(children[0].call.slice(0, 2), ["aviary", ["preview", "/trips", "--editor", "code"]]);
  stations.stopAll();
  assert.ok(children[0].isKilled);
});

test("a command that fails says why, and is started again", async () => {
  const children = [];
  const stations = new Stations({ command: () => "aviary", log: () => {}, start: () => { children.push(program()); return children.at(-1); } });
  const first = stations.address("/trips");
  children[0].stderr.emit("data", "aviary: /trips: there is no such file\n");
  children[0].emit("exit", 1);
  await assert.rejects(first, /there is no such file/);
  const second = stations.address("/trips");
  children[1].emit("error", Object.assign(new Error("x"), { code: "ENOENT" }));
  await assert.rejects(second, /aviary.command/);
});
