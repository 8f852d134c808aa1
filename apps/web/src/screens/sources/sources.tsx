import type { Screen } from "../../app/screen.ts";

const screen: Screen = { Page: () => <main>sources</main>, words: [], title: () => "sources" };
export default screen;
