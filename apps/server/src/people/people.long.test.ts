import { expect, test } from "vitest";
import { startServer } from "../server.ts";
import { onPostgres } from "../testing/databases.ts";
import { Visitor } from "../testing/visitor.ts";
import { peopleSuite } from "./people.suite.ts";

const database = onPostgres();

peopleSuite("PostgreSQL", database, true);

test("a session that is ended at one node has no line at another", async () => {
  const options = { site: "nowhere", host: "localhost", ports: [0], database: database() };
  const nodes = [await startServer(options), await startServer(options)];
  const livia = await Visitor.guest(nodes[0]!.port, "Livia");
  const elsewhere = new Visitor(nodes[1]!.port).showing(livia.cookie);
  const id = await livia.makes({ seats: [{ who: "me" }, { who: "bot", level: "tiro" }] });
  const line = await elsewhere.socket(id);
  const closed = new Promise<number>((resolve) => line.once("close", resolve));
  await livia.post("/api/leave", {});
  expect(await closed).toBe(4001);
  await Promise.all(nodes.map((node) => node.close()));
});
