import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** The metrics of one process. */
export interface Metrics {
  registry: Registry;
  /**
   * Adds a value that is read at each scrape.
   * @param read the value, or a value for each combination of labels
   */
  gauge: (
    name: string,
    help: string,
    read: () => number | Promise<number | LabelledValue[]> | LabelledValue[],
    labels?: string[],
  ) => void;
  /** Adds a counter. @returns counts one of these labels */
  counter: (name: string, help: string, labels: string[]) => (values: Record<string, string>) => void;
}

/** A value with its labels. */
interface LabelledValue {
  labels: Record<string, string>;
  value: number;
}

/** Creates a registry with what Node knows of the process: memory, CPU, handles, garbage collection, event-loop delay. */
export const createMetrics = (process: 'backend' | 'edge'): Metrics => {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    gauge: (name, help, read, labelNames = []) => {
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        async collect() {
          const found = await read();
          this.reset();
          if (typeof found === 'number') this.set(found);
          else for (const { labels, value } of found) this.set(labels, value);
        },
      });
    },
    counter: (name, help, labelNames) => {
      const counter = new Counter({ name, help, labelNames, registers: [registry] });
      return (values) => counter.inc(values);
    },
  };
};
