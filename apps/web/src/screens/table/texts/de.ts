import en, { type TableTexts } from "./en.ts";

const de: TableTexts = en;

export default de;
