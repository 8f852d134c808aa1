import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** What whoever runs a server asks it. */
export interface Operated {
  /** Whether the database answers and nobody is being sent away. */
  isReady(): Promise<boolean>;
  metrics(): string;
  readonly metricsToken?: string | undefined;
  /** Whether another program stands before this one: then what comes from this machine comes from anywhere. */
  readonly isBehind: boolean;
}

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other));

const isLoopback = (address: string | undefined): boolean =>
  address === "::1" || /^(?:::ffff:)?127\./.test(address ?? "");

/** Figures tell how busy a server is: they are for this machine, or for who shows the token. */
function maySee({ headers, socket }: FastifyRequest, { metricsToken, isBehind }: Operated): boolean {
  const { authorization = "" } = headers;
  if (metricsToken !== undefined && isSame(authorization, `Bearer ${metricsToken}`)) return true;
  return !isBehind && headers["x-forwarded-for"] === undefined && isLoopback(socket.remoteAddress);
}

/** Health is that the process runs; readiness, that somebody may be sent to it. */
export function addOperation(app: FastifyInstance, operated: Operated): void {
  app.get("/health", (_request, reply) => void reply.send({ ok: true }));
  app.get("/ready", async (_request, reply) => {
    const ready = await operated.isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get("/metrics", async (request, reply) => {
    if (!maySee(request, operated)) return reply.code(403).send({ refusal: { key: "server.notYours", params: {} } });
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(operated.metrics());
  });
}
