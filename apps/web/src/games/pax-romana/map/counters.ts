import { BI, CAV, EL, HI, HI_REDUCED, LG, LG_REDUCED, LI, MCAV, MHI, MLI, type Owner } from "@ara/pax-romana";
import { iconRef } from "../../../ui/sheet.ts";
import type { Level } from "./camera.ts";
import { colourOf, type Garrison, type Ratings, type Stack } from "./stacks.ts";
import { f1, group, moved } from "./svg.ts";

/** A counter around its middle, and the room it takes. */
export interface Counter {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export const EMBLEMS: Readonly<Record<string, string>> = {
  rome: "rome",
  carthage: "tanit",
  greece: "star",
  east: "anchor",
};

/** Whose it is without its colour: an eagle, the sign of Tanit, a star, an anchor; a ring for everybody else. */
export function emblem(owner: Owner, x: number, y: number, size: number): string {
  const name = EMBLEMS[colourOf(owner)];
  if (name !== undefined)
    return `<use href="${iconRef(name)}" class="emb" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
  const r = size / 2;
  return `<circle class="emb-ring" cx="${x + r}" cy="${y + r}" r="${f1(r * 0.62)}"/><circle class="emb-dot" cx="${x + r}" cy="${y + r}" r="${f1(r * 0.2)}"/>`;
}

/** From afar: emblem and Battle Points. */
function chip({ owner, type, units, battlePoints, leaders }: Stack): Counter {
  const text = type === "leader" ? rated(leaders[0]!) : String(type === "fleet" ? units : battlePoints || units);
  const width = 19 + text.length * 6.4;
  const shape =
    type === "fleet"
      ? `<path class="body" d="M${f1(-width / 2)}-7H${f1(width / 2)}l-3.5 14H${f1(-width / 2 + 3.5)}z"/>`
      : `<rect class="body" x="${f1(-width / 2)}" y="-7.5" width="${f1(width)}" height="15" rx="${type === "leader" ? 7.5 : 2.5}"/>`;
  return {
    svg: `${shape}${emblem(owner, f1(-width / 2 + 2.5), -6, 12)}<text class="n chip" x="7.2" y="4.2">${text}</text>`,
    width: width + 2,
    height: 17,
  };
}

const rated = ({ tactical, campaign }: Ratings): string =>
  tactical + campaign === 0 ? "·" : `${tactical}·${campaign}`;
const best = (leaders: readonly Ratings[]): Ratings | undefined =>
  leaders.toSorted((a, b) => b.tactical - a.tactical || b.campaign - a.campaign)[0];

const STAR = "M0-3.4l1 2 2.3.3-1.7 1.6.4 2.3-2-1.1-2 1.1.4-2.3L-3.3-1.1-1-1.4z";
const elite = (x: number, y: number): string => `<path class="elite" ${moved(x, y)} d="${STAR}"/>`;

/** The box of a sort of unit, as on the counters of war games: a cross for heavies, a bar for the others. */
export function box(unit: number): string {
  const cross = "M0 0L17 11M17 0L0 11";
  const bar = "M0 11L17 0";
  // Half a cross: a single stroke is the cavalry's.
  const half = "M0 0L8.5 5.5L17 0";
  const legion = '<path class="fill" d="M5.4 0h6.2L8.5 4z"/>';
  const dot = '<circle class="fill" cx="8.5" cy="5.5" r="2.4"/>';
  const signs: Readonly<Record<number, readonly [string, string]>> = {
    [LG]: [cross, legion],
    [LG_REDUCED]: [half, legion],
    [HI]: [cross, ""],
    [HI_REDUCED]: [half, ""],
    [MHI]: [cross, '<path class="fill" d="M0 0h4v11H0z"/>'],
    [LI]: [bar, dot],
    [MLI]: [bar, `${dot}<path class="fill" d="M0 0h4v11H0z"/>`],
    [CAV]: [bar, ""],
    [MCAV]: [bar, '<path class="fill" d="M0 0h4v11H0z"/>'],
    [EL]: ["M3.2 9.6C3.2.4 13.8.4 13.8 9.6M13.8 5.5q2 .4 1.4 4", ""],
    [BI]: [cross, '<circle class="fill" cx="8.5" cy="5.5" r="1.8"/>'],
  };
  const [lines, more] = signs[unit] ?? ["M2 5.5h13", dot];
  return `<rect class="box" width="17" height="11"/><path class="sign" d="${lines}"/>${more}`;
}

/** Which sort of unit speaks for an army. */
const leading = (counts: readonly number[]): number =>
  [LG, LG_REDUCED, HI, MHI, HI_REDUCED, BI, CAV, MCAV, LI, MLI].find((unit) => (counts[unit] ?? 0) > 0) ??
  counts.findIndex((n) => n > 0);

/** A few units without a leader. */
function small({ owner, battlePoints, units }: Stack): Counter {
  return {
    svg: `<rect class="body" x="-11.5" y="-13" width="23" height="26" rx="2.5"/>${emblem(owner, -6.5, -11.4, 13)}<text class="n small" y="11.2">${battlePoints || units}</text>`,
    width: 25,
    height: 28,
  };
}

/** An army: emblem, leader, sort, Battle Points, a pip for each unit; the pile is as high as it is strong. */
function army(stack: Stack, isNear: boolean): Counter {
  const { owner, counts, units, battlePoints, leaders } = stack;
  const pile = Math.min(4, Math.ceil(units / 3)) - 1;
  const leader = best(leaders);
  const layers = Array.from({ length: pile }, (_, i) => (pile - i) * 2.1).map(
    (d) => `<rect class="layer" x="${f1(-19 + d)}" y="${f1(-19.5 + d)}" width="38" height="39" rx="3"/>`,
  );
  const pips = Array.from(
    { length: Math.min(8, units) },
    (_, i) => `<rect class="pip" x="${f1(-16 + i * 4.1)}" y="14.4" width="3.1" height="2.7"/>`,
  );
  const size = battlePoints > 19 ? " two" : battlePoints > 9 ? " mid" : "";
  const svg = [
    ...layers,
    '<rect class="body" x="-19" y="-19.5" width="38" height="39" rx="3"/>',
    emblem(owner, -17.4, -17.8, 15.5),
    leader ? `<text class="rating" x="16.6" y="-6.2">${rated(leader)}</text>` : "",
    leader?.isElite ? elite(1, -14.8) : "",
    group('transform="translate(-16.4 -.4) scale(1.03 1.1)"', box(leading(counts))),
    `<text class="n${size}" x="10.2" y="12">${battlePoints}</text>`,
    ...pips,
  ].join("");
  const [width, height] = [40 + pile * 2.1, 41 + pile * 2.1];
  if (!isNear) return { svg, width, height };
  const rows = counts.flatMap((n, unit) => (n > 0 ? [{ n, unit }] : []));
  const others = leaders.length > 1 ? leaders : [];
  const tall = Math.max(39, rows.length * 14 + 5 + (others.length > 0 ? 15 : 0));
  const x = 21 + pile * 2.1;
  const listed = [
    `<rect class="list" x="${f1(x)}" y="-19.5" width="38" height="${tall}" rx="2"/>`,
    ...rows.map(({ n, unit }, i) =>
      group(moved(x + 4, -16.5 + i * 14), `${box(unit)}<text class="count" x="31" y="9.8">${n}</text>`),
    ),
    others.length > 0
      ? `<text class="count led" x="${f1(x + 19)}" y="${f1(-19.5 + tall - 4)}">${others.map(rated).join(" ")}</text>`
      : "",
  ].join("");
  const wide = width + 40;
  const high = Math.max(height, tall + 2);
  return { svg: group(moved(20 - wide / 2, 20.5 - high / 2), svg + listed), width: wide, height: high };
}

const fleet = ({ owner, units }: Stack): Counter => ({
  svg: `<path class="body" d="M-20-9H20L15 9h-30z"/>${emblem(owner, -17, -6.5, 12)}<use href="${iconRef("fleet")}" class="emb" x="-5" y="-6.8" width="13" height="13"/><text class="n small" x="12" y="5">${units}</text>`,
  width: 42,
  height: 20,
});

const leaderAlone = ({ owner, leaders }: Stack): Counter => {
  const leader = best(leaders)!;
  const more = leaders.length > 1 ? `<text class="n tiny" x="0" y="11.6">+${leaders.length - 1}</text>` : "";
  return {
    svg: `<circle class="body" r="13"/>${emblem(owner, -5, -12, 10)}<text class="rating alone" y="5">${rated(leader)}</text>${more}${leader.isElite ? elite(9, -9) : ""}`,
    width: 28,
    height: 28,
  };
};

/** Stacks that are fanned out when they are pressed. */
const pile = ({ units }: Stack): Counter => ({
  svg: `<rect class="layer" x="-8" y="-13" width="23" height="24" rx="2.5"/><rect class="layer" x="-10.5" y="-12" width="23" height="24" rx="2.5"/><rect class="body" x="-13" y="-11" width="23" height="24" rx="2.5"/><text class="n small" x="-1.5" y="6">+${units}</text>`,
  width: 30,
  height: 28,
});

/** A stack as it is drawn at a level. */
export function counterOf(stack: Stack, level: Level): Counter {
  if (stack.type === "pile") return pile(stack);
  if (level === 0) return chip(stack);
  if (stack.type === "fleet") return fleet(stack);
  if (stack.type === "leader") return leaderAlone(stack);
  const isSmall = stack.battlePoints < 5 && stack.leaders.length === 0 && !stack.isMoving;
  return isSmall && level === 1 ? small(stack) : army(stack, level === 2);
}

/** A shield on the rim of a Space. */
export const garrison = ({ owner, n }: Garrison, i: number): string =>
  group(
    `class="ct garrison" data-pow="${colourOf(owner)}" ${moved(11 + i * 9, 8)}`,
    `<path class="body" d="M-5.8-6.4H5.8V.4Q5.8 5.4 0 7.8-5.8 5.4-5.8.4z"/>${n > 1 ? `<text class="n tiny" y="3.2">${n}</text>` : emblem(owner, -4.6, -5.6, 9.2)}`,
  );
