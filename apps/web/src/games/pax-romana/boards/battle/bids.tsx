import { NONE, type Owner, type View } from "@ara/pax-romana";
import { biddersIn, outlookAtBid } from "@ara/pax-romana/board/choices";
import type { BattleBoard } from "@ara/pax-romana/board/battle";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../../../ui/icon.tsx";
import { colourOf } from "../../map/stacks.ts";
import { isMine } from "../../text/standing.ts";
import type { Shown } from "../../text/shown.ts";
import type { TextFace } from "../../text/text-face.ts";
import { giveAnswer } from "./choices.tsx";
import { OutlookBar } from "./outlook.tsx";
import type { Tongue } from "./speaking.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly tongue: Tongue;
  readonly board: BattleBoard;
  readonly asks: () => void;
}

/** 10.71: two closed hands that open together; nothing is bid unless it is said. */
export function Bids({ face, shown, tongue, board, asks }: Props): JSX.Element {
  const { text, names } = tongue;
  const { view } = shown.news;
  const [n, setN] = useState(0);
  const { answers } = shown;
  const most = answers.length - 1;
  const bid = answers.find(({ action }) => action.type === "bid" && action.n === n);
  return (
    <>
      <Hands tongue={tongue} view={view} />
      <IfBid tongue={tongue} view={view} board={board} own={shown.news.prompt?.power} />
      <p class="battle-say">
        {tongue.speech.game.words.grammar.sentence(biddersIn(view).includes(NONE) ? text.bidAlone : text.bids)}
      </p>
      <div class="battle-do battle-number">
        <button aria-label={text.less} disabled={n === 0} onClick={() => setN(n - 1)}>
          <Icon name="minus" />
        </button>
        <button class="btn-main" data-main disabled={!bid} onClick={() => bid && giveAnswer(face, bid, asks)}>
          <span aria-live="polite">{text.bid(names.talents(n))}</span>
        </button>
        <button aria-label={text.moreBid} disabled={n >= most} data-more onClick={() => setN(n + 1)}>
          <Icon name="plus" />
        </button>
      </div>
    </>
  );
}

/** Who has how much, and whether his bid is down; neutrals have no purse. */
export function Hands({ tongue, view }: { tongue: Tongue; view: View }): JSX.Element {
  const { text, name, names } = tongue;
  return (
    <ul class="battle-hands">
      {biddersIn(view).map((power, i) => {
        const purse = view.powers[power];
        if (!purse) return null;
        const isDown = purse.slate?.kind === "siegeBid";
        const say = isMine(view, power) ? text.mine : { ...text, purse: (sum: string) => text.purse(name(power), sum) };
        return (
          <li key={i} data-pow={colourOf(power)} data-down={isDown || undefined}>
            <Icon name="hand" />
            <span>
              {say.purse(names.talents(purse.treasury))} <small>{isDown ? say.bidDown : say.bidOpen}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface IfProps {
  readonly tongue: Tongue;
  readonly view: View;
  readonly board: BattleBoard;
  readonly own: Owner | undefined;
}

/** What Siege Expertise would change. */
function IfBid({ tongue, view, board, own }: IfProps): JSX.Element {
  const { text } = tongue;
  const sides = [board.sides[0].owner, board.sides[1].owner] as const;
  const isAttacker = board.sides[0].power === own;
  const isAlone = biddersIn(view).includes(NONE);
  const all = [
    [isAlone ? text.ifBid.alone : text.ifBid.own, isAttacker ? "attacker" : "defender"],
    [isAlone ? text.ifBid.nothing : text.ifBid.none, "none"],
    [text.ifBid.other, isAttacker ? "defender" : "attacker"],
  ] as const;
  const cases = isAlone ? all.slice(0, 2) : all;
  return (
    <dl class="battle-ifs">
      {cases.map(([label, bidder]) => {
        const outlook = outlookAtBid(view, bidder);
        if (!outlook) return null;
        const { attacker, draw, defender } = outlook.ways;
        return (
          <div key={bidder}>
            <dt>{label}</dt>
            <dd>
              <OutlookBar
                tongue={tongue}
                sides={sides}
                ways={[attacker, draw, defender]}
                losses={outlook.losses}
                falls={outlook.falls}
                short
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
