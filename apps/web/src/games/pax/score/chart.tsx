import type { Analysis } from "@ara/bots/pax";
import type { JSX } from "preact";
import { numeral } from "../../../ui/numeral.ts";
import { courseByRound, courseOf, percent, type End, type Point, type Row } from "./chances.ts";
import type { Story } from "./story.ts";
import { scoreWords } from "./words.ts";

interface Props {
  readonly story: Story;
  readonly names: readonly string[];
  readonly analysis: Analysis;
}

/** Rome's chance and everybody's, each in a band of its own above the same time; the table behind it has the numbers. */
export function Chart({ story, names, analysis }: Props): JSX.Element {
  const say = scoreWords.now.value;
  const { score, decisions, rounds } = story;
  const end = {
    rome: score.romeWins ? 1 : 0,
    win: names.map((_, seat) => (score.winners.includes(seat) ? 1 / score.winners.length : 0)),
  };
  const course = courseOf(analysis.course, decisions, end);
  // Alone, one's own chance is what Rome's leaves.
  const shown = story.view.config.solo === null ? names : [];
  return (
    <figure class="score-chart">
      <figcaption>
        <h2 id="score-chances">{say.chances}</h2>
        <p class="score-note">{say.chancesNote}</p>
      </figcaption>
      <Band who={say.rome} class="rome" points={course.rome} length={decisions} rounds={rounds} marks={[]} />
      {shown.map((name, seat) => (
        <Band
          key={seat}
          who={name}
          class={score.winners.includes(seat) ? "won" : ""}
          points={course.seats[seat]!}
          length={decisions}
          rounds={rounds}
          marks={analysis.lapses.filter((lapse) => lapse.seat === seat).map(({ entry }) => entry - 1)}
        />
      ))}
      <p class="score-axis" aria-hidden="true">
        {rounds.map((at, i) => (
          <span key={at} style={{ left: `${(at / decisions) * 100}%` }}>
            {numeral(i + 1)}
          </span>
        ))}
      </p>
      <details>
        <summary>{say.chancesTable}</summary>
        <ChanceTable names={shown} rows={courseByRound(analysis.course, rounds, names.length)} end={end} />
      </details>
    </figure>
  );
}

interface BandProps {
  readonly who: string;
  readonly class: string;
  readonly points: readonly Point[];
  readonly length: number;
  readonly rounds: readonly number[];
  readonly marks: readonly number[];
}

const WIDE = 600;
const HIGH = 50;

function Band({ who, class: more, points, length, rounds, marks }: BandProps): JSX.Element {
  const say = scoreWords.now.value;
  const x = (at: number): number => (at / length) * WIDE;
  const y = (share: number): number => HIGH - share * HIGH;
  const line = points.map((point) => `${x(point.at).toFixed(1)} ${y(point.share).toFixed(1)}`).join("L");
  const values = points.map((point) => percent(point.share));
  const told = say.chanceOf({
    who,
    from: values[0]!,
    low: Math.min(...values),
    high: Math.max(...values),
    to: values.at(-1)!,
  });
  return (
    <div class={`score-band ${more}`}>
      <span class="score-band-name" aria-hidden="true">
        {who}
      </span>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={told}>
        {rounds.map((at) => (
          <path key={at} class="grid" d={`M${x(at)} 0V${HIGH}`} />
        ))}
        <path class="grid half" d={`M0 ${HIGH / 2}H${WIDE}`} />
        <path class="area" d={`M${x(points[0]!.at)} ${HIGH}L${line}V${HIGH}Z`} />
        <path class="line" d={`M${line}`} />
        {marks.map((at) => (
          <path key={at} class="mark" d={`M${x(at)} 0V${HIGH}`} />
        ))}
      </svg>
      <span class="score-band-end num" aria-hidden="true">
        {say.percent({ percent: values.at(-1)! })}
      </span>
    </div>
  );
}

interface ChanceTableProps {
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  readonly end: End;
}

function ChanceTable({ names, rows, end }: ChanceTableProps): JSX.Element {
  const say = scoreWords.now.value;
  const lines = [
    ...rows.map((row, i) => ({ title: say.round({ round: numeral(i + 1) }), ...row })),
    { title: say.reveal, ...end },
  ];
  return (
    <table class="score-table">
      <thead>
        <tr>
          <td />
          {[say.rome, ...names].map((who, i) => (
            <th key={i} scope="col" class="up">
              <span>{who}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, rome, win }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {[rome, ...names.map((_, seat) => win[seat] ?? null)].map((share, i) => (
              <td key={i}>{share === null ? "–" : percent(share)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
