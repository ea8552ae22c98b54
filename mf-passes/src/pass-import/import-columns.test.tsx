import {
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
  type PackageMapping,
} from '@fairfront/shared-kit/domain/passes';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { createPassesApi } from '../testing/passes-api';

const lines = [
  { row: 1, cells: ['Бригада на январь', ''] },
  { row: 2, cells: ['ФИО', 'Кличка'] },
  { row: 3, cells: ['Пeтров Илья Андреевич', ''] },
  { row: 4, cells: ['зуева дарья', ''] },
];

const other = [
  { row: 1, cells: ['ФИО'] },
  { row: 2, cells: ['Орлов2 Кирилл'] },
];

beforeEach(() => localStorage.clear());

const open = () => {
  const { api } = createPassesApi();
  const mappings: (PackageMapping | null)[] = [];
  const sheets = [
    { index: 1, name: 'Crew' },
    { index: 2, name: 'Other' },
  ];
  api.on('post', '/participants/{id}/personal-passes/import/columns', ({ body }) => {
    const sheet = Number((body as unknown as FormData).get('sheet') ?? 1);
    return { data: { lines: sheet === 1 ? lines : other, rows: 3, sheet, sheets, facts: plainFacts() } };
  });
  api.on('post', '/participants/{id}/personal-passes/import', ({ body }) => {
    const given = (body as unknown as FormData).get('mapping');
    if (typeof given !== 'string') return failWith(422, { code: 'blank_invalid' });
    const mapping = readMapping(given);
    mappings.push(mapping);
    const rows = mapping ? mapPackage(lines, mapping) : [];
    const told = { columns: mapping ? columnsOfMapping(mapping) : {}, facts: plainFacts() };
    return { data: { rows, valid: rows.length, errors: {}, duplicates: [], quota: { count: 0, total: 18 }, ...told } };
  });
  const rendered = renderInPlatform(<ParticipantPassesModal params={{}} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.participant.title,
    now: '2026-04-20T12:00:00+03:00',
    api,
    participation: buildParticipation(),
    user: buildUserWithRole('edit'),
  });
  return { ...rendered, api, mappings };
};

const choose = async ({ person, container }: ReturnType<typeof open>) => {
  await person.click(await screen.findByRole('button', { name: en.import.action.participant }));
  const input = await waitFor(() => {
    const found = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no input yet');
    return found;
  });
  await person.upload(input, new File(['x'], 'list.csv', { type: 'text/csv' }));
};

it('the columns step maps a file with other headings, previews it and fixes all letters at once [PASS-326] [PASS-328]', async () => {
  const opened = open();
  await choose(opened);
  expect(await screen.findByRole('heading', { name: 'Columns of your list' })).toBeVisible();
  expect(await screen.findByRole('row', { name: /^3 П ?e ?тров/ })).toBeVisible();
  expect(screen.getByText(/Left out/)).toHaveTextContent('Кличка');
  await opened.person.click(screen.getByRole('button', { name: /^Check \d+ rows?$/ }));
  expect(await screen.findByText(/Пeтров → Петров/)).toBeVisible();
  expect(opened.mappings).toMatchObject([{ headingRow: 2, fields: { lastname: { column: 0, part: 'first' } } }]);
  expect(screen.getByText(/Пeтров → Петров/)).toBeVisible();
  await opened.person.click(screen.getByRole('button', { name: 'Correct 2 rows' }));
  await waitFor(() => expect(screen.queryByText('Check the names in 2 rows.')).toBeNull());
  expect(screen.getByText('Петров')).toBeVisible();
  expect(screen.getByText('Зуева')).toBeVisible();
  // headings are stored as a hash, names and companies never
  expect(localStorage.getItem('fairfront.import-columns')).toMatch(/"column":0/);
  expect(localStorage.getItem('fairfront.import-columns')).not.toMatch(/ФИО|механика/i);
});

it('the columns are disabled during the check and enabled again after a failure [PASS-326]', async () => {
  const opened = open();
  await choose(opened);
  await screen.findByRole('heading', { name: 'Columns of your list' });
  let answer: (failure: ReturnType<typeof failWith>) => void = () => undefined;
  const pending = new Promise<ReturnType<typeof failWith>>((resolve) => {
    answer = resolve;
  });
  opened.api.on('post', '/participants/{id}/personal-passes/import', pending);
  const isInert = () => screen.getByRole('button', { name: 'Correct 2 rows' }).closest('[inert]') !== null;
  expect(isInert()).toBe(false);
  await opened.person.click(screen.getByRole('button', { name: /^Check \d+ rows?$/ }));
  await waitFor(() => expect(isInert()).toBe(true));
  answer(failWith(500));
  await waitFor(() => expect(isInert()).toBe(false));
});

it('one press fixes one row or all rows for the check, and the button counts the rows [PASS-333]', async () => {
  const opened = open();
  await choose(opened);
  const { person, platform } = opened;
  const rowOf = (number: number) => screen.getByRole('row', { name: new RegExp(`^${number} `) });
  await screen.findByText('Check the names in 2 rows.');
  await person.click(screen.getByRole('button', { name: /^Correct: зуева дарья/ }));
  expect(rowOf(4)).toHaveTextContent('ЗуеваДарья');
  expect(rowOf(4)).toHaveTextContent('Corrected');
  await person.click(screen.getByRole('button', { name: /^Undo: Зуева Дарья/ }));
  expect(rowOf(4)).toHaveTextContent('зуева');
  await person.click(screen.getByRole('button', { name: 'Correct 2 rows' }));
  expect(rowOf(3)).toHaveTextContent('Петров');
  expect(screen.queryByText(/^Check the names/)).toBeNull();

  await platform.setLocale('ru');
  await person.click(screen.getByRole('button', { name: 'Проверить 2 строки' }));
  await screen.findByRole('grid');
  expect(screen.getByText('Зуева')).toBeVisible();
  expect(screen.queryByText(/Проверьте имена/)).toBeNull();
  // nothing was changed in the check, so going back asks nothing, and the rows are still fixed
  await person.click(screen.getByRole('button', { name: 'К колонкам' }));
  expect(await screen.findByRole('button', { name: 'Вернуть: Зуева Дарья' })).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('each row shows its notices, another sheet can be selected, and the check links back to the columns [PASS-332]', async () => {
  const opened = open();
  await choose(opened);
  const { person } = opened;
  expect(await screen.findByTestId('import-quota')).toHaveTextContent(/\d+ of \d+.*, \d+ free/);
  // a framed letter is a separate element in the name of its row
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
  await waitFor(() => expect(rowOf('3 П ?e ?тров')).toHaveTextContent('Latin “e”'));
  await person.click(screen.getByLabelText('Sheet'));
  await person.click(await screen.findByRole('option', { name: 'Other' }));
  await waitFor(() => expect(rowOf('2 Орлов2')).toHaveTextContent('Last name: '));
  await person.click(screen.getByRole('button', { name: /^Check \d+ rows?$/ }));
  await screen.findByRole('heading', { name: 'Check of the list' });
  expect(opened.mappings).toMatchObject([{ sheet: 2, headingRow: 1 }]);
  expect(screen.getByRole('navigation', { name: 'Steps of the upload' })).toHaveTextContent('Check');
  await person.click(screen.getByRole('button', { name: 'Back to columns' }));
  expect(await screen.findByRole('heading', { name: 'Columns of your list' })).toBeVisible();
  expect(rowOf('2 Орлов2')).toBeVisible();
});
