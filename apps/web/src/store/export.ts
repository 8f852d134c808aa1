import { fileName, writeFileText } from "./record-file.ts";
import type { Saved } from "./store.ts";

/** A kept game as a file; `null` before its first step is kept. Of a running game it holds everything hidden too. */
export function fileOf(saved: Saved): File | null {
  const text = writeFileText(saved);
  return text === null ? null : new File([text], fileName(saved), { type: "application/json" });
}

/** Hands the file to the browser's downloads. */
export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Whether this browser can pass a file on. */
export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Passes the file on; a player who thinks better of it is no failure. */
export async function share(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) download(file);
  }
}
