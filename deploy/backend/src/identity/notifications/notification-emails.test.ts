import { startNotifications } from './testing';

/** E-mails about single notifications, and their timing. */
const { portal, editor, editorId, at, day, notify, work, send, choose, plan, list } = startNotifications();

describe('e-mails', () => {
  it('are sent at once by default, with links to the order and to the setting [SHELL-465] [SHELL-468]', async () => {
    await notify();
    await portal().services.outbox.drain();
    expect(portal().emails).toHaveLength(1);
    const [email] = portal().emails;
    const setting = 'https://portal.example/profile/notifications?kind=order&exhibition=1';
    expect(email?.text).toContain('https://portal.example/participant/101/orders?q=5');
    expect(email?.text).toContain(setting);
    expect(email?.list).toEqual({ unsubscribe: setting });
    expect(setting).not.toMatch(/token|signature|code=/);
  });

  it('are not sent if disabled; hidden notifications are neither shown nor counted [SHELL-465]', async () => {
    await choose('order', { portal: false, mail: 'now' });
    await choose('document', { portal: true, mail: 'none' });
    await choose('publication', { portal: false, mail: 'none' });
    await notify();
    await notify({ type: 'document', kind: 'document', subject: null });
    await notify({ type: 'publication', kind: 'publication', subject: null });
    expect(await portal().events()).toHaveLength(1);
    await portal().services.outbox.drain();
    expect(portal().emails.map(({ subject }) => subject)).toEqual(['Order confirmed']);
    const { data, meta } = await list();
    expect([data.length, meta.total, meta.unread_count]).toEqual([1, 1, 1]);
    const { body } = await editor().get<{ data: { id: string }[] }>('/notification-types');
    expect(body.data.map(({ id }) => id)).toEqual(['document']);
  });

  it('prefer the choice for the exhibition over the general one [SHELL-464]', async () => {
    await choose('order', { portal: true, mail: 'none' });
    await choose('order', { portal: true, mail: 'now' }, 1);
    await notify();
    await notify({}, 102);
    await portal().services.outbox.drain();
    expect(portal().emails).toHaveLength(1);
    expect(portal().emails[0]?.text).toContain('/participant/101/');
  });

  it('that are mandatory are sent at once, also in quiet hours and to users without e-mails, without an unsubscribe link [SHELL-461]', async () => {
    await plan({ quiet: { is_on: true, from: 0, until: 23 } });
    at(day(1, '03:00:00').toISOString());
    await portal()
      .database.read.updateTable('users')
      .set({ can_send_notifications: false })
      .where('id', '=', editorId())
      .execute();
    await notify({ type: 'personal-pass', kind: 'pass-rejected', subject: { kind: 'personal-pass', id: 3 } });
    await notify();
    await send();
    expect(portal().emails).toHaveLength(1);
    expect(portal().emails[0]?.text).toContain('mandatory');
    expect(portal().emails[0]?.text).toContain('?modal=event-modal-detail-pass&pass=3');
    expect(portal().emails[0]?.list).toBeUndefined();
    expect((await list()).meta.unread_count).toBe(2);
  });

  it('are held back until the end of quiet hours and sent once by any number of processes [SHELL-463]', async () => {
    at(day(0, '19:00:00').toISOString());
    await plan({ quiet: { is_on: true } });
    await notify();
    await send();
    expect(portal().emails).toHaveLength(0);
    at(day(1, '04:59:59').toISOString());
    await send();
    expect(portal().emails).toHaveLength(0);
    at(day(1, '05:00:00').toISOString());
    await Promise.all([work(), work(), work()]);
    await send();
    expect(portal().emails.map(({ subject }) => subject)).toEqual(['Order confirmed']);
  });

  it('that were held back are not sent for notifications read in the portal meanwhile [SHELL-463]', async () => {
    at(day(0, '19:00:00').toISOString());
    await plan({ quiet: { is_on: true } });
    await notify();
    const [item] = (await list()).data;
    await editor().put(`/notifications/${item?.id ?? 0}`);
    at(day(1, '05:00:00').toISOString());
    await send();
    expect(portal().emails).toHaveLength(0);
  });
});
