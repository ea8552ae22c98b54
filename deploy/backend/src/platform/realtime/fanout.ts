/** A message between the processes of one installation. */
export interface FanoutMessage {
  channel: string;
  event: string;
  /** JSON. */
  data: string;
  exceptSocketId?: string;
}

/** Handles a message in a process; the next one waits until it is done. */
export type Deliver = (message: FanoutMessage) => Promise<void>;

/** Sends messages to the Pusher server of every process, including its own. */
export interface Fanout {
  send: (message: FanoutMessage) => Promise<void>;
  close: () => Promise<void>;
}

/** A single process with its embedded database: no others to notify. */
export const singleProcessFanout = (deliver: Deliver): Fanout => {
  let delivering: Promise<void> = Promise.resolve();
  return {
    send: (message) => {
      const delivered = delivering.then(() => deliver(message));
      delivering = delivered.catch(() => {});
      return delivered;
    },
    close: async () => {},
  };
};
