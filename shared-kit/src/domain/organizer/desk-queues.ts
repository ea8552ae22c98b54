import { mayTouch, type StaffAction } from '../http/staff-access';
import type { StaffScope } from '../http/staff-scope';
import { allowedExhibitions, type StaffGrant } from '../identity/staff-roles';

/** The queues of the desk, with the scope of staff that each needs. */
export const deskQueues = {
  passes: 'passes',
  orders: 'orders',
  catalogue: 'catalogue',
  extensions: 'set-up',
  publications: 'catalogue',
  deletions: 'support',
  support: 'support',
} as const satisfies Record<string, StaffScope>;
/** The name of a queue. */
export type DeskQueueName = keyof typeof deskQueues;
/** The names of all queues. */
export const deskQueueNames = Object.keys(deskQueues) as DeskQueueName[];

/** Queues of the whole portal: their items belong to no exhibition. */
export const portalQueues: readonly DeskQueueName[] = ['deletions', 'support'];

/** Whether a member of staff may read a queue or decide in it; a queue of the whole portal needs a role everywhere. */
export const mayUseQueue = (
  grants: readonly StaffGrant[],
  queue: DeskQueueName,
  exhibitionId: number,
  action: StaffAction,
): boolean => {
  const allowed = allowedExhibitions({ grants, key: null }, deskQueues[queue], action);
  return portalQueues.includes(queue) ? allowed === 'all' : mayTouch(allowed, [exhibitionId], action);
};

/** Whether a member of staff may receive events of the queues of an exhibition; null for those of the whole portal. */
export const mayHearQueues = (grants: readonly StaffGrant[], exhibitionId: number | null): boolean =>
  deskQueueNames.some((queue) =>
    exhibitionId === null
      ? portalQueues.includes(queue) && mayUseQueue(grants, queue, 0, 'read')
      : !portalQueues.includes(queue) && mayUseQueue(grants, queue, exhibitionId, 'read'),
  );

/** The event by which staff learn that a queue has changed, on `queueChannel`. */
export const queueChangedEvent = 'queue.changed';
/** The event by which staff learn that a colleague has opened or left an item. */
export const presenceChangedEvent = 'presence.changed';

/** What both events say: no names and no data of exhibitors. */
export interface QueueEvent {
  queue: DeskQueueName;
}

/** The private channel of the queues of an exhibition, without `private-`; null: of the whole portal. */
export const queueChannel = (exhibitionId: number | null): string => `organizers.${exhibitionId ?? 0}`;

/** Which actions of the audit put something into a queue, change it there or take it out; the first that fits counts. */
const changing: readonly (readonly [RegExp, DeskQueueName])[] = [
  [/^(personal|car)-pass\./, 'passes'],
  [/^order\./, 'orders'],
  [/^catalog-order\.(created|submitted|changed-by-organizer|comment-answered|status-changed|deleted)$/, 'catalogue'],
  [/^extension\./, 'extensions'],
  [/^publication\./, 'publications'],
];

/** The queue that an audited action changes; null: none. */
export const queueOfAction = (action: string): DeskQueueName | null =>
  changing.find(([pattern]) => pattern.test(action))?.[1] ?? null;

/** After this time without a sign of life nobody is at work on an item any more, ms. */
export const presenceLifetimeMs = 60_000;
/** How often a tab says that its item is still open, ms. */
export const presenceBeatMs = 20_000;
/** How long it is known that somebody has opened an item, ms: half a year, longer than an item waits. */
export const lookLifetimeMs = 180 * 86_400_000;
