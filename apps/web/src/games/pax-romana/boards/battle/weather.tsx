import type { Option, Roll } from "@ara/pax-romana";
import type { JSX } from "preact";
import type { Tongue } from "./speaking.ts";

const SKIES = ["fair", "blown", "storm"] as const;

/** 11.21: the throw for wind and weather that an answer leads to. */
function weatherOf(option: Option | undefined): Roll | undefined {
  const lead = option?.leads?.find(({ to }) => to === "weather");
  return lead && "roll" in lead ? lead.roll : undefined;
}

/** 11.21: fair, blown off or storm, each with the faces of the die that bring it. */
export function Weather({ tongue, option }: { tongue: Tongue; option: Option | undefined }): JSX.Element | null {
  const faces = weatherOf(option)?.faces;
  if (!faces) return null;
  const { text } = tongue;
  return (
    <span class="battle-weather">
      {SKIES.map((sky, worst) => {
        const shown = faces.flatMap((what, i) => (what === worst ? [i + 1] : []));
        if (shown.length === 0) return null;
        const range = shown.length === 1 ? `${shown[0]}` : `${shown[0]}–${shown.at(-1)}`;
        return (
          <i key={sky} data-sky={sky}>
            {text.faces(range, text.weather[sky])}
          </i>
        );
      })}
    </span>
  );
}
