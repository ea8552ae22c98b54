import { eventTypes } from '@fairfront/shared-kit/domain/participations';
import {
  act,
  buildExhibition,
  buildParticipation,
  buildStand,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderTile,
  screen,
  waitFor,
  type PlatformDoubleOptions,
  prefetched,
} from '@fairfront/shared-kit/testing';
import { storedStand, type CarPass, type PersonalPass } from '@fairfront/shared-kit/platform';
import carPasses from './car-passes/car-passes.tile';
import installationPasses from './installation-passes/installation-passes.tile';
import en from './hub-texts-en';
import ru from './hub-texts-ru';
import participantPasses from './participant-passes/participant-passes.tile';
import remote from './remote';
import { buildCarPassesPage, buildPersonalPass } from './testing/passes';
import { buildCarPass, createPassesApi } from './testing/passes-api';

const texts = { passes: { ru, en } };
const now = '2026-04-20T12:00:00+03:00';
const accepted = buildPersonalPass({ id: 1, status: 'accepted' });
const waiting = buildPersonalPass({ id: 2 });
const rejected = buildPersonalPass({ id: 3, status: 'rejected' });

const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

describe.each([
  ['participant-passes', participantPasses],
  ['installation-passes', installationPasses],
  ['car-passes', carPasses],
] as const)('the tile %s', (name, module) => {
  const openReady = async () => {
    const { api } = createPassesApi({ passes: [accepted] });
    api.on('get', '/participants/{id}/car-passes', buildCarPassesPage([]));
    const { tile, platform } = renderTile(module, { texts, now, api });
    await waitFor(() => expect(tile().state).toBe('ready'));
    return platform;
  };

  it('the tile requests exactly the addresses that it prefetches [SHELL-412]', async () => {
    const { requests } = (await openReady()).api;
    expect(requests.map(({ path, query }) => `${path}?${query}`)).toEqual(
      remote.tiles?.[name]?.reads?.map((read) => `/participants/101/${read}`),
    );
  });

  it('the prefetch uses the query of the tile [SHELL-436]', async () => {
    const { read, asked } = await prefetched(module, await openReady());
    expect(read).toHaveLength(1);
    expect(asked).toEqual(read);
  });
});

describe('the participant passes tile', () => {
  const open = (passes: PersonalPass[], options: PlatformDoubleOptions = {}, quota: number | null = 18) =>
    renderTile(participantPasses, { texts, now, api: createPassesApi({ passes, quota }).api, ...options });

  it('the tile shows count, cells, details, deadline and an add button [PASS-058]', async () => {
    const { tile, platform } = open([accepted, waiting]);
    expect(await screen.findByText('of 18')).toBeVisible();
    expect(screen.getByRole('img', { name: '2 of 18: Accepted 1, Being processed 1, Free 16' })).toBeVisible();
    expect(facts()).toEqual(['Accepted1', 'Being processed1', 'Free16']);
    expect(tile().deadline).toEqual({ label: 'until 15\u00a0May', tone: 'neutral' });
    expect(tile().actions).toEqual([
      { label: 'Add', icon: 'plus', target: { modal: 'event-modal-participant-passes', params: { add: '1' } } },
    ]);
    await platform.setLocale('ru');
    expect(screen.getByText('из 18')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the tile sends the same request as the dialog, which then opens with its rows', async () => {
    const { platform } = open([accepted]);
    await screen.findByText('of 18');
    const [request] = platform.api.sent('get', '/participants/101/personal-passes');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      type: 'certificate',
      page: '1',
      order_name: 'id',
      order_by: 'desc',
    });
  });

  it('the tile has no add button for a reader [PASS-017] [SHELL-155]', async () => {
    const { tile } = open([rejected], { user: buildUserWithRole('read') });
    await screen.findByText('of 18');
    expect(tile().actions?.map(({ label }) => label)).toEqual(['Open']);
  });

  it('the tile says that applications are closed or that no passes are included [PASS-060]', async () => {
    const { tile } = open([], { now: '2026-05-16T12:00:00+03:00' }, null);
    expect(await screen.findByText('No passes are included in your participation')).toBeVisible();
    expect(tile().deadline?.label).toBe('applications closed');
  });

  it('the tile keeps its deadline when the list fails, and offers a retry', async () => {
    const store = createPassesApi({ passes: [accepted] });
    store.api.on('get', '/participants/{id}/personal-passes', () => failWith(500));
    const { tile, person } = renderTile(participantPasses, { texts, now, api: store.api });
    await waitFor(() => expect(tile().state).toBe('failed'));
    expect(tile().deadline?.label).toBe('until 15\u00a0May');
    await person.click(screen.getByRole('button', { name: 'retry' }));
    await waitFor(() => expect(store.api.sent('get', '/participants/101/personal-passes')).toHaveLength(2));
  });
});

describe('the installation passes tile', () => {
  it('the tile shows the first day of printing until it has come [PASS-041] [PASS-127]', async () => {
    const { tile, platform } = renderTile(installationPasses, {
      texts,
      now,
      api: createPassesApi({ passes: [accepted], quota: 20 }).api,
    });
    await screen.findByText('of 20');
    expect(facts()).toContain('Printing opens11\u00a0May');
    expect(tile().deadline?.label).toBe('until 20\u00a0May');
    const [request] = platform.api.sent('get', '/participants/101/personal-passes');
    expect(request?.query.get('type')).toBe('installation');
    expect(request?.query.get('order_name')).toBe('created_at');
    platform.setNow('2026-05-11T00:00:00+03:00');
  });
});

describe('the car passes tile', () => {
  const oneStand = buildParticipation({ stands: [buildStand()] });
  const open = (passes: CarPass[], options: PlatformDoubleOptions = {}) => {
    const count = (status: CarPass['status']) => passes.filter((pass) => pass.status === status).length;
    const meta = {
      current_page: 1,
      last_page: 1,
      per_page: 10,
      total: passes.length,
      quota: { count: passes.length, total: null },
      stand_counts: [{ stand_id: 1010, count: passes.length }],
      status_counts: {
        consideration: count('consideration'),
        accepted: count('accepted'),
        rejected: count('rejected'),
      },
    };
    const api = createFakeApi().on('get', '/participants/{id}/car-passes', { data: passes, meta });
    return renderTile(carPasses, { texts, now, api, participation: oneStand, ...options });
  };
  const bad = buildCarPass({
    id: 9,
    status: 'rejected',
    comment: 'Wrong trailer',
    car_number: 'А482МР77',
    entry_date: '2026-05-15',
  });

  it('the tile counts by status and shows the next arrival, and only the count without a quota [PASS-059]', async () => {
    const { platform, container } = open([
      buildCarPass({ status: 'accepted' }),
      buildCarPass({ id: 8, entry_date: '2026-05-18' }),
    ]);
    expect(await screen.findByText('next entry 14 May')).toBeVisible();
    expect(container).toHaveTextContent('2 one-off passes');
    expect(facts()).toEqual(['Accepted1', 'Under consideration1']);
    await platform.setLocale('ru');
    expect(container).toHaveTextContent('2 разовых пропуска');
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the tile counts for the selected stand of several and follows the selection at once [PASS-330] [ACC-164]', async () => {
    const stands = [buildStand(), buildStand({ id: 1012, title: '24C12' })];
    const participation = buildParticipation({ stands });
    const api = createFakeApi().on(
      'get',
      '/participants/{id}/car-passes',
      buildCarPassesPage([
        buildCarPass({ status: 'accepted' }),
        buildCarPass({ id: 8, entry_date: '2026-05-18' }),
        buildCarPass({ id: 9, stand_id: 1012, entry_date: '2026-05-16' }),
      ]),
    );
    const { tile, platform, container } = renderTile(carPasses, { texts, now, api, participation });
    expect(await screen.findByText(/next entry 14.May/)).toBeVisible();
    expect(container).toHaveTextContent('2 for stand 24C10, 3 in all');
    act(() => storedStand(participation.exhibition.id).write('1012'));
    expect(container).toHaveTextContent('1 for stand 24C12, 3 in all');
    expect(screen.getByText(/next entry 16.May/)).toBeVisible();
    expect(tile().brief?.note).toMatchObject({ props: { children: 'for stand 24C12: 1' } });
    expect(platform.api.sent('get', '/participants/101/car-passes')).toHaveLength(1);
    await platform.setLocale('ru');
    expect(container).toHaveTextContent('1 к стенду 24C12, всего 3');
    act(() => storedStand(participation.exhibition.id).write(null));
  });

  it('the tile asks to correct a rejected pass instead of adding one', async () => {
    const { tile } = open([bad]);
    expect(await screen.findByText('no entries planned')).toBeVisible();
    expect(tile().deadline).toEqual({ label: 'To fix: 1', tone: 'danger' });
  });

  it('the tile offers no action where nothing can be added', async () => {
    const { tile } = open([bad], {
      participation: buildParticipation({ exhibition: buildExhibition({ create_car_pass_disabled: true }) }),
    });
    await waitFor(() => expect(tile().state).toBe('ready'));
    expect(tile().actions?.map(({ label }) => label)).toEqual(['Open']);
  });
});

describe('the event page entries', () => {
  const entries = [
    ['event-modal-participant-passes', participantPasses],
    ['event-modal-montage-passes', installationPasses],
    ['event-modal-auto-passes', carPasses],
  ] as const;

  it.each(eventTypes)(
    'the event of %s has all three entries, also without a quota [PASS-003] [PASS-004]',
    async (type) => {
      for (const [modal, tile] of entries) {
        const { api } = createPassesApi({ quota: null });
        api.on('get', '/participants/{id}/car-passes', buildCarPassesPage([]));
        const shown = renderTile(tile, { texts, now, api, participation: buildParticipation({ type }) });
        await waitFor(() => expect(shown.tile().state).toBe('ready'));
        const [action] = shown.tile().actions ?? [];
        expect(action?.target).toMatchObject({ modal });
        shown.unmount();
      }
    },
  );
});
