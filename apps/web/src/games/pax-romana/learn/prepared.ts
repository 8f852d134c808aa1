import { readPosition, type State } from "@ara/pax-romana";
import skirmish from "./skirmish.json" with { type: "json" };
import type { TaskId } from "./tasks.ts";

/** The position a task begins with, and the seed of its dice. */
export function begunAt(id: TaskId): { readonly state: State; readonly seed: string } {
  const { position, seed } = skirmish.tasks.find((task) => task.id === id)!;
  const read = readPosition(position);
  if (!read.ok) throw new Error(read.error.key);
  return { state: read.value.state, seed };
}
