/** A line of history for each turn; ours, and no part of the game. */
const nl: readonly string[] = [
  "Na Ipsos verdelen de erfgenamen van Alexander het Oosten. In Italië wint Rome bij Sentinum, en Pyrrhus komt over zee.",
  "Rome is meester van Italië en steekt in 264 over naar Sicilië. De eerste oorlog met Carthago dwingt het een vloot te bouwen.",
  "Carthago verliest in 241 Sicilië en richt zich op Spanje. Ptolemaeus III trekt diep Syrië in, en Aratus neemt Macedonië Korinthe af.",
  "Hannibal trekt in 218 over de Alpen en wint bij Cannae. Scipio brengt de oorlog naar Afrika en verslaat hem in 202 bij Zama.",
  "Rome verslaat in 197 Macedonië bij Cynoscephalae, daarna Antiochus bij Magnesia, en verklaart de Grieken vrij.",
  "Bij Pydna eindigt in 168 het koninkrijk Macedonië. Judea komt in opstand tegen Antiochus, en Cato wil Carthago verwoest zien.",
  "Carthago en Korinthe vallen in hetzelfde jaar, 146. In 133 laat een koning Pergamum bij testament aan Rome na.",
  "Rome neemt het zuiden van Gallië, vecht in Afrika tegen Jugurtha, en Marius houdt Cimbren en Teutonen tegen.",
  "In 91 komen de bondgenoten in Italië in opstand. Mithridates loopt Klein-Azië en Griekenland onder de voet, en Sulla trekt op naar Rome.",
  "Spartacus schokt Italië, Pompeius ordent het Oosten, Caesar neemt Gallië. Bij Carrhae vernietigen de Parthen in 53 het leger van Crassus.",
];

export default nl;
