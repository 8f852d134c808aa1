import type { Lapse } from "@ara/bots/pax";
import { sayReasonIn } from "@ara/bots/pax/texts/say";
import type { JSX } from "preact";
import { go } from "../../../app/router.ts";
import { usePromised } from "../../../app/use-promised.ts";
import { keepBranch } from "../../../store/branch.ts";
import type { Saved } from "../../../store/saved.ts";
import { Icon } from "../../../ui/icon.tsx";
import { numeral } from "../../../ui/numeral.ts";
import { botWords } from "../bot-words.ts";
import type { PaxReplay } from "../replay/outline.ts";
import { paxWords } from "../words.ts";
import { leftAfter, percent } from "./chances.ts";
import { MomentBoard } from "./moment-board.tsx";
import type { Story } from "./story.ts";
import { sayAction, scoreWords } from "./words.ts";
import "./moments.css";

interface Props {
  readonly saved: Saved;
  readonly story: Story;
  readonly replay: PaxReplay;
  readonly lapses: readonly Lapse[];
  /** Whether all of them are the decisions of the only person. */
  readonly isOwn: boolean;
}

/** The decisions that cost the most, with the board of each, to be played again on the spot. */
export function Moments({ lapses, ...rest }: Props): JSX.Element {
  if (lapses.length === 0) return <p>{scoreWords.now.value.noMoments}</p>;
  return (
    <ol class="score-moments" data-count={lapses.length}>
      {lapses.map((lapse) => (
        <MomentCard key={lapse.entry} {...rest} lapse={lapse} />
      ))}
    </ol>
  );
}

function MomentCard(props: Omit<Props, "lapses"> & { readonly lapse: Lapse }): JSX.Element {
  const { saved, story, replay, lapse, isOwn } = props;
  const say = scoreWords.now.value;
  const { entry, seat, advice } = lapse;
  const { played, best } = advice;
  const at = entry - 1;
  const shown = usePromised(() => replay.moment(at, Infinity, seat), [replay, at, seat]);
  const playOn = async (): Promise<void> => {
    const id = await keepBranch(saved, { at, seat });
    if (id !== null) go(`/table/${id}?hint`);
  };
  const where = say.step({ step: at, round: numeral(roundOf(story, entry)) });
  return (
    <li class="score-moment">
      <h3>
        {!isOwn && `${saved.seats[seat]!.name} · `}
        {where}
      </h3>
      {shown ? (
        <MomentBoard view={shown.view} seat={seat} played={played!.action} better={best!.action} />
      ) : (
        <div class="score-moment-board" />
      )}
      <dl>
        <dt class="is-did">{isOwn ? say.youDid : say.didWhat}</dt>
        <dd>{sayAction(played!.action)}</dd>
        <dt class="is-better">{say.better}</dt>
        <dd>
          {sayAction(best!.action)} <q>{sayReasonIn(botWords.now.value, paxWords.now.value, best!.reason)}</q>
        </dd>
      </dl>
      <p class="score-moment-cost">{sayCost(lapse)}</p>
      <p class="score-moment-do">
        {story.seed === "verified" && (
          <button type="button" class="btn-main" onClick={() => void playOn()}>
            <Icon name="play" /> {say.playOn} <span class="sr">({where})</span>
          </button>
        )}
        <a class="btn" href={`/replay/${saved.id}?at=${at}&seat=${seat}`}>
          {say.see} <span class="sr">({where})</span>
        </a>
      </p>
    </li>
  );
}

/** Won games of a hundred: after the better move, after the one that was made, and the difference with its doubt. */
function sayCost({ seat, advice }: Lapse): string {
  const played = advice.played!;
  const { cost } = played;
  const had = percent(advice.chances.win[seat]!);
  const left = leftAfter(advice, played, seat);
  const [low, high] = [cost.low, cost.high].map(percent);
  return scoreWords.now.value.cost({ had, left, low: Math.max(1, low!), high: Math.min(had, high!) });
}

/** The round in which a decision was made, counted from 1; the set-up belongs to the first. */
const roundOf = ({ rounds }: Story, entry: number): number => Math.max(1, rounds.filter((from) => from < entry).length);
