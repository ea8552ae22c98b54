import { act, axeViolations, renderInPlatform, screen, startClock, waitFor } from '@fairfront/shared-kit/testing';
import PassesScreen from '../passes/passes.screen';
import { deskApi, testNow } from '../testing/queue';
import { en, ru } from '../testing/texts';

const activityPath = '/organizer/exhibitions/{exhibitionId}/queues/{queue}/activity';
const openItemPath = '/organizer/exhibitions/1/queues/passes/open-item';
const queuePath = '/organizer/exhibitions/1/pass-queue';
const oleg = { item: 'personal-2', name: 'Олег', lastname: 'Быстров', until: '2026-04-20T12:01:00.000Z' };
const quiet = { since: testNow, opened: [], colleagues: [] };

const open = (api = deskApi(), query = 'exhibition=1', live: 'online' | 'offline' = 'online') =>
  renderInPlatform(<PassesScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow, live },
    route: { name: 'desk-passes', query: new URLSearchParams(query) },
  });

it('an event of the exhibition refetches its queue and the counts, one of another queue does not [ORG-365]', async () => {
  const api = deskApi();
  const { platform } = open(api);
  await screen.findByRole('link', { name: 'Wang Lei' });
  platform.emitOn('organizers.1', 'queue.changed', { queue: 'passes' });
  await waitFor(() => expect(api.sent('get', queuePath)).toHaveLength(2));
  expect(api.sent('get', '/organizer/exhibitions/1/waiting')).toHaveLength(2);
  platform.emitOn('organizers.1', 'queue.changed', { queue: 'orders' });
  await waitFor(() => expect(api.sent('get', '/organizer/exhibitions/1/waiting')).toHaveLength(3));
  expect(api.sent('get', queuePath)).toHaveLength(2);
});

it.each([
  ['offline', 3],
  ['online', 1],
] as const)('the queue is polled only without a live connection: %s [ORG-365]', async (live, reads) => {
  jest.useFakeTimers({ advanceTimers: true });
  const api = deskApi();
  const { unmount } = open(api, 'exhibition=1', live);
  await screen.findByRole('link', { name: 'Wang Lei' });
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(api.sent('get', queuePath)).toHaveLength(reads);
  unmount();
  jest.useRealTimers();
});

it('a colleague at work on an item is named in its row and in the pane, and blocks nothing [ORG-366]', async () => {
  const api = deskApi();
  const { platform } = open(api, 'exhibition=1&item=personal-2');
  await screen.findByText('A1B2C3D4E5F6G7');
  expect(screen.queryByText(/Олег Быстров/)).toBeNull();
  api.on('get', activityPath, { data: { ...quiet, colleagues: [oleg] } });
  platform.emitOn('organizers.1', 'presence.changed', { queue: 'passes' });
  const notice = await screen.findByText('Олег Быстров has this open now', { selector: 'aside *' });
  expect(notice.closest('[role="status"]')).not.toBeNull();
  expect(screen.getAllByText('Олег Быстров has this open now')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
  expect(await axeViolations()).toEqual([]);
});

it('opening an item is announced at once, and its reader is shown to others within two seconds [ORG-366]', async () => {
  const clock = startClock(testNow);
  const api = deskApi();
  const { platform } = open(api, 'exhibition=1&item=personal-2');
  await clock.advance(100);
  expect(api.sent('put', openItemPath).map(({ body }) => body)).toMatchObject([{ item: 'personal-2' }]);
  api.on('get', activityPath, { data: { ...quiet, colleagues: [oleg] } });
  // the server announces it on the channel of the exhibition
  platform.emitOn('organizers.1', 'presence.changed', { queue: 'passes' });
  await clock.advance(1_900);
  expect(screen.getAllByText('Олег Быстров has this open now')).toHaveLength(2);
});

it('a colleague of whom nothing is heard for a minute is no longer shown [ORG-366]', async () => {
  const clock = startClock(testNow);
  const api = deskApi().on('get', activityPath, { data: { ...quiet, colleagues: [oleg] } });
  const { platform } = open(api);
  const passed = async (seconds: number) => {
    platform.setNow(Date.parse(testNow) + seconds * 1000);
    await clock.advance(seconds * 1000);
  };
  await passed(59);
  expect(screen.getByText('Олег Быстров has this open now')).toBeVisible();
  await passed(60);
  expect(screen.queryByText(/Олег Быстров/)).toBeNull();
});

it('the tab says which item is open, repeats it, and says when the screen is left [ORG-366]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const api = deskApi();
  const { unmount } = open(api, 'exhibition=1&item=personal-2');
  await screen.findByText('A1B2C3D4E5F6G7');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(0));
  jest.useRealTimers();
  const bodies = api.sent('put', openItemPath).map(({ body }) => body as { tab: string; item: string | null });
  expect(bodies.map(({ item }) => item)).toEqual(['personal-2', 'personal-2', null]);
  expect(new Set(bodies.map(({ tab }) => tab)).size).toBe(1);
});

it('items that have changed since the last look are marked until they are opened [ORG-370]', async () => {
  const api = deskApi().on('get', activityPath, {
    data: {
      since: '2026-04-19T00:00:00.000Z',
      opened: [{ item: 'personal-3', opened_at: '2026-04-19T23:00:00.000Z' }],
      colleagues: [],
    },
  });
  open(api, 'exhibition=1&item=personal-2');
  await screen.findByText('A1B2C3D4E5F6G7');
  const marked = await screen.findAllByText('Changed since you last looked');
  // personal-2 is open, personal-3 was opened after its change
  expect(marked.map((mark) => mark.closest('tr')?.getAttribute('data-row-id'))).toEqual(['personal-1', 'car-1']);
});

it('a queue that is looked at for the first time has no marks [ORG-370]', async () => {
  open(deskApi().on('get', activityPath, { data: { ...quiet, since: null } }));
  await screen.findByRole('link', { name: 'Wang Lei' });
  expect(screen.queryByText('Changed since you last looked')).toBeNull();
});
