import { expect, test } from "vitest";
import { sqliteEngine } from "../store/sqlite/engine.ts";
import { onSqlite } from "../testing/databases.ts";
import { testServer } from "../testing/test-server.ts";
import { Visitor } from "../testing/visitor.ts";
import { vacationSuite } from "./vacation.suite.ts";

const database = onSqlite();
vacationSuite("vacations on a SQLite file", () => sqliteEngine(database()));

const server = testServer(onSqlite());

test("by the API somebody sees to his own vacation, and nobody to another's", async () => {
  const livia = await Visitor.guest(server.port, "Livia");
  const facts = async (who = livia) => (await who.get<{ vacation: unknown; daysLeft: number }>("/api/vacation")).body;
  expect(await livia.post("/api/vacation", { days: 31 })).toMatchObject({ status: 400 });
  expect(await livia.post("/api/vacation", { days: 7 })).toMatchObject({ status: 200 });
  expect(await facts()).toMatchObject({ vacation: { from: expect.any(Number) as number }, daysLeft: 30 });
  expect(await facts(await Visitor.guest(server.port, "Gaius"))).toMatchObject({ vacation: null, daysLeft: 30 });
  expect(await livia.text("/api/account/export")).toContain(`"what":"vacation"`);
  expect(await livia.post("/api/vacation/end", {})).toMatchObject({ status: 200 });
  expect((await new Visitor(server.port).get("/api/vacation")).body.refusal).toMatchObject({ key: "people.unknown" });
});
