/** The API name of each file of an order: package files, then documents. */
export const packageFileTypes = ['logo', 'company-cover', 'presentation', 'graphics'] as const;
/** One of `packageFileTypes`. */
export type PackageFileType = (typeof packageFileTypes)[number];
export const orderDocumentKinds = ['confirmation', 'requisites'] as const;
/** One of `orderDocumentKinds`. */
export type OrderDocumentKind = (typeof orderDocumentKinds)[number];
