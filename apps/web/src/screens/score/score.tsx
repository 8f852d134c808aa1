import type { Screen } from "../../app/screen.ts";

const screen: Screen = { Page: () => <main>score</main>, words: [], title: () => "score" };
export default screen;
