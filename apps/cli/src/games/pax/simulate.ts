import { Match, run } from "@ara/kernel";
import { MAX_PLAYERS, pax, writeConfig, type Config, type Pax } from "@ara/pax";
import { botNames, botPlayer, type BotName } from "./bots.ts";
import { CliError, text, whole, type Values } from "../../command.ts";
import { LineWriter } from "../../files.ts";
import { paxConfig } from "./options.ts";
import { Tally, type Spread, type Summary } from "./tally.ts";
import { padEnd, padStart, print, printJson, Progress } from "../../terminal.ts";

/** `ara simulate pax`. */
export async function simulate(values: Values): Promise<number> {
  const games = whole(values, "games", 1, 100_000_000) ?? 1000;
  const seed = text(values, "seed") ?? "ara";
  const tables = playerCounts(values).map((players) => paxConfig(values, players));
  const bots = botNames(text(values, "bots") ?? "random");
  const small = tables.find(({ players }) => players < bots.length);
  if (small) throw new CliError(`${bots.length} bots do not fit at a table of ${small.players}`);
  const path = text(values, "records");
  const records = path === undefined ? undefined : new LineWriter(path);
  const progress = new Progress("games", games * tables.length);
  const results: Summary[] = [];
  for (const [index, config] of tables.entries()) {
    const names = Array.from({ length: config.players }, (_, seat) => bots[Math.min(seat, bots.length - 1)]!);
    const tally = new Tally(config, names);
    for (let game = 0; game < games; game++) {
      const match = await playOne(config, names, `${seed}/${config.players}/${game}`, values);
      tally.add(match);
      records?.write(JSON.stringify(match.record()));
      progress.update(index * games + game + 1);
    }
    results.push(tally.summary());
  }
  records?.close();
  if (values["json"] === true) {
    const written = results.map((result) => ({ ...result, config: writeConfig(result.config) }));
    printJson({ game: "pax", seed, games: games * tables.length, tables: written });
  } else print(results.map((result) => show(result)).join("\n"));
  return 0;
}

async function playOne(config: Config, bots: readonly BotName[], seed: string, values: Values): Promise<Match<Pax>> {
  const match = new Match(pax, config, { seats: bots.map((bot, seat) => `${bot} ${seat + 1}`), seed });
  const players = bots.map((bot, seat) => botPlayer(bot, `${seed}/${seat}`, values));
  try {
    await run(match, players);
  } finally {
    for (const player of players) player.close?.();
  }
  return match;
}

/** "4", "2,4", "2..8". */
function playerCounts(values: Values): (number | undefined)[] {
  const given = text(values, "players");
  if (given === undefined) return [undefined];
  const counts = given.split(",").flatMap((part) => {
    const range = /^([1-8])(?:\.\.([1-8]))?$/.exec(part.trim());
    const from = Number(range?.[1]);
    const to = Number(range?.[2] ?? range?.[1]);
    if (!(from <= to))
      throw new CliError(`--players takes counts from 1 to ${MAX_PLAYERS}, like 4, 2,4 or 2..8, not "${given}"`);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  return [...new Set(counts)];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const spread = (numbers: Spread | null): string =>
  numbers === null ? "none" : `${numbers.mean.toFixed(1)} (${numbers.low} to ${numbers.high})`;

function show({ config, games, rome, points, winningPoints, length, seats }: Summary): string {
  const { players, solo, nocturnus } = config;
  const table = solo === null ? `${players} players` : `solo, game ${solo}`;
  const nobody = solo === null ? `; ${rome.withoutHolder} of them won by nobody` : "";
  const lines = [
    `PAX, ${table}${nocturnus ? ", Nocturnus" : ""}: ${games} ${games === 1 ? "game" : "games"}`,
    `  Rome wins        ${percent(rome.share)} (${rome.wins}${nobody})`,
    `  points           ${spread(points)}, of winners over Rome ${spread(winningPoints)}`,
    `  length           ${spread(length.rounds)} rounds, ${spread(length.decisions)} decisions`,
    `  ${padEnd("seat", 17)}${padStart("wins", 9)}${padStart("as conspirator", 16)}   points`,
    ...seats.map(
      ({ seat, player, share, asConspirator, points: own }) =>
        `  ${padEnd(`${seat + 1} ${player}`, 17)}${padStart(percent(share), 9)}${padStart(percent(asConspirator / games), 16)}   ${spread(own)}`,
    ),
  ];
  return `${lines.join("\n")}\n`;
}
