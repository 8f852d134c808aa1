/** 1 aureus, 2 aurei. */
export declare const plural: (n: number, one: string, many: string) => string;
/** "land:2:3" as a person says it: Land 2/3. */
export declare function cardText(categories: Readonly<Record<string, string>>, card: string): string;
/** The number of a legion, from its index. */
export declare const roman: (legion: number) => string;
