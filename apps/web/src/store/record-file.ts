import {
  err,
  ok,
  parseJson,
  readRecord,
  verify,
  type GameRecord,
  type GameTypes,
  type Mistake,
  type Result,
} from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";
import type { LookingBack } from "../games/game.ts";
import { readName } from "./names.ts";
import { readChanges } from "./read-kept.ts";
import type { Saved, SeatChange } from "./saved.ts";

/** A record as it lies in a file of ours: beside the game it says which seats were bots. Readers may ignore that. */
interface RecordFile extends GameRecord {
  readonly bots?: readonly (string | null)[];
  /** And who played a seat from when on. */
  readonly changes?: readonly SeatChange[];
}

/** A file without a mistake. */
export interface Read {
  readonly record: GameRecord;
  readonly seats: readonly TableSeat[];
  readonly over: boolean;
  readonly changes?: readonly SeatChange[];
}

/** The first mistake of a file, and the game it says to be of, as far as it was read. */
export interface BadFile extends Mistake {
  readonly game: string | null;
}

/** How records of a game are read; `undefined` for a game that is not played here. */
export type Find = (game: string) => Promise<Pick<LookingBack<GameTypes>, "game" | "levels"> | undefined>;

/** The text of a file as a game: read, and every decision of it played again. The first mistake is named. */
export async function readFileText(text: string, find: Find): Promise<Result<Read, BadFile>> {
  const json = parseJson(text.replace(/^\uFEFF/, ""));
  if (!json.ok) return err({ entry: 0, refusal: json.error, game: null });
  const read = readRecord(json.value);
  if (!read.ok) return err({ entry: 0, refusal: read.error, game: null });
  const { bots, changes: said, ...record }: RecordFile = read.value;
  const found = await find(record.game);
  if (!found) {
    const refusal = { key: "file.game", params: { game: readName(record.game) } };
    return err({ entry: 0, refusal, game: null });
  }
  const { game, levels } = found;
  const verdict = verify(game, record);
  if (!verdict.ok) return err({ ...verdict.error, game: record.game });
  const seats = record.seats.map((name, seat) => ({
    name: readName(name),
    bot: botNamed(levels, name, Array.isArray(bots) ? bots[seat] : null),
  }));
  const known = (bot: string | null): boolean => bot === null || levels.includes(bot);
  const changes = readChanges(said, seats.length).filter(({ was, bot }) => known(was) && known(bot));
  return ok({ record, seats, over: verdict.value.finished, ...(changes.length > 0 && { changes }) });
}

/** Who says that he is a bot is one: the file says it, or the name does ("centurio 2"). Everybody else is a person. */
function botNamed(levels: readonly string[], name: string, said: unknown): string | null {
  const word = name.toLowerCase().split(" ")[0];
  return levels.find((level) => level === said) ?? levels.find((level) => level === word) ?? null;
}

/** The file of a kept game; `null` before its first step is kept. */
export function writeFileText({ record, seats, changes }: Pick<Saved, "record" | "seats" | "changes">): string | null {
  if (record === null) return null;
  const bots = seats.map(({ bot }) => bot);
  const file: RecordFile = {
    ...record,
    ...(bots.some((bot) => bot !== null) && { bots }),
    ...(changes && { changes }),
  };
  return `${JSON.stringify(file)}\n`;
}

/** "pax-livia-varro-2026-11-15.json": letters any file system takes. */
export function fileName({ game, seats, created }: Pick<Saved, "game" | "seats" | "created">): string {
  const names = seats.slice(0, 4).map(({ name }) =>
    name
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, "")
      .slice(0, 16),
  );
  const day = new Date(created).toISOString().slice(0, 10);
  return [game, ...names.filter((name) => name !== ""), day].join("-") + ".json";
}
