import { Bot } from "@ara/bots/pax";
import { decisionOf, Match } from "@ara/kernel";
import { actionType, config, pax, promptOf, view, type Config, type Pax } from "@ara/pax";
import { describe, expect, test } from "vitest";
import de from "../texts/de/dialogs.ts";
import en from "../texts/en/dialogs.ts";
import nl from "../texts/nl/dialogs.ts";
import { KEY_LIST, keysAt, type Bound, type KeyName, type Moment } from "./key-map.ts";
import { KEYS, OTHER } from "./key-names.ts";

const TABLES = [
  config(2),
  config(8, { nocturnus: true }),
  config(2, { religion: "may" }),
  config(3, { religion: "may" }),
  config(4, { nocturnus: true, religion: "may" }),
  config(1, { solo: 1 }),
  config(1, { solo: 4, nocturnus: true }),
];

/** Every moment of a game at which somebody is asked. */
function momentsOf(agreed: Config): Moment[] {
  const seats = Array.from({ length: agreed.players }, (_, i) => `P${i}`);
  const match = new Match<Pax>(pax, agreed, { seats, seed: "keys" });
  const bot = new Bot("miles", { seed: "keys" });
  const moments: Moment[] = [];
  for (let viewer = pax.toAct(match.state)[0]; viewer !== undefined; viewer = pax.toAct(match.state)[0]) {
    const { state } = match;
    moments.push({
      view: view(state, viewer),
      prompt: promptOf(state, viewer),
      viewer,
      picked: 0,
      kept: null,
      under: null,
    });
    const done = match.act(viewer, bot.choose(decisionOf(match, viewer)));
    if (!done.ok) throw new Error(done.error.key);
  }
  return moments;
}
const MOMENTS = TABLES.flatMap(momentsOf);
const BOUND = MOMENTS.map(keysAt);

/** "L1", "L2" and "L10" are one key with a number. */
const kindOf = ({ keys }: Pick<Bound, "keys">): string => (/^\d+$/.test(keys) ? "1" : keys.replace(/\d+$/, "1"));

describe("keys of the table", () => {
  test("no key means two things at any step of any game, and none is the beginning of another but for numbers", () => {
    for (const bound of BOUND) {
      const keys = bound.map((one) => one.keys);
      const open = keys.filter((key) => !/\d$/.test(key) && keys.some((one) => one !== key && one.startsWith(key)));
      const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
      const taken = keys.filter((key) => key.startsWith(OTHER));
      if (open.length + twice.length + taken.length > 0) expect({ open, twice, taken }).toEqual({});
    }
  });

  test("a letter means the same in all games and at all steps", () => {
    const meanings = new Map<string, Set<string>>();
    for (const bound of BOUND.flat()) {
      meanings.set(kindOf(bound), (meanings.get(kindOf(bound)) ?? new Set()).add(bound.name));
    }
    expect([...meanings].filter(([, names]) => names.size > 1)).toEqual([]);
    // All keys there are were met on the way.
    expect(new Set([...meanings.values()].flatMap((names) => [...names]))).toEqual(new Set(Object.keys(KEY_LIST)));
  });

  test("every answer has a key, also one that is refused, and it gives that answer", () => {
    const isStart = ({ prompt }: Moment): boolean => actionType(prompt!.options[0]!.action) === "start";
    for (const moment of MOMENTS.filter((one) => !isStart(one))) {
      const drawn = moment.prompt!.step === "draw" ? moment.view.drawn : [0];
      const reached = drawn.flatMap((_, picked) =>
        keysAt({ ...moment, picked }).flatMap(({ does }) => (does.type === "answer" ? [does.option.action] : [])),
      );
      const missing = moment.prompt!.options.filter(({ action }) => !reached.includes(action));
      if (missing.length > 0) expect(missing).toEqual([]);
    }
  });

  test("8.5: every way to begin can be chosen by keys", () => {
    const moment = momentsOf(config(1, { solo: 4 }))[0]!;
    const given = keysAt(moment).flatMap(({ does: kept }) =>
      kept.type !== "keep"
        ? []
        : keysAt({ ...moment, kept: kept.card }).flatMap(({ does: slip }) =>
            slip.type !== "slip"
              ? []
              : keysAt({ ...moment, kept: kept.card, under: slip.card }).flatMap(({ keys, does }) =>
                  keys === KEYS.begin && does.type === "answer" ? [does.option.action] : [],
                ),
          ),
    );
    expect(new Set(given)).toEqual(new Set(moment.prompt!.options.map(({ action }) => action)));
  });

  test("identical cards have each their number", () => {
    const hands = MOMENTS.filter(({ prompt }) => prompt!.step === "play").map((moment) => ({
      hand: moment.view.players[moment.viewer as number]!.hand!,
      numbers: keysAt(moment).filter(({ name }) => name === "cards"),
    }));
    const twins = hands.filter(({ hand }) => new Set(hand).size < hand.length);
    expect(twins.length).toBeGreaterThan(0);
    for (const { hand, numbers } of twins) {
      expect(numbers.map(({ keys }) => keys)).toEqual(hand.map((_, i) => String(i + 1)));
    }
  });

  test("the list shows every key under the name of what it does, in every language", () => {
    const shown = (name: KeyName): string[] => KEY_LIST[name].split(" ").map((keys) => kindOf({ keys }));
    const unlisted = BOUND.flat().filter((bound) => !shown(bound.name).includes(kindOf(bound)));
    expect(unlisted).toEqual([]);
    for (const { keyList } of [en, de, nl]) {
      expect(Object.keys(keyList)).toEqual(expect.arrayContaining(Object.keys(KEY_LIST)));
    }
  });
});
