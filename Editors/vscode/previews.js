"use strict";
// What can be known of previews from a source alone.

const fs = require("fs");
const path = require("path");

/** The text without comments and the insides of texts; lines and columns stay. */
function blanked(text) {
  return text.replace(
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/g,
    (match) => match.replace(/[^\n]/g, " ")
  );
}

/**
 * The #Previews of a source: the line of each, from 0, and its name; null for one without.
 * The command gives an unnamed preview the name of its file, and a number where the file has several.
 */
function findPreviews(text) {
  const code = blanked(text);
  const found = [];
  for (const match of code.matchAll(/#Preview\b/g)) {
    const line = code.slice(0, match.index).split("\n").length - 1;
    const name = /^#Preview\s*\(\s*"((?:\\.|[^"\\\n])*)"/.exec(text.slice(match.index));
    found.push({ line, name: name ? name[1].replace(/\\(["\\])/g, "$1") : null });
  }
  return found;
}

/** The folder of the package that a file belongs to; the file itself where there is none. */
function previewRoot(file) {
  let folder = path.dirname(file);
  for (;;) {
    if (fs.existsSync(path.join(folder, "Package.swift"))) return folder;
    const outer = path.dirname(folder);
    if (outer === folder) return file;
    folder = outer;
  }
}

module.exports = { findPreviews, previewRoot };
