import type { Refusal } from "@ara/kernel";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import type { Desk } from "./desk.ts";
import { KEYS, keyProps } from "./key-names.ts";
import { standBeside } from "./stand-beside.ts";
import { sheetWords } from "./sheets/words.ts";
import { sayRefusal } from "./words.ts";
import "./refused.css";

/** A refusal is an answer: what, why, which rule, and what would help. It stands beside what was pressed. */
export function Refused({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const refused = desk.refused.value;
  const note = useRef<HTMLDivElement>(null);
  const stand = (): void => {
    if (note.current && refused) standBeside(note.current, pressedFor(refused.action));
  };
  useLayoutEffect(() => {
    note.current?.showPopover();
    stand();
  }, [refused]);
  useEffect(() => {
    addEventListener("resize", stand);
    addEventListener("scroll", stand, { capture: true, passive: true });
    return () => {
      removeEventListener("resize", stand);
      removeEventListener("scroll", stand, { capture: true });
    };
  }, [refused]);
  if (!refused) return null;
  const { rule } = refused.refusal;
  const help = helpFor(refused.refusal, desk.news.value.view.step);
  return (
    <div key={refused.action} ref={note} popover="manual" class="note no table-refused" role="alert" data-refusal>
      <p>
        {sayRefusal(refused.refusal)}{" "}
        {rule && (
          <a class="rule" href={`/rules/${rule}`} {...keyProps(KEYS.why)}>
            PAX {rule} <kbd aria-hidden="true">{KEYS.why}</kbd>
          </a>
        )}
      </p>
      {help !== undefined && (
        <p class="table-help">
          <Icon name="hint" /> {help}
        </p>
      )}
      <button
        type="button"
        class="btn-i"
        aria-label={sheetWords.now.value.close}
        onClick={() => (desk.refused.value = null)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

/** What was pressed: of several that stand for the same, the one that has the focus. */
function pressedFor(action: number | null): HTMLElement | undefined {
  const selector = action === null ? `[data-key="${KEYS.undo}"]` : `[data-option="${action}"]`;
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  return all.find((one) => one === document.activeElement) ?? all[0];
}

/** What would help, in so many words. */
function helpFor({ key, params }: Refusal, step: string): string | undefined {
  const { help } = sheetWords.now.value;
  const named = key === "play.cannotPay" && step === "senate" ? "senate.cannotPay" : key;
  const sentence = help[named as keyof typeof help] as string | ((missing: { short: number }) => string) | undefined;
  if (typeof sentence !== "function") return sentence;
  const price = Number(params["price"] ?? params["cost"]);
  return sentence({ short: price - Number(params["aurei"]) });
}
