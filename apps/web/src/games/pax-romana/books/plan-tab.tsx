import type { Refusal } from "@ara/kernel";
import type { Node } from "@ara/pax-romana";
import {
  answersFor,
  changed,
  heaviesNow,
  isSameLine,
  lastPlan,
  linesOf,
  objectiveOffer,
  orderPage,
  placesOf,
  purseOf,
  quietPage,
  settlingIn,
  type Order,
} from "@ara/pax-romana/books";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { giveAll } from "../boards/give-all.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { dropDraft, orderDraft } from "./draft.ts";
import { Heavies, Strain } from "./heavies.tsx";
import { IncomeCell } from "./income-tab.tsx";
import { Chip, Offers } from "./offers.tsx";
import { PlanLines } from "./plan-lines.tsx";
import { Purse } from "./purse.tsx";
import { SettlingLines } from "./settling-lines.tsx";
import { couldRaise, SealButton } from "./seal-button.tsx";
import { WhyNot } from "./stepper.tsx";
import { booksWords } from "./words.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly power: number;
  readonly isQuiet: boolean;
}

interface No {
  readonly order: Order;
  readonly refusal: Refusal;
}

/** 6.2, 6.3: what is raised, line by line; sealed when done. Outside its phase it only shows what could be. */
export function PlanTab({ face, shown, power, isQuiet }: Props): JSX.Element {
  const { view, prompt } = shown.news;
  const speech = face.speech.value;
  const say = booksWords.now.value.plan;
  const asked = useMemo(
    () => (!isQuiet && prompt?.power === power ? orderPage(view, power) : undefined),
    [view, power],
  );
  const page = useMemo(() => asked ?? quietPage(view, power), [asked, view]);
  const draft = orderDraft(shown, page);
  const orders = asked ? draft.value : [];
  const sealing = useSignal(false);
  const no = useSignal<No | null>(null);
  const here = useSignal<Node | null>(null);
  const places = useMemo(() => placesOf(page, orders), [page, orders]);
  const again = useMemo(
    () =>
      asked && !asked.isAtOnce
        ? lastPlan(
            asked,
            shown.session.lines.value.map(({ event }) => event),
          )
        : [],
    [asked],
  );
  const change = (order: Order, by: number): void => {
    if (!asked) return;
    const there = orders.find((one) => isSameLine(one, order));
    const n = (there ? ("n" in there ? there.n : 1) : 0) + by;
    const made = changed(page, orders, there ?? order, Math.max(0, n));
    no.value = "refusal" in made ? { order, refusal: made.refusal } : null;
    if ("orders" in made) draft.value = made.orders;
  };
  // A press on the map adds one of what is raised there first.
  useEffect(() => {
    if (!asked || sealing.value) return;
    face.picks.value = {
      nodes: new Set(places.map(({ node }) => node)),
      pick: (node) => {
        here.value = node;
        const first = places
          .find((place) => place.node === node)
          ?.offers.find(({ order }) => order.kind !== "breakDown");
        if (first) change(first.order, 1);
      },
    };
    return () => (face.picks.value = null);
  }, [asked, places, sealing.value]);
  const point = (node: Node | null): void => {
    face.lit.value = { nodes: node === null ? [] : [node], go: false };
  };
  if (sealing.value) return <p role="status">{say.sealing}</p>;
  const seal = async (): Promise<void> => {
    if (!asked) return;
    sealing.value = true;
    if (await giveAll(face, answersFor(asked, orders))) dropDraft(shown, "orders");
    sealing.value = false;
  };
  const lines = linesOf(page, orders);
  const purse = purseOf(page, orders);
  const heavies = heaviesNow(page, orders);
  const objective = objectiveOffer(page, orders);
  const isAt = (order: Order): boolean => no.value !== null && isSameLine(no.value.order, order);
  const refusalOf = (order: Order): Refusal | null =>
    places.flatMap(({ offers }) => offers).find((offer) => isSameLine(offer.order, order))?.refusal ??
    (order.kind === "objective" ? (objective?.refusal ?? null) : null);
  const talents = speech.game.words.talents(purse.planned);
  return (
    <>
      <Purse purse={purse} />
      {!asked && <p class="books-empty">{say.notNow}</p>}
      {asked && (
        <PlanLines
          speech={speech}
          view={view}
          lines={lines}
          refusalOf={refusalOf}
          no={no.value?.refusal ?? null}
          isAt={isAt}
          change={change}
        />
      )}
      {asked && (
        <div class="books-do">
          {asked.isBegun || (
            <SettlingLines speech={speech} view={view} settling={settlingIn(asked, orders)} rebuild={change} />
          )}
          <Strain speech={speech} heavies={heavies} />
          <SealButton
            key={shown.news.version}
            isAtOnce={asked.isAtOnce}
            talents={orders.length > 0 ? talents : null}
            isIdle={orders.length === 0 && couldRaise(places)}
            seal={() => void seal()}
          />
          {orders.length > 0 && (
            <button data-clear title={say.clear} onClick={() => (draft.value = [])}>
              <Icon name="undo" /> <span>{say.clear}</span>
            </button>
          )}
          {orders.length === 0 && again.length > 0 && (
            <button data-again onClick={() => (draft.value = again)}>
              {say.again}
            </button>
          )}
        </div>
      )}
      <Offers
        speech={speech}
        view={view}
        places={places}
        here={here.value}
        no={no.value?.refusal ?? null}
        isAt={isAt}
        add={asked ? (order) => change(order, 1) : null}
        point={point}
      />
      {objective && (
        <p class="books-chips">
          <Chip speech={speech} view={view} offer={objective} add={asked ? (order) => change(order, 1) : null} />
          {no.value?.order.kind === "objective" && <WhyNot speech={speech} refusal={no.value.refusal} />}
        </p>
      )}
      <div class="books-two">
        <Heavies speech={speech} heavies={heavies} isSaid={!asked} />
        <IncomeCell speech={speech} view={view} power={power} />
      </div>
    </>
  );
}
