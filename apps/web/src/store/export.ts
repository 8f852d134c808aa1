import { fileName, writeFileText } from "./record-file.ts";
import { loadTable } from "./store.ts";
import { isDamaged, type Damaged, type Saved } from "./saved.ts";
import { isShared } from "./who-sat.ts";
import { seal } from "./sealed.ts";

/**
 * A kept game as a file; `null` before its first step is kept. It holds everything hidden too, so that of a game which
 * several people are playing there is none: that one is locked.
 */
export function fileOf(kept: Saved | Damaged): File | null {
  if (isDamaged(kept)) return fileOfDamaged(kept);
  const text = isShared(kept) ? null : writeFileText(kept);
  return text === null ? null : jsonFile(text, fileName(kept));
}

/** Any kept game as a file that opens with a password. */
export async function lockedFileOf(saved: Saved, password: string): Promise<File | null> {
  const text = writeFileText(saved);
  return text === null ? null : jsonFile(await seal(text, password), lockedName(fileName(saved)));
}

export const lockedName = (name: string): string => name.replace(/\.json$/, "-locked.json");

export const jsonFile = (text: string, name: string): File => new File([text], name, { type: "application/json" });

/** What is left of a damaged game, as it lies in the storage: perhaps somebody can mend it. */
function fileOfDamaged({ name, row }: Damaged): File {
  const text = JSON.stringify(row, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value), 2);
  return jsonFile(`${text}\n`, `damaged-${name.replaceAll(/[^a-z0-9]+/gi, "-")}.json`);
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

/** Whether there was a file to hand out. */
export async function downloadTable(id: string): Promise<boolean> {
  const kept = await loadTable(id);
  const file = kept && fileOf(kept);
  if (file) download(file);
  return Boolean(file);
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
