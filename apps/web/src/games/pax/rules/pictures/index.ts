import type { RuleNumber } from "@ara/pax/texts";
import type { ComponentType } from "preact";
import { CardPicture, DrawPicture, SetupPicture } from "./basics.tsx";
import { AdversaryPicture, MilitiaPicture, NocturnusPicture, ScoutPicture, SenatePicture } from "./many.tsx";
import { ScorePicture } from "./scoring.tsx";
import {
  BuyPicture,
  CollectPicture,
  IncomePicture,
  LimitPicture,
  PlayPicture,
  SealsPicture,
  WealthPicture,
} from "./turn.tsx";

/** Which rules have a picture beside them. */
export const PICTURES: Partial<Readonly<Record<RuleNumber, ComponentType>>> = {
  "1.2": CardPicture,
  "1.4": NocturnusPicture,
  "2.5": SetupPicture,
  "3.3": DrawPicture,
  "3.7": BuyPicture,
  "3.8": WealthPicture,
  "3.9": PlayPicture,
  "3.10": LimitPicture,
  "3.11": IncomePicture,
  "4.2": CollectPicture,
  "6.3": SealsPicture,
  "6.7": ScorePicture,
  "7.5": SenatePicture,
  "9.2": MilitiaPicture,
  "9.3": ScoutPicture,
  "9.4": AdversaryPicture,
};
