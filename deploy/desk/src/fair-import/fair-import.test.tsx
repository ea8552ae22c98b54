import {
  axeViolations,
  fireEvent,
  buildPage,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import { buildFairError, buildFairReport, emptyPortalApi, importApi, wrongReport } from '../testing/imports';
import { deskApi, testNow } from '../testing/queue';
import { en, ru } from '../testing/texts';
import FairImportScreen from './fair-import.screen';

const texts = en.fairImport;

const open = (api = importApi()) =>
  renderInPlatform(<FairImportScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-import', query: new URLSearchParams() },
  });

type Opened = ReturnType<typeof open>;

const fileField = () => screen.findByLabelText(/File of the fair/, { selector: 'input' });
const choose = async ({ person }: Opened, name = 'fair.xlsx', content = 'rows') =>
  person.upload(await fileField(), new File([content], name));

const importButton = () => screen.findByRole('button', { name: /^Import \d+ rows?$/ });
const uploads = ({ platform }: Opened, path: '/organizer/imports' | '/organizer/imports/check') =>
  platform.api.sent('post', path).map(({ body, headers }) => ({
    file: ((body as FormData).get('file') as File).name,
    validOnly: (body as FormData).get('store_valid_only'),
    key: headers.get('idempotency-key'),
  }));

it('a right file is checked, and imported only when that is asked for [ORG-392]', async () => {
  const opened = open(emptyPortalApi());
  await choose(opened);
  expect(await screen.findByText(texts.verdicts.right.title)).toBeVisible();
  const row = within(screen.getByRole('row', { name: /^Companies/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['48', '2', '10', '0']),
  );
  expect(uploads(opened, '/organizer/imports')).toEqual([]);
  expect(screen.queryByText(texts.imported)).toBeNull();
  expect(await axeViolations()).toEqual([]);

  // the portal has an exhibition from now on
  opened.platform.api.on(
    'get',
    '/organizer/exhibitions',
    buildPage([
      { id: 4, title_rus: 'Литмаш', title_eng: 'CastTech', started_at: '2026-05-18', ended_at: '2026-05-21' } as never,
    ]),
  );
  await opened.person.click(await importButton());
  expect(await screen.findByRole('heading', { level: 1, name: texts.imported })).toHaveFocus();
  expect(uploads(opened, '/organizer/imports')).toMatchObject([{ file: 'fair.xlsx', validOnly: null }]);
  expect(screen.getByText('New: 109, changed: 2, unchanged: 10.')).toBeVisible();
  expect(screen.getByText(/^60 people have access now/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: texts.toParticipants })).toHaveAttribute(
      'href',
      '/desk-participants?exhibition=4',
    ),
  );
  expect(await axeViolations()).toEqual([]);
  await opened.platform.setLocale('ru');
  expect(screen.getByRole('heading', { level: 1, name: ru.fairImport.imported })).toBeVisible();
  expect(opened.platform.log.missingTexts).toEqual([]);
});

it('every error is listed with its sheet, row, column and value, and sheets narrow the list [ORG-392]', async () => {
  const opened = open(importApi(wrongReport));
  await choose(opened);
  const table = within(await screen.findByRole('table', { name: 'Errors, 1–3 of 3' }));
  expect(screen.getByText('The file has 3 errors.')).toBeVisible();
  const cells = (row: HTMLElement) =>
    [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map(({ textContent }) => textContent);
  expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([
    ['companies', '3', 'name_rus', 'empty', 'Fill in this field'],
    ['stands', '7', 'area', '12 м', 'Enter a number'],
    ['stands', '9', 'participation', 'X-9', 'There is no such row'],
  ]);
  await opened.person.click(screen.getByRole('combobox', { name: /Errors of the sheet/ }));
  await opened.person.click(await screen.findByRole('option', { name: 'stands (2)' }));
  expect(await screen.findByRole('table', { name: 'Errors, 1–2 of 2' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('wrong rows are left out only by choice, and a replaced file keeps choice and filter [ORG-392]', async () => {
  const opened = open(importApi(wrongReport));
  const { person } = opened;
  await choose(opened, 'first.xlsx');
  const button = await importButton();
  expect(button).toHaveAccessibleDescription(texts.correctFirst);
  await person.click(button);
  expect(uploads(opened, '/organizer/imports')).toEqual([]);
  await person.click(screen.getByRole('checkbox', { name: texts.validOnly }));
  await person.click(screen.getByRole('combobox', { name: /Errors of the sheet/ }));
  await person.click(await screen.findByRole('option', { name: 'stands (2)' }));

  await choose(opened, 'second.xlsx');
  expect(await screen.findByRole('heading', { name: '3. Check of second.xlsx' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: texts.validOnly })).toBeChecked();
  expect(screen.getByRole('table', { name: 'Errors, 1–2 of 2' })).toBeVisible();
  await person.click(await importButton());
  expect(await screen.findByRole('heading', { level: 1, name: texts.imported })).toBeVisible();
  expect(uploads(opened, '/organizer/imports')).toMatchObject([{ file: 'second.xlsx', validOnly: 'true' }]);
  // what was left out is named
  expect(screen.getByRole('heading', { name: 'Left out: 3 errors' })).toBeVisible();
});

it('a file with wrong rows only cannot be imported [ORG-392]', async () => {
  const sheets = [{ sheet: 'stands' as const, created: 0, changed: 0, same: 0, wrong: 1 }];
  await choose(open(importApi(buildFairReport({ sheets, error_count: 1, errors: [buildFairError()] }))));
  expect(await screen.findByText(texts.verdicts.wrong.text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
});

it('a file that is in the portal already says so and offers no import [ORG-392]', async () => {
  const sheets = [{ sheet: 'companies' as const, created: 0, changed: 0, same: 48, wrong: 0 }];
  await choose(open(importApi(buildFairReport({ sheets }))));
  expect(await screen.findByText(texts.verdicts.same.title)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
});

it('a lost connection keeps the check, and the repeat of the import stores nothing twice [ORG-392]', async () => {
  const opened = open();
  await choose(opened);
  const button = await importButton();
  opened.platform.api.setOffline(true);
  await opened.person.click(button);
  expect(await screen.findByText(texts.outcomeUnknown)).toBeVisible();
  expect(screen.queryByText(texts.imported)).toBeNull();
  expect(screen.getByText(texts.verdicts.right.title)).toBeVisible();
  opened.platform.api.setOffline(false);
  const keys: (string | null)[] = [];
  opened.platform.api.on('post', '/organizer/imports', ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return keys.length === 1
      ? failWith(409, { message: 'Still running' })
      : { data: buildFairReport({ is_stored: true }) };
  });
  await opened.person.click(await importButton());
  expect(await screen.findByText('Still running')).toBeVisible();
  await opened.person.click(screen.getByRole('button', { name: 'Try again: fair.xlsx' }));
  expect(await screen.findByRole('heading', { level: 1, name: texts.imported })).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

it('a file that has become wrong since its check is checked again, and nothing is said to be imported [ORG-392]', async () => {
  const api = importApi().on('post', '/organizer/imports', () =>
    failWith(422, { code: 'import_refused', message: 'x' }),
  );
  const opened = open(api);
  await choose(opened);
  const button = await importButton();
  api.on('post', '/organizer/imports/check', { data: wrongReport });
  await opened.person.click(button);
  expect(await screen.findByText('The file has 3 errors.')).toBeVisible();
  expect(screen.queryByText(texts.imported)).toBeNull();
});

it.each(['import_protected', 'import_too_big', 'import_unreadable'])(
  'a file that cannot be read says why in the words of the server: %s [ORG-392]',
  async (code) => {
    const message = `Why ${code}`;
    const opened = open(importApi().on('post', '/organizer/imports/check', () => failWith(422, { code, message })));
    await choose(opened);
    expect(await screen.findByText(message)).toBeVisible();
    // the next file starts anew
    opened.platform.api.on('post', '/organizer/imports/check', { data: buildFairReport() });
    await choose(opened, 'next.xlsx');
    expect(await screen.findByRole('heading', { name: '3. Check of next.xlsx' })).toBeVisible();
    expect(screen.queryByText(message)).toBeNull();
  },
);

it.each([
  ['of another type', new File(['x'], 'fair.pdf'), /^Only XLSX, ZIP files are accepted/],
  ['above 20 MB', new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'fair.xlsx'), /20 MB/],
])('a file %s is refused in words before it is sent [ORG-392]', async (_, file, text) => {
  const opened = open();
  // the dialog of the browser offers no other types, but dropped files can be of any
  fireEvent.change(await fileField(), { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(opened.platform.api.sent('post', '/organizer/imports/check')).toEqual([]);
});

it('template and example are downloaded [ORG-392]', async () => {
  URL.createObjectURL = () => 'blob:1';
  const { person, platform } = open(
    importApi()
      .onFile('/organizer/imports/template', 'x', 'a.xlsx')
      .onFile('/organizer/imports/example', 'x', 'b.xlsx'),
  );
  for (const content of ['template', 'example'] as const) {
    await person.click(await screen.findByRole('button', { name: texts[content] }));
    await waitFor(() => expect(platform.api.sent('get', `/organizer/imports/${content}`)).toHaveLength(1));
  }
});

it('a role without the right to import reads which roles have it, and is not offered it [ORG-392]', async () => {
  const { person } = open(deskApi([], [{ role: 'support', exhibition_id: null }]));
  expect(await screen.findByRole('heading', { name: en.noAccess })).toBeVisible();
  expect(screen.getByText(/owner, event manager/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: en.places.more }));
  expect(await screen.findByRole('menuitem', { name: en.places.readiness })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: en.places.import })).toBeNull();
});
