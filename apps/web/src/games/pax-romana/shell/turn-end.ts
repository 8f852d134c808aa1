import { accountsIn, type Account } from "@ara/pax-romana/story";
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { settings } from "../../../app/settings.ts";
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

/** Up to which turn each person has been shown what it brought. */
const seen = new WeakMap<Shown["session"], number>();

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
    const known = seen.get(session) ?? (news.view.phase < BEFORE_ACTIVATIONS ? last - 1 : last);
    const isNew = last > known && face.isKept;
    // What was taken back comes again.
    if (!isNew || isAsked) seen.set(session, last);
    else seen.set(session, known);
    if (isNew && isAsked && settings.peek().pace !== "instant" && shell.beside.peek() === null)
      shell.beside.value = { type: "account", turn: last };
  }, [session, last, isAsked]);
}
