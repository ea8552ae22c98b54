import { localized } from '../../common';
import { progressAreas } from '../sub-progress';
import { deadlineKinds } from '../../participations';
import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../http';

const Count = Type.Integer({ minimum: 0 });

export const People = Type.Object(
  {
    count: Count,
    total: Nullable(Count),
    accepted: Count,
    waiting: Count,
    rejected: Count,
  },
  { title: 'SubPasses', description: 'Passes of a kind by status; total null without a quota' },
);

export const SubProgress = Type.Object(
  {
    id: Id,
    company: Type.Object({ id: Id, ...localized('name', () => Type.String()) }),
    stands: Type.Array(Type.String()),
    is_edit: Type.Boolean({ description: 'The sub-exhibitor prepares itself; otherwise its organiser does' }),
    steps: Type.Object({ done: Count, total: Count }, { description: 'As in GET preparations' }),
    open: Type.Array(Type.Enum([...progressAreas]), { description: 'Areas with an open step' }),
    participants: People,
    installation: People,
    catalogue: Type.Enum(['off', 'none', 'draft', 'sent', 'moderation', 'confirmed'], {
      description: 'State of the order; none: not started, off: not available',
    }),
    documents: Type.Object({ state: Type.Enum(['none', 'unpaid', 'paid']), unpaid: Count }),
    services: Type.Object({
      orders: Count,
      waiting: Type.Integer({ minimum: 0, description: "Orders that await the participant's answer" }),
    }),
    deadline: Nullable(
      Type.Object(
        { kind: Type.Enum([...deadlineKinds]), at: Instant() },
        {
          description: 'The nearest deadline with something left to do, including extensions of this company',
        },
      ),
    ),
    addresses: Type.Integer({
      minimum: 0,
      description: 'Number of people who prepare it and have accepted: the recipients of an e-mail',
    }),
    resend_from: Nullable(Instant({ description: 'From when a pending invitation can be resent' })),
    letter_at: Nullable(Instant({ description: 'When the organiser of the stand last sent it an e-mail' })),
  },
  {
    title: 'SubProgress',
    description: 'Preparation progress of a sub-exhibitor; contains no names of people',
  },
);
export type SubProgress = Static<typeof SubProgress>;
