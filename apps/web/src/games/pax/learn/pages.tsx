import type { JSX } from "preact";
import { ARMY, card, FLEET, INTRIGUE, LAND, WEALTH } from "@ara/pax";
import { ReadyPage, StartPage } from "../../../ui/lesson/pages.tsx";
import { Card } from "../ui/card.tsx";
import { keepProgress, progress } from "./progress.ts";
import { STEPS } from "./steps.ts";
import { learnWords } from "./words.ts";

const FAN = [card(LAND, 2, 2), card(FLEET, 1, 1), card(WEALTH, 2, 3), card(ARMY, 2, 4), card(INTRIGUE, 2, 3)];

function Fan(): JSX.Element {
  return (
    <div class="learn-fan" aria-hidden="true">
      {FAN.map((c) => (
        <Card key={c} card={c} silent />
      ))}
    </div>
  );
}

const begins = { play: "/learn/play", startOver: () => keepProgress(0) };

/** Before the lesson. */
export const Start = (): JSX.Element => (
  <StartPage say={learnWords.now.value.start} at={progress()} of={STEPS.length} rules="/rules" {...begins}>
    <Fan />
  </StartPage>
);

/** After it: the first game, the campaign, the rules. */
export function Ready(): JSX.Element {
  const say = learnWords.now.value.ready;
  const ways = [
    { to: "/new?players=2", icon: "play", name: say.game, note: say.gameNote },
    { to: "/new?players=1", icon: "rome", name: say.campaign, note: say.campaignNote },
    { to: "/rules", icon: "book", name: say.rules, note: say.rulesNote },
  ];
  return (
    <ReadyPage say={say} ways={ways} {...begins}>
      <Fan />
    </ReadyPage>
  );
}
