import type { Grant, PusherServer } from './pusher-server';

/** What travels between the processes of one installation. */
export type FanoutMessage =
  | { kind: 'event'; channel: string; event: string; data: string; exceptSocketId?: string }
  | { kind: 'grant'; channel: string; socketId: string; grant: Grant };

/** Brings messages to the Pusher server of every process, its own included. */
export interface Fanout {
  send: (message: FanoutMessage) => Promise<void>;
  close: () => Promise<void>;
}

/** Hands a message to the server of this process. */
export const deliverTo =
  (server: PusherServer) =>
  (message: FanoutMessage): void => {
    if (message.kind === 'grant') server.remember(message.socketId, message.channel, message.grant);
    else server.broadcast(message.channel, message.event, message.data, message.exceptSocketId);
  };

/** One process and its embedded database: nobody else to tell. */
export const singleProcessFanout = (server: PusherServer): Fanout => {
  const deliver = deliverTo(server);
  return { send: async (message) => deliver(message), close: async () => {} };
};
