import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { appWords } from "../app/app-words.ts";
import { useStepAside } from "./step-aside.ts";
import "./side-sheet.css";

interface Props {
  readonly title: ComponentChildren;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/**
 * What is looked into beside the table, which stays as it is and can be played on: at the side of a wide screen, at the
 * foot of a narrow one. Escape and the way back close it, and the focus goes back to where it was.
 */
export function Sheet({ title, close, children }: Props): JSX.Element {
  useStepAside(close);
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    element.current!.showPopover();
    heading.current!.focus({ preventScroll: true });
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={element} popover="manual" class="sheet panel" aria-labelledby="sheet-title" data-sheet>
      <div class="sheet-head">
        <h2 ref={heading} id="sheet-title" tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class="btn-i" aria-label={appWords.now.value.close} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div class="sheet-body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
