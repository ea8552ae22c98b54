import { Type } from 'typebox';
import { DataOf, Instant, errorResponses, routeTable } from '../../http';

export const Missed = Type.Object(
  {
    last: Type.Integer({ minimum: 0, description: 'Number of the latest event of the channel' }),
    is_complete: Type.Boolean({ description: 'False: reload the data and continue after `last`' }),
    events: Type.Array(
      Type.Object({
        seq: Type.Integer({ minimum: 1 }),
        event: Type.String(),
        data: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  },
  { title: 'MissedEvents', description: 'Events of a channel in order' },
);

/** Replay of events that a tab has missed in a channel. */
export const broadcastingApi = routeTable('realtime', {
  'GET /broadcasting/missed': {
    summary: 'List events of a channel after a number, or since a time (default: now) for a tab without a number',
    query: Type.Object({
      channel: Type.String({ minLength: 1, maxLength: 164 }),
      after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
      since: Type.Optional(Instant()),
    }),
    responses: { 200: DataOf(Missed), ...errorResponses(401, 403, 422) },
  },
});
