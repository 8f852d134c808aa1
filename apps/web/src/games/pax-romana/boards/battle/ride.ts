import type { Action, Prompt } from "@ara/pax-romana";

/** 10.31: the whole stack comes, with its leaders. */
export function withAll(prompt: Prompt | null): Action | undefined {
  if (prompt?.key !== "interception.units" && prompt?.key !== "interception.leader") return undefined;
  const wanted = prompt.options.find(
    ({ action, refusal }) => !refusal && (action.type === "all" || (action.type === "leader" && action.yes)),
  );
  return wanted?.action;
}
