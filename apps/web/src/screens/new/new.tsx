import type { Screen } from "../../app/screen.ts";

const screen: Screen = { Page: () => <main>new</main>, words: [], title: () => "new" };
export default screen;
