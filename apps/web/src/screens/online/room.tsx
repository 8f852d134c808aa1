import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { go } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import type { HomeParts } from "../../games/game.ts";
import { addressOf } from "../../online/address.ts";
import { beGuest, leave, type OnlineTable } from "../../online/api.ts";
import { broken, contribute, sitFairly } from "../../online/fair/contribute.ts";
import { useHall } from "../../online/hall.ts";
import { clockSaid } from "../../online/say-clock.ts";
import { onlineWords, sayWhy } from "../../online/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { textOf } from "./table-row.tsx";

/** A table that waits for its players: who sits where, and how to bring others here. */
export function Room({ id, parts }: { readonly id: string; readonly parts: HomeParts }): JSX.Element {
  const say = onlineWords.now.value;
  const found = useSignal<OnlineTable | null>(null);
  const problem = useSignal("");

  /** Whoever comes as nobody is told as nobody: who he is counts from the next line on. */
  const visits = useSignal(0);
  function told(table: OnlineTable | null): void {
    found.value = table;
    if (!table) {
      problem.value = say.refused["table.unknown"]!;
      return;
    }
    if (table.mine.length > 0) contribute(id);
    if (table.status !== "open" && table.status !== "dealing") go(`/table/${addressOf(id)}`, "replace");
  }
  useHall(`${id} ${visits.value}`, {
    room: { id, told },
    reached: (there) => (problem.value = there ? "" : say.broken),
  });

  async function change(work: () => Promise<unknown>): Promise<void> {
    problem.value = "";
    try {
      await beGuest(settings.value.name.trim() || say.seat({ n: 1 }));
      await work();
    } catch (error) {
      problem.value = sayWhy(error);
    }
    visits.value++;
  }

  const here = found.value;
  const free = here?.seats.filter((seat) => seat.free).length ?? 0;
  return (
    <>
      <h1>{(here && textOf(parts, here)?.title) ?? say.title}</h1>
      <p class="note no" role="alert" hidden={problem.value === ""}>
        {problem.value}
      </p>
      {here && (
        <>
          <p class="online-intro" aria-live="polite">
            {here.status === "dealing" || free === 0 ? say.dealing : `${say.waiting({ free })} ${say.begins}`}
          </p>
          <p hidden={here.attempt === 1}>{say.voided({ n: here.attempt - 1 })}</p>
          <p class="note no" role="alert" hidden={broken.value !== id}>
            {say.unlikeAgreed}
          </p>
          <p>
            {clockSaid(say, here.clock)} {here.clock.kind !== "none" && say.atZeroSaid[here.atZero]}
          </p>
          <section class="panel">
            <ol class="online-room">
              {here.seats.map((seat, i) => (
                <li key={i} data-free={seat.free}>
                  <Icon name={seat.bot === null && !seat.program ? "hand" : "bot"} />
                  <span>
                    <b>{say.seat({ n: i + 1 })}</b>{" "}
                    {seat.free ? (seat.kept?.name ?? say.free) : seat.name || seat.bot || say.deletedPlayer}
                    {seat.program && ` (${say.program})`}
                  </span>
                  {seat.free && !seat.program && (seat.kept?.you ?? true) && (
                    <button class="btn" onClick={() => void change(() => sitFairly(here, i))}>
                      {say.take}
                    </button>
                  )}
                  {here.mine.includes(i) && here.status === "open" && (
                    <button class="btn" onClick={() => void change(() => leave(id))}>
                      {say.leave}
                    </button>
                  )}
                </li>
              ))}
            </ol>
          </section>
          <Invite />
        </>
      )}
    </>
  );
}

/** The address, to be sent to somebody. */
function Invite(): JSX.Element {
  const say = onlineWords.now.value;
  const copied = useSignal(false);
  const address = location.href;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      copied.value = true;
    } catch {
      // It stands there to be copied by hand.
    }
  }
  return (
    <section class="panel" aria-labelledby="online-invite">
      <h2 id="online-invite">{say.invite}</h2>
      <p>{say.inviteText}</p>
      <p class="online-invite">
        <input
          type="text"
          readOnly
          value={address}
          aria-label={say.invite}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button class="btn" onClick={() => void copy()}>
          {say.copy}
        </button>
      </p>
      <p aria-live="polite">{copied.value ? say.copied : ""}</p>
    </section>
  );
}
