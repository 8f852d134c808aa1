import { refuse } from "@ara/kernel";
import { readTilePath } from "@ara/kernel/fair";
import type { FastifyInstance } from "fastify";
import type { PublicLog } from "./log.ts";

/** What is below a tile never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** The public log as C2SP tlog-tiles has it, below "/tlog": for programs that know such logs. */
export function addTiles(app: FastifyInstance, log: PublicLog): void {
  app.get("/tlog/checkpoint", async (_request, reply) => {
    const note = await log.note();
    if (note === undefined) return reply.code(404).send({ refusal: refuse("server.unknown") });
    return reply.header("cache-control", "no-cache").type("text/plain; charset=utf-8").send(note);
  });
  app.get("/tlog/tile/*", async (request, reply) => {
    const path = readTilePath((request.params as { readonly "*": string })["*"]);
    const bytes = path && (await log.tile(path.level, path.n, path.width));
    if (!bytes) return reply.code(404).send({ refusal: refuse("server.unknown") });
    return reply.header("cache-control", FOR_EVER).type("application/octet-stream").send(Buffer.from(bytes));
  });
}
