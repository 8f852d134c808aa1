import { describe, expect, test } from "vitest";
import { testFolder } from "../../testing/ara.ts";

const { ara, file } = testFolder();

describe("ara position", () => {
  const position = {
    format: "ara-position/1",
    game: "pax",
    rules: 1,
    config: { players: 2, nocturnus: false, solo: null, memory: "strict", lastClear: "no" },
    seats: ["Livinia", "Decimus"],
    partial: true,
    state: {
      deck: ["land:1:1"],
      setAside: [],
      rome: { open: ["senator:2:2"], hidden: [] },
      legions: [["army:1:2"], ["land:1:1", "intrigue:2:3"], []],
      players: [
        { aurei: 3, hand: ["fleet:1:1"], display: ["land:1:1"] },
        { aurei: 5, hand: [], display: [] },
      ],
      startPlayer: 0,
      conspiratus: null,
      active: 0,
      taken: [],
      step: "buy",
    },
  };

  test("legal lists actions", async () => {
    const { code, out } = await ara(["position", "legal", file("p.json", position), "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      seat: 0,
      decider: 0,
      step: "buy",
      actions: [{ type: "skip" }, { type: "buy", legion: 1 }],
    });
  });

  test("legal says why an action is refused, in the language asked for", async () => {
    const args = ["position", "legal", file("p.json", position), "--action", '{"type":"buy","legion":2}'];
    const english = await ara(args);
    expect(english.code).toBe(1);
    expect(english.out).toContain("This group costs 4 aurei; you have 3. (PAX 3.7)");
    expect((await ara([...args, "--lang", "nl"])).out).toContain("(PAX 3.7)");
    const [answer] = JSON.parse((await ara([...args, "--json"])).out).answers;
    expect(answer).toMatchObject({ legal: false, key: "buy.cannotPay", rule: "3.7", params: { price: 4, aurei: 3 } });
  });

  test("another seat is told that it is not its turn", async () => {
    const args = ["position", "legal", file("p.json", position), "--seat", "1", "--action", '{"type":"skip"}'];
    expect((await ara(args)).out).toContain("another player's turn");
  });

  test("another seat is told who decides", async () => {
    const args = ["position", "legal", file("p.json", position), "--seat", "1"];
    expect((await ara(args)).out).toBe("Seat 1 has nothing to decide now; seat 0 (Livinia) decides.\n");
    expect((await ara([...args, "--lang", "de"])).out).toContain("es entscheidet Platz 0 (Livinia)");
    const json = JSON.parse((await ara([...args, "--json"])).out);
    expect(json).toEqual({ seat: 1, decider: 0, step: "buy", actions: [] });
    const over = file("over.json", { ...position, state: { ...position.state, step: "over" } });
    expect((await ara(["position", "legal", over])).out).toBe("The game is over.\n");
    expect(JSON.parse((await ara(["position", "legal", over, "--json"])).out)).toMatchObject({ decider: null });
  });

  test("apply carries out actions one after another and prints the position after them", async () => {
    const actions = ['{"type":"buy","legion":1}', '{"type":"play","card":"fleet:1:1"}', '{"type":"end"}'];
    const args = ["position", "apply", file("p.json", position), ...actions.flatMap((action) => ["--action", action])];
    const { code, out } = await ara([...args, "--json"]);
    expect(code).toBe(0);
    const { position: after, events } = JSON.parse(out);
    expect(after.state.players[0]).toEqual({ aurei: 2, hand: ["army:1:2"], display: ["land:1:1", "fleet:1:1"] });
    expect(after.state).toMatchObject({ step: "turn", active: 1, taken: [0] });
    expect(events.map(({ type }: { type: string }) => type)).toContain("bought");
    expect(JSON.parse((await ara(args)).out)).toEqual(after);
  });

  test("apply stops at the first refused action", async () => {
    const args = [
      "position",
      "apply",
      file("p.json", position),
      "--action",
      '{"type":"skip"}',
      "--action",
      '{"type":"draw"}',
    ];
    const { code, err } = await ara(args);
    expect(code).toBe(1);
    expect(err).toContain('action 2 {"type":"draw"}');
    expect(err).toContain("(PAX 3.3)");
  });

  test("score prints the sheet", async () => {
    const { code, out } = await ara(["position", "score", file("p.json", position)]);
    expect(code).toBe(0);
    expect(out).toContain("Livinia");
    const sheet = JSON.parse((await ara(["position", "score", file("p.json", position), "--json"])).out);
    expect(sheet.result.points).toEqual([5, 4]);
  });

  test("score says who would win, and takes nothing it does not use", async () => {
    const path = file("p.json", position);
    expect((await ara(["position", "score", path])).out).toContain("As it stands, Rome wins, and nobody with it.\n");
    expect((await ara(["position", "score", path, "--lang", "nl"])).out).toContain(
      "Zoals het er nu voorstaat, wint Rome",
    );
    for (const option of ["--seat=1", '--action={"type":"skip"}']) {
      const { code, err } = await ara(["position", "score", path, option]);
      expect([code, err]).toEqual([2, `ara position: score takes no ${option.split("=")[0]}\n`]);
    }
  });

  test("what only Pax Romana has is refused", async () => {
    const path = file("p.json", position);
    expect((await ara(["position", "show", path])).err).toContain('positions of pax have no "show"');
    for (const option of ["--entry=1", "--seed=s", "--outcomes=1"]) {
      const { code, err } = await ara(["position", "legal", path, option]);
      expect([code, err]).toEqual([2, `ara position: pax has no ${option.split("=")[0]}\n`]);
    }
  });

  test.each([
    ["not all cards", { ...position, partial: false }, 'not 3; "partial": true allows it. (PAX 10.1)\n'],
    ["a forged format", { ...position, format: "ara-position/2" }, '"format" cannot be "ara-position/2".\n'],
    ["no state", { ...position, state: undefined }, '"state" is missing.\n'],
    ["a number", 7, '"position" cannot be 7.\n'],
  ])("%s is refused", async (name, content, reason) => {
    const { code, err } = await ara(["position", "legal", file(`${name}.json`, content)]);
    expect(code).toBe(1);
    expect(err).toContain(reason);
  });
});
