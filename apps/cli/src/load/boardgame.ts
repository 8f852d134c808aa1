import { fileURLToPath } from "node:url";
import { FastChance } from "@ara/kernel";
import { postTo, startServer, tablesOf, type Contender, type Moved } from "./contender.ts";
import { openWire, type Wire } from "./wire.ts";

interface State {
  readonly G: { readonly legal?: readonly number[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

interface Begun {
  readonly match: string;
  readonly credentials: readonly string[];
}

const PROGRAMS = { bare: "./boardgame-worker.ts", pax: "../games/pax/boardgame-worker.ts" };
const PLAYERS = ["0", "1"];
/** Its sockets are those of socket.io: a sign for what is meant, the game, and JSON. */
const [PINGED, PONG, JOIN, EVENT] = ["2", "3", "40/load,", "42/load,"];

/**
 * boardgame.io's server: matches are made, joined and played as its own client does it, without the work of that client. It plays
 * PAX, or a game without rules of so many moves.
 */
export async function boardgame(game: "pax" | number): Promise<Contender> {
  const program = fileURLToPath(new URL(game === "pax" ? PROGRAMS.pax : PROGRAMS.bare, import.meta.url));
  const server = await startServer([program, `${game}`], { NODE_ENV: "production" });
  const post = postTo(server.port);

  async function begin(): Promise<Begun> {
    const made = await post("/games/load/create", { numPlayers: PLAYERS.length });
    const { matchID: match } = (await made.json()) as { readonly matchID: string };
    const credentials: string[] = [];
    for (const playerID of PLAYERS) {
      const joined = await post(`/games/load/${match}/join`, { playerID, playerName: playerID });
      credentials.push(((await joined.json()) as { readonly playerCredentials: string }).playerCredentials);
    }
    return { match, credentials };
  }

  return {
    name: game === "pax" ? "boardgame.io playing PAX" : "boardgame.io",
    pid: server.pid,
    play: (tables, moved) =>
      tablesOf(tables, begin, ({ match, credentials: all }, ended) =>
        Promise.all(
          PLAYERS.map((player, i) => sit(server.port, { match, player, credentials: all[i]! }, moved, ended)),
        ),
      ),
    close: () => server.close(),
  };
}

interface Sitting {
  readonly match: string;
  readonly player: string;
  readonly credentials: string;
}

async function sit(
  port: number,
  { match, player, credentials }: Sitting,
  moved: Moved,
  ended: () => void,
): Promise<Wire> {
  const chance = new FastChance(`${match} ${player}`);
  let [sent, answered, count] = [-1, -1, 0];
  const emit = (...args: unknown[]): void => wire.send(EVENT + JSON.stringify(args));
  const see = ({ G, ctx, _stateID: id }: State): void => {
    const isOver = ctx.gameover !== undefined;
    if (sent >= 0 && (isOver || id > answered)) {
      moved(performance.now() - sent, 1);
      sent = -1;
    }
    if (isOver) return ended();
    if (sent >= 0 || ctx.currentPlayer !== player) return;
    [sent, answered] = [performance.now(), id];
    const payload = { type: "go", args: [G.legal ? chance.pick(G.legal) : count++], playerID: player, credentials };
    emit("update", { type: "MAKE_MOVE", payload }, id, match, player);
  };
  const wire = await openWire(port, "/socket.io/?EIO=4&transport=websocket", (text) => {
    if (text === PINGED) return wire.send(PONG);
    if (text.startsWith(JOIN)) return emit("sync", match, player, credentials, PLAYERS.length);
    if (!text.startsWith(EVENT)) return undefined;
    const [event, , told] = JSON.parse(text.slice(EVENT.length)) as [string, string, State & { readonly state: State }];
    if (event === "sync") see(told.state);
    else if (event === "update") see(told);
    return undefined;
  });
  wire.send(JOIN);
  return wire;
}
