import { POWERS, worldOf } from "@ara/pax-romana";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { numeral } from "../../../ui/numeral.ts";
import { cupOf, headingOf, namesFor } from "../text/speech.ts";
import { Emblem } from "../ui/emblem.tsx";
import { KEYS } from "./key-names.ts";
import type { ShellProps } from "./shell.ts";
import { changeTheme } from "./theme.ts";
import { useTurnEnd } from "./turn-end.ts";
import { shellWords } from "./words.ts";
import "./frieze.css";

export const PHASES = ["A", "B", "C", "D", "E", "F", "G", "H", "I"] as const;

/** Where we are: the scenario, its turns with their years, the phase, whose markers come; and the tools. */
export function Frieze({ face, shown, shell }: ShellProps): JSX.Element {
  useTurnEnd({ face, shown, shell });
  const say = shellWords.now.value;
  const speech = face.speech.value;
  const { view } = shown.news;
  const { scenario, measures, data } = worldOf(view.config);
  const first = scenario.start.turn;
  const turns = Array.from({ length: measures.lastTurn - first + 1 }, (_, i) => first + i);
  const years = { from: data.charts.turns.from[view.turn - 1]!, to: data.charts.turns.to[view.turn - 1]! };
  const isOpen = shell.beside.value?.type === "legend";
  const asked = {
    type: "button",
    title: say.legend,
    "aria-haspopup": "dialog",
    "aria-expanded": isOpen,
    onClick: () => shell.toggle({ type: "legend" }),
  } as const;
  const stage = (past: boolean, now: boolean): string | undefined => (now ? "now" : past ? "past" : undefined);
  return (
    <header class="frieze-bar">
      <a class="logo caps" href="/">
        Ara Pacis
      </a>
      <h1>
        {say.scenarios[scenario.id].title}
        {view.config.corrections && <small class="frieze-own"> {say.corrected}</small>}
        <span class="sr">
          . {headingOf(speech, view)}. {say.years(years)}
        </span>
      </h1>
      <button {...asked} class="frieze-turns" data-many={turns.length > 6 || undefined}>
        <span class="sr">{say.legend}</span>
        <span class="frieze-signs" aria-hidden="true">
          {turns.map((turn) => (
            <i key={turn} data-at={stage(turn < view.turn, turn === view.turn)}>
              {numeral(turn)}
            </i>
          ))}
          <small>{say.years(years)}</small>
        </span>
      </button>
      <button {...asked} class="frieze-phases">
        <span class="sr">{`${view.phase}, ${speech.game.words.phases[view.phase]}. ${say.legend}`}</span>
        <span class="frieze-signs" aria-hidden="true">
          {PHASES.map((phase) => (
            <i
              key={phase}
              title={`${phase}: ${speech.game.words.phases[phase]}`}
              data-at={stage(phase < view.phase, phase === view.phase)}
            >
              {phase}
              {phase === view.phase && <span> · {speech.game.words.phases[phase]}</span>}
            </i>
          ))}
        </span>
      </button>
      <Markers face={face} shown={shown} />
      <Tools face={face} shown={shown} shell={shell} />
    </header>
  );
}

/** 3.42: who is active, who of the first round is still to come, and what is in the cup. */
function Markers({ face, shown }: Omit<ShellProps, "shell">): JSX.Element | null {
  const say = shellWords.now.value;
  const speech = face.speech.value;
  const { view, over } = shown.news;
  if (view.phase !== "F" || over) return <span class="frieze-cup" />;
  const { who, all } = namesFor(speech, view);
  const { active, row, cup } = shown.overview;
  const said = [
    ...(active === null ? [] : [say.active(who(active))]),
    ...(row.length === 0 ? [] : [say.toCome(all(row))]),
    `${cupOf(speech, view)}.`,
  ];
  const sum = cup.reduce((total, n) => total + n, 0);
  return (
    <span class="frieze-cup" data-many={row.length > 0 || undefined} title={said.join(" ")}>
      <span class="sr">{said.join(" ")}</span>
      <span class="frieze-row" aria-hidden="true">
        {active !== null && (
          <b data-active>
            <Emblem power={active} />
          </b>
        )}
        {row.length > 0 && <small>{say.next}</small>}
        {row.map((power, i) => (
          <Emblem key={i} power={power} />
        ))}
      </span>
      <Amphora />
      <b class="frieze-sum" aria-hidden="true">
        {sum}
      </b>
      <span class="frieze-pool" aria-hidden="true">
        {cup.map((n, power) =>
          n === 0 ? null : (
            <span key={power}>
              {power < POWERS.length ? <Emblem power={power} /> : <i class="power-mark frieze-event">!</i>}
              <b>{n}</b>
            </span>
          ),
        )}
      </span>
    </span>
  );
}

const Amphora = (): JSX.Element => (
  <svg class="frieze-amphora" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 3.5h14l-1.2 4.6c2.4 1.6 3.2 4 2.4 6.6-.9 3-3.6 5.2-5.4 6.8H9.2c-1.8-1.6-4.5-3.8-5.4-6.8-.8-2.6 0-5 2.4-6.6zM6.2 8.1h11.6M4 13.4h16" />
  </svg>
);

function Tools({ face, shown, shell }: ShellProps): JSX.Element {
  const say = shellWords.now.value;
  const { undoable, free, view } = shown.news;
  return (
    <div class="frieze-tools" role="toolbar" aria-label={say.tools}>
      {view.viewer !== "spectator" && (
        <Tool
          icon="undo"
          label={say.undo}
          hotkey={KEYS.undo}
          off={undoable + free === 0}
          press={() => void face.undo()}
        />
      )}
      <Tool icon="log" label={say.log} hotkey={KEYS.log} on={shell.log.value} press={() => shell.showLog()} wide />
      <Tool icon="theme" label={say.theme} press={changeTheme} wide />
      <Tool icon="menu" label={say.menu} hotkey={KEYS.menu} press={() => shell.toggle({ type: "menu" })} />
    </div>
  );
}

interface ToolProps {
  readonly icon: string;
  readonly label: string;
  readonly hotkey?: string;
  readonly off?: boolean;
  readonly on?: boolean;
  /** Where there is little room it is in the menu alone. */
  readonly wide?: boolean;
  readonly press: () => void;
}

const Tool = ({ icon, label, hotkey, off = false, on, wide, press }: ToolProps): JSX.Element => (
  <button
    type="button"
    class="btn-i"
    aria-label={label}
    title={hotkey ? `${label} (${hotkey})` : label}
    aria-keyshortcuts={hotkey}
    aria-pressed={on}
    data-wide={wide}
    disabled={off}
    onClick={press}
  >
    <Icon name={icon} />
  </button>
);
