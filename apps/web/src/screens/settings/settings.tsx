import type { Screen } from "../../app/screen.ts";

const screen: Screen = { Page: () => <main>settings</main>, words: [], title: () => "settings" };
export default screen;
