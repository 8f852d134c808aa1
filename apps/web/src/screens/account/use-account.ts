import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { account, type Account } from "../../online/account-api.ts";
import { TableError } from "@ara/protocol";
import { hasPasskeys, signInWithPasskey } from "../../online/passkeys.ts";
import { whoAmI } from "../../online/api.ts";
import { sayWhy } from "../../online/words.ts";

/** One's account on the screen: what is known of it, and how something is done about it. */
export interface Here {
  /** Not yet known, nobody, or somebody. */
  readonly found: Signal<Account | null | undefined>;
  /** Whether this server sends mails. */
  readonly mailOn: Signal<boolean>;
  readonly problem: Signal<string>;
  /** What was done, in a sentence. */
  readonly told: Signal<string>;
  /** Does something, says why it was not done, and looks again. */
  readonly run: (work: () => Promise<unknown>, told?: string) => Promise<void>;
}

export function useAccount(): Here {
  const found = useSignal<Account | null | undefined>(undefined);
  const mailOn = useSignal(false);
  const problem = useSignal("");
  const told = useSignal("");
  async function look(): Promise<void> {
    const { me, mail } = await whoAmI();
    mailOn.value = mail;
    found.value = me ? await account() : null;
  }
  async function run(work: () => Promise<unknown>, done = ""): Promise<void> {
    problem.value = "";
    told.value = "";
    try {
      await proved(work, found.peek()?.me.id);
      told.value = done;
    } catch (error) {
      problem.value = sayWhy(error);
    }
    // Who one is stays unknown where the server does not say it.
    await look().catch((error: unknown) => (problem.value ||= sayWhy(error)));
  }
  useEffect(() => void run(() => Promise.resolve()), []);
  return { found, mailOn, problem, told, run };
}

/** What concerns the account itself is done for who has shown his key not long ago: he is asked for it where he has not. */
async function proved(work: () => Promise<unknown>, id: string | undefined): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isAsked = error instanceof TableError && error.refusal.key === "people.proveAgain";
    if (!isAsked || !hasPasskeys()) throw error;
    const { me } = await signInWithPasskey();
    if (me.id !== id) throw error;
    await work();
  }
}
