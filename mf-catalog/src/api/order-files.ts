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

/** The order as a PDF (CAT-229). */
export const orderPdf = (participationId: number, orderId: number): string =>
  `${orderPath({ participationId, orderId })}/download`;

const isDocument = (type: OrderFileType): type is OrderDocumentKind =>
  (orderDocumentKinds as readonly string[]).includes(type);

/** Where a file is sent to; with `/download` where it is fetched from (CAT-232, CAT-233, CAT-235, CAT-236). */
const filePath = (address: OrderAddress, type: OrderFileType): string =>
  `${orderPath(address)}/${isDocument(type) ? 'documents' : 'files'}/${type}`;

/** Sends a file in place of an earlier one of its type (CAT-162, CAT-232, CAT-235). */
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

/** Where a stored file is fetched from (CAT-233, CAT-236). */
export const orderFileDownload = (address: OrderAddress, type: OrderFileType): string =>
  `${filePath(address, type)}/download`;

/**
 * Takes a file off a draft (CAT-162, CAT-234).
 * @param fileId of a package file; documents have none
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

/** A stored file as a screen needs it; documents have no id (CAT-160). */
export type StoredFile = Omit<OrderFile, 'id'> & { id: number | null };

const fields = {
  logo: 'logo',
  'company-cover': 'company_cover',
  presentation: 'presentation',
  graphics: 'graphics',
  confirmation: 'confirmation',
  requisites: 'requisites',
} as const satisfies Record<OrderFileType, keyof CatalogueOrder>;

/** The file of a type that an order has (CAT-161). */
export const storedFile = (order: CatalogueOrder | null, type: OrderFileType): StoredFile | null => {
  const file = order?.[fields[type]] ?? null;
  return file && { ...file, id: 'id' in file && typeof file.id === 'number' ? file.id : null };
};
