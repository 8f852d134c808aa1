import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { TableError } from "@ara/protocol";
import { ONLINE } from "../games.ts";
import { sayWhy } from "../words.ts";
import type { Props } from "./seat.tsx";
import { lifeWords } from "./words.ts";

interface Stands {
  readonly policy: string;
  readonly scope: string;
}

const isPolicy = (one: unknown): one is Stands => (one as Partial<Stands>).policy !== undefined;

/** What the table answers in one's name, until the turn is over. */
export function Orders({ life }: Props): JSX.Element | null {
  const { title } = lifeWords.now.value.orders;
  const problem = useSignal("");
  const before = useRef(Promise.resolve());
  const standing = life.standing.value;
  const orders = ONLINE[life.game]?.orders;
  if (!standing || !orders || life.around.value?.over || life.own.value.length !== 1) return null;
  if (orders.isAskedAt?.(life.seats.value.length) === false) return null;
  const { until, names } = orders.words.now.value;
  const { all, view } = standing;
  const scope = orders.scope(view);
  const now = all.filter(isPolicy).filter((one) => one.scope === scope);

  async function change(row: readonly string[], policy: string, isOn: boolean): Promise<void> {
    const { all: last, view: seen } = life.standing.value!;
    const lapsing = orders!.scope(seen);
    const others = last.filter((one) => !isPolicy(one) || (one.scope === lapsing && !row.includes(one.policy)));
    const wanted = [...others, ...(isOn ? [{ policy, scope: lapsing }] : [])];
    const refused = await life.letStand(wanted);
    problem.value = refused ? sayWhy(new TableError(refused)) : "";
    if (!refused) life.standing.value = { ...life.standing.value!, all: wanted };
  }
  /** One after the other: each goes on from what the last has left. */
  const inTurn = (work: () => Promise<void>): unknown =>
    (before.current = before.current.then(work).catch((error: unknown) => void (problem.value = sayWhy(error))));

  return (
    <section class="online-agree" aria-labelledby="online-orders">
      <h3 id="online-orders">{title}</h3>
      <p>{until}</p>
      {orders.rows.flatMap((row) =>
        row.map((policy) => (
          <label key={policy} class="online-allow">
            <input
              type="checkbox"
              data-policy={policy}
              checked={now.some((one) => one.policy === policy)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                inTurn(() => change(row, policy, checked));
              }}
            />
            {names[policy]}
          </label>
        )),
      )}
      <p role="alert">{problem.value}</p>
    </section>
  );
}
