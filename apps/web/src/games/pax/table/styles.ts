/** The looks of the table, from the wide screen to the phone; what comes later wins. */
import "./styles/layout.css";
import "./styles/frieze.css";
import "./styles/field.css";
import "./styles/players.css";
import "./styles/legions.css";
import "./styles/question.css";
import "./styles/display.css";
import "./styles/rome.css";
import "./styles/log.css";
import "./styles/dado.css";
import "./styles/overlays.css";
import "./styles/medium.css";
import "./styles/phone.css";
import "./styles/many.css";
