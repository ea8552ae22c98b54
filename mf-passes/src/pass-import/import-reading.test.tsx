import {
  axeViolations,
  buildParticipation,
  buildUserWithRole,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import {
  columnsOfMapping,
  mapPackage,
  plainFacts,
  readMapping,
  readReading,
  type PackageFacts,
} from '@fairfront/shared-kit/domain/passes';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { createPassesApi } from '../testing/passes-api';

/** The notices about a file whose content was read differently from how it looks. */
const importPath = '/participants/{id}/personal-passes/import';
const templateColumns = { company_name: 0, lastname: 1, name: 2, middlename: 3 };
const row = (number: number, lastname: string, company_name = 'Alfa LLC') => ({
  row: number,
  company_name,
  lastname,
  name: 'Anna',
  middlename: '',
});
const people = [row(2, 'Visible'), row(3, 'Hidden'), row(4, 'Shown')];
const titled = [
  { row: 1, cells: ['List of people', ' stand 24C10'] },
  { row: 3, cells: ['Company;Last name;First name'] },
];
const split = [
  { row: 1, cells: ['List of people, stand 24C10'] },
  { row: 3, cells: ['Company', 'Last name', 'First name'] },
  { row: 4, cells: ['Alfa', 'Ivanov', 'Ivan'] },
];

interface Fixture {
  facts?: Partial<PackageFacts>;
  rows?: ReturnType<typeof row>[];
  /** The rows for the encoding that the user selected. */
  byEncoding?: Record<string, ReturnType<typeof row>[]>;
  isOtherShape?: boolean;
  held?: number;
}
const open = async ({ facts = {}, rows = people, byEncoding = {}, isOtherShape = false, held = 0 }: Fixture = {}) => {
  const { api } = createPassesApi({ quota: 30, meta: { quota: { count: 14, held, total: 30 } } });
  const read = { ...plainFacts(), ...facts };
  const readings: unknown[] = [];
  const readingOf = (body: unknown) => {
    const given = (body as FormData).get('reading');
    const reading = typeof given === 'string' ? readReading(given) : null;
    readings.push(reading);
    return reading;
  };
  api.on('post', `${importPath}/columns`, ({ body }) => {
    const reading = readingOf(body);
    const lines = reading?.delimiter === ';' ? split : titled;
    return { data: { lines, rows: 2, sheet: 0, sheets: [], facts: { ...read, ...reading } } };
  });
  api.on('post', importPath, ({ body }) => {
    const given = (body as unknown as FormData).get('mapping');
    const mapping = typeof given === 'string' ? readMapping(given) : null;
    if (isOtherShape && !mapping) return failWith(422, { code: 'blank_invalid' });
    const reading = readingOf(body);
    const found = mapping ? mapPackage(split, mapping) : (byEncoding[reading?.encoding ?? ''] ?? rows);
    const columns = mapping ? columnsOfMapping(mapping) : templateColumns;
    const told = { columns, facts: { ...read, ...reading }, quota: { count: 14, held, total: 30 } };
    return { data: { rows: found, valid: found.length, errors: {}, duplicates: [], ...told } };
  });
  const rendered = renderInPlatform(<ParticipantPassesModal params={{}} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.participant.title,
    now: '2026-04-20T12:00:00+03:00',
    api,
    participation: buildParticipation(),
    user: buildUserWithRole('edit'),
  });
  await rendered.person.click(await screen.findByRole('button', { name: en.import.action.participant }));
  const input = await waitFor(() => {
    const found = rendered.container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no input yet');
    return found;
  });
  await rendered.person.upload(input, new File(['x'], 'list.csv', { type: 'text/csv' }));
  return { ...rendered, readings };
};

it('hidden rows are reported and can be excluded [PASS-340]', async () => {
  const { person, platform } = await open({ facts: { hidden_rows: [3], hidden_columns: [3] } });
  expect(await screen.findByText(/^1 row is hidden or filtered out .*: row 3\.$/)).toBeVisible();
  expect(screen.getByText('A column is hidden in the file and is read as well: Middle name.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add all 3' })).toBeEnabled();
  await person.click(screen.getByRole('button', { name: 'Leave out hidden rows' }));
  expect(screen.getByText('1 hidden row is left out: row 3.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add all 2' })).toBeEnabled();
  await person.click(screen.getByRole('button', { name: 'Put hidden rows back' }));
  expect(screen.getByRole('button', { name: 'Add all 3' })).toBeEnabled();
  await platform.setLocale('ru');
  expect(await screen.findByText(/^1 строка в файле скрыта или отфильтрована/)).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('words of mixed alphabets are reported, and the user can select another encoding [PASS-283]', async () => {
  const { person, readings } = await open({
    facts: { encoding: 'windows-1251', delimiter: ';' },
    rows: [row(2, 'Мьller', 'Мьller GmbH'), row(3, 'Lefиvre')],
    byEncoding: { 'windows-1252': [row(2, 'Müller', 'Müller GmbH'), row(3, 'Lefèvre')] },
  });
  expect(await screen.findByText(/^Words mix Latin and Russian letters: Мьller, Lefиvre\./)).toBeVisible();
  await person.click(screen.getByLabelText('Encoding of the file'));
  await person.click(await screen.findByRole('option', { name: 'Windows-1252 (Western Europe)' }));
  expect(await screen.findByText('Lefèvre')).toBeVisible();
  expect(screen.queryByText(/^Words? mix/)).toBeNull();
  expect(readings).toEqual([null, { encoding: 'windows-1252', delimiter: ';' }]);
});

it('the columns step offers another separator and passes it to the check [PASS-283]', async () => {
  const { person, readings } = await open({ isOtherShape: true, facts: { encoding: 'utf-8', delimiter: ',' } });
  await screen.findByRole('heading', { name: 'Columns of your list' });
  await person.click(screen.getByLabelText('Column separator'));
  await person.click(await screen.findByRole('option', { name: 'Semicolon' }));
  expect(await screen.findByRole('row', { name: /^4 Ivanov/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^Check \d+ rows?$/ }));
  await screen.findByRole('heading', { name: 'Check of the list' });
  expect(readings.at(-1)).toEqual({ encoding: 'utf-8', delimiter: ';' });
});

it('rows with a stray quotation mark or a formula are reported, and a formula is not an empty cell [PASS-283] [PASS-342]', async () => {
  await open({
    rows: [row(2, '"Alfa'), row(3, '')],
    facts: { stray_quotes: [2], formulas: [{ row: 3, column: 1 }] },
  });
  expect(await screen.findByText(/^A quotation mark has no pair: row 2\./)).toBeVisible();
  expect(screen.getByText(/^A formula has no saved value or shows an error: row 3\./)).toBeVisible();
  expect(screen.getAllByText(/The cell holds a formula without a saved value/).length).toBeGreaterThan(0);
  expect(await axeViolations()).toEqual([]);
});

it('the places held by links are counted like in the list header [PASS-292] [PASS-301]', async () => {
  await open({ held: 1 });
  expect(await screen.findByText(/of 30 passes with 3 ready rows added/)).toHaveTextContent(/^18 of 30/);
  expect(screen.getByRole('img', { name: '15 of 30 passes, 3 to be added' })).toBeVisible();
});
