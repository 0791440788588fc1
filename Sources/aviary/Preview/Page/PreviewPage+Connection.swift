extension PreviewPage {
  /// The socket: questions with their answers, and what is told without being asked.
  static let connection = #"""
    "use strict";
    const aviary = {
      socket: null,
      waiting: new Map(),
      lastID: 0,
      handlers: {},

      on(event, handler) { (this.handlers[event] ??= []).push(handler); },
      emit(event, value, bytes) { for (const handler of this.handlers[event] ?? []) handler(value, bytes); },

      tell(name, args = {}) {
        if (this.socket?.readyState === 1) this.socket.send(JSON.stringify({ name, arguments: args }));
      },

      ask(name, args = {}) {
        return new Promise((done, failed) => {
          if (this.socket?.readyState !== 1) return failed(new Error("there is no connection"));
          const id = ++this.lastID;
          this.waiting.set(id, { done, failed });
          this.socket.send(JSON.stringify({ id, name, arguments: args }));
        });
      },

      connect() {
        const token = new URLSearchParams(location.search).get("token") ?? "";
        const socket = new WebSocket(`ws://${location.host}/live?token=${encodeURIComponent(token)}`);
        socket.binaryType = "arraybuffer";
        socket.onopen = () => this.emit("connected");
        socket.onmessage = (message) => {
          if (typeof message.data !== "string") return this.receiveFrame(message.data);
          const value = JSON.parse(message.data);
          if (value.event !== "answer") return this.emit(value.event, value);
          const waiting = this.waiting.get(value.id);
          this.waiting.delete(value.id);
          if (value.error) waiting?.failed(new Error(value.error));
          else waiting?.done(value.result);
        };
        socket.onclose = () => {
          for (const { failed } of this.waiting.values()) failed(new Error("the connection has ended"));
          this.waiting.clear();
          this.emit("disconnected");
          setTimeout(() => this.connect(), 1000);
        };
        this.socket = socket;
      },

      receiveFrame(buffer) {
        const length = new DataView(buffer).getUint32(0, true);
        const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
        this.emit("frame", head, new Uint8Array(buffer, 4 + length));
      },
    };
    const element = (id) => document.getElementById(id);
    """#
}
