// How long looking back on a game of three takes: processor seconds of one core for each of a few games of bots, all seats judged.
import { decisionOf, Match } from "@ara/kernel";
import { config, pax } from "@ara/pax";
import { analyse, Bot } from "@ara/bots/pax";

const seconds = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};
const LEVELS = ["centurio", "miles", "centurio"];

for (const seed of ["first", "second", "third"]) {
  const match = new Match(pax, config(LEVELS.length), { seats: LEVELS, seed });
  const bots = LEVELS.map((level, seat) => new Bot(level, { seed: `${seed}/${seat}` }));
  while (!match.over)
    match.act(match.state.decider, bots[match.state.decider].choose(decisionOf(match, match.state.decider)));
  const record = match.record();
  const start = seconds();
  analyse(record);
  console.log(`game "${seed}", ${record.entries.length} entries: ${(seconds() - start).toFixed(1)} s`);
}
