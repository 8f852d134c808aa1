import { EVENTS, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import type { Course } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";
import { conqueror } from "./conqueror.ts";
import { galleyTechnology } from "./galley-technology.ts";

/** 16.13: an event that waited strikes the power whose marker was drawn; its caller goes on with `struck` or `begin`. */
export function strike(state: State, power: Power, event: number, course: Course): void {
  const name = EVENTS[event]!;
  course.tell({ e: "eventStruck", event, power, rule: "16.13" });
  if (name === "disease" || name === "stabilityCheck")
    return course.call({ proc: name, step: "begin", power } as Frame, "struck");
  if (name === "conqueror") conqueror(state, power, course.tell.bind(course));
  else galleyTechnology(state, power);
  course.go("begin");
}
