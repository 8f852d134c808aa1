/** A line of history for each turn; ours, and no part of the game. */
const de: readonly string[] = [
  "Nach Ipsos teilen sich die Erben Alexanders den Osten. In Italien siegt Rom bei Sentinum, und Pyrrhos kommt übers Meer.",
  "Rom beherrscht Italien und setzt 264 nach Sizilien über. Der erste Krieg mit Karthago zwingt es, eine Flotte zu bauen.",
  "Karthago verliert 241 Sizilien und wendet sich nach Spanien. Ptolemaios III. zieht tief nach Syrien, und Aratos nimmt Makedonien Korinth ab.",
  "Hannibal überschreitet 218 die Alpen und siegt bei Cannae. Scipio trägt den Krieg nach Afrika und schlägt ihn 202 bei Zama.",
  "Rom schlägt 197 Makedonien bei Kynoskephalai, dann Antiochos bei Magnesia, und erklärt die Griechen für frei.",
  "Bei Pydna endet 168 das Königreich Makedonien. Judäa erhebt sich gegen Antiochos, und Cato will Karthago zerstört sehen.",
  "Karthago und Korinth fallen im selben Jahr, 146. Im Jahr 133 vermacht ein König Pergamon den Römern.",
  "Rom nimmt den Süden Galliens, kämpft in Afrika gegen Jugurtha, und Marius hält Kimbern und Teutonen auf.",
  "Im Jahr 91 erheben sich Italiens Bundesgenossen. Mithridates überrennt Asien und Griechenland, und Sulla marschiert auf Rom.",
  "Spartacus erschüttert Italien, Pompeius ordnet den Osten, Caesar nimmt Gallien. Bei Carrhae vernichten die Parther 53 das Heer des Crassus.",
];

export default de;
