import type { chapter12 as en } from "../../en/rulebook/chapter12.ts";

/** Chapter 12: special units, in German. */
export const chapter12: Record<keyof typeof en, string> = {
  "12.11":
    "Garnisonen halten Felder, aber sie kämpfen nicht: Sie haben keine KP und können nicht als Verlust genommen werden. Ein Feind mit Landeinheiten, der ein Feld betritt, auf dem nur Garnisonen stehen, zahlt 1 MP mehr, wie für einen Angriff, und sie sind ohne Schlacht weg, ein Feldherr bei ihnen auch; Geschwader im Hafen bleiben, ebenso ein Feldherr an Bord (8.43). Bei einem Heer ziehen sie sich mit ihm zurück und gehen mit seiner letzten Landeinheit verloren. Allein können sie nicht ausweichen. Ein Heer, das ausweicht, darf für 1 MP mehr an einer feindlichen Garnison vorbei, tut ihr aber nichts und bleibt dort auch nicht stehen (10.44).",
  "12.12":
    "Eine Garnison kontrolliert ihr Feld und zählt für die Kontrolle der Provinz wie ein Heer (5.21). Billiger hältst du Erobertes nicht.",
  "12.13":
    "Garnisonen ziehen allein, mit einer Nebenbewegung, oder mit einem Heer mit. In einer Bergfestung dürfen sie nicht ohne eine Landeinheit von dir oder deinem Glücksritter stehen bleiben, und ohne eine solche entstehen dort auch keine, selbst nicht in der Aushebungsphase; nur eine reduzierte Einheit, die du nicht auffüllst, lässt sich dort allein nieder (10.86).",
  "12.14":
    "Aus Infanterie machst du auf drei Wegen Garnisonen. In einer Hauptbewegung kostet es das Heer 1 MP, für beliebig viele Einheiten; die Garnisonen stehen dann dort und können mit der nächsten Nebenbewegung oder einer späteren ziehen oder eine Stadt werden. Oder eine Nebenbewegung macht aus einer Einheit Garnisonen, auch aus einer, die schon gezogen hat; dann tun sie nichts mehr und werden in dieser Aktivierung keine Stadt. In der Aushebungsphase ist es umsonst, und reduzierte Einheiten, die du nicht auffüllst, werden dann ohnehin zu Garnisonen (10.86). Ein Beispiel: Dein Heer lässt auf einem eroberten Feld leichte Infanterie zurück und marschiert weiter; deine erste Nebenbewegung macht daraus 2 Garnisonen.",
  "12.15":
    "Garnisonen kommen nie aus dem Nichts: Immer gibst du dafür Infanterie her. Reiterei und Elefanten taugen dazu nicht.",
  "12.16":
    "Eine volle Legion oder volle schwere Infanterie ergibt 3 Garnisonen, leichte Infanterie 2, eine reduzierte Legion oder reduzierte schwere Infanterie 1. Zurück geht es nicht: Aus Garnisonen werden nie wieder Truppen.",
  "12.17": "Söldner und Miliz können keine Garnisonen werden, und die Truppen des Glücksritters auch nicht.",
  "12.18":
    "Geht es darum, wer ein Feld kontrolliert, ist eine Garnison eine Landeinheit wie jede andere; in der Schlacht ist sie 0 KP wert.",
  "12.21":
    "Alle außer Rom dürfen Söldner anwerben, so viele die Kasse hergibt: in der Aushebungsphase oder anstelle einer Nebenbewegung. Sie sind schwere Infanterie und kosten je 2 Talente. Sie sammeln sich in einer Provinz außerhalb deines Heimatlandes, die du kontrollierst, auf jedem Feld, das nicht andere halten, oder irgendwo neben Landeinheiten oder Garnisonen von dir. In der Phase „Entfernen“ der nächsten Runde gehen sie alle, wo sie auch sind: angeworben in Runde 2, fort in Runde 3.",
  "12.22":
    "Söldner zählen zu deinem Aufgebot (6.42), über dem schwere Infanterie Unterhalt kostet, und Karthago darf gar nicht darüber hinaus anwerben (6.43). Kontrolle geben sie dir wie eigene Truppen, aber Garnisonen werden sie nie. Und sie wollen ihren Anteil: Ein Heer mit Söldnern bringt nur die halbe Beute heim (7.52).",
  "12.23":
    "Nur im erweiterten Spiel: Dort kommen Söldner allein durch Karten, nicht in der Aushebungsphase und nicht durch eine Nebenbewegung. Eine Karte kostet genau 2 Talente und bringt nach deiner Wahl 2 leichte Infanterie, 1 Reiterei oder 1 schwere Infanterie. Schwere Söldner werden nicht reduziert (10.82).",
  "12.24":
    "Nur im erweiterten Spiel: Die Karte Söldner bringt sie auf ein Feld, auf dem Landeinheiten von dir stehen. Rom wirbt nie welche an. Karthago darf zum selben Preis und mit derselben Wahl jede andere Karte geben, die es behalten könnte; was auf ihr steht, gilt dann nicht (17.16), und diese Söldner dürfen auch in Provinzen antreten, die es kontrolliert, zusammen oder getrennt (12.25).",
  "12.25":
    "Söldner, die du zusammen anwirbst, müssen nicht beisammenbleiben: Du darfst jeden auf einem anderen Feld sammeln, wenn es passt (12.21).",
  "12.26":
    "Einmal angeworben, marschieren, kämpfen und besetzen Söldner wie deine eigenen Truppen. Nur werden sie keine Garnisonen, gründen keine Stadt oder Großstadt und folgen nicht dem Glücksritter und, auf dem Marsch und in einen Angriff, keinem Feldherrn von Pergamon (12.54).",
  "12.27":
    "Nur im erweiterten Spiel: In der nächsten Phase „Entfernen“ geht die Söldnerinfanterie, wo immer sie ist; die Söldnerreiterei bleibt und wird deine eigene.",
  "12.31":
    "Verlierst du in deinem Heimatland eine Landschlacht, darfst du sofort Miliz ausheben, noch bevor irgendetwas anderes geschieht. Die Schlacht muss dich KP von anderen Einheiten als Miliz gekostet haben, ob durch Würfel, durch Elefanten oder weil kein Rückzug möglich war; oder sie muss eine deiner Großstädte auf 3 Mauerpunkte gebracht haben. Du wirst gefragt und darfst ablehnen. In Szenario I gibt es keine Miliz.",
  "12.32":
    "Miliz ist Infanterie mit 1 KP. Sie verlässt dein Heimatland nie, keinen Augenblick: nicht zur See und nicht über Punkte, die hinausführen; Miliz, die ein Rückzug hinausbringen würde, ist verloren, und beim Ausweichen bleibt sie zurück. Du darfst sie einmal in einer Aktivierung ausheben, wessen Aktivierung das auch ist, und jedes Mal kostet es dich 1 Stufe Stabilität. In der Phase „Entfernen“ der nächsten Runde geht sie nach Hause.",
  "12.33":
    "Wirf einen Würfel und halbiere die Zahl, aufgerundet: So viele Einheiten Miliz kommen, also 1 bis 3. Du stellst sie eine nach der anderen auf Felder deines Heimatlandes, auf denen keine Feinde sind, zusammen oder verteilt.",
  "12.34":
    "Bist du stabil, kommen alle. In Unruhe ist es eine weniger, bei einer gewürfelten 1 oder 2 also keine, und deine Stabilität sinkt trotzdem. In Aufruhr kannst du keine Miliz ausheben. Es zählt der Bereich, in dem du sie rufst, nicht der, in den dich der Ruf bringt.",
  "12.41":
    "Der Glücksritter ist ein zusätzliches Heer für eine Runde, gut dafür, anderen die Pläne zu durchkreuzen. Kontrolle gibt er niemandem: Wo er steht, verlieren andere Mächte sie, nicht aber sein eigener Spieler und auch kein Verbündeter, dessen Feld er betreten oder teilen darf. Garnisonen werden seine Einheiten auch nicht. Rom bekommt ihn nie (12.47).",
  "12.42":
    "Kommt das Ereignis, stellst du ihn auf oder lehnst ab. Von da an darfst du ihn bis zum Ende der Runde in jeder deiner Aktivierungen, auch in dieser, die Hauptbewegung machen lassen, und deine zwei Nebenbewegungen behältst du; auch einzelne Einheiten von ihm dürfen sie machen. Bewegen musst du ihn nie. Es gibt ihn nur einmal: Kommt das Ereignis wieder, solange er im Spiel ist, geschieht nichts.",
  "12.43":
    "Er ist ein Feldherr 3-4 und bringt 4 schwere Infanterie, 2 leichte Infanterie, 1 Reiterei und 1 Elefanten mit. Du stellst sie auf befreundete Felder deines Heimatlandes, alle zusammen oder verteilt, und er geht mit einem der Teile. In den Szenarien I, IV, V, VI und VII ist er von Anfang an da: als Pyrrhos, in Corcyra, in IV auf der Seite Karthagos, in den anderen auf der Griechenlands.",
  "12.44":
    "Du nutzt sein Heer wie ein eigenes, aber es nimmt keine deiner Landeinheiten mit und greift nicht zusammen mit ihnen an. Durch deine Truppen darf es hindurchziehen und bei ihnen stehen, und werden sie dort angegriffen, verteidigen sich alle gemeinsam, unter ihm oder einem Feldherrn von dir. Es darf sich zurückziehen und kann dazu gezwungen werden. Was du und ein Verbündeter einander erlauben, gilt für ihn wie für deine eigenen Heere, und greift er an oder wird er angegriffen, so ist es, als wärst du es selbst. Zur See geleitet ihn höchstens 1 deiner Geschwader; eigene hat er nicht. In Szenario I ist er einfach ein Grieche: Dort ziehen und kämpfen seine Truppen und die übrigen gemeinsam.",
  "12.45":
    "Städte und Großstädte, die er nimmt, werden deine. Du entscheidest auch, ob er sie plündert; du bekommst die Hälfte der Beute, abgerundet (7.52).",
  "12.46":
    "In der Phase „Entfernen“ der nächsten Runde geht er, mit seinem ganzen Heer. Ein Geschwader von dir, das ihn geleitet hat, bleibt.",
  "12.47":
    "Rom wirbt den Glücksritter nie an: Würfelt der römische Spieler dieses Ereignis, wird einfach neu gewürfelt. Im erweiterten Spiel darf Rom die Karte behalten, damit kein anderer sie hat, oder mit ihr einen Diktator ernennen, in seiner eigenen Aktivierung und solange ein feindliches Heer in seinem Heimatland steht: Einer seiner Feldherren geht in den Vorrat zurück, 3 werden blind gezogen, und der, den es wählt, tritt in Roma an seine Stelle, oder niemand.",
  "12.51":
    "Rhodos ist eine Großstadt auf einer Insel, mit eigenen Truppen; wer es will, muss es stürmen. Wer es besetzt, hat einen Hafen wie jeden anderen und befiehlt über seine Geschwader, ohne Unterhalt; er beginnt jede Runde mit genau 2 davon in Rhodus, was auch aus denen der vorigen Runde wurde. Ein neutrales Rhodos bekommt keine versenkten zurück. Solange es neutral ist, zahlt eine Flotte oder ein Transport für die Einfahrt oder Durchfahrt 1 Talent und wird nicht aufgehalten. Wer nicht zahlt, wird aufgehalten und kann nur auf dem Weg fort, auf dem er kam, auch in einer späteren Aktivierung, bis er zahlt oder die Geschwader dort versenkt hat. Rhodier weichen nie aus und ziehen sich nie zurück, und sie zur See zu schlagen gilt als Unentschieden (11.45), wenn auch mit Verlusten. Im erweiterten Spiel bekommst du die Geschwader nicht mit der Großstadt, sondern durch die Karte, für 3 Talente. Sie fahren mit deinen, ohne Unterhalt, und sind in Rhodus zu Hause; den Zoll der anderen bekommst du. Versenkte ersetzt du in der Unterhaltsphase für je 2 Talente, sonst endet das Bündnis; es endet auch, wenn ein anderer die Karte spielt oder du Rhodos angreifst.",
  "12.52":
    "Die Mamertiner sind eine Söldnerschar, die in den Szenarien II, IV, V, VI und VII Messana hält, mit 1 Einheit schwerer und 1 Einheit leichter Infanterie. Sie gehören niemandem, ziehen nie, weichen nie aus und ziehen sich nie zurück. Wer hinein will, muss sie vernichten.",
  "12.53":
    "Syrakus ist eine unabhängige Großstadt mit 2 Einheiten schwerer und 1 Einheit leichter Infanterie und 2 Geschwadern. Solange sie frei ist, rühren sich ihre Einheiten nicht von der Stelle: Sie ziehen nicht, weichen nicht aus und ziehen sich nicht zurück. Eine Flotte, die einläuft, muss gegen die Geschwader kämpfen, und ein Sieg über sie gilt als Unentschieden, Verluste inbegriffen (11.45). Nimmst du die Großstadt, werden die Geschwader, die noch da sind, deine, und ihr Unterhalt auch (6.41).",
  "12.54":
    "Nur im erweiterten Spiel: Pergamon hat in Ionia eine Großstadt und einige Truppen, jedem feindlich; sie verteidigen sich und weichen weder aus noch zurück. Durch seine Karte wird es dein Verbündeter: Seine Truppen und Geschwader ziehen und kämpfen, als wären es deine, mit deinen oder allein, durch deine Marker, und du darfst sie statt deiner eigenen verlieren. Wenn du sie in einer Aktivierung zum ersten Mal bewegst, würfelst du: Eine 5 bringt seinen 1-4-Feldherrn nach Pergamon, eine 6 seinen 2-5-Feldherrn, bis zur nächsten Phase „Entfernen“. Sie werden nie aufgefüllt, bilden keine Garnisonen und brauchen keine Verbindung zur Heimat (9.42), und die Felder, die sie am Anfang besetzt hatten, werden solange nie deine. Spielt ein anderer die Karte, endet das Bündnis: Wer in der Fremde oder bei anderen steht, geht heim. Im Standardspiel hat Pergamon keine Einheiten auf der Karte.",
  "12.55":
    "Nur im erweiterten Spiel: Wer die Karte Pontos spielt, solange ein Feld von Pontus unbesetzt ist, setzt 4 schwere Infanterie, 2 leichte Infanterie und 1 Reiterei auf solche Felder und 1 Geschwader in einen offenen Hafen dort. Der Marker von Pontos kommt sofort in den Becher und in jeder Runde wieder, solange eine Einheit von ihm lebt. Wird er gezogen, macht sein Spieler eine Hauptbewegung und zwei Nebenbewegungen nur mit pontischen Einheiten; das kostet nichts und zieht keine Karte (3.44). Pontos hebt nichts aus, hat keine Feldherren und nutzt weder fremde Schiffe noch den Galeerenbau seines Spielers; es und sein Spieler betreten die Felder des anderen nicht. Es darf ausweichen, abfangen und sich zurückziehen. Es gibt niemandem Kontrolle und verwehrt sie allen, und Städte und Großstädte, die es nimmt, gehören ihm. Die Karte verlässt das Spiel.",
  "12.61":
    "Kommt bei dir das Ereignis Piraten, wählst du, wo sie auftauchen: an einem Seepunkt, in einem Hafen, den niemand kontrolliert, oder in Tarsus. Geschwader halten sie fern, in Tarsus nur die einer Macht. Auf die hohe See kommen sie nie, ebenso wenig nach Rhodus und an die Orte, die zur See einen Schritt davon entfernt sind. Durch eine Karte kommen sie auch an Seepunkte neben Rhodus, und nach Tarsus nur, wenn dort gar niemand ist (17.2).",
  "12.62":
    "Piraten kappen jede Verbindungslinie zur See durch ihren Hafen oder Seepunkt (6.16). Eine Flotte, die dort einläuft, muss gegen sie kämpfen; ein Transport ohne Geschwader darf gar nicht hinein.",
  "12.63":
    "Um sie zu schlagen, würfelst du und zählst die KP deiner Geschwader dazu und 1 für einen Feldherrn: Mit 6 oder mehr sind sie fort, und deine Flotte ist aufgehalten wie nach einer gewonnenen Schlacht (11.14). Mit weniger wird sie in den letzten Hafen zurückgeworfen, den sie passiert hat, und ihre Fahrt ist zu Ende; ein Heer an Bord ist im letzten Hafen an Land, in dem es landen konnte. Wer neben Piraten lossegelt, muss ebenfalls gegen sie kämpfen, bleibt aber dort, wenn es misslingt. Zwei Geschwader mit Feldherr ergeben 5, da genügt sogar eine 1.",
  "12.64":
    "Piraten in Tarsus sind die Kilikier, und die sind schlimmer als andere. Sie kappen Verbindungslinien auch in jedem Hafen und an jedem Seepunkt einen Schritt um Tarsus, wo du keine Geschwader hast, und gegen sie ziehst du 1 von deinem Wurf ab.",
  "12.71":
    "Trifft dich das Ereignis, sinkt deine Stabilität um 1, und die in der Spielreihenfolge nächste Macht, die nicht mit dir verbündet ist, setzt 2 Barbareninfanterie auf ein Feld deines Heimatlandes ohne Landeinheiten und Garnisonen; eine Stadt oder Großstadt darf dort sein. Von da an fügt jede andere Macht, sooft ihr Marker kommt, bezahlt oder nicht, 1 Barbareninfanterie hinzu, führt das Heer ein Feld weiter, Punkte nicht gezählt, und greift an, wer dort steht; ein Alpenpass auf dem Weg fordert seinen Tribut (9.32). Eine Einheit bleibt in einer Stadt oder Großstadt zurück, in der das Heer aufbricht, und stehen bleiben darf es nur, wenn jeder Weg auf ein besetztes Feld führt. Du selbst fügst nichts hinzu und führst nicht. Gibt es kein solches Feld, oder haben sich deine Sklaven schon erhoben, geschieht nichts.",
  "12.72":
    "Der Aufstand ist vorbei, wenn der letzte Sklave fort ist, die Zurückgelassenen eingeschlossen; dann steigt deine Stabilität um 1. Stirbt das Heer zuerst, tritt die größte zurückgelassene Gruppe an seine Stelle, wächst und zieht weiter.",
  "12.73":
    "Sklaven fahren nie zur See, und werden sie angegriffen, weichen sie nicht aus und ziehen sich nicht zurück. Eine Stadt oder Großstadt, in der sie sitzen, bleibt deine, nützt dir aber nichts: kein Einkommen, keine CVP, keine Verbindungslinie, und niemand kontrolliert das Feld. Wer sie dort angreift, findet sie hinter den Mauern.",
  "12.74":
    "Eine Schlacht, Stadt oder Großstadt, die du an Sklaven verlierst, bringt dir nie Miliz (12.31). Und wirfst du sie aus deiner eigenen Stadt oder Großstadt hinaus, gibt es nichts zu plündern.",
};
