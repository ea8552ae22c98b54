import type { RoutePlugin } from '../http/app.types';
import type { Mailer } from '../mail/mailer';
import type { EventEcho, OutboxHandlers, OutboxLog } from '../outbox/outbox';
import type { Services } from '../services';
import type { NameAction } from '../texts/record-names';

/** Background work of a process with its life cycle. */
interface Job {
  start: () => void;
  /** Resolves when nothing is running any more. */
  stop: () => Promise<void>;
}

/** Services for outbox handlers and background work. */
export type WorkServices = Pick<
  Services,
  'clock' | 'config' | 'database' | 'files' | 'outbox' | 'signer' | 'templates'
>;

/** A part of the application, registered as a whole: the `area.ts` of each area exports one. */
export interface Area {
  /** Routes below `/api`, in the order of the API document. */
  routes: readonly RoutePlugin[];
  /** Routes outside `/api`, with their own addresses. */
  pages?: readonly RoutePlugin[];
  /** Outbox handlers: work after a commit. */
  outbox?: (services: WorkServices, mailer: Mailer) => Partial<OutboxHandlers>;
  /** Names the logged actions for which the area has texts of its own. */
  nameAction?: NameAction;
  /** Additional events derived from those of a transaction. */
  echoes?: readonly EventEcho[];
  /** Scheduled background work. */
  jobs?: (services: WorkServices, log: OutboxLog) => readonly Job[];
}
