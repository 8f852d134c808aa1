import { canonical, isObject, refuse, type Json, type Refusal, type Result } from "@ara/kernel";
import type { Settings } from "../app/settings.ts";
import { isEnded, type Ended } from "./history.ts";
import { newId } from "./ids.ts";
import { readName } from "./names.ts";
import { writeFileText, type BadFile, type Read } from "./record-file.ts";
import { readKept } from "./read-kept.ts";
import { isDamaged, type Saved } from "./saved.ts";
import { isShared } from "./who-sat.ts";

/** All that this browser keeps of ours, in one file. */
export interface Everything {
  readonly format: typeof EVERYTHING;
  readonly made: string;
  readonly settings: Settings;
  /** What each game keeps beside its tables. */
  readonly own: Readonly<Record<string, Json>>;
  readonly ended: readonly Ended[];
  readonly tables: readonly Saved[];
}

const EVERYTHING = "ara-everything/1";

export const isEverything = (json: unknown): json is Readonly<Record<keyof Everything, unknown>> =>
  isObject(json) && json["format"] === EVERYTHING;

/** Running games of several people are in it only if it will be locked. */
export function writeEverything(all: Omit<Everything, "format">, locked: boolean): string {
  const tables = all.tables.filter((saved) => locked || !isShared(saved));
  return `${JSON.stringify({ format: EVERYTHING, ...all, tables } satisfies Everything)}\n`;
}

/** What became of the games of a file. */
export interface Brought {
  readonly came: number;
  /** Of those that came: how many were here already, but stood otherwise. Both are kept. */
  readonly copies: number;
  readonly known: number;
  /** How games ended that nobody here knew of. */
  readonly ended: number;
  readonly refused: readonly { readonly name: string; readonly why: BadFile }[];
}

/** What is here, and how a game is looked at and kept. */
export interface Here {
  readonly tables: readonly Saved[];
  readonly ended: readonly Ended[];
  readonly verify: (text: string) => Promise<Result<Read, BadFile>>;
  readonly keep: (saved: Saved) => Promise<unknown>;
  readonly keepEnded: (rows: readonly Ended[]) => Promise<number>;
}

/** It becomes part of an address. */
const ID = /^[a-z0-9-]{1,64}$/i;

/** The same game at the same moment, whatever it is called here. */
const content = ({ game, config, seats, seed, record, changes = [] }: Saved): string =>
  canonical({ game, config, seats, seed, record, changes });

/** Adds the games of a file to those that are here. Nothing that is here is changed, and every game stands for itself. */
export async function bringTables(
  { tables, ended }: Pick<Readonly<Record<keyof Everything, unknown>>, "tables" | "ended">,
  here: Here,
): Promise<Brought> {
  const known = new Set(here.tables.map(content));
  const ids = new Set(here.tables.map(({ id }) => id));
  const refused: { name: string; why: BadFile }[] = [];
  let [came, copies, same] = [0, 0, 0];
  for (const row of Array.isArray(tables) ? tables : []) {
    const read = await readTable(row, here.verify);
    if ("why" in read) {
      refused.push(read);
      continue;
    }
    if (known.has(content(read))) {
      same++;
      continue;
    }
    const isCopy = ids.has(read.id);
    const saved = isCopy || !ID.test(read.id) ? { ...read, id: newId() } : read;
    try {
      await here.keep(saved);
    } catch {
      refused.push({ name: nameOf(saved), why: no(refuse("file.notKept")) });
      continue;
    }
    known.add(content(saved));
    ids.add(saved.id);
    came++;
    if (isCopy) copies++;
  }
  const before = new Set(here.ended.map(({ id }) => id));
  const rows = (Array.isArray(ended) ? ended : []).filter(isEnded).filter(({ id }) => !before.has(id));
  return { came, copies, known: same, ended: await here.keepEnded(rows), refused };
}

/** A game of the file, played again from its first step to where it stands. */
async function readTable(row: unknown, verify: Here["verify"]): Promise<Saved | Brought["refused"][number]> {
  const saved = readKept(row);
  if (isDamaged(saved)) return { name: saved.name, why: no(refuse("table.damaged")) };
  const text = writeFileText(saved);
  // Nobody has played yet: the table reads the rest when it is opened.
  if (text === null) return { ...saved, over: false };
  const read = await verify(text);
  if (!read.ok) return { name: nameOf(saved), why: read.error };
  const { record, seats, over } = read.value;
  return { ...saved, config: record.config as Json, seats, seed: record.seed?.reveal ?? "", record, over };
}

const no = (refusal: Refusal): BadFile => ({ refusal, entry: 0, game: null });

const nameOf = ({ seats }: Saved): string => readName(seats.map(({ name }) => name).join(", "));
