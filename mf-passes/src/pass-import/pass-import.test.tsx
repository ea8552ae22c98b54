import {
  axeViolations,
  buildParticipation,
  buildUserWithRole,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeRequest,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import InstallationPassesModal from '../installation-passes/installation-passes.modal';
import { en, ru } from '../testing/texts';
import { matchPackage, plainFacts, readPackageList, type PackageRow } from '@fairfront/shared-kit/domain/passes';
import { packageTemplates } from '../package-templates/templates';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { buildPersonalPass } from '../testing/passes';
import { createPassesApi } from '../testing/passes-api';

const importPath = '/participants/{id}/personal-passes/import';
const firm = 'ООО «СтендМонтаж»';
const row = (number: number, lastname: string, more: Partial<PackageRow> = {}): PackageRow => ({
  row: number,
  company_name: firm,
  lastname,
  name: 'Илья',
  middlename: 'Андреевич',
  ...more,
});
const worker = buildPersonalPass({ id: 5, type: 'installation', lastname: 'Орлов', name: 'Степан' });
const since = '2026-04-10T08:00:00.000Z';

interface Fixture extends PlatformDoubleOptions {
  kind?: 'participant' | 'installation';
  quota?: number;
  rows?: PackageRow[];
  /** The numbers of rows whose person already has a pass. */
  repeats?: number[];
  /** The response of the write instead of success. */
  refusal?: ReturnType<typeof failWith>;
  /** The response of the check instead of success. */
  checkRefusal?: ReturnType<typeof failWith>;
}

const fileOf = (body: unknown): File => {
  const file = body instanceof FormData ? body.get('file') : null;
  if (!(file instanceof File)) throw new Error('An import carries a file');
  return file;
};
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
/** The rows in a request of the screen. */
const rowsOf = async (request: FakeRequest | undefined): Promise<PackageRow[]> => {
  const list = readPackageList(await textOf(fileOf(request?.body)));
  return (list && matchPackage(list.headings, list.rows, 'installation')) ?? [];
};

const open = (fixture: Fixture = {}) => {
  const { kind = 'installation', quota = 20, rows = [], repeats = [], refusal, checkRefusal, ...options } = fixture;
  const Modal = kind === 'installation' ? InstallationPassesModal : ParticipantPassesModal;
  const store = createPassesApi({ passes: [worker], quota });
  const answers = { refusal, checkRefusal };
  store.api.on('post', importPath, async ({ query, body }) => {
    if (query.get('dry_run') === '1') {
      if (answers.checkRefusal) return answers.checkRefusal;
      const sent = fileOf(body).type === 'application/json' ? await rowsOf({ body } as FakeRequest) : rows;
      const known = sent.filter(({ row: number }) => repeats.includes(number));
      return {
        data: {
          rows: sent,
          valid: sent.length,
          errors: {},
          duplicates: known.map(({ row: number }) => ({ row: number, of: null, since })),
          quota: { count: 1, total: quota },
          columns: { company_name: 0, lastname: 1, name: 2, middlename: 3 },
          facts: plainFacts(),
        },
      };
    }
    return answers.refusal ?? { data: { created: (await rowsOf({ body } as FakeRequest)).length } };
  });
  const rendered = renderInPlatform(<Modal params={{}} />, {
    texts: { passes: { ru, en } },
    modalTitle: en[kind].title,
    now: '2026-04-20T12:00:00+03:00',
    api: store.api,
    participation: buildParticipation(),
    ...options,
  });
  const requests = (dryRun: boolean) =>
    store.api.sent('post', importPath).filter(({ query }) => (query.get('dry_run') === '1') === dryRun);
  return { ...rendered, api: store.api, answers, checks: () => requests(true), writes: () => requests(false) };
};
type Opened = ReturnType<typeof open>;

const actionNames = { installation: 'Upload a list', participant: 'Pack of participant certificates' } as const;
const choose = async ({ person, container }: Opened, file: File, kind: keyof typeof actionNames = 'installation') => {
  if (!screen.queryByRole('region', { name: 'Upload a list' })) {
    await person.click(await screen.findByRole('button', { name: actionNames[kind] }));
  }
  const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file can be chosen');
  await person.upload(input, file);
};
const list = (name = 'workers.xlsx') => new File(['content'], name);
const check = async (fixture: Fixture) => {
  const opened = open(fixture);
  await choose(opened, list());
  await screen.findByRole('grid');
  return opened;
};
const line = (number: number) => {
  const found = screen
    .getAllByRole('row')
    .find((one) => within(one).queryByRole('rowheader')?.textContent?.endsWith(` ${number}`));
  if (!found) throw new Error(`No row ${number}`);
  return found;
};
const invalid = [
  row(2, 'Белов'),
  row(4, 'Петров2'),
  row(7, 'Тагиров', { name: '' }),
  row(9, 'Ильин'),
  row(11, 'Шульц', { company_name: '' }),
];

describe('the package file selection', () => {
  it('the selection is beside the list, with the localized template and its real size [PASS-067] [PASS-183] [PASS-184]', async () => {
    const { person, platform } = open({ kind: 'participant' });
    const action = await screen.findByRole('button', { name: 'Pack of participant certificates' });
    await person.click(action);
    const template = screen.getByRole('link', { name: /^Download the template \(XLSX, 11\sKB\)$/ });
    expect(template).toHaveAttribute('download', 'participant-passes-en.xlsx');
    await platform.setLocale('ru');
    expect(action).toHaveTextContent('Пакет сертификатов участников');
    expect(template).toHaveTextContent('Скачать бланк (XLSX, 12 КБ)');
    expect(template).toHaveAttribute('download', 'participant-passes-ru.xlsx');
    expect(screen.getByRole('region', { name: 'Загрузка списком' })).toHaveTextContent('до 5 000 строк');
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('installation passes have a template of their own [PASS-121] [PASS-183] [PASS-184]', async () => {
    const { person } = open();
    const { fileName, kilobytes } = packageTemplates.installation.en;
    await person.click(await screen.findByRole('button', { name: actionNames.installation }));
    const template = await screen.findByRole('link', { name: /^Download the template \(XLSX, \d+\sKB\)$/ });
    expect(template).toHaveAttribute('download', fileName);
    expect(template).toHaveTextContent(String(kilobytes));
  });

  it('a queued file shows its position in the current language and continues by itself [PASS-321]', async () => {
    const opened = open({ rows: [row(2, 'Белов')] });
    let finish: () => void = () => {};
    const turn = new Promise<void>((resolve) => (finish = resolve));
    const places = [3, 2, 1];
    opened.api.on('post', importPath, async () => {
      await turn;
      return {
        data: {
          ...{ rows: [row(2, 'Белов')], valid: 1, errors: {}, duplicates: [], quota: { count: 1, total: 20 } },
          ...{ columns: {}, facts: plainFacts() },
        },
      };
    });
    opened.api.on('get', `${importPath}/place`, () => ({ data: { place: places.shift() ?? 0 } }));
    await choose(opened, list());
    const panel = within(screen.getByRole('region', { name: 'Upload a list' }));
    const status = panel.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('You are 3rd in the queue. The check starts automatically'), {
      timeout: 5000,
    });
    await opened.platform.setLocale('ru');
    await waitFor(() => expect(status).toHaveTextContent('Вы 2-й в очереди. Проверка начнётся автоматически'), {
      timeout: 5000,
    });
    const [check] = opened.checks();
    const [asked] = opened.api.sent('get', `${importPath}/place`);
    expect(asked?.query.get('ticket')).toBe(check?.query.get('ticket'));
    expect(opened.platform.log.missingTexts).toEqual([]);
    finish();
    await screen.findByRole('grid');
    expect(opened.checks()).toHaveLength(1);
  });

  it.each<[string, Fixture]>([
    ['without the right to write', { user: buildUserWithRole('read') }],
    ['with a full quota', { quota: 1 }],
    ['after the deadline', { now: '2026-05-30T12:00:00+03:00' }],
  ])('the import is not offered %s [PASS-182]', async (_name, fixture) => {
    open(fixture);
    await screen.findByRole('row', { name: /Орлов/ });
    expect(screen.queryByRole('button', { name: actionNames.installation })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check a pass by QR code' })).toBeVisible();
  });

  it.each([
    ['installation', 'installation'],
    ['participant', 'certificate'],
  ] as const)(
    'a file of %s passes is checked with its type, and nothing is saved [PASS-181] [PASS-278]',
    async (kind, type) => {
      const opened = open({ kind, rows: [row(2, 'Белов')] });
      await choose(opened, list(), kind);
      await screen.findByRole('grid');
      const [request] = opened.checks();
      expect((request?.body as unknown as FormData).get('type')).toBe(type);
      expect(fileOf(request?.body).name).toBe('workers.xlsx');
      expect(opened.writes()).toEqual([]);
    },
  );

  it('XLSX and CSV up to 5 MB are accepted, and other files rejected at once [PASS-186] [PASS-283]', async () => {
    const opened = open({ rows: [row(2, 'Белов')] });
    await opened.person.click(await screen.findByRole('button', { name: actionNames.installation }));
    const input = opened.container.ownerDocument.querySelector('input[type=file]');
    expect(input).toHaveAttribute('accept', '.xlsx,.csv');
    const large = list();
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    await choose(opened, large);
    expect(await screen.findByText(/the limit is 5\sMB/)).toBeVisible();
    expect(opened.checks()).toEqual([]);
  });

  it('a refused file keeps its name with the reason, and the same file can be selected again [PASS-018] [PASS-192] [PASS-254]', async () => {
    const opened = open({ rows: [row(2, 'Белов')], checkRefusal: failWith(422, { code: 'blank_invalid' }) });
    await choose(opened, list());
    expect(await screen.findByText('The package file is empty or is not a valid template')).toBeVisible();
    expect(screen.getByText('workers.xlsx')).toBeVisible();
    opened.answers.checkRefusal = undefined;
    const again = screen.getByRole('button', { name: 'Upload again' });
    const input = opened.container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
    const click = jest.spyOn(input as HTMLInputElement, 'click');
    await opened.person.click(again);
    expect(click).toHaveBeenCalledTimes(1);
    await choose(opened, list());
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(opened.checks()).toHaveLength(2);
  });
});

describe('the package file check', () => {
  it('the check shows every error in its cell and as a sentence, the ready rows, and the resulting quota [PASS-190] [PASS-301]', async () => {
    const { person, container, platform } = await check({ rows: invalid, repeats: [9] });
    expect(within(line(4)).getAllByRole('gridcell')[1]).toHaveTextContent(
      'Use letters, spaces, hyphens and dashes only',
    );
    expect(within(line(7)).getAllByRole('gridcell')[2]).toHaveTextContent('This field is required');
    expect(line(9)).toHaveTextContent('There is already a pass from 10 Apr 2026');
    expect(container).toHaveTextContent('2 of 20 passes with 1 ready row added');
    await person.click(screen.getByText('List of errors: 3'));
    const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(sentences).toEqual(
      expect.arrayContaining([
        'Row 4, Last name: Use letters, spaces, hyphens and dashes only',
        'Row 7, First name: This field is required',
        'Row 11, Company: This field is required',
      ]),
    );
    expect(screen.getByRole('button', { name: 'Add all 5' })).toHaveAttribute('aria-disabled', 'true');
    await platform.setLocale('ru');
    expect(line(9)).toHaveTextContent('Уже есть пропуск от 10.04.2026');
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('rows are fixed in place, by suggestions, by exclusion or by resolving duplicates, then sent in one write [PASS-187] [PASS-189] [PASS-301]', async () => {
    const route = { query: new URLSearchParams('page=2') };
    const opened = await check({ rows: invalid, repeats: [9], route });
    const { person, platform } = opened;
    const reads = () => platform.api.sent('get', '/participants/101/personal-passes');
    const before = reads().length;
    await person.click(within(line(4)).getByRole('button', { name: 'Change to “Петров”' }));
    await person.click(within(line(11)).getByRole('button', { name: 'As in row 9' }));
    await person.click(within(line(9)).getByRole('button', { name: 'Add one more' }));
    await person.click(within(line(7)).getAllByRole('gridcell')[2] as HTMLElement);
    await person.keyboard('Марат{Enter}');
    expect(within(line(4)).getByRole('button', { name: 'Back to “Петров2”' })).toBeVisible();
    await person.click(within(line(2)).getAllByRole('gridcell')[0] as HTMLElement);
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Add all 5' }));
    await waitFor(() => expect(platform.log.notices).toEqual(['5 passes added']));
    const [request] = opened.writes();
    expect(await rowsOf(request)).toEqual([
      row(2, 'Белов'),
      row(4, 'Петров'),
      row(7, 'Тагиров', { name: 'Марат' }),
      row(9, 'Ильин'),
      row(11, 'Шульц'),
    ]);
    expect((request?.body as unknown as FormData).has('only_valid')).toBe(false);
    expect(platform.log.modalParams).toContainEqual({ page: undefined, sort: undefined });
    await waitFor(() => expect(reads().length).toBeGreaterThan(before));
    expect(reads().at(-1)?.query.get('page')).toBe('1');
    expect(await screen.findByRole('row', { name: /Орлов/ })).toBeVisible();
  });

  const requests = [
    ['Add', 'Add 1 pass', importPath],
    ['the marked file', 'Download with the errors marked', `${importPath}/marked`],
  ] as const;
  it.each(requests)(
    'the position in the queue is shown only while %s waits [PASS-323]',
    async (_what, button, path) => {
      const opened = await check({ rows: [row(2, 'Белов')] });
      const { person, platform } = opened;
      platform.api.on('get', `${importPath}/place`, () => ({ data: { place: 2 } }));
      let fail: () => void = () => {};
      const turn = new Promise<void>((resolve) => (fail = resolve));
      platform.api.on('post', path, async () => {
        await turn;
        return new Response('{"message":"busy"}', { status: 429 });
      });
      await person.click(screen.getByRole('button', { name: button }));
      const place = 'You are 2nd in the queue. Your request starts automatically';
      expect(await screen.findByText(place, {}, { timeout: 5000 })).toBeVisible();
      const [sent] = platform.api.sent('post', path).slice(-1);
      const [asked] = platform.api.sent('get', `${importPath}/place`);
      expect([asked?.query.get('ticket')]).toEqual([sent?.query.get('ticket')]);
      fail();
      await waitFor(() => expect(screen.queryByText(place)).toBeNull());
    },
  );

  it('the ready rows can be added while the others stay in the grid [PASS-187] [PASS-278] [PASS-301]', async () => {
    const opened = await check({ rows: invalid.slice(0, 2) });
    await opened.person.click(screen.getByRole('button', { name: 'Add 1 ready' }));
    await waitFor(() => expect(opened.platform.log.notices).toEqual(['1 pass added']));
    expect(await rowsOf(opened.writes()[0])).toEqual([row(2, 'Белов')]);
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(line(4)).toHaveTextContent('Петров2');
  });

  it('an edited name is checked for duplicates again [PASS-282]', async () => {
    const opened = await check({ rows: [row(4, 'Петров2')], repeats: [4] });
    await opened.person.click(within(line(4)).getByRole('button', { name: 'Change to “Петров”' }));
    await waitFor(() => expect(opened.checks()).toHaveLength(2));
    expect(await rowsOf(opened.checks()[1])).toEqual([row(4, 'Петров')]);
    expect(await within(line(4)).findByText(/There is already a pass from 10.Apr.2026/)).toBeVisible();
  });

  it('more ready rows than free places write nothing, and the first ones are offered [PASS-188]', async () => {
    const { person } = await check({ rows: [row(2, 'Белов'), row(3, 'Ершов'), row(4, 'Карпов')], quota: 3 });
    expect(screen.getByRole('button', { name: 'Add all 3' })).toHaveAttribute('aria-disabled', 'true');
    await person.click(screen.getByRole('button', { name: 'Take the first 2' }));
    expect(screen.getByRole('button', { name: 'Add all 2' })).not.toHaveAttribute('aria-disabled');
    expect(within(line(4)).getByRole('button', { name: 'Put back on the list' })).toBeVisible();
  });

  it('a failure loses nothing: server errors appear in their cells, and a retry reuses the key [PASS-191] [PASS-252] [PASS-279]', async () => {
    const opened = await check({ rows: [row(2, 'Белов')], refusal: failWith(500) });
    const add = () => opened.person.click(screen.getByRole('button', { name: 'Add 1 pass' }));
    await add();
    await waitFor(() => expect(opened.platform.log.errors).toHaveLength(1));
    opened.answers.refusal = failWith(422, {
      code: 'rows_invalid',
      message: 'The file has errors in 1 row',
      errors: { 'rows.2.lastname': ['Not this one'] },
    });
    await add();
    expect(await within(line(2)).findByText('Not this one')).toBeVisible();
    const keys = opened.writes().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    opened.answers.refusal = undefined;
    await opened.person.click(within(line(2)).getAllByRole('gridcell')[1] as HTMLElement);
    await opened.person.keyboard('Беляев{Enter}');
    await add();
    await waitFor(() => expect(opened.platform.log.notices).toEqual(['1 pass added']));
    expect(opened.writes()[2]?.headers.get('idempotency-key')).not.toBe(keys[0]);
  });

  it('the downloaded file contains marks and edits [PASS-302]', async () => {
    const opened = await check({ rows: invalid });
    opened.platform.api.on('post', `${importPath}/marked`, () => new Response('workbook'));
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await opened.person.click(within(line(4)).getByRole('button', { name: 'Change to “Петров”' }));
    await opened.person.click(screen.getByRole('button', { name: 'Download with the errors marked' }));
    await waitFor(() => expect(saved).toEqual(['workers (marked).xlsx']));
    const [request] = opened.platform.api.sent('post', `${importPath}/marked`);
    const form = request?.body as unknown as FormData;
    expect(fileOf(form).name).toBe('workers.xlsx');
    expect(readPackageList(String(form.get('mended')))?.rows).toEqual([
      { row: 4, cells: [firm, 'Петров', 'Илья', 'Андреевич'] },
    ]);
    jest.restoreAllMocks();
  });

  it('the check confirms before it discards edits [PASS-301]', async () => {
    const { person, platform } = await check({ rows: invalid });
    await person.click(within(line(4)).getByRole('button', { name: 'Change to “Петров”' }));
    await person.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(platform.log.confirmations).toHaveLength(1));
  });
});
