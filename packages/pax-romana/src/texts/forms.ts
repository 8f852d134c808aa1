/** A name as the subject of a sentence, after "to" or "with", and as an owner. */
export type Forms = readonly [name: string, to: string, of: string];
