import type { ApiClient } from '@fairfront/shared-kit/api';

/** The longest text that can be a code; anything else is foreign and no reason to ask. */
export const codeLimit = 200;

/** The pass of this participation behind a code (PASS-266). */
export const passByCode = async (api: ApiClient, participationId: number, code: string) =>
  (await api.get('/participants/{id}/passes/by-code/{code}', { params: { path: { id: participationId, code } } })).data;

export type FoundPass = Awaited<ReturnType<typeof passByCode>>;
