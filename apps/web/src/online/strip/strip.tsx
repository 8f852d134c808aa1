import type { Seat } from "@ara/kernel";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../../ui/icon.tsx";
import { warningOf } from "../clock.ts";
import { comeBack } from "../api.ts";
import { above, line, unanswered } from "../line-state.ts";
import { sayWhy } from "../words.ts";
import { Agreed } from "./agreed.tsx";
import { Chat } from "./chat.tsx";
import { LooksOn } from "./looks-on.tsx";
import { People } from "./people.tsx";
import { playedBy, SeatClock, stateOf, type Props } from "./seat.tsx";
import { useTalk } from "./use-talk.ts";
import { lifeWords } from "./words.ts";
import "./strip.css";

const LOOK_EVERY = 250;

/** Above an online table: who is here, whose clock runs, and the way to everything else. */
export function Strip({ life }: Props): JSX.Element {
  const say = lifeWords.now.value;
  const talk = useTalk(life, above.value === "chat");
  const isRunning = life.isRunning.value;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => life.look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [life, isRunning]);
  const problem = useSignal("");
  async function takeBack(): Promise<void> {
    try {
      await comeBack(life.id);
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }
  const isLeft = (life.around.value?.left.length ?? 0) > 0;
  return (
    <section aria-label={say.strip}>
      {line.value === "broken" ? (
        <p class="online-broken">{brokenSaid()}</p>
      ) : (
        isLeft && <p>{problem.value || say.botPlays}</p>
      )}
      <LooksOn life={life} />
      <ul>
        {life.seats.value.map((_, seat) => (
          <SeatChip key={seat} life={life} seat={seat} />
        ))}
      </ul>
      {isLeft && (
        <button class="btn-main" data-online="return" onClick={() => void takeBack()}>
          {say.takeBack}
        </button>
      )}
      <button
        class="btn"
        data-online="people"
        aria-label={say.people}
        aria-expanded={above.value === "people"}
        onClick={() => (above.value = above.value === "people" ? null : "people")}
      >
        <Icon name="people" />
        <span>{say.people}</span>
      </button>
      <button
        class="btn"
        data-online="chat"
        aria-label={talk.unread > 0 ? say.chatUnread({ n: talk.unread }) : say.chat}
        aria-expanded={above.value === "chat"}
        onClick={() => (above.value = above.value === "chat" ? null : "chat")}
      >
        <Icon name="talk" />
        <span>{say.chat}</span>
        {talk.unread > 0 && <b class="online-unread">{talk.unread}</b>}
      </button>
      <p class="online-said" role="status">
        {line.value === "broken" ? brokenSaid() : <OwnWarning life={life} />}
      </p>
      <Agreed life={life} />
      {above.value === "people" && <People life={life} close={() => (above.value = null)} />}
      {above.value === "chat" && <Chat life={life} talk={talk} close={() => (above.value = null)} />}
    </section>
  );
}

const brokenSaid = (): string => lifeWords.now.value[unanswered.value > 0 ? "brokenKept" : "broken"];

function SeatChip({ life, seat }: Props & { readonly seat: Seat }): JSX.Element {
  const say = lifeWords.now.value;
  const isRunning = life.around.value?.clocks.running.includes(seat);
  const state = stateOf(life, seat);
  // A bot of the house is called what it is, with a number where there are several.
  const isLeft = state === "bot" && !life.nameOf(seat).toLowerCase().startsWith(life.seats.value[seat]!.bot!);
  const plays = playedBy(life, seat);
  return (
    <li data-state={state} data-running={isRunning} data-own={life.own.value.includes(seat)}>
      <i aria-hidden="true" />
      <span class="online-name">{life.nameOf(seat)}</span>
      {plays !== "" && <small class="online-plays">{plays}</small>}
      {(isLeft || state === "gone" || life.vacationOf(seat) !== null) && (
        <small class="online-away">
          {isLeft ? say.aBot : life.vacationOf(seat) === null ? say.away : say.onVacation}
        </small>
      )}
      <SeatClock life={life} seat={seat} />
    </li>
  );
}

/** Said once when little time is left, and once when very little is. */
function OwnWarning({ life }: Props): JSX.Element | null {
  const say = lifeWords.now.value;
  const around = life.around.value;
  const seat = life.own.value.find((own) => around?.clocks.running.includes(own));
  const left = seat === undefined ? null : life.leftOf(seat);
  const warning = around && left !== null ? warningOf(around.clock, left) : null;
  return warning === null ? null : <>{around?.clock.kind === "live" ? say.warnLive[warning] : say.warnDays[warning]}</>;
}
