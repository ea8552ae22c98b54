import { Type } from 'typebox';
import { Id } from '../http/responses';
import { pagingQuery } from '../http/paging';

/** The query of both lists of orders, beside the status. */
export const orderListParameters = {
  ...pagingQuery,
  exhibition_id: Type.Optional(Id),
  participant_id: Type.Optional(Id),
};
