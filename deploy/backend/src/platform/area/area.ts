import type { RoutePlugin } from '../http/app.types';
import type { Mailer } from '../mail/mailer';
import type { EventEcho, OutboxHandlers, OutboxLog } from '../outbox/outbox';
import type { Services } from '../services';

/** Background work of a process, from its start to its end. */
interface Job {
  start: () => void;
  /** Resolves when nothing runs any more. */
  stop: () => Promise<void>;
}

/** What the work after a commit and the background work need. */
export type WorkServices = Pick<Services, 'clock' | 'config' | 'database' | 'files' | 'outbox' | 'signer'>;

/** A part of the application, registered as a whole: the `area.ts` of each area exports one. */
export interface Area {
  /** Routes below `/api`, in the order of the API document. */
  routes: readonly RoutePlugin[];
  /** Routes outside of `/api`, with addresses of their own. */
  pages?: readonly RoutePlugin[];
  /** Work that follows a commit. */
  outbox?: (services: WorkServices, mailer: Mailer) => Partial<OutboxHandlers>;
  /** Events that others have to hear because of those of a transaction. */
  echoes?: readonly EventEcho[];
  /** What happens by itself, at its time. */
  jobs?: (services: WorkServices, log: OutboxLog) => readonly Job[];
}
