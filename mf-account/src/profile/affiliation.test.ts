import { buildParticipationListItem } from '@fairfront/shared-kit/testing';
import { affiliationOf } from './affiliation';

const ours = { id: 1, name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' };
const other = { id: 2, name_rus: 'АО «Фрезер»', name_eng: 'Frezer JSC' };
const item = (company: typeof ours, role: 'admin' | 'read') => buildParticipationListItem({ company, role });

it.each([
  ['nothing', [], null],
  ['one', [item(ours, 'admin')], { company: ours, companies: 1, role: 'admin' }],
  ['the same twice', [item(ours, 'admin'), item(ours, 'admin')], { company: ours, companies: 1, role: 'admin' }],
  ['two roles', [item(ours, 'admin'), item(ours, 'read')], { company: ours, companies: 1, role: null }],
  ['two companies', [item(ours, 'read'), item(other, 'read')], { company: null, companies: 2, role: 'read' }],
])('the affiliation of a person who takes part in %s', (_name, items, place) => {
  expect(affiliationOf(items)).toEqual(place);
});
