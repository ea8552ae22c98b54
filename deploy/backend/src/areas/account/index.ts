/** What others may use of the account: so far the demo world. */
export { accountingHead, accountingTotal } from './contracts/document-sheet';
export type { ContentLine } from './contracts/tables';
