import { worldOf } from "@ara/pax-romana";
import type { JSX } from "preact";
import { isScored } from "../text/standing.ts";
import type { Shown } from "../text/shown.ts";
import { shellWords } from "./words.ts";
import "./history.css";

/** 3.7: at the end of a scenario without points, what it was about: so one sees why it was won. */
export function Aim({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const { view } = shown.news;
  if (isScored(view)) return null;
  const { scenarios } = shellWords.now.value;
  const { title, about } = scenarios[worldOf(view.config).scenario.id];
  return (
    <p class="side-history" data-aim>
      <b>{title}</b> {about}
    </p>
  );
}
