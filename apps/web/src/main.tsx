import "./styles/tokens.css";
import "./styles/lettering.css";
import "./styles/ara.css";
import "./styles/pieces.css";
import "./styles/page.css";
import { render } from "preact";
import { App, begin } from "./app/app.tsx";
import { layOutIcons } from "./ui/sheet.ts";

void layOutIcons();
begin();
render(<App />, document.querySelector("#app")!);
