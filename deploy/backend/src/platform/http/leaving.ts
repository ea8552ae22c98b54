import type { FastifyReply } from 'fastify';
import { HttpError } from './http-error';
import { serverText } from '../texts/server-texts';

const callerLeft = () => new HttpError(408, serverText('http.cancelled'));

/** Aborts when the connection of a call is closed. */
export const leaving = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort(callerLeft()));
  return controller.signal;
};
