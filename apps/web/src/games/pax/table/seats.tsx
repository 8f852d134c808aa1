import type { Seat } from "@ara/kernel";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import type { Desk } from "./desk.ts";
import { say } from "./words.ts";

/** The others, in the order of their turns after the viewer. */
export function others({ seats, viewer }: Desk): Seat[] {
  const own = viewer === "spectator" ? 0 : viewer;
  const all = seats.map((_, i) => (own + i) % seats.length);
  return viewer === "spectator" ? all : all.slice(1);
}

/** Primus and primus conspiratus (2.5, 3.12). */
export function Badges({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }): JSX.Element {
  const { view } = desk.news.value;
  return (
    <span class="table-badges">
      {view.startPlayer === seat && view.config.solo === null && (
        <span role="img" aria-label={say().primus} title={say().primus}>
          <Icon name="primus" />
        </span>
      )}
      {view.conspiratus === seat && (
        <span role="img" aria-label={say().conspiratus} title={say().conspiratus} class="red">
          <Icon name="primus-conspiratus" />
        </span>
      )}
    </span>
  );
}
