"use strict";
// The command `aviary preview`, one for each package or file that is looked at.

const { spawn } = require("child_process");

class Stations {
  /**
   * @param {{ command: () => string, log: (words: string) => void, start?: typeof spawn }} options
   */
  constructor({ command, log, start = spawn }) {
    this.command = command;
    this.log = log;
    this.start = start;
    this.running = new Map();
  }

  /** The address of the page that shows a path; the command is started where it isn't running. */
  address(root) {
    const known = this.running.get(root);
    if (known) return known.address;
    const child = this.start(this.command(), ["preview", root, "--editor", "code"], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const address = new Promise((done, failed) => {
      let said = "";
      let errors = "";
      child.stdout.on("data", (data) => {
        said += data;
        const line = /^(http:\/\/127\.0\.0\.1:\d+\/\?token=\w+)\s*$/m.exec(said);
        if (line) done(line[1]);
      });
      child.stderr.on("data", (data) => {
        errors = (errors + data).slice(-4000);
        this.log(String(data));
      });
      child.on("error", (error) => {
        this.running.delete(root);
        failed(
          error.code === "ENOENT"
            ? new Error(`there is no command '${this.command()}': set aviary.command to the path of aviary`)
            : error
        );
      });
      child.on("exit", (status) => {
        this.running.delete(root);
        failed(new Error(errors.trim() || `aviary preview ended with status ${status}`));
      });
    });
    this.running.set(root, { child, address });
    return address;
  }

  stopAll() {
    for (const { child } of this.running.values()) child.kill();
    this.running.clear();
  }
}

module.exports = { Stations };
