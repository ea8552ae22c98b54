import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import type { DeletedPasses, PassHistoryEntry } from '@fairfront/shared-kit/platform';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import { listTypeOf } from './list-pages';
import { passKeys } from './query-keys';

/** The server calls that passes of every kind share. */
export interface PassCalls {
  /** Invalidates lists, details and histories that change with a pass. */
  areaKey: readonly unknown[];
  /** Deletes one pass at once. */
  remove: (passId: number, idempotencyKey: string) => Promise<unknown>;
  /** Undoes a deletion. */
  restore: (passId: number, idempotencyKey: string) => Promise<unknown>;
  /** Deletes all passes of a list; certificates include their rejected visas. */
  removeAll: (idempotencyKey: string) => Promise<{ data: DeletedPasses }>;
  historyKey: (passId: number) => readonly unknown[];
  /** The history of a pass, oldest first. */
  history: (passId: number, signal: AbortSignal) => Promise<{ data: PassHistoryEntry[] }>;
}

const personalCalls = (api: ApiClient, id: number, kind: 'participant' | 'installation'): PassCalls => {
  const one = (passId: number) => ({ params: { path: { id, passId } } });
  const { all, detail } = queryKeys.personalPasses;
  return {
    areaKey: all(id),
    remove: (passId, idempotencyKey) =>
      api.delete('/participants/{id}/personal-passes/{passId}', { ...one(passId), idempotencyKey }),
    restore: (passId, idempotencyKey) =>
      api.post('/participants/{id}/personal-passes/{passId}/restore', { ...one(passId), idempotencyKey }),
    removeAll: (idempotencyKey) => {
      const params = { path: { id }, query: { type: listTypeOf(kind) } } as const;
      return api.delete('/participants/{id}/personal-passes', { params, idempotencyKey });
    },
    historyKey: (passId) => [...detail(id, passId), 'history'],
    history: (passId, signal) =>
      api.get('/participants/{id}/personal-passes/{passId}/history', { ...one(passId), signal }),
  };
};

const carCalls = (api: ApiClient, id: number): PassCalls => {
  const one = (passId: number) => ({ params: { path: { id, passId } } });
  const { all, detail } = passKeys.carPasses;
  return {
    areaKey: all(id),
    remove: (passId, idempotencyKey) =>
      api.delete('/participants/{id}/car-passes/{passId}', { ...one(passId), idempotencyKey }),
    restore: (passId, idempotencyKey) =>
      api.post('/participants/{id}/car-passes/{passId}/restore', { ...one(passId), idempotencyKey }),
    removeAll: (idempotencyKey) =>
      api.delete('/participants/{id}/car-passes', { params: { path: { id } }, idempotencyKey }),
    historyKey: (passId) => [...detail(id, passId), 'history'],
    history: (passId, signal) => api.get('/participants/{id}/car-passes/{passId}/history', { ...one(passId), signal }),
  };
};

/** The calls for one kind. Code built on them needs no other distinction between people and vehicles. */
export const passCallsOf = (api: ApiClient, participationId: number, kind: PassKind): PassCalls =>
  kind === 'car' ? carCalls(api, participationId) : personalCalls(api, participationId, kind);
