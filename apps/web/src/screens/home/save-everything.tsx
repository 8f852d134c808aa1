import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { HomeParts } from "../../games/game.ts";
import { isShared } from "../../store/who-sat.ts";
import { canSeal } from "../../store/sealed.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Row } from "./game-row.tsx";
import { Password } from "./password.tsx";
import { fileWords } from "./words.ts";

interface Props {
  readonly parts: HomeParts;
  readonly rows: Signal<readonly Row[]>;
  readonly news: Signal<string>;
}

/** All games, settings and results in one file. Running games of several people need a password, or stay here. */
export function SaveEverything({ parts, rows, news }: Props): JSX.Element {
  const say = fileWords.now.value;
  const asking = useSignal<"no" | "yes" | "back">("no");
  const focus = useRef<HTMLButtonElement>(null);
  const shared = rows.value.filter(({ kept }) => "seats" in kept && kept.record !== null && isShared(kept)).length;
  useEffect(() => {
    if (asking.value === "back") focus.current?.focus();
  }, [asking.value]);

  async function save(password: string | null): Promise<void> {
    asking.value = asking.value === "no" ? "no" : "back";
    const { saveEverything } = await import("./bring.ts");
    await saveEverything(parts, password);
    news.value = password === null && shared > 0 ? say.savedWithout(shared) : say.saved;
  }
  if (asking.value === "yes") {
    return (
      <div class="home-everything">
        <Password
          why={say.lockAll(shared)}
          yes={say.lockSave}
          onPassword={(password) => void save(password)}
          onCancel={() => (asking.value = "back")}
        />
        <button class="home-quiet" onClick={() => void save(null)}>
          {say.saveWithout(shared)}
        </button>
      </div>
    );
  }
  return (
    <button ref={focus} onClick={() => (shared > 0 && canSeal() ? (asking.value = "yes") : void save(null))}>
      <Icon name="log" />
      {say.saveAll}
    </button>
  );
}
