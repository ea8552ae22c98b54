import { localized } from '../../../formats';
import { roles } from '../../../model';
import { Type, type Static } from 'typebox';
import { ServiceUnit } from './additional-services.schema';
import { CartItemBody } from './cart.schema';
import { DataOf, Id, Nullable, PageOf } from '../../http';
import { OrderMessage } from './order-message.schema';
import { orderFacts, orderTrailFacts, OrderStatusName } from './order.schema';
import { OrderExhibitor } from '../../participations/api/order-exhibitor.schema';

const Price = Nullable(Type.Number({ description: 'Of one unit with VAT, in the currency of the order; null is N/A' }));

const facts = {
  ...orderFacts,
  exhibitor: OrderExhibitor,
  is_accept_needed: Type.Boolean({ description: 'Only the exhibitor can confirm it (SVC-095, SVC-181)' }),
  moves: Type.Array(OrderStatusName, { description: 'To which it can be moved now (SVC-095)' }),
  can_set_amounts: Type.Boolean({ description: 'Lines and amounts can be changed now (SVC-154)' }),
};

export const OrganizerOrder = Type.Object(facts, {
  title: 'OrganizerOrder',
  description:
    'An order in the list of the organiser; unread are the messages that nobody of the staff has read (SVC-180)',
});
export type OrganizerOrder = Static<typeof OrganizerOrder>;
export const OrganizerOrdersPage = PageOf(OrganizerOrder);

export const OrderContact = Type.Object(
  {
    id: Id,
    name: Type.String(),
    lastname: Type.String(),
    middlename: Nullable(Type.String()),
    email: Type.String(),
    phone: Nullable(Type.String()),
    role: Nullable(Type.Enum([...roles])),
  },
  { title: 'OrderContact', description: 'Who has placed the order, null once the user is gone (SVC-180)' },
);

export const RemovedLine = Type.Object(
  { line_id: Id, ...localized('name', () => Type.String()), unit: ServiceUnit },
  { title: 'RemovedOrderLine', description: 'Taken out by the organiser; it can be put back' },
);

export const OrganizerOrderDetail = Type.Object(
  {
    ...facts,
    placed_by: Nullable(OrderContact),
    removed: Type.Array(RemovedLine),
    ...orderTrailFacts,
    messages: Type.Array(OrderMessage, { description: 'The newest ones, oldest first' }),
    has_earlier_messages: Type.Boolean(),
  },
  {
    title: 'OrganizerOrderDetail',
    description: 'An order with its exhibitor, difference, history, documents and chat',
  },
);
export type OrganizerOrderDetail = Static<typeof OrganizerOrderDetail>;
export const OrganizerOrderResponse = DataOf(OrganizerOrderDetail);

const { unit_id, comment, quantity, dates, quantity_by_dates, time_range_by_dates } = CartItemBody.properties;
const quantities = { quantity, dates, quantity_by_dates, time_range_by_dates };

const LineChange = Type.Object({
  line_id: Id,
  price_with_vat: Type.Optional(Price),
  ...quantities,
  is_removed: Type.Optional(Type.Boolean({ description: 'True takes the line out, false puts it back' })),
});
export type LineChangeBody = Static<typeof LineChange>;

const AddedLine = Type.Object({
  service_id: Id,
  unit_id,
  comment,
  price_with_vat: Type.Optional(Price),
  ...quantities,
});
export type AddedLineBody = Static<typeof AddedLine>;

/** Most lines that one call changes, and that one order has. */
export const linesAtOnce = 1_000;

/** What a line keeps if it is not named; a status moves the order after its lines have changed (ACC-171). */
export const OrderChangeBody = Type.Object({
  version: Type.Optional(Type.Integer({ minimum: 1, description: 'The one that was seen: another one answers 409' })),
  status: Type.Optional(OrderStatusName),
  lines: Type.Optional(Type.Array(LineChange, { maxItems: linesAtOnce })),
  added: Type.Optional(Type.Array(AddedLine, { maxItems: linesAtOnce })),
});
export type OrderChangeBody = Static<typeof OrderChangeBody>;
