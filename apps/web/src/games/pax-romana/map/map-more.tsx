import { worldOf, type Node } from "@ara/pax-romana";
import type { JSX, RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { Legend, LensBar } from "../lens/lens-bar.tsx";
import { useLens } from "../lens/use-lens.ts";
import type { Spot } from "../text/places.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { Note } from "./note.tsx";
import { OverviewMap } from "./overview-map.tsx";
import { PlaceTree } from "./place-tree.tsx";
import type { Stage } from "./stage.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly stage: Stage;
  readonly chosen: Node | null;
  /** What the lens in use says of a place. */
  readonly lens: RefObject<(spot: Spot) => readonly string[]>;
}

const SILENT = (): readonly string[] => [];

/** What the map has beside its marks; it comes a moment after the map itself. */
export function MapMore({ face, shown, stage, chosen, lens }: Props): JSX.Element {
  const { name, choose, seen } = useLens(face, shown, stage, chosen);
  const say = seen?.say ?? SILENT;
  useEffect(() => {
    lens.current = say;
    if (seen) face.speaker.say([seen.sum]);
  }, [seen]);
  // The bar of the lenses comes after the map has gone where it is to look.
  useEffect(() => {
    const { nodes, go } = face.lit.peek();
    stage.uncover(go ? nodes : []);
  }, [stage]);
  const show = (spot: Spot): void => {
    face.spot.value = spot;
    stage.reveal("node" in spot ? [spot.node] : worldOf(stage.chart.config).map.spacesOf[spot.province]!);
  };
  return (
    <>
      <LensBar chosen={name} choose={choose} />
      {seen && <Legend seen={seen} show={show} />}
      <Note face={face} shown={shown} stage={stage} />
      <OverviewMap stage={stage} control={String(shown.news.view.control)} />
      <PlaceTree face={face} shown={shown} lens={say} />
    </>
  );
}
