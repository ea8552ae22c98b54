export { ApiError, isApiError, type FieldErrors } from './api-error';
export type * from './client-types';
export { createApiClient, type ApiClientOptions, type ConnectedApiClient } from './create-api-client';
export type * from './entities';
export { errorText, type ErrorTextOptions, type Translate } from './error-text';
export { newIdempotencyKey } from './idempotency-key';
export { queryKeys } from './query-keys';
export { printPdf, saveFile, type PrintOutcome } from './received-file';
export type { paths } from './schema';
