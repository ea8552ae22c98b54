import { repeatedExternalIds, type WithExternalId } from './external-ids';

const row = (external_id: string | null, id: number | null = null, scope: number | null = null): WithExternalId => ({
  id,
  external_id,
  scope,
});

it.each<[title: string, rows: WithExternalId[], stored: WithExternalId[], repeated: number[]]>([
  ['no external ids', [row(null), row(null)], [], []],
  ['one that nobody has', [row('A')], [row('B', 1)], []],
  ['one of a stored row', [row('A')], [row('A', 1)], [0]],
  ['the own one of a stored row', [row('A', 1)], [row('A', 1)], []],
  ['two of one list', [row('A'), row('B'), row('A')], [], [2]],
  ['the same within another row', [row('A', null, 1), row('A', null, 2)], [row('A', 9, 3)], []],
  ['the same within one row', [row('A', null, 1)], [row('A', 9, 1)], [0]],
])('external ids that are in use are found: %s [ORG-131]', (_title, rows, stored, repeated) => {
  expect(repeatedExternalIds(rows, stored)).toEqual(repeated);
});
