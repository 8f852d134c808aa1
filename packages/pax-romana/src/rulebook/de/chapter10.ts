import type { chapter10 as en } from "../en/chapter10.ts";

/** Chapter 10 in German. */
export const chapter10: Record<keyof typeof en, string> = {
  "10.1":
    "Wer den kleineren Prozentsatz verliert, gewinnt die Schlacht; bei gleichen Prozenten ist sie unentschieden. Es zählen nur die Prozente, nicht die Einheiten: Ein Heer mit 40 Kampfpunkten, das 20 % verliert, schlägt eines mit 5, das 30 % verliert, obwohl es viel mehr Männer begräbt. Nach einem Unentschieden geht der Angreifer dorthin zurück, woher er kam (10.97).",
  "10.2":
    "Wer ein Feld betritt, deckt erst einen Stamm auf, der dort liegt, kann dann abgefangen werden (10.31) und zahlt erst danach 1 MP für den Angriff. Der Verteidiger kann ausweichen (10.41) oder Mauern nutzen (7.31), und dann bieten beide auf Belagerungskunst (10.71); es folgen Feldherren, Elefanten (10.67), Kampfpunkte, Würfel und Verschiebungen (10.51). Ein geschlagener Verteidiger zieht sich zurück oder hält stand (10.91), beide Seiten nehmen ihre Verluste, der Angreifer zuerst, und nun wird der Rückzug ausgeführt. Hat der Angreifer das Feld nicht freigekämpft, sammelt er sich (10.97), und hat die ziehende Seite verloren, büßt sie 1 MP ein. Ganz am Ende wird geprüft, ob Feldherren fallen (8.4), es kann Miliz gerufen werden (12.31), und mit den übrigen MP geht der Marsch weiter.",
  "10.31":
    "Sobald ein feindlicher Verband auf ein Feld neben deinem Heer marschiert, ausweicht oder sich zurückzieht, darfst du versuchen, ihn abzufangen, so oft das auch geschieht; nur wer sich sammelt, ist sicher (10.97). Über eine Meerenge hinweg geht es nicht, ebenso wenig gegen einen Verband, der gerade eine überquert hat, oder auf Landpunkten und Alpenpässen. Garnisonen und Elefanten rücken nicht allein aus, und Miliz verlässt das Heimatland nicht; ein Feldherr allein darf aber zu einem befreundeten Heer auf dem betretenen Feld reiten. Jedes deiner Felder hat je Betreten einen Versuch, mit den Einheiten, die du nennst; die Mächte versuchen es in Spielreihenfolge, und die Schlachten folgen eine nach der anderen. Ein Feld, auf dem eine andere Macht sitzt, ist dir verschlossen, außer sie lässt dich dort stehen.",
  "10.32":
    "Wirf zwei Würfel und zähl den besten Taktikwert der Feldherren dazu, die mitgehen, außerdem 3, wenn du aus einer Großstadt kommst, oder 1 aus einer Stadt, und noch 1, wenn es in eine eigene Großstadt geht. Ab 12 rückst du auf das Feld und greifst sofort an. Ein Feldherr mit Taktikwert 3, der aus einer Stadt kommt, braucht also eine 8; ohne Feldherr und ohne Mauern im Rücken hilft nur ein Sechserpasch.",
  "10.33":
    "Nach dem Abfangen sind die Rollen vertauscht: Der Abfangende greift an, der ziehende Verband verteidigt und darf nicht ausweichen, außer er besteht nur aus Reiterei und steht in einer Bergfestung (10.63). Kam nur ein Feldherr herbei, schließt er sich dem Heer dort an, und der Ziehende bleibt Angreifer. Feldherren oder Garnisonen, die ohne Landeinheiten abgefangen werden, sind kampflos verloren. Wer abfängt, behält das Feld nur, wenn die andere Seite vernichtet wird oder sich zurückzieht; Mauern stürmt er nie, aus einer feindlichen Stadt oder Großstadt geht er auf jeden Fall heim.",
  "10.34":
    "Stehen auf dem Feld, auf dem du abfängst, schon eigene Truppen im Freien, greifen sie mit an, ob du willst oder nicht; ebenso Verbündete, die dich bei sich stehen lassen. Verliert deine Seite, geht der Abfangende zurück, und wer schon dort stand, wird sofort angegriffen. Gewinnt sie oder endet es unentschieden und zieht sich der Gegner nicht zurück, wird er dorthin zurückgesetzt, woher er kam.",
  "10.35":
    "Liegt auf dem Feld eine Stadt oder Großstadt von dir mit eigenen Truppen, sagst du vor dem Wurf, wer von ihnen drinnen bleibt. Wer draußen ist, kämpft mit; wer drinnen ist, hält sich heraus. Wird der Abfangende geschlagen und geht zurück, folgt sofort der Angriff auf die Mauern, ohne weitere MP und bevor noch jemand abfangen kann: Wer drinnen blieb, nutzt sie und darf nicht ausweichen. Überleg dir also gut, ob du ein halbes Heer einsperrst.",
  "10.36":
    "Du kannst auch Neutralen beistehen, die jemand angreift; Stämme, Barbaren und Sklaven gelten dabei als neutral, nur nicht die Sklaven, die sich gegen dich erhoben haben. Für diese eine Schlacht seid ihr ein Heer; die Mauern der Neutralen zählen für beide, und wenn du nicht selbst für sie entscheidest, werden die Verluste nach Kampfpunkten geteilt. Wie es auch ausgeht: Danach gehst du heim und kämpfst nicht gegen deine Gastgeber. Hat eure Seite verloren, greift der Gegner die Neutralen gleich an; hat sie gewonnen oder war es unentschieden, muss er zurück, sofern er sich nicht ohnehin zurückzieht.",
  "10.37":
    "Abgefangen zu werden beendet deine Bewegung nicht: Mit restlichen MP darfst du nach der Schlacht weiterziehen, selbst nach einem Rückzug. Hast du sie verloren, hast du 1 MP weniger, aber nie weniger als 0.",
  "10.38":
    "Auf See kann niemand deine Truppen abfangen; erst wenn ein Heer an Land geht, dürfen Nachbarn es versuchen. Einheiten, die eine Flotte unterwegs nur absetzt, sind sicher.",
  "10.39":
    "Landet dein Heer in einem Hafen mit einer eigenen Stadt oder Großstadt und wird dort abgefangen, darf es hinter deren Mauern kämpfen: Es ist ja durch den Hafen hineingekommen. Wer zu Lande kommt und abgefangen wird, hat diese Wahl nicht.",
  "10.41":
    "Wirst du angegriffen, kannst du vor der Schlacht ausweichen. Du bestimmst, wer geht, wirfst einen Würfel und marschierst so viele MP, wie er zeigt; du darfst früher anhalten, musst aber wenigstens das Feld verlassen. Jede Einheit kann das einmal je Bewegung des Gegners und in seiner nächsten wieder. Miliz bleibt zurück, und wenn selbst eine 6 nirgendwohin führt, wirst du gar nicht erst gefragt.",
  "10.42":
    "Gehen alle, gibt es keine Schlacht, und der Angreifer behält den MP dafür: Der Schritt hat nur das Gelände gekostet. Mit dem Rest darf er weiterziehen, auch dir hinterher, um es noch einmal zu versuchen. Lässt du eine Stadt oder Großstadt zurück, werden stattdessen ihre Mauern mit diesem MP angegriffen.",
  "10.43":
    "Ein Angreifer mit mehr Reiterei darf dein Ausweichen behindern: Überlegenheit nimmt 1 von deinem Würfel, Übermacht 3 (10.61). Bleibt davon nichts übrig, kommt niemand weg, und es kostet auch keine Stabilität. In einer Bergfestung, bei einem Angriff von See und wenn du selbst zur See gehst, behindert Reiterei nicht: Mit einer gewürfelten 3 kannst du trotzdem ablegen.",
  "10.44":
    "Du kannst nicht auf dem Weg ausweichen, auf dem der Angreifer kam, nicht zurück in die Schlacht und nicht auf ein Feld mit fremden Truppen, Stämmen, Barbaren, Städten oder Großstädten. Durch ein Feld, auf dem nur eine fremde Garnison steht, kommst du für 1 MP mehr, darfst aber nicht anhalten; die Garnison bleibt unversehrt. Sitzt du nach einer Schlacht unterwegs neben einer solchen fest, ist dein Verband verloren. Garnisonen allein weichen nie aus.",
  "10.45":
    "Nicht alle müssen gehen: Wer zurückbleibt, schlägt die Schlacht. Unterwegs darfst du Einheiten umsonst absetzen und für 1 MP welche aufnehmen. Andere können dich abfangen, nur nicht das Heer, vor dem du fliehst, und wer selbst abgefangen wurde, darf gar nicht ausweichen. Zur See braucht es 3 MP, und es geht in einen befreundeten Hafen nebenan, wie in 10.95. Jedes Ausweichen von einem Feld deines Heimatlandes kostet dich 1 Stabilität, auch wenn ein anderer die Provinz kontrolliert.",
  "10.51":
    "Zähl Kampfpunkte (KP): 4 für eine Legion, 3 für schwere Infanterie (reduziert 2 und 1), 1 für jede andere Infanterie, Miliz und Reiterei und für jeden genutzten Mauerpunkt, 0 für Elefanten und Garnisonen. Die größere Seite bekommt Verschiebungen für das Kräfteverhältnis: keine bis 1¼ zu 1, 1 bis 1¾, 2 bis 2½, 3 bis 3½ und so weiter, und 10, wenn die andere Seite gar keine KP hat. Dazu kommen 1 für Überlegenheit oder 3 für Übermacht der Reiterei (10.61), der Unterschied der Taktikwerte (höchstens 1, wo Mauern genutzt werden), 2 für die Verteidigung einer Bergfestung, 2 für die Verteidigung gegen eine Landung und 1 für Belagerungskunst (10.71). Beide werfen einen Würfel; wer mehr Verschiebungen hat, erhöht mit der Differenz den eigenen oder senkt den anderen, ganz nach Wunsch, zwischen 0 und 10, und jedes Auge kostet den Gegner dann 10 %. Mit 3 Verschiebungen und einer 2 gegen eine 4 kannst du daraus 5 zu 4 machen, 2 zu 1 oder alles dazwischen: mehr Blut oder weniger eigene Verluste.",
  "10.52":
    "Was du verlierst, bestimmst du selbst. Eine Einheit deckt so viele Kampfpunkte an Verlusten ab, wie sie wert ist, Legionen und schwere Infanterie kannst du stattdessen reduzieren (10.81), und hast du Mauern genutzt, deckt jeder Mauerpunkt 2 ab (7.32). Mehr als nötig geht nie verloren, solange es sich vermeiden lässt; übersteigen die Verluste aber alles, was du hast, ist alles weg.",
  "10.53":
    "Verluste werden auf ganze Zahlen gerundet, halbe nach oben: 30 % von 5 KP sind 1,5, also 2. So viel muss mindestens weg, auch wenn es mit deinen Einheiten nicht aufgeht: Drei Legionen, die 40 % von 12 KP verlieren, schulden 5; eine ist verloren (4), eine zweite wird reduziert (2), zusammen 6. Eine einzige leichte Infanterie hätte diesen letzten Punkt übernommen; Kleingeld im Heer lohnt sich.",
  "10.54":
    "Genutzte Mauern zählen bei den Kampfpunkten mit, von denen die Prozente genommen werden. Drei leichte Infanterien in einer Stadt mit 2 Mauerpunkten sind 5 KP; 40 % Verlust sind also 2 KP und nicht 1.",
  "10.55":
    "Zusatzregel. Hast du mindestens doppelt so viele Kampfpunkte und würfelst trotzdem niedriger, darf dein Feldherr einen neuen Wurf verlangen: Zwei Würfel dürfen seinen Taktik- und Feldzugswert zusammen nicht übersteigen. Gelingt es, wirfst du deinen Würfel neu mit −1, oder der des Gegners wird neu geworfen mit +1; ein Elitefeldherr der Seite, deren Würfel es ist, gibt 1 dazu. Misslingt es, darf es der Feldherr des kleineren Heeres versuchen, mit 2 Abzug auf seine zwei Würfel, und sucht sich aus, welcher Würfel neu geworfen wird, ohne Zu- oder Abschlag. Ohne Feldherrn kann niemand etwas verlangen.",
  "10.56":
    "Zusatzregel. Das Kräfteverhältnis wird einfacher gezählt: mehr Kampfpunkte als der Gegner sind 1 Verschiebung, doppelt so viele 2, dreimal so viele 3 und so weiter, stets abgerundet und nie über 10. 26 gegen 10 sind dann 2 statt 3, dafür bringt schon 11 gegen 10 immerhin 1. Alle anderen Verschiebungen bleiben wie in 10.51.",
  "10.61":
    "Eine Reiterei ist nur 1 KP wert, aber auf die Zahl kommt es an: Mit mehr davon als der Gegner hast du Überlegenheit (1 Verschiebung), mit dreimal so viel oder mindestens 2 gegen keine Übermacht (3 Verschiebungen). 5 gegen 2 ist also Überlegenheit, 3 gegen 1 Übermacht und 1 gegen keine immer noch bloß Überlegenheit. Sie hilft dir auch, Ausweichen zu behindern (10.43) und Rückzüge zu verhindern (10.96). Elefanten können Reiterei ausschalten (10.67).",
  "10.62":
    "In einer Bergfestung und überall, wo Mauern genutzt werden, zählt Reiterei auf beiden Seiten nichts: keine KP, keine Verschiebungen, und sie deckt keine Verluste ab. Dasselbe gilt für die Reiterei eines Heeres, das von See angreift; die des Verteidigers zählt. Hinter Mauern ist sie verloren, sobald die Infanterie dort aufgerieben ist.",
  "10.63":
    "Reiterei ohne Infanterie kämpft wie jedes Heer, jede mit 1 KP und der üblichen Überlegenheit oder Übermacht; Garnisonen daneben gelten nicht als Infanterie. Nur in einer Bergfestung kann sie sich nicht halten: Wird sie dort angegriffen oder abgefangen, weicht sie von selbst aus (10.41), und ohne Ausweg ist sie verloren.",
  "10.64":
    "Eine Regel des erweiterten Spiels, die ihr am Tisch einschalten könnt. Ab Runde 3 zählen je zwei volle Legionen eines römischen Heeres bei Überlegenheit und Übermacht als eine Reiterei, bringen dafür aber keine KP und decken keine Verluste ab. Zur Übermacht braucht es daneben mindestens ebenso viel echte Reiterei: Vier Legionen mit 1 Reiterei gegen keine haben nur Überlegenheit, mit 2 haben sie Übermacht.",
  "10.65":
    "Eine Regel des erweiterten Spiels, die ihr am Tisch einschalten könnt. In den Runden 9 und 10 haben Legionen keine eigene Reiterei, und eine volle Legion ist 5 KP wert statt 4: Für 5 ist sie verloren, für bis zu 2 wird sie reduziert. Reduzierte Legionen bleiben bei 2.",
  "10.66":
    "Manche Mächte beginnen mit Elefanten; sonst hebst du sie für je 1 Talent in den wenigen Provinzen aus, in denen es sie gibt, etwa Numidia oder Syria, solange du eine davon kontrollierst. Sie kommen nur dorthin, wo Landeinheiten von dir stehen oder gerade ausgehoben werden, denn allein halten sie sich nicht (10.68).",
  "10.67":
    "Vor der Schlacht sagen beide, der Angreifer zuerst, wie viele Elefanten sie hineinschicken; dann würfeln alle diese, und alles gilt zugleich. Bei 1, 2 oder 3 fällt eine feindliche Reiterei für diese Schlacht aus: Sie zählt nicht und deckt keine Verluste ab. Eine 1 kostet den Gegner außerdem 1 KP, eine 4 bewirkt nichts, bei 3 und 5 ist der Elefant verloren, und bei einer 6 geht er durch: Er und 1 eigener KP sind weg. Alle solchen KP einer Seite werden als ein Verlust genommen, bevor die Kampfpunkte gezählt werden. Elefanten sind ein Glücksspiel; am ehesten lohnt es sich gegen einen, der auf seine Reiterei baut.",
  "10.68":
    "Elefanten kämpfen nur auf offenem Feld: nicht in einer Bergfestung, nicht, wo Mauern genutzt werden, und nicht auf der Seite, die von See angreift. Ohne eine Landeinheit ihres Besitzers sterben sie sofort, wo sie auch sind; Garnisonen, fremde Heere oder ein Heer noch an Bord sind keine Gesellschaft.",
  "10.69":
    "Verluste einer Schlacht kannst du nicht mit Elefanten abdecken; die Zermürbung darf sie aber treffen (9.43). Geht alles andere im Heer verloren, sind auch sie verloren.",
  "10.71":
    "Wo Mauern genutzt werden, dürfen beide Seiten für Belagerungskunst zahlen. Jeder bietet verdeckt, bis zur ganzen Schatzkammer, die Gebote werden zugleich gezeigt, und beide werden bezahlt, auch das unterlegene. Das höhere bringt 1 Verschiebung; bei Gleichstand bekommt niemand etwas, und das Geld ist trotzdem weg. Neutrale und Barbaren bieten nie, und mit leerer Schatzkammer geht es nicht; ohne Gegner genügt 1 Talent, mehr kannst du dann auch nicht bieten.",
  "10.72":
    "Belagerungskunst gilt für eine Schlacht. Greifst du dieselbe Großstadt noch einmal an, und sei es in derselben Aktivierung, bietet und zahlt ihr beide von Neuem.",
  "10.73":
    "Wer von See angreift, kann nicht auf Belagerungskunst bieten, auch nicht für Mauern, die er stürmt, nachdem das Heer davor vertrieben ist. Der Verteidiger darf es, und ihm genügt dann 1 Talent.",
  "10.81":
    "Eine Legion deckt bis zu 2 KP Verluste ab, indem sie reduziert wird; danach ist sie 2 KP wert, und 1 oder 2 weitere vernichten sie. Eine volle Legion, die ganz verloren geht, deckt 4 ab. Bevor eine Legion reduziert wird, müssen die schon reduzierten weg: Hast du zwei volle und eine reduzierte und verlierst 1 KP, ist die reduzierte verloren. Leichtere Einheiten daneben können den Punkt natürlich übernehmen.",
  "10.82":
    "Auch schwere Infanterie lässt sich für bis zu 2 KP reduzieren und ist dann nur noch 1 wert; der nächste Punkt vernichtet sie. Eine volle, die ganz verloren geht, deckt 3 ab. Söldner werden nie reduziert: Schwere Söldner gehen ganz verloren oder gar nicht. Wie bei den Legionen sind zuerst die schon reduzierten dran.",
  "10.83":
    "Das Reduzieren einer Legion oder schweren Infanterie deckt 2 KP Verluste ab und nicht mehr. Soll dieselbe Einheit einen dritten tragen, ist sie ganz verloren.",
  "10.84":
    "In einer Schlacht darf jede Seite höchstens eine Einheit reduzieren. Schulden drei Legionen 3 KP, kannst du den Schlag nicht auf zwei reduzierte verteilen: Eine ist verloren. Bei 6 KP ist eine verloren (4), und eine zweite wird reduziert (2).",
  "10.85":
    "Zermürbung zählt Einheiten, nicht Kampfpunkte: Eine Legion oder schwere Infanterie zu reduzieren zählt als eine Einheit, eine volle ganz zu verlieren als zwei (9.43).",
  "10.86":
    "Sobald zwei reduzierte Legionen oder zwei reduzierte schwere Infanterien auf einem Feld sind, werden sie zu einer vollen Einheit. Ist eine der beiden auf dem Marsch, bleibt die neue dort oder kommt für 1 MP mit, ganz wie du willst. Sonst füllst du sie an Ort und Stelle für je 1 Talent auf, in einer Rekrutierung oder in der Aushebungsphase; was du dort nicht auffüllst, siedelt sich als je eine Garnison an. Eine isolierte Einheit lässt sich nur in einer von dir kontrollierten Provinz auffüllen, die ihre Art aushebt; führt der Weg zu ihr über Rhodos, kostet es 1 Talent mehr (6.16).",
  "10.87":
    "Das ist nur wichtig, wenn ihr mit Legionsreiterei spielt (10.64): Reduzierte Legionen haben keine. Vier volle Legionen zählen als 2 Reiterei, drei volle und eine reduzierte aber als 1, bis sie aufgefüllt ist.",
  "10.91":
    "Hast du auf offenem Feld verteidigt und verloren, darfst du dich ein oder zwei Felder zu Lande oder eines zur See (10.95) zurückziehen, wenn es einen Weg gibt. Dann verlierst du 10 % weniger, ob du nun ein Feld gehst oder zwei; der Verlierer bleibst du trotzdem. Standhalten kostet mehr Männer, doch du behältst das Feld, falls dich der Angreifer nicht hinauszwingt (10.92).",
  "10.92":
    "Hast du angegriffen und gewonnen und der Verteidiger hält stand, kannst du ihn für 1 MP vertreiben: Er zieht sich zurück, als hätte er es selbst gewollt, ebenfalls mit 10 % weniger Verlusten, und das Feld gehört dir. Hat er keinen Weg, wird er vernichtet (10.94). Nicht zwingen kannst du Stämme, Barbaren, Sklaven und Neutrale, ebenso wenig jemanden, der Mauern genutzt hat oder dessen Rückzug deine Reiterei eben verhindert hat (10.96). Wer abfängt, hat keine MP und zwingt niemanden.",
  "10.93":
    "Der Angreifer zieht sich nie zurück, wie schlimm es auch lief, und das gilt auch für Abfangende. Ist das Feld nicht freigekämpft, sammelt sich das angreifende Heer einfach dort, woher es kam (10.97).",
  "10.94":
    "Zu Lande geht es auf ein Nachbarfeld ohne fremde Truppen, Garnisonen, Städte oder Großstädte und nie auf dem Weg, auf dem der Angreifer kam. Du darfst auf ein zweites Feld weiter, das mit dem ersten direkt verbunden ist, aber nur auf eines, das nicht an die Schlacht grenzt. Alle Einheiten des Heeres gehen zusammen, auch Garnisonen; Miliz, die dabei das Heimatland verlassen müsste, ist verloren. Ohne Weg darfst du dich nicht freiwillig zurückziehen, und wirst du dazu gezwungen, sind Heer und Feldherr verloren.",
  "10.95":
    "Zur See ziehst du dich aus einem Hafen zurück, in dem eigene Galeerengeschwader liegen, in einen befreundeten Hafen einen Seeschritt weiter. Dort dürfen weder zu Lande noch zu Wasser Feinde sein, und es darf nicht der Hafen sein, aus dem der Angreifer kam. Alle deine Geschwader fahren mit. Schiffe eines Verbündeten helfen nicht und eine meuternde Flotte auch nicht, wohl aber rhodische Geschwader in deinem Dienst. Der Glücksritter nimmt ein Geschwader seiner Macht mit.",
  "10.96":
    "Hast du als Angreifer gewonnen und deine Reiterei hat gezählt, darfst du versuchen, den Rückzug zu verhindern: Bei einer 1 mit Überlegenheit, bei 1 bis 3 mit Übermacht muss der Gegner bleiben und nimmt die vollen Verluste. Andere dürfen den Rückzug abfangen, sobald die Verluste genommen sind, nur nicht das Heer, gegen das er gerade gekämpft hat; er endet, wo diese Schlacht ihn lässt. Wer Mauern genutzt hat, kann sich nur zur See zurückziehen. Jeder Landpunkt unterwegs kostet einen weiteren KP, ein Alpenpass dazu noch seine Zermürbung (9.32); weiter als bis zum ersten Feld hinter Punkten geht es nicht.",
  "10.97":
    "Steht der Verteidiger nach der Schlacht noch auf dem Feld, wird der Angreifer auf das Feld zurückgesetzt, von dem er kam; das ist kein Rückzug, und niemand kann es abfangen. War das ein Landpunkt oder Pass, bleibt er dort nur, wenn seine MP noch auf ein Feld reichen, sonst kommt er auf sein letztes Feld. Wer gelandet war, ist wieder an Bord (11.35). Mit restlichen MP darfst du erneut angreifen, kannst dabei aber auch erneut abgefangen werden.",
};
