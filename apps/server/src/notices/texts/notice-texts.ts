/** What is said to somebody who is not there. */
export interface NoticeTexts {
  readonly turn: (game: string) => string;
  readonly seat: (game: string) => string;
  readonly offer: (game: string) => string;
  readonly free: (game: string) => string;
  readonly nonce: (game: string) => string;
  readonly late: (game: string) => string;
  readonly quiet: (game: string) => string;
  /** A mail: one turn, or all of a day. */
  readonly subject: (count: number) => string;
  readonly several: string;
  readonly list: (lines: readonly string[]) => string;
  readonly stop: (link: string) => string;
}
