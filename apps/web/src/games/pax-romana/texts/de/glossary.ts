import type { Term } from "../../glossary/terms.ts";
import type { GlossaryTexts } from "../en/glossary.ts";

const term = (name: string, forms: string, text: string): Term => ({ name, forms: forms.split("|"), text });

const de: GlossaryTexts = {
  about: (name) => `Was ist „${name}“?`,
  title: "Begriffe",
  terms: {
    space: term(
      "Feld",
      "Feld|Felder|Feldern|Feldes|Felds",
      "Ein Kreis auf der Karte, in dem Einheiten stehen können. Provinzen bestehen aus Feldern.",
    ),
    province: term(
      "Provinz",
      "Provinz|Provinzen",
      "Mehrere Felder zusammen. Wer die meisten hält, kontrolliert sie und bekommt ihr Talent.",
    ),
    territory: term(
      "Gebiet",
      "Gebiet|Gebiete|Gebieten|Heimatland|Heimatlandes",
      "Eine große farbige Fläche aus einer oder mehreren Provinzen. Jede Macht hat ein Heimatland.",
    ),
    talent: term("Talent", "Talent|Talente|Talenten", "Das Geld des Spiels. Die meisten Aktivierungen kosten eines."),
    stability: term(
      "Stabilität",
      "Stabilität",
      "Wie fest eine Macht daheim sitzt, von -6 bis +8. Gewonnene und verlorene Provinzen bewegen sie.",
    ),
    marker: term(
      "Aktivierungsmarker",
      "Aktivierung|Aktivierungen|Marker",
      "Wird deiner aus dem Becher gezogen, handelst du einmal: Expansion, Rekrutierung oder Treffen.",
    ),
    expansion: term(
      "Expansion",
      "Expansion|Expansionen",
      "Eine Aktivierung, in der Heere und Flotten ziehen: eine Hauptbewegung und zwei Nebenbewegungen.",
    ),
    recruitment: term(
      "Rekrutierung",
      "Rekrutierung|Rekrutierungen",
      "Eine Aktivierung, in der Truppen oder Galeeren ausgehoben und gleich bezahlt werden.",
    ),
    major: term(
      "Hauptbewegung",
      "Hauptbewegung|Hauptbewegungen",
      "Beliebig viele deiner Einheiten eines Feldes ziehen zusammen, so weit Würfel und Feldherr sie tragen.",
    ),
    minor: term(
      "Nebenbewegung",
      "Nebenbewegung|Nebenbewegungen",
      "Eine einzelne Einheit oder ein Feldherr zieht; oder stattdessen wird gebaut.",
    ),
    mp: term(
      "Bewegungspunkte",
      "MP|Bewegungspunkte",
      "Ein Würfel und der Feldzugswert des Feldherrn; ein Feld kostet 1, ein Angriff 1 mehr.",
    ),
    campaign: term(
      "Feldzugswert",
      "Feldzugswert|Feldzugswerte",
      "Die zweite Zahl eines Feldherrn: so viele Bewegungspunkte bringt er mit.",
    ),
    tactical: term(
      "Taktikwert",
      "Taktikwert|Taktikwerte",
      "Die erste Zahl eines Feldherrn: so viel hilft er in der Schlacht und beim Abfangen.",
    ),
    elite: term(
      "Elite-Feldherr",
      "Elite-Feldherr|Elite-Feldherren",
      "Ein Feldherr mit Stern. Eine Macht hat immer nur einen davon im Spiel.",
    ),
    bp: term(
      "Kampfpunkte",
      "KP|Kampfpunkte|Kampfpunkten",
      "Stärke in der Schlacht: eine Legion 4, schwere Infanterie 3, die meisten anderen 1; Garnisonen 0.",
    ),
    shift: term(
      "Verschiebung",
      "Verschiebung|Verschiebungen",
      "Ein Auge, um das die stärkere Seite den eigenen Würfel erhöht oder den anderen senkt.",
    ),
    intercept: term(
      "Abfangen",
      "abfangen|Abfangen|abzufangen",
      "Dein Heer stellt sich einem Feind, der vorbeizieht: Zwei Würfel und ein Taktikwert müssen 12 ergeben.",
    ),
    withdraw: term(
      "Ausweichen",
      "ausweichen|Ausweichen",
      "Ein Verteidiger geht vor der Schlacht, so weit ein Würfel ihn trägt.",
    ),
    siege: term(
      "Belagerungskunst",
      "Belagerungskunst",
      "Vor dem Sturm auf Mauern bieten beide verdeckt Talente; wer mehr bietet, hat eine Verschiebung.",
    ),
    walls: term(
      "Mauerpunkte",
      "Mauerpunkt|Mauerpunkte|Mauerpunkten|Mauern",
      "Was eine Stadt oder Großstadt ihren Verteidigern gibt: bis zu 2 und 5.",
    ),
    town: term(
      "Stadt",
      "Stadt|Städte|Städten",
      "Kostet 2 Talente und eine Garnison; bringt 1 Talent und 1 CVP und hat 2 Mauerpunkte.",
    ),
    city: term(
      "Großstadt",
      "Großstadt|Großstädte|Großstädten",
      "Wächst aus einer Stadt für 3 Talente und eine Legion; bringt 3 Talente und 3 CVP und hat 5 Mauerpunkte.",
    ),
    garrison: term(
      "Garnison",
      "Garnison|Garnisonen",
      "Hält für wenig Geld ein Feld, kämpft aber nicht: Ein Heer, das einrückt, fegt sie weg.",
    ),
    legion: term("Legion", "Legion|Legionen", "Roms schwere Infanterie: 4 Kampfpunkte, reduziert noch 2."),
    militia: term(
      "Miliz",
      "Miliz",
      "Volk, das nach einer in der Heimat verlorenen Schlacht zu den Waffen eilt; kostet Stabilität und geht in der nächsten Runde heim.",
    ),
    squadron: term(
      "Geschwader",
      "Geschwader|Geschwadern",
      "Galeeren: Sie kämpfen zur See und schützen Heere, die übersetzen; allein segeln sie unbegrenzt weit.",
    ),
    line: term(
      "Verbindungslinie",
      "Verbindungslinie|Verbindungslinien",
      "Ein Weg nach Hause zu Lande oder zur See, den kein Feind schneidet. Ohne sie gibt es kein Einkommen, und Heere schwinden.",
    ),
    attrition: term(
      "Zermürbung",
      "Zermürbung",
      "Einheiten, die abgeschnittene Heere am Ende der Runde verlieren, und Heere auf Alpenpässen.",
    ),
    gop: term("Geographische Punkte", "GOP", "Punkte für Provinzen und Gebiete; verglichen wird am Ende der Runde."),
    cvp: term(
      "Zivilisationspunkte",
      "CVP|Zivilisationspunkt|Zivilisationspunkte",
      "Punkte für Städte und Großstädte; verglichen wird am Ende der Runde.",
    ),
    vp: term(
      "Siegpunkte",
      "SP|Siegpunkte|Siegpunkten",
      "Damit wird gewonnen. GOP und CVP bringen sie, Runde um Runde.",
    ),
    sack: term(
      "Plündern",
      "plündern|geplündert|Plündern",
      "Das Heer raubt eine eingenommene Stadt oder Großstadt für Talente aus.",
    ),
    tribe: term("Stamm", "Stamm|Stämme|Stämmen", "Unbekannt viele Barbaren, die auf einem Stammesfeld warten."),
    objective: term(
      "Ziel",
      "Zielmarker|Ziele|Zielen",
      "Ein geheimes Vorhaben, das Siegpunkte bringt, wenn es erfüllt ist.",
    ),
    meeting: term(
      "Treffen",
      "Treffen|Treffens",
      "Eine Aktivierung, die nichts kostet: Wer eingeladen ist, darf reden und Abmachungen treffen.",
    ),
    range: term(
      "Unruhe und Aufruhr",
      "Unruhe|Aufruhr",
      "Stabilität unter 0 und unter -3: Umsonst unterhält man ein kleineres Heer, und Ereignisse treffen härter.",
    ),
  },
};

export default de;
