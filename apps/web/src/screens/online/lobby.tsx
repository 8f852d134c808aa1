import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { choose, settings } from "../../app/settings.ts";
import type { HomeParts } from "../../games/game.ts";
import { addressOf } from "../../online/address.ts";
import { beGuest, tables, whoAmI, type Me, type OnlineTable } from "../../online/api.ts";
import { contribute } from "../../online/fair/contribute.ts";
import { onlineWords, sayWhy } from "../../online/words.ts";
import { TableRow } from "./table-row.tsx";
import { useEvery } from "./use-every.ts";

const NAME_LENGTH = 24;
const LOOK_EVERY = 3000;

/** Where tables are found and made. */
export function Lobby({ parts }: { readonly parts: HomeParts }): JSX.Element {
  const say = onlineWords.now.value;
  const me = useSignal<Me | null | undefined>(undefined);
  const lists = useSignal<{ open: readonly OnlineTable[]; mine: readonly OnlineTable[] }>({ open: [], mine: [] });
  const problem = useSignal("");
  useEffect(
    () =>
      void whoAmI().then(
        ({ me: found }) => (me.value = found),
        () => (me.value = null),
      ),
    [me],
  );
  useEvery(LOOK_EVERY, async () => {
    try {
      lists.value = await tables();
      for (const { id, status } of lists.value.mine) if (status === "open" || status === "dealing") contribute(id);
      problem.value = "";
    } catch (error) {
      problem.value = sayWhy(error);
    }
  });
  const { open, mine } = lists.value;
  const others = open.filter(({ id }) => !mine.some((own) => own.id === id));
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
        {mine.length === 0 && <p class="online-none">{say.noneMine}</p>}
        <ul>
          {mine.map((table) => (
            <TableRow key={table.id} parts={parts} table={table}>
              <Way table={table} />
            </TableRow>
          ))}
        </ul>
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
        {others.length === 0 && <p class="online-none">{say.noneOpen}</p>}
        <ul>
          {others.map((table) => (
            <TableRow key={table.id} parts={parts} table={table}>
              <Way table={table} />
            </TableRow>
          ))}
        </ul>
      </section>
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
