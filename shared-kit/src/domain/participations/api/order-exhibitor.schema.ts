import { localized } from '../../common';
import { eventTypes } from '../event-types';
import { Type } from 'typebox';
import { Id } from '../../http';

/** The exhibitor of an order of services or of the catalogue. */
export const OrderExhibitor = Type.Object(
  {
    id: Type.Integer({ minimum: 1, description: 'Id of the participation' }),
    type: Type.Enum([...eventTypes]),
    ...localized('name', () => Type.String({ description: 'Of the company' })),
    exhibition_id: Id,
    stands: Type.Array(Type.Object({ title: Type.String(), area: Type.Number() })),
  },
  { title: 'OrderExhibitor', description: 'The exhibitor of an order, as the organiser sees it' },
);
