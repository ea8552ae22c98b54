/** What other areas may use of the account: imports of an exhibition and of the demo data, and what waits for staff. */
export { importAnnouncements } from './announcements/import-announcements';
export { createContractDocuments, createContractParties, createContracts } from './contracts/create-contracts';
export { accountingHead, accountingTotal } from './contracts/document-sheet';
export type { ContentLine } from './contracts/tables';
export { waitingExtensions } from './extensions/extensions.repository';
export { importExtensions } from './extensions/import-extensions';
export { waitingFeedback } from './feedback/feedback-answers.repository';
export { importLibrary } from './library/import-library';
export { waitingPublications } from './publications/publications.repository';
export { importPublications } from './publications/import-publications';
export { createSupportQuestions } from './support/support-question.kind';
