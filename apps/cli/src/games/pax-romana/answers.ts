import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, type Language, type Match, type Seat } from "@ara/kernel";
import { isSameAction, type Event, type Node, type PaxRomana, type Power, type State } from "@ara/pax-romana";
import { standingOf } from "@ara/pax-romana/overview";
import { askedPower, isToldAgain, namesOf, sayEvent, sayNo } from "@ara/pax-romana/texts";
import { escapeLine } from "../../escape.ts";
import { style, wrap } from "../../terminal.ts";
import { cliTexts } from "../../texts/index.ts";
import { choicesOf, promptAt } from "./choices.ts";
import { mapText, nodesNamed, placeText } from "./map-text.ts";
import { reachOf, whyNot, type Reach } from "./reach.ts";
import { ruleLines } from "./rule-text.ts";
import { standingText } from "./score-sheet.ts";
import { romanaTexts } from "./texts/index.ts";

interface Asked {
  readonly match: Match<PaxRomana>;
  readonly seat: Seat;
  readonly power: Power;
  readonly language: Language;
  /** What stands after the command. */
  readonly words: string;
}

/** What can be asked for without deciding anything: first the letter or word, then what it shows. */
const COMMANDS: readonly (readonly [RegExp, (asked: Asked) => readonly string[]])[] = [
  [/^(\?|h|help)$/, ({ language }) => [romanaTexts[language].help]],
  [/^(m|map)$/, places],
  [/^(l|log)$/, log],
  [/^(s|score)$/, score],
  [/^(w|where)$/, where],
  [/^(t|tip)$/, tip],
  [/^(r|rule|rules)$/, ({ words, language }) => ruleLines(words, language)],
];

/** Whether an input asks for something of the table itself; all else may be the name of an answer. */
export const isCommand = (input: string): boolean => {
  const [word = ""] = input.toLowerCase().split(/\s+/, 1);
  return /^(u|undo|v|view|q|quit)$/.test(word) || COMMANDS.some(([name]) => name.test(word));
};

export function answer(match: Match<PaxRomana>, seat: Seat, input: string, language: Language): string {
  const [word = "", ...rest] = input.split(/\s+/);
  const power = powerOf(match, seat);
  const command = COMMANDS.find(([name]) => name.test(word.toLowerCase()))?.[1];
  const isPlace = input.length > 2 && nodesNamed(match.state, input).length > 0;
  const lines =
    command?.({ match, seat, power, language, words: rest.join(" ") }) ??
    (isPlace ? where({ match, seat, power, language, words: input }) : [cliTexts[language].notUnderstood(input)]);
  return `${lines.map((line) => wrap(line, 4)).join("\n")}\n`;
}

const powerOf = ({ state, config }: Match<PaxRomana>, seat: Seat): Power =>
  askedPower(state, seat) ?? config.seats[seat]![0]!;

const eventLine = (match: Match<PaxRomana>, event: Event, language: Language): string =>
  `${escapeLine(sayEvent(language, match.config, event))} ${style("dim", `(${event.rule})`)}`;

/** What happened, line by line; what the next line says is not said before. */
export const linesOf = (match: Match<PaxRomana>, events: readonly Event[], language: Language): string[] =>
  events.filter((event) => !isToldAgain(event)).map((event) => eventLine(match, event, language));

function places({ match: { state }, power, language, words }: Asked): readonly string[] {
  return words === "" ? mapText(state, power, language) : placeText(state, power, words, language);
}

/** This turn, or with a number or "all" more of it. */
function log({ match, seat, language, words }: Asked): readonly string[] {
  const told = match.log(seat);
  const turn = told.findLastIndex(({ type: e }) => e === "turnBegan");
  const from = words === "all" ? 0 : /^\d+$/.test(words) ? Math.max(0, told.length - Number(words)) : Math.max(0, turn);
  return linesOf(match, told.slice(from), language);
}

/** As far as this seat knows: the objectives of others stay theirs. */
function score({ match: { state, config }, seat, language }: Asked): readonly string[] {
  const own = config.seats[seat]!;
  const hands = state.objectives.hands.map((hand, power) => (own.includes(power) ? hand : []));
  const known: State = { ...state, objectives: { ...state.objectives, hands } };
  const lines = standingText(known, language);
  return standingOf(known).scored.length > 0 ? [...lines, romanaTexts[language].sheet.how] : lines;
}

/** Where the force that moves can get to; or one place by its name: what it takes, or why not. */
function where({ match: { state, config }, seat, power, language, words }: Asked): readonly string[] {
  const say = romanaTexts[language].reach;
  const { node: nameOf, words: said } = namesOf(language, config);
  const { list } = said.grammar;
  const reach = reachOf(state, seat);
  if (words !== "") return nodesNamed(state, words).map((node) => whither(state, seat, node, reach, language));
  if (!reach) return [state.forces.some((force) => force?.power === power) ? say.noWay : say.nothing];
  const open = [...reach.open].toSorted(([, a], [, b]) => b - a).map(([node, left]) => withLeft(nameOf(node), left));
  return [
    ...(open.length > 0 ? [(isFleet(reach) ? say.fleet : say.open)(list(open))] : []),
    ...(reach.contested.size > 0 ? [say.contested(list([...reach.contested].map(nameOf)))] : []),
    ...(reach.lost.size > 0 ? [say.lost(list([...reach.lost].map(nameOf)))] : []),
  ];
}

const withLeft = (name: string, left: number): string => (left < 0 ? name : `${name} (${left})`);

/** 11.11: squadrons by themselves have no Movement Points. */
const isFleet = ({ open }: Reach): boolean => [...open.values()].every((left) => left < 0);

function whither(state: State, seat: Seat, node: Node, reach: Reach | undefined, language: Language): string {
  const say = romanaTexts[language].reach;
  const { node: nameOf, words } = namesOf(language, state.config);
  const name = nameOf(node);
  const left = reach?.open.get(node);
  if (left !== undefined) return (left < 0 ? say.fleet : say.open)(withLeft(name, left));
  if (reach?.contested.has(node)) return say.contested(name);
  if (reach?.lost.has(node)) return say.lost(name);
  const refusal = whyNot(state, seat, node);
  return words.grammar.titled(name, refusal ? sayNo(language, refusal) : say.notAsked);
}

/** What the rule-based player would do here, knowing what this seat knows. */
function tip({ match, seat, language }: Asked): readonly string[] {
  const action = new Steady({ seed: `tip/${match.length}` }).choose(decisionOf(match, seat));
  const choice = choicesOf(match.state, promptAt(match.state, seat), language).find((one) =>
    isSameAction(one.action, action),
  );
  return [romanaTexts[language].tip(choice?.key ?? "", choice?.label ?? "")];
}
