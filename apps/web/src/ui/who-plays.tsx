import type { TableSeat } from "@ara/protocol";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { usePromised } from "../app/use-promised.ts";
import { handOver, type HandOver } from "../store/hand-over.ts";
import { isDamaged } from "../store/saved.ts";
import { firstSeats } from "../store/who-sat.ts";
import { loadTable } from "../store/store.ts";
import { Dialog } from "./dialog.tsx";

const PERSON = "person";

/** Whether a person who handed a seat over can have it back: a bot's seat is nobody's, or its cards would be seen. */
async function whoMayReturn(id: string): Promise<readonly boolean[]> {
  const saved = await loadTable(id);
  if (!saved || isDamaged(saved)) return [];
  const { changes = [] } = saved;
  return firstSeats(saved).map(
    ({ bot }, seat) => bot === null && !changes.some((change) => change.seat === seat && change.resigned),
  );
}

interface Say {
  readonly title: string;
  readonly note: string;
  readonly person: string;
  readonly levels: Readonly<Record<string, string>>;
  readonly resign: string;
  readonly sure: (change: { who: string; bot: string }) => string;
  readonly sureBack: (change: { who: string; bot: string }) => string;
  readonly sureResign: (change: { who: string; bot: string }) => string;
  readonly yes: string;
  readonly no: string;
}

interface Props {
  readonly id: string;
  readonly seats: readonly TableSeat[];
  /** The bots of the game, and which of them plays on for somebody who gives up. */
  readonly levels: readonly string[];
  readonly successor: string;
  readonly say: Say;
  /** Does it while nobody sits at the table. */
  readonly reseat: (change: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
}

/** Who plays each seat from now on: a bot for a person, a bot of another level, the person back again. */
export function WhoPlays({ id, seats, levels, successor, say, reseat, close }: Props): JSX.Element {
  const wish = useSignal<HandOver | null>(null);
  const mayReturn = usePromised(() => whoMayReturn(id), [id]) ?? [];
  const nameOf = (bot: string | null): string => (bot === null ? say.person : (say.levels[bot] ?? bot));
  const wanted = wish.value;

  async function change(): Promise<void> {
    if (!wanted) return;
    close();
    await reseat(() => handOver(id, wanted));
  }
  return (
    <Dialog close={close} title={say.title}>
      <p>{say.note}</p>
      <ul class="table-seats">
        {seats.map(({ name, bot }, seat) => (
          <li key={seat}>
            <label>
              <span>{name}</span>
              <select
                value={(wanted?.seat === seat ? wanted.bot : bot) ?? PERSON}
                onChange={({ currentTarget: { value } }) => {
                  const next = value === PERSON ? null : value;
                  wish.value = next === bot ? null : { seat, bot: next, resigned: false };
                }}
              >
                {(bot === null || mayReturn[seat]) && <option value={PERSON}>{say.person}</option>}
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {nameOf(level)}
                  </option>
                ))}
              </select>
            </label>
            {bot === null && (
              <button type="button" onClick={() => (wish.value = { seat, bot: successor, resigned: true })}>
                {say.resign}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div class="table-seats-sure" aria-live="polite">
        {wanted && (
          <>
            <p>
              {(wanted.resigned ? say.sureResign : wanted.bot === null ? say.sureBack : say.sure)({
                who: seats[wanted.seat]!.name,
                bot: nameOf(wanted.bot),
              })}
            </p>
            <button type="button" class="btn-main" onClick={() => void change()}>
              {say.yes}
            </button>{" "}
            <button type="button" onClick={() => (wish.value = null)}>
              {say.no}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}
