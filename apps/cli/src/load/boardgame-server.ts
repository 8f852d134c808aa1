import { createRequire } from "node:module";

interface ServerModule {
  readonly Server: (options: object) => {
    run(port: number): Promise<{ readonly appServer: { address(): { port: number } } }>;
  };
}

const { Server } = createRequire(import.meta.url)("boardgame.io/server") as ServerModule;

/** boardgame.io's own server with a game of its kind, in memory, until this process is ended. */
export async function serveBoardgame(game: object): Promise<void> {
  // What it says while it starts goes where people look: the first line is for whoever started it.
  console.info = console.error;
  console.log = console.error;
  const { appServer } = await Server({ games: [game], origins: ["*"] }).run(0);
  process.stdout.write(`${JSON.stringify({ port: appServer.address().port })}\n`);
  process.once("SIGTERM", () => process.exit(0));
}
