import {
  canonical,
  isObject,
  refuse,
  type JsonObject,
  type Refusal,
  type Seat,
  type Standing,
  type Viewer,
} from "@ara/kernel";
import { hashAct, hashTold, hashUndo, hashVouchedUndo } from "@ara/kernel/fair";
import type { News, Port, Step, TableTypes, Who } from "@ara/protocol";
import { isSigned } from "./ed25519.ts";
import type { Sign } from "./server-key.ts";

/** What a viewer was shown with a version of his; where his turn has ended, the server owes him its signature over it. */
interface Shown extends Standing {
  readonly version: number;
  readonly isOwed: boolean;
  /** Made when it is first shown: where nobody looks, nothing is signed. */
  receipt?: string;
}

/** What stands in an entry beside the answer, for whoever checks it later. */
type Extras = JsonObject;

export interface SigningOptions {
  readonly table: string;
  /** As the key that the roster names; without it nobody vouches for anything. */
  readonly sign: Sign | undefined;
  /** By seat: the key in the roster. */
  readonly keys: readonly (string | null)[];
  /** Heads of the game so far: the last one, and those after how many entries each viewer was last told something. */
  readonly heads: ReadonlyMap<number, string>;
  readonly told: ReadonlyMap<Viewer, number>;
}

/**
 * So many versions of each viewer are remembered where somebody may sign over one he saw, and so many signed answers of each seat
 * that were not kept yet.
 */
const REMEMBERED = 256;
const MOST_VIEWERS = 64;

/**
 * Who has signed what at a table: the head that a viewer is shown moves only with his version; an answer that a browser has
 * signed over it is checked before it is kept; for everything else the server signs itself, and says so.
 */
export class Signing {
  readonly #options: SigningOptions;
  /** By the number of entries before it; of those before this table woke, only what somebody is shown. */
  readonly #heads: string[] = [];
  /** Of each viewer, the last versions, each where its number falls. Where nobody signs, that is the last one. */
  readonly #shown = new Map<Viewer, Shown[]>();
  readonly #remembered: number;
  readonly #asked = new Map<Viewer, boolean>();
  /** By seat, and by the name under which it was sent: nobody makes it forget what another has signed. */
  readonly #signed: readonly Map<string, Standing & { readonly extras: Extras }>[];
  /** Signed too: that steps are taken back. */
  readonly #undos: readonly Map<string, Extras>[];

  constructor(options: SigningOptions) {
    this.#options = options;
    this.#signed = options.keys.map(() => new Map());
    this.#undos = options.keys.map(() => new Map());
    this.#remembered = options.keys.every((key) => key === null) ? 1 : REMEMBERED;
    for (const [on, head] of options.heads) this.#heads[on] = head;
  }

  /** The game will stand like this as soon as anybody is told. */
  stands({ on, head }: Standing): void {
    this.#heads.length = Math.min(this.#heads.length, on);
    this.#heads[on] = head;
  }

  /** A viewer is about to be told something. */
  tell(viewer: Viewer, { version, prompt, over }: News<TableTypes>): void {
    const { sign, told, keys } = this.#options;
    const shown = this.#shown.get(viewer);
    const on = shown ? this.#heads.length - 1 : (told.get(viewer) ?? 0);
    const head = this.#heads[on]!;
    const hasEnded = over || (this.#asked.get(viewer) === true && prompt === null);
    this.#asked.set(viewer, prompt !== null);
    // Whoever has no key here keeps no receipts: nobody could say later whom they were given to.
    const isOwed = sign !== undefined && hasEnded && viewer !== "spectator" && (keys[viewer] ?? null) !== null;
    const versions = shown ?? [];
    if (!shown) this.#shown.set(viewer, versions);
    versions[version % this.#remembered] = { version, on, head, isOwed };
  }

  #shownWith(viewer: Viewer, version: number): Shown | undefined {
    const shown = this.#shown.get(viewer)?.[version % this.#remembered];
    return shown?.version === version ? shown : undefined;
  }

  /** What goes into the entry of a step that is about to be kept. */
  extrasOf({ seat, id, ahead }: Step<TableTypes>): Extras {
    if (!("entry" in ahead)) return {};
    const { action } = ahead.entry;
    const signed = id === undefined ? undefined : this.#signed[seat]?.get(id);
    if (id !== undefined && signed) {
      this.#signed[seat]!.delete(id);
      const { sent, ...extras } = signed.extras;
      if (this.#isStanding(signed)) return canonical(sent) === canonical(action) ? extras : signed.extras;
    }
    // It stands in the chain, whose end the server signs.
    return this.#options.sign ? { by: "server" } : {};
  }

  /** What is said of steps that are about to be taken back, until so many entries are left. */
  undoOf({ seat, id }: Step<TableTypes>, to: number): readonly Extras[] {
    const signed = id === undefined ? undefined : this.#undos[seat]?.get(id);
    if (id !== undefined && signed) {
      this.#undos[seat]!.delete(id);
      return [signed];
    }
    const { table, sign } = this.#options;
    const head = this.#heads.at(-1)!;
    return sign ? [{ by: "server", seat, head, to, sig: sign(hashVouchedUndo(table, seat, head, to)) }] : [];
  }

  /**
   * A line on which heads are shown and signatures are looked at before anything else is. Whoever asks to see with another's eyes
   * is refused by the table; here he is shown nothing of theirs with what he sees himself.
   */
  over(port: Port, { seats, spectates }: Who): Port {
    const maySee = (viewer: unknown): viewer is Viewer =>
      viewer === "spectator" ? spectates : seats.includes(viewer as Seat);
    const viewers = new Map<unknown, Viewer>();
    return {
      post: (message) => port.post(this.#withHead(message, viewers)),
      listen: (listener) =>
        port.listen((message) => {
          if (isObject(message)) {
            const { t, n, viewer } = message;
            if (t === "watch" && viewers.size < MOST_VIEWERS && maySee(viewer)) viewers.set(n, viewer);
            if (t === "unwatch") viewers.delete(n);
          }
          const why = this.#refusalOf(message);
          if (why) port.post({ t: "refused", id: (message as { id: string }).id, why });
          else listener(message);
        }),
      close: () => port.close(),
    };
  }

  #withHead(message: unknown, viewers: ReadonlyMap<unknown, Viewer>): unknown {
    if (!isObject(message) || message["t"] !== "news") return message;
    const news = message["news"] as { readonly version: number };
    const viewer = viewers.get(message["n"]);
    const shown = viewer === undefined ? undefined : this.#shownWith(viewer, news.version);
    if (viewer === undefined || !shown) return message;
    const { table, sign } = this.#options;
    const { head, isOwed } = shown;
    if (isOwed && sign) shown.receipt ??= sign(hashTold(table, viewer, news.version, head));
    return { ...message, news: { ...news, head, ...(isOwed && { receipt: shown.receipt }) } };
  }

  /** Why an answer is not even looked at; what is none, or has no signature, is for the table to judge. */
  #refusalOf(message: unknown): Refusal | undefined {
    if (!isObject(message) || typeof message["sig"] !== "string") return undefined;
    const { t, id, seat, v, action, steps, sig } = message;
    if (t !== "act" && t !== "undo") return undefined;
    const key = this.#options.keys[Number(seat)] ?? null;
    const shown = typeof v === "number" ? this.#shownWith(seat as Seat, v) : undefined;
    // An answer to old news is stale, or was carried out before: the table knows.
    if (key === null || typeof id !== "string" || !shown || !this.#isStanding(shown)) return undefined;
    const { on, head } = shown;
    const sent = { table: this.#options.table, seat: seat as Seat, version: v as number, head, id };
    const hash = t === "act" ? hashAct({ ...sent, action }) : hashUndo({ ...sent, steps: Number(steps) });
    if (sig.length > 100 || !isSigned(key, hash, sig)) return refuse("fair.signature");
    if (t === "undo")
      remember(this.#undos[sent.seat]!, id, { seat: sent.seat, id, v: sent.version, head, steps: Number(steps), sig });
    else
      remember(this.#signed[sent.seat]!, id, {
        on,
        head,
        extras: { id, v: sent.version, on, sig, sent: action as never },
      });
    return undefined;
  }

  /** Whether what was shown is still so: steps may have been taken back since. */
  readonly #isStanding = ({ on, head }: Standing): boolean => this.#heads[on] === head;
}

/** So many are remembered; the oldest is forgotten. */
function remember<Value>(known: Map<string, Value>, name: string, value: Value): void {
  if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
  known.set(name, value);
}
