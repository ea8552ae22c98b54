import { buildFairError, buildFairReport, wrongReport } from '../testing/imports';
import { errorSheets, verdictOf } from './fair-counts';

const sheet = { sheet: 'companies', created: 0, changed: 0, same: 0, wrong: 0 } as const;

it.each([
  ['can be imported whole', buildFairReport(), 'right'],
  ['only changes rows', buildFairReport({ sheets: [{ ...sheet, changed: 1 }] }), 'right'],
  ['is in the portal already', buildFairReport({ sheets: [{ ...sheet, same: 3 }] }), 'same'],
  ['has no rows', buildFairReport({ sheets: [sheet] }), 'empty'],
  ['has right and wrong rows', wrongReport, 'partly'],
  ['has only wrong rows', buildFairReport({ sheets: [{ ...sheet, wrong: 1 }], error_count: 1 }), 'wrong'],
  ['has an error outside of its rows', buildFairReport({ error_count: 1 }), 'partly'],
])('a file that %s is told apart [ORG-392]', (_, report, verdict) => {
  expect(verdictOf(report)).toBe(verdict);
});

it('errors are counted by sheet, in the order of the file [ORG-392]', () => {
  const errors = ['stands', 'users', 'stands'].map((name) => buildFairError({ sheet: name }));
  expect(errorSheets(errors)).toEqual([
    { sheet: 'stands', count: 2 },
    { sheet: 'users', count: 1 },
  ]);
});
