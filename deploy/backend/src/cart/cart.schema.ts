import { Type, type Static } from 'typebox';
import { AdditionalService, ServicePrice } from '../additional-services/additional-services.schema';
import { Day, Nullable } from '../http/answers';

const { unit: Unit } = ServicePrice.properties;

const CartPrice = Type.Object(
  {
    currency: Type.String(),
    price_with_vat: Type.Number(),
    price_without_vat: Type.Number(),
    unit: Unit,
  },
  { title: 'CartPrice', description: 'Price of one unit in the currency of the cart (SVC-150)' },
);

export const CartItem = Type.Object(
  {
    id: Type.Integer({ minimum: 1, description: 'Of the service' }),
    cart_item_id: Type.Integer({ minimum: 1, description: 'Of the line' }),
    service: AdditionalService,
    quantity: Type.Number({ description: 'As entered; for services by stand area the area in square metres' }),
    unit: Unit,
    price: Nullable(CartPrice),
    currencyPrice: Nullable(Type.Number({ description: 'Price of one unit with VAT' })),
    dates: Type.Array(Day()),
    quantity_by_dates: Type.Array(Type.Object({ date: Day(), quantity: Type.Number() })),
    time_range_by_dates: Type.Array(
      Type.Object({ date: Day(), time_range: Type.Array(Type.Integer({ minimum: 0, maximum: 23 })) }),
    ),
    comment: Nullable(Type.String()),
    billable_units: Type.Number({ description: 'Units that are charged (SVC-149)' }),
    amount_with_vat: Nullable(Type.Number({ description: 'Null without a price in the currency of the cart' })),
  },
  { title: 'CartItem', description: 'SVC-011, SVC-013' },
);
export type CartItem = Static<typeof CartItem>;

export const Cart = Type.Object(
  {
    version: Type.Integer({ minimum: 0, description: 'Grows by every change; 0 as long as nothing was ever added' }),
    currency: Type.String(),
    total_with_vat: Nullable(Type.Number({ description: 'Null as soon as one line has no price (SVC-138)' })),
    vat: Nullable(Type.Number({ description: 'Inside of the total, rounded once (SVC-135)' })),
    groups: Type.Array(
      Type.Object(
        { executor: AdditionalService.properties.executor, items: Type.Array(CartItem) },
        { title: 'CartGroup', description: 'Lines of one executor, in the order of adding (SVC-013)' },
      ),
    ),
  },
  { title: 'Cart', description: 'SVC-012, SVC-151' },
);
export type Cart = Static<typeof Cart>;
