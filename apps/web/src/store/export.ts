import { fileName, writeFileText } from "./record-file.ts";
import { loadTable } from "./store.ts";
import { isDamaged, type Damaged, type Saved } from "./saved.ts";

/** A kept game as a file; `null` before its first step is kept. Of a running game it holds everything hidden too. */
export function fileOf(kept: Saved | Damaged): File | null {
  if (isDamaged(kept)) return fileOfDamaged(kept);
  const text = writeFileText(kept);
  return text === null ? null : new File([text], fileName(kept), { type: "application/json" });
}

/** What is left of a damaged game, as it lies in the storage: perhaps somebody can mend it. */
function fileOfDamaged({ name, row }: Damaged): File {
  const text = JSON.stringify(row, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value), 2);
  return new File([`${text}\n`], `damaged-${name.replaceAll(/[^a-z0-9]+/gi, "-")}.json`, {
    type: "application/json",
  });
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

export async function downloadTable(id: string): Promise<void> {
  const kept = await loadTable(id);
  const file = kept && fileOf(kept);
  if (file) download(file);
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
