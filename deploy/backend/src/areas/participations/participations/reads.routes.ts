import type { FastifyRequest } from 'fastify';
import { edgeSecretHeader } from '../../../platform/http/forwarded-headers';
import { Type } from 'typebox';
import { callerOf } from '../../../platform/http/authentication';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import type { App, RoutePlugin } from '../../../platform/http/app.types';
import { requireParticipation } from '../access/participation-access';

/** Reads of a participation that may come together: one page of a list, or what is small. */
const together = [
  'additional-orders',
  'announcements',
  'cart',
  'categories',
  'car-passes',
  'deadlines',
  'personal-passes',
];
/** And what the frame of every page reads of the caller. */
const ofCaller = '/notifications';
const known = new RegExp(`^(${[ofCaller, ...together].join('|')})(\\?|$)`);
/** One step and a query: nothing leads out of the participation. */
const readPattern = '^/?[a-z-]+(\\?[\\w.:=&-]*)?$';
/** As many as the tiles of a hub need; each costs what its own call costs. */
const mostReads = 12;

const Read = Type.Object(
  {
    of: Type.String({ description: 'As it was asked for' }),
    answer: Type.Unknown({ description: 'What a GET of this address answers' }),
  },
  { title: 'Read', description: 'The answer to one of several reads (SHELL-410)' },
);

/** Who asks, in which language, from where. */
const callerHeaders = new Set(['authorization', 'accept-language', 'x-forwarded-for', edgeSecretHeader]);

/** The answer of the route itself to the same caller: it alone knows its rights, its query and its shape. */
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

/** What the tiles of the hub show at first, in one call instead of one for each (SHELL-410). */
export const readsRoutes: RoutePlugin = (app, { database }) => {
  app.get(
    '/participants/:id/reads',
    {
      schema: {
        tags: ['participants'],
        summary:
          'Several reads of a participation at once; one that is unknown, refused or fails is left out (SHELL-410)',
        params: Type.Object({ id: Id }),
        querystring: Type.Object({
          of: Type.Optional(
            Type.Array(Type.String({ pattern: readPattern, maxLength: 200 }), {
              maxItems: mostReads,
              description: `Addresses below the participation, and ${ofCaller}: of=cart&of=car-passes%3Fpage%3D1`,
            }),
          ),
        }),
        response: { 200: DataOf(Type.Array(Read)), ...errorResponses(401, 404, 422) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await requireParticipation(database.read, callerOf(request).id, id);
      // a remote that is newer than this server may name more: its own call answers that, and the others need not wait for it
      const asked = (request.query.of ?? []).filter((of) => known.test(of));
      const urlOf = (of: string) => (of.startsWith('/') ? `/api${of}` : `/api/participants/${id}/${of}`);
      const answers = await Promise.all(asked.map((of) => readOne(app, request, urlOf(of))));
      return {
        data: asked.flatMap((of, index) => (answers[index] === undefined ? [] : [{ of, answer: answers[index] }])),
      };
    },
  );
};
