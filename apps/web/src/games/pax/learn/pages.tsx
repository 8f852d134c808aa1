import type { JSX } from "preact";
import { ARMY, card, FLEET, INTRIGUE, LAND, WEALTH } from "@ara/pax";
import { Card } from "../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Page } from "../../../ui/page.tsx";
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

/** Before the lesson: what it is, and where to go on. */
export function StartPage(): JSX.Element {
  const say = learnWords.now.value.start;
  const at = progress();
  const started = at > 0 && at < STEPS.length;
  return (
    <Page class="learn-page">
      <div class="learn-text">
        <h1>{say.title}</h1>
        <p class="learn-lead">{say.lead}</p>
        <ul>
          {say.points.map((point) => (
            <li key={point}>
              <Icon name="check" /> {point}
            </li>
          ))}
        </ul>
        <p class="learn-go">
          {started && (
            <a class="btn btn-main" href="/learn/play">
              {say.goOn({ step: at + 1, of: STEPS.length })}
            </a>
          )}
          <a class={`btn ${started ? "" : "btn-main"}`} href="/learn/play" onClick={() => keepProgress(0)}>
            {started ? say.again : say.begin}
          </a>
          <a href="/rules">{say.rules}</a>
        </p>
      </div>
      <Fan />
    </Page>
  );
}

/** After it: the first game, the campaign, the rules. */
export function ReadyPage(): JSX.Element {
  const say = learnWords.now.value.ready;
  const ways = [
    { to: "/new?players=2", icon: "play", name: say.game, note: say.gameNote },
    { to: "/new?players=1", icon: "rome", name: say.campaign, note: say.campaignNote },
    { to: "/rules", icon: "book", name: say.rules, note: say.rulesNote },
  ];
  return (
    <Page class="learn-page">
      <div class="learn-text">
        <h1>{say.title}</h1>
        <p class="learn-lead">{say.lead}</p>
        <ul class="learn-ways">
          {ways.map(({ to, icon, name, note }) => (
            <li key={to}>
              <a class="panel" href={to}>
                <Icon name={icon} />
                <span>
                  <b>{name}</b>
                  <small>{note}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p>
          <a href="/learn/play" onClick={() => keepProgress(0)}>
            {say.again}
          </a>
        </p>
      </div>
      <Fan />
    </Page>
  );
}
