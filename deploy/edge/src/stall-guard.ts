import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes that a client must read per period while data is waiting. A slower client counts as stalled. */
const minProgress = 4_096;

/**
 * Closes connections whose client does not read its response, for calls and WebSockets alike. Unread data is held by
 * the edge and, once its buffers are full, by the backend.
 * @param period milliseconds; a stalled client is closed after one to two periods
 * @returns a function that stops the guard
 */
export const closeStalledReaders = (server: Server, period: number): (() => void) => {
  const known = new Map<Socket, { read: number; waiting: number }>();
  server.on('connection', (socket: Socket) => {
    known.set(socket, { read: 0, waiting: 0 });
    socket.once('close', () => known.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, before] of known) {
      const waiting = socket.writableLength;
      const read = socket.bytesWritten - waiting;
      const least = Math.min(minProgress, before.waiting);
      if (waiting > 0 && least > 0 && read - before.read < least) socket.destroy();
      else known.set(socket, { read, waiting });
    }
  }, period);
  timer.unref();
  return () => clearInterval(timer);
};
