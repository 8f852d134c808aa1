import type { PaxRomana } from "@ara/pax-romana";
import { readInstructions, standingAnswer, type Instruction } from "@ara/pax-romana/standing";
import type { Attendant, TableTypes } from "@ara/protocol";

/** 17.15: people can let it stand that they play no card. */
export const attendantOfPaxRomana = (config: PaxRomana["config"]): Attendant<TableTypes, unknown> | null =>
  config.game === "advanced"
    ? {
        read: readInstructions,
        answer: (standing, view, seat) =>
          standingAnswer(standing as readonly Instruction[], view as PaxRomana["view"], seat),
      }
    : null;

/** 17.15: everybody who may play a card is asked at the same moment. */
export const isCardWindow = ({ frames }: PaxRomana["view"]): boolean => frames.at(-1)?.proc === "cardWindow";
