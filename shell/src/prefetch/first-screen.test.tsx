import { useEffect, useSyncExternalStore } from 'react';
import { defineChecklist, defineTile, useTranslation } from '@fairfront/shared-kit/platform';
import { firstCalls } from '@fairfront/shared-kit/platform/release';
import { buildPage } from '@fairfront/shared-kit/testing';
import { ownRoutes } from '../routing/own-places';
import { openParticipation } from '../testing/open-participation';
import { act, screen, startShell, waitFor } from '../testing/shell-double';

const answered = defineTile(() => ({ state: 'ready', body: <p>Готово</p> }));

describe('the first calls of an address', () => {
  it.each(['/', '/participant/101', '/participant/101/cart', '/participant/101/deadlines'])(
    'are the ones that the shell makes at %s; none is unused [SHELL-435]',
    async (address) => {
      const parts = { tiles: { one: { module: answered, offer: { reads: ['documents'] } } } };
      const { fake, services, remotes } = await startShell({ address, parts }, (api) =>
        api
          .on('get', '/participants/{id}', { data: openParticipation() })
          .on('get', '/participants', () => buildPage([], { total: 0 }))
          .on('get', '/participants/{id}/reads', { data: [] }),
      );
      const wanted = firstCalls(address, '', { ...remotes.catalog.screens, ...ownRoutes }, services.release);
      expect(wanted.length).toBeGreaterThan(1);
      for (const call of wanted) {
        const { pathname, searchParams } = new URL(call, 'http://portal.test');
        await waitFor(() => expect(fake.sent('get', pathname)).not.toEqual([]));
        const [sent] = fake.sent('get', pathname);
        expect([...(sent?.query ?? [])].sort()).toEqual([...searchParams].sort());
      }
    },
  );
});

describe('a page opened at a hub', () => {
  it('starts its parts before the participation has loaded [SHELL-436]', async () => {
    let arrive: (value: { data: ReturnType<typeof openParticipation> }) => void = () => undefined;
    const module = defineChecklist(() => ({ state: 'ready', items: [] }));
    const loadDefinition = jest.fn(() =>
      Promise.resolve({
        tiles: { one: { load: () => Promise.resolve({ default: answered }) } },
        checklist: { read: { load: () => Promise.resolve({ default: module }) } },
        locales: {
          ru: () => Promise.resolve({ default: {} }),
          en: () => Promise.resolve({ default: {} }),
        },
      }),
    );
    const starting = startShell(
      {
        address: '/participant/101',
        parts: { tiles: { one: { module: answered } }, checklist: { read: { module } } },
        loadDefinition,
      },
      (api) => api.on('get', '/participants/{id}', () => new Promise((resolve) => (arrive = resolve)) as never),
    );
    await waitFor(() => expect(loadDefinition).toHaveBeenCalled());
    expect(screen.queryByText('Готово')).not.toBeInTheDocument();
    arrive({ data: openParticipation() });
    await starting;
    expect(await screen.findByText('Готово')).toBeVisible();
  });

  it('renders a tile only for its own reports, not for those of other tiles or for texts of others [SHELL-436]', async () => {
    let draws = 0;
    const counted = defineTile(() => {
      useTranslation('test');
      useEffect(() => void (draws += 1));
      return { state: 'ready', body: <p>Сосед</p> };
    });
    const module = defineChecklist(() => ({
      state: 'ready',
      items: [{ id: 'address', done: false, title: 'Указать адрес', target: { route: 'orders', params: { id: 101 } } }],
    }));
    const shell = await startShell(
      {
        address: '/participant/101',
        parts: {
          tiles: { counted: { module: counted }, one: { module: answered }, two: { module: answered } },
          checklist: { read: { module } },
        },
      },
      (api) => api.on('get', '/participants/{id}', { data: openParticipation() }),
    );
    expect(await screen.findByText('Указать адрес')).toBeVisible();
    const settled = draws;
    shell.services.texts.put('ru', 'other', { word: 'слово' });
    await shell.services.texts.add('release', {
      ru: () => Promise.resolve({ default: { title: 'Выпуск' } }),
      en: () => Promise.resolve({ default: { title: 'Release' } }),
    });
    expect(draws).toBe(settled);
    expect(settled).toBeLessThanOrEqual(2);
  });

  it('keeps the skeleton of a tile until its first data have loaded [SHELL-436]', async () => {
    let isThere = false;
    let notify = (): void => undefined;
    const slow = defineTile(() => {
      const isReady = useSyncExternalStore(
        (listener) => {
          notify = listener;
          return () => undefined;
        },
        () => isThere,
      );
      return isReady ? { state: 'ready', body: <p>Данные</p> } : { state: 'loading' };
    });
    let arrive: (code: { default: typeof slow }) => void = () => undefined;
    const code = new Promise<{ default: typeof slow }>((resolve) => (arrive = resolve));
    await startShell(
      {
        address: '/participant/101',
        parts: { tiles: { slow: { module: slow } } },
        loadDefinition: () =>
          Promise.resolve({
            tiles: { slow: { load: () => code } },
            locales: { ru: () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) },
          }),
      },
      (api) => api.on('get', '/participants/{id}', { data: openParticipation() }),
    );
    const skeleton = await screen.findByRole('region', { name: 'Раздел slow' });
    const started = notify;
    arrive({ default: slow });
    await waitFor(() => expect(notify).not.toBe(started));
    expect(screen.getByRole('region', { name: 'Раздел slow' })).toBe(skeleton);
    isThere = true;
    act(notify);
    expect(screen.getByText('Данные')).toBeVisible();
  });
});
