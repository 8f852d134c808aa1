const letters = new Intl.Segmenter();

const begin = (name: string, count: number): string =>
  Array.from(letters.segment(name.trim()), ({ segment }) => segment)
    .slice(0, count)
    .join("");

/** A letter or two for each name, all different: first letters, and where two are alike, one more. */
export function initialsOf(names: readonly string[]): string[] {
  const first = names.map((name) => begin(name, 1).toUpperCase() || "?");
  return names.map((name, seat) => {
    if (first.filter((letter) => letter === first[seat]).length === 1) return first[seat]!;
    const two = begin(name, 2);
    const same = names.filter((other) => begin(other, 2) === two).length > 1;
    return same ? `${first[seat]}${seat + 1}` : two;
  });
}
