import type { Screen } from "../../app/screen.ts";

const screen: Screen = { Page: () => <main>rules</main>, words: [], title: () => "rules" };
export default screen;
