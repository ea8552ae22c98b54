import { largestCount } from '../service-rules';
import { Type, type Static } from 'typebox';
import { AdditionalService, ServiceExecutor, ServiceUnit } from './additional-services.schema';
import { Day, Id, Instant, Nullable } from '../../http';

export const CartPrice = Type.Object(
  {
    currency: Type.String(),
    price_with_vat: Type.Number(),
    price_without_vat: Type.Number(),
    unit: ServiceUnit,
  },
  { title: 'CartPrice', description: 'Unit price in the currency of the cart' },
);

const quantityByDates = Type.Array(Type.Object({ date: Day(), quantity: Type.Number() }));
const timeRangeByDates = Type.Array(
  Type.Object({ date: Day(), time_range: Type.Array(Type.Integer({ minimum: 0, maximum: 23 })) }),
);

/** The quantity of a line: the same in cart and orders. */
export const lineQuantity = {
  quantity: Type.Number({ description: 'As entered; for services by stand area the area in square metres' }),
  dates: Type.Array(Day()),
  quantity_by_dates: quantityByDates,
  time_range_by_dates: timeRangeByDates,
};

export const CartItem = Type.Object(
  {
    id: Type.Integer({ minimum: 1, description: 'Id of the service' }),
    cart_item_id: Type.Integer({ minimum: 1, description: 'Id of the line' }),
    service: AdditionalService,
    unit: ServiceUnit,
    price: Nullable(CartPrice),
    currencyPrice: Nullable(Type.Number({ description: 'Unit price with VAT that is charged for the line' })),
    ...lineQuantity,
    comment: Nullable(Type.String()),
    purchase_number: Nullable(Type.String()),
    billable_units: Type.Number({ description: 'Charged units' }),
    amount_with_vat: Nullable(Type.Number({ description: 'Null without a price in the currency of the cart' })),
    price_kept_until: Nullable(
      Instant({ description: 'Until then the line keeps a price lower than the current one' }),
    ),
    price_risen_from: Nullable(
      Type.Number({ description: 'The previous unit price; the increase must be reviewed before ordering' }),
    ),
  },
  { title: 'CartItem' },
);
export type CartItem = Static<typeof CartItem>;

export const Cart = Type.Object(
  {
    version: Type.Integer({ minimum: 0, description: 'Increases with every change; 0 if nothing was ever added' }),
    currency: Type.String(),
    total_with_vat: Nullable(Type.Number({ description: 'Null if any line has no price' })),
    vat: Nullable(Type.Number({ description: 'Included in the total, rounded once' })),
    complete_currencies: Type.Array(Type.String(), {
      description: 'Currencies of the participation in which every line has a price',
    }),
    groups: Type.Array(
      Type.Object(
        { executor: ServiceExecutor, items: Type.Array(CartItem) },
        { title: 'CartGroup', description: 'Lines of one contractor, in the order of adding' },
      ),
    ),
  },
  { title: 'Cart' },
);
export type Cart = Static<typeof Cart>;

const entryDay = Type.String({ maxLength: 10 });

/** Optional lists count as empty if omitted; the rules of the model validate the rest. */
export const CartItemBody = Type.Object(
  {
    quantity: Type.Optional(Type.Number({ minimum: 0, maximum: largestCount * 10 })),
    dates: Type.Optional(Type.Array(entryDay, { maxItems: 400 })),
    quantity_by_dates: Type.Optional(
      Type.Array(Type.Object({ date: entryDay, quantity: Type.Number() }), { maxItems: 400 }),
    ),
    time_range_by_dates: Type.Optional(
      Type.Array(Type.Object({ date: entryDay, time_range: Type.Array(Type.Integer(), { maxItems: 24 }) }), {
        maxItems: 400,
      }),
    ),
    unit_id: Type.Optional(Id),
    comment: Type.Optional(Nullable(Type.String({ maxLength: 10_000 }))),
    purchase_number: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
  },
  { title: 'CartItemBody' },
);
export type CartItemBody = Static<typeof CartItemBody>;
