import { worldOf } from "@ara/pax-romana";
import { unitOf, type Order } from "@ara/pax-romana/books";
import { namesFor, type Speech } from "../text/speech.ts";
import type { RomanaNews } from "../types.ts";
import { booksWords } from "./words.ts";

/** An order in words: what, where, and in which province. */
export interface OrderSaid {
  readonly what: string;
  readonly place: string;
  readonly province: string;
}

export function sayOrder(speech: Speech, view: RomanaNews["view"], order: Order): OrderSaid {
  const names = namesFor(speech, view);
  const say = booksWords.now.value.plan;
  const unit = unitOf(order);
  const what = say.kinds[order.kind](unit === undefined ? "" : names.unit(unit));
  if (order.kind === "objective") return { what, place: say.objective, province: "" };
  const province = worldOf(view.config).map.province[order.node]!;
  return { what, place: names.node(order.node), province: names.province(province) };
}
