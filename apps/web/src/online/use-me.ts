import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { choose, settings } from "../app/settings.ts";
import { rename } from "./account-api.ts";
import { pause, waits as tries } from "./again.ts";
import { beGuest, whoAmI, type Me } from "./api.ts";
import { sayWhy } from "./words.ts";

/** What is done by somebody with a name. */
type Work = (me: Me) => Promise<unknown>;

/** Who one is on the server, and how one comes to be somebody there. */
export interface Self {
  /** Not yet known, nobody, or somebody. */
  readonly me: Signal<Me | null | undefined>;
  readonly problem: Signal<string>;
  /** Whether a name is asked for: `name-form.tsx` is to be shown. */
  readonly asks: Signal<"new" | "other" | null>;
  /** Does it, or says why not; whoever has no name yet is asked for one first. */
  readonly run: (work: Work) => Promise<void>;
  /** A name was given: what waited for it is done. */
  readonly give: (name: string) => Promise<void>;
}

export function useMe(): Self {
  const me = useSignal<Me | null | undefined>(undefined);
  const problem = useSignal("");
  const asks = useSignal<"new" | "other" | null>(null);
  const waits = useSignal<Work | null>(null);
  useEffect(() => {
    let here = true;
    async function look(): Promise<void> {
      for (const wait of tries()) {
        try {
          me.value = (await whoAmI()).me;
          problem.value = "";
          return;
        } catch (error) {
          // Nobody is a stranger because the server cannot be asked.
          problem.value = sayWhy(error);
        }
        await pause(wait);
        if (!here) return;
      }
    }
    void look();
    return () => {
      here = false;
    };
  }, [me, problem]);

  async function trying(work: () => Promise<unknown>): Promise<boolean> {
    problem.value = "";
    try {
      await work();
      return true;
    } catch (error) {
      problem.value = sayWhy(error);
      return false;
    }
  }

  const enter = (name: string): Promise<boolean> =>
    trying(async () => {
      me.value = (await beGuest(name)).me;
    });

  async function run(work: Work): Promise<void> {
    me.value ??= (await whoAmI().catch(() => ({ me: null }))).me;
    const name = settings.value.name.trim();
    const isHere = me.value ? true : name !== "" && (await enter(name));
    if (isHere) return void (await trying(() => work(me.value!)));
    waits.value = work;
    asks.value = "new";
  }

  async function give(name: string): Promise<void> {
    const isGiven = me.value
      ? await trying(async () => {
          await rename(name);
          me.value = { ...me.value!, name };
        })
      : await enter(name);
    if (!isGiven) return;
    choose({ name });
    asks.value = null;
    const work = waits.value;
    waits.value = null;
    if (work) await trying(() => work(me.value!));
  }

  return { me, problem, asks, run, give };
}
