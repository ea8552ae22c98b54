import { Type } from 'typebox';
import { Id, Instant, Nullable, PageMeta } from '../http/answers';

export const Notification = Type.Object(
  {
    id: Id,
    created_at: Instant(),
    read_at: Nullable(Instant()),
    type: Type.String(),
    data: Type.Object({
      message_rus: Type.String(),
      message_eng: Type.String(),
      participant_id: Type.Optional(Id),
      exhibition_rus: Type.Optional(Type.String({ description: 'The exhibition of the participation (ACC-203)' })),
      exhibition_eng: Type.Optional(Type.String()),
      reason: Type.Optional(Type.String({ description: 'The comment of a rejection or of a return' })),
      subject: Type.Optional(
        Type.Object(
          {
            kind: Type.Enum([
              'personal-pass',
              'car-pass',
              'order',
              'chat',
              'cart',
              'catalogue',
              'document',
              'publication',
              'announcement',
            ]),
            id: Id,
            type: Type.Optional(
              Type.Enum(['certificate', 'visa', 'installation'], {
                description: 'Of the pass of a person: which list it is in',
              }),
            ),
          },
          { description: 'What it speaks of, so that the bell can lead there' },
        ),
      ),
    }),
  },
  { title: 'Notification', description: 'A notification of the caller (SHELL-089)' },
);

export const NotificationsMeta = Type.Object(
  { ...PageMeta.properties, unread_count: Type.Integer({ minimum: 0 }) },
  {
    title: 'NotificationsMeta',
    description: 'total counts the list as filtered, unread_count all items of the caller (SHELL-088)',
  },
);

/** An option of a filter (ACC-143). */
export const NotificationTypeOption = Type.Object({
  id: Type.String(),
  name_rus: Type.String(),
  name_eng: Type.String(),
});
export const NotificationOption = Type.Object({ id: Id, name_rus: Type.String(), name_eng: Type.String() });
