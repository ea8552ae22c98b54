import {
  serviceCategoryFields,
  serviceExecutorFields,
  serviceFields,
  serviceUnitFields,
} from '@fairfront/shared-kit/domain/services/set-up-fields';
import { givenValues, reference, required } from '@fairfront/shared-kit/domain/validation';
import { updateRows } from '../../../platform/database/rows';
import {
  createCategories,
  createExecutors,
  createServices,
  createUnits,
  serviceCategories,
  serviceExecutors,
  serviceKind,
  serviceUnits,
} from '../../services';
import { lockRowsOf } from './imports.repository';
import { announce, anywhere, audit, setUpSheet } from './record-sheet';
import { keyOf, type ImportCall, type SheetKind, type Values } from './sheet-kind';

const categories = setUpSheet(serviceCategories, (trx, rows) => createCategories(trx, rows as never), {
  name: 'categories',
  fields: serviceCategoryFields,
  references: { parent_id: anywhere('categories') },
  parent: 'parent_id',
});

const executors = setUpSheet(serviceExecutors, (trx, rows) => createExecutors(trx, rows as never), {
  name: 'executors',
  fields: serviceExecutorFields,
  references: {},
});

const units = setUpSheet(serviceUnits, (trx, rows) => createUnits(trx, rows as never), {
  name: 'units',
  fields: serviceUnitFields,
  references: {},
});

// prices have their own sheet; pictures are uploaded
const { prices: priceRows, images: _, ...serviceSheetFields } = serviceFields;

const services = setUpSheet(serviceKind, (trx, rows) => createServices(trx, rows as never), {
  name: 'services',
  fields: serviceSheetFields,
  references: {
    category_id: anywhere('categories'),
    executor_id: anywhere('executors'),
    unit_id: anywhere('units'),
  },
  related: 'related_ids',
});

const priceFields = { service_id: reference(required), ...priceRows.entry };
const priceKey = ['service_id', 'unit_id', 'currency'] as const;

const pricesOf = (values: Values): Values[] => values.prices as Values[];

/** Merges prices into services: a price for the same unit and currency is replaced. */
const storePrices = async (call: ImportCall, rows: readonly Values[]): Promise<void> => {
  if (rows.length === 0) return;
  const { trx, author } = call;
  const stored = await lockRowsOf(
    trx,
    'additional_services',
    rows.map(({ service_id: id }) => id),
  );
  const changes = stored.map((row) => {
    const former = serviceKind.toValues(row) as Values;
    const wanted = new Map(
      pricesOf(former).map((price) => [keyOf({ key: priceKey }, { ...price, service_id: row.id }), price]),
    );
    for (const price of rows) {
      const { service_id: id, ...values } = price;
      if (id === row.id) wanted.set(keyOf({ key: priceKey }, price), values);
    }
    return { id: row.id, former, values: { ...former, prices: [...wanted.values()] } };
  });
  await updateRows(
    trx,
    'additional_services',
    changes.map(({ id, values }) => ({ ...serviceKind.toRow(values as never), id })),
  );
  await audit(
    call,
    changes.map(({ id, former, values }) => ({
      ...{ userId: author.userId, action: 'set-up.changed' as const, subject: `${serviceKind.subject} ${id}` },
      details: { prices: { from: former.prices, to: values.prices } },
      at: author.at,
    })),
  );
  await announce(call, [await serviceKind.shownTo(trx, {} as never, author.at)]);
};

const prices: SheetKind = {
  name: 'prices',
  scope: 'services',
  fields: priceFields,
  key: priceKey,
  references: { service_id: anywhere('services'), unit_id: anywhere('units') },
  load: async ({ trx }, wanted) => {
    const rows = await lockRowsOf(
      trx,
      'additional_services',
      wanted.map(({ service_id: id }) => id),
    );
    return rows.flatMap((row) =>
      pricesOf(serviceKind.toValues(row)).map((price) => ({
        id: row.id,
        values: givenValues(priceFields, {}, { ...price, service_id: row.id }),
      })),
    );
  },
  create: async (call, rows) => {
    await storePrices(call, rows);
    return rows.map(({ service_id: id }) => id as number);
  },
  change: (call, rows) =>
    storePrices(
      call,
      rows.map(({ values }) => values),
    ),
};

/** The sheets of services and prices. */
export const serviceSheets = { categories, executors, units, services, prices } as const;
