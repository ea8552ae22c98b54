import { isOrderPlaced, rubricNamesOf } from '@fairfront/shared-kit/domain/catalogue';
import {
  createTemplates,
  importCatalogueOrders,
  type ImportedCatalogueOrder,
} from '@fairfront/backend/areas/catalogue';
import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import type { DemoCalendar } from './demo-calendar';
import { demoCatalogueTemplate } from './demo-catalogue';
import { demoCatalogueOrders, demoOrderOf, demoVatRate, type DemoCatalogueOrder } from './demo-catalogue-orders';
import { demoExhibitions } from './demo-exhibitions';
import { demoUsers } from './demo-participations';
import { demoRubrics } from './demo-rubrics';
import type { DrawnFiles } from './order-files';

/** Who of the organiser moderates and returns orders. */
const staffId = demoUsers.find(({ access }) => access === 'manager')?.id ?? 0;

const seedTemplates = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  await createTemplates(
    trx,
    demoExhibitions(calendar).map(({ id: exhibition_id }) => {
      const { id, catalog_order_ended_at: _end, ...template } = demoCatalogueTemplate(exhibition_id, calendar);
      return { id, exhibition_id, template, ...demoRubrics(exhibition_id) };
    }),
  );
};

const treesOf = (exhibitionId: number) => {
  const { rubrics: main, exporter } = demoRubrics(exhibitionId);
  return { main, exporter };
};

/** What is frozen when an order is sent; a draft, also a returned one, has the prices of today. */
const sentOrder = ({ present, submitted, template, isNotResident, locale, exhibition }: DemoCatalogueOrder) =>
  isOrderPlaced(present.status) && submitted
    ? {
        template_snapshot: template,
        rubric_names: rubricNamesOf(present.draft, treesOf(exhibition.id)),
        is_not_resident: isNotResident,
        vat_rate: demoVatRate,
        locale,
        terms_url: `${exhibition.website}/catalogue-terms`,
      }
    : null;

/** An order of the demo as an import gives it to the catalogue. */
export const importedCatalogueOrder = (order: DemoCatalogueOrder, drawn: DrawnFiles): ImportedCatalogueOrder => {
  const { entry, versions, first, present, submitted, priced, signedAt } = order;
  return {
    id: entry.participation_id,
    participation_id: entry.participation_id,
    status: present.status,
    priced,
    sent: sentOrder(order),
    submitted_at: submitted?.saved_at ?? null,
    submitted_by: submitted?.saved_by ?? null,
    return_reason: entry.returned?.reason ?? null,
    versions: versions.map(({ saved_by, ...version }) => ({
      ...version,
      saved_by: saved_by ?? staffId,
      by_staff: saved_by === null,
    })),
    comments: (entry.returned?.comments ?? []).map(({ step_key, ...comment }) => ({
      ...comment,
      step_key: step_key as typeof present.step_key,
      created_by: staffId,
      created_at: present.saved_at,
    })),
    files: entry.files.flatMap((type) => {
      const file = drawn.get(`${entry.participation_id} ${type}`);
      if (!file) return [];
      return [
        {
          ...file,
          type: type as ImportedCatalogueOrder['files'][number]['type'],
          extension: file.stored_name.split('.').at(-1) ?? '',
          created_by: first.saved_by,
          created_at: signedAt,
        },
      ];
    }),
  };
};

/** Templates and rubrics of all exhibitions, and the orders; each order has the number of its participation. */
export const seedCatalogue = async (
  trx: Transaction<Tables>,
  calendar: DemoCalendar,
  drawn: DrawnFiles,
): Promise<void> => {
  await seedTemplates(trx, calendar);
  const orders = demoCatalogueOrders.map((entry) => demoOrderOf(entry, calendar));
  await importCatalogueOrders(
    trx,
    orders.map((order) => importedCatalogueOrder(order, drawn)),
  );
};
