import { filterTeam } from './team-filter';

const user = (lastname: string, email: string, role: 'read' | 'installer' = 'read') => ({
  lastname,
  name: 'Пётр',
  middlename: null,
  email,
  role,
});
const team = [
  user('Ёлкин', 'elkin@severmech.example'),
  user('Гусев', 'gusev@montazh.example', 'installer'),
  user('', 'office@montazh.example', 'installer'),
];
const found = (search: string, filter: 'all' | 'own' | 'contractor' = 'all', type: 'self' | 'installer' = 'self') =>
  filterTeam(team, { filter, search, type }).map(({ email }) => email.split('@')[0]);

it.each([
  ['', ['elkin', 'gusev', 'office']],
  ['  ', ['elkin', 'gusev', 'office']],
  ['елкин', ['elkin']],
  ['ПЕТР гус', ['gusev']],
  ['montazh', ['gusev', 'office']],
  ['гусев severmech', []],
])('«%s» finds %j by names and e-mail, ignoring case and the letter ё [ACC-236]', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

it('the filter filters own people or those of contractors; a contractor’s own installers are own people [ACC-236]', () => {
  expect(found('', 'own')).toEqual(['elkin']);
  expect(found('', 'contractor')).toEqual(['gusev', 'office']);
  expect(found('office', 'own')).toEqual([]);
  expect(found('', 'own', 'installer')).toEqual(['elkin', 'gusev', 'office']);
});
