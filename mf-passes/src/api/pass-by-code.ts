import type { ApiClient } from '@fairfront/shared-kit/api';

/** The maximum length of a code; a longer text is foreign and sends no request. */
export const codeLimit = 200;

/** Finds the pass of this participation for a code. */
export const passByCode = async (api: ApiClient, participationId: number, code: string) =>
  (await api.get('/participants/{id}/passes/by-code/{code}', { params: { path: { id: participationId, code } } })).data;

export type FoundPass = Awaited<ReturnType<typeof passByCode>>;
