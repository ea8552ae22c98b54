import { errorName, replayModeOf } from './replay.model';
import { lazyReplay } from './lazy-replay';
import { keptBack, sendEvery, startSessionReplay } from './session-replay';

const rates = { sampleRate: 0.1, errorSampleRate: 1 };
const config = { endpoint: 'https://replay.example/in', ...rates };
const sent = jest.fn((_url: string, _init: { body: string }) => Promise.resolve({ ok: true }));
const routeOf = (path: string) => ({ '/': 'home', '/participant/101': 'participant' })[path] ?? null;
const former = globalThis.fetch;
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  sent.mockClear();
  globalThis.fetch = sent as unknown as typeof fetch;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = former;
  sessionStorage.clear();
  document.body.innerHTML = '';
});

const start = (draw: number, change: Partial<typeof config> = {}) => {
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  stop = startSessionReplay({ ...config, ...change }, routeOf);
};
const sentEvents = () =>
  sent.mock.calls.flatMap(([, { body }]) => (JSON.parse(body) as { events: Record<string, unknown>[] }).events);
const fail = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));

describe('sampling of sessions [SHELL-205]', () => {
  const shares = (asked: typeof rates) => {
    const modes = Array.from({ length: 10_000 }, (_, n) => replayModeOf(asked, n / 10_000));
    return ['always', 'on-error', 'off'].map((mode) => modes.filter((one) => one === mode).length);
  };
  it.each([
    ['a tenth, and every one with an error', rates, [1_000, 9_000, 0]],
    ['a tenth only', { sampleRate: 0.1, errorSampleRate: 0 }, [1_000, 0, 9_000]],
    ['half of those with an error', { sampleRate: 0, errorSampleRate: 0.5 }, [0, 5_000, 5_000]],
    ['none', { sampleRate: 0, errorSampleRate: 0 }, [0, 0, 10_000]],
    ['all', { sampleRate: 1, errorSampleRate: 1 }, [10_000, 0, 0]],
  ])('%s', (_name, asked, expected) => expect(shares(asked)).toEqual(expected));

  it('a session outside the sample sends nothing until an error occurs, then the events before it', () => {
    start(0.5);
    document.body.innerHTML = '<button>x</button>';
    document.querySelector('button')?.click();
    jest.advanceTimersByTime(sendEvery * 3);
    expect(sent).not.toHaveBeenCalled();
    fail(new TypeError('Иванов is not a function'));
    jest.advanceTimersByTime(sendEvery);
    expect(sentEvents().map(({ kind }) => kind)).toEqual(['page', 'press', 'error']);
  });

  it('a session in the sample sends every ten seconds and when the page is left', () => {
    start(0.05);
    jest.advanceTimersByTime(sendEvery);
    expect(sentEvents()).toEqual([{ at: 0, kind: 'page', route: 'home' }]);
    document.body.click();
    window.dispatchEvent(new Event('pagehide'));
    expect(sentEvents()).toHaveLength(2);
  });

  it('is decided once for all pages of a session', () => {
    start(0.05);
    stop();
    start(0.99);
    document.body.click();
    jest.advanceTimersByTime(sendEvery);
    expect(sent).toHaveBeenCalled();
  });

  it('buffers a limited number of events', () => {
    start(0.5);
    for (let n = 0; n < keptBack * 2; n += 1) document.body.click();
    fail(new Error('x'));
    jest.advanceTimersByTime(sendEvery);
    expect(sentEvents()).toHaveLength(keptBack);
  });
});

describe('recorded data [SHELL-206]', () => {
  it('contains no text, value, name, id, address or message', () => {
    window.history.replaceState(null, '', '/participant/101?modal=event-modal-pass&token=geheim');
    start(0.05);
    document.body.innerHTML = `
      <button id="secret-id" aria-label="Удалить Иванова">Удалить Иванова</button>
      <input type="text" name="passport" value="4510 123456" />
      <div role="Иванов Иван">x</div>`;
    const [button, input, odd] = [...document.body.children];
    (button as HTMLElement).click();
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    (odd as HTMLElement).click();
    fail(Object.assign(new Error('4510 123456'), { name: 'Иванов Иван' }));
    jest.advanceTimersByTime(sendEvery);
    expect(sentEvents().map(({ at: _at, ...event }) => event)).toEqual([
      { kind: 'page', route: 'participant' },
      { kind: 'press', element: 'button' },
      { kind: 'input', element: 'input text' },
      { kind: 'press', element: 'div' },
      { kind: 'error', name: 'Error' },
    ]);
    const [, init] = sent.mock.calls[0] ?? [];
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    window.history.replaceState(null, '', '/');
  });

  it('contains errors by class only', () => {
    expect(errorName(new RangeError('4510'))).toBe('RangeError');
    expect(errorName('4510')).toBe('Error');
  });

  it('is absent if no endpoint is set', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    lazyReplay(null, routeOf);
    await jest.advanceTimersByTimeAsync(sendEvery);
    document.body.click();
    await jest.advanceTimersByTimeAsync(sendEvery);
    expect(sent).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stops on request', () => {
    start(0.05);
    stop();
    document.body.click();
    jest.advanceTimersByTime(sendEvery * 2);
    expect(sent).not.toHaveBeenCalled();
  });
});
