import { axeViolations, renderInPlatform, screen, waitFor, within, type FakeApi } from '@fairfront/shared-kit/testing';
import { testNow } from '../testing/queue';
import { buildCallback, buildMessage, supportApi } from '../testing/support';
import { en, ru } from '../testing/texts';
import SupportScreen from './support.screen';

const rows = [buildMessage(), buildCallback()];
const open = (api: FakeApi = supportApi(rows), { query = '', now = testNow } = {}) =>
  renderInPlatform(<SupportScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now },
    route: { name: 'desk-support', query: new URLSearchParams(`exhibition=1${query}`) },
  });
const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
const decisions = (api: FakeApi) => api.sent('post', '/organizer/feedback-decisions').map(({ body }) => body);

it('the queue lists messages and callback requests, in both languages [ORG-373]', async () => {
  const { platform } = open();
  expect((await rowOf('Анна')).getByText('Где стенд?')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Callbacks/ })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect((await rowOf('Пётр')).getByText('Позвонить за 5 мин')).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it.each([
  ['2026-04-20T11:51:00.000Z', 'Call within 14 min', '1 min'],
  ['2026-04-20T12:05:00.000Z', 'Call within 0 min', '15 min'],
  ['2026-04-20T12:08:00.000Z', 'Call overdue by 3 min', '18 min'],
])('at %s a callback of 11:50 reads "%s" [ORG-368]', async (now, promise, waits) => {
  open(supportApi(rows), { now });
  const row = await rowOf('Пётр');
  expect(row.getByText(promise)).toBeVisible();
  expect(row.getByText(waits)).toBeVisible();
});

it('a callback that somebody has taken is no longer promised [ORG-368]', async () => {
  open(supportApi([buildCallback({ state: 'in_progress', call_until: null })]));
  const row = await rowOf('Пётр');
  expect(row.getByText('In progress')).toBeVisible();
  expect(row.queryByText(/^Call/)).toBeNull();
});

it('a message is answered from the pane, and the answer needs a text [ORG-373]', async () => {
  const api = supportApi(rows);
  const { person, unmount } = open(api, { query: '&item=5' });
  await person.click(await screen.findByRole('button', { name: /Answer…/ }));
  await person.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(screen.getByText(en.support.answer.missing)).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: 'Answer' }), 'Зал 3');
  await person.click(screen.getByRole('button', { name: 'Send the answer' }));
  unmount();
  await waitFor(() =>
    expect(decisions(api)).toEqual([{ items: [{ id: 5, state: 'answered', text: 'Зал 3', seen_state: 'new' }] }]),
  );
});

it.each([
  [/^Take on/, 'in_progress'],
  [/^Done/, 'closed'],
] as const)('a callback request is taken and closed, never answered by e-mail: %s [ORG-373]', async (name, state) => {
  const api = supportApi(rows);
  const { person, unmount } = open(api, { query: '&item=6' });
  await person.click(await screen.findByRole('button', { name }));
  expect(screen.queryByRole('button', { name: /Answer…/ })).toBeNull();
  unmount();
  await waitFor(() => expect(decisions(api)).toMatchObject([{ items: [{ id: 6, state, seen_state: 'new' }] }]));
});

it('support of one exhibition sees that the queue belongs to the whole portal [ORG-022] [ORG-373]', async () => {
  open(supportApi(rows, 1));
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(screen.getByText(/held in all exhibitions/)).toBeVisible();
});
