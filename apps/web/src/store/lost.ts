/**
 * Why a table is gone: its worker died (the game is safe, and can be opened again), or another window took it over or
 * deleted it.
 */
export type Lost = "crashed" | "taken" | "deleted";
