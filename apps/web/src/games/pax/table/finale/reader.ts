import { isElsewhere, type Desk } from "../desk.ts";

/** Who is called "you": the one person at this screen. */
export function reader(desk: Desk): number {
  const { seats, viewer } = desk;
  const isAlone = isElsewhere(desk) || seats.filter(({ bot }) => bot === null).length === 1;
  return viewer !== "spectator" && isAlone ? viewer : -1;
}
