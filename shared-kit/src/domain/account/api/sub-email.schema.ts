import { localized } from '../../common';
import { emailRecipientsAtOnce } from '../sub-email';
import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../http';

export const SubEmail = Type.Object(
  {
    id: Id,
    subject: Type.String(),
    text: Type.String({ description: 'The template as written, with placeholders' }),
    sent_at: Instant(),
    sender: Nullable(
      Type.Object(
        { id: Id, name: Type.String(), lastname: Type.String() },
        { title: 'SubEmailSender', description: 'A colleague of the caller; null if they have left the team' },
      ),
    ),
    recipients: Type.Array(
      Type.Object({
        id: Id,
        ...localized('name', () => Type.String()),
        addresses: Type.Integer({ minimum: 0, description: 'To so many people; 0: the invitation went out again' }),
      }),
    ),
  },
  { title: 'SubEmail', description: 'An e-mail from the organiser of a stand to its sub-exhibitors' },
);
export type SubEmail = Static<typeof SubEmail>;

export const SubEmailBody = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: emailRecipientsAtOnce, description: 'Ids of the sub-exhibitors' }),
  subject: Type.String({ maxLength: 5000 }),
  text: Type.String({ maxLength: 20_000 }),
});

export const SubEmailResult = Type.Object(
  {
    letter_id: Id,
    sent: Type.Integer({ minimum: 0, description: 'Companies that receive the e-mail' }),
    addresses: Type.Integer({ minimum: 0, description: 'Number of recipients' }),
    invited: Type.Integer({ minimum: 0, description: 'Companies whose invitation is resent instead' }),
    skipped: Type.Array(Type.Object({ id: Id, reason: Type.Enum(['recent', 'nobody']) }), {
      description: 'Companies that receive nothing: contacted less than a day ago, or without recipients',
    }),
  },
  { title: 'SubEmailResult', description: 'The recipients of an e-mail' },
);
export type SubEmailResult = Static<typeof SubEmailResult>;
