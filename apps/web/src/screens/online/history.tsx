import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { shown } from "../../app/words.ts";
import type { HomeParts } from "../../games/game.ts";
import { addressOf } from "../../online/address.ts";
import { nameOf } from "../../online/games.ts";
import { historyOf, type FinishedGame } from "../../online/api.ts";
import { onlineWords, sayWhy } from "../../online/words.ts";
import { Choice } from "../../ui/choice.tsx";

const A_PAGE = 30;

type Seat = FinishedGame["seats"][number];
/** The best first; where there is no result, as they sat. */
const byPlace = (one: Seat, other: Seat): number => (one.place ?? 0) - (other.place ?? 0);

/** Where a game can be looked at; one that was cut short has neither a score nor a replay to its end. */
const waysTo = ({ agreed }: FinishedGame, hasReplay: boolean): readonly string[] =>
  agreed ? ["table"] : hasReplay ? ["replay", "score"] : ["score"];

/** Games that are over: one's own, and those that were open to everybody. */
export function History({ parts }: { readonly parts: HomeParts }): JSX.Element {
  const say = onlineWords.now.value;
  const of = useSignal<"mine" | "all">("mine");
  const games = useSignal<readonly FinishedGame[] | undefined>(undefined);
  const isMore = useSignal(false);
  const problem = useSignal("");

  async function read(before?: number): Promise<void> {
    try {
      const more = await historyOf(of.value, before);
      isMore.value = more.length >= A_PAGE;
      games.value = before === undefined ? more : [...(games.value ?? []), ...more];
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }
  useEffect(() => void read(), [of.value]);

  const found = games.value;
  return (
    <>
      <h1>{say.history}</h1>
      <p class="note no" role="alert" hidden={problem.value === ""}>
        {problem.value}
      </p>
      <section class="panel">
        <Choice
          name="online-history"
          legend={say.whose}
          options={[
            { value: "mine", label: say.ownGames },
            { value: "all", label: say.allGames },
          ]}
          value={of.value}
          onChoose={(value) => (of.value = value)}
        />
        {found?.length === 0 && <p class="online-none">{of.value === "mine" ? say.noOwnGames : say.noGames}</p>}
        <ul>
          {found?.map((game) => (
            <li key={game.id} class="online-row">
              <div>
                <h2>{nameOf(game.game)}</h2>
                <p class="online-clock">
                  {new Date(game.ended).toLocaleDateString(shown.value, { dateStyle: "medium" })}
                </p>
                {game.agreed && <p>{say.endedCut[game.cut ?? "agreed"]}</p>}
                <p class="online-seats">
                  {game.seats.toSorted(byPlace).map(({ name, bot, place }, i) => (
                    <span key={i}>
                      {place !== null && `${place}. `}
                      {name || bot}
                    </span>
                  ))}
                </p>
              </div>
              <div class="online-do">
                {waysTo(game, parts[game.game]?.hasReplay ?? false).map((way, i) => (
                  <a key={way} class="btn" href={`/${way}/${addressOf(game.id)}`}>
                    {i === 0 ? say.lookBack : say.scoreSheet}
                  </a>
                ))}
              </div>
            </li>
          ))}
        </ul>
        {found && isMore.value && (
          <button class="btn" onClick={() => void read(found.at(-1)!.ended)}>
            {say.more}
          </button>
        )}
      </section>
      <p class="online-intro">
        {say.recordsText}{" "}
        <a href="/api/records" download>
          {say.records}
        </a>
      </p>
    </>
  );
}
