import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { talkAt, type Talk } from "../api.ts";
import type { Life } from "../life.ts";

/** Where many talk at once, it is not asked for each of them. */
const NOT_BEFORE = 400;

export interface Heard {
  readonly talk: Talk | null;
  readonly unread: number;
}

const keyOf = (id: string): string => `ara.read.${id}`;

/** What is said at the table, and how much of it was not read; all is read while the sheet is open. */
export function useTalk(life: Life, isOpen: boolean): Heard {
  const talk = useSignal<Talk | null>(null);
  const read = useSignal(Number(sessionStorage.getItem(keyOf(life.id)) ?? -1));
  const nudge = life.nudges.value["chat"];
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      try {
        const found = await talkAt(life.id);
        if (wanted) talk.value = found;
      } catch {
        // The line says when there is no server; it is asked again when it is back.
      }
    };
    const timer = setTimeout(() => void look(), nudge === undefined ? 0 : NOT_BEFORE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [life, nudge, talk]);
  const lines = talk.value?.lines ?? [];
  const last = lines.at(-1)?.at ?? -1;
  useEffect(() => {
    if (!isOpen || last <= read.peek()) return;
    read.value = last;
    sessionStorage.setItem(keyOf(life.id), String(last));
  }, [life, isOpen, last, read]);
  return {
    talk: talk.value,
    unread: isOpen ? 0 : lines.filter(({ at, mine, muted }) => at > read.value && !mine && !muted).length,
  };
}
