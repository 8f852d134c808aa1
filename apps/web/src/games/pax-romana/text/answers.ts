import {
  inOrder,
  isLanding,
  keysOf,
  worldOf,
  type Action,
  type Node,
  type Option,
  type Parts,
  type Prompt,
  type View,
} from "@ara/pax-romana";
import type { Place } from "@ara/pax-romana/overview";
import { allIn, sayActionIn, sayMeaningIn } from "@ara/pax-romana/texts/say";
import { plain } from "./plain.ts";
import { namesFor, sayNo, type Speech } from "./speech.ts";

/** A legal answer: what is typed for it, what it says, and what it means. */
export interface Answer {
  readonly key: string;
  readonly label: string;
  /** Cost, dice, consequences; and what stands in the place it names. */
  readonly meaning: readonly string[];
  readonly note: string;
  readonly action: Action;
  /** Where on the map it lies. */
  readonly at: Node | undefined;
  readonly care: Option["care"];
}

/** Answers that belong together; without a title where there is but one group. */
export interface Group {
  readonly title: string;
  /** Whether it is opened only on demand. */
  readonly isFolded: boolean;
  readonly answers: readonly Answer[];
}

/** So many places stand in one list; more are sorted by territory. */
const MANY = 12;

/** All legal answers in groups, numbered throughout; what gives something up for good comes last. */
export function groupsOf(speech: Speech, view: View, prompt: Prompt, places: readonly Place[]): Group[] {
  const groups = sorted(speech, view, inOrder(prompt.options.filter(({ refusal }) => refusal === null)));
  const keys = keysOf(groups.flatMap(({ options }) => options.map(({ action }) => action)));
  const isAlone = groups.filter(({ isFolded }) => isFolded !== true).length === 1;
  let at = 0;
  return groups.map(({ title, isFolded = false, options }) => ({
    title: groups.length === 1 || (isAlone && !isFolded) ? "" : title,
    isFolded: groups.length > 1 && isFolded,
    answers: options.map((option) => answerOf(speech, view, prompt, places, option, keys[at++]!)),
  }));
}

interface Sorted {
  readonly title: string;
  readonly isFolded?: boolean;
  readonly options: readonly Option[];
}

function sorted(speech: Speech, view: View, options: readonly Option[]): Sorted[] {
  const { groups } = speech.text;
  const isGone = ({ care }: Option): boolean => care === "gone";
  const stay = options.filter(isStaying);
  const rest = options.filter((option) => !isGone(option) && !isStaying(option));
  const isPlace = ({ action }: Option): boolean => (action as Parts).node !== undefined || isLanding(action);
  const places = placed(speech, view, rest.filter(isPlace)).filter((group) => group.options.length > 0);
  const all: Sorted[] = [
    ...places,
    { title: places.length > 0 ? groups.others : "", options: rest.filter((option) => !isPlace(option)) },
    { title: groups.garrisons(stay.length), isFolded: true, options: stay },
    { title: groups.gone, options: options.filter(isGone) },
  ];
  return all.filter((group) => group.options.length > 0);
}

/** 12.14: where nothing can set out any more. */
const isStaying = ({ leads = [] }: Option): boolean => leads.some(({ to }) => to === "garrisons");

/** What is near comes first: a fleet that can land where it lies seldom wants anything else. */
function placed(speech: Speech, view: View, options: readonly Option[]): Sorted[] {
  if (options.length <= MANY)
    return [
      {
        title: speech.text.groups.places,
        options: options.toSorted((a, b) => Number(isLanding(b.action)) - Number(isLanding(a.action))),
      },
    ];
  const { map } = worldOf(view.config);
  const { territory } = namesFor(speech, view);
  const titleOf = ({ action }: Option): string => {
    const found = map.territory[(action as Parts).node ?? -1] ?? -1;
    return found < 0 ? speech.text.groups.places : territory(found);
  };
  const titles = [...new Set(options.map(titleOf))];
  return titles.map((title) => ({ title, options: options.filter((option) => titleOf(option) === title) }));
}

function answerOf(
  { game }: Speech,
  { config }: View,
  prompt: Prompt,
  places: readonly Place[],
  option: Option,
  key: string,
): Answer {
  const label = sayActionIn(game, config, prompt, option);
  const place = places.find(({ node }) => node === (option.action as Parts).node);
  return {
    key,
    label,
    meaning: sayMeaningIn(game, config, option, label),
    note: place ? game.words.grammar.clauses(allIn(game, config, place)) : "",
    action: option.action,
    at: option.at,
    care: option.care,
  };
}

/** What Enter alone answers: the only answer, unless it gives something up. */
export const onlyOf = (answers: readonly Answer[]): Answer | undefined =>
  answers.length === 1 && answers[0]!.care !== "gone" ? answers[0] : undefined;

/** The answers whose words are typed: all that contain them, or the one that is them. */
export function foundIn(answers: readonly Answer[], typed: string): readonly Answer[] {
  const words = plain(typed).split(/\s+/);
  const exact = answers.filter(({ label }) => plain(label) === plain(typed));
  return exact.length > 0 ? exact : answers.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

/** The answers to be shown while somebody types: those that fit, or all if none does or a number is typed. */
export function shownFor(answers: readonly Answer[], typed: string): readonly Answer[] {
  const wanted = plain(typed);
  if (wanted.length < 2 || /^\d+$/.test(wanted)) return answers;
  const some = foundIn(answers, wanted);
  return some.length === 0 ? answers : some;
}

/** What cannot be done now, with the reason and its rule; that it is no answer at all is no reason. */
export interface Refused {
  readonly label: string;
  readonly reason: string;
  readonly rule: string | undefined;
}

export const refusedIn = (speech: Speech, { config }: View, prompt: Prompt): Refused[] =>
  prompt.options.flatMap((option) => {
    const { refusal } = option;
    if (!refusal || refusal.key === "notNow") return [];
    const reason = sayNo(speech, refusal).replace(/\s*\(Pax Romana [\d.]+\)\.?$/, "");
    return [{ label: sayActionIn(speech.game, config, prompt, option), reason, rule: refusal.rule }];
  });
