import { worldOf } from "@ara/pax-romana";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { settings } from "../../../app/settings.ts";
import type { Shown } from "../text/shown.ts";
import { shellWords } from "./words.ts";
import "./history.css";

/** At the first question of a turn: its years, and what they brought; with its answer it goes. */
export function History({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const say = shellWords.now.value;
  const { view, over, prompt, version } = shown.news;
  const first = useRef({ turn: 0, version: 0 });
  if (prompt && first.current.turn !== view.turn) first.current = { turn: view.turn, version };
  const isBeginning =
    (view.phase < "F" || (view.phase === "F" && view.row.length > 0)) &&
    (first.current.turn !== view.turn || first.current.version >= version);
  const line = say.history[view.turn - 1];
  if (over || !settings.value.names || !isBeginning || line === undefined) return null;
  const { from, to } = worldOf(view.config).data.charts.turns;
  return (
    <p class="side-history">
      <b>{say.years({ from: from[view.turn - 1]!, to: to[view.turn - 1]! })}</b> {line}
    </p>
  );
}
