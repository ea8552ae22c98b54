import { isMontageType, reminderDays, type DeadlineItem, type EventType } from '../participations';
import { momentOf } from '../common';
import { catalogueDeadline, cataloguePeriod, type CatalogueDates } from './catalogue-deadline';
import { isCatalogueOffered, type CatalogueOffered } from './catalogue-preparation';
import { entryFacts, entryProblems, type EntryInput } from './catalogue-entry';

export interface CatalogueDeadlineInput extends EntryInput, CatalogueOffered {
  type: EventType;
  exhibition: CatalogueDates;
  /** Null: there is no order. */
  catalog_order_status: 'draft' | 'sent' | 'moderation' | 'confirmed' | null;
}

/**
 * The deadline of the catalogue order. It stays to do on the day on which late orders are still accepted; an assembly organisation has no entry, and without a template there is nothing to order.
 * @param now server time, ms since the epoch
 */
export const catalogueDeadlineItems = (input: CatalogueDeadlineInput, now: number): DeadlineItem[] => {
  const at = catalogueDeadline(input.exhibition);
  if (at === null || isMontageType(input.type) || !isCatalogueOffered(input)) return [];
  const { catalog_print_started_at: print, timezone } = input.exhibition;
  const common = {
    kind: 'catalogue-order',
    area: 'catalogue',
    edge: 'until',
    at,
    ...(print ? { latest: momentOf(print, 'start', timezone) - 1000 } : {}),
    isOptional: false,
    opens: { modal: 'event-modal-catalog' },
    reminders: reminderDays,
  } as const;
  const isSent = input.catalog_order_status !== null && input.catalog_order_status !== 'draft';
  if (isSent) return [{ ...common, state: 'done', detail: 'sent', count: 0, progress: null }];

  const period = cataloguePeriod(input.exhibition, now);
  if (period === 'closed') return [{ ...common, state: 'closed', detail: 'none', count: 0, progress: null }];
  const problems = entryProblems(input);
  const blockers = problems.filter(({ isRequired }) => isRequired).length;
  const detail = period === 'late' ? 'late' : blockers > 0 ? 'missing' : 'ready';
  return [
    {
      ...common,
      state: 'need',
      detail,
      count: blockers,
      progress: { total: entryFacts.length, accepted: entryFacts.length - problems.length, waiting: 0, rejected: 0 },
    },
  ];
};
