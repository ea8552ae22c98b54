import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes that a client has to read in a period in which there is something to be read: slower is as good as not at all. */
const leastProgress = 4_096;

/**
 * Ends connections whose client does not read what it asked for, calls and live sockets alike. What waits is held by the
 * edge and, once its buffers are full, by the backend.
 * @param period milliseconds; a client is ended after one to two of them
 * @returns stops watching
 */
export const endStalledReaders = (server: Server, period: number): (() => void) => {
  const known = new Map<Socket, { read: number; waiting: number }>();
  server.on('connection', (socket: Socket) => {
    known.set(socket, { read: 0, waiting: 0 });
    socket.once('close', () => known.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, before] of known) {
      const waiting = socket.writableLength;
      const read = socket.bytesWritten - waiting;
      const least = Math.min(leastProgress, before.waiting);
      if (waiting > 0 && least > 0 && read - before.read < least) socket.destroy();
      else known.set(socket, { read, waiting });
    }
  }, period);
  timer.unref();
  return () => clearInterval(timer);
};
