import type { Json } from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { go } from "../app/router.ts";
import { Choice, Toggle } from "../ui/choice.tsx";
import { Icon } from "../ui/icon.tsx";
import { useEnter } from "../ui/use-enter.ts";
import { makeTable, type TimeRule, type WantedSeat } from "./api.ts";
import { ChooseTime, NO_CLOCK } from "./choose-time.tsx";
import { NameForm } from "./name-form.tsx";
import { useMe } from "./use-me.ts";
import { onlineWords } from "./words.ts";
import "./new-online.css";

/** What is agreed on at an online table beside the game. */
interface Terms {
  readonly time: Signal<TimeRule>;
  /** Whether it stands in the list of open tables. */
  readonly listed: Signal<boolean>;
  /** Whether seats are drawn by lot when all sit. */
  readonly draws: Signal<boolean>;
  /** Whether open seats are for programs alone. */
  readonly programs: Signal<boolean>;
}

export function useTerms(): Terms {
  return {
    time: useSignal<TimeRule>(NO_CLOCK),
    listed: useSignal(false),
    draws: useSignal(false),
    programs: useSignal(false),
  };
}

/** Bots stay bots, one is the seat of whoever makes the table, all other seats are open. */
export const seatsOnline = (seats: readonly TableSeat[], me: number): readonly WantedSeat[] =>
  seats.map(({ bot }, seat) => (bot === null ? { who: seat === me ? "me" : "open" } : { who: "bot", level: bot }));

/** How a seat of an online table is chosen, in the words of the form. */
export const sitterWords = () => {
  const { seatsAre, openSeat } = onlineWords.now.value;
  return { people: seatsAre, person: openSeat };
};

/** Who may come, and how time is given. */
export function OnlineTerms({ terms: { time, listed, draws, programs } }: { readonly terms: Terms }): JSX.Element {
  const say = onlineWords.now.value;
  const self = useMe();
  return (
    <section class="panel new-online">
      <Choice
        name="joins"
        legend={<span class="caps new-legend">{say.whoJoins}</span>}
        hint={<span aria-live="polite">{listed.value ? say.joinAllHint : say.joinLinkHint}</span>}
        options={[
          { value: "link", label: say.joinLink },
          { value: "all", label: say.joinAll },
        ]}
        value={listed.value ? "all" : "link"}
        onChoose={(chosen) => (listed.value = chosen === "all")}
      />
      <Toggle
        name="draws"
        label={say.drawSeats}
        hint={say.drawSeatsHint}
        on={draws.value}
        onChoose={(on) => (draws.value = on)}
      />
      {self.me.value?.kind === "member" && (
        <Toggle
          name="programs"
          label={say.forPrograms}
          hint={say.forProgramsHint}
          on={programs.value}
          onChoose={(on) => (programs.value = on)}
        />
      )}
      <ChooseTime time={time} />
    </section>
  );
}

interface Props {
  readonly game: string;
  readonly config: () => Json;
  readonly seats: readonly WantedSeat[];
  readonly terms: Terms;
  readonly onBegun: () => void;
}

/** The one button of an online table; whoever has no name yet is asked for one first. */
export function BeginOnline({ game, config, seats: chosen, terms, onBegun }: Props): JSX.Element {
  const say = onlineWords.now.value;
  const self = useMe();
  const busy = useSignal(false);
  const isForPrograms = terms.programs.value;
  const seats: readonly WantedSeat[] = isForPrograms
    ? chosen.map((seat) => (seat.who === "open" ? { who: "program" } : seat))
    : chosen;
  const wrong = seats.some(({ who }) => who === "me") ? self.problem.value : say.noSeat;
  const free = chosen.filter(({ who }) => who === "open").length;

  async function begin(): Promise<void> {
    if (busy.value || !seats.some(({ who }) => who === "me")) return;
    busy.value = true;
    await self.run(async () => {
      const id = await makeTable({
        game,
        config: config(),
        seats,
        listed: terms.listed.value,
        draws: terms.draws.value,
        ...terms.time.value,
      });
      onBegun();
      go(`/online/${id}`);
    });
    busy.value = false;
  }

  useEnter(() => void (self.asks.value === null && begin()));
  if (self.asks.value !== null) {
    return (
      <div class="new-begin new-begin-name">
        <NameForm
          isAsked
          label={say.namePlease}
          button={say.openTable}
          hint={self.problem.value || say.nameHint}
          onName={self.give}
          onCancel={() => (self.asks.value = null)}
        />
      </div>
    );
  }
  return (
    <div class="new-begin">
      <p aria-live="polite">
        {wrong ? <b>{wrong}</b> : isForPrograms && free > 0 ? say.opensForPrograms({ free }) : say.opensWith({ free })}
      </p>
      <button
        class="btn-main"
        data-online="open"
        aria-disabled={!seats.some(({ who }) => who === "me")}
        onClick={() => void begin()}
      >
        {busy.value ? say.opening : say.openTable}
      </button>
    </div>
  );
}

/** From a table around this screen to one on the server, and back. */
export function OtherWay({ isOnline }: { readonly isOnline: boolean }): JSX.Element {
  const say = onlineWords.now.value;
  return (
    <section class="panel new-way" aria-labelledby="new-way">
      <h2 class="caps new-legend" id="new-way">
        {isOnline ? say.wayHere : say.wayOnline}
      </h2>
      <p>{isOnline ? say.wayHereText : say.wayOnlineText}</p>
      <a class="btn" href={isOnline ? location.pathname : "?online"}>
        <Icon name={isOnline ? "hand" : "globe"} />
        {isOnline ? say.wayHereButton : say.wayOnlineButton}
      </a>
    </section>
  );
}
