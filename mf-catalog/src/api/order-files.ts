import type { ApiClient } from '@fairfront/shared-kit/api';
import { catalogueClient } from './catalogue-paths';
import { type CatalogueOrder, type OrderFile } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import { orderDocumentKinds, type OrderDocumentKind } from '@fairfront/shared-kit/domain/catalogue/order-file-kinds';
import type { OrderFileType } from '@fairfront/shared-kit/domain/catalogue/files/file-rules';

/** An order of a participation. */
export interface OrderAddress {
  participationId: number;
  orderId: number;
}

const orderPath = ({ participationId, orderId }: OrderAddress): string =>
  `/participants/${participationId}/catalog-orders/${orderId}`;

/** The path of the order as PDF. */
export const orderPdf = (participationId: number, orderId: number): string =>
  `${orderPath({ participationId, orderId })}/download`;

const isDocument = (type: OrderFileType): type is OrderDocumentKind =>
  (orderDocumentKinds as readonly string[]).includes(type);

/** The upload path of a file; with `/download` its download path. */
const filePath = (address: OrderAddress, type: OrderFileType): string =>
  `${orderPath(address)}/${isDocument(type) ? 'documents' : 'files'}/${type}`;

/** Uploads a file and replaces an earlier one of its type. */
export const uploadOrderFile = (
  api: ApiClient,
  address: OrderAddress,
  type: OrderFileType,
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<unknown> => {
  const form = new FormData();
  form.append('file', file, file.name);
  return api.upload(filePath(address, type), form, options);
};

/** The download path of a stored file. */
export const orderFileDownload = (address: OrderAddress, type: OrderFileType): string =>
  `${filePath(address, type)}/download`;

/**
 * Removes a file from a draft.
 * @param fileId of a package file; absent for documents
 */
export const removeOrderFile = async (
  api: ApiClient,
  { participationId: id, orderId }: OrderAddress,
  type: OrderFileType,
  fileId: number | null,
  idempotencyKey: string,
): Promise<void> => {
  const client = catalogueClient(api);
  if (isDocument(type)) {
    const path = '/participants/{id}/catalog-orders/{orderId}/documents/{kind}';
    await client.delete(path, { params: { path: { id, orderId, kind: type } }, idempotencyKey });
  } else if (fileId !== null) {
    const path = '/participants/{id}/catalog-orders/{orderId}/files/{type}/{fileId}';
    await client.delete(path, { params: { path: { id, orderId, type, fileId } }, idempotencyKey });
  }
};

/** A stored file in the format that a screen needs; documents have no id. */
export type StoredFile = Omit<OrderFile, 'id'> & { id: number | null };

const fields = {
  logo: 'logo',
  'company-cover': 'company_cover',
  presentation: 'presentation',
  graphics: 'graphics',
  confirmation: 'confirmation',
  requisites: 'requisites',
} as const satisfies Record<OrderFileType, keyof CatalogueOrder>;

/** The file of a type in an order. */
export const storedFile = (order: CatalogueOrder | null, type: OrderFileType): StoredFile | null => {
  const file = order?.[fields[type]] ?? null;
  return file && { ...file, id: 'id' in file && typeof file.id === 'number' ? file.id : null };
};
