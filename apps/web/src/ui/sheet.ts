import sheet from "./icons.svg?url";

/**
 * Our drawings, put into the page once: a reference inside the page is there at once, one to another file blinks whenever
 * a card is drawn anew.
 */
export async function layOutIcons(): Promise<void> {
  const text = await (await fetch(sheet)).text();
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = text.replaceAll('<symbol id="', '<symbol id="i-');
  document.body.append(holder);
}

/** What a drawing is called inside the page. */
export const iconRef = (name: string): string => `#i-${name}`;
