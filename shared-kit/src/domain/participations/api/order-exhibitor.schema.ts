import { localized } from '../../../formats';
import { eventTypes } from '../../../model';
import { Type } from 'typebox';
import { Id } from '../../http';

/** Whose order it is, in the orders of services and of the catalogue alike (SVC-180, CAT-206). */
export const OrderExhibitor = Type.Object(
  {
    id: Type.Integer({ minimum: 1, description: 'Of the participation' }),
    type: Type.Enum([...eventTypes]),
    ...localized('name', () => Type.String({ description: 'Of the company' })),
    exhibition_id: Id,
    stands: Type.Array(Type.Object({ title: Type.String(), area: Type.Number() })),
  },
  { title: 'OrderExhibitor', description: 'Whose order it is, as the organiser sees it (SVC-180, CAT-206)' },
);
