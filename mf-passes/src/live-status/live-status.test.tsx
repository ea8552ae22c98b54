import {
  buildParticipation,
  createPlatformDouble,
  renderInPlatform,
  screen,
  waitFor,
} from '@fairfront/shared-kit/testing';
import { queryKeys } from '@fairfront/shared-kit/api';
import { en, ru } from '../testing/texts';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { buildCarPass, createPassesApi } from '../testing/passes-api';
import takeCarPassBarcode from './car-pass-barcode';
import takeCarPassStatus from './car-pass-status';
import handlePassLinkChange from './pass-link-change';
import handlePassesChange from './passes-change';
import takePersonalPassStatus from './personal-pass-status';
import { passKeys } from '../api/query-keys';
import { buildPersonalPass } from '../testing/passes';

const pass = buildPersonalPass({ id: 17, lastname: 'Тестов', name: 'Иван', updated_at: '2026-04-20T09:00:00Z' });
const event = { id: 17, type: 'certificate', status: 'accepted', updated_at: '2026-04-20T09:05:00Z' } as const;

type Context = Parameters<typeof takeCarPassStatus>[1];

describe('the live status of a pass', () => {
  it('a status event updates and announces the row, and refetches the counts without a click [PASS-203] [PASS-206]', async () => {
    const store = createPassesApi({ passes: [pass] });
    const { platform, container } = renderInPlatform(<ParticipantPassesModal params={{}} />, {
      texts: { passes: { ru, en } },
      modalTitle: en.participant.title,
      now: '2026-05-10T12:00:00+03:00',
      api: store.api,
      participation: buildParticipation(),
    });
    const row = await screen.findByRole('row', { name: /Тестов/ });
    expect(row).toHaveTextContent('Being processed');
    const reads = () => store.api.sent('get', '/participants/101/personal-passes').length;
    const before = reads();
    store.passes.splice(0, 1, { ...pass, status: 'accepted', updated_at: event.updated_at });

    // the shell runs the handler of the remote, and the open list receives the event
    takePersonalPassStatus(event, { participationId: 101, queryClient: platform.queryClient });
    platform.emit('personal-pass.status-updated', event);
    await waitFor(() => expect(row).toHaveTextContent('Accepted'));
    expect(screen.getByText('Тестов Иван Иванович: Accepted')).toHaveAttribute('role', 'status');
    expect(container.querySelector('[data-row-id="17"]')?.className).toContain('flashing');
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(await screen.findByRole('button', { name: 'Print all' })).toBeVisible();
  });

  it('an event for a pass on another page or of another kind changes no row [PASS-206]', async () => {
    const store = createPassesApi({ passes: [pass] });
    const { platform } = renderInPlatform(<ParticipantPassesModal params={{}} />, {
      texts: { passes: { ru, en } },
      modalTitle: en.participant.title,
      now: '2026-04-20T12:00:00+03:00',
      api: store.api,
      participation: buildParticipation(),
    });
    const row = await screen.findByRole('row', { name: /Тестов/ });
    takePersonalPassStatus({ ...event, id: 99 }, { participationId: 101, queryClient: platform.queryClient });
    platform.emit('personal-pass.status-updated', { ...event, id: 99 });
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0));
    expect(row).toHaveTextContent('Being processed');
    expect(screen.queryByText(/: Accepted/)).toBeNull();
  });

  it('an event older than the displayed state is ignored [PASS-205]', () => {
    const { queryClient } = createPlatformDouble();
    const key = queryKeys.personalPasses.detail(101, 17);
    queryClient.setQueryData(key, { ...pass, status: 'rejected', updated_at: '2026-04-20T10:00:00Z' });
    takePersonalPassStatus(event, { participationId: 101, queryClient });
    expect(queryClient.getQueryData(key)).toMatchObject({ status: 'rejected' });
    takePersonalPassStatus({ ...event, updated_at: '2026-04-20T11:00:00Z' }, { participationId: 101, queryClient });
    expect(queryClient.getQueryData(key)).toMatchObject({ status: 'accepted', updated_at: '2026-04-20T11:00:00Z' });
  });

  it.each([
    ['a personal pass', (context: Context) => takePersonalPassStatus(event, context)],
    ['a car pass', (context: Context) => takeCarPassStatus({ ...event, comment: null }, context)],
  ])('a status event of %s makes the deadlines of its participation stale [SHELL-242]', (_what, handle) => {
    const { queryClient } = createPlatformDouble();
    for (const id of [101, 102]) queryClient.setQueryData(queryKeys.deadlines.lists(id), []);
    handle({ participationId: 101, queryClient });
    const isStale = (id: number) => queryClient.getQueryState(queryKeys.deadlines.lists(id))?.isInvalidated;
    expect([101, 102].map(isStale)).toEqual([true, false]);
  });

  it('a link event refetches list and quota of its own participation only [PASS-299]', async () => {
    const store = createPassesApi({ passes: [pass] });
    const { platform, container } = renderInPlatform(<ParticipantPassesModal params={{}} />, {
      texts: { passes: { ru, en } },
      modalTitle: en.participant.title,
      now: '2026-04-20T12:00:00+03:00',
      api: store.api,
      participation: buildParticipation(),
    });
    await screen.findByRole('row', { name: /Тестов/ });
    store.passes.unshift(buildPersonalPass({ id: 18, lastname: 'Громов', name: 'Пётр' }));
    const change = { id: 3, state: 'filled', updated_at: '2026-04-20T09:05:00Z' } as const;
    const reads = () => store.api.sent('get', '/participants/101/personal-passes').length;
    const before = reads();
    handlePassLinkChange(change, { participationId: 102, queryClient: platform.queryClient });
    for (let id = 3; id < 53; id += 1) {
      handlePassLinkChange({ ...change, id }, { participationId: 101, queryClient: platform.queryClient });
    }
    expect(await screen.findByRole('row', { name: /Громов/ })).toBeVisible();
    expect(container).toHaveTextContent('2 of 18 passes');
    expect(reads()).toBe(before + 1);
  });

  it('passes added or deleted by a colleague update list, quota and counts, with one refetch for many events [PASS-337]', async () => {
    const store = createPassesApi({ passes: [pass] });
    const { platform, container } = renderInPlatform(<ParticipantPassesModal params={{}} />, {
      texts: { passes: { ru, en } },
      modalTitle: en.participant.title,
      now: '2026-04-20T12:00:00+03:00',
      api: store.api,
      participation: buildParticipation(),
    });
    await screen.findByRole('row', { name: /Тестов/ });
    store.passes.splice(0, 1, buildPersonalPass({ id: 18, lastname: 'Громов', name: 'Пётр' }));
    store.passes.push(buildPersonalPass({ id: 19, lastname: 'Ветров', name: 'Лев' }));
    const reads = () => store.api.sent('get', '/participants/101/personal-passes').length;
    const before = reads();
    const { queryClient } = platform;
    const change = { kind: 'personal', call_id: 'c011ea90', updated_at: '2026-04-20T09:05:00Z' } as const;
    handlePassesChange(change, { participationId: 102, queryClient });
    handlePassesChange({ ...change, kind: 'car' }, { participationId: 101, queryClient });
    for (let times = 0; times < 20; times += 1) handlePassesChange(change, { participationId: 101, queryClient });
    expect(await screen.findByRole('row', { name: /Громов/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Тестов/ })).toBeNull();
    expect(container).toHaveTextContent('2 of 18 passes');
    expect(reads()).toBe(before + 1);
  });

  it('a deletion in this tab causes one refetch, whether its event or its answer comes first [PASS-337]', async () => {
    const store = createPassesApi({ passes: [pass] });
    const { platform, person } = renderInPlatform(<ParticipantPassesModal params={{}} />, {
      texts: { passes: { ru, en } },
      modalTitle: en.participant.title,
      now: '2026-04-20T12:00:00+03:00',
      api: store.api,
      participation: buildParticipation(),
    });
    await screen.findByRole('row', { name: /Тестов/ });
    const reads = () => store.api.sent('get', '/participants/101/personal-passes').length;
    const before = reads();
    await person.click(screen.getByRole('button', { name: 'Delete: Тестов Иван Иванович' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Тестов/ })).toBeNull());
    const [deleted] = store.api.sent('delete', '/participants/101/personal-passes/17');
    const call_id = deleted?.headers.get('idempotency-key')?.slice(0, 8) ?? '';
    expect(call_id).toHaveLength(8);
    const { queryClient } = platform;
    const change = { kind: 'personal', call_id, updated_at: '2026-04-20T09:05:00Z' } as const;
    jest.useFakeTimers();
    handlePassesChange(change, { participationId: 101, queryClient });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(reads()).toBe(before + 1);
    handlePassesChange({ ...change, call_id: null }, { participationId: 101, queryClient });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(reads()).toBe(before + 2);
    jest.useRealTimers();
  });

  it('an event updates the comment and the barcode of a car pass [PASS-204] [PASS-205]', () => {
    const { queryClient } = createPlatformDouble();
    const key = passKeys.carPasses.list(101, { page: 1 });
    queryClient.setQueryData(key, { data: [buildCarPass({ id: 7 }), buildCarPass({ id: 8 })], meta: {} });
    const at = '2026-05-02T08:00:00Z';
    const context = { participationId: 101, queryClient };
    takeCarPassStatus({ id: 7, status: 'rejected', comment: 'No trailer', updated_at: at }, context);
    takeCarPassBarcode({ id: 8, barcode: 'NEW', updated_at: at }, context);
    expect(queryClient.getQueryData(key)).toMatchObject({
      data: [
        { id: 7, status: 'rejected', comment: 'No trailer' },
        { id: 8, status: 'consideration', barcode: 'NEW' },
      ],
    });
  });
});
