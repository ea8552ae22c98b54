import { randomUUID } from 'node:crypto';
import { extensionFields as fields, ExtensionPortal, pdf } from './testing';

let world: ExtensionPortal;
beforeAll(async () => {
  world = await ExtensionPortal.start();
});
afterAll(() => world.portal.stop());
beforeEach(async () => {
  await world.reset();
  await world.portal.services.files.remove(...(await storedFiles()));
});

const storedFiles = () => world.portal.services.files.namesBefore(new Date(8_640_000_000_000_000));
const own = async () => (await world.list()).requests.filter(({ id }) => id > 10_000);

it('an extension request is stored with file and reason, recorded in the history and shown in open tabs [ACC-211]', async () => {
  const { status, body } = await world.ask({ ...fields, reason: ' Бригаду\r\nутвердят позже ', file: pdf() });
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.any(Number),
      kind: 'installation-passes',
      status: 'pending',
      former_at: '2026-05-19T20:59:59.000Z',
      asked_until: '2026-05-22',
      granted_until: null,
      reason: 'Бригаду\nутвердят позже',
      comment: null,
      created_at: world.portal.clock.now().toISOString(),
      decided_at: null,
      decided_by: null,
      file: { original_name: 'Письмо.pdf', size: 14 },
    },
  ]);
  expect(await own()).toEqual([body.data]);
  expect(await world.portal.events()).toContainEqual({
    channel: 'private-participants.101',
    event: 'participation.updated',
    data: { id: 101 },
  });
  const file = await world.editor.get(`/participants/101/extensions/${body.data.id}/file`);
  expect([file.status, file.raw.toString()]).toEqual([200, await pdf().text()]);
});

it('the extension rules state the last possible day of each kind and the organiser’s reason [ACC-210]', async () => {
  const { rules } = await world.list();
  expect(rules).toContainEqual({
    kind: 'installation-passes',
    until: '2026-05-23',
    note_rus: 'потом списки уходят охране',
    note_eng: 'then the lists go to the security service',
  });
  expect(rules.find(({ kind }) => kind === 'visa-difficult')).toMatchObject({ until: null });
});

it.each([
  ['no day', { until: '' }, 'until'],
  ['a day before the deadline', { until: '2026-05-19' }, 'until'],
  ['a day after the last possible one', { until: '2026-05-24' }, 'until'],
  ['a short reason', { reason: 'коротко' }, 'reason'],
  ['a long reason', { reason: 'я'.repeat(501) }, 'reason'],
  ['a picture', { file: new File(['x'], 'a.png') }, 'file'],
  ['a picture that is called a PDF', { file: new File(['x'], 'a.pdf') }, 'file'],
  ['more than 5 MB', { file: pdf('a.pdf', 5_242_881) }, 'file'],
])(
  'a request with %s is refused at that field, and nothing is stored [ACC-210] [ACC-211]',
  async (_name, changes, field) => {
    const { status, body } = await world.ask({ ...fields, file: pdf(), ...changes });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'validation_error', [field]]);
    expect([await own(), await storedFiles()]).toEqual([[], []]);
  },
);

it.each([
  ['visa-difficult', '2026-04-24', 'extension_not_offered'],
  ['services', '2026-05-24', 'extension_not_offered'],
  ['car-passes', '2026-05-29', 'extension_pending'],
])(
  'an extension of %s that the rules do not allow is refused with its error code [ACC-210]',
  async (kind, until, code) => {
    const { status, body } = await world.ask({ ...fields, kind, until });
    expect([status, body.code]).toEqual([422, code]);
  },
);

it('a request is refused after the last possible day and when everything has been submitted [ACC-210]', async () => {
  world.portal.clock.set('2026-05-23T20:59:59.000Z');
  const caller = await world.portal.as('editor@severmech.example');
  expect((await world.ask({ ...fields, until: '2026-05-23' }, { caller })).status).toBe(201);
  await world.reset();
  world.portal.clock.set('2026-05-23T21:00:00.000Z');
  const late = await world.portal.as('editor@severmech.example');
  expect((await world.ask(fields, { caller: late })).body.code).toBe('extension_too_late');
  await world.reset();
  const { read } = world.portal.database;
  const set = (status: 'sent' | 'draft') =>
    read.updateTable('catalog_orders').set({ status }).where('participation_id', '=', 101).execute();
  await set('sent');
  const sent = await world.ask({ ...fields, kind: 'catalogue-order', until: '2026-05-02' });
  await set('draft');
  expect(sent.body.code).toBe('extension_needless');
});

it('two tabs or a repeated call with the same key create one request with one file [ACC-211]', async () => {
  const key = randomUUID();
  const first = await world.ask({ ...fields, file: pdf() }, { key });
  const again = await world.ask({ ...fields, file: pdf() }, { key });
  expect(again.body).toEqual(first.body);
  expect([(await own()).length, (await storedFiles()).length]).toEqual([1, 1]);
  await world.reset();
  const tabs = await Promise.all([world.ask(), world.ask({ ...fields, until: '2026-05-21' })]);
  expect(tabs.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [201, undefined],
    [422, 'extension_pending'],
  ]);
});

it('a withdrawn request stays withdrawn, and a new request can follow [ACC-211]', async () => {
  const { id } = (await world.ask()).body.data;
  const { status, body } = await world.withdraw(id);
  expect([status, body.data]).toMatchObject([200, { id, status: 'withdrawn', decided_by: null }]);
  expect((await world.withdraw(id)).body).toEqual(body);
  expect((await world.grant(id)).body.code).toBe('extension_decided');
  const next = (await world.ask()).body.data.id;
  await world.refuse(next);
  expect((await world.withdraw(next)).body.code).toBe('extension_decided');
});

describe('the right to request an extension', () => {
  it.each([
    ['reader@severmech.example', 101, 403],
    ['installer@severmech.example', 101, 403],
    ['editor@frezer.example', 112, 403],
    ['editor@rezets.example', 111, 201],
    ['supervisor@stankoprom.example', 112, 201],
    ['supervisor@volga-tools.example', 101, 404],
  ])('%s in participation %i: %i [ACC-211]', async (email, id, expected) => {
    const caller = await world.portal.as(email);
    const { status, body } = await world.ask(fields, { caller, id });
    expect(status).toBe(expected);
    if (expected !== 201) return;
    // a sub-exhibitor requests an extension for itself only
    expect(await own()).toEqual([]);
    expect((await world.list(caller, id)).requests.map((request) => request.id)).toEqual([body.data.id]);
  });

  it('a sub-exhibitor does not see names of its collective organiser’s staff [ACC-211, SHELL-218]', async () => {
    const parent = await world.portal.as('supervisor@stankoprom.example');
    const { id } = (await world.ask(fields, { caller: parent, id: 111 })).body.data;
    await world.withdraw(id, { caller: parent, id: 111 });
    const sub = await world.portal.as('editor@rezets.example');
    const [request] = (await world.list(sub, 111)).requests;
    expect(request).toMatchObject({ id, status: 'withdrawn', decided_by: null });
    expect(JSON.stringify(request)).not.toMatch(/Щукина|Алла/);
  });

  it('requests and their files are visible only to the company that sent them [ACC-211]', async () => {
    const { id } = (await world.ask({ ...fields, file: pdf() })).body.data;
    const nonMember = await world.portal.as('supervisor@volga-tools.example');
    for (const path of [`/participants/101/extensions`, `/participants/130/extensions/${id}/file`])
      expect([path, JSON.stringify((await nonMember.get(path)).body)]).toEqual([path, '{"message":"Не найдено"}']);
    expect((await world.withdraw(id, { caller: nonMember, id: 130 })).status).toBe(404);
    const reader = await world.portal.as('reader@severmech.example');
    expect((await world.list(reader)).requests.map((request) => request.id)).toContain(id);
  });
});
