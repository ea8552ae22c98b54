import type { OrderDocument, OrderEvent } from '@fairfront/shared-kit/domain/services/api';
import type { OrderReader, OrderTrail } from './orders.repository';

/** The history, oldest first, and the documents of an order as the API returns them; only staff read names of staff. */
export const orderTrail = (
  { history: events, documents }: OrderTrail,
  reader: OrderReader = 'exhibitor',
): { history: OrderEvent[]; documents: OrderDocument[] } => ({
  documents,
  history: events.map(({ id, kind, details, by_staff, created_at, name, lastname }) => ({
    id,
    kind,
    created_at: new Date(created_at).toISOString(),
    by: {
      is_staff: by_staff,
      name: (by_staff && reader === 'exhibitor') || lastname === null ? null : `${lastname} ${name ?? ''}`.trim(),
    },
    status: (details['status'] ?? null) as OrderEvent['status'],
    total_with_vat: (details['total_with_vat'] ?? null) as number | null,
    file: (details['file'] ?? null) as string | null,
    comment: (details['comment'] ?? null) as string | null,
  })),
});
