import { localized } from '../../common';
import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, UploadedFile } from '../../http';
import { OrderFile } from './order.schema';

export const MessageUser = Type.Object(
  { id: Id, name: Type.String(), lastname: Type.String(), middlename: Nullable(Type.String()) },
  { title: 'OrderMessageUser' },
);

export const MessageManager = Type.Object(
  {
    ...localized('name', () => Type.String()),
    ...localized('lastname', () => Type.String()),
    ...localized('middlename', () => Nullable(Type.String())),
    image: Nullable(Type.Object({ thumbnail_path: Type.String() })),
  },
  { title: 'OrderMessageManager' },
);

export const OrderMessage = Type.Object(
  {
    id: Id,
    from: Type.Enum(['manager', 'user']),
    text: Type.String(),
    created_at: Instant(),
    user: Nullable(MessageUser),
    manager: Nullable(MessageManager),
    files: Type.Array(OrderFile),
  },
  { title: 'OrderMessage' },
);
export type OrderMessage = Static<typeof OrderMessage>;

export const OrderMessagesMeta = Type.Object(
  {
    has_earlier: Type.Boolean({
      description: 'There are messages before the first one: request them with before={its id}',
    }),
    read_by_organizer_id: Type.Integer({
      minimum: 0,
      description: 'The last message that the organiser has read; 0 if there is none',
    }),
    read_by_exhibitor_id: Type.Integer({
      minimum: 0,
      description: 'The last message that somebody of the exhibitor has read; 0 if there is none',
    }),
  },
  { title: 'OrderMessagesMeta' },
);

/** Default page size of messages: enough for one and a half screens. */
export const messagesAtOnce = 50;

/** The page of a chat: the newest one, or the one before a message. */
export const MessagesQuery = Type.Object({
  before: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});

/** One page of a chat, oldest first. */
export const MessagesPage = Type.Object({ data: Type.Array(OrderMessage), meta: OrderMessagesMeta });

/** The multipart form of a message: a text, files, or both. */
export const MessageForm = Type.Object({
  text: Type.Optional(Type.String()),
  'files[]': Type.Optional(Type.Array(UploadedFile)),
});
