import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import type { DeskExhibition } from './desk';
import { deskKeys } from './query-keys';

/** The record of an exhibition. */
export const fetchExhibition = async (api: ApiClient, exhibitionId: number, signal?: AbortSignal) =>
  (
    await api.get('/organizer/exhibitions/{exhibitionId}', {
      params: { path: { exhibitionId } },
      ...(signal && { signal }),
    })
  ).data;

/** The record of an exhibition. */
export const exhibitionQuery = (api: ApiClient, exhibitionId: number) =>
  queryOptions({
    queryKey: deskKeys.exhibition(exhibitionId),
    queryFn: ({ signal }) => fetchExhibition(api, exhibitionId, signal),
  });

/** Changes fields of an exhibition. @param etag the state on screen: a newer one refuses the change */
export const patchExhibition = async (
  api: ApiClient,
  exhibitionId: number,
  body: object,
  etag: string,
): Promise<DeskExhibition> =>
  (
    await api.patch('/organizer/exhibitions/{exhibitionId}', {
      params: { path: { exhibitionId } },
      body,
      ifMatch: etag,
    })
  ).data;

const archivedPage = (archived: boolean) => ({ per_page: 100, archived });

const fetchManagers = async (api: ApiClient, exhibitionId: number, archived: boolean, signal: AbortSignal) =>
  (
    await api.get('/organizer/exhibitions/{exhibitionId}/managers', {
      params: { path: { exhibitionId }, query: archivedPage(archived) },
      signal,
    })
  ).data;

/** A manager of an exhibition. */
export type ManagerRecord = Awaited<ReturnType<typeof fetchManagers>>[number];

/** The managers of an exhibition in their order, or those that are archived. */
export const managersQuery = (api: ApiClient, exhibitionId: number, archived: boolean) =>
  queryOptions({
    queryKey: [...deskKeys.managers(exhibitionId), archived] as readonly unknown[],
    queryFn: ({ signal }) => fetchManagers(api, exhibitionId, archived, signal),
  });

const fetchPavilions = async (api: ApiClient, exhibitionId: number, archived: boolean, signal: AbortSignal) =>
  (
    await api.get('/organizer/exhibitions/{exhibitionId}/pavilions', {
      params: { path: { exhibitionId }, query: archivedPage(archived) },
      signal,
    })
  ).data;

/** A pavilion or a hall. */
export type PavilionRecord = Awaited<ReturnType<typeof fetchPavilions>>[number];

/** The pavilions and halls of an exhibition, or those that are archived. */
export const pavilionRecordsQuery = (api: ApiClient, exhibitionId: number, archived: boolean) =>
  queryOptions({
    queryKey: [...deskKeys.pavilions(exhibitionId), 'records', archived] as readonly unknown[],
    queryFn: ({ signal }) => fetchPavilions(api, exhibitionId, archived, signal),
  });

/** Archived exhibitions that the user may read. */
export const archivedExhibitionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: deskKeys.archivedExhibitions,
    queryFn: async ({ signal }) => {
      const query = { per_page: 100, archived: true };
      return (await api.get('/organizer/exhibitions', { params: { query }, signal })).data;
    },
  });

/** Archives an exhibition in the state on screen, or restores it. */
export const archiveExhibition = (api: ApiClient, { id, etag }: DeskExhibition, to: 'archive' | 'restore') => {
  const call = { params: { path: { exhibitionId: id } }, ifMatch: etag };
  return to === 'archive'
    ? api.post('/organizer/exhibitions/{exhibitionId}/archive', call)
    : api.post('/organizer/exhibitions/{exhibitionId}/restore', call);
};

/** Reads how far deadlines may be extended. */
export const fetchExtensionRules = async (api: ApiClient, exhibitionId: number, signal?: AbortSignal) =>
  (
    await api.get('/organizer/exhibitions/{exhibitionId}/extension-rules', {
      params: { path: { exhibitionId } },
      ...(signal && { signal }),
    })
  ).data;

/** How far the deadlines of an exhibition may be extended, with its state. */
export type ExtensionRules = Awaited<ReturnType<typeof fetchExtensionRules>>;
/** The limit of one kind of deadline. */
export type ExtensionRule = ExtensionRules['rules'][number];

/** How far deadlines may be extended. */
export const extensionRulesQuery = (api: ApiClient, exhibitionId: number) =>
  queryOptions({
    queryKey: deskKeys.extensionRules(exhibitionId),
    queryFn: ({ signal }) => fetchExtensionRules(api, exhibitionId, signal),
  });

/** Sets one limit. @returns the new state of the exhibition */
export const putExtensionRule = async (
  api: ApiClient,
  exhibitionId: number,
  { kind, ...body }: ExtensionRule,
  etag: string,
): Promise<string> =>
  (
    await api.put('/organizer/exhibitions/{exhibitionId}/extension-rules/{kind}', {
      params: { path: { exhibitionId, kind } },
      body,
      ifMatch: etag,
    })
  ).data.etag;
