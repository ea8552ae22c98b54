import { localized, orderSearchLength } from '../../common';
import { eventTypes } from '../event-types';
import { Type } from 'typebox';
import { Id, pagingQuery } from '../../http';

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

/** The query of both order lists, except the status. */
export const orderListParameters = {
  ...pagingQuery,
  exhibition_id: Type.Optional(Id),
  participant_id: Type.Optional(Id),
  search: Type.Optional(
    Type.String({
      maxLength: orderSearchLength,
      description: 'An order number, or part of a company name',
    }),
  ),
};
