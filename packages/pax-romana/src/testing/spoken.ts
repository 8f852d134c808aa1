import type { Parts } from "../action.ts";

/** Some parts of an answer, as tests name it: enough to find it among those that can be given, or one that cannot be. */
export type Spoken = Partial<Omit<Parts, "type">> & { readonly type?: string };
