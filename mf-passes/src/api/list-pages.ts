import { orderOf, type PassSort } from '@fairfront/shared-kit/domain/passes/sorting';

/** The two dialogs for passes of people. */
export type PersonalKind = 'participant' | 'installation';

/** The pass type in the requests of a dialog; the certificate list includes visas. */
export const listTypeOf = (kind: PersonalKind) => (kind === 'participant' ? 'certificate' : 'installation');

/** The query of a page of personal passes; `remote.ts` prefetches the first page. */
export const personalPassPage = (kind: PersonalKind, page: number, sort: PassSort) =>
  ({ type: listTypeOf(kind), page, ...orderOf(kind, sort) }) as const;

/** The query of a page of car passes, newest first. */
export const carPassPage = (page: number) => ({ page });
