interface Text {
  readonly subject: string;
  readonly text: (link: string, minutes: number) => string;
}

/** What mails say: `back` brings somebody back, `add` asks whether an address is his, `changed` says who comes in by what. */
export type MailTexts = Readonly<Record<"back" | "add" | "changed", Text>>;
