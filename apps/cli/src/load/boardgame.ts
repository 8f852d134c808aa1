import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { startServer, type Contender } from "./contender.ts";

interface State {
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

interface Socket {
  on(event: "connect", listener: () => void): void;
  on(event: "sync", listener: (match: string, told: { readonly state: State }) => void): void;
  on(event: "update", listener: (match: string, state: State) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

interface SocketModule {
  readonly io: (url: string, options: object) => Socket;
}

/** The one that boardgame.io's client uses. */
const { io } = createRequire(createRequire(import.meta.url).resolve("boardgame.io/server"))(
  "socket.io-client",
) as SocketModule;

const PROGRAM = fileURLToPath(new URL("./boardgame-worker.ts", import.meta.url));

/** boardgame.io's server; its messages are sent as its own client sends them, without the work of that client. */
export async function boardgame(): Promise<Contender> {
  const server = await startServer([PROGRAM], { NODE_ENV: "production" });
  let matches = 0;
  return {
    name: "boardgame.io",
    pid: server.pid,
    async play(tables, moved) {
      const sockets: Socket[] = [];
      let stopped = false;
      const sit = (match: string, player: string): void => {
        const socket = io(`http://localhost:${server.port}/load`, { transports: ["websocket"], forceNew: true });
        sockets.push(socket);
        let [sent, count] = [-1, 0];
        const see = ({ ctx, _stateID: id }: State): void => {
          if (sent >= 0 && ctx.currentPlayer !== player) {
            moved(performance.now() - sent);
            sent = -1;
          }
          if (stopped || sent >= 0 || ctx.currentPlayer !== player) return;
          sent = performance.now();
          const action = { type: "MAKE_MOVE", payload: { type: "go", args: [count++], playerID: player } };
          socket.emit("update", action, id, match, player);
        };
        socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
        socket.on("sync", (_, { state }) => see(state));
        socket.on("update", (_, state) => see(state));
      };
      for (let i = 0; i < tables; i++) {
        const match = `load-${matches++}`;
        sit(match, "0");
        sit(match, "1");
      }
      return {
        async stop() {
          stopped = true;
          for (const socket of sockets) socket.disconnect();
        },
      };
    },
    close: () => server.close(),
  };
}
