import { NONE, type Event } from "@ara/pax-romana";
import { reportsOf, type BattleReport } from "@ara/pax-romana/board/report";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { appWords } from "../../../../app/app-words.ts";
import { shown as language } from "../../../../app/words.ts";
import { colourOf } from "../../map/stacks.ts";
import { ownPowers } from "../../text/log.ts";
import { sayEvents } from "../../text/speech.ts";
import type { Shown } from "../../text/shown.ts";
import type { TextFace } from "../../text/text-face.ts";
import { Tracks } from "./dice.tsx";
import { Shifts, SideHead } from "./land.tsx";
import { Emblem, Units } from "./pieces.tsx";
import { afterOf, briefOf, foremost, resultOf, scoreOf, titleOf } from "./report-text.ts";
import { tongueOf, type Tongue } from "./speaking.ts";
import { texts } from "./words.ts";
import "./battle.css";

export interface ReportsProps {
  readonly face: TextFace;
  readonly shown: Shown;
  /** The whole log, and the part of it whose battles are shown. */
  readonly log: readonly Event[];
  readonly from: number;
  readonly to: number;
  /** The last of them in a sentence, where the log goes on with it. */
  readonly brief?: string;
  /** So many at most: one's own before those of others, then the latest. */
  readonly most?: number;
}

/** 10.2: every battle that ended in a part of the log as a card, or as a line; pressed, it opens large. */
export function Reports({ face, shown, log, from, to, brief, most }: ReportsProps): JSX.Element | null {
  const tongue = tongueOf(face.speech.value, shown.news.view, texts.now.value);
  // A battle began at most with the Activation it belongs to.
  const begin = Math.max(
    0,
    log.findLastIndex((event, i) => i <= from && event.type === "activationBegan"),
  );
  const all = reportsOf(log.slice(begin, to + 1)).filter((one) => one.to !== NONE && one.to + begin >= from);
  const reports = most === undefined ? all : foremost(all, ownPowers(shown.news.view), most);
  if (reports.length === 0) return null;
  return (
    <>
      {reports.map((report, i) => (
        <Card
          key={report.from}
          brief={i === reports.length - 1 ? brief : undefined}
          tongue={tongue}
          report={report}
          face={face}
          lines={sayEvents(tongue.speech, shown.news.view, log.slice(begin + report.from, begin + report.to + 1))}
        />
      ))}
    </>
  );
}

interface CardProps {
  readonly tongue: Tongue;
  readonly report: BattleReport;
  readonly face: TextFace;
  readonly lines: readonly string[];
  readonly brief?: string | undefined;
}

function Card({ tongue, report, face, lines, brief }: CardProps): JSX.Element {
  const isOpen = useSignal(false);
  const { text, name } = tongue;
  const { sides, winner, lost, reduced } = report;
  const score = scoreOf(tongue, report);
  const title = titleOf(tongue, report);
  const { names } = tongue;
  const { titled, list } = names.words.grammar;
  const gone = ([text.lost, text.reduced] as const).flatMap((what, n) => {
    const rows = n === 0 ? lost : reduced;
    const whose = sides.flatMap((owner, i) =>
      rows[i]!.some((count) => count > 0) ? [`${names.who(owner)} ${names.units(rows[i]!)}`] : [],
    );
    return whose.length === 0 ? [] : [titled(what, list(whose))];
  });
  const won = winner === "attacker" || winner === "defender" ? sides[winner === "attacker" ? 0 : 1] : undefined;
  return (
    <div class="battle-card" data-pow={won === undefined ? "free" : colourOf(won)}>
      <button data-report title={text.openReport(title)} onClick={() => (isOpen.value = true)}>
        {won !== undefined && <Emblem owner={won} />}
        {brief === undefined ? (
          <span>
            <b>{title}</b>
            <small>
              {name(sides[0])} – {names.who(sides[1])}: {resultOf(tongue, report)}
              {score && `, ${score}`}
            </small>
            {gone.map((line) => (
              <small key={line}>{line}</small>
            ))}
            <small>{briefOf(tongue, report)}</small>
          </span>
        ) : (
          <span>{brief}</span>
        )}
      </button>
      {isOpen.value && (
        <Large tongue={tongue} report={report} face={face} lines={lines} close={() => (isOpen.value = false)} />
      )}
    </div>
  );
}

/** The report as a window over the table: both sides with what they lost, shifts, dice, and what came of it. */
function Large({ tongue, report, face, lines, close }: CardProps & { readonly close: () => void }): JSX.Element {
  const { text } = tongue;
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    element.current?.showModal();
    face.lit.value = { nodes: [report.at], go: true };
  }, []);
  const { sides, thrown, dice, shifts, net } = report;
  return (
    <dialog ref={element} class="battle-report panel" aria-labelledby="battle-report" onClose={close}>
      <h2 id="battle-report" tabIndex={-1} autofocus>
        {titleOf(tongue, report)}: {resultOf(tongue, report)}
      </h2>
      <div class="battle-sides">
        {sides.map((owner, i) => (
          <LostBox key={i} tongue={tongue} report={report} i={i as 0 | 1} owner={owner} />
        ))}
      </div>
      {shifts.length > 0 && <Shifts tongue={tongue} sides={sides} shifts={shifts} net={net} bids={report.bids} />}
      {thrown && dice && <Tracks tongue={tongue} sides={sides} thrown={thrown} now={dice} />}
      <ul class="battle-after">
        {afterOf(tongue, report).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details>
        <summary>{text.told}</summary>
        <ul>
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      </details>
      <form method="dialog">
        <button class="btn-main">{appWords.now.value.close}</button>
      </form>
    </dialog>
  );
}

interface LostProps {
  readonly tongue: Tongue;
  readonly report: BattleReport;
  readonly i: 0 | 1;
  readonly owner: number;
}

function LostBox({ tongue, report, i, owner }: LostProps): JSX.Element {
  const { text, names, speech } = tongue;
  const { leads, points, lost, reduced, kind } = report;
  const role = i === 0 ? (kind === "sea" ? text.comes : text.attacks) : kind === "sea" ? text.lies : text.defends;
  const isWhole = lost[i].every((n) => n === 0);
  return (
    <section class="battle-side" data-pow={colourOf(owner)}>
      <SideHead owner={owner} tongue={tongue} role={role} />
      {points && (
        <p class="battle-points">
          <b>{points[i]}</b> {text.points(points[i])}
        </p>
      )}
      {leads[i] !== NONE && <p class="battle-note">{speech.game.words.grammar.capital(names.leader(leads[i]))}</p>}
      <p class="battle-note">
        {text.lost}: {isWhole && names.words.nothing}
      </p>
      <div class="battle-army">
        <Units row={lost[i]} tongue={tongue} />
      </div>
      {reduced[i].some((n) => n > 0) && (
        <p class="battle-note">
          {text.reduced}: {names.units(reduced[i])}
        </p>
      )}
    </section>
  );
}

/** Once the texts are there. */
export async function load(): Promise<typeof Reports> {
  await texts.load(language.value);
  return Reports;
}
