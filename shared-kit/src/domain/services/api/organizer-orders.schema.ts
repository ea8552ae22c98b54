import { localized, locales } from '../../common';
import { roles } from '../../participations';
import { Type, type Static } from 'typebox';
import { AdditionalService, ServiceUnit } from './additional-services.schema';
import { CartItemBody } from './cart.schema';
import { DataOf, Id, Nullable, PageOf } from '../../http';
import { OrderMessage } from './order-message.schema';
import { MoveComment, orderFacts, orderTrailFacts, OrderStatusName } from './order.schema';
import { OrderExhibitor } from '../../participations/api/staff-lists.schema';

const Price = Nullable(Type.Number({ description: 'Per unit with VAT, in the currency of the order; null is N/A' }));

const facts = {
  ...orderFacts,
  exhibitor: OrderExhibitor,
  is_accept_needed: Type.Boolean({ description: 'Only the exhibitor can confirm it' }),
  moves: Type.Array(OrderStatusName, { description: 'Possible next statuses' }),
  can_set_amounts: Type.Boolean({ description: 'Lines and amounts can be changed now' }),
};

export const OrganizerOrder = Type.Object(facts, {
  title: 'OrganizerOrder',
  description: "An order in the organiser's list; unread counts the messages that no staff member has read",
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
    locale: Type.Enum([...locales]),
  },
  { title: 'OrderContact', description: 'Who placed the order; null if the user was deleted' },
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
    description: 'An order with its exhibitor, changes, history, documents and chat',
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
  is_removed: Type.Optional(Type.Boolean({ description: 'True removes the line, false restores it' })),
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

/** Number of services that a search for an order returns. */
export const servicesForOrder = 20;

export const OrderableService = Type.Object(
  {
    ...AdditionalService.properties,
    is_offered: Type.Boolean({ description: 'False: exhibitors cannot order it, staff can add it all the same' }),
  },
  {
    title: 'OrderableService',
    description: 'A service that staff can add to an order; prices are of today, in currency and VAT of the order',
  },
);
export type OrderableService = Static<typeof OrderableService>;

/** Maximum number of lines per call and per order. */
export const linesAtOnce = 1_000;

/** Omitted fields of a line are unchanged; a status changes the order after its lines. */
export const OrderChangeBody = Type.Object({
  version: Type.Optional(Type.Integer({ minimum: 1, description: 'The displayed version; 409 if it has changed' })),
  status: Type.Optional(OrderStatusName),
  comment: Type.Optional(MoveComment),
  lines: Type.Optional(Type.Array(LineChange, { maxItems: linesAtOnce })),
  added: Type.Optional(Type.Array(AddedLine, { maxItems: linesAtOnce })),
});
export type OrderChangeBody = Static<typeof OrderChangeBody>;
