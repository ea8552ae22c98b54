import { orderSearchLength } from '../../common';
import { Type } from 'typebox';
import { Id, pagingQuery } from '../../http';

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
