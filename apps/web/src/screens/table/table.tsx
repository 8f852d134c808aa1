import type { Screen } from "../../app/screen.ts";

const screen: Screen = { Page: () => <main>table</main>, words: [], title: () => "table" };
export default screen;
