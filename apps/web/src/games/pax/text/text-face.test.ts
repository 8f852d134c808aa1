import { legalActions, Match } from "@ara/kernel";
import { config, pax, servedPax } from "@ara/pax";
import { LocalTable } from "@ara/protocol";
import { signal } from "@preact/signals";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { kernelWords } from "../../../app/kernel-words.ts";
import { fileWords } from "../file-words.ts";
import { settled } from "../../../sitting/testing.ts";
import type { Lost } from "../../../store/lost.ts";
import type { PaxAtTable } from "../types.ts";
import { botWords } from "../bot-words.ts";
import { paxWords } from "../words.ts";
import { turnWords } from "../table/turns/words.ts";
import { TextFace } from "./text-face.ts";
import { textWords } from "./text-words.ts";

vi.mock("../../../app/settings.ts", () => ({ settings: signal({ language: "en" }) }));
vi.mock("../../../app/router.ts", () => ({ go: () => undefined }));

beforeAll(() =>
  Promise.all([paxWords, botWords, kernelWords, fileWords, textWords, turnWords].map((words) => words.load("en"))),
);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** They think for ever. */
const NO_BOTS = {
  choose: () => new Promise<never>(() => undefined),
  advise: () => Promise.reject(new Error("no bots")),
  close: () => undefined,
};

type PaxTable = LocalTable<PaxAtTable>;

/** A face over a real game; "pb" is a person and a bot that does nothing. The table can be lost. */
async function sitDown(seats: string) {
  const names = Array.from(seats, (_, seat) => ["Livia", "Varro"][seat]!);
  const match = new Match(pax, config(names.length, { startPlayer: 0 }), { seats: names, seed: "text" });
  const lost: ((why: Lost) => void)[] = [];
  const tables: PaxTable[] = [];
  const face = new TextFace("x", async (onLost) => {
    lost.push(onLost);
    const sat = Array.from(seats, (who, seat) => ({ name: names[seat]!, bot: who === "b" ? "miles" : null }));
    const table = new LocalTable<PaxAtTable>(servedPax, match, {
      seats: sat,
      bots: NO_BOTS,
      save: () => Promise.resolve(),
    });
    tables.push(table);
    return table;
  });
  await face.sitting.open();
  return {
    face,
    match,
    table: () => tables.at(-1)!,
    lose: async (why: Lost) => {
      lost.at(-1)!(why);
      await settled();
    },
    /** Does the first thing that is legal for whoever is asked. */
    move: async () => {
      const [seat] = pax.toAct(match.state);
      let version = 0;
      tables.at(-1)!.watch(seat!, (news) => (version = news.version))();
      const refused = await tables.at(-1)!.act(seat!, legalActions(pax, match.state, seat!)[0]!, version);
      if (refused) throw new Error(refused.key);
    },
    type: async (input: string) => {
      face.run(input);
      await settled();
    },
  };
}

const told = (face: TextFace): string[] => face.transcript.value?.entries.value.flatMap(({ lines }) => lines) ?? [];
const last = (face: TextFace) => face.transcript.value?.entries.value.at(-1);

describe("one person", () => {
  test("is told what is asked, and hears it", async () => {
    const { face } = await sitDown("pb");
    expect(told(face).at(-1)).toMatch(/\?|keep/i);
    expect(face.speaker.assertive.value.text).toBe(textWords.now.value.page.yourTurn);
    await vi.advanceTimersByTimeAsync(1000);
    expect(face.speaker.polite.value.text).toBe(told(face).join(" "));
  });

  test("does by typing what can be done; what cannot is refused with a reason", async () => {
    const { face, match, type } = await sitDown("pb");
    await type("buy 1");
    expect(last(face)?.kind).toBe("refusal");
    expect(match.length).toBe(0);
    await type("1");
    expect(match.length).toBe(1);
    expect(face.transcript.value?.history).toEqual(["buy 1", "1"]);
  });

  test("takes a step back, and is told so", async () => {
    const { face, match, move, type } = await sitDown("pp");
    face.confirm();
    while (face.sitting.session.value?.news.value.undoable === 0) {
      await move();
      if (face.sitting.next.value !== null) face.confirm();
    }
    const before = match.length;
    await type("undo");
    expect(match.length).toBe(before - 1);
    expect(told(face)).toContain(textWords.now.value.news.undone);
  });

  test("who only watches can decide nothing", async () => {
    const { face, type } = await sitDown("bb");
    expect(face.transcript.value?.viewer).toBe("spectator");
    await type("undo");
    expect(last(face)).toMatchObject({ kind: "refusal", lines: [textWords.now.value.answers.spectator] });
  });
});

describe("two people at one screen", () => {
  test("nothing is told before it is clear who listens", async () => {
    const { face } = await sitDown("pp");
    expect([face.transcript.value, face.sitting.next.value]).toEqual([null, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([face.speaker.polite.value.text, face.speaker.assertive.value.text]).toEqual(["", ""]);
    face.confirm();
    expect(face.speaker.assertive.value.text).toBe(textWords.now.value.page.turnOf({ who: "Livia" }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(face.speaker.polite.value.text).toBe(told(face).join(" "));
  });

  test("nothing of what one of them heard is left for the next", async () => {
    const { face, move } = await sitDown("pp");
    face.confirm();
    while (face.sitting.next.value === null) await move();
    expect([face.transcript.value, face.sitting.next.value]).toEqual([null, 1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([face.speaker.polite.value.text, face.speaker.assertive.value.text]).toEqual(["", ""]);
    face.confirm();
    expect(face.transcript.value?.viewer).toBe(1);
    expect(face.transcript.value?.history).toEqual([]);
  });
});

describe("what is read to whoever takes the screen", () => {
  test("is what the others did meanwhile", async () => {
    const { face, move } = await sitDown("pp");
    const played = (): boolean =>
      face.sitting.session.value?.news.value.log.some(({ type }) => type === "fed") ?? false;
    let fed = false;
    for (let turns = 0; turns < 3; turns++) {
      face.confirm();
      fed = false;
      while (face.sitting.next.value === null) {
        await move();
        fed ||= played();
      }
    }
    expect(fed).toBe(true);
    const who = face.sitting.nameOf(1 - face.sitting.next.value!);
    face.confirm();
    await vi.advanceTimersByTimeAsync(1000);
    expect(face.speaker.polite.value.text).toContain(`${who} put `);
  });

  test("is not their turn any more once the game is over", async () => {
    const { face, match, move } = await sitDown("pp");
    for (face.confirm(); !match.over;) {
      await move();
      if (face.sitting.next.value !== null) face.confirm();
    }
    expect(face.speaker.assertive.value.text).toBe("");
  });
});

describe("a table that is lost", () => {
  test("is opened again: that is said, and nothing else is said twice", async () => {
    const { face, match, lose, type } = await sitDown("pb");
    await type("1");
    const before = told(face);
    await lose("crashed");
    expect(told(face)).toEqual([...before, textWords.now.value.page.reopened]);
    const decisions = match.length;
    await type("help");
    expect(face.transcript.value?.history).toEqual(["1", "help"]);
    expect(match.length).toBe(decisions);
  });

  test("in the middle of a command, the command has failed and can be typed again", async () => {
    const { face, match, table, type } = await sitDown("pb");
    const working = vi.spyOn(table(), "act").mockRejectedValueOnce(new Error("the table was closed"));
    await type("1");
    expect(last(face)).toMatchObject({ kind: "refusal", lines: [textWords.now.value.answers.failed] });
    working.mockRestore();
    await type("1");
    expect(match.length).toBe(1);
  });

  test("again and again is left alone", async () => {
    const { face, lose } = await sitDown("pb");
    for (let i = 0; i < 4; i++) await lose("crashed");
    expect(face.sitting.status.value).toBe("broken");
  });

  test.each(["taken", "deleted"] as const)("to another window (%s) is not opened again", async (why) => {
    const { face, lose } = await sitDown("pb");
    await lose(why);
    expect(face.sitting.status.value).toEqual({ key: `table.${why}`, params: {} });
  });
});
