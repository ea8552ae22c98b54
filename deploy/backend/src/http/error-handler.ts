import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, invalidFields, notFound, serverErrorText } from './failure';
import { fieldErrorsOf, InvalidRequest } from './validation';

const answer = (request: FastifyRequest, reply: FastifyReply, { status, text, options }: Failure) => {
  if (options.retryAfter !== undefined) reply.header('retry-after', String(options.retryAfter));
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      message: text[request.locale],
      ...(options.code === undefined ? {} : { code: options.code }),
      ...(options.errors === undefined ? {} : { errors: options.errors }),
    });
};

/** An address that cannot be one of the routes is as unknown as one that is none: no probing by odd ids. */
const failureOf = (request: FastifyRequest, error: FastifyError | Failure | InvalidRequest): Failure => {
  if (error instanceof Failure) return error;
  if (error instanceof InvalidRequest) {
    return error.part === 'params' ? notFound() : invalidFields(fieldErrorsOf(error, request.locale));
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 500) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return new Failure(status, serverErrorText, { code: 'server_error' });
  }
  // what Fastify itself refuses: a body that is no JSON, too big or of a wrong media type
  return new Failure(status, { en: 'The request cannot be read', ru: 'Запрос не удалось прочитать' });
};

/** Every answer of 400 and above in one shape (SHELL-160). */
export const handleError = (
  error: FastifyError | Failure | InvalidRequest,
  request: FastifyRequest,
  reply: FastifyReply,
) => answer(request, reply, failureOf(request, error));

export const handleNotFound = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, notFound());
