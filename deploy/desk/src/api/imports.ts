import { saveFile, type ApiClient, type UploadOptions } from '@fairfront/shared-kit/api';
import type { ImportReport } from '@fairfront/shared-kit/domain/organizer/api';

/** What a check or an import has found, by sheet. */
export type FairReport = ImportReport;

/** A wrong cell. */
export type FairError = FairReport['errors'][number];

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
};

/** Saves the workbook to fill in: empty, or as an example of a whole fair. */
export const saveFairWorkbook = async (api: ApiClient, content: 'template' | 'example'): Promise<void> =>
  saveFile(await api.download(`/organizer/imports/${content}`));

/** Finds out what an import of the file would store; stores nothing. */
export const checkFair = async (api: ApiClient, file: File, options: UploadOptions): Promise<FairReport> =>
  (await api.upload<{ data: FairReport }>('/organizer/imports/check', formOf(file), options)).data;

/** Stores a file, whole or without its wrong rows. A repeat with the same key stores nothing twice. */
export const importFair = async (
  api: ApiClient,
  { file, storesValidOnly }: { file: File; storesValidOnly: boolean },
  options: UploadOptions,
): Promise<FairReport> => {
  const form = formOf(file);
  if (storesValidOnly) form.append('store_valid_only', 'true');
  return (await api.upload<{ data: FairReport }>('/organizer/imports', form, options)).data;
};
