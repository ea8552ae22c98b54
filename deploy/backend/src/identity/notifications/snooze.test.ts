import { genericPlan } from '../../testing/plans';
import { returnSnoozed } from './notification-reading.repository';
import { startNotifications } from './testing';

/** Notifications that are snoozed or marked unread. */
const { portal, editor, outsider, editorId, at, notify, work, list } = startNotifications();

describe('snoozing', () => {
  const only = async () => (await list()).data[0]?.id ?? 0;
  const snooze = (id: number, until: Date | null, who = editor()) =>
    who.put<{ errors: object }>(`/notifications/${id}/snooze`, { until: until?.toISOString() ?? null });

  it('hides the notification from list and bell until its moment, then returns it on top, unread and live, once [SHELL-466]', async () => {
    await notify();
    const id = await only();
    await editor().put(`/notifications/${id}`);
    portal().clock.advance(1_000);
    await notify({ message_eng: 'Newer' });
    await portal().services.outbox.drain();
    const until = new Date(portal().clock.now().getTime() + 3_600_000);
    expect((await snooze(id, until)).status).toBe(200);
    expect((await snooze(id, until)).status).toBe(200);
    const away = await list();
    expect([away.meta, away.data.map((one) => one.id)]).toMatchObject([
      { unread_count: 1, snoozed_count: 1, shown_count: 1 },
      [expect.not.stringMatching(String(id))],
    ]);
    const put = await list('?state=snoozed');
    expect(put.data).toMatchObject([{ id, snoozed_until: until.toISOString() }]);
    at(new Date(until.getTime() - 1_000).toISOString());
    await work();
    expect((await list()).meta.snoozed_count).toBe(1);
    at(until.toISOString());
    await portal().services.outbox.drain();
    await Promise.all([work(), work()]);
    const events = await portal().events();
    expect(events).toMatchObject([
      { channel: `private-users.${editorId()}`, event: 'notification.created', data: { id, read_at: null } },
    ]);
    const back = await list();
    expect(back.meta).toMatchObject({ unread_count: 2, snoozed_count: 0 });
    expect(back.data[0]).toMatchObject({ id, read_at: null, snoozed_until: null, returned_at: until.toISOString() });
  });

  it('can be ended; marking all read skips snoozed ones [SHELL-466]', async () => {
    await notify();
    const id = await only();
    await snooze(id, new Date(portal().clock.now().getTime() + 60_000));
    await editor().post('/notifications/read-all');
    await snooze(id, null);
    expect((await list()).data).toMatchObject([{ id, read_at: null, snoozed_until: null }]);
  });

  it("rejects the past, the far future and other users' notifications [SHELL-466]", async () => {
    await notify();
    const id = await only();
    for (const ahead of [0, -1_000, 91 * 86_400_000]) {
      const { status, body } = await snooze(id, new Date(portal().clock.now().getTime() + ahead));
      expect([status, Object.keys(body.errors)]).toEqual([422, ['until']]);
    }
    expect((await snooze(id, new Date(portal().clock.now().getTime() + 60_000), outsider())).status).toBe(404);
    expect((await outsider().put(`/notifications/${id}/unread`)).status).toBe(404);
  });

  it('a notification is marked unread again, with the count of the bell; repeating it changes nothing [SHELL-467]', async () => {
    await notify();
    const id = await only();
    await editor().put(`/notifications/${id}`);
    expect((await list()).meta.unread_count).toBe(0);
    for (let time = 0; time < 2; time += 1) {
      expect((await editor().put(`/notifications/${id}/unread`)).body).toMatchObject({ data: { id, read_at: null } });
    }
    const { meta } = await list('?state=new');
    expect([meta.total, meta.unread_count]).toEqual([1, 1]);
  });
});

it('other tabs are notified of read, unread and snoozed items, once per change [SHELL-564]', async () => {
  await notify();
  const id = (await list()).data[0]?.id ?? 0;
  const until = new Date(portal().clock.now().getTime() + 60_000).toISOString();
  const changes = [
    () => editor().put(`/notifications/${id}`),
    () => editor().put(`/notifications/${id}/unread`),
    () => editor().put(`/notifications/${id}/snooze`, { until }),
    () => editor().put(`/notifications/${id}/snooze`, { until: null }),
    () => editor().post('/notifications/read-all'),
  ];
  for (const change of changes) {
    await portal().services.outbox.drain();
    await change();
    await change();
    await outsider().put(`/notifications/${id}/unread`);
    expect(await portal().events()).toEqual([
      {
        channel: `private-users.${editorId()}`,
        event: 'notifications.updated',
        data: { updated_at: portal().clock.now().toISOString() },
      },
    ]);
  }
});

it('what has to return from snoozing is found by its index, whatever moment it is asked for', async () => {
  const { database, clock } = portal();
  await database.read
    .insertInto('notifications')
    .values(
      Array.from({ length: 1_000 }, (_, n) => ({
        ...{ user_id: editorId(), type: 'order', kind: 'order' as const, participation_id: null, subject: null },
        ...{ message_rus: 'Заказ', message_eng: 'Order', created_at: clock.now(), read_at: clock.now() },
        snoozed_until: n % 100 === 0 ? clock.now() : null,
      })),
    )
    .execute();
  const plan = await genericPlan(database, returnSnoozed(database.read, clock.now()).compile(), 'notifications');
  expect(plan.match(/LockRows/g)).toHaveLength(1);
  expect(plan).toContain('Index Scan using notifications_snoozed');
  expect(plan).toMatch(/InitPlan[\s\S]*LockRows/);
});
