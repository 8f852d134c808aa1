import { play, tribute, type Card as CardNumber, type Option } from "@ara/pax";
import type { JSX } from "preact";
import { Card, sayCard } from "../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Coin } from "../ui/tile.tsx";
import { Choice } from "./choice.tsx";
import { nameOf, type Desk, type Hands } from "./desk.ts";
import { dragging } from "./drag.ts";
import { cardKey, numbersDrawn, seatKey } from "./key-names.ts";
import { later } from "./later.ts";
import { Look } from "./look.tsx";
import { NumberOn } from "./number.tsx";
import { Badges } from "./seats.tsx";
import { say } from "./words.ts";
import { grammar } from "../words.ts";

/** What is mine: name, purse and hand. */
export function Dado({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element | null {
  const { view, prompt } = desk.news.value;
  if (desk.viewer === "spectator") return null;
  const { Notes } = later.value ?? {};
  const { hand, aurei } = view.players[desk.viewer]!;
  const target = prompt?.step === "draw" && view.places.hand > 0;
  return (
    <footer class="table-dado">
      <div class="table-me">
        <p class="table-name caps">
          <Look hands={hands} sheet={{ type: "player", seat: desk.viewer }} hotkey={seatKey(desk.viewer)}>
            {nameOf(desk)(desk.viewer)}
          </Look>{" "}
          <Badges desk={desk} seat={desk.viewer} />
        </p>
        {later.value && <later.value.RomesTurn desk={desk} />}
        <p class="table-purse" data-place="purse">
          <Coin>{aurei ?? "?"}</Coin> <span class="caps">{say().purse}</span>
          <Change desk={desk} />
        </p>
        {desk.seats.length > 1 && view.step !== "over" && <small>{say().secret}</small>}
      </div>
      <section class="table-hand" aria-label={say().hand} data-place="hand" style={{ "--many": hand?.length ?? 0 }}>
        {(hand ?? []).map((card, i) => (
          <HandCard key={`${card}-${i}`} desk={desk} hands={hands} card={card} index={i} />
        ))}
        {(hand ?? []).length === 0 && !target && <p class="table-none">{say().handEmpty}</p>}
        {target && (
          <span class="table-slot is-target" aria-hidden="true">
            <Icon name="hand" />
          </span>
        )}
      </section>
      {Notes && <Notes desk={desk} hands={hands} />}
    </footer>
  );
}

/** What the last step did to the purse; it fades by itself. */
function Change({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const { log, version, from } = desk.news.value;
  const change = log.reduce(
    (sum, event) => (event.type === "aurei" && event.seat === desk.viewer ? sum + event.change : sum),
    0,
  );
  // Who has just sat down was told everything at once.
  if (change === 0 || from === 0) return null;
  return (
    <span key={version} class="table-change" aria-hidden="true">
      {change > 0 ? `+${change}` : `−${-change}`}
    </span>
  );
}

/** A card in hand, and whether it can be played or given now. */
function HandCard({
  desk,
  hands,
  card,
  index,
}: {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly card: CardNumber;
  readonly index: number;
}): JSX.Element {
  const hotkey = numbersDrawn(desk.news.value) ? undefined : cardKey(index);
  const option = optionOf(desk.news.value.prompt?.options ?? [], card);
  const state = option ? (option.refusal ? "is-refused" : "is-playable") : "";
  const label = option && !option.refusal ? grammar().list([sayCard(card), say().playable]) : sayCard(card);
  const drag = option && !option.refusal ? dragging(desk, hands, card) : {};
  return (
    <span class="table-grab" data-place={`hand-${card}`} {...drag}>
      <Choice
        desk={desk}
        hands={hands}
        option={option}
        why={play(card)}
        class="table-card-choice"
        label={label}
        hotkey={hotkey}
      >
        <Card card={card} silent class={state} />
        {hotkey && <NumberOn index={index} />}
      </Choice>
    </span>
  );
}

const optionOf = (options: readonly Option[], card: CardNumber): Option | undefined =>
  options.find(({ action }) => action === play(card) || action === tribute(card));
