import { passDecisionsApi } from '@fairfront/shared-kit/domain/passes/api';
import type { FastifyReply } from 'fastify';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { sendTag } from '../../../platform/http/entity-tag';
import { notFound } from '../../../platform/http/http-error';
import { exhibitionsOf } from '../../../platform/http/staff-access';
import { implement } from '../../../platform/http/implement';
import type { PassStore, StoredPass } from '../passes/pass-store';
import { carPasses } from '../passes/car-pass-store';
import { personalPasses } from '../passes/personal-pass-store';
import { decidePasses } from './decide-passes.service';
import { passPlaceResponse } from './staff-pass.response';
import { readPassPlace } from './staff-passes.repository';

export const passDecisionsRoutes: RoutePlugin = implement(passDecisionsApi, (services) => {
  const { database } = services;
  const passOf = async <Row extends StoredPass, Answer>(
    store: PassStore<Row, Answer>,
    passId: number,
    reply: FastifyReply,
  ) => {
    const pass = await store.find(database.read, passId);
    const place = await readPassPlace(database.read, store, passId);
    if (!pass || !place) throw notFound();
    sendTag(reply, place.changed_at);
    return { pass: store.answer(pass), place };
  };
  return {
    'GET /organizer/personal-passes/{passId}': async (request, reply) => {
      const { pass, place } = await passOf(personalPasses, request.params.passId, reply);
      return { data: { ...pass, barcode: place.barcode, ...passPlaceResponse(place) } };
    },
    'GET /organizer/car-passes/{passId}': async (request, reply) => {
      const { pass, place } = await passOf(carPasses, request.params.passId, reply);
      return { data: { ...pass, ...passPlaceResponse(place) } };
    },
    'POST /organizer/pass-decisions': async (request) => ({
      data: await decidePasses(
        services,
        { managerId: callerOf(request).id, locale: request.locale, exhibitions: exhibitionsOf(request) },
        request.body.items,
      ),
    }),
  };
});
