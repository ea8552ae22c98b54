import { orderSearchLength } from '../../services/order-list';
import { Type } from 'typebox';
import { Id, pagingQuery } from '../../http';

/** The query of both lists of orders, beside the status. */
export const orderListParameters = {
  ...pagingQuery,
  exhibition_id: Type.Optional(Id),
  participant_id: Type.Optional(Id),
  search: Type.Optional(
    Type.String({
      maxLength: orderSearchLength,
      description: 'A number of an order, or part of the name of a company',
    }),
  ),
};
