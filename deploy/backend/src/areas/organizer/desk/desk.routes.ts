import { deskApi } from '@fairfront/shared-kit/domain/organizer/api';
import {
  mayUseQueue,
  presenceLifetimeMs,
  type DeskQueueName,
} from '@fairfront/shared-kit/domain/organizer/desk-queues';
import type { FastifyRequest } from 'fastify';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { sessionOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { listLooks, listOpenItems } from './desk.repository';
import { openItem, placeOfQueue } from './open-item.service';

/** The caller's queue. @throws HttpError 404 for a queue that their roles do not cover */
const queueOf = (request: FastifyRequest, { exhibitionId, queue }: { exhibitionId: number; queue: DeskQueueName }) => {
  const { user, staff } = sessionOf(request);
  if (!mayUseQueue(staff?.grants ?? [], queue, exhibitionId, 'read')) throw notFound();
  return { userId: user.id, place: placeOfQueue(exhibitionId, queue) };
};

/** The most items of which one call asks: those of a page. */
const largestPage = 100;

export const deskRoutes: RoutePlugin = implement(deskApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /organizer/exhibitions/{exhibitionId}/queues/{queue}/activity': async (request) => {
      const { userId, place } = queueOf(request, request.params);
      const items = (request.query.items ?? '').split(',').filter(Boolean).slice(0, largestPage);
      const since = new Date(clock.now().getTime() - presenceLifetimeMs);
      const looks = await listLooks(database.read, userId, place, items);
      const open = await listOpenItems(database.read, userId, place, since);
      return {
        data: {
          since: looks.find(({ item }) => item === '')?.looked_at.toISOString() ?? null,
          opened: looks.flatMap(({ item, looked_at: at }) =>
            item === '' ? [] : [{ item, opened_at: at.toISOString() }],
          ),
          colleagues: open.map(({ item, name, lastname, seen_at: seen }) => ({
            ...{ item, name, lastname },
            until: new Date(seen.getTime() + presenceLifetimeMs).toISOString(),
          })),
        },
      };
    },
    'PUT /organizer/exhibitions/{exhibitionId}/queues/{queue}/open-item': async (request) => {
      const { userId, place } = queueOf(request, request.params);
      const { tab, item } = request.body;
      await database.transaction((trx) => openItem(trx, services, { userId, tab }, place, item));
      return { data: { tab, item } };
    },
  };
});
