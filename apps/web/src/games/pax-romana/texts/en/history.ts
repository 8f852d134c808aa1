/** A line of history for each turn, in English; ours, and no part of the game. The type of the other languages. */
const en: readonly string[] = [
  "After Ipsus the heirs of Alexander share out the East. In Italy Rome wins at Sentinum, and Pyrrhus comes across the sea.",
  "Rome is master of Italy and goes over to Sicily in 264. The first war with Carthage makes it build a fleet.",
  "Carthage loses Sicily in 241 and turns to Spain. Ptolemy III marches deep into Syria, and Aratus takes Corinth from Macedon.",
  "Hannibal crosses the Alps in 218 and wins at Cannae. Scipio carries the war to Africa and beats him at Zama in 202.",
  "Rome beats Macedon at Cynoscephalae in 197, then Antiochus at Magnesia, and calls the Greeks free.",
  "At Pydna in 168 the kingdom of Macedon ends. Judaea rises against Antiochus, and Cato wants Carthage destroyed.",
  "Carthage and Corinth fall in the same year, 146. In 133 a king leaves Pergamum to Rome in his will.",
  "Rome takes the south of Gaul, fights Jugurtha in Africa, and Marius stops the Cimbri and the Teutones.",
  "Italy’s allies rise in 91. Mithridates overruns Asia and Greece, and Sulla marches on Rome.",
  "Spartacus shakes Italy, Pompey orders the East, Caesar takes Gaul. At Carrhae in 53 the Parthians destroy Crassus.",
];

export default en;
