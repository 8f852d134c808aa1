/**
 * A file of facts without what only the screen of sources reads: where each is known from, how surely, and what is said beside
 * it. What a reader of these files wants to be there is there as "-".
 */
export const bare = (file: unknown): unknown =>
  JSON.parse(JSON.stringify(file), (key, value: unknown) => {
    if (key === "note" || key === "marks" || key === "alt") return undefined;
    if (key === "confidence") return "stated";
    return typeof value === "string" && /^(?:source|status|effect|text)$/.test(key) ? "-" : value;
  });
