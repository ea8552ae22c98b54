import {
  act,
  axeViolations,
  failWith,
  renderInPlatform,
  screen,
  startClock,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { buildQueued, buildStaffPass, deskApi, queuePage, queued, testNow } from '../testing/queue';
import { deskKeys } from '../api/query-keys';
import { en, ru } from '../testing/texts';
import PassesScreen from './passes.screen';

const decisions = '/organizer/pass-decisions';
const open = (api: FakeApi = deskApi(), query = 'exhibition=1') =>
  renderInPlatform(<PassesScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-passes', query: new URLSearchParams(query) },
  });
/** Navigates to where the screen wants to go, as the router of the shell does. */
const followed = ({ platform }: ReturnType<typeof open>) => {
  const { query = {} } = platform.log.navigated.at(-1) ?? {};
  const set = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  platform.update({ route: { name: 'desk-passes', params: {}, query: new URLSearchParams(set) } });
};
const rowOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement);
const sent = (api: FakeApi) => api.sent('post', decisions).map(({ body }) => body);

it('the queue lists waiting passes, oldest first, with hints and counts, in both languages [ORG-351] [ORG-360]', async () => {
  const { platform } = open();
  const row = await rowOf('Лебедеваа Мария Сергеевна');
  for (const text of ['Severnaya Mekhanika LLC', '24C10', 'Participant', 'Looks like a typing error', '21 h'])
    expect(row.getByText(text)).toBeVisible();
  expect((await rowOf('Громов Пётр Ильич')).getByText('1 d 2 h')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Passes/ })).toHaveAttribute('aria-current', 'page');
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect((await rowOf('Wang Lei')).getByText('Виза, упрощённая')).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the address contains part, search, order, page and the open pass [ORG-352]', async () => {
  const { platform } = open(deskApi(), 'exhibition=1&part=visas&q=wang&order=newest&page=2&item=personal-3');
  expect(await screen.findByRole('heading', { name: 'Wang Lei' })).toBeVisible();
  const [call] = platform.api.sent('get', '/organizer/exhibitions/1/pass-queue');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    ...{ part: 'visas', search: 'wang', order: 'newest', page: '2' },
  });
});

it('an address without an exhibition gets the next exhibition [ORG-352]', async () => {
  const { platform } = open(deskApi(), '');
  await waitFor(() =>
    expect(platform.log.navigated.at(-1)).toMatchObject({ name: 'desk-passes', query: { exhibition: '1' } }),
  );
});

it('a user without a pass role sees which roles have access [ORG-351]', async () => {
  open(deskApi(queued, [{ role: 'catalogue-editor', exhibition_id: 1 }]));
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText(/owner, event manager, pass bureau/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Passes/ })).toBeNull();
});

it('a read-only role cannot decide [ORG-351]', async () => {
  open(deskApi(queued, [{ role: 'support', exhibition_id: null }]), 'exhibition=1&item=personal-1');
  expect(await screen.findByRole('heading', { name: 'Громов Пётр Ильич' })).toBeVisible();
  expect(await screen.findByText('A1B2C3D4E5F6G7')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
});

it('in the pass queue keys select, accept and undo, and nothing is sent for ten seconds [ORG-361] [ORG-363] [ORG-364]', async () => {
  const api = deskApi();
  const rendered = open(api);
  await screen.findByRole('link', { name: 'Громов Пётр Ильич' });
  await rendered.person.keyboard('j');
  followed(rendered);
  await screen.findByText('A1B2C3D4E5F6G7');
  await rendered.person.keyboard('a');
  followed(rendered);
  expect(screen.queryByRole('link', { name: 'Громов Пётр Ильич' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Лебедеваа Мария Сергеевна' })).toBeVisible();
  expect(screen.getByText('Accepted: Громов Пётр Ильич')).toBeVisible();
  await rendered.person.keyboard('z');
  expect(await screen.findByRole('link', { name: 'Громов Пётр Ильич' })).toBeVisible();
  rendered.unmount();
  expect(sent(api)).toEqual([]);
});

it('a decision can be undone for ten seconds and is then sent [ORG-363] [ORG-364]', async () => {
  const clock = startClock(testNow);
  const api = deskApi();
  const { person } = open(api, 'exhibition=1&item=personal-1');
  await clock.advance(100);
  await person.click(screen.getByRole('button', { name: 'Accept' }));
  await clock.advance(9_900);
  expect(screen.getByText('Accepted: Громов Пётр Ильич')).toBeVisible();
  expect(sent(api)).toEqual([]);
  await clock.advance(100);
  expect(sent(api)).toEqual([{ items: [{ kind: 'personal', id: 1, status: 'accepted' }] }]);
});

it('leaving the screen sends the pending decision [ORG-364]', async () => {
  const api = deskApi();
  const { person, unmount } = open(api, 'exhibition=1&item=personal-1');
  await screen.findByText('A1B2C3D4E5F6G7');
  await person.keyboard('a');
  unmount();
  await waitFor(() => expect(sent(api)).toHaveLength(1));
});

it('leaving the page sends the pending decision at once [ORG-364]', async () => {
  const api = deskApi();
  const { person } = open(api, 'exhibition=1&item=personal-1');
  await screen.findByText('A1B2C3D4E5F6G7');
  await person.keyboard('a');
  expect(sent(api)).toEqual([]);
  await act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });
  // at once, not when the ten seconds are over
  expect(sent(api)).toHaveLength(1);
});

it('a rejection needs a text; a digit inserts a template, Enter sends, and keys type letters in the field [ORG-361] [ORG-362]', async () => {
  const api = deskApi();
  const { person } = open(api, 'exhibition=1&item=personal-2');
  await screen.findByText('A1B2C3D4E5F6G7');
  await person.keyboard('r');
  const field = screen.getByLabelText(/^What the exhibitor reads/);
  await person.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription(/Give a reason/);
  await person.clear(field);
  act(() => field.blur());
  await person.keyboard('1');
  expect(field).toHaveValue(en.passes.reject.templates.name.text);
  await person.type(field, ' jakr');
  expect(field).toHaveValue(`${en.passes.reject.templates.name.text} jakr`);
  expect(sent(api)).toEqual([]);
  act(() => field.blur());
  await person.keyboard('{Enter}');
  expect(screen.getByText('Rejected: Лебедеваа Мария Сергеевна')).toBeVisible();
});

it('? lists the keys [ORG-361]', async () => {
  const { person } = open();
  await screen.findByRole('link', { name: 'Wang Lei' });
  await person.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys of the queue' })).toBeVisible();
});

it('a range and all filtered passes can be selected and decided in one call [ORG-363]', async () => {
  const api = deskApi();
  const { person, unmount } = open(api);
  const box = async (name: string) => screen.findByRole('checkbox', { name });
  await person.click(await box('Громов Пётр Ильич'));
  await person.keyboard('{Shift>}');
  await person.click(await box('Wang Lei'));
  await person.keyboard('{/Shift}');
  expect(await box('Лебедеваа Мария Сергеевна')).toBeChecked();
  expect(screen.getByText('1 with remarks')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Select all 4' }));
  await person.click(await screen.findByRole('button', { name: 'Accept 4' }));
  expect(screen.getByText('Accepted 4 passes')).toBeVisible();
  unmount();
  await waitFor(() =>
    expect(sent(api)).toEqual([{ items: queued.map(({ kind, id }) => ({ kind, id, status: 'accepted' })) }]),
  );
});

it('the second of two deciders sees the first decision and keeps their own text [ORG-363] [ORG-367]', async () => {
  const api = deskApi().on('post', decisions, {
    data: [
      {
        ...{ kind: 'personal', id: 2, ok: false, is_changed: false },
        error: { code: 'decided_meanwhile', message: 'A colleague has decided this pass.' },
        decision: {
          ...{ status: 'accepted', comment: null, decided_at: '2026-04-20T11:58:00.000Z' },
          decided_by: { id: 8, name: 'Олег', lastname: 'Быстров' },
          decided_with: null,
        },
      },
    ],
  });
  const { person } = open(api, 'exhibition=1&item=personal-2');
  await screen.findByText('A1B2C3D4E5F6G7');
  await person.keyboard('r');
  await person.keyboard('1');
  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('button', { name: 'Close message' }));
  const notice = await screen.findByRole('alert');
  for (const text of [/Лебедеваа/, /A colleague has decided/, /Олег Быстров/]) expect(notice).toHaveTextContent(text);
  expect(notice).toHaveTextContent(`Your text: ${en.passes.reject.templates.name.text}`);
  expect(await screen.findByText('1 selected')).toBeVisible();
});

it('a pass that a colleague has decided shows that decision instead of the buttons [ORG-367]', async () => {
  const { kind: _kind, ...data } = buildStaffPass({
    status: 'rejected',
    decision: {
      ...{ status: 'rejected', comment: 'Wrong name', decided_at: testNow },
      decided_by: { id: 8, name: 'Олег', lastname: 'Быстров' },
      decided_with: null,
    },
  });
  open(deskApi().on('get', '/organizer/personal-passes/{passId}', { data }), 'exhibition=1&item=personal-9');
  expect(await screen.findByText(/Олег Быстров/)).toBeVisible();
  expect(screen.getByText('Wrong name')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
});

it('a new pass appears at the end when the queue is read again [ORG-365]', async () => {
  const api = deskApi();
  const { platform } = open(api);
  await screen.findByRole('link', { name: 'Wang Lei' });
  const rows = [...queued, buildQueued({ id: 9, title: 'Новый Иван' })];
  api.on('get', '/organizer/exhibitions/{exhibitionId}/pass-queue', queuePage(rows));
  await act(() => platform.queryClient.invalidateQueries({ queryKey: deskKeys.work }));
  await screen.findByRole('link', { name: 'Новый Иван' });
  expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('Новый Иван');
});

it('an empty queue and a failed one show a message [ORG-360]', async () => {
  const { unmount } = open(deskApi([]));
  expect(await screen.findByRole('heading', { name: 'The queue is empty' })).toBeVisible();
  unmount();
  open(deskApi().on('get', '/organizer/exhibitions/{exhibitionId}/pass-queue', () => failWith(500)));
  expect(await screen.findByRole('heading', { name: 'The queue did not load' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
