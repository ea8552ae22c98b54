import { apiKeysApi, type ApiKey } from '@fairfront/shared-kit/domain/identity/api';
import type { Static } from 'typebox';
import { writeAudit } from '../../platform/database/audit';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf, sessionOf } from '../../platform/http/authentication';
import { invalidTexts, notFound } from '../../platform/http/http-error';
import { idempotencyKeyOf, withIdempotency } from '../../platform/http/idempotency';
import { implement } from '../../platform/http/implement';
import { lineOf } from '../../platform/http/values';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import { serverText } from '../../platform/texts/server-texts';
import { requireProof } from '../second-factor/proof.service';
import { areExhibitions } from '../users/staff-rights.repository';
import { listApiKeys, replaceApiKey, revokeApiKeys, storeApiKey, type ApiKeyRow } from './api-keys.repository';
import { apiKeyFor } from './key-text';

const hourMs = 3_600_000;

const keyResponse = (row: ApiKeyRow): Static<typeof ApiKey> => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  exhibition_ids: row.exhibition_ids,
  created_at: row.created_at.toISOString(),
  rotated_at: row.rotated_at?.toISOString() ?? null,
  former_until: row.former_until?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  last_network: row.last_network,
  revoked_at: row.revoked_at?.toISOString() ?? null,
});

export const apiKeysRoutes: RoutePlugin = implement(apiKeysApi, (services) => {
  const { database, clock, signer } = services;
  return {
    'GET /organizer/me': async (request) => {
      const { user, staff } = sessionOf(request);
      return { data: { user_id: user.id, roles: [...(staff?.grants ?? [])] } };
    },
    'GET /organizer/api-keys': async (request) => ({
      data: (await listApiKeys(database.read, callerOf(request).id)).map(keyResponse),
    }),
    // the answer that is kept for repeats names no key: it is a secret
    'POST /organizer/api-keys': async (request, reply) => {
      const { user } = sessionOf(request);
      const now = clock.now();
      requireProof(sessionOf(request), now);
      const { scopes, exhibition_ids: exhibitionIds = null } = request.body;
      const name = lineOf(request.body.name);
      const key = apiKeyFor(signer, idempotencyKeyOf(request), user.id);
      const stored = await withIdempotency(services, request, async (trx) => {
        if (!(await areExhibitions(trx, exhibitionIds ?? [])))
          throw invalidTexts({ exhibition_ids: serverText('staff.exhibitionUnknown') }, 'exhibition_unknown');
        const limits = { scopes, exhibition_ids: exhibitionIds };
        const row = await storeApiKey(trx, { userId: user.id, name, key, limits, now });
        const facts = { userId: user.id, action: 'api-key.created', subject: `api key ${row.id}`, at: now } as const;
        await writeAudit(trx, { ...facts, details: { name, ...limits } });
        return keyResponse(row);
      });
      return reply.code(201).send({ data: { ...stored, key } });
    },
    'POST /organizer/api-keys/{keyId}/rotations': async (request, reply) => {
      const { user } = sessionOf(request);
      const now = clock.now();
      requireProof(sessionOf(request), now);
      const { keyId: id } = request.params;
      const formerUntil = new Date(now.getTime() + request.body.overlap_hours * hourMs);
      const key = apiKeyFor(signer, idempotencyKeyOf(request), user.id, id);
      const stored = await withIdempotency(services, request, async (trx) => {
        const replaced = await replaceApiKey(trx, { id, userId: user.id, key, now, formerUntil });
        if (!replaced) throw notFound();
        await writeAudit(trx, { userId: user.id, action: 'api-key.rotated', subject: `api key ${id}`, at: now });
        return keyResponse(replaced);
      });
      return reply.code(201).send({ data: { ...stored, key } });
    },
    'DELETE /organizer/api-keys/{keyId}': async (request, reply) => {
      const { id: userId } = callerOf(request);
      const { keyId: id } = request.params;
      const now = clock.now();
      await database.transaction(async (trx) => {
        const { revoked, bearers } = await revokeApiKeys(trx, { id, userId, now });
        if (revoked === 0) throw notFound();
        for (const bearer of bearers) await publishAccessChanged(trx, services, bearer);
        await writeAudit(trx, { userId, action: 'api-key.revoked', subject: `api key ${id}`, at: now });
      });
      return reply.code(204).send(null);
    },
  };
});
