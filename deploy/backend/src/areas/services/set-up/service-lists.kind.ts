import { localizedOf } from '@fairfront/shared-kit/domain/common';
import {
  categoryPlaceIssue,
  serviceCategoryFields,
  serviceExecutorFields,
  serviceUnitFields,
  type CategoryIcon,
} from '@fairfront/shared-kit/domain/services';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { invalidTexts } from '../../../platform/http/http-error';
import type { CheckedRows, SetUpKind } from '../../../platform/set-up/set-up-kind';
import { serverText } from '../../../platform/texts/server-texts';
import { activeParticipations } from '../../participations';
import { categoryPlaces, isUnitPriced } from './set-up.repository';

/** Services are the same at all exhibitions: a change of them is shown by every one that is not over. */
export const shownEverywhere = (trx: Transaction<Tables>, _values: unknown, at: Date): Promise<readonly number[]> =>
  activeParticipations(trx, null, at.toISOString().slice(0, 10));

/** Units of services. */
export const serviceUnits: SetUpKind<'service_units', typeof serviceUnitFields> = {
  table: 'service_units',
  subject: 'service-unit',
  fields: serviceUnitFields,
  toRow: (values) => values,
  toValues: (row) => ({ external_id: row.external_id, ...localizedOf(row, 'name') }),
  usedBy: [
    { table: 'additional_services', column: 'unit_id' },
    { table: 'cart_lines', column: 'unit_id' },
  ],
  isUsed: isUnitPriced,
  shownTo: shownEverywhere,
};

/** Executors of services. */
export const serviceExecutors: SetUpKind<'service_executors', typeof serviceExecutorFields> = {
  table: 'service_executors',
  subject: 'service-executor',
  fields: serviceExecutorFields,
  toRow: (values) => values,
  toValues: (row) => ({
    external_id: row.external_id,
    ...localizedOf(row, 'name'),
    is_organizer: row.is_organizer,
  }),
  usedBy: [{ table: 'additional_services', column: 'executor_id' }],
  shownTo: shownEverywhere,
};

const checkPlaces = async (
  trx: Transaction<Tables>,
  { rows, placeOf }: CheckedRows<typeof serviceCategoryFields>,
): Promise<void> => {
  const stored = await categoryPlaces(trx);
  const wanted = rows.flatMap(({ id, values }) => (id === null ? [] : [{ id, parent_id: values.parent_id }]));
  const places = new Map([...stored, ...wanted].map((place) => [place.id, place]));
  const texts = rows.flatMap(({ id, values: { parent_id } }, index) => {
    const hasChildren = [...places.values()].some((place) => id !== null && place.parent_id === id);
    const parent = parent_id === null ? null : (places.get(parent_id) ?? null);
    const issue = categoryPlaceIssue({ id, hasChildren }, parent);
    return issue ? [[`${placeOf(index)}parent_id`, serverText(`setUp.${issue}`)] as const] : [];
  });
  if (texts.length > 0) throw invalidTexts(Object.fromEntries(texts));
};

/** Categories of services, two levels. */
export const serviceCategories: SetUpKind<'service_categories', typeof serviceCategoryFields> = {
  table: 'service_categories',
  subject: 'service-category',
  fields: serviceCategoryFields,
  defaults: { position: 0 },
  toRow: (values) => values,
  toValues: ({ external_id, parent_id, position, icon, ...row }) => ({
    ...{ external_id, parent_id, position },
    ...localizedOf(row, 'name'),
    icon: icon as CategoryIcon,
  }),
  references: ({ parent_id }) => [{ field: 'parent_id', table: 'service_categories', id: parent_id }],
  check: checkPlaces,
  usedBy: [
    { table: 'additional_services', column: 'category_id' },
    { table: 'service_categories', column: 'parent_id' },
  ],
  shownTo: shownEverywhere,
};
