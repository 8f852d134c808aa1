import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { go } from "../../app/router.ts";
import { choose, settings } from "../../app/settings.ts";
import type { HomeParts } from "../../games/game.ts";
import { addressOf } from "../../online/address.ts";
import { beGuest, isMyTurn, playNow, whoAmI, type Me, type OnlineTable } from "../../online/api.ts";
import { contribute } from "../../online/fair/contribute.ts";
import { useHall } from "../../online/hall.ts";
import { onlineWords, sayWhy } from "../../online/words.ts";
import { showTurn } from "../../online/your-turn.ts";
import { ModerationLink } from "./moderation.tsx";
import { NoticeChoice } from "./notice-choice.tsx";
import { TableRow } from "./table-row.tsx";
import { TournamentsLink } from "../tournaments/link.tsx";
import { Filters, fits, type Filter } from "./filters.tsx";

const NAME_LENGTH = 24;

/** Where tables are found and made. */
export function Lobby({ parts }: { readonly parts: HomeParts }): JSX.Element {
  const say = onlineWords.now.value;
  const me = useSignal<Me | null | undefined>(undefined);
  const open = useSignal<readonly OnlineTable[]>([]);
  const mine = useSignal<readonly OnlineTable[]>([]);
  const filter = useSignal<Filter>({ game: null, players: null, clock: null });
  const problem = useSignal("");
  useEffect(
    () =>
      void whoAmI().then(
        ({ me: found }) => (me.value = found),
        () => (me.value = null),
      ),
    [me],
  );
  useHall(me.value === undefined ? undefined : (me.value?.id ?? ""), {
    open: (tables) => (open.value = tables),
    mine(tables) {
      mine.value = tables;
      for (const { id, status } of tables) if (status === "open" || status === "dealing") contribute(id);
      showTurn(tables.some(isMyTurn));
    },
    reached: (there) => (problem.value = there ? "" : say.unreached),
  });
  useEffect(() => () => showTurn(false), []);
  const others = open.value.filter(({ id }) => !mine.value.some((own) => own.id === id));
  const fitting = others.filter((table) => fits(table, filter.value));

  async function play(): Promise<void> {
    const { game, ...wanted } = filter.value;
    try {
      await beGuest(settings.value.name.trim() || say.seat({ n: 1 }));
      go(`/online/${await playNow({ game: game ?? Object.keys(parts)[0]!, ...wanted })}`);
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }
  return (
    <>
      <h1>{say.title}</h1>
      <p class="online-intro">{say.intro}</p>
      <p class="note no" role="alert" hidden={problem.value === ""}>
        {problem.value}
      </p>
      {me.value === null && <Enter me={me} problem={problem} />}
      {me.value !== undefined && (
        <p class="online-you">
          {me.value && <span>{say.youAre({ name: me.value.name })}</span>}
          <a class="btn" href="/account">
            {me.value ? say.account : say.signIn}
          </a>
        </p>
      )}
      <section class="panel" aria-labelledby="online-mine">
        <h2 id="online-mine">{say.mine}</h2>
        {mine.value.length === 0 && <p class="online-none">{say.noneMine}</p>}
        <ul>
          {mine.value.map((table) => (
            <TableRow key={table.id} parts={parts} table={table}>
              <Way table={table} />
              {table.mine.length > 0 && table.status !== "over" && <NoticeChoice table={table.id} />}
            </TableRow>
          ))}
        </ul>
        {me.value && <NoticeChoice />}
        <p class="online-make">
          <span>{say.make}:</span>
          <a class="btn" href="/new?online">
            PAX
          </a>
          <a class="btn" href="/pax-romana/new?online">
            Pax Romana
          </a>
        </p>
      </section>
      <section class="panel" aria-labelledby="online-open">
        <h2 id="online-open">{say.open}</h2>
        <Filters filter={filter} games={Object.keys(parts)} />
        <p class="online-play">
          <button class="btn-main" data-play-now onClick={() => void play()}>
            {say.playNow}
          </button>
          <span>{say.playNowHint}</span>
        </p>
        {fitting.length === 0 && (
          <p class="online-none" aria-live="polite">
            {others.length === 0 ? say.noneOpen : say.noneFitting}
          </p>
        )}
        <ul>
          {fitting.map((table) => (
            <TableRow key={table.id} parts={parts} table={table}>
              <Way table={table} />
            </TableRow>
          ))}
        </ul>
      </section>
      <p class="online-make">
        <TournamentsLink />
        {me.value?.kind === "member" && <ModerationLink />}
        <a class="btn" href="/online/history">
          {say.history}
        </a>
        <a class="btn" href="/online/ladder">
          {say.ladder}
        </a>
      </p>
    </>
  );
}

/** Where one goes from a row. */
function Way({ table: { id, status, mine } }: { readonly table: OnlineTable }): JSX.Element {
  const say = onlineWords.now.value;
  if (status === "open" || status === "dealing")
    return (
      <a class="btn" href={`/online/${id}`}>
        {say.room}
      </a>
    );
  return (
    <a class="btn" href={`/table/${addressOf(id)}`}>
      {status === "over" ? say.result : mine.length > 0 ? say.goOn : say.look}
    </a>
  );
}

interface EnterProps {
  readonly me: Signal<Me | null | undefined>;
  readonly problem: Signal<string>;
}

/** A name is all that is asked. */
function Enter({ me, problem }: EnterProps): JSX.Element {
  const say = onlineWords.now.value;
  const name = useSignal(settings.value.name);
  async function enter(event: Event): Promise<void> {
    event.preventDefault();
    const wanted = name.value.trim();
    if (wanted === "") return;
    try {
      me.value = (await beGuest(wanted)).me;
      choose({ name: wanted });
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }
  return (
    <form class="panel online-enter" onSubmit={(event) => void enter(event)}>
      <label>
        <span>{say.name}</span>
        <input
          type="text"
          name="name"
          required
          maxLength={NAME_LENGTH}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <button class="btn-main">{say.enter}</button>
    </form>
  );
}
