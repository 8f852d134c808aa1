import { sayRefusal } from "@ara/kernel";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { go } from "../../app/router.ts";
import { kernelWords } from "../../app/kernel-words.ts";
import type { HomeParts } from "../../games/game.ts";
import { importRecord, type Imported } from "../../store/import.ts";
import { Icon } from "../../ui/icon.tsx";
import { fileWords, texts } from "./words.ts";

/** Why a file was refused: said by us, by the game it is of, or by the kernel. */
function sayImport(parts: HomeParts, { refusal, entry, game }: Extract<Imported, { ok: false }>): string {
  const say = fileWords.now.value;
  const own = sayRefusal(refusal, say.refusals, kernelWords.now.value);
  const part = game === null ? undefined : parts[game];
  return say.refused({ reason: own === refusal.key && part ? part.sayNo(refusal) : own, entry });
}

/** A record from a file, chosen or dropped anywhere on the page. A broken one is refused with the reason. */
export function ImportFile({ parts }: { readonly parts: HomeParts }): JSX.Element {
  const say = texts.now.value;
  const state = useSignal<{ readonly type: "ready" | "over" | "busy" } | { readonly type: "refused"; text: string }>({
    type: "ready",
  });
  const input = useRef<HTMLInputElement>(null);

  async function read(file: File | undefined): Promise<void> {
    if (!file || state.value.type === "busy") return;
    state.value = { type: "busy" };
    const imported = await importRecord(file);
    if (input.current) input.current.value = "";
    if (!imported.ok) state.value = { type: "refused", text: sayImport(parts, imported) };
    else go(imported.over ? `/replay/${imported.id}` : `/table/${imported.id}`);
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
      <div aria-live="assertive">
        {state.value.type === "busy" && <p>{say.fileReading}</p>}
        {state.value.type === "refused" && <p class="note no">{state.value.text}</p>}
      </div>
    </section>
  );
}
