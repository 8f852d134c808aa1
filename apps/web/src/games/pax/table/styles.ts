/** The looks of the table, from the wide room to the phone; what comes later wins. */
import "./styles/layout.css";
import "./styles/frieze.css";
import "./styles/players.css";
import "./styles/legions.css";
import "./styles/question.css";
import "./styles/notes.css";
import "./styles/display.css";
import "./styles/rome.css";
import "./styles/log.css";
import "./styles/dado.css";
import "./styles/overlays.css";
import "./styles/marks.css";
import "./styles/desk.css";
import "./styles/tall.css";
import "./styles/small.css";
import "./styles/sideways.css";
