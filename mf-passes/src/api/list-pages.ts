import { orderOf, type PassSort } from '@fairfront/shared-kit/domain/passes/sorting';

/** The two dialogs for passes of people. */
export type PersonalKind = 'participant' | 'installation';

/** The type that the calls of a dialog name: its list of certificates holds the visas too (PASS-219). */
export const listTypeOf = (kind: PersonalKind) => (kind === 'participant' ? 'certificate' : 'installation');

/** Query of a page of people's passes; `remote.ts` announces the first one (SHELL-412). */
export const personalPassPage = (kind: PersonalKind, page: number, sort: PassSort) =>
  ({ type: listTypeOf(kind), page, ...orderOf(kind, sort) }) as const;

/** Query of a page of car passes, newest first. */
export const carPassPage = (page: number) => ({ page });
