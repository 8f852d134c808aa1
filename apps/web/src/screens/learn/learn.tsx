import type { Screen } from "../../app/screen.ts";

const screen: Screen = { Page: () => <main>learn</main>, words: [], title: () => "learn" };
export default screen;
