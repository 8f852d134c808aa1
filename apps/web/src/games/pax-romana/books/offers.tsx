import type { Refusal } from "@ara/kernel";
import type { Node } from "@ara/pax-romana";
import { unitOf, type Offer, type OfferPlace, type Order } from "@ara/pax-romana/books";
import type { JSX } from "preact";
import { namesFor, type Speech } from "../text/speech.ts";
import type { RomanaNews } from "../types.ts";
import { sayOrder } from "./orders-said.ts";
import { WhyNot } from "./stepper.tsx";
import { UnitBox } from "./unit-box.tsx";
import { booksWords } from "./words.ts";

interface Props {
  readonly speech: Speech;
  readonly view: RomanaNews["view"];
  readonly places: readonly OfferPlace[];
  /** The place that was pressed last: it stands first and open. */
  readonly here: Node | null;
  readonly no: Refusal | null;
  readonly isAt: (order: Order) => boolean;
  readonly add: ((order: Order) => void) | null;
  /** A place is pointed at, or none any more. */
  readonly point: (node: Node | null) => void;
}

/** Everything that can be ordered, Space by Space, in the provinces; each press adds one. */
export function Offers({ places, ...props }: Props): JSX.Element {
  const say = booksWords.now.value.plan;
  const { speech, view, here } = props;
  const names = namesFor(speech, view);
  const isSettling = ({ order }: Offer): boolean => order.kind === "breakDown";
  const raising = places
    .map((place) => ({ ...place, offers: place.offers.filter((offer) => !isSettling(offer)) }))
    .filter(({ offers }) => offers.length > 0);
  const settling = places
    .map((place) => ({ ...place, offers: place.offers.filter(isSettling) }))
    .filter(({ offers }) => offers.length > 0);
  const provinces = [...new Set(raising.map(({ province }) => province))];
  const pressed = raising.find(({ node }) => node === here);
  return (
    <section class="books-offers" aria-label={say.add}>
      <h3>{say.add}</h3>
      {pressed && (
        <ul class="books-places" data-here>
          <PlaceRow {...props} place={pressed} />
        </ul>
      )}
      {provinces.map((province) => {
        const inside = raising.filter((place) => place.province === province);
        return (
          <details key={province} open={provinces.length === 1 || undefined}>
            <summary>
              <b>{names.province(province)}</b> <small>{say.spaces(inside.length)}</small>
            </summary>
            <ul class="books-places">
              {inside.map((place) => (
                <PlaceRow key={place.node} {...props} place={place} />
              ))}
            </ul>
          </details>
        );
      })}
      {settling.length > 0 && (
        <details>
          <summary>
            <b>{say.breakDown}</b> <small>{say.spaces(settling.length)}</small>
          </summary>
          <p class="books-keys">{say.breakDownHelp}</p>
          <ul class="books-places">
            {settling.map((place) => (
              <PlaceRow key={place.node} {...props} place={place} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function PlaceRow({
  speech,
  view,
  place,
  no,
  isAt,
  add,
  point,
}: Omit<Props, "places" | "here"> & { place: OfferPlace }): JSX.Element {
  const name = namesFor(speech, view).node(place.node);
  return (
    <li onMouseEnter={() => point(place.node)} onMouseLeave={() => point(null)}>
      <span class="books-place">{name}</span>
      <span class="books-chips">
        {place.offers.map((offer) => (
          <Chip
            key={`${offer.order.kind} ${unitOf(offer.order)}`}
            speech={speech}
            view={view}
            offer={offer}
            add={add}
            point={point}
          />
        ))}
      </span>
      {no && place.offers.some(({ order, n }) => n === 0 && isAt(order)) && <WhyNot speech={speech} refusal={no} />}
    </li>
  );
}

interface ChipProps {
  readonly speech: Speech;
  readonly view: RomanaNews["view"];
  readonly offer: Offer;
  readonly add: ((order: Order) => void) | null;
  readonly point?: (node: Node | null) => void;
}

/** One thing that can be ordered: its name, what one costs, and how many are in the plan. */
export function Chip({ speech, view, offer, add, point }: ChipProps): JSX.Element {
  const say = booksWords.now.value.plan;
  const { order, price, n, refusal } = offer;
  const { what, place } = sayOrder(speech, view, order);
  const cost = price === 0 ? say.free : speech.game.words.talents(price);
  const node = "node" in order ? order.node : null;
  return (
    <button
      class="books-chip"
      data-offer={`${order.kind} ${place}`}
      data-n={n || undefined}
      title={say.more(`${place}, ${what} (${cost})`)}
      aria-disabled={refusal !== null || add === null}
      onFocus={() => point?.(node)}
      onBlur={() => point?.(null)}
      onClick={() => add?.(order)}
    >
      <UnitBox unit={unitOf(order)} /> <span class="books-said">{place}</span> {what} <b aria-hidden="true">{price}</b>
      <span class="books-said">{cost}</span>
      {n > 0 && (
        <span class="books-count">
          {n} <span class="books-said">{booksWords.now.value.purse.planned}</span>
        </span>
      )}
    </button>
  );
}
