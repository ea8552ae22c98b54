import { localized } from '../../common';
import { Type, type Static } from 'typebox';
import { AdditionalService, ServiceUnit } from './additional-services.schema';
import { CartItemBody, lineQuantity } from './cart.schema';
import { Day, Id, Instant, Nullable } from '../../http';

export const counted = Type.Object(lineQuantity, {
  title: 'LineQuantity',
  description: 'The quantity of a line',
});

export const CopyLine = Type.Object(
  {
    line_id: Id,
    service: AdditionalService,
    unit: ServiceUnit,
    earlier: counted,
    earlier_price: Nullable(Type.Number({ description: 'Unit price with VAT of the order, in its currency' })),
    moved: Type.Object(lineQuantity, {
      title: 'MovedLine',
      description: 'On the corresponding days of the new periods',
    }),
    lost_days: Type.Array(Day(), { description: 'Days of the order without a counterpart in this exhibition' }),
    price: Nullable(Type.Number({ description: 'Current unit price with VAT, in the currency of the cart' })),
    similar: Nullable(
      Type.Object(
        { id: Id, ...localized('name', () => Type.String()), price: Nullable(Type.Number()) },
        { title: 'SimilarService', description: 'Stands in for a missing one: the likest name of its category' },
      ),
    ),
    state: Type.Enum(['open', 'missing', 'service_closed', 'period_ended', 'in_cart'], {
      description: 'Only an open line can be copied',
    }),
  },
  { title: 'CopyLine' },
);
export type CopyLine = Static<typeof CopyLine>;

export const CopyOrder = Type.Object(
  { id: Id, created_at: Instant(), currency: Type.String(), lines: Type.Array(CopyLine) },
  { title: 'CopyOrder' },
);

export const CopyExhibition = Type.Object(
  {
    participation_id: Id,
    ...localized('title', () => Type.String()),
    started_at: Day(),
    ended_at: Day(),
    stands: Type.Array(Type.String()),
    orders: Type.Array(CopyOrder, { description: 'Newest first' }),
  },
  { title: 'CopyExhibition' },
);
export type CopyExhibition = Static<typeof CopyExhibition>;

export const CopyOffers = Type.Object(
  {
    cart_version: Type.Integer({ minimum: 0 }),
    currency: Type.String(),
    exhibitions: Type.Array(CopyExhibition, { description: 'Newest first' }),
  },
  { title: 'CopyOffers', description: 'Earlier orders of the company whose lines can be copied' },
);
export type CopyOffers = Static<typeof CopyOffers>;

export const CopyBody = Type.Object(
  {
    cart_version: Type.Integer({ minimum: 0 }),
    lines: Type.Array(Type.Object({ line_id: Id, ...CartItemBody.properties }), { minItems: 1, maxItems: 500 }),
  },
  { title: 'CopyBody', description: 'The lines of earlier orders as they would be in the cart' },
);
export type CopyBody = Static<typeof CopyBody>;
