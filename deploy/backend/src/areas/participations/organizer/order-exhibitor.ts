import { eventTypes, type EventType } from '@fairfront/shared-kit/model';
import { Type, type Static } from 'typebox';
import { Id } from '@fairfront/shared-kit/domain/http';

/** Whose order it is, in the orders of services and of the catalogue alike (SVC-180, CAT-206). */
export const OrderExhibitor = Type.Object(
  {
    id: Type.Integer({ minimum: 1, description: 'Of the participation' }),
    type: Type.Enum([...eventTypes]),
    name_rus: Type.String({ description: 'Of the company' }),
    name_eng: Type.String(),
    exhibition_id: Id,
    stands: Type.Array(Type.Object({ title: Type.String(), area: Type.Number() })),
  },
  { title: 'OrderExhibitor', description: 'Whose order it is, as the organiser sees it (SVC-180, CAT-206)' },
);

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
