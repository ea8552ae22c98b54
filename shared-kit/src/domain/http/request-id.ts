/** One id for a request from the edge to the backend, their logs, the response and the popup of an error. */
export const requestIdHeader = 'x-request-id';

/** An id that another process has given: nothing else gets into logs and headers. */
const given = /^[\w-]{8,64}$/;

/** The id of a request: the given one if it is usable, otherwise a new one. */
export const requestIdOf = (header: unknown): string =>
  typeof header === 'string' && given.test(header) ? header : crypto.randomUUID();
