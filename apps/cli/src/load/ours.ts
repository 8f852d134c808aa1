import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FastChance } from "@ara/kernel";
import { postTo, startServer, tablesOf, type Contender } from "./contender.ts";
import { openWire, type Wire } from "./wire.ts";

const ARA = fileURLToPath(new URL("../../bin/ara.mjs", import.meta.url));

/** A table of two that has begun, and what its players show. */
interface Begun {
  readonly id: string;
  readonly cookies: readonly string[];
}

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
  table(): Promise<Begun>;
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
  const post = postTo(port);
  const cookies = await Promise.all(
    ["Livia", "Gaius"].map(async (name) => {
      const response = await post("/api/guest", { name });
      return response.headers.get("set-cookie")!.split(";", 1)[0]!;
    }),
  );

  async function table(): Promise<Begun> {
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
    play: (tables, moved) =>
      tablesOf(tables, table, ({ id }, ended) =>
        Promise.all(cookies.map((cookie, seat) => sit(port, { id, cookie, seat }, moved, ended))),
      ),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

let games = 0;

interface Sitting {
  readonly id: string;
  readonly cookie: string;
  readonly seat: number;
}

async function sit(
  port: number,
  { id, cookie, seat }: Sitting,
  moved: (milliseconds: number) => void,
  ended: () => void,
): Promise<Wire> {
  const chance = new FastChance(`${games++}`);
  let [sent, count] = [-1, 0];
  let last: Told["news"];
  const answer = (): void => {
    if (sent >= 0 || !last) return;
    if (last.over) return ended();
    if (last.prompt === null) return;
    const { action } = chance.pick(last.prompt.options.filter(({ refusal }) => refusal === null));
    sent = performance.now();
    wire.send(JSON.stringify({ t: "act", id: `${seat}-${count++}`, seat, v: last.version, action }));
    last = undefined;
  };
  const wire = await openWire(
    port,
    `/line/${id}`,
    (text) => {
      const told = JSON.parse(text) as Told;
      if (told.t === "news") last = told.news;
      else if (told.t === "done" || told.t === "refused") {
        if (told.t === "done") moved(performance.now() - sent);
        sent = -1;
      }
      answer();
    },
    { Cookie: cookie },
  );
  wire.send('{"t":"hello","v":[1]}');
  wire.send(JSON.stringify({ t: "watch", n: 1, viewer: seat }));
  return wire;
}
