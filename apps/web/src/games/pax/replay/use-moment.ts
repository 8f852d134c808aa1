import type { Viewer } from "@ara/kernel";
import { useEffect, useRef, useState } from "preact/hooks";
import { moves } from "../../../app/settings.ts";
import type { Beholder } from "../../../replay/viewpoint.ts";
import type { Moment, PaxReplay } from "./outline.ts";
import { playMoves, rememberPlaces, type Places } from "../table/moves.ts";
import { actorOf, eventsBetween } from "./moment.ts";
import type { Position } from "./position.ts";

/** Whoever goes faster than this sees no cards fly. */
const HURRY = 200;

/** What is seen at a place in the replay; until it has come, what was seen before. One step on, its cards fly. */
export function useMoment(replay: PaxReplay, { at, event }: Position, beholder: Beholder): Moment | null {
  const [moment, setMoment] = useState<Moment | null>(null);
  const shown = useRef<{ readonly moment: Moment; readonly beholder: Beholder; readonly since: number } | null>(null);
  useEffect(() => {
    let wanted = true;
    const show = async (): Promise<void> => {
      try {
        const next = await replay.moment(at, event, beholder);
        if (!wanted) return;
        const now = performance.now();
        const before = shown.current;
        shown.current = { moment: next, beholder, since: now };
        const calm = before?.beholder === beholder && now - before.since > HURRY && moves();
        const news = calm ? eventsBetween(before.moment, next) : [];
        const viewer = actorOf(next) ?? next.view.viewer;
        const places = news.length > 0 ? placesFor(viewer) : null;
        setMoment(next);
        if (places) await playMoves(news, places, viewer);
      } catch {
        // The worker was closed: nobody is left to tell.
      }
    };
    void show();
    return () => {
      wanted = false;
    };
  }, [replay, at, event, beholder]);
  return moment;
}

/** Every hand and display has a place of its own; a flight knows them as those of whoever acts. */
function placesFor(viewer: Viewer): Places {
  const places = new Map(rememberPlaces());
  for (const part of ["hand", "mine"]) {
    const own = places.get(`${part}-${viewer}`);
    if (own) places.set(part, own);
  }
  return places;
}
