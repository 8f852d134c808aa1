import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { appWords } from "../app/app-words.ts";
import "./dialog.css";

interface Props {
  readonly title: string;
  readonly close: () => void;
  /** It is there to be read: nothing in it is about to be pressed. */
  readonly isRead?: boolean;
  readonly children: ComponentChildren;
}

/** A window over the table: Escape closes it, and so does its button. */
export function Dialog({ title, close, isRead, children }: Props): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} class="table-dialog panel" aria-labelledby="table-dialog" onClose={close}>
      <h2 id="table-dialog" tabIndex={-1} autofocus={isRead}>
        {title}
      </h2>
      {children}
      <form method="dialog">
        <button class="btn-main">{appWords.now.value.close}</button>
      </form>
    </dialog>
  );
}
