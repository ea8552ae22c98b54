import { type Localized, localizedOf } from '@fairfront/shared-kit/domain/common';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { Static } from 'typebox';
import type { OrderExhibitor } from '@fairfront/shared-kit/domain/participations/api';

interface ExhibitorRow extends Localized<'name'> {
  participation_id: number;
  type: string;
  exhibition_id: number;
  stands: readonly { title: string; area: number }[];
}

/** The exhibitor of an order that was read with its participation, company and stands. */
export const orderExhibitorOf = (row: ExhibitorRow): Static<typeof OrderExhibitor> => ({
  id: row.participation_id,
  type: row.type as EventType,
  ...localizedOf(row, 'name'),
  exhibition_id: row.exhibition_id,
  stands: row.stands.map(({ title, area }) => ({ title, area })),
});
