import { worldOf, type Node, type Option, type Parts, type View } from "@ara/pax-romana";
import { refusedIn, type Answer, type Refused } from "../text/answers.ts";
import { seenAt, seenLines, type Spot } from "../text/places.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";

/** The places an answer lies in: its own, or every Space of the province it names. */
export function nodesOf({ config }: View, { action, at }: Answer): readonly Node[] {
  const { province } = action as Parts;
  return at !== undefined ? [at] : province === undefined ? [] : (worldOf(config).map.spacesOf[province] ?? []);
}

export const answersAt = ({ answers, news }: Shown, { node, province }: { node?: Node; province?: number }): Answer[] =>
  answers.filter((answer) =>
    node === undefined ? (answer.action as Parts).province === province : nodesOf(news.view, answer).includes(node),
  );

/** Every place where an answer lies. */
export const answeringNodes = ({ answers, news }: Shown): ReadonlySet<Node> =>
  new Set(answers.flatMap((answer) => nodesOf(news.view, answer)));

/**
 * A place was pressed: its only answer is given, several are listed; where there is none it says why not, or is looked at.
 * What gives something up for good is never given by a press on the map.
 */
export function press(face: TextFace, shown: Shown, spot: Spot): void {
  const picks = face.picks.value;
  if (picks && "node" in spot && picks.nodes.has(spot.node)) return picks.pick(spot.node);
  if (face.planner.value?.press(spot) === true) return;
  const found = answersAt(shown, spot);
  if (found.length === 0) {
    face.narrowed.value = null;
    const refused = "node" in spot ? refusalsAt(face, shown, spot.node) : [];
    face.spot.value = refused.length > 0 ? null : spot;
    if ("node" in spot && refused.length > 0) {
      const { titled } = face.speech.value.game.words.grammar;
      face.refuse(refused.map(({ label, reason }) => titled(label, reason)));
      face.noted.value = { node: spot.node, refused };
    }
  } else if (found.length === 1 && found[0]!.care !== "gone") face.choose(found[0]!);
  else {
    face.narrowed.value = { spot, answers: found };
    face.spot.value = null;
  }
}

/** Where something that belongs to the question is refused. */
const refusedAt = ({ refusal, at, action }: Option): Node | undefined =>
  refusal === null ? undefined : (at ?? (action as Parts).node);

/** Places where something is refused and nothing can be answered. */
export const refusedNodes = ({ news: { prompt } }: Shown, answers: ReadonlySet<Node>): ReadonlySet<Node> =>
  new Set((prompt?.options ?? []).map(refusedAt).filter((node) => node !== undefined && !answers.has(node)) as Node[]);

function refusalsAt(face: TextFace, { news: { prompt, view } }: Shown, node: Node): Refused[] {
  if (!prompt) return [];
  const there = prompt.options.filter((option) => refusedAt(option) === node);
  return refusedIn(face.speech.value, view, { ...prompt, options: there });
}

/** What is heard of a place one walks to. */
export function heardAt(face: TextFace, shown: Shown, node: Node): string[] {
  const speech = face.speech.value;
  const answers = answersAt(shown, { node }).length;
  return [
    ...seenLines(speech, seenAt(speech, shown.news.view, shown.overview, { node })),
    ...(answers > 0 ? [speech.game.words.grammar.sentence(speech.text.map.answersHere(answers))] : []),
  ];
}
