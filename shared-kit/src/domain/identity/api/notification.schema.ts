import { localized } from '../../common';
import { Type } from 'typebox';
import { Id, Instant, Nullable, PageMeta } from '../../http';

export const Notification = Type.Object(
  {
    id: Id,
    created_at: Instant(),
    read_at: Nullable(Instant()),
    snoozed_until: Nullable(Instant({ description: 'Snoozed until then' })),
    returned_at: Nullable(Instant({ description: 'When it last returned from snoozing; its position in the list' })),
    type: Type.String(),
    data: Type.Object({
      ...localized('message', () => Type.String()),
      participant_id: Type.Optional(Id),
      ...localized('exhibition', () =>
        Type.Optional(Type.String({ description: 'The exhibition of the participation' })),
      ),
      reason: Type.Optional(Type.String({ description: 'The comment of a rejection or of a return' })),
      deadline_at: Type.Optional(Instant({ description: 'The deadline that it speaks of' })),
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
                description: 'For a personal pass: the list that contains it',
              }),
            ),
          },
          { description: 'What it is about, so that the bell can link there' },
        ),
      ),
    }),
  },
  { title: 'Notification', description: 'A notification of the caller' },
);

export const NotificationsMeta = Type.Object(
  {
    ...PageMeta.properties,
    unread_count: Type.Integer({ minimum: 0 }),
    snoozed_count: Type.Integer({ minimum: 0 }),
    shown_count: Type.Integer({ minimum: 0 }),
  },
  {
    title: 'NotificationsMeta',
    description:
      'total counts the filtered list; the others count all items of the caller: unread, snoozed, not snoozed',
  },
);

/** An option of a filter. */
export const NotificationTypeOption = Type.Object({
  id: Type.String(),
  ...localized('name', () => Type.String()),
});
export const NotificationOption = Type.Object({ id: Id, ...localized('name', () => Type.String()) });
