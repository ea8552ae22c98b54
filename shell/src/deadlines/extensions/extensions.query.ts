import { type ApiClient, type ExtensionRequest } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { extensionText } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { deadlineKeys } from '../query-keys';

/** The requests of a participation and what the organiser allows. */
export const extensionsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: deadlineKeys.extensions.lists(id),
    queryFn: ({ signal }) => api.get('/participants/{id}/extensions', { params: { path: { id } }, signal }),
    select: ({ data }) => data,
    refetchOnMount: 'always',
  });

/** The request body of the form. */
export interface NewExtension {
  kind: string;
  until: string;
  reason: string;
  file: File | null;
}

/** Sends a request. */
export const postExtension = (
  api: ApiClient,
  id: number,
  { kind, until, reason, file }: NewExtension,
  options: { idempotencyKey: string; onProgress: (share: number) => void },
): Promise<{ data: ExtensionRequest }> => {
  const form = new FormData();
  form.append('kind', kind);
  form.append('until', until);
  form.append('reason', extensionText(reason));
  if (file) form.append('file', file, file.name);
  return api.upload(`/participants/${id}/extensions`, form, options);
};

/** API path of the file of a request. */
export const extensionFilePath = (participationId: number, id: number): string =>
  `/participants/${participationId}/extensions/${id}/file`;
