import type { Step } from "@ara/pax";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { whatIf } from "../../../app/what-if.ts";
import type { Desk, Hands } from "./desk.ts";
import { KEYS, keyProps } from "./key-names.ts";
import { numeral, say, sayTurn } from "./words.ts";

const STEPS = ["draw", "buy", "play", "income"] as const;
const SHOWN: Readonly<Partial<Record<Step, (typeof STEPS)[number]>>> = {
  turn: "draw",
  draw: "draw",
  buy: "buy",
  play: "play",
};

/** Where we are: round, step, whose turn, tools. One line, never more. */
export function Frieze({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  const { view, over, undoable, free, prompt } = desk.news.value;
  const isPlaying = desk.viewer !== "spectator";
  return (
    <header class="table-frieze">
      <a class="logo caps" href="/">
        Ara Pacis
      </a>
      <h1 class="table-round-now">
        {whatIf.value && <i class="table-whatif">{whatIf.value}</i>}
        {say().round({ round: numeral(view.round) })}
      </h1>
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
      <p class="table-turn caps">{over ? say().over : sayTurn(desk)}</p>
      <div class="table-tools" role="toolbar" aria-label={say().tools}>
        {isPlaying && (
          <Tool
            icon="undo"
            label={undoable > 0 ? say().undoCount({ steps: undoable }) : free > 0 ? say().undoFree : say().undo}
            hotkey={KEYS.undo}
            off={undoable === 0 && free === 0}
            press={() => void desk.undo(false)}
          />
        )}
        {isPlaying && desk.advise && (
          <Tool icon="hint" label={say().hint} hotkey={KEYS.hint} off={!prompt} press={() => void desk.advise?.()} />
        )}
        <Tool icon="why-not" label={say().keys} hotkey={KEYS.help} press={() => (hands.dialog.value = "keys")} />
        <Tool icon="menu" label={say().menu} hotkey={KEYS.menu} press={() => (hands.dialog.value = "menu")} />
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
      {...keyProps(hotkey)}
      disabled={off}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
}
