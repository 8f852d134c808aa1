import { refuseList, upkeepOf, type LetGo, type Order, type OrderPage } from "@ara/pax-romana/books";
import { signal, type Signal } from "@preact/signals";
import type { Session } from "../../../sitting/session.ts";
import type { Shown } from "../text/shown.ts";
import type { RomanaAtTable } from "../types.ts";
import { forget, recall, remember, type Whose } from "./kept-draft.ts";

/** Plans that somebody works at and has not sealed: his alone. */
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
export function orderDraft(shown: Shown, page: OrderPage): Signal<readonly Order[]> {
  const { turn, phase } = shown.news.view;
  const at = page.isAtOnce ? String(shown.news.version) : "";
  const key = JSON.stringify([turn, phase, page.power, page.laid, at]);
  const isValid = (value: unknown): boolean => Array.isArray(value) && !refuseList(page, value as Order[]);
  return kept(draftsOf(shown.session).orders, whoseOf(shown, "orders"), key, page.laid, isValid);
}

export function letGoDraft(shown: Shown, power: number, laid: readonly LetGo[]): Signal<readonly LetGo[]> {
  const { view } = shown.news;
  const key = JSON.stringify([view.turn, power, laid]);
  const isThere = ({ node, unit, n }: LetGo): boolean =>
    upkeepOf(view, power).lines.some((line) => line.node === node && line.unit === unit && n > 0 && n <= line.here);
  const isValid = (value: unknown): boolean => Array.isArray(value) && (value as LetGo[]).every(isThere);
  return kept(draftsOf(shown.session).letGo, whoseOf(shown, "letGo"), key, laid, isValid);
}

/** It is sealed: nothing of it is left where somebody else might look. */
export const dropDraft = (shown: Shown, kind: Whose["kind"]): void => forget(whoseOf(shown, kind));

const whoseOf = ({ session }: Shown, kind: Whose["kind"]): Whose => ({
  table: session.id,
  seat: session.viewer,
  kind,
});

function kept<Value>(
  drafts: Map<string, Signal<Value>>,
  whose: Whose,
  key: string,
  first: Value,
  isValid: (value: unknown) => boolean,
): Signal<Value> {
  const known = drafts.get(key);
  if (known) return known;
  const made = signal((recall(whose, key, isValid) as Value | undefined) ?? first);
  drafts.set(key, made);
  let isBegun = false;
  made.subscribe((value) => {
    if (isBegun) remember(whose, key, value);
    isBegun = true;
  });
  return made;
}
