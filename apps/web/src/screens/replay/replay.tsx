import type { Screen } from "../../app/screen.ts";

const screen: Screen = { Page: () => <main>replay</main>, words: [], title: () => "replay" };
export default screen;
