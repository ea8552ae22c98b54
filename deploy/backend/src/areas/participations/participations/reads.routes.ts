import { ofCaller, readsApi } from '@fairfront/shared-kit/domain/participations/api';
import type { FastifyRequest } from 'fastify';
import type { App, RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { edgeSecretHeader } from '../../../platform/http/forwarded-headers';
import { implement } from '../../../platform/http/implement';
import { requireParticipation } from '../access/participation-access';

/** The reads of a participation that can be combined: single pages of lists and small responses. */
const together = [
  'additional-orders',
  'announcements',
  'cart',
  'categories',
  'car-passes',
  'deadlines',
  'personal-passes',
];

const known = new RegExp(`^(${[ofCaller, ...together].join('|')})(\\?|$)`);

/** The user, language and address of the caller. */
const callerHeaders = new Set(['authorization', 'accept-language', 'x-forwarded-for', edgeSecretHeader]);

/** Calls the route itself for the same caller, because only the route knows its access, query and response. */
const readOne = async (app: App, request: FastifyRequest, url: string): Promise<unknown> => {
  const own = Object.entries(request.headers).filter(([name]) => callerHeaders.has(name));
  const answer = await app.inject({
    method: 'GET',
    url,
    remoteAddress: request.socket.remoteAddress,
    headers: Object.fromEntries(own),
  });
  return answer.statusCode === 200 ? answer.json() : undefined;
};

export const readsRoutes: RoutePlugin = implement(readsApi, ({ database }, app) => ({
  'GET /participants/{id}/reads': async (request) => {
    const { id } = request.params;
    await requireParticipation(database.read, callerOf(request).id, id);
    // a newer remote may request an unknown read: its own call reports the error, and the others do not fail
    const asked = (request.query.of ?? []).filter((of) => known.test(of));
    const urlOf = (of: string) => (of.startsWith('/') ? `/api${of}` : `/api/participants/${id}/${of}`);
    const answers = await Promise.all(asked.map((of) => readOne(app, request, urlOf(of))));
    return {
      data: asked.flatMap((of, index) => (answers[index] === undefined ? [] : [{ of, answer: answers[index] }])),
    };
  },
}));
