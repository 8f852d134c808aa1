import { FastChance, Match, run as runMatch, verify, type Player } from "@ara/kernel";
import { checkPlaythrough, checkWalk } from "@ara/kernel/testing";
import { config, OPTIONS, paxRomana, type Config, type PaxRomana } from "@ara/pax-romana";
import { fuzzHere } from "../fuzzing.ts";
import { romanaBot } from "./bots.ts";
import { FORMATS, PLAYED } from "./options.ts";

/** One game in so many is played by the rule-based player. */
const STEADY_EVERY = 10;
/** A random game of ten turns may take long. */
const LIMIT = 200_000;

function anyTable(chance: FastChance): Config {
  return config(chance.pick(PLAYED), {
    format: chance.pick(FORMATS),
    options: OPTIONS.filter(() => chance.below(4) === 0),
  });
}

/** Odd and even games in turn, so that two threads share them. */
const isSensible = (game: number): boolean => game % STEADY_EVERY === 1 + (Math.floor(game / STEADY_EVERY) % 2);

/** A game of the rule-based player: it must end, and its record must replay. */
async function sensible(table: Config, seed: string): Promise<number> {
  const match = new Match(paxRomana, table, { seats: table.seats.map(String), seed });
  await runMatch(
    match,
    table.seats.map((_, seat) => patient(match, romanaBot("steady", `${seed}/${seat}`))),
  );
  const verdict = verify(paxRomana, match.record());
  if (!verdict.ok) throw new Error(`entry ${verdict.error.entry} does not replay: ${verdict.error.refusal.key}`);
  return match.length;
}

/** Plays on as long as a game may take, and then says that this one does not end. */
const patient = (match: Match<PaxRomana>, player: Player<PaxRomana>): Player<PaxRomana> => ({
  choose(decision) {
    if (match.length >= LIMIT) throw new Error(`no end after ${LIMIT} decisions`);
    return player.choose(decision);
  },
});

void fuzzHere({
  game: paxRomana,
  closelyEvery: 100,
  reportEvery: 5,
  sit(seed, game) {
    const table = anyTable(new FastChance(`${seed}/table`));
    return {
      table,
      plainly: () => (isSensible(game) ? sensible(table, seed) : checkWalk(paxRomana, table, seed, { limit: LIMIT })),
      closely: () => checkPlaythrough(paxRomana, table, seed, { records: true, limit: LIMIT }).length,
    };
  },
});
