import { Type, type Static } from 'typebox';
import { DataOf, Id, Instant, Nullable, errorResponses, routeTable } from '../../http';
import { deskQueueNames } from '../desk-queues';

const params = Type.Object({ exhibitionId: Id, queue: Type.Enum([...deskQueueNames]) });
const ItemKey = Type.String({
  pattern: '^([a-z]{1,20}-)?[1-9][0-9]{0,14}$',
  description: 'As in the address of the desk',
});

export const QueueActivity = Type.Object(
  {
    since: Nullable(Instant({ description: 'When the caller first looked at the queue; null: never' })),
    opened: Type.Array(
      Type.Object({ item: Type.String(), opened_at: Instant({ description: 'When the caller last had it open' }) }),
    ),
    colleagues: Type.Array(
      Type.Object({
        item: Type.String(),
        name: Type.String(),
        lastname: Type.String(),
        until: Instant({ description: 'Then they are gone, unless they are heard of again' }),
      }),
    ),
  },
  {
    title: 'QueueActivity',
    description: 'What the caller has seen of a queue, and which items colleagues have open',
  },
);
export type QueueActivity = Static<typeof QueueActivity>;

const openItem = {
  tab: Type.String({ pattern: '^[A-Za-z0-9-]{8,40}$', description: 'Tells the tabs of a person apart' }),
  item: Nullable(ItemKey),
};

/** What staff do at the same time in the queues of the desk. */
export const deskApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/queues/{queue}/activity': {
    summary: 'Get what the caller has seen of a queue, and which items colleagues have open now',
    access: 'manager',
    scope: 'own',
    params,
    query: Type.Object({
      items: Type.Optional(
        Type.String({ maxLength: 4_000, description: 'Keys of items, separated by commas: of these `opened` tells' }),
      ),
    }),
    responses: { 200: DataOf(QueueActivity), ...errorResponses(401, 403, 404, 422) },
  },
  'PUT /organizer/exhibitions/{exhibitionId}/queues/{queue}/open-item': {
    summary: 'Say which item the caller has open; to be repeated every 20 seconds, it ends after 60',
    access: 'manager',
    scope: 'own',
    params,
    body: Type.Object(openItem),
    responses: {
      200: DataOf(Type.Object(openItem, { title: 'OpenItem', description: 'What is open in a tab; null: nothing' })),
      ...errorResponses(401, 403, 404, 422),
    },
  },
});
