import type { SeaBoard, SeaSide } from "@ara/pax-romana/board/sea";
import type { JSX } from "preact";
import { Icon } from "../../../../ui/icon.tsx";
import { colourOf } from "../../map/stacks.ts";
import { RuleLink } from "../../rule-link.tsx";
import { SideHead } from "./land.tsx";
import { OutlookBar } from "./outlook.tsx";
import { Units } from "./pieces.tsx";
import type { Tongue } from "./speaking.ts";

interface Props {
  readonly tongue: Tongue;
  readonly board: SeaBoard;
}

/** 11.41: two fleets face to face: hulls, whoever is below deck, and what a battle would bring. */
export function Fleets({ tongue, board }: Props): JSX.Element {
  const { sides, outlook, result } = board;
  const owners = [sides[0].owner, sides[1].owner] as const;
  return (
    <>
      <div class="battle-sides">
        {sides.map((side, i) => (
          <FleetBox
            key={i}
            tongue={tongue}
            side={side}
            role={i === 0 ? tongue.text.comes : tongue.text.lies}
            lost={result?.losses[i] ?? 0}
          />
        ))}
      </div>
      {outlook && (
        <OutlookBar
          tongue={tongue}
          sides={owners}
          ways={[outlook.ways.won, outlook.ways.draw, outlook.ways.lost]}
          losses={outlook.losses}
          isSea
        />
      )}
    </>
  );
}

interface FleetProps {
  readonly tongue: Tongue;
  readonly side: SeaSide;
  readonly role: string;
  readonly lost: number;
}

function FleetBox({ tongue, side, role, lost }: FleetProps): JSX.Element {
  const { text, names } = tongue;
  const { owner, hulls, points, leaders, cargo } = side;
  const isLaden = cargo.some((n) => n > 0);
  return (
    <section class="battle-side" data-pow={colourOf(owner)}>
      <SideHead owner={owner} tongue={tongue} role={role} />
      <p class="battle-hulls">
        <span aria-hidden="true">
          {Array.from({ length: hulls }, (_, i) => (
            <span key={i} data-lost={i >= hulls - lost || undefined}>
              <Icon name="fleet" />
            </span>
          ))}
        </span>
        {text.hulls(hulls)}
        {lost > 0 && <b> {text.sunk(lost)}</b>}
      </p>
      {hulls === 0 && (
        <p class="battle-note">
          {tongue.speech.game.words.grammar.sentence(text.noEscort)} <RuleLink rule="11.46" />
        </p>
      )}
      <p class="battle-points">
        <b>{points}</b> {text.points(points)}
      </p>
      {leaders.length > 0 && (
        <p class="battle-note">{tongue.speech.game.words.grammar.capital(names.leaders(leaders))}</p>
      )}
      <div class="battle-deck">
        {isLaden ? (
          <>
            <small>{text.cargo}</small> <Units row={cargo} tongue={tongue} />
          </>
        ) : (
          <small>{text.noCargo}</small>
        )}
      </div>
    </section>
  );
}
