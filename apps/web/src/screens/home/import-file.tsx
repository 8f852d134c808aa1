import { parseJson, refuse, sayRefusal } from "@ara/kernel";
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { go } from "../../app/router.ts";
import { kernelWords } from "../../app/kernel-words.ts";
import { sayOurs } from "../../app/say.ts";
import type { HomeParts } from "../../games/game.ts";
import { isEverything, type Brought, type Everything } from "../../store/everything.ts";
import { contentsOf, importRecord, refused, type Imported } from "../../store/import.ts";
import type { BadFile } from "../../store/record-file.ts";
import { unseal, type Sealed } from "../../store/sealed.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Row } from "./game-row.tsx";
import { Password } from "./password.tsx";
import { SaveEverything } from "./save-everything.tsx";
import { fileWords, texts } from "./words.ts";

/** Why something was refused: said by us, by the game it is of, or by the kernel. */
function sayWhy(parts: HomeParts, { refusal, game }: BadFile): string {
  const own = sayOurs(refusal) ?? sayRefusal(refusal, fileWords.now.value.refusals, kernelWords.now.value);
  const part = game === null ? undefined : parts[game];
  return own === refusal.key && part ? part.sayNo(refusal) : own;
}

const sayImport = (parts: HomeParts, bad: BadFile): string =>
  fileWords.now.value.refused({ reason: sayWhy(parts, bad), entry: bad.entry });

/** What came in, and what did not and why. */
function Report({ parts, brought }: { readonly parts: HomeParts; readonly brought: Brought }): JSX.Element {
  const say = fileWords.now.value;
  return (
    <div class={brought.refused.length > 0 ? "note no" : "note"}>
      <p>{say.brought(brought)}</p>
      {brought.refused.length > 0 && (
        <ul>
          {brought.refused.map(({ name, why }, i) => (
            <li key={i}>{say.broughtNot({ name, reason: sayWhy(parts, why), entry: why.entry })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type State =
  | { readonly type: "ready" | "over" | "busy" }
  | { readonly type: "sealed"; readonly sealed: Sealed }
  | { readonly type: "refused"; readonly text: string }
  | { readonly type: "brought"; readonly brought: Brought };

interface Props {
  readonly parts: HomeParts;
  readonly rows: Signal<readonly Row[]>;
  readonly news: Signal<string>;
  /** There may be more games now. */
  readonly onBrought: () => void;
}

/** A record or a file of everything, chosen or dropped anywhere on the page. What is broken is refused with the reason. */
export function ImportFile({ parts, rows, news, onBrought }: Props): JSX.Element {
  const say = texts.now.value;
  const state = useSignal<State>({ type: "ready" });
  const input = useRef<HTMLInputElement>(null);
  const refuseIt = (no: Extract<Imported, { ok: false }>): void => {
    state.value = { type: "refused", text: sayImport(parts, no) };
  };

  async function read(file: File | undefined): Promise<void> {
    if (!file || state.value.type === "busy") return;
    state.value = { type: "busy" };
    const contents = await contentsOf(file);
    if (input.current) input.current.value = "";
    if (!contents.ok) refuseIt(refused(contents.error));
    else if (contents.value.type === "sealed") state.value = { type: "sealed", sealed: contents.value.sealed };
    else await bring(contents.value.text);
  }
  async function unlock(sealed: Sealed, password: string): Promise<void> {
    state.value = { type: "busy" };
    const text = await unseal(sealed, password);
    if (text.ok) await bring(text.value);
    else refuseIt(refused(text.error));
  }
  async function bring(text: string): Promise<void> {
    const json = parseJson(text);
    if (json.ok && isEverything(json.value)) return bringAll(json.value);
    const imported = await importRecord(text);
    if (!imported.ok) refuseIt(imported);
    else go(`/${imported.over && parts[imported.game]?.hasReplay ? "replay" : "table"}/${imported.id}`);
  }
  async function bringAll(all: Readonly<Record<keyof Everything, unknown>>): Promise<void> {
    try {
      const { bringEverything } = await import("./bring.ts");
      state.value = { type: "brought", brought: await bringEverything(parts, all) };
      onBrought();
    } catch {
      refuseIt(refused(refuse("file.notKept")));
    }
  }

  useEffect(() => {
    const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent): void => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      if (state.value.type !== "busy") state.value = { type: "over" };
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null && state.value.type === "over") state.value = { type: "ready" };
    };
    const drop = (event: DragEvent): void => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      state.value = { type: "ready" };
      void read(event.dataTransfer?.files[0]);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  }, []);

  return (
    <section class="home-file" data-state={state.value.type} aria-labelledby="home-file">
      <h2 id="home-file">{say.file}</h2>
      <p>{say.fileText}</p>
      <div class="home-file-do">
        <label class="btn">
          <Icon name="log" />
          {say.fileChoose}
          <input
            ref={input}
            type="file"
            accept=".json,.jsonl,application/json"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <SaveEverything parts={parts} rows={rows} news={news} />
      </div>
      {state.value.type === "sealed" && (
        <Password
          why={fileWords.now.value.unlock}
          yes={fileWords.now.value.open}
          onPassword={(password) => state.value.type === "sealed" && void unlock(state.value.sealed, password)}
          onCancel={() => (state.value = { type: "ready" })}
        />
      )}
      <div aria-live="assertive">
        {state.value.type === "busy" && <p>{say.fileReading}</p>}
        {state.value.type === "refused" && <p class="note no">{state.value.text}</p>}
        {state.value.type === "brought" && <Report parts={parts} brought={state.value.brought} />}
      </div>
    </section>
  );
}
