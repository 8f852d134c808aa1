import { Match, run } from "@ara/kernel";
import { paxRomana, POWERS, type Config, type PaxRomana } from "@ara/pax-romana";
import { CliError, text, whole, type Values } from "../../command.ts";
import { LineWriter } from "../../files.ts";
import { padEnd, padStart, print, printJson, Progress } from "../../terminal.ts";
import { romanaBot, romanaBots, type RomanaBot } from "./bots.ts";
import { romanaConfig } from "./options.ts";
import { RomanaTally, type RomanaSummary } from "./tally.ts";

/** `ara simulate pax-romana`. */
export async function simulate(values: Values): Promise<number> {
  const games = whole(values, "games", 1, 100_000_000) ?? 100;
  const seed = text(values, "seed") ?? "ara";
  const table = romanaConfig(values);
  const bots = romanaBots(text(values, "bots") ?? "random");
  const seats = table.seats.length;
  if (bots.length > seats) throw new CliError(`${bots.length} bots do not fit at a table of ${seats}`);
  const names = Array.from({ length: seats }, (_, seat) => bots[Math.min(seat, bots.length - 1)]!);
  const path = text(values, "records");
  const records = path === undefined ? undefined : new LineWriter(path);
  const progress = new Progress("games", games);
  const tally = new RomanaTally(table, names);
  for (let game = 0; game < games; game++) {
    const match = await playOne(table, names, `${seed}/${game}`);
    tally.add(match);
    records?.write(JSON.stringify(match.record()));
    progress.update(game + 1);
  }
  records?.close();
  const summary = tally.summary();
  if (values["json"] === true) {
    const written = { ...summary, config: paxRomana.json.writeConfig(summary.config) };
    printJson({ game: paxRomana.id, seed, games, table: written });
  } else print(show(summary));
  return 0;
}

async function playOne(table: Config, bots: readonly RomanaBot[], seed: string): Promise<Match<PaxRomana>> {
  const seats = table.seats.map(
    (powers, seat) => `${bots[seat]} ${powers.map((power) => POWERS[power]).join(" and ")}`,
  );
  const match = new Match(paxRomana, table, { seats, seed });
  await run(
    match,
    bots.map((bot, seat) => romanaBot(bot, `${seed}/${seat}`)),
  );
  return match;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function show({ config, games, decisions, turns, automatic, seats }: RomanaSummary): string {
  const spread = ({ mean, low, high }: RomanaSummary["decisions"]): string => `${mean.toFixed(1)} (${low} to ${high})`;
  return `${[
    `Pax Romana, scenario ${config.scenario}, ${config.format}: ${games} ${games === 1 ? "game" : "games"}`,
    `  length           ${spread(turns)} turns, ${spread(decisions)} decisions`,
    `  before the end   ${percent(automatic / games)}`,
    `  ${padEnd("seat", 24)}${padStart("wins", 9)}   Victory Points, Stability at the end`,
    ...seats.map(
      ({ powers, player, share, points, stability }) =>
        `  ${padEnd(`${powers.join(", ")} (${player})`, 24)}${padStart(percent(share), 9)}   ${spread(points)}, ${spread(stability)}`,
    ),
  ].join("\n")}\n`;
}
