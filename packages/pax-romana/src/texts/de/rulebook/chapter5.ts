import type { chapter5 as en } from "../../en/rulebook/chapter5.ts";

/** Chapter 5: Control. */
export const chapter5: Record<keyof typeof en, string> = {
  "5.11":
    "Du besetzt ein Feld und kontrollierst es damit, wenn dort eine Stadt, eine Großstadt, eine Garnison oder irgendeine Landeinheit von dir steht. Elefanten, Feldherren und Galeerengeschwader halten allein nichts, ein Heer an Bord auch nicht. Leere Felder deines Heimatlandes gehören dir trotzdem; leere Felder anderswo gehören niemandem, selbst wenn die Provinz ringsum dir gehört.",
  "5.12":
    "Zwei Seiten bleiben nie auf demselben Feld stehen, es sei denn, eine hat es der anderen in einem Abkommen erlaubt (4.1). Nur Flotten dürfen in einem Hafen liegen, egal wer das Land hält, und dein Glücksritter darf bei deinen Truppen stehen (12.44), ebenso eine Horde, die du ziehst (13.42). Ein Feld, das du mit einem Verbündeten teilst, zählt für den Besitzer der Stadt darauf, sonst für den, der es schon hatte, bevor der andere kam; was ihr gemeinsam erobert, bekommt, wer das Heer führt. Wer andere auf seinen Feldern stehen lässt, darf dort auch selbst ein und aus gehen; will er seine Gäste dort angreifen, so beendet er zuerst das Abkommen. Wer dann noch ein Feld teilt, lässt einander dort in Ruhe, bis einer geht oder jemand hineinzieht und angreift. Darfst du nur durchziehen, so kannst du dort weder anhalten noch jemanden zurücklassen noch Garnisonen bilden. Nach einer Schlacht muss eine Seite weichen: Der Verteidiger zieht sich zurück, oder der Angreifer kommt wieder dorthin, woher er kam (10.97).",
  "5.13": "Das Meer kontrolliert niemand. Eine Flotte kann an einem Seepunkt liegen, aber das Wasser bleibt frei.",
  "5.14":
    "Für Häfen gilt dasselbe wie für andere Felder (5.11). Zu Hause gehört dir jeder Hafen, den kein Fremder besetzt; in der Fremde nur der, den du selbst besetzt, auch wenn dir die Provinz gehört. Das merkst du zur See: In einem leeren fremden Hafen muss deine Flotte anhalten und würfeln, ob sie weiterfährt (11.13). Eine Garnison im richtigen Hafen ebnet den Weg.",
  "5.21":
    "Eine Provinz, die in niemandes Heimatland liegt, bekommst du auf zwei Wegen. Entweder du besetzt mehr als die Hälfte ihrer Felder, oder du besetzt mindestens eines und sonst niemand irgendeines, auch kein noch verdeckter Stamm. Baetica hat 5 Felder und einen Stamm in Castulo: Schlägst du den Stamm, reicht eine einzige Garnison; lässt du ihn in Ruhe, musst du 3 der anderen Felder halten.",
  "5.22":
    "Deine eigenen Heimatprovinzen verlierst du so leicht nicht. Solange du die Hauptstadt hast, gehört dir ihre Provinz, egal wer sonst darin steht: Italia mit Roma, Africa mit Carthago, Attica mit Athenae, Macedonia mit Pella, Syria mit Antiochia, Ägypten mit Alexandria. Jede andere Heimatprovinz, und auch eine mit gefallener Hauptstadt, bleibt dein, solange du mindestens ein Feld darin kontrollierst und kein einzelner Rivale mehr als die Hälfte. Hält Karthago eines der 3 Felder von Numidia, und Rom und der Osten haben je eines, so ist Numidia noch karthagisch; mit zwei Feldern wäre es römisch. In Szenario VI ist allein Syria die Heimat des Ostens: Ägypten und Judäa sind niemandes, und Ägypten verteidigt sich selbst wie Syrakus (12.53).",
  "5.23":
    "Für eine Heimatprovinz eines anderen brauchst du mehr als die Hälfte ihrer Felder; mit weniger allein dort zu sein, genügt nicht. Liegt eine Hauptstadt darin, muss ihr Besitzer auch die verloren haben. Africa hat 6 Felder: Du brauchst 4 davon, und Carthago darf nicht mehr karthagisch sein. Denk daran, dass auch eine leere Hauptstadt ihrem Besitzer gehört (5.11). Macedonia zählt als Provinz mit Hauptstadt, nämlich Pella.",
  "5.24":
    "Manche Inseln übersieht man leicht. Lesbos/Chios und Samos sind Felder von Ionia; Thasos, Limnos und Naxos bilden zusammen die Provinz der Ägäischen Inseln, die zu Griechenland gehört. Die Balearen (in Hispania) und Melita (in Sizilien) sind eigene Provinzen mit einem einzigen Feld: Sie zahlen nichts (6.14), aber jede ist einen GOP wert, und ohne sie gehört dir das Gebiet nicht ganz.",
  "5.31":
    "Ein Gebiet gehört dir, wenn du alle seine Provinzen kontrollierst. Dann zahlt es dir 1 Talent zusätzlich zu dem, was die Provinzen bringen, und gibt 1 GOP mehr, außer es ist dein eigenes Heimatland. Rhodos, Kreta, der Chersones und die Länder der Barbaren haben nur je eine Provinz: Sie zählen einmal, eben als diese Provinz. Ein Gebiet, das nur zum Teil im Ausschnitt des Szenarios liegt, kann niemand kontrollieren.",
  "5.32":
    "Städte und Großstädte kontrollieren ihr Feld genauso, wie es eine Landeinheit täte (7.21). Eine Garnison brauchen sie dafür nicht; nichts hält eine Provinz so zuverlässig.",
  "5.41":
    "Jeder andere in einer Provinz kann dir die Kontrolle verderben: feindliche Einheiten und Söldner, Unabhängige, Barbaren, Sklaven, der Glücksritter eines anderen, der nicht dein Verbündeter ist, und Stämme, ob aufgedeckt oder nicht. Gäste, die in deinem Heimatland stehen oder durchziehen dürfen, nehmen dir nichts (4.1). Dein eigener Glücksritter steht dir nicht im Weg, hält aber auch nichts für dich. Am weitesten gehen Sklaven: Wo sie sitzen, gehört das Feld niemandem, selbst wenn deine Stadt darauf steht.",
  "5.42":
    "Geschwader haben bei der Kontrolle nichts mitzureden. Wie viele auch in einem Hafen liegen, sie gewinnen ihn nicht für dich und nehmen ihn auch keinem weg.",
  "5.43":
    "Du bist nie aus dem Spiel. Selbst wenn alle Heimatprovinzen verloren sind und keine Einheit von dir mehr auf der Karte steht, bist du wieder da, sobald dir eine Heimatprovinz gehört, etwa weil der Eroberer abzieht oder ein Verbündeter ihn vertreibt. Und wer seine Heimat verliert, aber anderswo Länder hat, spielt mit denen einfach weiter; nur führt ohne ein Feld zu Hause keine Verbindungslinie mehr irgendwohin (6.15).",
};
