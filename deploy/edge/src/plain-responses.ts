import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { commonHeaders } from './security-headers';

/**
 * Sends a one-line text response, for programs and for people at an address that does not exist. It reveals nothing
 * internal.
 */
export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({ ...commonHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(`${text}\n`);

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

const ownHeaders = Object.entries(commonHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Responds to input that is not HTTP, or too slow or too long to become a request, and closes the connection. */
export const handleClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const text = `${STATUS_CODES[status] ?? 'Bad Request'}\n`;
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: text/plain; charset=utf-8\r\n${ownHeaders}` +
        `Content-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
    );
  }
  socket.destroySoon();
};
