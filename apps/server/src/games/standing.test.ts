import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, FastChance, legalActions, Match, type Game, type GameTypes, type Seat } from "@ara/kernel";
import { actionType, pax, type Pax } from "@ara/pax";
import { paxRomana, questionOf, type PaxRomana } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { gameNamed } from "./games.ts";

/** Plays a game by chance; at every moment the seat that is asked is answered for by what stands, if that answers it. */
function answeredIn<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  standingAt: (state: T["state"]) => unknown,
  /** `true`: that was enough. */
  look: (state: T["state"], answer: T["action"]) => boolean | void,
  choose?: (match: Match<T>, seat: Seat) => T["action"],
): void {
  const attendant = gameNamed(game.id)!.attendant!(config);
  const seats = Array.from({ length: game.seats(config) }, () => "");
  const match = new Match(game, config, { seats, seed: "standing" });
  const chance = new FastChance("standing");
  for (let n = 0; n < 1200 && !match.over; n++) {
    const { state } = match;
    const seat = game.toAct(state)[0]!;
    const standing = attendant.read(standingAt(state));
    expect(standing).not.toBeNull();
    const answer = attendant.answer(standing, game.view(state, seat), seat);
    if (answer !== null) {
      expect(game.check(state, seat, answer)).toBeUndefined();
      if (look(state, answer) === true) return;
    }
    match.act(seat, choose?.(match, seat) ?? chance.pick(legalActions(game, state, seat)));
  }
}

test("7.5 PAX: who lays out nothing in senate sessions of a round passes there, and nowhere else", () => {
  let sessions = 0;
  const config = pax.json.readConfig({ players: 6 });
  if (!config.ok) throw new Error(config.error.key);
  answeredIn<Pax>(
    pax,
    config.value,
    ({ round }) => [{ policy: "senate", scope: String(round) }],
    (state, answer) => {
      expect([state.step, actionType(answer)]).toEqual(["senate", "pass"]);
      sessions++;
    },
  );
  expect(sessions).toBeGreaterThan(0);
  answeredIn<Pax>(
    pax,
    config.value,
    ({ round }) => [{ policy: "senate", scope: String(round - 1) }],
    () => expect.unreachable("it has ended with its round"),
  );
});

test("4.3, 10.31, 10.41 Pax Romana: no bribes, no interceptions, never or always withdraw, for a turn", () => {
  const given = new Set<string>();
  const bot = new Steady({ seed: "standing" });
  const POLICIES = ["bribes", "interceptions", "stand"];
  const config = paxRomana.json.readConfig({ scenario: "V" });
  if (!config.ok) throw new Error(config.error.key);
  const attendant = gameNamed("pax-romana")!.attendant!(config.value);
  answeredIn<PaxRomana>(
    paxRomana,
    config.value,
    ({ turn }) => {
      const way = given.has("withdrawal.ask stand") ? "withdraw" : "stand";
      return ["bribes", "interceptions", way].map((policy) => ({ policy, scope: String(turn) }));
    },
    (state, { type }) => {
      // With the turn they end: the same, said in the last one, answers nothing.
      const [seat] = paxRomana.toAct(state);
      const ended = attendant.read(POLICIES.map((policy) => ({ policy, scope: String(state.turn - 1) })));
      expect(attendant.answer(ended, paxRomana.view(state, seat!), seat!)).toBeNull();
      return given.add(`${questionOf(state)!.key} ${type}`).size === 4;
    },
    (match, seat) => bot.choose(decisionOf(match, seat)),
  );
  const expected = [
    "bribe.offer noOffer",
    "interception.attempt pass",
    "withdrawal.ask stand",
    "withdrawal.ask withdraw",
  ];
  expect([...given].toSorted()).toEqual(expected);
});

test("what is no such name, or too much, does not stand", () => {
  const attendant = gameNamed("pax-romana")!.attendant!({ scenario: "V", game: "standard" });
  const one = { policy: "bribes", scope: "1" };
  expect(attendant.read([one])).toEqual([one]);
  const cards = { moment: "any", unless: "never", span: "turn", scope: "1" };
  for (const wrong of [
    null,
    {},
    [null],
    [{ ...one, policy: "win" }],
    [{ ...one, more: 1 }],
    [cards],
    Array.from({ length: 9 }, () => one),
  ])
    expect(attendant.read(wrong)).toBeNull();
  const advanced = gameNamed("pax-romana")!.attendant!({ scenario: "V", game: "advanced" });
  expect(advanced.read([one, cards])).toEqual([cards, one]);
  expect(gameNamed("pax")!.attendant!({}).read([one])).toBeNull();
});
