import { isStanding, standingFor } from "@ara/pax-romana/plans";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { words } from "../../../app/words.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { giveStanding } from "./give-standing.ts";

export const standingWords = words(
  import.meta.glob<typeof import("../texts/en/standing.ts")>("../texts/*/standing.ts"),
);

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly asks: () => void;
}

/** "And do not ask again": an answer that somebody lets stand, and what stands so far, to be taken back. */
export function Standing({ face, shown, asks }: Props): JSX.Element | null {
  const { prompt, view, version } = shown.news;
  const say = standingWords.now.value;
  const asked = prompt && standingFor(prompt, view);
  const known = face.standing.value;
  useEffect(() => void giveStanding(face, shown), [version]);
  const { viewer } = shown.session;
  const own = viewer === "spectator" ? [] : (view.config.seats[viewer] ?? []);
  const now = known.filter((one) => own.includes(one.power) && isStanding(one, view));
  if (!asked && now.length === 0) return null;
  return (
    <div class="standing">
      {asked && !now.some(({ scope }) => scope === asked.scope) && (
        <p class="romana-do">
          <button
            data-standing={asked.key}
            onClick={() => {
              face.standing.value = [...now, asked];
              void face.give(asked.answer);
              asks();
            }}
          >
            {say.offered[asked.key]}
          </button>
        </p>
      )}
      {now.map((one) => (
        <p key={one.scope} class="romana-do" role="status">
          {say.stands[one.key]}{" "}
          <button data-ask-again onClick={() => (face.standing.value = known.filter((other) => other !== one))}>
            {say.again}
          </button>
        </p>
      ))}
    </div>
  );
}
