import "./styles/tokens.css";
import "./styles/lettering.css";
import "./styles/ara.css";
import { render } from "preact";
import { App, begin } from "./app/app.tsx";

begin();
render(<App />, document.querySelector("#app")!);
