/**
 * Why a table is gone: its worker died (the game is safe, and can be opened again), another window took it over or
 * deleted it, or seats at it have changed hands.
 */
export type Lost = "crashed" | "taken" | "deleted" | "reseated";
