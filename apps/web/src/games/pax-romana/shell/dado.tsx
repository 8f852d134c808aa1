import { worldOf } from "@ara/pax-romana";
import type { PowerLine } from "@ara/pax-romana/overview";
import type { JSX } from "preact";
import { isOnline } from "../../../online/address.ts";
import { powerName } from "../text/speech.ts";
import { isMine, isScored, signed } from "../text/standing.ts";
import { Emblem } from "../ui/emblem.tsx";
import type { ShellProps } from "./shell.ts";
import { shellWords } from "./words.ts";
import "./dado.css";

/** The powers below the map: emblem, Stability, Talents and points; a press opens the books of one. */
export function Dado({ face, shown, shell }: ShellProps): JSX.Element {
  return (
    <nav class="dado" aria-label={shellWords.now.value.powers}>
      {shown.overview.powers.map((line) => (
        <Power key={line.power} line={line} face={face} shown={shown} shell={shell} />
      ))}
    </nav>
  );
}

function Power({ line, face, shown, shell }: ShellProps & { readonly line: PowerLine }): JSX.Element {
  const say = shellWords.now.value;
  const speech = face.speech.value;
  const { columns } = speech.text;
  const { view } = shown.news;
  const { scenario } = worldOf(view.config);
  const isActive = shown.overview.active === line.power;
  const mine = isMine(view, line.power);
  const range = speech.game.words.ranges[line.range]!;
  // Around one screen everybody knows who plays whom.
  const player = isOnline(face.id)
    ? speech.seats[view.config.seats.findIndex((one) => one.includes(line.power))]
    : null;
  const playedBy = !mine && player?.bot === null ? player.name : undefined;
  const notes = [...(mine ? [say.you] : []), ...(isActive ? [say.isActive] : [])];
  const isStrained = scenario.stability && line.range > 0;
  return (
    <button
      class="dado-power"
      data-mine={mine || undefined}
      data-active={isActive || undefined}
      data-range={scenario.stability ? line.range : undefined}
      aria-haspopup="dialog"
      title={playedBy}
      onClick={() => shell.toggle({ type: "power", power: line.power })}
    >
      <Emblem power={line.power} />
      {scenario.stability && (
        <span class="dado-level" data-range={line.range} aria-hidden="true">
          {signed(line.stability)}
        </span>
      )}
      <span class="dado-who">
        <span>
          <b>{powerName(speech, view, line.power)}</b>{" "}
          <small>
            {notes.join(", ")}
            {playedBy !== undefined && <span class="dado-player">{notes.length > 0 ? `, ${playedBy}` : playedBy}</span>}
            {isStrained && (
              <span class="dado-range">{notes.length > 0 || playedBy !== undefined ? `, ${range}` : range}</span>
            )}
          </small>
        </span>
        {scenario.stability && <Track line={line} shown={shown} said={range} />}
      </span>
      <span class="dado-sums">
        {scenario.treasury && <Sum n={line.talents} say={columns.talents} short={say.short.talents} kind="talents" />}
        <Sum n={line.gop} say={columns.gop} kind={isScored(view) ? "more" : "gop"} />
        <Sum n={line.cvp} say={columns.cvp} kind={isScored(view) ? "more" : "cvp"} />
        {isScored(view) && <Sum n={line.points} say={columns.points} short={say.short.points} kind="points" />}
      </span>
    </button>
  );
}

interface SumProps {
  readonly n: number;
  readonly say: string;
  readonly short?: string;
  readonly kind: string;
}

const Sum = ({ n, say, short = say, kind }: SumProps): JSX.Element => (
  <span data-sum={kind}>
    <b>{n}</b> <small class="dado-long">{say}</small>
    <small class="dado-short" aria-hidden="true">
      {short}
    </small>
  </span>
);

/** 14.11: Stability on its track; Turmoil is hatched, Unrest striped. */
function Track({ line, shown, said }: Pick<ShellProps, "shown"> & { line: PowerLine; said: string }): JSX.Element {
  const { lowest, range } = worldOf(shown.news.view.config).data.charts.stability;
  const level = signed(line.stability);
  const label = shellWords.now.value.stability({ level, range: said });
  return (
    <span class="dado-track" role="img" aria-label={label} title={label}>
      {range.map((one, i) => (
        <i key={i} data-range={one} data-now={lowest + i === line.stability || undefined}>
          {lowest + i === line.stability && level}
        </i>
      ))}
    </span>
  );
}
