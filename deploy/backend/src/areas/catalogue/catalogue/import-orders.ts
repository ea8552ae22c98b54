import type {
  CatalogueOrderStatus,
  CatalogueStepKey,
  CatalogueTemplate,
  OrderDraft,
  PricedOrder,
  RubricNames,
} from '@fairfront/shared-kit/domain/catalogue';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';
import type { CatalogOrderFilesTable } from './tables';

/** The values that are frozen when an order is sent. */
interface SentOrder {
  template_snapshot: CatalogueTemplate;
  rubric_names: RubricNames;
  is_not_resident: boolean;
  /** Percent. */
  vat_rate: number;
  locale: Locale;
  terms_url: string;
}

/** A catalogue order with all its stored states, the last of which is the present one. */
export interface ImportedCatalogueOrder {
  id: number;
  participation_id: number;
  status: CatalogueOrderStatus;
  priced: PricedOrder | null;
  /** Null for a draft, also for a returned one. */
  sent: SentOrder | null;
  submitted_at: Date | null;
  submitted_by: number | null;
  return_reason: string | null;
  versions: readonly {
    draft: OrderDraft;
    step_key: CatalogueStepKey;
    status: CatalogueOrderStatus;
    saved_by: number | null;
    by_staff: boolean;
    saved_at: Date;
  }[];
  comments: readonly {
    step_key: CatalogueStepKey;
    field: string | null;
    text: string;
    created_by: number | null;
    created_at: Date;
  }[];
  files: readonly {
    type: CatalogOrderFilesTable['type'];
    original_name: string;
    extension: string;
    size: number;
    stored_name: string;
    created_by: number | null;
    created_at: Date;
  }[];
}

const orderRow = (order: ImportedCatalogueOrder) => {
  const { versions, sent } = order;
  const [first, present] = [versions[0], versions.at(-1)];
  if (!first || !present) throw new Error(`catalogue order ${order.id} has no version`);
  return {
    id: order.id,
    participation_id: order.participation_id,
    status: order.status,
    version: versions.length,
    step_key: present.step_key,
    draft: JSON.stringify(present.draft),
    priced: order.priced && JSON.stringify(order.priced),
    template_snapshot: sent && JSON.stringify(sent.template_snapshot),
    rubric_names: sent && JSON.stringify(sent.rubric_names),
    is_not_resident: sent && sent.is_not_resident,
    vat_rate: sent && sent.vat_rate,
    locale: sent && sent.locale,
    terms_url: sent && sent.terms_url,
    submitted_at: order.submitted_at,
    submitted_by: order.submitted_by,
    return_reason: order.return_reason,
    editable_until: null,
    created_at: first.saved_at,
    updated_at: present.saved_at,
  };
};

/** Stores catalogue orders with their history, as a fair that moves to this portal has them; nobody is notified. */
export const importCatalogueOrders = async (
  trx: Transaction<Tables>,
  orders: readonly ImportedCatalogueOrder[],
): Promise<void> => {
  await insertRows(trx, 'catalog_orders', orders.map(orderRow));
  await insertRows(
    trx,
    'catalog_order_versions',
    orders.flatMap(({ id, versions }) =>
      versions.map(({ draft, ...version }, index) => ({
        ...version,
        order_id: id,
        version: index + 1,
        draft: JSON.stringify(draft),
      })),
    ),
  );
  await insertRows(
    trx,
    'catalog_order_comments',
    orders.flatMap(({ id, comments }) => comments.map((comment) => ({ ...comment, order_id: id }))),
  );
  await insertRows(
    trx,
    'catalog_order_files',
    orders.flatMap(({ id, files }) => files.map((file) => ({ ...file, order_id: id }))),
  );
};
