// What reads the record of a game: `ara verify`, `ara position`, `ara map`.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { testFolder } from "../../testing/ara.ts";
import { ringsOf } from "./map/coast.ts";

const { ara, inFolder, file } = testFolder();

/** The record of a short game of random players, played once for all tests. */
let played: Promise<string> | undefined;
const simulated = (): Promise<string> => (played ??= simulateOne());

async function simulateOne(): Promise<string> {
  const path = inFolder("record.jsonl");
  const table = ["--scenario", "II", "--format", "ultraBasic", "--games", "1", "--seed", "s"];
  expect((await ara(["simulate", "pax-romana", ...table, "--records", path])).code).toBe(0);
  return path;
}

describe("ara verify", () => {
  test("records name their game; one that was changed is found, and the reason told with its rule", async () => {
    const path = await simulated();
    expect((await ara(["verify", path])).out).toContain("1 of 1 consistent");
    const record = JSON.parse(readFileSync(path, "utf8"));
    const { head: _head, seal: _seal, ...rest } = record;
    const entries = record.entries.with(1, { ...record.entries[1], action: { type: "major", kind: "own" } });
    const { code, out } = await ara(["verify", file("bad.json", { ...rest, entries })]);
    expect(code).toBe(1);
    expect(out).toMatch(/entry \d+: .+ \(Pax Romana \d+\.\d+\)/);
  });
});

describe("ara position", () => {
  test("shows a record after some entries, and lists what is legal there", async () => {
    const path = await simulated();
    const shown = await ara(["position", "show", path, "--entry", "0"]);
    expect(shown.out).toContain("Your forces\n  Roma: City, walls 5 (Rome)");
    const legal = JSON.parse((await ara(["position", "legal", path, "--entry", "0", "--json"])).out);
    expect(legal).toMatchObject({ seat: 0, decider: 0, step: { question: "activation.pay", rule: "3.44" } });
    expect(legal.actions).toContainEqual({ type: "pay" });
    const said = await ara(["position", "legal", path, "--entry", "0"]);
    expect(said.out).toContain('{"type":"pay"}  Pay 1 Talent\n');
    const many = await ara(["position", "show", path, "--entry", "99999"]);
    expect(many.code).toBe(1);
    expect(many.err).toContain("99999 is not among them");
  });

  test("makes a position of a record, and says why an action is refused", async () => {
    const path = await simulated();
    const { out } = await ara(["position", "show", path, "--entry", "3", "--json"]);
    const position = file("position.json", out);
    const args = ["position", "legal", position, "--action", '{"type":"step","node":"roma"}'];
    const refused = await ara(args);
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(/\(Pax Romana \d+\.\d+\)\n$/);
    expect((await ara(["position", "show", position, "--entry", "1"])).err).toContain("--entry is for records");
    const over = await ara(["position", "show", path]);
    expect(over.out).toContain("Victory: ");
  });

  const pay = ["--action", '{"type":"pay"}'];

  test("apply carries out actions on a record or a position, and tells what happened", async () => {
    const path = await simulated();
    const args = ["position", "apply", path, "--entry", "0", ...pay, "--seed", "s"];
    const { code, out } = await ara([...args, "--json"]);
    expect(code).toBe(0);
    const { position, events, outcomes } = JSON.parse(out);
    expect(position).toMatchObject({ format: "ara-position/1", game: "pax-romana" });
    expect(events).toContainEqual({ event: "talents", rule: "3.44", text: "Rome pays 1 Talent." });
    expect(outcomes).toStrictEqual([]);
    const again = await ara(args);
    expect(JSON.parse(again.out)).toStrictEqual(position);
    const legal = JSON.parse((await ara(["position", "legal", file("after.json", position), "--json"])).out);
    expect(legal.step).not.toStrictEqual({ question: "activation.pay", rule: "3.44" });
  });

  test("apply throws new dice, the dice of a seed, or those it is told; outcomes are those of the record", async () => {
    const path = await simulated();
    const { entries } = JSON.parse(readFileSync(path, "utf8"));
    const thrown = entries.findIndex(({ outcomes }: { outcomes?: number[] }) => outcomes?.length === 1);
    const args = ["position", "apply", path, "--entry", String(thrown), "--seat", String(entries[thrown].seat)];
    const at = [...args, "--action", JSON.stringify(entries[thrown].action)];
    const told = await ara([...at, "--outcomes", String(entries[thrown].outcomes), "--json"]);
    const shown = await ara(["position", "show", path, "--entry", String(thrown + 1), "--json"]);
    expect(JSON.parse(told.out)).toMatchObject({ position: JSON.parse(shown.out), outcomes: entries[thrown].outcomes });
    expect((await ara([...at, "--outcomes", "99"])).err).toContain("chance outcome 1 is out of range");
    expect((await ara([...at, "--outcomes", "0,0,0,0,0,0,0,0,0"])).err).toMatch(/chance was asked \d times, not 9/);
    expect((await ara([...at, "--outcomes", "x"])).err).toContain("--outcomes takes whole numbers");
    expect((await ara([...at, "--outcomes", "0", "--seed", "s"])).err).toContain("exclude each other");
    const seeded = async (): Promise<string> => (await ara([...at, "--seed", "s", "--json"])).out;
    expect(await seeded()).toBe(await seeded());
  });

  test("apply stops at the first refused action, with its rule", async () => {
    const path = await simulated();
    const args = ["position", "apply", path, "--entry", "0", ...pay, ...pay];
    const { code, err } = await ara(args);
    expect(code).toBe(1);
    expect(err).toContain('action 2 {"type":"pay"}: ');
  });

  test("score tells what a Victory Phase would bring, and who would win; nothing more once a game is over", async () => {
    const path = await simulated();
    const begun = ["position", "score", path, "--entry", "0"];
    const said = await ara(begun);
    expect(said.out).toMatch(/VP so far +GOP +CVP +objectives +VP then\nRome +0 +\d+: \+\d+ /);
    expect(said.out).toMatch(/As it stands, \w+ wins\. \(15\.11\)\n$/);
    const { powers, result } = JSON.parse((await ara([...begun, "--json"])).out);
    const { gop, forGop, forCvp, forObjectives, total } = powers[0];
    expect([powers[0].power, gop > 0, forGop + forCvp + forObjectives]).toStrictEqual(["rome", true, total]);
    expect(result.points[0]).toBe(total);
    expect((await ara(["position", "score", path, "--lang", "de"])).out).toMatch(/^Sieg/);
    expect((await ara([...begun, "--seat", "1"])).err).toContain("score takes no --seat");
  });
});

describe("ara map", () => {
  test("draws the whole map, a scenario, and a position", async () => {
    const whole = await ara(["map", "--svg", inFolder("map.svg"), "--json"]);
    expect(JSON.parse(whole.out)).toMatchObject({ coastline: expect.any(Boolean) });
    const drawn = readFileSync(inFolder("map.svg"), "utf8");
    expect(drawn).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox/);
    expect(drawn).toContain(">Roma</text>");
    expect(drawn).not.toMatch(/undefined|NaN/);
    await ara(["map", "--svg", inFolder("v.svg"), "--scenario", "V", "--lang", "de"]);
    const set = readFileSync(inFolder("v.svg"), "utf8");
    expect(set).toContain("2LG");
    expect(set).toContain("Karthago");
    expect(set).not.toMatch(/undefined|NaN/);
    const path = await simulated();
    expect((await ara(["map", "--svg", inFolder("p.svg"), "--position", path, "--entry", "40"])).code).toBe(0);
    expect(readFileSync(inFolder("p.svg"), "utf8")).not.toContain(">Alexandria</text>");
  });

  test("says what is missing", async () => {
    expect((await ara(["map"])).err).toContain("say where to draw it");
    const pax = file("pax.json", { game: "pax" });
    expect((await ara(["map", "--svg", inFolder("x.svg"), "--position", pax])).err).toContain("not of pax-romana");
  });

  test("land of TopoJSON becomes rings: steps are added up, arcs joined, negative ones run backwards", () => {
    const rings = ringsOf({
      transform: { scale: [2, 1], translate: [10, 0] },
      arcs: [
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
        [
          [0, 0],
          [0, 2],
          [1, -1],
        ],
      ],
      objects: { land: { geometries: [{ arcs: [[[0, -2]]] }] } },
    });
    expect(rings).toStrictEqual([
      [
        [10, 0],
        [12, 0],
        [12, 1],
        [10, 2],
        [10, 0],
      ],
    ]);
  });
});
