import { refuse, type Refusal } from "@ara/kernel";
import type { z } from "zod";
import type { Person } from "../people/sessions.ts";

/** Something that is asked by HTTP: the same list is served, described for programs, and checked. */
export interface Endpoint<Body = unknown, Answer = unknown> {
  readonly method: "GET" | "POST";
  /** ":id" is the id of a table. */
  readonly path: string;
  /** What it is for, in a sentence. */
  readonly summary: string;
  readonly body?: z.ZodType<Body>;
  readonly answer: z.ZodType<Answer>;
  /** What the answer is, where it is not JSON. */
  readonly type?: string;
  run(asked: Asked<Body>): Promise<Answer>;
}

/** What is known of whoever asks. */
export interface Asked<Body> {
  readonly body: Body;
  /** The id in the path. */
  readonly id: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly person: Person | undefined;
  readonly agent: string;
  /** What his browser shows, and what it is to show from now on: `null` for nothing. */
  readonly token: string | undefined;
  readonly showSession: (token: string | null) => void;
}

/** The list is of many kinds of bodies; each is read before it is run. */
export const endpoint = <Body, Answer>(one: Endpoint<Body, Answer>): Endpoint => one;

/** Whatever is asked and not done, with the reason. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.key);
    this.refusal = refusal;
  }
}

/** Whoever asks must be somebody. */
export function known({ person }: Asked<unknown>): Person {
  if (!person) throw new Refused(refuse("people.unknown"));
  return person;
}

export function orRefused(refusal: Refusal | null): void {
  if (refusal) throw new Refused(refusal);
}
