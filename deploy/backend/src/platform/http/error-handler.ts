import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable, isExternalIdTaken, isStorageFull } from '../database/database-error';
import { ScannerUnavailable } from '../files/clamd';
import { StorageUnavailable } from '../files/file-store';
import {
  databaseUnavailable,
  HttpError,
  invalidFields,
  invalidTexts,
  notFound,
  scannerUnavailable,
  serverErrorText,
  storageFull,
  storageUnavailable,
  type FieldErrors,
} from './http-error';
import type { Text } from '../texts/area-texts';
import { fieldErrorsOf, InvalidRequest } from './validation';
import { serverText } from '../texts/server-texts';

const fieldErrorsIn = (locale: Locale, fields: Record<string, Text>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, [text[locale]]]));

const answer = (request: FastifyRequest, reply: FastifyReply, { status, text, options }: HttpError) => {
  if (options.retryAfter !== undefined) reply.header('retry-after', String(options.retryAfter));
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      message: text[request.locale],
      ...(options.code === undefined ? {} : { code: options.code }),
      ...(options.errors === undefined ? {} : { errors: options.errors }),
      ...(options.fields === undefined ? {} : { errors: fieldErrorsIn(request.locale, options.fields) }),
      ...(options.data === undefined ? {} : { data: options.data }),
    });
};

/** What the process needs and does not have at the moment. */
const outageOf = (error: Error): HttpError | null => {
  if (error instanceof DatabaseUnavailable) return databaseUnavailable();
  if (error instanceof StorageUnavailable) return storageUnavailable();
  if (error instanceof ScannerUnavailable) return scannerUnavailable();
  return isStorageFull(error) ? storageFull() : null;
};

/** An invalid URL of a route is reported like an unknown one: odd ids reveal nothing. */
const failureOf = (request: FastifyRequest, error: FastifyError | HttpError | InvalidRequest): HttpError => {
  if (error instanceof HttpError) return error;
  if (error instanceof InvalidRequest) {
    return error.part === 'params' ? notFound() : invalidFields(fieldErrorsOf(error, request.locale));
  }
  const outage = outageOf(error);
  if (outage) {
    // one line without a stack: during an outage every call logs the same
    request.log.error({ reason: error.message, route: request.routeOptions.url }, 'request not served');
    return outage;
  }
  if (isExternalIdTaken(error)) return invalidTexts({ external_id: serverText('setUp.externalIdTaken') });
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 500) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return new HttpError(status, serverErrorText, { code: 'server_error' });
  }
  // errors of Fastify itself: a body that is not JSON, too big or of a wrong media type
  return new HttpError(status, serverText('http.unreadable'));
};

/** Sends every response with status 400 and above in one format. */
export const handleError = (
  error: FastifyError | HttpError | InvalidRequest,
  request: FastifyRequest,
  reply: FastifyReply,
) => answer(request, reply, failureOf(request, error));

export const handleNotFound = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, notFound());
