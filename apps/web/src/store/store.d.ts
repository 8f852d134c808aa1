import type { GameRecord, Json } from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";
/** A game kept in this browser. */
export interface Saved {
    readonly id: string;
    readonly game: "pax";
    readonly created: number;
    readonly updated: number;
    readonly config: Json;
    readonly seats: readonly TableSeat[];
    readonly seed: string;
    /** `null` until the first save: the deal follows from config and seed. */
    readonly record: GameRecord | null;
    readonly over: boolean;
}
export declare const saveTable: (saved: Saved) => Promise<unknown>;
export declare const loadTable: (id: string) => Promise<Saved | undefined>;
export declare const dropTable: (id: string) => Promise<unknown>;
/** The latest first. */
export declare function allTables(): Promise<Saved[]>;
