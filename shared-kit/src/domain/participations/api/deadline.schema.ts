import { localized } from '../../common';
import { deadlineAreas } from '../deadline-item';
import { deadlineDetails } from '../deadline-item';
import { deadlineKinds } from '../deadline-item';
import { deadlineModals } from '../deadline-item';
import { deadlineRoutes } from '../deadline-item';
import { deadlineStates } from '../deadline-item';
import { Type } from 'typebox';
import { Instant, Nullable } from '../../http';

const Count = Type.Integer({ minimum: 0 });

export const Deadline = Type.Object(
  {
    id: Type.String({ description: 'Stable within a participation' }),
    area: Type.Enum([...deadlineAreas]),
    kind: Type.Enum([...deadlineKinds]),
    edge: Type.Enum(['until', 'from'], { description: 'The end or the opening of something' }),
    at: Instant({ description: 'Last valid second, or the first one of an opening' }),
    extended_from: Nullable(Instant({ description: 'The announced end, if this participation has an extension' })),
    latest_at: Nullable(Instant({ description: 'An extension would have no effect: another rule ends it earlier' })),
    state: Type.Enum([...deadlineStates]),
    is_passed: Type.Boolean({ description: 'By the server clock' }),
    is_optional: Type.Boolean({ description: 'Optional, and not started yet' }),
    detail: Type.Object({ code: Type.Enum([...deadlineDetails]), count: Count }),
    services: Nullable(
      Type.Array(Type.Object({ ...localized('name', () => Type.String()) }), {
        description: 'Of which services it speaks, at most three of `detail.count`',
      }),
    ),
    progress: Nullable(Type.Object({ total: Count, accepted: Count, waiting: Count, rejected: Count })),
    opens: Type.Union([
      Type.Object({ modal: Type.Enum([...deadlineModals]) }),
      Type.Object({ route: Type.Enum([...deadlineRoutes]) }),
    ]),
  },
  { title: 'Deadline', description: 'One date in the preparation of a participation' },
);

export const calendarResponse = {
  description: 'An iCalendar file (RFC 5545)',
  content: { 'text/calendar': { schema: Type.String() } },
};
