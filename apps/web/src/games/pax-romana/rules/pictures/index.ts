import type { ComponentType } from "preact";
import { BattlePicture } from "./battle.tsx";
import { CounterPicture } from "./counter.tsx";
import { SpacesPicture } from "./spaces.tsx";
import { StabilityPicture } from "./stability.tsx";
import { TurnPicture } from "./turn.tsx";
import "./pictures.css";

/** Where a picture says more than words; all drawn by us. */
export const PICTURES: Readonly<Record<string, ComponentType>> = {
  "2.13": SpacesPicture,
  "2.2": CounterPicture,
  "3.2": TurnPicture,
  "10.51": BattlePicture,
  "14.13": StabilityPicture,
};
