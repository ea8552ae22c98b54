import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import type { DeletedPasses, PassHistoryEntry } from '@fairfront/shared-kit/platform';
import type { PassKind } from '../model';
import { listTypeOf } from './personal-passes';

/** What the server does with passes of every kind in the same way. */
export interface PassCalls {
  /** Lists, details and histories that change with a pass. */
  areaKey: readonly unknown[];
  /** One pass, at once (PASS-226, PASS-233). */
  remove: (passId: number) => Promise<unknown>;
  /** Takes a deletion back (PASS-276). */
  restore: (passId: number) => Promise<unknown>;
  /** All of a list; certificates take their rejected visas with them (PASS-227, PASS-228, PASS-234). */
  removeAll: () => Promise<{ data: DeletedPasses }>;
  historyKey: (passId: number) => readonly unknown[];
  /** Who did what with a pass, oldest first (PASS-281). */
  history: (passId: number, signal: AbortSignal) => Promise<{ data: PassHistoryEntry[] }>;
}

const personalCalls = (api: ApiClient, id: number, kind: 'participant' | 'installation'): PassCalls => {
  const one = (passId: number) => ({ params: { path: { id, passId } } });
  const { all, detail } = queryKeys.personalPasses;
  return {
    areaKey: all(id),
    remove: (passId) => api.delete('/participants/{id}/personal-passes/{passId}', one(passId)),
    restore: (passId) => api.post('/participants/{id}/personal-passes/{passId}/restore', one(passId)),
    removeAll: () =>
      api.delete('/participants/{id}/personal-passes', { params: { path: { id }, query: { type: listTypeOf(kind) } } }),
    historyKey: (passId) => [...detail(id, passId), 'history'],
    history: (passId, signal) =>
      api.get('/participants/{id}/personal-passes/{passId}/history', { ...one(passId), signal }),
  };
};

const carCalls = (api: ApiClient, id: number): PassCalls => {
  const one = (passId: number) => ({ params: { path: { id, passId } } });
  const { all, detail } = queryKeys.carPasses;
  return {
    areaKey: all(id),
    remove: (passId) => api.delete('/participants/{id}/car-passes/{passId}', one(passId)),
    restore: (passId) => api.post('/participants/{id}/car-passes/{passId}/restore', one(passId)),
    removeAll: () => api.delete('/participants/{id}/car-passes', { params: { path: { id } } }),
    historyKey: (passId) => [...detail(id, passId), 'history'],
    history: (passId, signal) => api.get('/participants/{id}/car-passes/{passId}/history', { ...one(passId), signal }),
  };
};

/** The calls of one kind; everything built on them needs no other difference between people and vehicles. */
export const passCallsOf = (api: ApiClient, participantId: number, kind: PassKind): PassCalls =>
  kind === 'car' ? carCalls(api, participantId) : personalCalls(api, participantId, kind);
