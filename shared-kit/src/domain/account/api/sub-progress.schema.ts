import { localized } from '../../../formats';
import { progressAreas } from '../sub-progress';
import { deadlineKinds } from '../../../model';
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
  { title: 'SubPasses', description: 'Passes of a kind by their states; total null without a quota' },
);

export const SubProgress = Type.Object(
  {
    id: Id,
    company: Type.Object({ id: Id, ...localized('name', () => Type.String()) }),
    stands: Type.Array(Type.String()),
    is_edit: Type.Boolean({ description: 'The sub-exhibitor prepares itself, otherwise its organiser does (ACC-099)' }),
    steps: Type.Object({ done: Count, total: Count }, { description: 'As GET preparations (SHELL-281)' }),
    open: Type.Array(Type.Enum([...progressAreas]), { description: 'Areas with an open step' }),
    participants: People,
    installation: People,
    catalogue: Type.Enum(['off', 'none', 'draft', 'sent', 'moderation', 'confirmed'], {
      description: 'State of the order; none: not begun, off: nothing is offered',
    }),
    documents: Type.Object({ state: Type.Enum(['none', 'unpaid', 'paid']), unpaid: Count }),
    services: Type.Object({
      orders: Count,
      waiting: Type.Integer({ minimum: 0, description: 'Orders that wait for the answer of the participant' }),
    }),
    deadline: Nullable(
      Type.Object(
        { kind: Type.Enum([...deadlineKinds]), at: Instant() },
        {
          description:
            'The nearest end that still waits for something (SHELL-240), as it is for this company (ACC-213)',
        },
      ),
    ),
    addresses: Type.Integer({ minimum: 0, description: 'People who prepare it and have come: so many get an e-mail' }),
    resend_from: Nullable(Instant({ description: 'From when a waiting invitation can go out again' })),
    letter_at: Nullable(Instant({ description: 'When the organiser of the stand last wrote to it' })),
  },
  {
    title: 'SubProgress',
    description: 'How far a sub-exhibitor is (ACC-260); nobody of its people is named',
  },
);
export type SubProgress = Static<typeof SubProgress>;
