import { ChannelFeed, type MissedEvents, type Position } from './channel-feed';

const entry = (seq: number) => ({ seq, event: 'changed', data: { n: seq } });
const upTo = (last: number, after = 0) => Array.from({ length: last - after }, (_, n) => entry(after + n + 1));

/** A server with a log of one channel, and the tab that subscribes to it. */
const start = () => {
  const server = { last: 0, kept: 0, isDown: false, isForbidden: false };
  const asked: Position[] = [];
  const played: unknown[] = [];
  const reload = jest.fn();
  let answer = (missed: MissedEvents | null): Promise<MissedEvents | null> => Promise.resolve(missed);
  const feed = new ChannelFeed({
    fetchMissed: (position) => {
      asked.push(position);
      if (server.isDown) return Promise.reject(new Error('no connection'));
      if (server.isForbidden) return answer(null);
      const after = 'after' in position ? position.after : 0;
      const is_complete = after >= server.kept;
      return answer({ last: server.last, is_complete, events: is_complete ? upTo(server.last, after) : [] });
    },
    play: ({ data }) => played.push(data['n']),
    reload,
    since: () => '2026-05-26T09:00:00.000Z',
  });
  /** Events that the server stores and the socket delivers. */
  const send = (...numbers: number[]) => {
    server.last = Math.max(server.last, ...numbers);
    for (const n of numbers) feed.receive('changed', { n, seq: n });
  };
  const answerLater = () => {
    let release = () => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    answer = (missed) => wait.then(() => missed);
    return () => {
      answer = (missed) => Promise.resolve(missed);
      release();
    };
  };
  return { feed, server, asked, played, reload, send, answerLater };
};
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the events of a channel', () => {
  it('are played as they are sent, with only the initial request for missed events [SHELL-264]', async () => {
    const { feed, asked, played, reload, send } = start();
    feed.joined();
    await settled();
    send(1, 2, 3);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([played, asked.length, reload.mock.calls.length]).toEqual([[1, 2, 3], 1, 0]);
  });

  it('are played once even if they are sent twice [SHELL-264]', async () => {
    const { feed, played, send } = start();
    feed.joined();
    await settled();
    send(1, 1, 2, 1, 2);
    expect(played).toEqual([1, 2]);
  });

  it('are reordered when they overtake each other, without a request [SHELL-264]', async () => {
    const { feed, asked, played, send } = start();
    feed.joined();
    await settled();
    send(2, 3, 1);
    expect(played).toEqual([1, 2, 3]);
    await jest.advanceTimersByTimeAsync(300);
    expect(asked).toHaveLength(1);
  });

  it('are requested after a lasting gap and played in order [SHELL-264]', async () => {
    const { feed, asked, played, send } = start();
    feed.joined();
    await settled();
    send(1);
    send(4);
    expect(played).toEqual([1]);
    await jest.advanceTimersByTimeAsync(300);
    expect(asked.at(-1)).toEqual({ after: 1 });
    expect(played).toEqual([1, 2, 3, 4]);
  });

  it('are requested after every reconnection and every return to the page [SHELL-102] [SHELL-264]', async () => {
    const { feed, asked, played, reload, server, send } = start();
    feed.joined();
    await settled();
    send(1);
    server.last = 3;
    feed.joined();
    await settled();
    feed.left();
    server.last = 5;
    feed.joined();
    await settled();
    expect(asked).toEqual([{ since: '2026-05-26T09:00:00.000Z' }, { after: 1 }, { after: 3 }]);
    expect(played).toEqual([1, 2, 3, 4, 5]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that arrive during a request are played once and in order', async () => {
    const { feed, played, server, send, answerLater } = start();
    feed.joined();
    await settled();
    send(1);
    server.last = 3;
    const release = answerLater();
    feed.joined();
    send(4);
    send(3);
    expect(played).toEqual([1]);
    release();
    await settled();
    expect(played).toEqual([1, 2, 3, 4]);
  });

  it('from before the page had loaded cause a reload of the data instead of being played [SHELL-264]', async () => {
    const { feed, played, reload, server, send } = start();
    server.last = 2;
    feed.joined();
    send(3);
    await settled();
    expect([played, reload.mock.calls.length]).toEqual([[3], 1]);
    send(4);
    expect(played).toEqual([3, 4]);
  });

  it('that only tell who is editing cause no reload [SHELL-264] [CAT-270]', async () => {
    const reload = jest.fn();
    const missed = (...events: string[]): MissedEvents => ({
      last: events.length,
      is_complete: true,
      events: events.map((event, place) => ({ seq: place + 1, event, data: {} })),
    });
    const join = async (answer: MissedEvents) => {
      const feed = new ChannelFeed({
        fetchMissed: async () => answer,
        play: jest.fn(),
        reload,
        since: () => '2026-05-26T09:00:00.000Z',
      });
      feed.joined();
      await settled();
    };
    await join(missed('catalog-order.editing', 'catalog-order.editing'));
    expect(reload).not.toHaveBeenCalled();
    await join(missed('catalog-order.editing', 'catalog-order.updated'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that are too old or too many to play are replaced by a reload of the data [SHELL-262]', async () => {
    const { feed, played, reload, server, send } = start();
    feed.joined();
    await settled();
    send(1);
    Object.assign(server, { last: 900, kept: 400 });
    feed.joined();
    await settled();
    expect([played, reload.mock.calls.length]).toEqual([[1], 1]);
    send(901);
    expect(played).toEqual([1, 901]);
  });

  it('without numbers, from another publisher, are played at once', () => {
    const { feed, played } = start();
    feed.receive('changed', { n: 7 });
    expect(played).toEqual([7]);
  });
});

describe('the request for missed events', () => {
  it('is retried at increasing intervals until it succeeds [SHELL-264]', async () => {
    const { feed, asked, played, server, send } = start();
    feed.joined();
    await settled();
    send(1);
    server.isDown = true;
    server.last = 2;
    feed.joined();
    await settled();
    for (const delay of [2_000, 5_000, 15_000, 60_000, 60_000]) {
      const before = asked.length;
      await jest.advanceTimersByTimeAsync(delay - 1);
      expect(asked).toHaveLength(before);
      await jest.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(before + 1);
    }
    server.isDown = false;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(played).toEqual([1, 2]);
    const total = asked.length;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(total);
  });

  it('is not retried when refused or after leaving the channel; a refusal reloads the data once [SHELL-498]', async () => {
    const { feed, asked, server, reload } = start();
    server.isForbidden = true;
    feed.joined();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(1);
    expect(reload).toHaveBeenCalledTimes(1);
    server.isDown = true;
    feed.joined();
    await settled();
    feed.left();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(2);
  });

  it('delivers nothing if the channel was left meanwhile', async () => {
    const { feed, played, reload, server, answerLater } = start();
    server.last = 3;
    const release = answerLater();
    feed.joined();
    feed.left();
    release();
    await settled();
    expect([played, reload.mock.calls.length]).toEqual([[], 0]);
  });
});
