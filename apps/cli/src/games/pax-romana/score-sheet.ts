import type { Language } from "@ara/kernel";
import type { State } from "@ara/pax-romana";
import { standingOf } from "@ara/pax-romana/overview";
import { namesOf, sayOutcome } from "@ara/pax-romana/texts";
import { cliTexts } from "../../texts/index.ts";
import { aligned } from "./map-text.ts";
import { romanaTexts } from "./texts/index.ts";

/** 15.11: what a Victory Phase would bring now, a line for each power, and who would win then. */
export function standingText(state: State, language: Language): string[] {
  const { scored, outcome } = standingOf(state);
  if (state.over) return [sayOutcome(language, state.config, state.over)];
  const { who, words } = namesOf(language, state.config);
  const { capital, list } = words.grammar;
  const { sheet } = romanaTexts[language];
  const rows = scored.map(({ power, gop, forGop, cvp, forCvp, forObjectives }) =>
    [
      capital(who(power)),
      state.powers[power]!.victoryPoints,
      `${gop}: +${forGop}`,
      `${cvp}: +${forCvp}`,
      `+${forObjectives}`,
      outcome.points[power]!,
    ].map(String),
  );
  const names = list(outcome.winners.map(who).map(capital));
  const { wins, shared } = cliTexts[language].files.standing;
  return [
    ...(rows.length > 0 ? aligned([sheet.columns, ...rows]) : [sheet.noPoints]),
    `${outcome.winners.length > 1 ? shared(names) : wins(names)} (${outcome.reason})`,
  ];
}
