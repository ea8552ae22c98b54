import { localized } from '../../common';
import { moveCommentLength, orderGroups, orderStatuses } from '../order-status';
import { Type, type Static } from 'typebox';
import { ServiceExecutor, ServiceUnit } from './additional-services.schema';
import { lineQuantity } from './cart.schema';
import { Id, Instant, Nullable, PageMeta, PageOf, UploadedFile } from '../../http';

/** Type of a document of an order. */
export const documentKinds = ['invoice', 'contract', 'act'] as const;

export const OrderStatusName = Type.Enum([...orderStatuses]);

/** What staff say about a new status, for example why they cancel an order. */
export const MoveComment = Type.String({
  minLength: 1,
  maxLength: moveCommentLength,
  description: 'With a status: the exhibitor reads it in the history and in the notification',
});

/** A file of an order: attachment, document or chat file. */
export const OrderFile = Type.Object(
  {
    id: Id,
    original_name: Type.String(),
    extension: Type.String(),
    size: Type.Integer({ minimum: 0, description: 'Bytes' }),
  },
  { title: 'OrderFile' },
);
export type OrderFile = Static<typeof OrderFile>;

/** An amount of an order, in currency units. */
const Money = Nullable(Type.Number({ description: 'In the currency of the order; null is N/A' }));

export const OrderLine = Type.Object(
  {
    id: Type.Integer({ minimum: 1, description: 'Of the service' }),
    line_id: Type.Integer({ minimum: 1, description: 'Of the line' }),
    ...localized('name', () => Type.String()),
    executor: ServiceExecutor,
    unit: ServiceUnit,
    ...lineQuantity,
    comment: Nullable(Type.String()),
    purchase_number: Nullable(Type.String()),
    price_with_vat: Money,
    amount_with_vat: Money,
  },
  { title: 'OrderLine' },
);
export type OrderLine = Static<typeof OrderLine>;

export const DocumentKindName = Type.Enum([...documentKinds]);

/** A document that the organiser has attached to an order. */
export const OrderDocument = Type.Object(
  { ...OrderFile.properties, kind: Nullable(DocumentKindName) },
  { title: 'OrderDocument' },
);
export type OrderDocument = Static<typeof OrderDocument>;

export const OrderPayer = Type.Object({ id: Id, ...localized('name', () => Type.String()) }, { title: 'OrderPayer' });

/** The fields of an order that both its exhibitor and the organiser see. */
export const orderFacts = {
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  created_at: Instant(),
  updated_at: Instant(),
  status: OrderStatusName,
  currency: Type.String(),
  comment: Nullable(Type.String()),
  purchase_number: Nullable(Type.String()),
  payer: OrderPayer,
  attachment: Nullable(OrderFile),
  services: Type.Array(OrderLine),
  total_with_vat: Money,
  vat: Money,
  unread_messages_count: Type.Integer({ minimum: 0 }),
  has_documents: Type.Boolean(),
};
const facts = { ...orderFacts, can_accept: Type.Boolean(), can_cancel: Type.Boolean() };

export const Order = Type.Object(facts, { title: 'AdditionalOrder' });
export type Order = Static<typeof Order>;

export const LineState = Type.Object(
  { ...lineQuantity, price_with_vat: Money, amount_with_vat: Money },
  { title: 'OrderLineState', description: 'The quantity and cost of a line' },
);

export const OrderLineChange = Type.Object(
  {
    line_id: Id,
    ...localized('name', () => Type.String()),
    unit: ServiceUnit,
    changed: Type.Array(Type.Enum(['quantity', 'dates', 'price', 'amount'])),
    before: Nullable(LineState),
    after: Nullable(LineState),
  },
  { title: 'OrderLineChange', description: 'before null: added; after null: removed' },
);
export type OrderLineChange = Static<typeof OrderLineChange>;

export const OrderEvent = Type.Object(
  {
    id: Id,
    kind: Type.Enum(['placed', 'status', 'amounts', 'document', 'document_removed']),
    created_at: Instant(),
    by: Type.Object({
      is_staff: Type.Boolean(),
      name: Nullable(Type.String({ description: 'Last and first name; null for the organiser and deleted users' })),
    }),
    status: Nullable(OrderStatusName),
    total_with_vat: Money,
    file: Nullable(Type.String({ description: 'Name of the document' })),
    comment: Nullable(Type.String({ description: 'What the organiser said about the status' })),
  },
  { title: 'OrderEvent', description: 'One entry of the history, newest last' },
);
export type OrderEvent = Static<typeof OrderEvent>;

/** Details of an order that are not in list rows. */
export const orderTrailFacts = {
  placed_total_with_vat: Money,
  delta_with_vat: Money,
  changes: Type.Array(OrderLineChange),
  history: Type.Array(OrderEvent),
  documents: Type.Array(OrderDocument),
};

export const OrderDetail = Type.Object(
  {
    ...facts,
    ...orderTrailFacts,
  },
  { title: 'AdditionalOrderDetail', description: 'An order with its changes and history' },
);
export type OrderDetail = Static<typeof OrderDetail>;

export const OrderGroupName = Type.Enum([...orderGroups]);

const count = Type.Integer({ minimum: 0 });
export const OrdersMeta = Type.Object(
  {
    ...PageMeta.properties,
    counts: Type.Object({ all: count, answer: count, active: count, completed: count, canceled: count }),
  },
  { title: 'OrdersMeta', description: 'Pagination, and the number of matching orders per tab' },
);

export const OrdersPage = PageOf(Order, OrdersMeta);

/** The version that the caller has seen. */
export const OrderVersionBody = Type.Optional(
  Nullable(Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1 })) })),
);

/** The multipart form of a checkout. */
export const CheckoutForm = Type.Object({
  cart_version: Type.Optional(
    Type.Integer({ description: 'The displayed version of the cart; 409 if it has changed' }),
  ),
  currency: Type.Optional(Type.String()),
  payer: Type.Optional(Type.String({ description: 'own, or the main company if it allows that' })),
  purchase_number: Type.Optional(Type.String()),
  comment: Type.Optional(Type.String()),
  attachment: Type.Optional(UploadedFile),
});
