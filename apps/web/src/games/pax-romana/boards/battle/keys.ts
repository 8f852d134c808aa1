/** Digits choose a stop or give an answer, Y and N the first and second of two, + and - change a bid. */
export function pressKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const room = event.currentTarget as HTMLElement;
  const buttons = [...room.querySelectorAll<HTMLButtonElement>("[data-stop], [data-answer]")];
  const found = /^[1-9]$/.test(event.key) ? buttons[Number(event.key) - 1] : bySign(room, event.key);
  if (!found || found.disabled) return;
  event.preventDefault();
  found.focus();
  found.click();
}

function bySign(room: HTMLElement, key: string): HTMLButtonElement | null {
  if (key === "+") return room.querySelector("[data-more]");
  if (key === "-") return room.querySelector(".battle-number button");
  const two = room.querySelectorAll<HTMLButtonElement>("[data-two] > button");
  const wanted = { y: 0, j: 0, n: 1 }[key.toLowerCase()];
  return wanted === undefined ? null : (two[wanted] ?? null);
}
