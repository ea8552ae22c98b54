import { saveFile, type ApiClient } from '@fairfront/shared-kit/api';
import type { ProofPart } from '@fairfront/shared-kit/domain/catalogue';
import type { LayoutFormat } from '@fairfront/shared-kit/domain/catalogue/api';
import type { PrintedLocale } from '@fairfront/shared-kit/domain/common';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { deskKeys } from './query-keys';

/** Entries of a page of the proof, and rows of a page of the list. */
const proofPageSize = 20;
/** Interval at which the state of an export is polled, ms. */
const exportPause = 2_000;

/** Which part of the catalogue is proofread. */
export interface ProofView {
  exhibition: number;
  part: ProofPart;
  lang: PrintedLocale;
}

const fetchProof = async (api: ApiClient, { exhibition, part, lang }: ProofView, page: number, signal: AbortSignal) =>
  api.get('/organizer/exhibitions/{exhibitionId}/catalogue-entries', {
    params: { path: { exhibitionId: exhibition }, query: { part, lang, page, per_page: proofPageSize } },
    signal,
  });

/** An entry as it is printed. */
export type PrintedProof = Awaited<ReturnType<typeof fetchProof>>['data'][number];

/** A page of the proof; the previous one stays while another loads. */
export const proofQuery = (api: ApiClient, view: ProofView, page: number) =>
  queryOptions({
    queryKey: deskKeys.printing(view.exhibition, 'proof', { part: view.part, lang: view.lang, page }),
    queryFn: ({ signal }) => fetchProof(api, view, page, signal),
    placeholderData: keepPreviousData,
  });

/** A page of the orders whose entries are not final. */
export const notFinalQuery = (api: ApiClient, exhibition: number, page: number) =>
  queryOptions({
    queryKey: deskKeys.printing(exhibition, 'not-final', { page }),
    queryFn: ({ signal }) =>
      api.get('/organizer/exhibitions/{exhibitionId}/catalogue-not-final', {
        params: { path: { exhibitionId: exhibition }, query: { page, per_page: proofPageSize } },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

const pathOf = (exhibition: number, of: string): string => `/organizer/exhibitions/${exhibition}/${of}`;

/** The proof as a PDF. */
export const downloadProof = (api: ApiClient, { exhibition, part, lang }: ProofView) =>
  api.download(pathOf(exhibition, `catalogue-proof?part=${part}&lang=${lang}`));

/** A file for layout: the entries in a format, or their pictures. */
export type LayoutFile = LayoutFormat | 'zip';

/**
 * Saves a file for layout.
 * @returns null; the number of the export if it is so long that it is made in the background
 */
export const saveLayoutFile = async (
  api: ApiClient,
  exhibition: number,
  format: LayoutFile,
): Promise<number | null> => {
  const file = await api.download(
    pathOf(exhibition, format === 'zip' ? 'catalogue-pictures' : `catalogue-export?format=${format}`),
  );
  // what is made in the background is answered without a file name
  if (!file.fileName.includes('.')) return (JSON.parse(await file.blob.text()) as { data: { id: number } }).data.id;
  saveFile(file);
  return null;
};

/** The state of an export that is made in the background, polled until it is ready. */
export const exportQuery = (api: ApiClient, exportId: number) =>
  queryOptions({
    queryKey: deskKeys.export(exportId),
    queryFn: async ({ signal }) =>
      (await api.get('/organizer/exports/{exportId}', { params: { path: { exportId } }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' || !state.data ? exportPause : false),
  });

const fetchTemplate = async (api: ApiClient, exhibition: number, signal: AbortSignal) =>
  (
    await api.get('/organizer/exhibitions/{exhibitionId}/catalog-template', {
      params: { path: { exhibitionId: exhibition } },
      signal,
    })
  ).data;

/** The template of an exhibition with its rubrics. */
export type StoredTemplate = Awaited<ReturnType<typeof fetchTemplate>>;

/** The template of an exhibition; an exhibition without one is an error 404. */
export const templateQuery = (api: ApiClient, exhibition: number) =>
  queryOptions({
    queryKey: deskKeys.printing(exhibition, 'template', {}),
    queryFn: ({ signal }) => fetchTemplate(api, exhibition, signal),
  });

/** Saves the template with the rubrics that it was read with; a colleague's change meanwhile is an error 409. */
export const putTemplate = (
  api: ApiClient,
  { exhibition_id: exhibitionId, stamp, template, rubrics, exporter }: StoredTemplate,
) =>
  api.put('/organizer/exhibitions/{exhibitionId}/catalog-template', {
    params: { path: { exhibitionId } },
    body: { template, rubrics, exporter, seen_stamp: stamp } as never,
  });
