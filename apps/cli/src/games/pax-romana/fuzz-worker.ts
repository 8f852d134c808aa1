import { FastChance, Match, run as runMatch, verify, type Chance, type Player } from "@ara/kernel";
import { checkPlaythrough, checkWalk } from "@ara/kernel/testing";
import {
  ADVANCED_OPTIONS,
  OPTIONS,
  optionsIn,
  paxRomana,
  type Config,
  type Event,
  type PaxRomana,
  type State,
} from "@ara/pax-romana";
import { paxRomanaTexts } from "@ara/pax-romana/texts";
import { crowd, disasters, eager, turmoil, stands } from "@ara/pax-romana/testing";
import { fuzzHere } from "../../fuzzing.ts";
import { anyTable, kindOf, type Tables } from "./any-table.ts";
import { romanaBot } from "./bots.ts";
import { FORMATS, gameOf } from "./options.ts";

/** A random game of ten turns may take long. */
const LIMIT = 200_000;
/** Where most happens at once, the beginning of a game is enough. */
const SKIRMISH = 1500;
/** Armies and fleets put on a crowded board. */
const STACKS = 80;
/** One game in so many is played by the rule-based player. */
const STEADY_EVERY = 10;

type Prepare = (state: State, chance: Chance) => void;

/** How a game is played, by turns: at random or by who likes to fight, on the board of its scenario or a worse one. */
const STYLES: readonly { readonly name: string; readonly isEager?: true; readonly prepare?: Prepare }[] = [
  { name: "any" },
  { name: "eager", isEager: true },
  { name: "eager in a crowd", isEager: true, prepare: (state, chance) => crowd(state, chance, STACKS) },
  {
    name: "eager in turmoil",
    isEager: true,
    prepare(state, chance) {
      if (chance.below(2) === 0) crowd(state, chance, STACKS);
      turmoil(state, chance);
      if (chance.below(2) === 0) disasters(state, chance, () => undefined);
    },
  },
];

/** A game of the rule-based player: it must end, and its record must replay. */
async function sensible(table: Config, seed: string, tell: (event: Event) => void): Promise<number> {
  const match = new Match(paxRomana, table, { seats: table.seats.map(String), seed });
  await runMatch(
    match,
    table.seats.map((_, seat) => patient(match, romanaBot("steady", `${seed}/${seat}`))),
  );
  const verdict = verify(paxRomana, match.record());
  if (!verdict.ok) throw new Error(`entry ${verdict.error.entry} does not replay: ${verdict.error.refusal.key}`);
  match.events.forEach(tell);
  return match.length;
}

/** Plays on as long as a game may take, and then says that this one does not end. */
const patient = (match: Match<PaxRomana>, player: Player<PaxRomana>): Player<PaxRomana> => ({
  choose(decision) {
    if (match.length >= LIMIT) throw new Error(`no end after ${LIMIT} decisions`);
    return player.choose(decision);
  },
});

/** What should be met at the tables that are wanted. */
const expectedOf = ({ scenarios, game }: Tables): Readonly<Record<string, readonly string[]>> => ({
  scenario: scenarios,
  format: FORMATS.filter((format) => game === undefined || gameOf(format) === game),
  option: game === undefined ? [...OPTIONS, ...ADVANCED_OPTIONS] : optionsIn(game),
  event: Object.keys(paxRomanaTexts.en.events),
});

void fuzzHere({
  game: paxRomana,
  closelyEvery: 100,
  reportEvery: 5,
  expects: (tables) => expectedOf(tables as Tables),
  sit(seed, game, tables) {
    const table = anyTable(new FastChance(`${seed}/table`), tables as Tables);
    const isSensible = game % STEADY_EVERY === 1;
    const { name, isEager, prepare } = STYLES[game % STYLES.length]!;
    const told = new Set<string>();
    const tell = ({ type: e }: Event): void => void told.add(e);
    const choose =
      isEager && ((legal: readonly PaxRomana["action"][], chance: Chance, state: State) => eager(state, legal, chance));
    const most = prepare && SKIRMISH;
    let play = name;
    return {
      table,
      plainly() {
        if (!isSensible) return checkWalk(paxRomana, table, seed, { limit: LIMIT, most, choose, prepare, tell });
        play = "steady";
        return sensible(table, seed, tell);
      },
      closely() {
        play = "any, watched closely";
        const match = checkPlaythrough(paxRomana, table, seed, { records: true, limit: LIMIT, stands });
        match.events.forEach(tell);
        return match.length;
      },
      covers: () => ({ play: [play], ...kindOf(table), event: told }),
    };
  },
});
