import type { AskedTexts } from "../en/asked.ts";
import { data } from "./data.ts";
import { labels } from "./labels.ts";
import { meaning } from "./meaning.ts";
import { places } from "./places.ts";
import { prompts } from "./prompts.ts";
import { refusals } from "./refusals.ts";
import { words } from "./words.ts";

/** What Pax Romana asks and refuses, in Dutch. */
export const asked: AskedTexts = {
  words,
  prompts,
  labels,
  refusals,
  data,
  meaning,
  places,
  context: {
    event: ({ event }) => `Er doet zich een gebeurtenis voor: ${event}`,
    slaves: ({ of, units }) => `De slaven ${of} komen in opstand: ${units}`,
    slavesPlaced:
      "Ze worden geplaatst door de volgende macht in de speelvolgorde die geen bondgenoot van het slachtoffer is",
    struck: ({ who }) => `Getroffen: ${who}`,
    drawn: ({ who }) => `De gebeurtenisfiche werd getrokken door: ${who}`,
    force: ({ of, by, node, isAboard, units, mp }) =>
      `De troepenmacht ${of}${by && ` (verplaatst door ${by})`} ${isAboard ? "op schepen voor" : "in"} ${node}: ${units || "nog leeg"}${mp < 0 ? "" : `; ${mp} MP`}`,
    battle: ({ node, attacker, defender }) => `Slag bij ${node}: ${attacker} valt ${defender} aan`,
    left: ({ leader }) => `Terug in de voorraad: ${leader}`,
    attrition: ({ node, die, units }) => `Uitputting in ${node} (dobbelsteen: ${die}); getroffen: ${units}`,
    sinking: ({ all, of, has, others }) =>
      `Er gaan nu ten onder: ${all}. Eerst de eskaders ${of} (${has}); wat die niet dragen, treft de overige (${others})`,
    need: ({ need }) => `Nog te verliezen: ${need}`,
    treasury: ({ talents }) => `In de schatkist: ${talents}`,
    portless: ({ node }) =>
      `Je laatste fiche van de ronde: vloten buiten een bevriende haven gaan aan het eind verloren (${node})`,
    isolated: ({ node }) =>
      `Je laatste fiche van de ronde: legers zonder verbinding lijden aan het eind verliezen (${node})`,
    card: ({ who, card, to, text }) => `${who} speelt ${card}${to && ` tegen ${to}`}: ${text}`,
    window: ({ moment }) => `Nu: ${moment}`,
    unit: ({ unit }) => `Gevraagd: ${unit}`,
    defence: ({ units }) => `Ter verdediging: ${units}`,
    attack: ({ units }) => `Ten aanval: ${units}`,
    threat: {
      attack: ({ who, node }) => `Er dreigt een aanval in ${node}: ${who}`,
      interception: ({ who, node }) => `Er dreigt een onderschepping in ${node}: ${who}`,
      navalBattle: ({ who, node }) => `Er dreigt een zeeslag bij ${node}: ${who}`,
      forceRetreat: ({ who, node }) => `Er dreigt een gedwongen terugtocht uit ${node}: ${who}`,
      destruction: ({ who, node }) => `Er dreigt verwoesting van de stad ${node}: ${who}`,
    },
    offered: ({ talents, wish }) => `Geboden: ${talents}${wish === "" ? "" : `, voor “${wish}”`}`,
    pool: ({ units, of }) => `Te kiezen uit${of === "" ? "" : ` de eenheden ${of}`}: ${units}`,
    chosen: ({ units }) => `Al gekozen: ${units}`,
    dice: ({ attacker, defender, shifts }) =>
      `Dobbelstenen: ${attacker} van de aanvaller, ${defender} van de verdediger (elk tien procent verlies van de andere kant); verschuivingen over: ${shifts}`,
    thrown: ({ attacker, defender }) => `Dobbelstenen: ${attacker} van de aanvaller, ${defender} van de verdediger`,
    plan: ({ orders }) => `Tot nu toe bevolen: ${orders}`,
    draft: ({ order }) => `Dit bevel: ${order}`,
    bill: ({ talents }) => `Zoals het nu staat te betalen: ${talents}`,
    ask: {
      province: "In welke provincie?",
      unit: "Welk soort eenheid?",
      node: "In welk vak?",
      number: "Hoeveel?",
    },
  },
};
