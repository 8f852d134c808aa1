import type { Config, PaxRomana } from "@ara/pax-romana";
import { ranked, type Places } from "../places.ts";

/** Whoever wins is first, the others by points; R254: of several powers the last counts. */
export const placesInPaxRomana = ({ winners, points }: PaxRomana["outcome"], { seats }: Config): Places => ({
  seats: ranked(
    seats.map((powers) =>
      powers.some((power) => winners.includes(power)) ? Infinity : Math.min(...powers.map((power) => points[power]!)),
    ),
  ),
});
