import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

/** One end of a WebSocket, with next to no work of its own: whoever measures a server must not measure himself. */
export interface Wire {
  readonly socket: Socket;
  send(text: string): void;
  close(): void;
}

const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
/** A mask of zeros is one: what is sent need not be changed. */
const MASKED = 0x80;

function frame(kind: number, body: Buffer): Buffer {
  const long = body.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x80 | kind;
  head[1] = MASKED | (long ? 126 : body.length);
  if (long) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

/** Opens a line on this machine; `heard` is told each text. */
export function openWire(
  port: number,
  path: string,
  heard: (text: string) => void,
  headers: Readonly<Record<string, string>> = {},
): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      const lines = Object.entries({
        Host: `localhost:${port}`,
        Upgrade: "websocket",
        Connection: "Upgrade",
        "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
        "Sec-WebSocket-Version": "13",
        ...headers,
      });
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
    });
    const wire: Wire = {
      socket,
      send: (text) => void socket.write(frame(TEXT, Buffer.from(text))),
      close: () => socket.destroy(),
    };
    let isOpen = false;
    let rest: Buffer = Buffer.alloc(0);
    socket.setNoDelay(true);
    socket.once("error", reject);
    socket.on("data", (part) => {
      rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
      if (!isOpen) {
        const end = rest.indexOf("\r\n\r\n");
        if (end < 0) return;
        if (!rest.toString("latin1", 0, 12).endsWith("101"))
          return void socket.destroy(new Error(rest.toString("latin1", 0, 80)));
        isOpen = true;
        rest = rest.subarray(end + 4);
        resolve(wire);
      }
      rest = read(rest, socket, heard);
    });
  });
}

/** Reads all frames that are there; what is left over is the beginning of the next. */
function read(bytes: Buffer, socket: Socket, heard: (text: string) => void): Buffer {
  let at = 0;
  while (bytes.length - at >= 2) {
    const short = bytes[at + 1]!;
    const before = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length - at < before) break;
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    const end = at + before + length;
    if (bytes.length < end) break;
    const kind = bytes[at]! & 15;
    if (kind === TEXT) heard(bytes.toString("utf8", at + before, end));
    else if (kind === PING) socket.write(frame(PONG, bytes.subarray(at + before, end)));
    else if (kind === CLOSE) socket.destroy();
    at = end;
  }
  return bytes.subarray(at);
}
