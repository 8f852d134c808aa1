import type { Screen } from "../../app/screen.ts";

const screen: Screen = { Page: () => <main>home</main>, words: [], title: () => "home" };
export default screen;
