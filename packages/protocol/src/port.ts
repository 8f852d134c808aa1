import { parseJson, type JsonLimits } from "@ara/kernel";

/** One end of a line: messages go out, messages come in. A worker has one, and so has whoever started it. */
export interface Port {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/** What a line needs of a socket: texts both ways. */
export interface Socket {
  send(text: string): void;
  onText(listener: (text: string) => void): void;
  close(): void;
}

/** Frames of a line: short and shallow, measured before they are parsed. */
export const FRAME: JsonLimits = { size: 4096, depth: 8 };

/** What a client accepts from a server it has chosen. */
export const REPLY: JsonLimits = { size: 4 * 1024 * 1024, depth: 64 };

/** A line over a socket, as JSON. What cannot be read arrives as `undefined`, which no message is. */
export const socketPort = (socket: Socket, limits: JsonLimits): Port => ({
  post: (message) => socket.send(JSON.stringify(message)),
  listen: (listener) =>
    socket.onText((text) => {
      const read = parseJson(text, limits);
      listener(read.ok ? read.value : undefined);
    }),
  close: () => socket.close(),
});
