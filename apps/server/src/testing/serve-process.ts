import { tmpdir } from "node:os";
import { startServer } from "../server.ts";
import { NO_HAND } from "./play.ts";

/** A server in a process of its own, to be killed: what it is to be is its argument, where it is the first line it writes. */
const { database, port } = JSON.parse(process.argv[2]!) as { readonly database: string; readonly port: number };

const server = await startServer({
  site: tmpdir(),
  host: "localhost",
  ports: [port],
  database,
  pace: { least: 0, most: 0, step: 0, beat: 0 },
  rate: NO_HAND,
  botThreads: 1,
  log: (line) => void process.stderr.write(`${line}\n`),
});
process.stdout.write(`${server.port}\n`);
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
