import type { Step } from "@ara/pax";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { nameOf, type Desk, type Hands } from "./desk.ts";
import { numeral, say } from "./words.ts";

const STEPS = ["draw", "buy", "play", "income"] as const;
const SHOWN: Readonly<Partial<Record<Step, (typeof STEPS)[number]>>> = {
  turn: "draw",
  draw: "draw",
  buy: "buy",
  play: "play",
};

/** Where we are: round, step, whose turn, tools. One line, never more. */
export function Frieze({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const { view, over, undoable, prompt } = desk.news.value;
  return (
    <header class="table-frieze">
      <a class="logo caps" href="/">
        Ara Pacis
      </a>
      <h1 class="table-round-now">{say().round({ round: numeral(view.round) })}</h1>
      <ol class="table-steps">
        {STEPS.map((step) => (
          <li
            key={step}
            class={SHOWN[view.step] === step ? "on" : ""}
            aria-current={SHOWN[view.step] === step ? "step" : undefined}
          >
            {say().steps[step]}
            {step === "draw" && view.step === "draw" && <Pips desk={desk} />}
          </li>
        ))}
      </ol>
      <p class="table-turn caps">
        {over
          ? say().over
          : view.active === desk.viewer
            ? say().yourTurn
            : say().turnOf({ who: nameOf(desk)(view.active) })}
      </p>
      <div class="table-tools" role="toolbar" aria-label={say().tools}>
        <Tool
          icon="undo"
          label={undoable > 0 ? say().undoCount({ steps: undoable }) : say().undo}
          hotkey="Z"
          off={undoable === 0}
          press={() => void desk.undo(false)}
        />
        <Tool icon="hint" label={say().hint} hotkey="T" off={!prompt} press={() => void desk.advise()} />
        <Tool icon="why-not" label={say().keys} hotkey="?" press={() => (hands.dialog.value = "keys")} />
        <Tool icon="menu" label={say().menu} hotkey="M" press={() => (hands.dialog.value = "menu")} />
      </div>
    </header>
  );
}

/** One little square for each card of the draw, filled once it is placed. */
function Pips({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const draw = desk.news.value.prompt?.draw;
  if (!draw) return null;
  return (
    <span aria-hidden="true">
      {Array.from({ length: draw.due }, (_, i) => (
        <i key={i} class={i < draw.first ? "on" : ""} />
      ))}
    </span>
  );
}

interface ToolProps {
  readonly icon: string;
  readonly label: string;
  readonly hotkey: string;
  readonly off?: boolean;
  readonly press: () => void;
}

function Tool({ icon, label, hotkey, off = false, press }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class="btn-i"
      aria-label={label}
      title={`${label} (${hotkey})`}
      aria-keyshortcuts={hotkey}
      disabled={off}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
}
