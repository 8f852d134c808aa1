import { data } from "./data.ts";
import { labels } from "./labels.ts";
import { meaning } from "./meaning.ts";
import { places } from "./places.ts";
import { prompts } from "./prompts.ts";
import { refusals } from "./refusals.ts";
import { words } from "./words.ts";
import type { AskedTexts } from "../en/asked.ts";

/** What Pax Romana asks and refuses, in German. */
export const asked: AskedTexts = {
  words,
  prompts,
  labels,
  refusals,
  data,
  meaning,
  places,
  context: {
    event: ({ event }) => `Ein Ereignis ist eingetreten: ${event}`,
    slaves: ({ of, units }) => `Die Sklaven ${of} erheben sich: ${units}`,
    slavesPlaced:
      "Aufgestellt werden sie von der nächsten Macht der Zugfolge, die nicht mit der betroffenen verbündet ist",
    struck: ({ who }) => `Betroffen ist: ${who}`,
    drawn: ({ who }) => `Den Ereignismarker zog: ${who}`,
    force: ({ of, by, node, isAboard, units, mp }) =>
      `Der Verband ${of}${by && ` (es zieht ${by})`} ${isAboard ? "auf Schiffen vor" : "in"} ${node}: ${units || "noch leer"}${mp < 0 ? "" : `; ${mp} MP`}`,
    battle: ({ node, attacker, defender }) => `Schlacht in ${node}; Angriff: ${attacker}; Verteidigung: ${defender}`,
    left: ({ leader }) => `In den Vorrat zurückgekehrt: ${leader}`,
    attrition: ({ node, die, units }) => `Zermürbung in ${node} (Würfel: ${die}); betroffen: ${units}`,
    sinking: ({ all, of, has, others }) =>
      `Es gehen jetzt unter: ${all}. Zuerst die Geschwader ${of} (${has}); was sie nicht tragen, trifft die übrigen (${others})`,
    need: ({ need }) => `Noch zu verlieren: ${need}`,
    treasury: ({ talents }) => `In der Schatzkammer: ${talents}`,
    portless: ({ node }) =>
      `Dein letzter Marker der Runde: Flotten außerhalb eines befreundeten Hafens gehen an ihrem Ende verloren (${node})`,
    isolated: ({ node }) =>
      `Dein letzter Marker der Runde: Heere ohne Verbindung erleiden an ihrem Ende Verluste (${node})`,
    card: ({ who, card, to, text }) => `${who} spielt ${card}${to && ` gegen ${to}`}: ${text}`,
    window: ({ moment }) => `Jetzt: ${moment}`,
    unit: ({ unit }) => `Gefragt ist: ${unit}`,
    defence: ({ units }) => `Zur Verteidigung: ${units}`,
    attack: ({ units }) => `Zum Angriff: ${units}`,
    threat: {
      attack: ({ who, node }) => `Es droht ein Angriff in ${node}: ${who}`,
      interception: ({ who, node }) => `Es droht ein Abfangen in ${node}: ${who}`,
      navalBattle: ({ who, node }) => `Es droht eine Seeschlacht in ${node}: ${who}`,
      forceRetreat: ({ who, node }) => `Es droht ein erzwungener Rückzug aus ${node}: ${who}`,
      destruction: ({ who, node }) => `Es droht die Zerstörung der Stadt ${node}: ${who}`,
    },
    offered: ({ talents, wish }) => `Geboten: ${talents}${wish === "" ? "" : `, für „${wish}“`}`,
    pool: ({ units, of }) => `Zur Wahl stehen${of === "" ? "" : ` Einheiten ${of}`}: ${units}`,
    chosen: ({ units }) => `Schon gewählt: ${units}`,
    dice: ({ attacker, defender, shifts }) =>
      `Würfel: ${attacker} des Angreifers, ${defender} des Verteidigers (je zehn Prozent Verlust der anderen Seite); Verschiebungen übrig: ${shifts}`,
    thrown: ({ attacker, defender }) => `Würfel: ${attacker} des Angreifers, ${defender} des Verteidigers`,
    plan: ({ orders }) => `Bisher befohlen: ${orders}`,
    draft: ({ order }) => `Dieser Befehl: ${order}`,
    bill: ({ talents }) => `Nach jetzigem Stand zu zahlen: ${talents}`,
    ask: {
      province: "In welcher Provinz?",
      unit: "Welche Art von Einheit?",
      node: "In welchem Feld?",
      number: "Wie viele?",
    },
  },
};
