import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FastChance } from "@ara/kernel";
import { startServer, type Contender } from "./contender.ts";

const ARA = fileURLToPath(new URL("../../bin/ara.mjs", import.meta.url));

interface Told {
  readonly t: string;
  readonly news?: {
    readonly version: number;
    readonly over: boolean;
    readonly prompt: { readonly options: readonly { readonly action: unknown; readonly refusal: unknown }[] } | null;
  };
}

export interface Ours extends Contender {
  readonly port: number;
  /** A table of two that has begun, and what its players show. */
  table(): Promise<{ readonly id: string; readonly cookies: readonly string[] }>;
}

/** Our server as it is started for people, on a database file or a given database: whatever is answered is on the disk. */
export async function ours(database?: string): Promise<Ours> {
  const folder = mkdtempSync(join(tmpdir(), "ara-load-"));
  const kept = database ?? join(folder, "ara.sqlite");
  const server = await startServer([ARA, "serve", "--port", "0", "--json", "--database", kept], {
    // A person's pace is no limit here.
    ARA_MESSAGES_A_SECOND: "100000",
    ARA_LOG_LEVEL: "warn",
  });
  const { port } = server;
  const post = async (path: string, body: unknown, cookie = ""): Promise<Response> => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", cookie },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  const cookies = await Promise.all(
    ["Livia", "Gaius"].map(async (name) => {
      const response = await post("/api/guest", { name });
      return response.headers.get("set-cookie")!.split(";", 1)[0]!;
    }),
  );

  type Begun = { readonly id: string; readonly cookies: readonly string[] };
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: nobody may have many tables that wait for players. */
  function table(): Promise<Begun> {
    const begun = last.then(begin);
    last = begun.catch(() => undefined);
    return begun;
  }

  async function begin(): Promise<Begun> {
    const made = await post(
      "/api/tables",
      { game: "pax", config: { players: 2 }, listed: false, seats: [{ who: "me" }, { who: "open" }] },
      cookies[0],
    );
    const { id } = (await made.json()) as { readonly id: string };
    await post(`/api/tables/${id}/sit`, { seat: 1 }, cookies[1]);
    return { id, cookies };
  }

  return {
    name: "Ara Pacis",
    pid: server.pid,
    port,
    table,
    async play(tables, moved) {
      let stopped = false;
      const open = new Set<WebSocket>();
      /** Plays one game after the other. */
      function playFrom(id: string): void {
        let over = false;
        for (const [seat, cookie] of cookies.entries()) {
          const socket = new WebSocket(`ws://localhost:${port}/line/${id}`, { headers: { cookie } });
          open.add(socket);
          playSeat(socket, seat, moved, () => {
            open.delete(socket);
            socket.close();
            // The server may be sent home meanwhile.
            if (!over && !stopped)
              table().then(
                (next) => playFrom(next.id),
                (error: unknown) => stopped || console.error(error),
              );
            over = true;
          });
        }
      }
      const begun: Begun[] = [];
      for (let i = 0; i < tables; i++) begun.push(await table());
      for (const { id } of begun) playFrom(id);
      return {
        async stop() {
          stopped = true;
          for (const socket of open) socket.close();
        },
      };
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

let games = 0;

function playSeat(socket: WebSocket, seat: number, moved: (milliseconds: number) => void, ended: () => void): void {
  const chance = new FastChance(`${games++}`);
  let [sent, count] = [-1, 0];
  let last: Told["news"];
  const answer = (): void => {
    if (sent >= 0 || !last) return;
    if (last.over) return ended();
    if (last.prompt === null) return;
    const { action } = chance.pick(last.prompt.options.filter(({ refusal }) => refusal === null));
    sent = performance.now();
    socket.send(JSON.stringify({ t: "act", id: `${seat}-${count++}`, seat, v: last.version, action }));
    last = undefined;
  };
  socket.addEventListener("open", () => {
    socket.send('{"t":"hello","v":[1]}');
    socket.send(JSON.stringify({ t: "watch", n: 1, viewer: seat }));
  });
  socket.addEventListener("message", ({ data }) => {
    const told = JSON.parse(String(data)) as Told;
    if (told.t === "news") last = told.news;
    else if (told.t === "done" || told.t === "refused") {
      if (told.t === "done") moved(performance.now() - sent);
      sent = -1;
    }
    answer();
  });
}
