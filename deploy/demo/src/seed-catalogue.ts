import { isOrderPlaced, rubricNamesOf } from '@fairfront/shared-kit/domain/catalogue';
import type { Insertable, Transaction } from 'kysely';
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
  const exhibitions = demoExhibitions(calendar);
  await trx
    .insertInto('catalog_templates')
    .values(
      exhibitions.map(({ id: exhibition_id }) => {
        const { id, catalog_order_ended_at: _end, ...data } = demoCatalogueTemplate(exhibition_id, calendar);
        return { id, exhibition_id, data: JSON.stringify(data) };
      }),
    )
    .execute();
  await trx
    .insertInto('catalog_rubrics')
    .values(
      exhibitions.map(({ id }) => {
        const { rubrics, exporter } = demoRubrics(id);
        return { template_id: id, main: JSON.stringify(rubrics), exporter: JSON.stringify(exporter) };
      }),
    )
    .execute();
};

const treesOf = (exhibitionId: number) => {
  const { rubrics: main, exporter } = demoRubrics(exhibitionId);
  return { main, exporter };
};

/** What is frozen when an order is sent; a draft, also a returned one, has the prices of today. */
const frozen = ({ present, submitted, template, isNotResident, locale, exhibition }: DemoCatalogueOrder) =>
  isOrderPlaced(present.status) && submitted
    ? {
        template_snapshot: JSON.stringify(template),
        rubric_names: JSON.stringify(rubricNamesOf(present.draft, treesOf(exhibition.id))),
        is_not_resident: isNotResident,
        vat_rate: demoVatRate,
        locale,
        terms_url: `${exhibition.website}/catalogue-terms`,
        submitted_at: submitted.saved_at,
        submitted_by: submitted.saved_by,
      }
    : {
        template_snapshot: null,
        rubric_names: null,
        is_not_resident: null,
        vat_rate: null,
        locale: null,
        terms_url: null,
        submitted_at: submitted?.saved_at ?? null,
        submitted_by: submitted?.saved_by ?? null,
      };

const orderRow = (order: DemoCatalogueOrder): Insertable<Tables['catalog_orders']> => {
  const { entry, versions, first, present, priced } = order;
  return {
    id: entry.participation_id,
    participation_id: entry.participation_id,
    status: present.status,
    version: versions.length,
    step_key: present.step_key,
    draft: JSON.stringify(present.draft),
    priced: JSON.stringify(priced),
    ...frozen(order),
    return_reason: entry.returned?.reason ?? null,
    editable_until: null,
    created_at: first.saved_at,
    updated_at: present.saved_at,
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
  await trx.insertInto('catalog_orders').values(orders.map(orderRow)).execute();
  await trx
    .insertInto('catalog_order_versions')
    .values(
      orders.flatMap(({ entry, versions }) =>
        versions.map(({ draft, saved_by, ...facts }, index) => ({
          ...facts,
          order_id: entry.participation_id,
          version: index + 1,
          draft: JSON.stringify(draft),
          saved_by: saved_by ?? staffId,
          by_staff: saved_by === null,
        })),
      ),
    )
    .execute();
  await trx
    .insertInto('catalog_order_comments')
    .values(
      orders.flatMap(({ entry, present }) =>
        (entry.returned?.comments ?? []).map(({ step_key, ...comment }) => ({
          ...comment,
          order_id: entry.participation_id,
          step_key: step_key as typeof present.step_key,
          created_by: staffId,
          created_at: present.saved_at,
        })),
      ),
    )
    .execute();
  const files = orders.flatMap(({ entry, first, signedAt }) =>
    entry.files.flatMap((type): Insertable<Tables['catalog_order_files']>[] => {
      const file = drawn.get(`${entry.participation_id} ${type}`);
      if (!file) return [];
      return [
        {
          ...file,
          order_id: entry.participation_id,
          type: type as Insertable<Tables['catalog_order_files']>['type'],
          extension: file.stored_name.split('.').at(-1) ?? '',
          created_by: first.saved_by,
          created_at: signedAt,
        },
      ];
    }),
  );
  if (files.length > 0) await trx.insertInto('catalog_order_files').values(files).execute();
};
