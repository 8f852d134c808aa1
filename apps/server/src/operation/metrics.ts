/** Figures about a server, as Prometheus reads them (text format 0.0.4). */
export class Metrics {
  readonly #all: (() => readonly string[])[] = [];

  /** Something that is counted, apart for each value of a label if it has one. */
  counter(name: string, help: string, label?: string): (of?: string, by?: number) => void {
    const counts = new Map<string, number>(label === undefined ? [["", 0]] : []);
    this.#add(name, help, "counter", () =>
      [...counts].map(([of, count]) => `${name}${label === undefined ? "" : `{${label}="${escaped(of)}"}`} ${count}`),
    );
    return (of = "", by = 1) => {
      // Whoever sends nonsense must not fill the memory with its names.
      const known = counts.has(of) || counts.size < MOST_VALUES ? of : "other";
      counts.set(known, (counts.get(known) ?? 0) + by);
    };
  }

  /** How something stands whenever it is looked at. */
  gauge(name: string, help: string, read: () => number): void {
    this.#add(name, help, "gauge", () => [`${name} ${read()}`]);
  }

  /** How often something was at most so much. */
  histogram(name: string, help: string, bounds: readonly number[]): (value: number) => void {
    const counts = bounds.map(() => 0);
    let [sum, count] = [0, 0];
    this.#add(name, help, "histogram", () => {
      let below = 0;
      return [
        ...bounds.map((bound, i) => `${name}_bucket{le="${bound}"} ${(below += counts[i]!)}`),
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      ];
    });
    return (value) => {
      const i = bounds.findIndex((bound) => value <= bound);
      if (i >= 0) counts[i]!++;
      sum += value;
      count++;
    };
  }

  text(): string {
    return `${this.#all.flatMap((lines) => lines()).join("\n")}\n`;
  }

  #add(name: string, help: string, type: string, lines: () => readonly string[]): void {
    this.#all.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()]);
  }
}

const MOST_VALUES = 100;

const escaped = (text: string): string => text.replace(/[\\"\n]/g, (one) => (one === "\n" ? "\\n" : `\\${one}`));
