import type { Language } from "@ara/kernel";
import { ARMY, countSymbols, FLEET, NOBODY, romeNext, sumOfValues, type View } from "@ara/pax";
import { paxTexts, roman } from "@ara/pax/texts";
import { isRoomy, padEnd, padStart, screen, style, width, wrap } from "../../terminal.ts";
import { tableTexts } from "./texts/index.ts";
import { ahead, balance } from "./balance.ts";
import { cardList, fanned } from "./card-text.ts";

/** The table as one player sees it: heading, Rome against everybody, the legions, one's own cards. */
export function tableText(view: View, names: readonly string[], language: Language): string[][] {
  return [
    [wrap(header(view, names, language))],
    balance(view, names, language).map((line) => wrap(line)),
    // 2.6: during set-up nothing lies there yet.
    view.step === "setup" ? [] : legions(view, language),
    own(view, language),
  ].filter((part) => part.length > 0);
}

function header(view: View, names: readonly string[], language: Language): string {
  const texts = tableTexts[language];
  const { solo } = view.config;
  const parts = [
    style("bold", `PAX · ${texts.round(view.round)}`),
    ...(solo === null ? [texts.startPlayer(names[view.startPlayer]!)] : []),
    ...(view.conspiratus === NOBODY ? [] : [ahead(texts.conspirator(names[view.conspiratus]!))]),
    texts.deck(view.deck.length),
  ];
  return parts.join(" · ");
}

/** What lies under each legion, what it is worth, and what the viewer would pay. */
function legions(view: View, language: Language): string[] {
  const texts = tableTexts[language];
  const next = romeNext(view);
  const value = texts.value.length + 2;
  const pay = texts.youPay.length + 2;
  const label = Math.max(10, texts.legions.length);
  const head = padEnd(texts.legions, label) + padStart(texts.value, value) + padStart(texts.youPay, pay);
  return [
    style("bold", head) + (next === NOBODY ? "" : style("dim", `  ${texts.romeNext}`)),
    ...view.legions.map((group, legion) => {
      const empty = group.length === 0;
      const name = `${legion === next ? ahead("▸") : " "} ${legion + 1}  ${roman(legion)}`;
      const worth = padStart(empty ? "" : String(sumOfValues(group)), value);
      const price = padStart(empty ? "" : String(view.own?.prices[legion] ?? ""), pay);
      const cards = empty ? style("dim", texts.empty) : cardList(language, group);
      return wrap(`${padEnd(name, label)}${worth}${price}  ${cards}`, label + value + pay + 2);
    }),
  ];
}

function own(view: View, language: Language): string[] {
  const texts = tableTexts[language];
  const { categories } = paxTexts[language];
  const player = view.viewer === "spectator" ? undefined : view.players[view.viewer];
  if (!player?.hand || !view.own) return [];
  const { limit } = view.own;
  const symbols = countSymbols(player.display);
  const none = style("dim", "-");
  const line = (title: string, content: string): string => wrap(padEnd(style("bold", title), 10) + content, 10);
  const fleet = texts.count(categories.fleet, symbols[FLEET]!, limit);
  const army = texts.count(categories.army, symbols[ARMY]!, limit);
  const display = line(texts.display, fanned(language, player.display) || none);
  const hand = fanned(language, player.hand) || none;
  const purse = `${texts.purse(player.aurei ?? 0)} · ${style("dim", texts.limit(fleet, army))}`;
  const both = `${hand} · ${purse}`;
  if (!isRoomy() && width(both) + 10 <= screen().columns) return [display, line(texts.hand, both)];
  return [display, line(texts.hand, hand), line("", purse)];
}
