import { CAV, MCAV, NONE, type Owner } from "@ara/pax-romana";
import type { BattleBoard, BattleStep } from "@ara/pax-romana/board/battle";
import type { BoardShift, BoardSide } from "@ara/pax-romana/board/battle-side";
import type { Falling } from "@ara/pax-romana/board/losses";
import type { JSX } from "preact";
import { colourOf } from "../../map/stacks.ts";
import { RuleLink } from "../../rule-link.tsx";
import { Bar, Emblem, Medal, Units } from "./pieces.tsx";
import type { Tongue } from "./speaking.ts";

interface StepsProps {
  readonly tongue: Tongue;
  readonly steps: readonly BattleStep[];
  readonly now: BattleStep;
}

/** 10.2: the steps of a battle as a line. */
export function Steps({ tongue: { text }, steps, now }: StepsProps): JSX.Element {
  const at = steps.indexOf(now);
  return (
    <div class="battle-steps" role="img" aria-label={text.step(text.steps[now], at + 1, steps.length)}>
      {steps.map((step, i) => (
        <span key={step} data-at={i < at ? "done" : i === at ? "now" : undefined}>
          {text.steps[step]}
        </span>
      ))}
    </div>
  );
}

/** What a side does, in a few words. */
function roleOf({ text, names }: Tongue, { kind, from, walls }: BattleBoard, i: number): string {
  if (i === 1) return walls?.used ? text.behindWalls : text.defends;
  if (kind === "interception") return text.intercepts;
  if (kind === "amphibious") return text.lands;
  return from === NONE ? text.attacks : text.attacksFrom(names.node(from));
}

interface SidesProps {
  readonly tongue: Tongue;
  readonly board: BattleBoard;
  /** What each side loses, as things stand or as they would. */
  readonly lost: readonly [number, number];
  /** Which units of a side pay for it, while they are chosen. */
  readonly falling: { readonly side: number; readonly units: Falling } | null;
}

/** Both sides: who leads, what they have, and their Battle Points, those that fall struck out. */
export const Sides = ({ tongue, board, lost, falling }: SidesProps): JSX.Element => (
  <div class="battle-sides">
    {board.sides.map((side, i) => (
      <SideBox
        key={i}
        tongue={tongue}
        side={side}
        role={roleOf(tongue, board, i)}
        lost={lost[i]!}
        falling={falling?.side === i ? falling.units : null}
      />
    ))}
  </div>
);

interface SideProps {
  readonly tongue: Tongue;
  readonly side: BoardSide;
  readonly role: string;
  readonly lost: number;
  readonly falling: Falling | null;
}

function SideBox({ tongue, side, role, lost, falling }: SideProps): JSX.Element {
  const { text, names, name } = tongue;
  const { owner, owners, units, leaders, lead, points, ofWalls, onFoot, mp } = side;
  const first = leaders.find(({ leader }) => leader === lead) ?? (leaders.length === 1 ? leaders[0] : undefined);
  const others = leaders.filter((one) => one !== first);
  const guests = owners.filter((one) => one !== owner);
  return (
    <section class="battle-side" data-pow={colourOf(owner)} aria-label={`${name(owner)} ${role}`}>
      <SideHead owner={owner} tongue={tongue} role={mp < 0 ? role : text.mpLeft(role, mp)}>
        {first && <Medal rated={first} tongue={tongue} />}
      </SideHead>
      <div class="battle-army">
        <Units row={units} tongue={tongue} falling={falling} />
        {others.map((one) => (
          <Medal key={one.leader} rated={one} tongue={tongue} />
        ))}
      </div>
      <p class="battle-points">
        <b>{points}</b> {text.points(points)}
        {ofWalls > 0 && <small> ({text.ofWalls(ofWalls)})</small>}
      </p>
      <Bar points={points} lost={Math.min(lost, points)} ofWalls={ofWalls} label={text.bar(points, lost)} />
      {guests.length > 0 && <p class="battle-note">{tongue.speech.game.words.grammar.capital(names.all(guests))}</p>}
      {onFoot && units[CAV]! + units[MCAV]! > 0 && <p class="battle-note">{text.onFoot}</p>}
    </section>
  );
}

interface HeadProps {
  readonly tongue: Tongue;
  readonly owner: Owner;
  readonly role: string;
  readonly children?: JSX.Element | undefined | false;
}

/** The head of a side: emblem, name, what it does, its leader. */
export const SideHead = ({ tongue, owner, role, children }: HeadProps): JSX.Element => (
  <header>
    <Emblem owner={owner} />
    <span>
      <b>{tongue.name(owner)}</b> <small>{role}</small>
    </span>
    {children}
  </header>
);

interface ShiftsProps {
  readonly tongue: Tongue;
  readonly sides: readonly [Owner, Owner];
  readonly shifts: readonly (BoardShift | (Omit<BoardShift, "rule" | "numbers"> & Partial<BoardShift>))[];
  readonly net: number;
  /** 10.71: what was bid for Siege Expertise, once it lies open. */
  readonly bids: readonly [number, number] | null;
}

/** 10.51: each cause of shifts on the side it helps, and the difference. */
export function Shifts({ tongue, sides, shifts, net, bids }: ShiftsProps): JSX.Element {
  const { text, name, names } = tongue;
  const isAlike = bids !== null && bids[0] > 0 && bids[0] === bids[1];
  const whose = sides[net >= 0 ? 0 : 1];
  return (
    <div class="battle-shifts">
      <ul>
        {shifts.map(({ cause, side, n, rule, numbers: compared }) => {
          const numbers = cause === "siege" ? bids : compared;
          return (
            <li key={`${cause} ${side}`} data-side={side}>
              <span class="battle-stones" data-pow={colourOf(sides[side === "attacker" ? 0 : 1])} aria-hidden="true">
                {Array.from({ length: n }, (_, i) => (
                  <i key={i} />
                ))}
              </span>
              <span class="battle-cause">
                {tongue.speech.game.words.grammar.capital(names.words.shifts[cause])}{" "}
                {numbers && text.against(numbers[0], numbers[1])}{" "}
                <span class="battle-quiet">
                  {names.who(sides[side === "attacker" ? 0 : 1])} {n}
                </span>
                {rule !== undefined && <RuleLink rule={rule} />}
              </span>
            </li>
          );
        })}
      </ul>
      {isAlike && <p class="battle-note">{tongue.speech.game.words.grammar.sentence(text.bidAlike(bids[0]))}</p>}
      <p>
        {net === 0
          ? text.noShifts
          : tongue.own.includes(whose)
            ? text.shiftsOfYours(Math.abs(net))
            : text.shiftsOf(name(whose), Math.abs(net))}
      </p>
    </div>
  );
}

/** 7.31: the walls as a third bar. */
export function Walls({ tongue, board }: Pick<SidesProps, "tongue" | "board">): JSX.Element | null {
  const { walls } = board;
  if (!walls) return null;
  const { text } = tongue;
  const label = `${text.walls(walls.walls, walls.least)} (${walls.used ? text.wallsUsed : text.wallsIdle})`;
  return (
    <p class="battle-walls" data-used={walls.used || undefined}>
      <span aria-hidden="true">
        {Array.from({ length: walls.walls }, (_, i) => (
          <i key={i} data-least={i < walls.least || undefined} />
        ))}
      </span>
      {label} <RuleLink rule="7.31" />
    </p>
  );
}
