import { offer, type TableTypes } from "@ara/protocol";
import type { Thinking } from "../games/game.ts";
import { partOf } from "./part.ts";
import { toStarter } from "./ports.ts";
import { thinkingOf } from "./thinking.ts";

/** The bots, in a thread of their own: however long they think, the page does not wait. */

const THINKING = import.meta.glob<{ readonly thinking: Thinking<TableTypes> }>("../games/*/thinking.ts");

offer(
  toStarter,
  thinkingOf(async (game) => (await partOf(THINKING, game))?.thinking),
);
