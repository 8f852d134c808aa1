import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { memoryOf } from "./contender.ts";
import type { Ours } from "./ours.ts";

const AT_A_TABLE = 50;

/** A frame as a client must send it. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  for (let i = 0; i < body.length; i++) body[i]! ^= mask[i % 4]!;
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length]), mask, body]);
}

/** Opens a line, looks on, and says nothing more. */
function lookOn(port: number, id: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(
        `GET /line/${id} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      ),
    );
    socket.once("error", reject);
    socket.once("data", (first: Buffer) => {
      if (!first.toString("latin1").startsWith("HTTP/1.1 101")) return reject(new Error(first.toString().slice(0, 80)));
      socket.write(frame('{"t":"hello","v":[1]}'));
      socket.write(frame('{"t":"watch","n":1,"viewer":"spectator"}'));
      socket.on("data", () => undefined);
      return resolve(socket);
    });
  });
}

/** So many lines that look on at tables where nothing happens: what each takes of the server's memory. */
export async function idle(server: Ours, lines: number): Promise<{ readonly before: number; readonly after: number }> {
  const tables: { readonly id: string }[] = [];
  for (let i = 0; i < lines; i += AT_A_TABLE) tables.push(await server.table());
  const before = memoryOf(server.pid);
  const sockets: Socket[] = [];
  for (const { id } of tables)
    sockets.push(...(await Promise.all(Array.from({ length: AT_A_TABLE }, () => lookOn(server.port, id)))));
  await new Promise((resolve) => void setTimeout(resolve, 3000));
  const closed = sockets.filter(({ destroyed, readyState }) => destroyed || readyState !== "open").length;
  if (closed > 0) throw new Error(`${closed} lines were closed`);
  const after = memoryOf(server.pid);
  for (const socket of sockets) socket.destroy();
  return { before, after };
}
