import type { GridOptions } from '@fairfront/shared-kit/domain/services/service-grid';
import { buildServiceRow } from '../testing/services';
import {
  currentValues,
  edited,
  issuesOfRow,
  pasteOf,
  rangeOf,
  stored,
  undone,
  untouched,
  type GridRow,
} from './grid-state';

const chair: GridRow = { key: '1', service: buildServiceRow() };
const added: GridRow = { key: 'new-1', service: null };
const options: GridOptions = {
  category_id: [{ id: 1, names: ['Furniture'] }],
  executor_id: [],
  unit_id: [],
  yes: ['yes'],
  no: ['no'],
};
const context = { options, rowOf: (key: string) => (key === '1' ? chair : added) };
const type = (text: string, column: 'name_eng' | 'price_RUR' = 'name_eng') => ({ key: '1', column, text });

it('an edit is a step that can be undone, and the stored text again is no change [ORG-382]', () => {
  const first = edited(untouched, [type('Stool')], context);
  const second = edited(first, [type('Bench')], context);
  expect(currentValues(chair, second.drafts.get('1')).name_eng).toBe('Bench');
  expect(currentValues(chair, undone(second).drafts.get('1')).name_eng).toBe('Stool');
  expect(undone(undone(second)).drafts.size).toBe(0);
  expect(undone(untouched)).toEqual(untouched);
  expect(edited(first, [type('Chair')], context).drafts.size).toBe(0);
});

it('a text that breaks a rule is kept as it was typed, and the row keeps its stored value [ORG-382]', () => {
  const { drafts } = edited(untouched, [type('on request', 'price_RUR')], context);
  expect(drafts.get('1')?.price_RUR).toMatchObject({ typed: 'on request', issue: { rule: 'number' } });
  expect(currentValues(chair, drafts.get('1')).price_RUR).toBe(120);
  expect(Object.keys(issuesOfRow(chair, drafts.get('1')))).toEqual(['price_RUR']);
});

it('a new row needs what the fields need [ORG-382]', () => {
  expect(Object.keys(issuesOfRow(added, undefined))).toEqual([
    'name_rus',
    'name_eng',
    'category_id',
    'executor_id',
    'unit_id',
  ]);
});

it('a pasted range goes to the cells from the active one on, and adds rows below the last [ORG-382]', () => {
  const range = rangeOf({ row: 1, column: 9 }, { row: 1, column: 9 });
  const pasted = pasteOf(
    [
      ['yes', 'no', 'x'],
      ['no', 'yes', 'x'],
    ],
    range,
    ['1', '2'],
    (index) => `new-${index + 1}`,
  );
  expect(pasted.edits.map(({ key, column, text }) => `${key} ${column} ${text}`)).toEqual([
    ...['2 is_popular yes', '2 is_archived no', 'new-1 is_popular no', 'new-1 is_archived yes'],
  ]);
  expect([pasted.added, pasted.outside]).toEqual([['new-1'], 2]);
});

it('one copied cell fills the selected range of the grid [ORG-382]', () => {
  const range = rangeOf({ row: 1, column: 5 }, { row: 0, column: 6 });
  expect(pasteOf([['7']], range, ['1', '2'], String).edits).toHaveLength(4);
});

it('stored rows no longer count as changed and cannot be undone [ORG-382]', () => {
  const both = edited(
    edited(untouched, [type('Stool')], context),
    [{ key: 'new-1', column: 'name_eng', text: 'New' }],
    context,
    ['new-1'],
  );
  const after = stored(both, new Set(['1']));
  expect([[...after.drafts.keys()], after.added, after.history]).toEqual([['new-1'], ['new-1'], []]);
});
