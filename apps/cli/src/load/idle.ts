import type { Socket } from "node:net";
import { memoryOf } from "./contender.ts";
import type { Ours } from "./ours.ts";
import { openWire } from "./wire.ts";

const AT_A_TABLE = 50;

/** Opens a line, looks on, and says nothing more. */
async function lookOn(port: number, id: string): Promise<Socket> {
  const wire = await openWire(port, `/line/${id}`, () => undefined);
  wire.send('{"t":"hello","v":[1]}');
  wire.send('{"t":"watch","n":1,"viewer":"spectator"}');
  return wire.socket;
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
