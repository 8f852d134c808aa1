import { canonical, isObject, refuse, type Refusal, type Seat, type Viewer } from "@ara/kernel";
import { checksum, diffOnce } from "./diff.ts";
import type { LocalTable } from "./local-table.ts";
import { TableError } from "./served.ts";
import { isId, PROTOCOLS, readUp, type Down, type Told, type Up } from "./messages.ts";
import type { Port } from "./port.ts";
import type { News, TableTypes } from "./table.ts";

/** Who is at the other end of a line: the seats he plays, and whether he may look on. */
export interface Who {
  readonly seats: readonly Seat[];
  readonly spectates: boolean;
}

/** A table that can be served: one in this process, or whoever stands before it. */
export type Servable<T extends TableTypes> = Pick<
  LocalTable<T>,
  "game" | "config" | "seats" | "watch" | "act" | "undo" | "why" | "advise" | "preview" | "record"
>;

/** A sum over the view goes with every so many news. */
const SUM_EVERY = 32;
/** So many eyes one line can have open. */
const MOST_WATCHES = 16;

/**
 * Lets whoever is at the other end of a line sit at a table: in his own seats, with his own eyes, and no further. Every
 * message is read before it is believed; what is none is answered and does nothing. The answer ends it.
 */
export function serve<T extends TableTypes>(table: Servable<T>, port: Port, who: Who): () => void {
  const watches = new Map<number, () => void>();
  const post = (message: Down<T>): void => {
    try {
      port.post(message);
    } catch {
      stop();
    }
  };
  let greeted = false;
  let open = true;
  let advising = false;

  function stop(): void {
    open = false;
    for (const end of watches.values()) end();
    watches.clear();
  }

  port.listen((message) => {
    if (!open) return;
    const up = readUp(message, table.seats.length);
    if (up?.t === "hello") return hello(up.v);
    if (!up || !greeted) return post({ t: "bad", ...idOf(message), why: refuse("line.badMessage") });
    if (up.t === "watch") return watch(up);
    if (up.t === "unwatch") {
      watches.get(up.n)?.();
      watches.delete(up.n);
      return undefined;
    }
    void answer(up).then(
      (value) => post({ t: "done", id: up.id, value }),
      (error: unknown) => post({ t: "refused", id: up.id, why: whyOf(error) }),
    );
    return undefined;
  });

  function hello(offered: readonly number[]): void {
    const v = PROTOCOLS.find((version) => offered.includes(version));
    if (v === undefined) return post({ t: "bye", why: refuse("line.version", { speaks: PROTOCOLS.join(", ") }) });
    greeted = true;
    const { game, config, seats } = table;
    return post({ t: "welcome", v, game: game.id, rules: game.rules, config, seats, own: who.seats });
  }

  const maySee = (viewer: Viewer): boolean => (viewer === "spectator" ? who.spectates : who.seats.includes(viewer));

  function watch({ n, viewer, since }: Extract<Up, { t: "watch" }>): void {
    if (!maySee(viewer) || (watches.size >= MOST_WATCHES && !watches.has(n)))
      return post({ t: "bad", why: refuse("table.notYours") });
    watches.get(n)?.();
    watches.delete(n);
    let before: T["view"] | undefined;
    const listener = (news: News<T>): void => {
      post({ t: "news", n, news: toldOf(news, before) });
      before = news.view;
    };
    try {
      const end = table.watch(viewer, listener, since);
      // The line may have broken at the first news.
      if (open) watches.set(n, end);
      else end();
    } catch {
      // A view that fails harms nobody else at the table, nor whoever serves other tables.
      post({ t: "bad", why: refuse("table.fault") });
    }
    return undefined;
  }

  async function answer(up: Exclude<Up, { t: "hello" | "watch" | "unwatch" }>): Promise<unknown> {
    if (up.t === "record") {
      const record = await table.record();
      if (!record.ok) throw new TableError(record.error);
      return record.value;
    }
    const { seat } = up;
    if (!who.seats.includes(seat)) throw new TableError(refuse("table.notYours"));
    if (up.t === "act") return done(await table.act(seat, up.action, up.v, up.id));
    if (up.t === "undo") return done(await table.undo(seat, up.steps, up.v, up.id));
    if (up.t === "why") return table.why(seat, up.action);
    if (up.t === "preview") return table.preview(seat, up.actions);
    if (advising) throw new TableError(refuse("line.tooFast"));
    advising = true;
    return table.advise(seat).finally(() => (advising = false));
  }

  return stop;
}

function done(refusal: Refusal | null): null {
  if (refusal) throw new TableError(refusal);
  return null;
}

/** Whoever waits for an answer gets one, as far as his name can be read. */
const idOf = (message: unknown): { readonly id?: string } =>
  isObject(message) && isId(message["id"]) ? { id: message["id"] } : {};

/** A reason, and never more: what failed inside is nobody's business at the other end. */
const whyOf = (error: unknown): Refusal => (error instanceof TableError ? error.refusal : refuse("table.fault"));

function toldOf<T extends TableTypes>(news: News<T>, before: T["view"] | undefined): Told<T> {
  const { view, version } = news;
  if (before === undefined) return news;
  // What is not there is not spelled.
  const told = { ...news, view: undefined, diff: diffOnce(before as object, view as object) ?? null };
  return version % SUM_EVERY === 0 ? { ...told, sum: checksum(canonical(view)) } : told;
}
