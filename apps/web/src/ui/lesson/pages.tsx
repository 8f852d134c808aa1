import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../icon.tsx";
import { Page } from "../page.tsx";
import "./pages.css";

interface StartTexts {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly begin: string;
  readonly goOn: (at: { step: number; of: number }) => string;
  readonly again: string;
  readonly rules: string;
}

interface StartProps {
  readonly say: StartTexts;
  /** The step somebody is at, of how many. */
  readonly at: number;
  readonly of: number;
  readonly play: string;
  readonly rules: string;
  readonly startOver: () => void;
  readonly children: ComponentChildren;
}

/** Before a lesson: what it is, and where to go on. */
export function StartPage({ say, at, of, play, rules, startOver, children }: StartProps): JSX.Element {
  const started = at > 0 && at < of;
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
            <a class="btn btn-main" href={play}>
              {say.goOn({ step: at + 1, of })}
            </a>
          )}
          <a class={`btn ${started ? "" : "btn-main"}`} href={play} onClick={startOver}>
            {started ? say.again : say.begin}
          </a>
          <a href={rules}>{say.rules}</a>
        </p>
      </div>
      {children}
    </Page>
  );
}

/** Where to go after a lesson. */
interface Way {
  readonly to: string;
  readonly icon: string;
  readonly name: string;
  readonly note: string;
}

interface ReadyProps {
  readonly say: { readonly title: string; readonly lead: string; readonly again: string };
  readonly ways: readonly Way[];
  readonly play: string;
  readonly startOver: () => void;
  readonly children: ComponentChildren;
}

/** After it: the first game, the rules. */
export function ReadyPage({ say, ways, play, startOver, children }: ReadyProps): JSX.Element {
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
          <a href={play} onClick={startOver}>
            {say.again}
          </a>
        </p>
      </div>
      {children}
    </Page>
  );
}
