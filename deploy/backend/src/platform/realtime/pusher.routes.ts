import type {} from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { PusherServer } from './pusher-server';
import { isChannelName, refusalOf } from './protocol';

/** An event as sent by publishers: `data` is already a JSON string. */
interface PublishedEvent {
  name: string;
  data: string;
  channel?: string;
  channels?: string[];
  socket_id?: string;
}

/** Sends the event to the sockets of all processes. */
type Publish = (channel: string, event: string, data: string, exceptSocketId?: string) => Promise<void>;

const localPublish =
  (server: PusherServer): Publish =>
  async (...event) =>
    server.broadcast(...event);

const isEvent = (value: unknown): value is PublishedEvent => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, data, channel, channels } = value as Record<string, unknown>;
  const named = Array.isArray(channels)
    ? channels.length > 0 && channels.length <= 100 && channels.every(isChannelName)
    : isChannelName(channel);
  return typeof name === 'string' && name.length <= 200 && typeof data === 'string' && data.length <= 100_000 && named;
};

/**
 * The publishing side of the Pusher HTTP API, for the official server libraries: `POST /apps/:id/events` and
 * `/batch_events`, signed with the secret of the application. Outside `/api`, because it is not part of the portal's
 * contract.
 */
export const pusherRoutes =
  (server: PusherServer, now: () => number, publish: Publish = localPublish(server)) =>
  async (fastify: FastifyInstance): Promise<void> => {
    // the signature covers the raw body, so it is parsed here rather than by Fastify
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    for (const kind of ['events', 'batch_events'] as const) {
      fastify.post<{ Params: { appId: string }; Querystring: Record<string, string>; Body: string }>(
        `/apps/:appId/${kind}`,
        { config: { access: 'public', cost: 'internal' }, schema: { hide: true } },
        async (request, reply) => {
          const path = request.url.split('?')[0] ?? '';
          if (request.params.appId !== server.app.id) return reply.code(404).send('Unknown app');
          const refusal = refusalOf(
            server.app,
            { method: 'POST', path, query: request.query, body: request.body },
            now() / 1000,
          );
          if (refusal) return reply.code(401).send(refusal);
          const events = eventsOf(request.body, kind);
          if (!events) return reply.code(400).send('The body is not a list of events');
          for (const event of events) {
            for (const channel of event.channels ?? [event.channel ?? '']) {
              await publish(channel, event.name, event.data, event.socket_id);
            }
          }
          return reply.type('application/json').send('{}');
        },
      );
    }
  };

const eventsOf = (body: string, kind: 'events' | 'batch_events'): PublishedEvent[] | null => {
  try {
    const parsed: unknown = JSON.parse(body);
    const list = kind === 'events' ? [parsed] : (parsed as { batch?: unknown[] }).batch;
    return Array.isArray(list) && list.length <= 10 && list.every(isEvent) ? list : null;
  } catch {
    return null;
  }
};
