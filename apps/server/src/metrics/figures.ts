import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { failureOf, type Storage } from '../storage/index.ts';

/** What the figures are read from when somebody asks for them. */
export interface Sources {
  tables(): number; // in memory
  connections(): number;
  processes(): number; // that share the database, with this one
}

/** Seconds: what a sync takes on a good disk, up to what nobody should wait. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * What the server counts, as Prometheus reads it. No figure names a person, a table or an address: whoever may read them
 * learns how busy the server is, and of no game.
 */
export class Figures {
  readonly #registry = new Registry();
  readonly #commands: Histogram<'command' | 'outcome'>;
  readonly #commits: Histogram;
  readonly #units: Counter<'outcome'>;

  constructor({ tables, connections, processes }: Sources) {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({ name, help, registers, collect() { this.set(read()); } }); // prettier-ignore
    };
    gauge('corvo_tables', 'Tables in memory', tables);
    gauge('corvo_connections', 'Live connections', connections);
    gauge('corvo_processes', 'Servers that share the database, with this one', processes);
    this.#commands = new Histogram({
      name: 'corvo_command_seconds',
      help: 'From a live command to its answer',
      labelNames: ['command', 'outcome'],
      buckets: BUCKETS,
      registers,
    });
    this.#commits = new Histogram({
      name: 'corvo_commit_seconds',
      help: 'What it took to store a group of changes',
      buckets: BUCKETS,
      registers,
    });
    this.#units = new Counter({
      name: 'corvo_changes_total',
      help: 'Changes that were stored, that another process was ahead of, or that could not be stored',
      labelNames: ['outcome'],
      registers,
    });
    collectDefaultMetrics({ register: this.#registry });
  }

  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A command that there is was answered. */
  answered(command: string, isOk: boolean, ms: number): void {
    this.#commands.observe({ command, outcome: isOk ? 'done' : 'refused' }, ms / 1000);
  }

  /** The same storage; what it stores is counted. */
  watch(storage: Storage): void {
    const commit = storage.commit.bind(storage);
    storage.commit = async units => {
      const end = this.#commits.startTimer();
      try {
        const written = await commit(units);
        for (const outcome of written) this.#units.inc({ outcome });
        return written;
      } catch (error) {
        this.#units.inc({ outcome: failureOf(error) }, units.length);
        throw error;
      } finally {
        end();
      }
    };
  }
}
