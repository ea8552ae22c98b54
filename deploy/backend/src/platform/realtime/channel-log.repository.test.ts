import { aParticipation, aSubExhibitor, type Participation } from '../../testing/builders/participations';
import { aMember, type User } from '../../testing/builders/users';
import { TestApp } from '../../testing/test-app';
import { logLifetimeMs, missedEvents, playableEvents, type Missed } from './channel-log.repository';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
});
afterAll(() => portal.stop());

let made = 0;
/** A channel that no other test uses. */
const newChannel = (): string => `private-participants.${900_000 + (made += 1)}`;
const publish = (...channels: string[]) =>
  portal.database.transaction((trx) =>
    portal.services.outbox.add(
      trx,
      'event',
      ...channels.map((channel) => ({ channel, event: 'told', data: { from: channel } })),
    ),
  );
const missed = (channel: string, after: number) =>
  missedEvents(portal.database.read, channel, { after }, portal.clock.now());
const numbersOf = ({ events }: Missed): number[] => events.map(({ seq }) => seq);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, n) => n + 1);

describe('event numbers', () => {
  it('count from 1 in every channel, in write order [SHELL-260]', async () => {
    const [a, b] = [newChannel(), newChannel()];
    await publish(a, b, a);
    await publish(a);
    expect(numbersOf(await missed(a, 0))).toEqual([1, 2, 3]);
    expect(await missed(b, 0)).toEqual({
      last: 1,
      is_complete: true,
      events: [{ seq: 1, event: 'told', data: { from: b } }],
    });
  });

  it('are rolled back with the transaction, without a gap [SHELL-260]', async () => {
    const channel = newChannel();
    await publish(channel);
    const failing = portal.database.transaction(async (trx) => {
      await portal.services.outbox.add(trx, 'event', { channel, event: 'told', data: {} });
      portal.database.beforeCommit(() => Promise.reject(new Error('stop')));
    });
    await expect(failing).rejects.toThrow('stop');
    await publish(channel);
    expect(numbersOf(await missed(channel, 0))).toEqual([1, 2]);
  });

  it('appear without gaps to every reader during parallel writes, in any order of channels [SHELL-260]', async () => {
    const channels = [newChannel(), newChannel(), newChannel()];
    const writers = Array.from({ length: 60 }, (_, n) => {
      const order = n % 2 === 0 ? channels : [...channels].reverse();
      if (n % 7 > 0) return publish(...order);
      return portal.database
        .transaction(async (trx) => {
          const events = order.map((channel) => ({ channel, event: 'told', data: {} }));
          await portal.services.outbox.add(trx, 'event', ...events);
          portal.database.beforeCommit(() => Promise.reject(new Error('rolled back')));
        })
        .catch(() => undefined);
    });
    let isWriting = true;
    const written = Promise.all(writers).finally(() => (isWriting = false));
    const readings: Missed[] = [];
    while (isWriting) {
      for (const channel of channels) readings.push(await missed(channel, 0));
    }
    await written;
    for (const { last, is_complete, events } of readings) {
      expect([is_complete, events.map(({ seq }) => seq)]).toEqual([true, upTo(last)]);
    }
    for (const channel of channels) expect(numbersOf(await missed(channel, 0))).toEqual(upTo(51));
  });

  it('are assigned to thousands of channels in one transaction', async () => {
    const channels = Array.from({ length: 2_500 }, newChannel);
    await publish(...channels);
    const [first = '', last = ''] = [channels[0], channels.at(-1)];
    expect([numbersOf(await missed(first, 0)), numbersOf(await missed(last, 0))]).toEqual([[1], [1]]);
  });
});

describe('GET broadcasting/missed', () => {
  let collective: Participation;
  let sub: Participation;
  let supervisor: User;
  let stranger: User;
  let channel: string;
  const channelOf = ({ id }: Participation) => `private-participants.${id}`;
  beforeAll(async () => {
    collective = await aParticipation(portal, { type: 'collective' });
    sub = await aSubExhibitor(portal, collective);
    supervisor = await aMember(portal, collective, 'supervisor');
    stranger = await aMember(portal, await aParticipation(portal), 'supervisor');
    channel = channelOf(collective);
  });
  const ask = async (query: Record<string, string>, user = supervisor) =>
    (await portal.as(user.email)).get<{ data: Missed }>('/broadcasting/missed', { query });

  it('returns what came after a number, in order, or nothing [SHELL-261]', async () => {
    const { last } = (await ask({ channel })).body.data;
    await publish(channel, channel);
    const { status, body } = await ask({ channel, after: String(last) });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ last: last + 2, is_complete: true });
    expect(numbersOf(body.data)).toEqual([last + 1, last + 2]);
    expect((await ask({ channel, after: String(last + 2) })).body.data).toEqual({
      last: last + 2,
      is_complete: true,
      events: [],
    });
  });

  it('returns to a tab without a number what came since its page was created [SHELL-261]', async () => {
    portal.clock.advance(60_000);
    const since = portal.clock.now().toISOString();
    expect((await ask({ channel, since })).body.data.events).toEqual([]);
    await publish(channel);
    const { last, is_complete, events } = (await ask({ channel, since })).body.data;
    expect([is_complete, events.map(({ seq }) => seq)]).toEqual([true, [last]]);
    const longAgo = new Date(portal.clock.now().getTime() - logLifetimeMs - 1).toISOString();
    expect((await ask({ channel, since: longAgo })).body.data).toEqual({ last, is_complete: false, events: [] });
  });

  it('reports that events are deleted, too many, or that the number is not from this database [SHELL-262]', async () => {
    const own = newChannel();
    await publish(...Array.from({ length: playableEvents + 1 }, () => own));
    const last = playableEvents + 1;
    const anew = { last, is_complete: false, events: [] };
    expect(await missed(own, 0)).toEqual(anew);
    expect(numbersOf(await missed(own, 1))).toHaveLength(playableEvents);
    expect(await missed(own, last + 1)).toEqual(anew);
    await portal.database.read.deleteFrom('realtime_log').where('channel', '=', own).where('seq', '<=', 10).execute();
    expect(await missed(own, 9)).toEqual(anew);
    expect(numbersOf(await missed(own, 10))[0]).toBe(11);
    await portal.database.read.deleteFrom('realtime_log').where('channel', '=', own).execute();
    expect(await missed(own, last - 1)).toEqual(anew);
    expect(await missed(own, last)).toEqual({ last, is_complete: true, events: [] });
  });

  it('is open only to those who may listen [SHELL-263]', async () => {
    const statusOf = async (channelName: string, user: User) => (await ask({ channel: channelName }, user)).status;
    expect(await statusOf(channel, stranger)).toBe(403);
    expect(await statusOf('private-participants.999999', supervisor)).toBe(403);
    expect(await statusOf(`private-users.${supervisor.id}`, stranger)).toBe(403);
    expect(await statusOf('releases', supervisor)).toBe(403);
    expect(await statusOf(channelOf(sub), supervisor)).toBe(200);
    expect((await portal.visitor.get('/broadcasting/missed', { query: { channel } })).status).toBe(401);
    expect((await ask({ channel, after: '-1' })).status).toBe(422);
    expect((await ask({ channel, since: 'yesterday' })).status).toBe(422);
  });
});
