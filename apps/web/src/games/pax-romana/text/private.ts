import type { Viewer } from "@ara/kernel";
import type { Event, View } from "@ara/pax-romana";

/** 17.2, R316, R326: whether an event shows something to whoever caused it, and to nobody who comes to the screen after him. */
export function isPrivate({ config }: Pick<View, "config">, event: Event, viewer: Viewer): boolean {
  const { type } = event;
  if (viewer === "spectator" || (type !== "handSeen" && type !== "tribeSeen" && type !== "cardStolen")) return false;
  return config.seats[viewer]?.includes(event.power) === true;
}
