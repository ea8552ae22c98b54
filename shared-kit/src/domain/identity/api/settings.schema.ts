import { localized } from '../../common';
import { emailDays, emailTimings, notificationKinds, type NotificationKind } from '../notifications';
import { Type, type TOptional } from 'typebox';
import { Id, Instant, Nullable } from '../../http';

const Hour = Type.Integer({ minimum: 0, maximum: 23 });

/** How one kind of notification is delivered. */
export const KindChoice = Type.Object(
  { portal: Type.Boolean(), mail: Type.Enum([...emailTimings]) },
  { title: 'KindChoice', description: 'In the portal or not; e-mails at once, in a digest or not at all' },
);

const choices = Object.fromEntries(notificationKinds.map((kind) => [kind, Type.Optional(KindChoice)])) as Record<
  NotificationKind,
  TOptional<typeof KindChoice>
>;
const Choices = Type.Object(choices, {
  description: 'By kind; a kind without a choice follows the general one, otherwise the default',
});

/** When e-mails may be sent. */
export const EmailSchedule = Type.Object(
  {
    timezone: Type.String({ maxLength: 64, description: 'IANA name; all hours are in this time zone' }),
    daily: Type.Object({ is_on: Type.Boolean(), hour: Hour, days: Type.Enum([...emailDays]) }),
    quiet: Type.Object({ is_on: Type.Boolean(), from: Hour, until: Hour, weekends: Type.Boolean() }),
  },
  { title: 'EmailSchedule', description: 'The daily e-mail and the quiet hours' },
);

/** The settings of the caller as shown on screen. */
export const NotificationSettings = Type.Object(
  {
    email: Type.String(),
    mail: Type.Boolean({ description: 'Whether optional e-mails are sent at all' }),
    has_schedule: Type.Boolean({
      description: 'False until the schedule is saved: its time zone is then only a default',
    }),
    schedule: EmailSchedule,
    choices: Choices,
    exhibitions: Type.Array(Type.Object({ id: Id, ...localized('title', () => Type.String()), choices: Choices }), {
      description: 'Own exhibitions that have not ended, with what differs from the general choices',
    }),
    waiting: Type.Object(
      {
        count: Type.Integer({ minimum: 0 }),
        at: Nullable(Instant()),
        items: Type.Array(
          Type.Object({
            id: Id,
            ...localized('message', () => Type.String()),
            ...localized('exhibition', () => Nullable(Type.String())),
          }),
        ),
      },
      { description: 'The content of the next daily e-mail so far, the newest five' },
    ),
  },
  { title: 'NotificationSettings', description: 'How notifications reach the caller' },
);

/** A change of one kind. */
export const ChoiceChange = Type.Object({
  kind: Type.Enum([...notificationKinds]),
  exhibition_id: Nullable(Id),
  choice: Nullable(KindChoice),
});
