import type { JSX } from "preact";
import { ReadyPage, StartPage } from "../../../ui/lesson/pages.tsx";
import { Sketch } from "./sketch.tsx";
import { keepProgress, progress, TASK_COUNT } from "../home/lesson.ts";
import { learnWords } from "./words.ts";

const begins = { play: "/pax-romana/learn/play", startOver: () => keepProgress(0) };

export const Start = (): JSX.Element => (
  <StartPage say={learnWords.now.value.start} at={progress()} of={TASK_COUNT} rules="/pax-romana/rules" {...begins}>
    <Sketch />
  </StartPage>
);

/** After the skirmish: a whole game with hints, a longer one, the rules. */
export function Ready(): JSX.Element {
  const say = learnWords.now.value.ready;
  const ways = [
    { to: "/pax-romana/new?scenario=I&hints=on", icon: "hint", name: say.game, note: say.gameNote },
    { to: "/pax-romana/new?scenario=II", icon: "play", name: say.longer, note: say.longerNote },
    { to: "/pax-romana/learn/cards", icon: "hand", name: say.cards, note: say.cardsNote },
    { to: "/pax-romana/rules", icon: "book", name: say.rules, note: say.rulesNote },
  ];
  return (
    <ReadyPage say={say} ways={ways} {...begins}>
      <Sketch />
    </ReadyPage>
  );
}
