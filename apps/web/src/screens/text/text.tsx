import type { Screen } from "../../app/screen.ts";

const screen: Screen = { Page: () => <main>text</main>, words: [], title: () => "text" };
export default screen;
