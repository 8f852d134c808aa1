import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { go } from "../../app/router.ts";
import type { HomeParts } from "../../games/game.ts";
import { addressOf } from "../../online/address.ts";
import { AskName } from "../../online/ask-name.tsx";
import { isMyTurn, playNow, type OnlineTable } from "../../online/api.ts";
import { contribute } from "../../online/fair/contribute.ts";
import { nameOf } from "../../online/games.ts";
import { useHall, type HallNotice } from "../../online/hall.ts";
import { useMe } from "../../online/use-me.ts";
import { onlineWords } from "../../online/words.ts";
import { showTurn } from "../../online/your-turn.ts";
import { ModerationLink } from "./moderation.tsx";
import { NoticeChoice } from "./notice-choice.tsx";
import { Notices } from "./notices.tsx";
import { TableRow } from "./table-row.tsx";
import { TournamentsLink } from "../tournaments/link.tsx";
import { Filters, fits, type Filter } from "./filters.tsx";

/** Where tables are found and made. */
export function Lobby({ parts }: { readonly parts: HomeParts }): JSX.Element {
  const say = onlineWords.now.value;
  const self = useMe();
  const { me } = self;
  const open = useSignal<readonly OnlineTable[]>([]);
  const mine = useSignal<readonly OnlineTable[]>([]);
  const filter = useSignal<Filter>({ game: null, players: null, clock: null });
  const lost = useSignal("");
  const notices = useSignal<readonly HallNotice[]>([]);
  useHall(me.value === undefined ? undefined : (me.value?.id ?? ""), {
    open: (tables) => (open.value = tables),
    notices: (told) => (notices.value = told),
    mine(tables) {
      mine.value = tables;
      for (const { id, status } of tables) if (status === "open" || status === "dealing") contribute(id);
      showTurn(tables.some(isMyTurn));
    },
    reached: (there) => (lost.value = there ? "" : say.unreached),
  });
  useEffect(() => () => showTurn(false), []);
  const others = open.value.filter(({ id }) => !mine.value.some((own) => own.id === id));
  const fitting = others.filter((table) => fits(table, filter.value));

  const { game, ...wanted } = filter.value;
  // Whoever does not mind plays what somebody waits for.
  const wantedGame = game ?? fitting.at(-1)?.game ?? Object.keys(parts)[0]!;
  const play = (): Promise<void> =>
    self.run(async () => go(`/online/${await playNow({ game: wantedGame, ...wanted })}`));
  const problem = self.problem.value || lost.value;
  return (
    <>
      <h1>{say.title}</h1>
      <p class="online-intro">{say.intro}</p>
      <p class="note no" role="alert" hidden={problem === ""}>
        {problem}
      </p>
      {self.asks.value === null ? (
        me.value !== undefined && (
          <p class="online-you">
            <span>{me.value ? say.youAre({ name: me.value.name }) : say.youAreNobody}</span>
            <button class="btn" onClick={() => (self.asks.value = "other")}>
              {me.value ? say.changeMyName : say.giveName}
            </button>
            <a class="btn" href="/account">
              {me.value ? say.account : say.signIn}
            </a>
          </p>
        )
      ) : (
        <section class="panel online-name">
          <AskName self={self} />
        </section>
      )}
      <Notices told={notices} />
      <section class="panel" aria-labelledby="online-mine">
        <h2 id="online-mine">{say.mine}</h2>
        {me.value !== undefined && mine.value.length === 0 && <p class="online-none">{say.noneMine}</p>}
        <ul>
          {mine.value.map((table) => (
            <TableRow key={table.id} parts={parts} table={table} isOwn>
              <Way table={table} isOwn />
              {table.mine.length > 0 && table.status !== "over" && <NoticeChoice table={table.id} />}
            </TableRow>
          ))}
        </ul>
        {me.value && <NoticeChoice />}
        {me.value && <NoticeChoice isOfSeats />}
        <p class="online-make">
          <span>{say.make}:</span>
          {Object.keys(parts).map((one, i) => (
            <a key={one} class="btn" href={i === 0 ? "/new?online" : `/${one}/new?online`}>
              {nameOf(one)}
            </a>
          ))}
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
        {me.value !== undefined && fitting.length === 0 && (
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
function Way({ table, isOwn }: { readonly table: OnlineTable; readonly isOwn?: true }): JSX.Element {
  const say = onlineWords.now.value;
  const { id, status, mine } = table;
  if (status === "open" || status === "dealing")
    return (
      <a class="btn" href={`/online/${id}`}>
        {say.room}
      </a>
    );
  return (
    <a class={isMyTurn(table) ? "btn btn-main" : "btn"} href={`/table/${addressOf(id)}`}>
      {status === "over" ? say.result : mine.length > 0 ? say.goOn : isOwn ? say.room : say.look}
    </a>
  );
}
