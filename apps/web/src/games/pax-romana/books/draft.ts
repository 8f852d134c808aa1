import type { LetGo, Order, OrderPage } from "@ara/pax-romana/books";
import { signal, type Signal } from "@preact/signals";
import type { Session } from "../../../sitting/session.ts";
import type { Shown } from "../text/shown.ts";
import type { RomanaAtTable } from "../types.ts";

/** Plans that somebody works at and has not sealed: his alone, and forgotten with the page. */
interface Drafts {
  readonly orders: Map<string, Signal<readonly Order[]>>;
  readonly letGo: Map<string, Signal<readonly LetGo[]>>;
}
const DRAFTS = new WeakMap<Session<RomanaAtTable>, Drafts>();

const draftsOf = (session: Session<RomanaAtTable>): Drafts => {
  const found = DRAFTS.get(session) ?? { orders: new Map(), letGo: new Map() };
  DRAFTS.set(session, found);
  return found;
};

/** The plan in the making; it begins with what lies on the slate, and anew where that has changed. */
export function orderDraft({ session, news }: Shown, page: OrderPage): Signal<readonly Order[]> {
  const { turn, phase } = news.view;
  const at = page.isAtOnce ? String(news.version) : "";
  const key = JSON.stringify([turn, phase, page.power, page.laid, at]);
  return kept(draftsOf(session).orders, key, page.laid);
}

export function letGoDraft({ session, news }: Shown, power: number, laid: readonly LetGo[]): Signal<readonly LetGo[]> {
  return kept(draftsOf(session).letGo, JSON.stringify([news.view.turn, power, laid]), laid);
}

function kept<Value>(drafts: Map<string, Signal<Value>>, key: string, first: Value): Signal<Value> {
  const found = drafts.get(key) ?? signal(first);
  drafts.set(key, found);
  return found;
}
