import type { Seat } from "@ara/kernel";
import { measure } from "@ara/pax";
import { sayCardIn } from "@ara/pax/texts/say";
import type { JSX } from "preact";
import { paxWords } from "../words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { numeral } from "../../../ui/numeral.ts";
import { Tile } from "../ui/tile.tsx";
import { initialsOf } from "./initials.ts";
import { chaptersOf, type Chapter, type Leader, type Standing, type Story } from "./story.ts";
import { sayCategories, sayList, scoreWords } from "./words.ts";
import "./course.css";

interface Props {
  readonly id: string;
  readonly story: Story;
  readonly names: readonly string[];
  /** Who is called "you". */
  readonly you: Seat;
}

/** Who was ahead where, round by round, and the rounds that changed it. */
export function Course({ id, story, names, you }: Props): JSX.Element {
  const say = scoreWords.now.value;
  return (
    <section class="panel score-course" aria-labelledby="score-course">
      <h2 id="score-course">{say.course}</h2>
      <Mosaic story={story} names={names} />
      <p class="score-note score-legend" aria-hidden="true">
        <span>
          <Icon name="rome" class="score-eagle" /> {say.romeAhead}
        </span>
        <span>
          <i class="score-key">{initialsOf(names)[0]}</i> {say.initials}
        </span>
        {story.view.config.solo === null && (
          <span>
            <b class="score-bad caps">{numeral(measure(story.view.config).romeGoal)}</b> {say.romeWouldWin}
          </span>
        )}
      </p>
      <p class="score-note">{say.courseNote}</p>
      <ol class="score-chapters">
        {chaptersOf(story).map((chapter) => (
          <li key={chapter.standing.reveal ? "reveal" : chapter.standing.round}>
            <ChapterText id={id} chapter={chapter} story={story} names={names} you={you} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mosaic({ story, names }: Pick<Props, "story" | "names">): JSX.Element {
  const say = scoreWords.now.value;
  const { standings, score } = story;
  const initials = initialsOf(names);
  // 6.3 is not how a solo game is won.
  const goal = story.view.config.solo === null ? measure(story.view.config).romeGoal : Infinity;
  return (
    <table class="score-mosaic" data-many={standings.length > 11 ? "" : undefined}>
      <caption class="sr">{say.courseNote}</caption>
      <thead>
        <tr>
          <td />
          {standings.map((standing, i) => (
            <th key={i} scope="col">
              <span class="sr">{titleOf(standing)}</span>
              <span aria-hidden="true">{standing.reveal ? <Icon name="peek" /> : numeral(standing.round)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {score.categories.map(({ category }, c) => (
          <tr key={category}>
            <th scope="row">
              <Tile category={category} />
              <span class="sr">{paxWords.now.value.categories[category]}</span>
            </th>
            {standings.map(({ leaders }, i) => (
              <Tessera key={i} leader={leaders[c]!} category={category} names={names} initials={initials} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.rome}</th>
          {standings.map(({ romeAhead }, i) => (
            <td key={i} class={romeAhead >= goal ? "score-bad" : ""}>
              <span class="caps">{numeral(romeAhead)}</span>
              {romeAhead >= goal && <span class="sr"> ({say.romeWouldWin})</span>}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface TesseraProps {
  readonly leader: Leader;
  readonly category: string;
  readonly names: readonly string[];
  readonly initials: readonly string[];
}

function Tessera({ leader, category, names, initials }: TesseraProps): JSX.Element {
  if (leader === "rome") {
    return (
      <td class="rome">
        <Icon name="rome" />
        <span class="sr">{scoreWords.now.value.rome}</span>
      </td>
    );
  }
  return (
    <td class="player" data-cat={category}>
      <span aria-hidden="true">{initials[leader]}</span>
      <span class="sr">{names[leader]}</span>
    </td>
  );
}

const titleOf = ({ reveal, round }: Standing): string =>
  reveal ? scoreWords.now.value.reveal : scoreWords.now.value.round({ round: numeral(round) });

function ChapterText({ id, chapter, story, names, you }: Props & { readonly chapter: Chapter }): JSX.Element {
  const { standing } = chapter;
  return (
    <>
      <a class="caps" href={`/replay/${id}?at=${standing.at}`}>
        {titleOf(standing)}
      </a>{" "}
      {sentences(chapter, story, names, you).join(" ")}
    </>
  );
}

/** What changed hands, and what it did to Rome. */
function sentences(
  { standing, before, changes }: Chapter,
  { view }: Story,
  names: readonly string[],
  you: Seat,
): string[] {
  const say = scoreWords.now.value.change;
  const hidden = view.rome.hidden.flatMap((c) => (c === null ? [] : [sayCardIn(paxWords.now.value, c)]));
  const takers = [...new Set(changes.map(({ to }) => to))];
  const taken = takers.map((who) => {
    const categories = sayCategories(changes.filter(({ to }) => to === who).map(({ category }) => category));
    return who === "rome" ? say.rome({ categories }) : say.takes({ who: names[who]!, you: who === you, categories });
  });
  const from = numeral(before);
  const to = numeral(standing.romeAhead);
  const rome =
    standing.romeAhead === before
      ? say.stays({ to })
      : standing.romeAhead > before
        ? say.rises({ from, to })
        : say.falls({ from, to });
  return [
    ...(standing.reveal ? [say.revealed({ cards: sayList(hidden) })] : []),
    ...(taken.length === 0 ? [say.revealNothing] : taken),
    rome,
  ];
}
