import { tableScreen } from "../text/page.tsx";
import { texts } from "../text/words.ts";
import { MapTable } from "./map-table.tsx";
import { preparePainting } from "./painter.ts";
import { tableComes } from "./stands.ts";

tableComes();
// Where the ground does not come now, the map asks for it again and says so.
preparePainting().catch(() => undefined);

/** A table upon the map: "/table/<id>". */
export default tableScreen(MapTable, true, () => texts.now.value.map.title);
