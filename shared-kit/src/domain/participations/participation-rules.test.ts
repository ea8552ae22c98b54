import { placeIssue, quotasBelowIssued, type ParentFacts } from './participation-rules';

const collective: ParentFacts = { type: 'collective', exhibition_id: 1, is_deleted: false };

it.each([
  ['self', null, null, null],
  ['self', 7, collective, 'parentNotNeeded'],
  ['sub', null, null, 'parentMissing'],
  ['sub', 7, null, 'parentUnknown'],
  ['sub', 7, { ...collective, is_deleted: true }, 'parentUnknown'],
  ['sub', 7, { ...collective, type: 'self' }, 'parentNotCollective'],
  ['sub', 7, { ...collective, exhibition_id: 2 }, 'parentElsewhere'],
  ['sub', 7, collective, null],
] as const)(
  'a participation of type %s with the parent %p: %p results in %p [ORG-081]',
  (type, parent_id, parent, issue) => {
    expect(placeIssue({ type, parent_id, exhibition_id: 1 }, parent)).toBe(issue);
  },
);

it('a quota is too low only below what is issued [ORG-085]', () => {
  const none = { names: [], others: 0 };
  const issued = { quota_certificate: { names: ['A', 'B'], others: 1 }, quota_installation: none, quota_car: none };
  expect(quotasBelowIssued({ quota_certificate: 2 }, issued)).toEqual(['quota_certificate']);
  expect(quotasBelowIssued({ quota_certificate: 3, quota_installation: 0, quota_car: 0 }, issued)).toEqual([]);
  expect(quotasBelowIssued({ quota_certificate: null }, issued)).toEqual([]);
});
