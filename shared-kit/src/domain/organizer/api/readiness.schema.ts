import { Type, type Static } from 'typebox';
import { progressAreas, readinessColumns, readinessParts, reminderResults } from '../../account';
import { localized } from '../../common';
import { Id, Instant, Nullable, PageMeta } from '../../http';
import { eventTypes } from '../../participations/event-types';
import { listFormats } from './lists.schema';

const Count = Type.Integer({ minimum: 0 });
const Area = Type.Enum([...progressAreas]);

export const OpenPreparation = Type.Object(
  {
    area: Area,
    steps: Type.Integer({ minimum: 1, description: 'Open steps of the area' }),
    due: Nullable(Instant({ description: 'Until when it should be done, with the extensions of this company' })),
    is_late: Type.Boolean({ description: 'Its last deadline has passed' }),
  },
  { title: 'OpenPreparation', description: 'An area of the preparation with open steps' },
);

export const Readiness = Type.Object(
  {
    participation_id: Id,
    type: Type.Enum([...eventTypes]),
    company: Type.Object({ id: Id, ...localized('name', () => Type.String()) }),
    stands: Type.Array(Type.String()),
    steps: Type.Object({ done: Count, total: Count }, { description: 'As in GET preparations' }),
    open: Type.Array(OpenPreparation),
    recipients: Type.Integer({ minimum: 0, description: 'How many people an e-mail to the company reaches' }),
    reminded_at: Nullable(Instant({ description: 'When staff of this exhibition last reminded the company' })),
    is_reminded_today: Type.Boolean({ description: 'By the days of the exhibition: it gets no other reminder today' }),
  },
  { title: 'Readiness', description: 'A participation with what is open and late' },
);
export type Readiness = Static<typeof Readiness>;

export const ReadinessMeta = Type.Object(
  {
    ...PageMeta.properties,
    counts: Type.Object({ all: Count, open: Count, late: Count, ready: Count }),
  },
  { title: 'ReadinessMeta', description: 'Pagination, and how many participations each part has' },
);

/** The filter of the list, its selection and its file. */
export const readinessFilter = {
  part: Type.Optional(Type.Enum([...readinessParts], { description: 'Default all' })),
  area: Type.Optional(Type.Enum([...progressAreas], { description: 'Open in this area; late in it if part is late' })),
  event_type: Type.Optional(Type.Enum([...eventTypes])),
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of the name of a company or of a stand' })),
};

/** The order of the list and of its file. */
export const readinessOrder = {
  sort: Type.Optional(Type.Enum([...readinessColumns], { description: 'Default late: the most urgent first' })),
  direction: Type.Optional(Type.Enum(['ascending', 'descending'], { description: 'Default ascending' })),
};

export const ReadinessFormat = Type.Enum([...listFormats]);

export const ReadinessReminder = Type.Object(
  {
    participation_id: Id,
    company: Nullable(Type.Object({ ...localized('name', () => Type.String()) })),
    result: Type.Enum([...reminderResults], {
      description:
        'sent; sent_today: the company got one today already; nobody: nobody can get it; nothing_open; unknown: not of this exhibition',
    }),
    reminded_at: Nullable(Instant({ description: 'The last reminder of the company, with this one' })),
  },
  { title: 'ReadinessReminder', description: 'What a reminder of one participation came to' },
);
export type ReadinessReminder = Static<typeof ReadinessReminder>;
