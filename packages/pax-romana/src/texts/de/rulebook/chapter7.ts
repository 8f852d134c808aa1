import type { chapter7 as en } from "../../en/rulebook/chapter7.ts";

/** Chapter 7: Cities and Towns. */
export const chapter7: Record<keyof typeof en, string> = {
  "7.11":
    "Eine Stadt bauen, eine Stadt zur Großstadt machen oder Mauern ausbessern: Das kostet jeweils eine Nebenbewegung und geht also höchstens zweimal in einer Aktivierung. Bezahlt wird sofort. Eine andere Gelegenheit gibt es nicht: Weder in der Aushebungsphase noch bei einer Rekrutierung wird etwas aus Stein gebaut.",
  "7.12":
    "Eine Stadt kostet 2 Talente und eine Garnison und braucht ein Feld, das du kontrollierst und auf dem noch keine Stadt oder Großstadt steht; die Garnison darf nicht erst durch eine Nebenbewegung dieser Aktivierung entstanden sein (12.14). Eine Großstadt kostet 3 Talente und eine volle Legion oder volle schwere Infanterie, die in einer deiner unbeschädigten Städte steht. Die Garnison oder Einheit siedelt sich dort an und verschwindet von der Karte. Die Provinz musst du nicht kontrollieren, aber neben Feinden oder Sklaven wird nicht gebaut.",
  "7.13":
    "Eine volle Stadt bringt 1 Talent Einkommen und 1 Zivilisationspunkt (CVP) und hat 2 Mauerpunkte; beschädigt bringt sie weder Talente noch CVP, und es bleibt ihr 1 Mauerpunkt. Eine volle Großstadt bringt 3 Talente und 3 CVP und hat 5 Mauerpunkte; auf 4 oder 3 beschädigt bringt sie 1 Talent und 1 CVP. Schon ein einziger verlorener Mauerpunkt macht den Unterschied; Ausbessern lohnt sich also schnell.",
  "7.14": "Auf einer Bergfestung kann man nichts bauen. So ein Ort ist ohnehin stark genug (10.51).",
  "7.15":
    "Du baust und besserst nur aus, was dir selbst gehört: nicht bei Verbündeten und nicht in neutralen Städten. Beschädigte neutrale Mauern bleiben deshalb beschädigt, bis jemand den Ort einnimmt.",
  "7.16": "Städte und Großstädte gehen nie aus. Du darfst so viele bauen, wie du bezahlen kannst und wie Platz haben.",
  "7.21":
    "Eine Stadt oder Großstadt kontrolliert ihr Feld und zählt für die Provinz wie eine Landeinheit, ob Truppen darin sind oder nicht. Sie gehört ihrem Erbauer, bis jemand sie einnimmt; von da an gehört sie dem Eroberer. Ist sie zerstört, gehört sie niemandem mehr.",
  "7.22":
    "In eine fremde Stadt oder Großstadt spaziert man nicht einfach hinein: Wer das Feld betritt, muss angreifen, und das kostet 1 MP mehr als der Weg. Nur ein Ort mit niedrigsten Mauern und ohne Infanterie fällt kampflos (7.42), und selbst das kostet diesen 1 MP. Feldherren, Garnisonen oder Elefanten ohne Landeinheit dürfen es gar nicht erst versuchen.",
  "7.23":
    "Wer vor einer Schlacht ausweicht oder sich danach zurückzieht, betritt kein Feld mit einer feindlichen oder neutralen Stadt oder Großstadt, so schwach sie auch ist. Denk daran, bevor du mit einem solchen Ort im Rücken kämpfst.",
  "7.31":
    "Werden deine Truppen dort angegriffen, wo deine Stadt oder Großstadt steht, entscheidest du, ob sie hinter den Mauern kämpfen. Dann zählen die Mauerpunkte (Großstadt 5, Stadt 2) für dich, keine Seite setzt Reiterei oder Elefanten ein, und du ziehst dich weder zurück, noch kann man dich dazu zwingen. Auf offenem Feld kämpfst du wie sonst; ziehst du dich aber zurück, muss der Angreifer sofort und ohne weitere MP die verlassenen Mauern stürmen. Dasselbe folgt, wenn jemand vor den Mauern abfängt und geschlagen wird (10.35).",
  "7.32":
    "Jeder Mauerpunkt zählt 1 zu deinen Kampfpunkten, fängt aber 2 Punkte Verluste auf. Du wählst, ob Mauern oder Truppen sie tragen, bis zur Grenze von 7.33. Musst du mit einer leichten Infanterie in einer Großstadt 3 verlieren, gibst du 2 Mauerpunkte auf, oder 1 Mauerpunkt und die leichte Infanterie.",
  "7.33":
    "Kämpfe bringen eine Großstadt nie unter 3 Mauerpunkte und eine Stadt nie unter 1. Der Rest geht erst verloren, wenn jemand den ganzen Ort zerstört (7.43).",
  "7.34":
    "Mauern wehren sich selbst: Eine Stadt oder Großstadt ohne Infanterie kämpft allein mit ihren Mauerpunkten. Sind diese schon ganz unten (7.33) und ist keine Infanterie darin, gibt es nichts zu kämpfen, und eine Landeinheit, die einrückt, nimmt den Ort (7.42). Auch Reiterei allein hält ihn nicht: Sie darf vorher ausweichen (10.41), sonst ist sie verloren.",
  "7.35":
    "Mit beschädigten Mauern gilt eine Stadt oder Großstadt als reduziert. Eine reduzierte Großstadt bringt so viel wie eine volle Stadt, 1 Talent und 1 CVP, eine reduzierte Stadt gar nichts. Ausgebessert haben sie wieder ihren vollen Wert (7.46).",
  "7.36":
    "Wer die Mauern nutzt und verliert, bleibt, wo er ist: Du darfst dich nicht zurückziehen, und der Angreifer kann dich nicht dazu zwingen. Der einzige Ausweg führt über See, wenn deine Geschwader dich fortbringen können (10.95). Dann werden die Mauern nicht kostenlos gestürmt: Auf dem niedrigsten Stand fallen sie, sonst geht der Angreifer zurück und bezahlt einen neuen Angriff. In der nächsten Schlacht darfst du wieder das offene Feld wählen.",
  "7.37":
    "Neutrale Truppen in einer Stadt oder Großstadt kämpfen immer hinter den Mauern. Lass die Reiterei also zu Hause, wenn du gegen Syrakus ziehst.",
  "7.41":
    "Du nimmst eine Großstadt ein, wenn ihre Mauern auf 3 herunter sind (eine Stadt bei 1), keine verteidigende Infanterie mehr da ist und du eine Landeinheit auf dem Feld hast. Sie gehört dann dir, beschädigt, wie sie ist, und du kannst sie auch gleich zerstören (7.43). Reiterei, Elefanten, Garnisonen und Feldherren, die nicht rechtzeitig entkommen sind, gehen mit ihr verloren; Geschwader im Hafen bleiben, auch mit Feldherren an Bord (8.43). Truppen einer Macht, die dich hereingelassen hat, verteidigen den Ort nicht und teilen auch sein Schicksal nicht.",
  "7.42":
    "Eine Großstadt mit 3 Mauerpunkten oder eine Stadt mit 1, in der keine Infanterie steht, fällt in dem Augenblick, in dem eine feindliche Landeinheit einmarschiert, für den 1 MP eines Angriffs. Eine Garnison darin rettet sie nicht; umgekehrt kann auch keine Garnison, kein Feldherr und keine Flotte sie einnehmen. Wer nach Absprache durchziehen darf (4.1), nimmt nichts.",
  "7.43":
    "Eine Stadt oder Großstadt, die dir gehört, kannst du dem Erdboden gleichmachen, auch eine eben erst eroberte, in einer Haupt- oder Nebenbewegung. Der Verband muss mit einer Landeinheit auf dem Feld sein und zahlt 1 MP für jeden Mauerpunkt, der noch steht: 3 für eine frisch eroberte Großstadt, 1 für eine Stadt. Im eigenen Heimatland wird nichts zerstört. Ist Bestechung erlaubt, kann dir die Macht, deren Heimat es ist, vorher etwas bieten, damit du den Ort verschonst (4.3).",
  "7.44":
    "Greifst du eine Stadt oder Großstadt an und sie fällt nicht, gehst du auf das Feld zurück, von dem du kamst (10.97). Das gilt auch, wenn alle Infanterie darin tot ist, die Mauern aber noch zu hoch sind; beim nächsten Mal hast du es dann nur noch mit den Mauern zu tun (7.34).",
  "7.45":
    "Barbaren können Städte und Großstädte einnehmen, die dann unabhängig werden oder, wenn dort Landeinheiten dessen stehen, der sie führt, ihm zufallen; ob sie sie zerstören oder einfach weiterziehen, entscheidet, wer sie führt. Was dein Glücksritter einnimmt, gehört sofort dir. Sklaven übernehmen nichts: Der Ort behält seinen Besitzer, nützt ihm aber nichts, solange sie darin sitzen (12.73).",
  "7.46":
    "Eine Nebenbewegung bessert eine deiner Städte oder Großstädte aus, 1 Talent für jeden fehlenden Mauerpunkt, ganz oder gar nicht. Eine Großstadt mit 3 kostet also 2 Talente. Danach zählt sie wieder voll für Einkommen, CVP und Verteidigung.",
  "7.51":
    "Hast du eine Stadt oder Großstadt eingenommen, darfst du dein Heer plündern lassen. Du würfelst, plus 1, wenn Söldner im Heer sind: Über dem Feldzugswert deines Feldherrn plündern die Truppen (7.52), sonst geschieht nichts. Es zählt der Feldherr, der den Marsch geführt hat; ohne Feldherrn ist der Wert 0, und sie plündern immer. Ein Feldzugswert von 6 hält alle außer Söldnern im Zaum.",
  "7.52":
    "Eine Großstadt bringt so viele Talente, wie der Würfel zeigt, eine Stadt die Hälfte, aufgerundet. Waren Söldner oder der Glücksritter dabei, gehört die halbe Beute ihnen, und dein Teil wird abgerundet. Eine 3 in einer Stadt bringt 2 Talente, mit Söldnern nur 1.",
  "7.53":
    "Nach dem Plündern wird noch einmal gewürfelt, ohne Zuschläge. Bis zum Feldzugswert deines Feldherrn darf das Heer weiterziehen; darüber bewegt es sich in dieser Aktivierung nicht mehr, auch nicht für einen Eroberer. Ein Heer ohne Feldherrn bleibt immer beim Wein.",
  "7.54":
    "Barbaren müssen immer versuchen zu plündern, was sie einnehmen. Es geht dabei nur darum, ob sie weiterziehen; Talente bekommt niemand. Sklaven plündern nie.",
  "7.55":
    "Im eigenen Heimatland plünderst du nie, auch nicht, wenn du einen Ort vom Feind zurückholst. Barbaren kennen solche Skrupel nicht: Sie plündern auch dort, wer immer sie führt.",
};
