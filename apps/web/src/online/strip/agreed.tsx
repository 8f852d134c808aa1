import type { Seat } from "@ara/kernel";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { go } from "../../app/router.ts";
import { AskName } from "../ask-name.tsx";
import { useAsker } from "../asks-again.ts";
import { goOn, rematch, replyTo, takeSeat } from "../api.ts";
import type { Around, Life, Offer } from "../life.ts";
import { useMe } from "../use-me.ts";
import { sayWhy } from "../words.ts";
import type { Props } from "./seat.tsx";
import { lifeWords } from "./words.ts";

/** Below the strip, while there is something for all: an offer, clocks that stand still, the end and what follows it. */
export function Agreed({ life }: Props): JSX.Element | null {
  const problem = useSignal("");
  const around = life.around.value;
  const seen = useSignal("");
  if (!around) return null;
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    problem.value = "";
    try {
      await work();
    } catch (error) {
      problem.value = sayWhy(error);
    }
  };
  const said = saidOf(life, around, attempt, seen.value, (id) => (seen.value = id));
  if (!said && problem.value === "") return null;
  return (
    <Band>
      {said}
      {problem.value !== "" && <p role="alert">{problem.value}</p>}
    </Band>
  );
}

/** As high as what it says; the table has the room that is left. */
function Band({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const band = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const watched = new ResizeObserver(() => style.setProperty("--agreed", `${band.current?.offsetHeight ?? 0}px`));
    watched.observe(band.current!);
    return () => {
      watched.disconnect();
      style.removeProperty("--agreed");
    };
  }, []);
  return (
    <div class="online-agreed" role="status" ref={band}>
      {children}
    </div>
  );
}

type Attempt = (work: () => Promise<unknown>) => Promise<void>;

function saidOf(
  life: Life,
  around: Around,
  attempt: Attempt,
  seen: string,
  see: (id: string) => void,
): ComponentChildren {
  const { offer } = around;
  const isPlaying = life.own.value.length > 0;
  if (around.hasLost && !around.over) return <p>{lifeWords.now.value.agree.lost}</p>;
  if (around.over) return (isPlaying || around.hasLost) && <Over life={life} around={around} attempt={attempt} />;
  if (offer && `${offer.id} ${offer.state}` !== seen && isTold(offer, life.own.value))
    return <Offered life={life} offer={offer} attempt={attempt} seen={() => see(`${offer.id} ${offer.state}`)} />;
  if (around.clocks.paused && isPlaying) return <Paused life={life} attempt={attempt} />;
  return around.offered.length > 0 && !isPlaying && <Free life={life} around={around} />;
}

/** Of what was done only a step back is said: everything else shows. Whoever declined knows that he has. */
const isTold = ({ state, kind, declined }: Offer, own: readonly Seat[]): boolean =>
  state === "done" ? kind === "back" : state !== "declined" || !declined.some((seat) => own.includes(seat));

interface Saying extends Props {
  readonly attempt: Attempt;
}

function Offered({
  life,
  offer,
  attempt,
  seen,
}: Saying & { readonly offer: Offer; readonly seen: () => void }): JSX.Element {
  const say = lifeWords.now.value.agree;
  const { id, kind, state, seat, steps, agreed, awaited, declined } = offer;
  const own = life.own.value;
  const isMine = own.includes(seat);
  const names = (seats: readonly Seat[]): string =>
    seats.map((one) => (own.includes(one) ? lifeWords.now.value.you : life.nameOf(one))).join(", ");
  const wish = say.wish[kind]({ name: life.nameOf(seat), n: steps, mine: isMine });
  if (state !== "open")
    return (
      <>
        {state === "done" ? (
          <p>
            <b>{say.taken({ name: life.nameOf(seat), n: steps, mine: isMine })}</b>
          </p>
        ) : (
          <p>
            {wish} <b>{state === "declined" ? say.declined({ name: names(declined) }) : say.withdrawn}</b>
          </p>
        )}
        <button class="btn" data-online="seen" onClick={seen}>
          {say.allRight}
        </button>
      </>
    );
  return (
    <>
      <p>
        <b>{wish}</b> {say.standing({ agreed: names(agreed), awaited: names(awaited) })}
      </p>
      {awaited.some((one) => own.includes(one)) && (
        <button class="btn-main" data-online="agree" onClick={() => void attempt(() => replyTo(life.id, id, true))}>
          {say.agreeTo}
        </button>
      )}
      <button class="btn" data-online="decline" onClick={() => void attempt(() => replyTo(life.id, id, false))}>
        {isMine ? say.withdraw : say.decline}
      </button>
    </>
  );
}

function Paused({ life, attempt }: Saying): JSX.Element {
  const say = lifeWords.now.value.agree;
  return (
    <>
      <p>{say.paused}</p>
      <button class="btn-main" data-online="go-on" onClick={() => void attempt(() => goOn(life.id))}>
        {say.goOn}
      </button>
    </>
  );
}

function Over({ life, around, attempt }: Saying & { readonly around: Around }): JSX.Element {
  const say = lifeWords.now.value.agree;
  const isAsked = around.rematch !== null;
  const name = useAsker(around.rematch);
  return (
    <>
      <p>
        {[around.agreed && say.cut[around.cut ?? "agreed"], isAsked && say.rematchAsked({ name })]
          .filter(Boolean)
          .join(" ")}
      </p>
      <button
        class="btn-main"
        data-online="rematch"
        onClick={() => void attempt(async () => go(`/online/${await rematch(life.id)}?again`))}
      >
        {isAsked ? say.rematchJoin : say.rematch}
      </button>
    </>
  );
}

/** For whoever looks on: a seat that a bot plays since somebody left it. */
function Free({ life, around }: Pick<Saying, "life"> & { readonly around: Around }): JSX.Element {
  const { agree: say } = lifeWords.now.value;
  // Whoever only looks on may not have said who he is.
  const self = useMe();
  if (self.asks.value !== null) return <AskName self={self} />;
  return (
    <>
      <p>{around.deserted ? say.deserted : say.free}</p>
      {around.offered.map((seat) => (
        <button key={seat} class="btn" data-online="take" onClick={() => void self.run(() => takeSeat(life.id, seat))}>
          {say.take({ name: life.nameOf(seat) })}
        </button>
      ))}
      {self.problem.value !== "" && <p role="alert">{self.problem.value}</p>}
    </>
  );
}
