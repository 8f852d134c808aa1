import { ARMY, card, FLEET, LAND, RELIGION } from "@ara/pax";
import type { JSX } from "preact";
import { Card } from "./card.tsx";

const SAMPLE = [card(LAND, 2, 3), card(FLEET, 1, 2), card(ARMY, 2, 4), card(RELIGION, 1, 1)];

export default function Sample(): JSX.Element {
  return (
    <>
      {SAMPLE.map((c) => (
        <Card key={c} card={c} />
      ))}
    </>
  );
}
