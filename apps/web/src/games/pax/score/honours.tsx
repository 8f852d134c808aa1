import { measure, soloGoal, type CategoryName } from "@ara/pax";
import type { JSX } from "preact";
import { paxWords } from "../words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { numeral } from "../../../ui/numeral.ts";
import { Tile } from "../ui/tile.tsx";
import type { Story, Verdict } from "./story.ts";
import { scoreWords } from "./words.ts";

interface Props {
  readonly story: Story;
  readonly names: readonly string[];
  readonly verdict: Verdict;
}

/** What decided: the players' points, or the seals of Rome, or alone one's own. */
export function Honours({ story, names, verdict }: Props): JSX.Element {
  const say = scoreWords.now.value;
  const { view, score } = story;
  if (verdict.type === "revolt") return <Podium story={story} names={names} />;
  const alone = verdict.type !== "rome";
  const held = score.categories.filter(({ romeAhead }) => romeAhead !== alone).map(({ category }) => category);
  const goal = alone ? soloGoal(view.config) : measure(view.config).romeGoal;
  const holder = verdict.type === "rome" && verdict.winner !== null ? names[verdict.winner] : undefined;
  return (
    <section class="score-seals" aria-label={alone ? say.soloSeals : say.seals}>
      <Seals held={held} goal={goal} />
      {holder !== undefined && (
        <p class="score-crowned caps">
          <Icon name="primus-conspiratus" /> {holder}
        </p>
      )}
    </section>
  );
}

function Seals({ held, goal }: { readonly held: readonly CategoryName[]; readonly goal: number }): JSX.Element {
  const empty = Math.max(0, goal - held.length);
  return (
    <ul>
      {held.map((category, i) => (
        <li key={category} class={i < goal ? "" : "more"}>
          <Tile category={category} />
          <span>{paxWords.now.value.categories[category]}</span>
        </li>
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <li key={i} class="open" aria-hidden="true">
          <b class="caps">{numeral(held.length + i + 1)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The players on their pedestals, the highest first. */
function Podium({ story, names }: { readonly story: Story; readonly names: readonly string[] }): JSX.Element {
  const say = scoreWords.now.value;
  const { players, winners } = story.score;
  const most = Math.max(...players.map(({ total }) => total));
  const order = players.map((_, seat) => seat).toSorted((a, b) => players[b]!.total - players[a]!.total);
  return (
    <ol class="score-podium" aria-label={say.podium} data-many={names.length > 4 ? "" : undefined}>
      {order.map((seat) => (
        <li key={seat} style={{ "--h": 0.45 + (0.55 * players[seat]!.total) / most }}>
          <span class="caps">{names[seat]}</span>
          <b>{players[seat]!.total}</b>
          {winners.includes(seat) && (
            <span class="score-laurel" role="img" aria-label={say.winner}>
              <Icon name="laurel" />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
