/** The files of one name in the folders of all games; each is loaded when it is first asked for. */
type Files<Part> = Readonly<Record<string, () => Promise<Part>>>;

/** The file of a game among them; `undefined` for what is no game of ours. */
export async function partOf<Part>(files: Files<Part>, game: string): Promise<Part | undefined> {
  const path = Object.keys(files).find((name) => name.split("/").at(-2) === game);
  return files[path ?? ""]?.();
}
