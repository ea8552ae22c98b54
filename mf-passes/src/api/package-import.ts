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

/** The dialog to which package files are uploaded. */
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

/** Sends rows as a file of their own. */
const listFile = (rows: readonly PackageRow[]) => new Blob([packageListText(rows)], { type: 'application/json' });

/**
 * Validates a selected file without saving anything.
 * @param ticket a new UUID, used to poll the position of the file in the queue
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

/** Reads the first lines of a file, or of one of its sheets, whose headings do not match the template. */
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

/** Validates rows from the screen, to find people who are already in the list. */
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
 * Creates passes for rows, all or none; a retry with the same key creates nothing. The key also identifies the position in
 * the queue.
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
 * Downloads the selected file as a workbook with invalid cells marked and changed rows applied.
 * @param ticket a new UUID, used to poll the position in the queue
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

/** The position of an uploaded file in the validation queue; 0 if it is not queued. */
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
