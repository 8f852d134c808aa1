import { useEffect, useState } from "preact/hooks";

interface Main {
  readonly say: string;
  readonly off: boolean;
  /** What it would carry out, in a line; else the question is read beside it. */
  readonly brief: string | undefined;
  readonly press: () => void;
}

const mainIn = (room: HTMLElement | null): HTMLButtonElement | null =>
  room?.querySelector<HTMLButtonElement>("button.btn-main, .plan-do > button.main") ?? null;

/** Presses what the panel proposes; whether it proposes anything. */
export function pressMain(room: HTMLElement | null): boolean {
  const button = mainIn(room);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

/**
 * The one main button of whatever stands in a room, for where the room itself is folded: a board says by the class "btn-main"
 * which of its buttons that is, and nothing else; a plan has the one it proposes.
 */
export function useMainButton(room: { readonly current: HTMLElement | null }, asked: unknown): Main | null {
  const [main, setMain] = useState<Main | null>(null);
  useEffect(() => {
    const host = room.current;
    if (!host) return;
    const look = (): void => {
      const button = mainIn(host);
      const say = button?.textContent?.trim() ?? "";
      const off = button?.disabled ?? false;
      const { brief } = host.querySelector<HTMLElement>("[data-brief]")?.dataset ?? {};
      setMain((before) =>
        !button
          ? null
          : before?.say === say && before.off === off && before.brief === brief
            ? before
            : { say, off, brief, press: () => void pressMain(host) },
      );
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(host, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ["disabled", "class", "data-brief"],
    });
    return () => observer.disconnect();
  }, [room, asked]);
  return main;
}
