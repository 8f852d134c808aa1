import {
  canonical,
  err,
  isObject,
  legalActions,
  Match,
  ok,
  readRecord,
  RECORD_FORMAT,
  refuse,
  underRules,
  type Game,
  type GameRecord,
  type GameTypes,
  type JsonObject,
  type Refusal,
  type Result,
} from "@ara/kernel";
import { fromBase64, toBase64 } from "./base64.ts";
import { readFileText, writeFileText, type BadFile, type Find, type Read } from "./record-file.ts";
import type { Saved, SeatChange } from "./saved.ts";

/**
 * A finished game as a text that fits into an address. The seed gives the deal and all chance, and every decision is its
 * place among those that were legal, in the order of their canonical JSON: a byte or less. Whoever opens it plays the game
 * again and must come to the same head of the chain. A record that says more than that goes whole.
 */
interface Header {
  readonly game: string;
  readonly rules: number;
  readonly config: unknown;
  readonly seats: readonly string[];
  readonly bots?: readonly (string | null)[];
  readonly changes?: readonly SeatChange[];
  readonly seed: string;
  readonly salt?: string;
  readonly nonces?: readonly string[];
  readonly head: string;
  /** What entries say beside the decision, each with its number: that something was taken back, say. */
  readonly extra?: readonly (readonly [number, JsonObject])[];
}

/** No record is larger; a short text can be blown up to anything. */
const LARGEST = 4_000_000;
/** Between the header and the decisions; JSON has none. */
const END = 0;

/** What of a kept game goes into a link. */
export type Linked = Pick<Saved, "record" | "seats" | "changes">;

export async function packLink(saved: Linked, find: Find): Promise<Result<string, Refusal>> {
  const { record } = saved;
  const found = record && (await find(record.game));
  if (!found) return err(refuse("table.game", { game: record?.game ?? "" }));
  const bytes = packed(found.game, record, saved) ?? whole(saved);
  return ok(toBase64(await squeezed(bytes, "deflate")));
}

/** Reads a link and plays its game again; the first mistake is named. */
export async function readLink(text: string, find: Find): Promise<Result<Read, BadFile>> {
  const broken = err({ entry: 0, refusal: refuse("link.broken"), game: null });
  try {
    const bytes = await squeezed(fromBase64(text), "inflate");
    const end = bytes.indexOf(END);
    const json: unknown = JSON.parse(new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)));
    if (end < 0) return await readFileText(JSON.stringify(json), find);
    if (!isHeader(json)) return broken;
    const found = await find(json.game);
    if (!found) return broken;
    const record = unpacked(found.game, json, bytes.subarray(end + 1));
    if (record?.head !== json.head) return broken;
    const { bots, changes } = json;
    return await readFileText(JSON.stringify({ ...record, ...(bots && { bots }), ...(changes && { changes }) }), find);
  } catch {
    return broken;
  }
}

/** `undefined` for a record that would not come out of it as it went in. */
function packed(
  newest: Game<GameTypes>,
  record: GameRecord,
  { seats, changes }: Linked,
): Uint8Array<ArrayBuffer> | undefined {
  const { seed, head, game: name, rules, config } = record;
  if (record.format !== RECORD_FORMAT || seed?.reveal === undefined || typeof head !== "string") return undefined;
  const bots = seats.map(({ bot }) => bot);
  const header: Header = {
    game: name,
    rules,
    config,
    seats: record.seats,
    ...(bots.some((bot) => bot !== null) && { bots }),
    ...(changes && { changes }),
    seed: seed.reveal,
    ...(seed.salt !== undefined && { salt: seed.salt }),
    ...(seed.nonces.length > 0 && { nonces: seed.nonces }),
    head,
  };
  const match = begun(newest, header);
  if (!match) return undefined;
  const numbers: number[] = [];
  const extras: [number, JsonObject][] = [];
  for (const [index, { seat, action, outcomes: _outcomes, ...extra }] of record.entries.entries()) {
    if (Object.keys(extra).length > 0) extras.push([index, extra as JsonObject]);
    const asked = match.game.toAct(match.state);
    if (asked.length > 1) numbers.push(asked.indexOf(seat));
    const choices = choicesOf(match, seat);
    const chosen = choices.findIndex(({ text }) => text === canonical(action));
    if (chosen < 0 || !match.act(seat, choices[chosen]!.action, extra as JsonObject).ok) return undefined;
    numbers.push(chosen);
  }
  if (canonical(match.record()) !== canonical(record)) return undefined;
  const full: Header = extras.length > 0 ? { ...header, extra: extras } : header;
  const decisions = numbers.flatMap((n) => (n < 255 ? [n] : [255, n >> 8, n & 255]));
  return Uint8Array.from([...new TextEncoder().encode(JSON.stringify(full)), END, ...decisions]);
}

const whole = (saved: Linked): Uint8Array<ArrayBuffer> => new TextEncoder().encode(writeFileText(saved)!);

function unpacked(newest: Game<GameTypes>, header: Header, decisions: Uint8Array): GameRecord | undefined {
  const match = begun(newest, header);
  if (!match) return undefined;
  const extras = new Map(header.extra);
  let at = 0;
  const next = (): number => {
    const byte = decisions[at++]!;
    return byte < 255 ? byte : decisions[at++]! * 256 + decisions[at++]!;
  };
  while (at < decisions.length) {
    const asked = match.game.toAct(match.state);
    const seat = asked[asked.length > 1 ? next() : 0];
    const choice = seat === undefined ? undefined : choicesOf(match, seat)[next()];
    if (!choice || !match.act(seat!, choice.action, extras.get(match.length)).ok) return undefined;
  }
  return match.record();
}

function begun(newest: Game<GameTypes>, { rules, config, seats, seed, salt, nonces = [] }: Header) {
  const game = underRules(newest, rules);
  const read = game?.json.readConfig(config);
  return game && read?.ok ? new Match(game, read.value, { seats, seed, salt, nonces }) : undefined;
}

const choicesOf = ({ game, state }: Match<GameTypes>, seat: number) =>
  legalActions(game, state, seat)
    .map((action) => ({ action, text: canonical(game.json.writeAction(state, seat, action)) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));

function isHeader(json: unknown): json is Header {
  const { seed, salt, nonces, head, bots } = isObject(json) ? json : {};
  const proof = { commitment: head, nonces: nonces ?? [], salt, reveal: seed };
  const shape = { ...(json as object), format: RECORD_FORMAT, chance: {}, entries: [], seed: proof };
  return typeof seed === "string" && readRecord(shape).ok && (bots === undefined || Array.isArray(bots));
}

/** Through the browser's own compression. */
async function squeezed(bytes: Uint8Array<ArrayBuffer>, how: "deflate" | "inflate"): Promise<Uint8Array<ArrayBuffer>> {
  const through = how === "deflate" ? new CompressionStream("deflate-raw") : new DecompressionStream("deflate-raw");
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    if ((length += part.value.length) > LARGEST) throw new RangeError("too large");
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
