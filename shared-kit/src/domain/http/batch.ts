import { Type, type TSchema } from 'typebox';
import { Nullable } from './responses';

/** The most items that one call changes. */
export const batchLimit = 500;

/** The items of a call that changes many rows at once. */
export const BatchOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ items: Type.Array(item, { minItems: 1, maxItems: batchLimit }) });

export const BatchError = Type.Object(
  {
    code: Nullable(Type.String({ description: 'Machine-readable error code' })),
    message: Type.String({ description: 'In the language of Accept-Language' }),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  },
  { title: 'BatchError', description: 'Why one item of a call was not changed' },
);

/** The members that every result of a batch has; the results are in the order of the items. */
export const batchResult = {
  ok: Type.Boolean({ description: 'The item is as it was asked for' }),
  is_changed: Type.Boolean({ description: 'False: it was so already, or there is an error' }),
  error: Nullable(BatchError),
};
