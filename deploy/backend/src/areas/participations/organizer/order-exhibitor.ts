import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { Static } from 'typebox';
import type { OrderExhibitor } from '@fairfront/shared-kit/domain/participations/api';

interface ExhibitorRow {
  participation_id: number;
  type: string;
  name_rus: string;
  name_eng: string;
  exhibition_id: number;
  stands: readonly { title: string; area: number }[];
}

/** The exhibitor of an order that was read with its participation, company and stands. */
export const orderExhibitorOf = (row: ExhibitorRow): Static<typeof OrderExhibitor> => ({
  id: row.participation_id,
  type: row.type as EventType,
  name_rus: row.name_rus,
  name_eng: row.name_eng,
  exhibition_id: row.exhibition_id,
  stands: row.stands.map(({ title, area }) => ({ title, area })),
});
