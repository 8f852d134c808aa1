import { NONE, type Node, type Power } from "@ara/pax-romana";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { usePromised } from "../../../app/use-promised.ts";
import type { Stage } from "../map/stage.ts";
import { namesFor } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { loadLens, type LensName } from "./lenses.ts";
import type { Seen } from "./picture.ts";
import { texts } from "./words.ts";

interface Through {
  readonly name: LensName | null;
  readonly choose: (name: LensName | null) => void;
  readonly seen: Seen | null;
}

/** For whom one looks: who is asked, else the viewer's own power, else whoever was active last. */
function powerOf({ news: { view, prompt } }: Shown): Power {
  const own = view.viewer === "spectator" ? undefined : view.config.seats[view.viewer]?.[0];
  return prompt?.power ?? own ?? (view.streak.power === NONE ? view.order[0]! : view.streak.power);
}

/** The lens in use, and what it shows of the position. */
export function useLens(face: TextFace, shown: Shown, stage: Stage, chosen: Node | null): Through {
  const name = useSignal<LensName | null>(null);
  const wanted = name.value;
  const loaded = usePromised(async () => ({ name: wanted, lens: wanted && (await loadLens(wanted)) }), [wanted]);
  const { view, prompt } = shown.news;
  const words = texts.now.value;
  const speech = face.speech.value;
  // Only one lens asks for what was chosen: the others need not look again.
  const place = wanted === "reach" ? chosen : null;
  const planned = wanted === "reach" ? (face.planner.value?.reach.value ?? null) : null;
  const seen = useMemo(() => {
    if (wanted === null || loaded?.name !== wanted || !loaded.lens) return null;
    const names = namesFor(speech, view);
    const { overview } = shown;
    return loaded.lens({
      view,
      overview,
      prompt,
      power: powerOf(shown),
      chosen: place,
      planned,
      chart: stage.chart,
      words,
      names,
    });
  }, [loaded, wanted, shown.overview, prompt, place, planned, words, speech.game]);
  const asked = `${wanted} ${place} ${planned?.from}`;
  const before = useRef(asked);
  useEffect(() => {
    stage.look(seen, before.current !== asked);
    if (seen || wanted === null) before.current = asked;
  }, [stage, seen]);
  return { name: wanted, choose: (next) => (name.value = next), seen };
}
