import { accountsIn, type Account } from "@ara/pax-romana/story";
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { settings } from "../../../app/settings.ts";
import { Remembered } from "../text/remembered.ts";
import type { Shown } from "../text/shown.ts";
import type { ShellProps } from "./shell.ts";

/** What a turn brought waits for whoever is asked next, and can be opened again. */

/** Somebody wants to see the account of a turn. */
export const wanted = signal<number | null>(null);

/** The turns that have been counted, the first at the beginning. */
export function useAccounts({ session }: Shown): readonly Account[] {
  const lines = session.lines.value;
  return useMemo(() => accountsIn(lines.map(({ event }) => event)), [lines]);
}

/** Up to which turn each person has been shown what it brought; this browser knows it also when the page is loaded again. */
const seen = new WeakMap<Shown["session"], number>();
const remembered = new Remembered("ara.accounts");

function seenBy(session: Shown["session"]): number | undefined {
  const kept = seen.get(session) ?? remembered.get(`${session.id} ${session.viewer}`);
  return typeof kept === "number" ? kept : undefined;
}

function see(session: Shown["session"], turn: number): void {
  seen.set(session, turn);
  remembered.set(`${session.id} ${session.viewer}`, turn);
}

/** Between two turns: whoever comes back then has not gone on yet. */
const BEFORE_ACTIVATIONS = "F";

/** Opens the account of a turn once it is over and somebody is asked; who wants all at once opens it himself. */
export function useTurnEnd({ face, shown, shell }: ShellProps): void {
  const { session, news } = shown;
  const last = useAccounts(shown).at(-1)?.turn ?? 0;
  const asked = wanted.value;
  useEffect(() => {
    if (asked === null) return;
    wanted.value = null;
    shell.beside.value = { type: "account", turn: asked };
  }, [asked]);
  const isAsked = news.prompt !== null;
  useEffect(() => {
    const known = seenBy(session) ?? (news.view.phase < BEFORE_ACTIVATIONS ? last - 1 : last);
    const isNew = last > known && face.isKept;
    // What was taken back comes again.
    see(session, !isNew || isAsked ? last : known);
    if (isNew && isAsked && settings.peek().pace !== "instant" && shell.beside.peek() === null)
      shell.beside.value = { type: "account", turn: last };
  }, [session, last, isAsked]);
}
