import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import type { User } from '../../../testing/builders/users';
import { TestApp } from '../../../testing/test-app';
import { callsWithToken, tokenOfMember } from './testing/embed-token';

let portal: TestApp;
let exhibitor: Exhibitor;
let supervisor: User;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  supervisor = await exhibitor.member('supervisor');
});
afterAll(() => portal.stop());

describe('the live channels of a token', () => {
  it('are the catalogue channel of its participation and no other [CAT-259]', async () => {
    const call = callsWithToken(portal, await tokenOfMember(exhibitor, 'supervisor'));
    const subscribe = async (channel_name: string) =>
      (await call('POST', '/broadcasting/auth', { socket_id: '1.1', channel_name })).status;
    const { id } = exhibitor;
    const { id: other } = await anExhibitor(portal);
    expect(await subscribe(`private-catalogues.${id}`)).toBe(200);
    for (const closed of [`private-participants.${id}`, `private-catalogues.${other}`])
      expect([closed, await subscribe(closed)]).toEqual([closed, 403]);
    expect(await subscribe(`private-users.${supervisor.id}`)).toBe(403);
    const missed = async (channel: string) =>
      (await call('GET', '/broadcasting/missed', undefined, { channel })).status;
    expect(await missed(`private-catalogues.${id}`)).toBe(200);
    expect(await missed(`private-participants.${id}`)).toBe(403);
  });

  it('carry events of orders and no event about passes or messages [CAT-259] [CAT-270]', async () => {
    const { services, database } = portal;
    const call = callsWithToken(portal, await tokenOfMember(exhibitor, 'supervisor'));
    const channel = `private-participants.${exhibitor.id}`;
    await database.transaction((trx) =>
      services.outbox.add(
        trx,
        'event',
        { channel, event: 'catalog-order.updated', data: { id: 1, version: 2 } },
        { channel, event: 'pass.updated', data: { id: 1 } },
        { channel, event: 'participation.updated', data: { id: exhibitor.id } },
      ),
    );
    const query = { channel: `private-catalogues.${exhibitor.id}`, after: '0' };
    const { body } = await call('GET', '/broadcasting/missed', undefined, query);
    const { events } = (body as { data: { events: { event: string }[] } }).data;
    expect(events.map(({ event }) => event)).toEqual(['catalog-order.updated', 'participation.updated']);
  });

  it('end when it expires [CAT-259]', async () => {
    await tokenOfMember(exhibitor, 'supervisor');
    const { id: sessionId } = await portal.database.read
      .selectFrom('sessions')
      .select('id')
      .where('embed_participation_id', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const grant = { userId: supervisor.id, sessionId, actingFor: null };
    const channel = `private-catalogues.${exhibitor.id}`;
    const isRevoked = async (): Promise<boolean> => {
      let lost = false;
      const server = {
        granted: [{ grant, channel }],
        revoke: (isLost: (grant: unknown, channel: string) => boolean) => (lost = isLost(grant, channel)),
      };
      await portal.services.realtime.listening.endLostAccess(server as never, portal.database.read, portal.clock.now());
      return lost;
    };
    expect(await isRevoked()).toBe(false);
    portal.clock.advance(3_600_000);
    expect(await isRevoked()).toBe(true);
  });
});
