import { localized } from '../../../formats';
import { emailRecipientsAtOnce } from '../sub-email';
import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../http';

export const SubEmail = Type.Object(
  {
    id: Id,
    subject: Type.String(),
    text: Type.String({ description: 'As it was written, with its marks' }),
    sent_at: Instant(),
    sender: Nullable(
      Type.Object(
        { id: Id, name: Type.String(), lastname: Type.String() },
        { title: 'SubEmailSender', description: 'A colleague of the own team; null for who has left it' },
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
  { title: 'SubEmail', description: 'An e-mail of the organiser of a stand to its sub-exhibitors (ACC-272)' },
);
export type SubEmail = Static<typeof SubEmail>;

export const SubEmailBody = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: emailRecipientsAtOnce, description: 'Of the sub-exhibitors' }),
  subject: Type.String({ maxLength: 5000 }),
  text: Type.String({ maxLength: 20_000 }),
});

export const SubEmailResult = Type.Object(
  {
    letter_id: Id,
    sent: Type.Integer({ minimum: 0, description: 'Companies that get the e-mail' }),
    addresses: Type.Integer({ minimum: 0, description: 'People that get it' }),
    invited: Type.Integer({ minimum: 0, description: 'Companies whose invitation goes out again instead' }),
    skipped: Type.Array(Type.Object({ id: Id, reason: Type.Enum(['recent', 'nobody']) }), {
      description: 'Companies that get nothing: written to less than a day ago, or nobody to write to',
    }),
  },
  { title: 'SubEmailResult', description: 'Who is written to (ACC-268, ACC-270)' },
);
export type SubEmailResult = Static<typeof SubEmailResult>;
