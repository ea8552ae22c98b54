/** What travels between the processes of one installation. */
export interface FanoutMessage {
  channel: string;
  event: string;
  /** JSON. */
  data: string;
  exceptSocketId?: string;
}

/** Takes a message in a process; the next one waits until it is done. */
export type Deliver = (message: FanoutMessage) => Promise<void>;

/** Brings messages to the Pusher server of every process, its own included. */
export interface Fanout {
  send: (message: FanoutMessage) => Promise<void>;
  close: () => Promise<void>;
}

/** One process and its embedded database: nobody else to tell. */
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
