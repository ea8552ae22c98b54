import { daily, startNotifications } from './testing';

/** The daily e-mail with the notifications of a day. */
const { portal, editor, editorId, at, day, notify, work, send, settings, choose, plan, list } = startNotifications();

describe('the daily e-mail', () => {
  const collect = async () => {
    at(day(0, '10:00:00').toISOString());
    await plan({});
    await choose('order', daily);
    await notify();
    await notify({ message_rus: 'Счёт', message_eng: 'Invoice', reason: 'Second reminder' }, 102);
  };
  const nine = () => at(day(1, '06:00:00').toISOString());

  it("contains the notifications in the reader's language, with a link for each, and is sent once by any number of processes [SHELL-462]", async () => {
    await collect();
    await send();
    expect(portal().emails).toHaveLength(0);
    const { waiting } = await settings();
    expect(waiting).toMatchObject({ count: 2, at: day(1, '06:00:00').toISOString() });
    expect(waiting.items[0]?.message_eng).toBe('Invoice');
    nine();
    await Promise.all([work(), work(), work()]);
    await Promise.all([portal().services.outbox.drain(), portal().services.outbox.drain()]);
    await send();
    expect(portal().emails).toHaveLength(1);
    const [email] = portal().emails;
    expect(email?.subject).toBe('Daily e-mail, notifications: 2');
    expect(email?.text).toContain('Order confirmed (TechnoForum)\nhttps://portal.example/participant/101/orders?q=5');
    expect(email?.text).toMatch(/Invoice \(.+\)\nReason: Second reminder\nhttps:\/\/portal\.example\/participant\/102/);
    expect(email?.text).toContain('https://portal.example/profile/notifications');
    expect(email?.list).toEqual({ unsubscribe: 'https://portal.example/profile/notifications' });
    expect((await settings()).waiting.count).toBe(0);
    at(day(2, '06:00:00').toISOString());
    await send();
    expect(portal().emails).toHaveLength(1);
  });

  it('is sent if an earlier version has queued it [SHELL-462]', async () => {
    await collect();
    nine();
    await work();
    await portal()
      .database.read.updateTable('outbox')
      .set({ kind: 'daily-letter-mail' })
      .where('kind', '=', 'daily-mail')
      .execute();
    await portal().services.outbox.drain();
    expect(portal().emails).toHaveLength(1);
  });

  it('is in Russian for a Russian reader [SHELL-462]', async () => {
    await portal().database.read.updateTable('users').set({ locale: 'ru' }).where('id', '=', editorId()).execute();
    await collect();
    nine();
    await send();
    expect(portal().emails[0]?.subject).toBe('Письмо дня, уведомлений: 2');
    expect(portal().emails[0]?.text).toContain('Заказ подтверждён (ТехноФорум)');
    await portal().database.read.updateTable('users').set({ locale: 'en' }).where('id', '=', editorId()).execute();
  });

  it('is sent late if nothing was running when it was due, but not in quiet hours [SHELL-462] [SHELL-463]', async () => {
    await collect();
    await plan({ quiet: { is_on: true } });
    at(day(1, '20:00:00').toISOString());
    await send();
    expect(portal().emails).toHaveLength(0);
    at(day(2, '05:00:00').toISOString());
    await send();
    expect(portal().emails).toHaveLength(1);
  });

  it('omits read and disabled notifications, and is not sent if it would be empty [SHELL-462] [SHELL-465]', async () => {
    await collect();
    const [newest] = (await list()).data;
    await editor().put(`/notifications/${newest?.id ?? 0}`);
    await choose('order', { portal: true, mail: 'none' }, 1);
    nine();
    await send();
    expect(portal().emails).toHaveLength(0);
  });

  it('is not sent if the reader has disabled e-mails since it was queued [SHELL-465]', async () => {
    await collect();
    nine();
    await work();
    await portal()
      .database.read.updateTable('users')
      .set({ can_send_notifications: false })
      .where('id', '=', editorId())
      .execute();
    await portal().services.outbox.drain();
    expect(portal().emails).toHaveLength(0);
    expect(await portal().database.read.selectFrom('outbox').select('kind').execute()).toEqual([]);
  });
});
