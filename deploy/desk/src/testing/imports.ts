import { buildPage, type FakeApi } from '@fairfront/shared-kit/testing';
import type { FairError, FairReport } from '../api/imports';
import { deskApi, type Grants } from './queue';

/** A wrong cell. */
export const buildFairError = (changes: Partial<FairError> = {}): FairError => ({
  ...{ sheet: 'stands', row: 7, column: 'area', value: '12 м' },
  message: 'Enter a number',
  ...changes,
});

/** What a check finds in a file without errors. */
export const buildFairReport = (changes: Partial<FairReport> = {}): FairReport => ({
  is_stored: false,
  sheets: [
    { sheet: 'exhibition', created: 1, changed: 0, same: 0, wrong: 0 },
    { sheet: 'companies', created: 48, changed: 2, same: 10, wrong: 0 },
    { sheet: 'users', created: 60, changed: 0, same: 0, wrong: 0 },
  ],
  error_count: 0,
  errors: [],
  ...changes,
});

/** What a check finds in a file with errors in two sheets. */
export const wrongReport: FairReport = buildFairReport({
  sheets: [
    { sheet: 'companies', created: 48, changed: 0, same: 0, wrong: 1 },
    { sheet: 'stands', created: 52, changed: 0, same: 0, wrong: 2 },
  ],
  error_count: 3,
  errors: [
    buildFairError({ sheet: 'companies', row: 3, column: 'name_rus', value: null, message: 'Fill in this field' }),
    buildFairError(),
    buildFairError({ row: 9, column: 'participation', value: 'X-9', message: 'There is no such row' }),
  ],
});

const owner: Grants = [{ role: 'owner', exhibition_id: null }];

/** An API of a portal with one exhibition, in which every file is right. */
export const importApi = (report = buildFairReport(), grants = owner): FakeApi =>
  deskApi([], grants)
    .on('get', '/organizer/participants', buildPage([]))
    .on('post', '/organizer/imports/check', { data: report })
    .on('post', '/organizer/imports', { data: { ...report, is_stored: true } });

/** The same of a portal without exhibitions. */
export const emptyPortalApi = (report = buildFairReport(), grants = owner): FakeApi =>
  importApi(report, grants).on('get', '/organizer/exhibitions', buildPage([]));
