import type { FastifyReply } from 'fastify';
import { Failure } from '../http/failure';

const callerLeft = () => new Failure(408, { en: 'The request was cancelled', ru: 'Запрос прерван' });

/** Ends when the connection of a call does. */
export const leaving = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort(callerLeft()));
  return controller.signal;
};
