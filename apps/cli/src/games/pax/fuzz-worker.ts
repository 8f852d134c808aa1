import { FastChance } from "@ara/kernel";
import { checkPlaythrough, checkWalk } from "@ara/kernel/testing";
import { config, MAX_PLAYERS, OPTION_NAMES, pax, SOLO_GAMES, TABLE_OPTIONS, type Config } from "@ara/pax";
import { eager } from "@ara/pax/testing";
import { fuzzHere } from "../../fuzzing.ts";

function anyTable(chance: FastChance): Config {
  const players = chance.die(MAX_PLAYERS);
  return config(players, {
    nocturnus: chance.below(2) === 0,
    solo: players === 1 ? chance.die(SOLO_GAMES) : null,
    ...Object.fromEntries(OPTION_NAMES.map((name) => [name, chance.pick<string>(TABLE_OPTIONS[name])])),
    startPlayer: chance.below(2) === 0 ? null : chance.below(players),
  });
}

void fuzzHere({
  game: pax,
  closelyEvery: 500,
  reportEvery: 100,
  sit(seed) {
    // A stream of its own: which table it is must say nothing about how its game goes.
    const chance = new FastChance(`${seed}/table`);
    const table = anyTable(chance);
    const choose = chance.below(2) === 0 ? eager : undefined;
    return {
      table,
      plainly: () => checkWalk(pax, table, seed, { choose }),
      closely: () => checkPlaythrough(pax, table, seed, { views: "all", records: true, choose }).length,
      covers: () => ({
        players: [String(table.players)],
        table: [
          table.nocturnus ? "nocturnus" : "plain",
          ...OPTION_NAMES.map((name) => `${name} ${table[name]}`),
          ...(table.solo === null ? [] : [`solo ${table.solo}`]),
        ],
        play: [choose ? "eager" : "any"],
      }),
    };
  },
});
