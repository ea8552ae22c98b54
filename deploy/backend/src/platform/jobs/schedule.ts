import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { every, type Repeated } from './every';
import { endTurn, prolongTurn, takeTurn } from './schedules.repository';

/** A turn belongs to one process, which renews it; if that process dies, another one takes over after this time. */
const leaseMs = 60_000;

export interface ScheduleOptions {
  /** Its key in the database, shown to the operator. */
  name: string;
  /** ms between the end of one turn and the start of the next, in whichever process. */
  everyMs: number;
  /** Delay of this process before its first look; default: `everyMs`, at most a minute. */
  firstAfterMs?: number;
  database: Database<Tables>;
  clock: Clock;
  failed: (error: unknown) => void;
}

/**
 * Work that is repeated at intervals by one process of the installation at a time, whichever comes first. All processes
 * start it; the turns are rows, so a restart neither repeats nor forgets one.
 */
export class Schedule {
  private looking: Repeated | undefined;

  constructor(
    private readonly options: ScheduleOptions,
    private readonly work: () => Promise<void>,
  ) {}

  start(): void {
    const { everyMs, failed } = this.options;
    const ms = Math.min(everyMs, leaseMs);
    this.looking = every({ ms, firstAfterMs: this.options.firstAfterMs, failed }, async () => void (await this.turn()));
  }

  /** Finishes the current turn, if it is this process's; none begins afterwards. */
  async stop(): Promise<void> {
    await this.looking?.stop();
  }

  /** Takes a turn if one is due and no other process has it. @returns whether it did */
  async turn(): Promise<boolean> {
    const { name, everyMs, database, clock, failed } = this.options;
    const after = (ms: number) => new Date(clock.now().getTime() + ms);
    const turn = await takeTurn(database.write, name, { now: clock.now(), until: after(leaseMs) });
    if (turn === null) return false;
    const renewing = every({ ms: leaseMs / 3, failed }, () => prolongTurn(database.write, name, turn, after(leaseMs)));
    let last_error: string | null = null;
    try {
      await this.work();
    } catch (error) {
      failed(error);
      last_error = error instanceof Error ? error.message : String(error);
    }
    await renewing.stop();
    await endTurn(database.write, name, turn, { next_at: after(everyMs), ended_at: clock.now(), last_error });
    return true;
  }
}
