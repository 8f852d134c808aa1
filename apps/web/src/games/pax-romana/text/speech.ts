import type { Catalogue, Refusal, Seat } from "@ara/kernel";
import { POWERS, worldOf, type Event, type Power, type Prompt, type View } from "@ara/pax-romana";
import type { AskedTexts, Texts } from "@ara/pax-romana/texts";
import { isToldAgain, namesIn, sayEventIn, sayNoIn, sayQuestionIn, type Names } from "@ara/pax-romana/texts/say";
import type { RomanaNews } from "../types.ts";
import type { TextTexts } from "../texts/en/text.ts";

type Spoken = Pick<Speech, "game" | "told">;

/** Everything that is needed to speak at a table: the texts of one language, and who sits where. */
export interface Speech {
  readonly text: TextTexts;
  readonly game: AskedTexts;
  /** The same with all that is told of what happened; `null` until that has come. */
  readonly told: Texts | null;
  /** The same as it is said in another turn: leaders have names of their time. */
  readonly spokenIn?: (turn: number) => Spoken;
  readonly kernel: Catalogue;
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
}

export const namesFor = ({ game }: Speech, { config }: View): Names => namesIn(game.words, config);

export const nameOf = ({ seats }: Speech, seat: Seat): string => seats[seat]?.name ?? "";

/** Who decides in a seat, within a sentence: "the East", or "the East (Livia)" where somebody there has a name of his own. */
export function deciderIn(speech: Speech, view: View, seat: Seat): string {
  const powers = namesFor(speech, view).all(view.config.seats[seat] ?? []);
  const name = nameOf(speech, seat);
  const isBot = speech.seats[seat]?.bot !== null;
  return isBot || name === "" || name === speech.game.words.grammar.capital(powers) ? powers : `${powers} (${name})`;
}

/** What is said while others decide. */
export function sayWaiting(speech: Speech, { asked, view }: Pick<RomanaNews, "asked" | "view">): string {
  const { text, game } = speech;
  if (asked.length === 0) return text.watching;
  const who = game.words.grammar.and(asked.map((seat) => deciderIn(speech, view, seat)));
  const say = view.viewer === "spectator" ? text.lookingOn : text.waiting;
  return game.words.grammar.capital(say(who, asked.length > 1));
}

/** "Rome", "The East", as it begins a line (`namesFor` has it within one); and how a style sheet knows it. */
export const powerName = (speech: Speech, view: View, power: Power): string =>
  speech.game.words.grammar.capital(namesFor(speech, view).who(power));
export const powerId = (power: Power): string => POWERS[power]!;

/** The letter on a power's stone: of its name without an article. */
export const letterOf = (name: string): string => name.replace(/^\S+ (?=\p{Lu})/u, "").charAt(0);

export const sayNo = ({ game, kernel }: Speech, refusal: Refusal): string =>
  game.words.grammar.sentence(sayNoIn(game, kernel, refusal));

/** A line of the log; it is said anew once all texts are there. */
export const sayEvent = ({ told }: Speech, { config }: View, event: Event): string =>
  told ? sayEventIn(told, config, event) : "";

/** Lines of the log; what the next line says is not said before. */
export const sayEvents = (speech: Speech, view: View, events: readonly Event[]): string[] =>
  events.filter((event) => !isToldAgain(event)).map((event) => sayEvent(speech, view, event));

/** The question as it is read aloud: what it is about, who decides, and how many answers there are. */
export function questionLines(speech: Speech, { config }: View, prompt: Prompt): string[] {
  const { text, about } = sayQuestionIn(speech.game, config, prompt);
  const { titled, capital } = speech.game.words.grammar;
  const who = namesIn(speech.game.words, config).who(prompt.power);
  const answers = prompt.options.filter(({ refusal }) => refusal === null).length;
  return [
    ...about,
    `${titled(capital(speech.text.decides(who)), text)} ${speech.game.words.grammar.sentence(speech.text.count(answers))}`,
  ];
}

/** Turn and phase. */
export function headingOf({ text, game }: Speech, view: View): string {
  const { measures } = worldOf(view.config);
  if (view.over) return text.headingOver;
  return text.heading({ turn: view.turn, last: measures.lastTurn, phase: game.words.phases[view.phase] });
}

/** 3.42: what is still in the cup; nothing outside the Activation Phase. */
export function cupOf(speech: Speech, view: View): string {
  if (view.phase !== "F" || view.over) return "";
  const { who, words } = namesFor(speech, view);
  const markers = view.cup.flatMap((n, power) =>
    n === 0 ? [] : [`${power === POWERS.length ? speech.text.eventMarkers : who(power)} ${n}`],
  );
  return speech.text.cup(words.grammar.list(markers) || speech.text.empty);
}
