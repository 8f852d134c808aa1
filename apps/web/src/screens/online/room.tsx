import type { Seat } from "@ara/kernel";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { usePromised } from "../../app/use-promised.ts";
import { go, here as address } from "../../app/router.ts";
import type { HomeParts, Terms } from "../../games/game.ts";
import { addressOf } from "../../online/address.ts";
import { AskName } from "../../online/ask-name.tsx";
import { leave, seatBots, type OnlineTable } from "../../online/api.ts";
import { broken, contribute, sitFairly } from "../../online/fair/contribute.ts";
import { useHall } from "../../online/hall.ts";
import { clockSaid } from "../../online/say-clock.ts";
import { sitterAt, tellTable } from "../../online/tell-table.ts";
import { useMe, type Self } from "../../online/use-me.ts";
import { onlineWords } from "../../online/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { Invite } from "./invite.tsx";

/** A table that waits for its players: what is played, who sits where, and how to bring others here. */
export function Room({ id, parts }: { readonly id: string; readonly parts: HomeParts }): JSX.Element {
  const say = onlineWords.now.value;
  const found = useSignal<OnlineTable | null>(null);
  const lost = useSignal("");
  const self = useMe();
  /** Whoever comes as nobody is told as nobody: who he is counts from the next line on. */
  const visits = useSignal(0);
  function told(table: OnlineTable | null): void {
    found.value = table;
    if (!table) {
      lost.value = say.refused["table.unknown"]!;
      return;
    }
    if (table.mine.length > 0) contribute(id);
    if (table.status !== "open" && table.status !== "dealing") go(`/table/${addressOf(id)}`, "replace");
  }
  useHall(`${id} ${visits.value}`, {
    room: { id, told },
    reached: (there) => (lost.value = there ? "" : say.broken),
  });
  const change = (work: () => Promise<unknown>): Promise<void> =>
    self.run(async () => {
      try {
        await work();
      } finally {
        visits.value++;
      }
    });

  const here = found.value;
  const terms = usePromised(async () => (await parts[here?.game ?? ""]?.terms?.()) ?? null, [here?.game]);
  const problem = self.problem.value || lost.value;
  const sits = (here?.mine.length ?? 0) > 0;
  return (
    <>
      <h1>{here ? tellTable(parts, here, Date.now()).game : say.title}</h1>
      {here && <p class="online-intro">{leadOf(here)}</p>}
      <p class="note no" role="alert" hidden={problem === ""}>
        {problem}
      </p>
      {lost.value !== "" && (
        <p>
          <a class="btn" href="/online">
            {say.search}
          </a>
        </p>
      )}
      {here && (
        <>
          <p class="note no" role="alert" hidden={broken.value !== id}>
            {say.unlikeAgreed}
          </p>
          <Agreed parts={parts} table={here} terms={terms} sits={sits} />
          {sits && <Invite isMain />}
          <Seats table={here} parts={parts} terms={terms} self={self} change={change} />
          {!sits && <Invite isMain={false} />}
        </>
      )}
    </>
  );
}

/** What one has come to. */
function leadOf({ host, listed, by }: OnlineTable): string {
  const say = onlineWords.now.value;
  if (address.value.search === "?again") return say.youPlayAgain;
  if (host) return listed ? say.youInviteAll : say.youInvite;
  return by === "" ? "" : say.invitesYou({ name: by });
}

interface TableProps {
  readonly parts: HomeParts;
  readonly table: OnlineTable;
  readonly terms: Terms | null;
}

/** What whoever sits down here says yes to. */
function Agreed({ parts, table, terms, sits }: TableProps & { readonly sits: boolean }): JSX.Element {
  const say = onlineWords.now.value;
  const { facts } = tellTable(parts, table, Date.now());
  return (
    <section class="panel" aria-labelledby="online-agreed">
      <h2 id="online-agreed">{say.agreed}</h2>
      <ul class="online-facts">
        <li>
          <b>{facts.join(" · ")}</b>
        </li>
        {terms?.said(table.config).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          {clockSaid(say, table.clock)} {table.clock.kind !== "none" && say.atZeroSaid[table.atZero]}
        </li>
        {table.draws && <li>{say.seatsDrawn}</li>}
      </ul>
      {!sits && (
        <a class="btn" href={`/${table.game}/learn`}>
          {say.howPlayed}
        </a>
      )}
    </section>
  );
}

interface SeatsProps extends TableProps {
  readonly self: Self;
  readonly change: (work: () => Promise<unknown>) => Promise<void>;
}

/** Who sits where. A free seat is taken with one press; whoever sits may move to another. */
function Seats({ parts, table, terms, self, change }: SeatsProps): JSX.Element {
  const say = onlineWords.now.value;
  const free = table.seats.filter((seat) => seat.free).length;
  return (
    <section class="panel" aria-labelledby="online-seats">
      <h2 id="online-seats">{say.seats}</h2>
      <p class="online-intro" aria-live="polite">
        {table.status === "dealing" || free === 0
          ? [say.dealing, ...(table.clock.kind === "days" ? [say.dealingDays] : [])].join(" ")
          : `${say.waiting({ free })} ${say.begins}`}{" "}
        {table.attempt > 1 && say.voided({ n: table.attempt - 1 })}
      </p>
      {self.asks.value !== null && (
        <div class="online-name">
          <AskName self={self} />
        </div>
      )}
      <ol class="online-room">
        {table.seats.map((_, seat) => (
          <SeatRow key={seat} seat={seat} parts={parts} table={table} terms={terms} self={self} change={change} />
        ))}
      </ol>
      {terms && table.host && table.status === "open" && table.mine.length > 0 && table.seats.some(isForAnybody) && (
        <Bots table={table} terms={terms} change={change} />
      )}
    </section>
  );
}

const isForAnybody = ({ free, program, kept }: OnlineTable["seats"][number]): boolean => free && !program && !kept;

/** Whoever does not want to wait any longer plays with bots. */
function Bots({ table, terms, change }: Pick<SeatsProps, "table" | "change"> & { readonly terms: Terms }): JSX.Element {
  const say = onlineWords.now.value;
  const level = useSignal(terms.usual);
  return (
    <p class="online-bots">
      <label>
        {say.nobodyComes}{" "}
        <select value={level.value} onChange={(event) => (level.value = event.currentTarget.value)}>
          {terms.levels.map((one) => (
            <option key={one} value={one}>
              {terms.level(one)}
            </option>
          ))}
        </select>
      </label>
      <button class="btn" data-online="bots" onClick={() => void change(() => seatBots(table.id, level.value))}>
        {say.seatBots}
      </button>
    </p>
  );
}

function SeatRow({ seat, parts, table, terms, self, change }: SeatsProps & { readonly seat: Seat }): JSX.Element {
  const say = onlineWords.now.value;
  const { bot, free, program, kept } = table.seats[seat]!;
  const { plays, title } = tellTable(parts, table, Date.now()).seats[seat]!;
  const named = title || say.seat({ n: seat + 1 });
  const isOpen = table.status === "open";
  const sits = table.mine.length > 0;
  const isMine = table.mine.includes(seat);
  const isForMe = free && !program && (kept?.you ?? true);
  // Where all seats are alike, one of them is the one to press.
  const isMain =
    !sits &&
    (plays !== "" || table.seats.findIndex((one) => one.free && !one.program && (one.kept?.you ?? true)) === seat);
  async function move(): Promise<void> {
    await leave(table.id);
    await sitFairly(table, seat);
  }
  return (
    <li data-free={free} data-mine={isMine}>
      <Icon name={bot !== null || program ? "bot" : isMine ? "laurel" : "hand"} />
      <span>
        <b>{named}</b>{" "}
        <span>
          {sitterAt(table, seat)}
          {bot !== null && terms && ` (${terms.level(bot)})`}
        </span>
      </span>
      {isForMe && isOpen && self.asks.value !== "new" && (
        <button
          class={isMain ? "btn-main" : "btn"}
          aria-label={sits ? `${say.move}: ${named}` : plays ? undefined : `${say.take}: ${named}`}
          onClick={() => void change(sits ? move : () => sitFairly(table, seat))}
        >
          {sits ? say.move : plays ? say.play({ power: plays }) : say.take}
        </button>
      )}
      {isMine && isOpen && (
        <>
          <button class="btn" onClick={() => (self.asks.value = "other")}>
            {say.changeMyName}
          </button>
          <button class="btn" onClick={() => void change(() => leave(table.id))}>
            {say.leave}
          </button>
        </>
      )}
    </li>
  );
}
