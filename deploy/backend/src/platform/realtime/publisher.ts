import type { ExternalService } from '../config';
import Pusher from 'pusher';
import type { Fanout } from './fanout';
import type { RealtimeApp } from './protocol';

/** Sends an event to everyone in a channel. */
export type PublishEvent = (channel: string, event: string, data: unknown) => Promise<void>;

/** Publishes through the built-in server. */
export const ownPublisher =
  (fanout: Fanout): PublishEvent =>
  (channel, event, data) =>
    fanout.send({ channel, event, data: JSON.stringify(data) });

/** Timeout in ms, so that a silent service does not delay later events. */
const timeoutMs = 5_000;

/** Publishes through an external Pusher-compatible service, by the HTTP API of the protocol. */
export const externalPublisher = (app: RealtimeApp, { host, port, tls }: ExternalService): PublishEvent => {
  const pusher = new Pusher({
    appId: app.id,
    key: app.key,
    secret: app.secret,
    host,
    port: String(port),
    useTLS: tls,
    timeout: timeoutMs,
  });
  return async (channel, event, data) => {
    const response = await pusher.trigger(channel, event, data);
    if (!response.ok) throw new Error(`The realtime service answered ${response.status}`);
  };
};
