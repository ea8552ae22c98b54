import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** An answer of one line, for programs and for people who come to a place that is none. It tells nothing of the inside. */
export const answerText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(`${text}\n`);

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is no HTTP, or too slow or too long to become a request, and ends the connection. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const text = `${STATUS_CODES[status] ?? 'Bad Request'}\n`;
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: text/plain; charset=utf-8\r\n` +
        `Content-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
    );
  }
  socket.destroySoon();
};
