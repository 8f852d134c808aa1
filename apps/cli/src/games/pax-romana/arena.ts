import { text, whole, type Values } from "../../command.ts";
import { padEnd, padStart, print, printJson, Progress } from "../../terminal.ts";
import { contenderOf, type Contender } from "./contenders.ts";
import { romanaConfig } from "./options.ts";
import { percent, playDeals, range, type Standing } from "./tournament.ts";

/** `ara arena pax-romana`. */
export async function arena(values: Values): Promise<number> {
  const a = await contenderOf(values, "a");
  const b = await contenderOf(values, "b");
  const config = romanaConfig({ scenario: "V", ...values });
  const games = whole(values, "games", 1, 100_000_000) ?? 100;
  const deals = Math.ceil(games / config.seats.length);
  const seed = text(values, "seed") ?? "ara";
  const title = `${nameOf(a)} against ${nameOf(b)}`;
  const standing = await playDeals(
    { config, a, b, seed, deals },
    new Progress(title, deals),
    whole(values, "jobs", 1, 1024),
  );
  if (values["json"] === true) printJson({ game: "pax-romana", a, b, seed, ...standing });
  else print(`${title}, scenario ${config.scenario}, ${config.format}\n${show(standing)}`);
  return 0;
}

const nameOf = ({ bot, from }: Contender): string => (from === undefined ? bot : `${bot} of ${from}`);

function show({ share, seats, games }: Standing): string {
  return `${[
    `  wins ${percent(share.mean)} (${range(share)}), ${percent(1 / seats.length)} is even; ${games} ${games === 1 ? "game" : "games"}`,
    `  ${padEnd("in the seat of", 24)}${padStart("wins", 9)}   95 % interval       Victory Points, best other`,
    ...seats.map(
      (seat) =>
        `  ${padEnd(seat.powers.join(", "), 24)}${padStart(percent(seat.share.mean), 9)}   ${padEnd(range(seat.share), 18)}  ${seat.points.toFixed(1)}, ${seat.best.toFixed(1)}`,
    ),
  ].join("\n")}\n`;
}
