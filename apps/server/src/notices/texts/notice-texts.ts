/** What is said to somebody who is not there. */
export interface NoticeTexts {
  readonly turn: (game: string) => string;
  readonly seat: (game: string) => string;
  /** A mail: one turn, or all of a day. */
  readonly subject: (count: number) => string;
  readonly list: (lines: readonly string[]) => string;
  readonly stop: (link: string) => string;
}
