import { Match } from "@ara/kernel";
import { config, paxRomana, servedPaxRomana } from "@ara/pax-romana";
import { LocalTable } from "@ara/protocol";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { kernelWords } from "../../../app/kernel-words.ts";
import { settings } from "../../../app/settings.ts";
import { settled } from "../../../sitting/testing.ts";
import type { RomanaAtTable } from "../types.ts";
import { romanaWords } from "../words.ts";
import { TextFace } from "./text-face.ts";
import { texts } from "./words.ts";

vi.mock("../../../app/settings.ts", () => import("./testing-settings.ts"));
vi.mock("../../../app/router.ts", () => ({ go: () => undefined }));

beforeAll(() => Promise.all([romanaWords, kernelWords, texts].map((words) => words.load("en"))));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.value = { ...settings.value, confirm: false };
});

/** They think for ever. */
const NO_BOTS = {
  choose: () => new Promise<never>(() => undefined),
  advise: () => Promise.reject(new Error("no bots")),
  close: () => undefined,
};

const NAMES = ["Livia", "Varro"];
const newMatch = () => new Match(paxRomana, config("II"), { seats: NAMES, seed: "text" });

function tableOf(match: ReturnType<typeof newMatch>, seats: string, first?: number) {
  const sat = Array.from(seats, (who, seat) => ({ name: NAMES[seat]!, bot: who === "b" ? "steady" : null }));
  const keeping = { seats: sat, bots: NO_BOTS, save: () => Promise.resolve() };
  return new LocalTable<RomanaAtTable>(servedPaxRomana, match, { ...keeping, ...(first !== undefined && { first }) });
}

/** A face over a real game of scenario II; "pb" is a person and a bot that does nothing. */
async function sitDown(seats = "pb", match = newMatch()): Promise<TextFace> {
  const face = new TextFace("x", async () => tableOf(match, seats));
  await face.sitting.open();
  await settled();
  return face;
}

const question = (face: TextFace): string => face.shown.value!.news.prompt!.key;

test("who is asked hears the question, and answers by typing", async () => {
  const face = await sitDown();
  await vi.advanceTimersByTimeAsync(1000);
  expect(face.speaker.polite.value.text).toContain("You decide (Rome)");
  const before = question(face);
  face.run("1");
  await settled();
  expect(question(face)).not.toBe(before);
  face.run("undo");
  // How steps are taken back comes when the first is.
  await vi.waitFor(() => expect(question(face)).toBe(before));
  await settled();
  expect(face.reply.value?.lines[0]).toBe("The last step is taken back.");
});

test("what is no answer, no command and no place is said so, loudly", async () => {
  const face = await sitDown();
  face.run("abracadabra");
  expect(face.reply.value).toMatchObject({ refused: true });
  expect(face.speaker.assertive.value.text).toContain("abracadabra");
});

test("a place is looked at by its name alone, and everything that can be asked is answered", async () => {
  const face = await sitDown();
  face.run("capua");
  expect(face.spot.value).toHaveProperty("node");
  expect(face.reply.value?.lines[0]).toMatch(/^Capua/);
  for (const command of ["question", "answers", "standing", "forces", "log"]) {
    face.reply.value = null;
    face.run(command);
    await vi.waitFor(() => expect(face.reply.value, command).toMatchObject({ refused: false }));
  }
  // What happened, and what can be typed, come when they are asked for: one after the other.
  await vi.waitFor(() => expect(face.reply.value?.lines[0]).toMatch(/^Turn/));
  face.run("help");
  await vi.waitFor(() => expect(face.reply.value?.lines).toHaveLength(10), 20_000);
});

test("what somebody is about to confirm waits for him while his line breaks and is there again; another question ends it", async () => {
  settings.value = { ...settings.value, confirm: true };
  const match = newMatch();
  const face = await sitDown("pb", match);
  const before = question(face);
  face.run("1");
  await vi.waitFor(() => expect(face.weighed.value).toMatchObject({ answer: { key: "1" } }));
  const session = face.sitting.session.value!;
  const { version } = session.news.value;
  session.rejoin(tableOf(match, "pb", version + 1000));
  await settled();
  expect(session.news.value.version).toBeGreaterThan(version);
  expect(face.weighed.value).toMatchObject({ answer: { key: "1" } });
  face.run("");
  await settled();
  expect(question(face)).not.toBe(before);
  expect(face.weighed.value).toBeNull();
});

test("whoever wants it is shown first what an answer brings; Enter then gives it", async () => {
  settings.value = { ...settings.value, confirm: true };
  const face = await sitDown();
  const before = question(face);
  face.run("1");
  await vi.waitFor(() => expect(face.weighed.value).toMatchObject({ answer: { key: "1" }, preview: { followed: 1 } }));
  expect(question(face)).toBe(before);
  await vi.advanceTimersByTimeAsync(2000);
  expect(face.speaker.polite.value.text).toContain("Then you are asked:");
  face.run("");
  await settled();
  expect(question(face)).not.toBe(before);
  expect(face.weighed.value).toBeNull();
});

test("between two people the screen shows nothing of what the first saw and heard", async () => {
  const face = await sitDown("pp");
  expect(face.sitting.session.value).toBeNull();
  face.take();
  expect(face.sitting.session.value?.viewer).toBe(0);
  face.run("roma");
  expect(face.reply.value).not.toBeNull();
  face.sitting.passOn();
  expect(face.reply.value).toBeNull();
  expect(face.spot.value).toBeNull();
  expect(face.speaker.polite.value.text).toBe("");
});

test("3.44: what gives something up for good is asked once more, however it is chosen; Enter alone gives it", async () => {
  const face = await sitDown();
  const lapse = face.shown.value!.answers.find(({ action }) => action.type === "lapse")!;
  const before = question(face);
  face.run(lapse.key);
  await settled();
  expect([question(face), face.weighed.value?.answer]).toEqual([before, lapse]);
  expect(face.choose(lapse)).toBe(false);
  await settled();
  expect(question(face)).toBe(before);
  face.run("");
  await settled();
  expect(face.shown.value!.news.prompt).toBeNull();
});

test("a server that begins anew asks the same: what one is about to confirm stays, and can be given", async () => {
  const match = new Match(paxRomana, config("II"), { seats: ["Livia", "Varro"], seed: "text" });
  const seats = ["Livia", "Varro"].map((name, i) => ({ name, bot: i === 1 ? "steady" : null }));
  const table = new LocalTable<RomanaAtTable>(servedPaxRomana, match, {
    seats,
    bots: NO_BOTS,
    save: () => Promise.resolve(),
  });
  const watch = table.watch.bind(table);
  let again = (): void => undefined;
  // It counts its versions from elsewhere then, and tells all that is known already.
  table.watch = (viewer, listener) =>
    watch(viewer, (news) => {
      again = () => listener({ ...news, version: news.version + 1000 });
      listener(news);
    });
  const act = vi.spyOn(table, "act").mockImplementation(async () => null);
  const face = new TextFace("x", async () => table);
  await face.sitting.open();
  await settled();
  const lapse = face.shown.value!.answers.find(({ action }) => action.type === "lapse")!;
  const { version } = face.shown.value!.news;
  face.choose(lapse);
  await settled();
  again();
  await settled();
  expect(face.sitting.session.value!.news.value.version).toBe(version + 1000);
  expect([face.weighed.value?.answer, face.shown.value!.news.version]).toEqual([lapse, version]);
  face.confirm();
  await settled();
  expect(act).toHaveBeenCalledWith(0, lapse.action, version + 1000);
});

test("12.14: what is done for somebody in one tap waits for his word too, if it gives something up", async () => {
  const face = await sitDown();
  const [answer] = face.shown.value!.answers;
  const give = vi.fn(() => Promise.resolve());
  expect(face.choose({ ...answer!, care: "gone" }, give)).toBe(false);
  expect(give).not.toHaveBeenCalled();
  face.confirm();
  expect(give).toHaveBeenCalledOnce();
  expect(face.weighed.value).toBeNull();
  expect(face.choose({ ...answer!, care: "none" }, give)).toBe(true);
  expect(give).toHaveBeenCalledTimes(2);
});
