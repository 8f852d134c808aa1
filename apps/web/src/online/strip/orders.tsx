import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { TableError } from "@ara/protocol";
import { sayWhy } from "../words.ts";
import type { Props } from "./seat.tsx";
import { lifeWords } from "./words.ts";

/** By game: the answers one can let stand at a table on the server; of those in one row only one stands. */
const POLICIES = {
  pax: [["senate"]],
  "pax-romana": [["bribes"], ["interceptions"], ["stand", "withdraw"]],
} as const;
type Policy = (typeof POLICIES)[keyof typeof POLICIES][number][number];

const LARGE_TABLE = 5;

interface Stands {
  readonly policy: Policy;
  readonly scope: string;
}

const isPolicy = (one: unknown): one is Stands => (one as Partial<Stands>).policy !== undefined;

/** What the table answers in one's name, until the turn is over. */
export function Orders({ life }: Props): JSX.Element | null {
  const say = lifeWords.now.value.orders;
  const problem = useSignal("");
  const standing = life.standing.value;
  const game = standing?.game as keyof typeof POLICIES | undefined;
  if (!standing || !game || life.around.value?.over || life.own.value.length !== 1) return null;
  // 7.5: there are senate sessions at large tables only.
  if (game === "pax" && life.seats.value.length < LARGE_TABLE) return null;
  const { all, scope } = standing;
  const now = all.filter(isPolicy).filter((one) => one.scope === scope);

  async function change(row: readonly Policy[], policy: Policy, isOn: boolean): Promise<void> {
    const others = now.filter((one) => !row.includes(one.policy));
    const rest = all.filter((one) => !isPolicy(one));
    const refused = await life.letStand([...rest, ...others, ...(isOn ? [{ policy, scope }] : [])]);
    problem.value = refused ? sayWhy(new TableError(refused)) : "";
  }

  return (
    <section class="online-agree" aria-labelledby="online-orders">
      <h3 id="online-orders">{say.title}</h3>
      <p>{say.text[game]}</p>
      {POLICIES[game].flatMap((row: readonly Policy[]) =>
        row.map((policy) => (
          <label key={policy} class="online-allow">
            <input
              type="checkbox"
              data-policy={policy}
              checked={now.some((one) => one.policy === policy)}
              onChange={(event) => void change(row, policy, event.currentTarget.checked)}
            />
            {say.names[policy]}
          </label>
        )),
      )}
      <p role="alert">{problem.value}</p>
    </section>
  );
}
