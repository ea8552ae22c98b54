import { ApiError } from './api-error';
import { createApiClient, type ApiClientOptions } from './create-api-client';

/** A small document in the format of the generator. */
interface Paths {
  '/passes/{id}': {
    parameters: { query?: never; header?: never; path: { id: number }; cookie?: never };
    get: {
      parameters: { query?: { page?: number }; header?: never; path: { id: number }; cookie?: never };
      requestBody?: never;
      responses: { 200: { headers: object; content: { 'application/json': { data: { id: number } } } } };
    };
    delete: {
      parameters: { query?: never; header?: never; path: { id: number }; cookie?: never };
      requestBody?: never;
      responses: { 204: { headers: object; content?: never } };
    };
  };
  '/passes': {
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody?: never;
      responses: { 200: { headers: object; content: { 'application/json': { data: string[] } } } };
    };
    post: {
      parameters: { query?: never; header?: { 'idempotency-key'?: string }; path?: never; cookie?: never };
      requestBody: { content: { 'application/json': { lastname: string } } };
      responses: { 201: { headers: object; content: { 'application/json': { data: { id: number } } } } };
    };
  };
  '/auth/login': {
    post: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      requestBody: { content: { 'application/json': { email: string } } };
      responses: { 200: { headers: object; content: { 'application/json': { data: { token: string } } } } };
    };
  };
}

/** A response of the server. */
export const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });

/** Connects the real client to a fake server; `requests` are the received requests. */
export const connect = (
  respond: (request: Request) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) => {
  const requests: Request[] = [];
  const onUnauthorized = jest.fn();
  const client = createApiClient<Paths>({
    baseUrl: '/api',
    getToken: () => 'secret',
    getLocale: () => 'ru',
    onUnauthorized,
    fetch: async (request) => {
      requests.push(request);
      return respond(request);
    },
    ...options,
  });
  return { client, requests, onUnauthorized };
};

/** The `ApiError` that a call rejects with. */
export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure: unknown = await call.then(
    () => new Error('The call has not failed'),
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError)) throw failure;
  return failure;
};
