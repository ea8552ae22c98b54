import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { isApiError } from '../api';
import {
  defineTile,
  useAccess,
  useMutation,
  useOpenModal,
  useParticipationEvents,
  usePlatform,
  useQuery,
  useTranslation,
  useModalDirty,
  useModalFrame,
} from '../platform';
import {
  buildNotifications,
  buildNotificationsPage,
  buildPage,
  buildParticipation,
  buildParticipationListItem,
  buildSubParticipation,
  buildUserWithRole,
  createFakeApi,
  createPlatformDouble,
  failWith,
  renderInPlatform,
  renderTile,
  screen,
  startClock,
  waitFor,
} from '.';
import { roles } from '../domain/participations';

interface Paths {
  '/participants/{id}/badges': {
    get: {
      parameters: { query?: { page?: number }; header?: never; path: { id: number }; cookie?: never };
      requestBody?: never;
      responses: { 200: { headers: object; content: { 'application/json': { data: { lastname: string }[] } } } };
    };
    post: {
      parameters: { query?: never; header?: never; path: { id: number }; cookie?: never };
      requestBody: { content: { 'application/json': { lastname: string } } };
      responses: { 201: { headers: object; content: { 'application/json': { data: { id: number } } } } };
    };
  };
}
const list = '/participants/{id}/badges';
const at101 = { params: { path: { id: 101 } } };
const texts = { passes: { ru: { title: 'Пропуска' }, en: { title: 'Passes' } } };

describe('the fake API', () => {
  it('responds as stubbed, by the latest stub of a path, through the real client', async () => {
    const api = createFakeApi<Paths>({ locale: () => 'ru' }).on('get', list, { data: [] });
    api.on('get', list, ({ params, query }) => ({ data: [{ lastname: `${params['id']}/${query.get('page')}` }] }));
    const { data } = await api.client.get(list, { params: { path: { id: 101 }, query: { page: 2 } } });
    expect(data).toEqual([{ lastname: '101/2' }]);
    expect(api.sent('get', list)).toHaveLength(1);
    expect(api.sent('get', '/participants/101/badges')[0]?.headers.get('accept-language')).toBe('ru');
  });

  it('records what was sent and refuses like the server', async () => {
    const api = createFakeApi<Paths>().on('post', list, ({ body }) =>
      body.lastname ? { data: { id: 1 } } : failWith(422, { errors: { lastname: ['This field is required'] } }),
    );
    await expect(api.client.post(list, { ...at101, body: { lastname: 'Smith' } })).resolves.toEqual({
      data: { id: 1 },
    });
    const refused = await api.client.post(list, { ...at101, body: { lastname: '' } }).catch((error: unknown) => error);
    expect(isApiError(refused) && refused.errors).toEqual({ lastname: ['This field is required'] });
    expect(api.requests.map(({ body }) => body)).toEqual([{ lastname: 'Smith' }, { lastname: '' }]);
  });

  it('reports calls that were not stubbed, and can be offline', async () => {
    const api = createFakeApi<Paths>();
    await expect(api.client.get(list, at101)).rejects.toMatchObject({ status: 501, code: 'unstubbed' });
    expect(api.unknown.map(({ path }) => path)).toEqual(['/participants/101/badges']);
    api.setOffline(true);
    await expect(api.client.get(list, at101)).rejects.toMatchObject({ code: 'network' });
  });

  it('returns files and accepts uploads', async () => {
    const api = createFakeApi<Paths>().onFile('/passes/{id}/pdf', '%PDF', 'Пропуск 1.pdf');
    expect((await api.client.download('/passes/1/pdf')).fileName).toBe('Пропуск 1.pdf');
    api.on('post', list, { data: { id: 5 } });
    const shares: number[] = [];
    const form = new FormData();
    await api.client.upload('/participants/101/badges', form, { onProgress: (share) => shares.push(share) });
    expect(api.requests.at(-1)?.body).toBe(form);
    expect(shares.at(-1)).toBe(1);
  });
});

const Modal = () => {
  const { t } = useTranslation('passes');
  const { canWrite } = useAccess();
  const { title, titleId, close } = useModalFrame();
  const [text, setText] = useState('');
  const services = usePlatform();
  const open = useOpenModal();
  const [seen, setSeen] = useState('nothing');
  useModalDirty(text !== '');
  useParticipationEvents('car-pass.barcode-updated', ({ barcode }) => setSeen(barcode));
  const confirm = useMutation({
    mutationFn: () => services.messages.confirm({ title: 'Sure?', confirmLabel: 'Yes' }),
    onSuccess: (isConfirmed) => services.messages.notice(String(isConfirmed)),
  });
  return (
    <>
      <h2 id={titleId}>{title}</h2>
      <input aria-label="name" value={text} onChange={({ target }) => setText(target.value)} />
      <p>
        {t('title')} {String(canWrite)} {seen} {new Date(services.now()).toISOString()}
      </p>
      <button onClick={() => confirm.mutate()}>ask</button>
      <button onClick={() => open('event-modal-detail-pass', { pass: '17' })}>detail</button>
      <button onClick={() => close()}>close</button>
      <a href={services.navigation.href('participant', { id: 101 }, { tab: 'x' })}>{t('absent')}</a>
    </>
  );
};

describe('the platform double', () => {
  it('provides a modal with its frame, texts, rights and events, and records what it requests', async () => {
    const { platform, person } = renderInPlatform(<Modal />, {
      modalTitle: 'Participant passes',
      texts,
      confirms: ({ title }) => title === 'Sure?',
      now: '2026-05-14T00:00:00Z',
    });
    expect(screen.getByRole('dialog', { name: 'Participant passes' })).toBeVisible();
    expect(screen.getByText(/Passes true nothing 2026-05-14T00:00:00/)).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText(/Пропуска/)).toBeVisible();

    platform.emit('car-pass.barcode-updated', { id: 1, barcode: 'foreign', updated_at: '' }, 999);
    expect(screen.getByText(/nothing/)).toBeVisible();
    platform.emit('car-pass.barcode-updated', { id: 1, barcode: 'B-1', updated_at: '' });
    expect(screen.getByText(/B-1/)).toBeVisible();

    expect(platform.isDirty()).toBe(false);
    await person.type(screen.getByLabelText('name'), 'x');
    expect(platform.isDirty()).toBe(true);
    await person.click(screen.getByRole('button', { name: 'ask' }));
    await waitFor(() => expect(platform.log.notices).toEqual(['true']));
    await person.click(screen.getByRole('button', { name: 'detail' }));
    expect(platform.log.opened).toEqual([{ name: 'event-modal-detail-pass', params: { pass: '17' } }]);
    await person.click(screen.getByRole('button', { name: 'close' }));
    expect(platform.log.closed).toHaveLength(1);

    platform.update({ participation: buildSubParticipation({ is_edit: false }) });
    expect(screen.getByText(/false/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/participant?id=101&tab=x');
    expect(platform.log.missingTexts).toContain('passes:absent');
  });

  it('renders a tile with fake time and exposes its states', async () => {
    const clock = startClock('2026-05-05T23:59:58+03:00');
    const api = createFakeApi().onFile('/slow', 'text', 'a.txt');
    const tile = defineTile(() => {
      const { api: client, now } = usePlatform();
      const { data, isError, refetch } = useQuery({
        queryKey: ['slow'],
        queryFn: () => client.download('/slow'),
        refetchInterval: 1000,
      });
      if (isError) return { state: 'failed', retry: () => void refetch() };
      const target = { modal: 'event-modal-participant-passes', params: {} } as const;
      return data
        ? { state: 'ready', body: `${data.fileName} at ${now()}`, actions: [{ label: 'Add', target }] }
        : { state: 'loading' };
    });
    const { tile: said, platform, person } = renderTile(tile, { api });
    expect(said().state).toBe('loading');
    await clock.advance(10);
    expect(said().state).toBe('ready');
    expect(screen.getByRole('link', { name: 'Add' })).toBeVisible();
    platform.api.setOffline(true);
    await clock.advance(1000);
    expect(said().state).toBe('failed');
    platform.api.setOffline(false);
    await person.click(screen.getByRole('button', { name: 'retry' }));
    await clock.advance(10);
    expect(said().state).toBe('ready');
    clock.set('2026-05-06T00:00:00+03:00');
    expect(platform.services.now()).toBe(Date.parse('2026-05-06T00:00:00+03:00'));
  });

  it('can also be a visitor', () => {
    const { state } = createPlatformDouble({ user: null, participation: null, route: { name: 'login', params: {} } });
    expect(state.user).toBeNull();
    expect(state.route.name).toBe('login');
  });
});

describe('the builders', () => {
  it('return the same entities every time, and the rights of the requested role', () => {
    expect(buildNotifications(5)).toEqual(buildNotifications(5));
    expect(buildNotifications(5).filter(({ read_at }) => read_at === null)).toHaveLength(2);
    expect(buildPage(buildNotifications(3)).meta.total).toBe(3);
    expect(buildNotificationsPage(buildNotifications(5, 3)).meta.unread_count).toBe(3);
    expect(buildParticipationListItem()).not.toHaveProperty('users');
    for (const role of roles) {
      const { id } = buildUserWithRole(role);
      expect(buildParticipation().users.find((user) => user.id === id)?.role).toBe(role);
    }
  });
});

describe('the testing kit', () => {
  it('is imported only by tests, stories and their texts, so that no build contains it', () => {
    const source = join(__dirname, '..');
    const textsOfStories = 'components/story-texts.ts';
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.(test|stories)\.tsx?$/.test(file) &&
        !file.startsWith('testing/') &&
        file !== textsOfStories,
    );
    expect(files.length).toBeGreaterThan(50);
    const guilty = files.filter((file) =>
      /from '[^']*(\/testing['/]|\/story-texts')/.test(readFileSync(join(source, file), 'utf8')),
    );
    expect(guilty).toEqual([]);
  });
});
