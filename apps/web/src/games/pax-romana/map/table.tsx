import { tableScreen } from "../text/page.tsx";
import { texts } from "../text/words.ts";
import { MapTable } from "./map-table.tsx";

/** A table upon the map: "/table/<id>". */
export default tableScreen(MapTable, true, () => texts.now.value.map.title);
