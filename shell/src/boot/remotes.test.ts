import { releaseSchema, type PageRelease, type PageRemoteVersion } from '@fairfront/shared-kit/platform/release';
import { slowAfter } from './load-state.model';
import { EntryLoadError } from './part-loader';
import { createRemotes, namespaceOf, type RemotesOptions } from './remotes';

const tile = {
  title: { ru: 'Пропуска', en: 'Passes' },
  group: 'passes',
  order: 10,
  width: 2,
  icon: 'pass',
  height: 216,
} as const;

const version = (number: string, incompatibility?: string): PageRemoteVersion => ({
  version: number,
  container: `passes_${number.replace(/\W/g, '_')}`,
  entry: `/r/mf-passes/${number}/remote.js`,
  integrity: 'sha384-x',
  ...(incompatibility ? { incompatibility } : {}),
});

const release = (live: PageRemoteVersion, previous: PageRemoteVersion | null = null): PageRelease => ({
  schema: releaseSchema,
  revision: 1,
  shell: '1.0.0',
  remotes: {
    'mf-passes': {
      ...live,
      previous,
      offers: {
        tiles: { 'participant-passes': tile },
        checklist: {},
        commands: {},
        modals: { 'event-modal-auto-passes': { title: tile.title, size: 'lg' } },
        screens: { profile: { path: '/profile' } },
        realtime: ['car-pass.status-updated'],
      },
    },
  },
});

const passesTile = { useTile: () => ({ state: 'ready' }) };
const texts = { ru: { title: 'Пропуска' }, en: { title: 'Passes' } };

const definition = (changes: object = {}) => ({
  tiles: { 'participant-passes': { load: async () => ({ default: passesTile }) } },
  modals: { 'event-modal-auto-passes': { load: async () => ({ default: () => null }) } },
  screens: {},
  realtime: { 'car-pass.status-updated': async () => ({ default: () => undefined }) },
  locales: { ru: async () => ({ default: texts.ru }), en: async () => ({ default: texts.en }) },
  ...changes,
});

/** Starts a page with scripted federation responses: each load takes the next one; the last one repeats. */
const start = (answers: (() => Promise<unknown>)[], options: Partial<RemotesOptions> = {}) => {
  const loaded: string[] = [];
  const cancelled: string[] = [];
  const evicted: string[] = [];
  const report = jest.fn();
  const addTexts = jest.fn();
  const remotes = createRemotes({
    release: release(version('1.0.0')),
    federation: {
      loadDefinition: (remote) => {
        loaded.push(remote.version);
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        return answer ? answer() : Promise.reject(new Error('no answer'));
      },
      cancel: (remote) => cancelled.push(remote.version),
      evict: (remote) => evicted.push(remote.version),
    },
    locale: () => 'ru',
    addTexts,
    report,
    newestRelease: () => Promise.reject(new Error('offline')),
    ...options,
  });
  const part = remotes.part('tile', 'participant-passes');
  if (!part) throw new Error('The tile has no owner');
  return { remotes, part, loaded, cancelled, evicted, report, addTexts };
};

const network = () => Promise.reject(new EntryLoadError('/remote.js'));
const healthy = () => Promise.resolve(definition());
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('loading a part', () => {
  it('loads the part and the texts of the current language once for all callers', async () => {
    const { remotes, part, loaded, addTexts } = start([healthy]);
    const seen: string[] = [];
    part.subscribe(() => seen.push(part.view().state));
    part.start();
    part.start();
    await settle();
    expect(part.view()).toMatchObject({ state: 'ready', part: passesTile, attempt: 1 });
    expect(seen).toEqual(['loading', 'ready']);
    expect(addTexts.mock.calls).toEqual([['ru', 'passes', texts.ru]]);
    remotes.part('modal', 'event-modal-auto-passes')?.start();
    await settle();
    expect(loaded).toEqual(['1.0.0']);
    expect(remotes.part('tile', 'participant-passes')).toBe(part);
  });

  it('retries after 2, 5 and 12 s on network failures, then tries the last good version, then fails', async () => {
    const { part, loaded, report } = start([network], { release: release(version('1.1.0'), version('1.0.0')) });
    part.start();
    await settle();
    expect(part.view().state).toBe('retrying');
    for (const delay of [2_000, 5_000]) {
      await jest.advanceTimersByTimeAsync(delay);
      expect(part.view().state).toBe('retrying');
    }
    await jest.advanceTimersByTimeAsync(12_000);
    expect(loaded).toEqual(['1.1.0', '1.1.0', '1.1.0', '1.1.0', '1.0.0']);
    expect(part.view().state).toBe('failed');
    expect(report).toHaveBeenLastCalledWith({
      name: 'remote-load-failed',
      detail: expect.objectContaining({
        remote: 'mf-passes',
        part: 'participant-passes',
        reason: 'network',
      }) as unknown,
    });
  });

  it('recovers when a later attempt succeeds', async () => {
    const { part } = start([network, network, healthy]);
    part.start();
    await jest.advanceTimersByTimeAsync(7_000);
    expect(part.view()).toMatchObject({ state: 'ready', attempt: 3 });
  });

  it('recovers on retry after a failure, with a new attempt number', async () => {
    const { part } = start([network, network, network, network, healthy]);
    part.start();
    await jest.advanceTimersByTimeAsync(19_000);
    expect(part.view().state).toBe('failed');
    part.view().retry();
    expect(part.view().state).toBe('loading');
    await settle();
    expect(part.view()).toMatchObject({ state: 'ready', attempt: 5 });
  });

  it('counts as slow after 5 s, offers a retry and abandons the old request', async () => {
    const { part, cancelled } = start([() => new Promise(() => undefined), healthy]);
    part.start();
    await jest.advanceTimersByTimeAsync(slowAfter);
    expect(part.view().state).toBe('slow');
    part.view().retry();
    await settle();
    expect(cancelled).toEqual(['1.0.0']);
    expect(part.view().state).toBe('ready');
  });

  it('has failed after 120 s without an answer [SHELL-204]', async () => {
    const { part, report } = start([() => new Promise(() => undefined)]);
    part.start();
    await jest.advanceTimersByTimeAsync(120_000 - 1);
    expect(part.view().state).toBe('slow');
    await jest.advanceTimersByTimeAsync(1);
    expect(part.view().state).toBe('failed');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('ignores a late response of an abandoned attempt', async () => {
    let answerLate: (value: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (answerLate = resolve));
    const { part } = start([() => late, network]);
    part.start();
    await jest.advanceTimersByTimeAsync(slowAfter);
    part.view().retry();
    await settle();
    answerLate(definition());
    await settle();
    expect(part.view().state).toBe('retrying');
  });

  const broken: [string, () => Promise<unknown>, RegExp][] = [
    ['no definition', () => Promise.resolve(undefined), /no definition/],
    [
      'an entry without a loader',
      () => Promise.resolve(definition({ tiles: { 'participant-passes': {} } })),
      /no loader/,
    ],
    ['an offered part that is missing', () => Promise.resolve(definition({ tiles: {} })), /no tile participant-passes/],
    [
      'a part of another kind',
      () =>
        Promise.resolve(definition({ tiles: { 'participant-passes': { load: async () => ({ default: 'text' }) } } })),
      /is not a tile/,
    ],
    [
      'a part that throws while it is evaluated',
      () =>
        Promise.resolve(
          definition({
            tiles: { 'participant-passes': { load: () => Promise.reject(new TypeError('x is undefined')) } },
          }),
        ),
      /x is undefined/,
    ],
    ['missing texts', () => Promise.resolve(definition({ locales: {} })), /no locales ru/],
  ];
  it.each(broken)('does not retry after %s and loads the last good version at once', async (_, answer, message) => {
    const { part, loaded, report } = start([answer, healthy], { release: release(version('1.1.0'), version('1.0.0')) });
    part.start();
    await settle();
    expect(loaded).toEqual(['1.1.0', '1.0.0']);
    expect(part.view().state).toBe('ready');
    const [[event]] = report.mock.calls as [[{ detail: { message: string; reason: string } }]];
    expect(event.detail.reason).toBe('broken');
    expect(event.detail.message).toMatch(message);
  });

  it('does not load a version that is incompatible with this shell', async () => {
    const { part, loaded } = start([healthy], { release: release(version('2.0.0', 'needs react ^20.0.0')) });
    part.start();
    await settle();
    expect(loaded).toEqual([]);
    expect(part.view().state).toBe('failed');
  });

  it('uses the newest release on a manual retry', async () => {
    const { part, loaded } = start([healthy], {
      release: release(version('2.0.0', 'needs react ^20.0.0')),
      newestRelease: () => Promise.resolve(release(version('2.0.1'))),
    });
    part.start();
    await settle();
    part.view().retry();
    await settle();
    expect(loaded).toEqual(['2.0.1']);
    expect(part.view().state).toBe('ready');
  });

  it('runs the files again when the loaded ones do not work or the part throws', async () => {
    const { part, loaded, evicted } = start([() => Promise.resolve({}), healthy]);
    part.start();
    await settle();
    expect(part.view().state).toBe('failed');
    part.view().retry();
    await settle();
    expect(part.view().state).toBe('ready');
    part.view().retry();
    await settle();
    expect(part.view()).toMatchObject({ state: 'ready', attempt: 3 });
    expect([loaded, evicted]).toEqual([
      ['1.0.0', '1.0.0', '1.0.0'],
      ['1.0.0', '1.0.0'],
    ]);
  });

  it('retries the part when its chunk fails, without requesting the entry again', async () => {
    const chunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'error' });
    const load = jest.fn().mockRejectedValueOnce(chunk).mockResolvedValue({ default: passesTile });
    const { part, loaded } = start([() => Promise.resolve(definition({ tiles: { 'participant-passes': { load } } }))]);
    part.start();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(part.view().state).toBe('ready');
    expect([loaded, load.mock.calls.length]).toEqual([['1.0.0'], 2]);
  });

  it('counts a chunk without a response as a timeout', async () => {
    const chunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'timeout' });
    const { part, report } = start([() => Promise.reject(chunk)]);
    part.start();
    await settle();
    expect(part.view().state).toBe('failed');
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ detail: expect.objectContaining({ reason: 'timeout' }) as unknown }),
    );
  });
});

describe('texts, handlers and the catalogue', () => {
  it('adds texts of the other language for loaded remotes', async () => {
    const { remotes, part, addTexts } = start([healthy]);
    await remotes.loadTexts('en');
    expect(addTexts).not.toHaveBeenCalled();
    part.start();
    await settle();
    await remotes.loadTexts('en');
    await remotes.loadTexts('en');
    expect(addTexts.mock.calls).toEqual([
      ['ru', 'passes', texts.ru],
      ['en', 'passes', texts.en],
    ]);
  });

  it('waits for the hub texts with a tile, and for all texts with other parts [SHELL-411]', async () => {
    const hubTexts = { ru: { short: 'Кратко' }, en: { short: 'Short' } };
    const hubLocales = { ru: async () => ({ default: hubTexts.ru }), en: async () => ({ default: hubTexts.en }) };
    const { remotes, part, addTexts } = start([() => Promise.resolve(definition({ hubLocales }))]);
    part.start();
    await settle();
    await remotes.loadTexts('en');
    expect(addTexts.mock.calls).toEqual([
      ['ru', 'passes', hubTexts.ru],
      ['en', 'passes', hubTexts.en],
    ]);
    addTexts.mockClear();
    remotes.part('modal', 'event-modal-auto-passes')?.start();
    await settle();
    await remotes.loadTexts('en');
    expect(addTexts.mock.calls).toEqual([
      ['ru', 'passes', texts.ru],
      ['en', 'passes', texts.en],
    ]);
  });

  it('reports texts that fail to load, and the language changes anyway', async () => {
    const en = () => Promise.reject(new Error('gone'));
    const { remotes, part, report } = start([
      () => Promise.resolve(definition({ locales: { ru: async () => ({ default: texts.ru }), en } })),
    ]);
    part.start();
    await settle();
    await remotes.loadTexts('en');
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ name: 'remote-texts-failed' }));
  });

  it('loads the handlers of an event and skips those that fail to load', async () => {
    const { remotes } = start([healthy]);
    expect(await remotes.realtimeHandlers('car-pass.status-updated')).toHaveLength(1);
    expect(await remotes.realtimeHandlers('car-pass.barcode-updated')).toEqual([]);
    const { remotes: broken, report } = start([network]);
    expect(await broken.realtimeHandlers('car-pass.status-updated')).toEqual([]);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ name: 'remote-handler-failed' }));
  });

  it('provides owners and titles, and has no loader for parts that nobody offers', () => {
    const { remotes } = start([healthy]);
    const { catalog } = remotes;
    expect(catalog.ownerOf('screen', 'profile')).toBe('mf-passes');
    expect(catalog.screens).toEqual({ profile: { path: '/profile' } });
    expect(catalog.modalTitle('event-modal-auto-passes', 'ru')).toBe('Пропуска');
    expect(catalog.modal('event-modal-chat')).toBeNull();
    expect(remotes.part('modal', 'event-modal-chat')).toBeNull();
    expect(namespaceOf('mf-passes')).toBe('passes');
  });

  it('orders tiles by section, order and id', () => {
    const [base] = Object.values(release(version('1.0.0')).remotes);
    if (!base) throw new Error('no remote');
    const tiles = {
      z: { ...tile, group: 'company' as const },
      b: { ...tile, order: 20 },
      c: tile,
      a: tile,
    };
    const { remotes } = start([healthy], {
      release: {
        ...release(version('1.0.0')),
        remotes: {
          'mf-passes': {
            ...base,
            offers: { ...base.offers, tiles: { ...tiles, 'participant-passes': { ...tile, order: 1 } } },
          },
        },
      },
    });
    expect(remotes.catalog.tiles.map(({ id }) => id)).toEqual(['participant-passes', 'a', 'c', 'b', 'z']);
  });
});
