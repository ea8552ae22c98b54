import { Type } from 'typebox';

/** Query of a paginated list: the page from 1 and its size, which has two names. */
export const pagingQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1 })),
};
