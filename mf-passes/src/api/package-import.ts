import type { ApiClient, PackageCheck, ReceivedFile, UploadOptions } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import {
  packageListText,
  type PackageColumnsPreview,
  type PackageMapping,
  type PackageReading,
  type PackageRow,
} from '@fairfront/shared-kit/domain/passes';
import { listTypeOf, type PersonalKind } from './list-pages';

/** Where package files of a dialog go. */
interface ImportPlace {
  participationId: number;
  kind: PersonalKind;
}

const pathOf = ({ participationId }: ImportPlace) => `/participants/${participationId}/personal-passes/import`;

const formOf = ({ kind }: ImportPlace, file: Blob, name: string): FormData => {
  const form = new FormData();
  form.append('type', listTypeOf(kind));
  form.append('file', file, name);
  return form;
};

interface FileChoice {
  mapping?: PackageMapping | undefined;
  reading?: PackageReading | undefined;
}

const addChoice = (form: FormData, { mapping, reading }: FileChoice): void => {
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  if (reading) form.append('reading', JSON.stringify(reading));
};

/** Rows as a file of their own (PASS-301). */
const listFile = (rows: readonly PackageRow[]) => new Blob([packageListText(rows)], { type: 'application/json' });

/**
 * Checks a chosen file without writing anything (PASS-181, PASS-278).
 * @param ticket a new UUID, by which the place of the file can be asked for as long as it waits (PASS-321)
 */
export const checkPackageFile = async (
  api: ApiClient,
  place: ImportPlace,
  file: File,
  { ticket, mapping, reading, ...options }: UploadOptions & { ticket: string } & FileChoice,
): Promise<PackageCheck> => {
  const path = `${pathOf(place)}?dry_run=1&ticket=${ticket}`;
  const form = formOf(place, file, file.name);
  addChoice(form, { mapping, reading });
  return (await api.upload<{ data: PackageCheck }>(path, form, options)).data;
};

/** The first lines of a file whose headings are none of the template's, on one of its sheets (PASS-326, PASS-332). */
export const previewPackageFile = async (
  api: ApiClient,
  place: ImportPlace,
  file: File,
  { sheet, reading, ...options }: UploadOptions & { sheet?: number | undefined; reading?: PackageReading | undefined },
): Promise<PackageColumnsPreview> => {
  const form = formOf(place, file, file.name);
  addChoice(form, { reading });
  if (sheet !== undefined) form.append('sheet', String(sheet));
  return (await api.upload<{ data: PackageColumnsPreview }>(`${pathOf(place)}/columns`, form, options)).data;
};

/** The same for rows of the screen: who of them is in the list already (PASS-282, PASS-301). */
export const checkPackageRows = async (
  api: ApiClient,
  place: ImportPlace,
  rows: readonly PackageRow[],
  options: UploadOptions,
): Promise<PackageCheck> => {
  const form = formOf(place, listFile(rows), 'rows.json');
  return (await api.upload<{ data: PackageCheck }>(`${pathOf(place)}?dry_run=1`, form, options)).data;
};

/**
 * Creates passes for rows, all or none; a repeat with the same key creates nothing (PASS-187, PASS-279). The key is the name by
 * which the place in the queue can be asked for, too (PASS-323).
 */
export const importPackageRows = async (
  api: ApiClient,
  place: ImportPlace,
  rows: readonly PackageRow[],
  idempotencyKey: string,
): Promise<number> => {
  const form = formOf(place, listFile(rows), 'rows.json');
  const path = `${pathOf(place)}?ticket=${idempotencyKey}`;
  return (await api.upload<{ data: { created: number } }>(path, form, { idempotencyKey })).data.created;
};

/**
 * The chosen file as a workbook with its wrong cells marked, and the changed rows in it (PASS-302).
 * @param ticket a new UUID, by which the place in the queue can be asked for (PASS-323)
 */
export const markedPackageFile = (
  api: ApiClient,
  place: ImportPlace,
  file: File,
  { edited, ticket, ...choice }: { edited: readonly PackageRow[]; ticket: string } & FileChoice,
): Promise<ReceivedFile> => {
  const form = formOf(place, file, file.name);
  form.append('mended', packageListText(edited));
  addChoice(form, choice);
  return api.download(`${pathOf(place)}/marked?ticket=${ticket}`, { form });
};

/** The place of a sent file among those that wait for their check; 0 while it does not wait (PASS-321). */
export const importPlaceQuery = (api: ApiClient, participationId: number, ticket: string) =>
  queryOptions({
    queryKey: ['import-place', participationId, ticket],
    queryFn: async ({ signal }) => {
      const path = '/participants/{id}/personal-passes/import/place';
      const params = { path: { id: participationId }, query: { ticket } };
      return (await api.get(path, { params, signal })).data.place;
    },
    retry: false,
  });
