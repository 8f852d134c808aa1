import en, { type TableTexts } from "./en.ts";

const nl: TableTexts = en;

export default nl;
