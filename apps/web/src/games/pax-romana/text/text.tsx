import { tableScreen } from "./page.tsx";
import { TextTable } from "./text-table.tsx";
import { texts } from "./words.ts";

/** A table in sentences alone: "/text/<id>". */
export default tableScreen(TextTable, false, () => texts.now.value.title);
