import { buildingOf, sitesIn, type Site } from "@ara/pax-romana/plans";
import { sayActionIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import type { BoardProps } from "../boards/board.ts";
import { giveAll } from "../boards/give-all.ts";
import { namesFor } from "../text/speech.ts";
import { texts } from "./words.ts";

/** 7.11: what can be built, for how many Talents, and where: each place is one tap. */
export function Building({ face, shown, asks }: BoardProps): JSX.Element | null {
  const { prompt, view } = shown.news;
  const sites = prompt ? sitesIn(prompt, view) : [];
  if (!prompt || sites.length === 0) return null;
  const speech = face.speech.value;
  const { node } = namesFor(speech, view);
  const kinds = [...new Set(sites.map(({ kind }) => kind))];
  const point = (site: Site | null): void => {
    face.lit.value = { nodes: site ? [site.node] : [], go: false };
  };
  const heading = ({ kind, cost }: Site): string =>
    sayActionIn(
      speech.game,
      view.config,
      { key: "construction.what", about: prompt.about },
      { action: { type: "build", kind }, refusal: null, leads: [], cost: { talents: cost } },
    );
  return (
    <section class="plan-build" aria-label={texts.now.value.build}>
      {kinds.map((kind) => (
        <p key={kind} class="plan-do">
          <span class="plan-note">{heading(sites.find((site) => site.kind === kind)!)}</span>
          {sites
            .filter((site) => site.kind === kind)
            .map((site) => (
              <button
                key={site.node}
                data-build={`${kind} ${site.node}`}
                onMouseEnter={() => point(site)}
                onFocus={() => point(site)}
                onMouseLeave={() => point(null)}
                onBlur={() => point(null)}
                onClick={() => {
                  point(null);
                  void giveAll(face, buildingOf(site));
                  asks();
                }}
              >
                {node(site.node)}
                {kind === "repair" && <span class="num"> {speech.game.words.talents(site.cost)}</span>}
              </button>
            ))}
        </p>
      ))}
    </section>
  );
}
