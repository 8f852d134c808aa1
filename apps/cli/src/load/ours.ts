import { createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FastChance } from "@ara/kernel";
import { commitNonce, hashAct } from "@ara/kernel/fair";
import { postTo, startServer, tablesOf, type Contender, type Moved } from "./contender.ts";
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
    readonly head: string;
    readonly over: boolean;
    readonly prompt: { readonly options: readonly { readonly action: unknown; readonly refusal: unknown }[] } | null;
  };
}

export interface Ours extends Contender {
  readonly port: number;
  table(): Promise<Begun>;
}

/** A player's browser: what it adds to the luck, and what it signs with. */
interface Browser {
  readonly nonce: string;
  readonly key: KeyObject;
  readonly publicKey: string;
}

function browser(): Browser {
  const { privateKey: key } = generateKeyPairSync("ed25519");
  const publicKey = createPublicKey(key).export({ format: "jwk" }).x!;
  return { key, publicKey, nonce: randomBytes(32).toString("base64url") };
}

/**
 * Our server as it is started for people, on a database file or a given database: whatever is answered is on the disk. Those who
 * `sign` add to the luck, too.
 */
export async function ours({ database, signs = false }: { database?: string; signs?: boolean } = {}): Promise<Ours> {
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

  const browsers = signs ? cookies.map(() => browser()) : [];

  async function table(): Promise<Begun> {
    const seats = [{ who: "me" }, { who: "open" }];
    const wanted = { game: "pax", config: { players: 2 }, listed: false, fair: signs, seats };
    const made = await post("/api/tables", wanted, cookies[0]);
    const { id } = (await made.json()) as { readonly id: string };
    for (const [seat, { publicKey: key, nonce }] of browsers.entries())
      await post(`/api/tables/${id}/sit`, { seat, key, commit: commitNonce(id, key, nonce) }, cookies[seat]);
    for (const [seat, { nonce }] of browsers.entries())
      await post(`/api/tables/${id}/reveal`, { seat, nonce }, cookies[seat]);
    if (!signs) await post(`/api/tables/${id}/sit`, { seat: 1 }, cookies[1]);
    return { id, cookies };
  }

  return {
    name: "Ara Pacis",
    pid: server.pid,
    port,
    table,
    play: (tables, moved) =>
      tablesOf(tables, table, ({ id }, ended) =>
        Promise.all(
          cookies.map((cookie, seat) => sit(port, { id, cookie, seat, key: browsers[seat]?.key }, moved, ended)),
        ),
      ),
    // What was written last may still stand beside the file.
    kept: () =>
      ["", "-wal"].reduce((sum, end) => sum + (statSync(`${kept}${end}`, { throwIfNoEntry: false })?.size ?? 0), 0),
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
  readonly key: KeyObject | undefined;
}

async function sit(
  port: number,
  { id: table, cookie, seat, key }: Sitting,
  moved: Moved,
  ended: () => void,
): Promise<Wire> {
  const chance = new FastChance(`${games++}`);
  // Between a question and its answer nobody else moves: whatever is told then was his, or made for him.
  let [sent, count, moves] = [-1, 0, 0];
  let last: Told["news"];
  const answer = (): void => {
    if (sent >= 0 || !last) return;
    if (last.over) return ended();
    if (last.prompt === null) return;
    const { action } = chance.pick(last.prompt.options.filter(({ refusal }) => refusal === null));
    const { version, head } = last;
    const id = `${seat}-${count++}`;
    const sig = key && sign(null, hashAct({ table, seat, version, head, id, action }), key).toString("base64url");
    [sent, moves] = [performance.now(), 0];
    wire.send(JSON.stringify({ t: "act", id, seat, v: version, action, sig }));
    last = undefined;
  };
  const wire = await openWire(
    port,
    `/line/${table}`,
    (text) => {
      const told = JSON.parse(text) as Told;
      if (told.t === "news") {
        last = told.news;
        moves++;
      } else if (told.t === "done" || told.t === "refused") {
        if (told.t === "done") moved(performance.now() - sent, moves);
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
