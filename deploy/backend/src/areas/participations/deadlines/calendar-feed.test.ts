import { createApp } from '../../../entry/app';
import { aCatalogueOrder } from '../../../testing/builders/catalogue-orders';
import { anExhibition, exhibitionDates } from '../../../testing/builders/exhibitions';
import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { join } from '../../../testing/builders/users';
import { storeTemplate } from '../../../testing/catalogue-template';
import { componentsOf, readCalendar } from '../../../testing/read-calendar';
import { TestApp, type TestCaller } from '../../../testing/test-app';

interface Feed {
  data: { url: string; created_at: string } | null;
}

let portal: TestApp;
let editor: TestCaller;
let exhibitor: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  await storeTemplate(portal, { exhibitionId: exhibitor.exhibitionId });
  await aCatalogueOrder(portal, exhibitor);
  editor = await exhibitor.as('edit');
});
afterAll(() => portal.stop());

/** The path of a feed as the test caller expects it. */
const pathOf = (url: string | undefined) => (url ?? '').replace('https://portal.example/api', '');
const make = async (who = editor) => pathOf((await who.post<Feed>('/calendar-feed')).body.data?.url);
const uidsOf = async (path: string) =>
  componentsOf(readCalendar((await portal.visitor.get(path)).raw), 'VEVENT').map(({ lines }) => lines['UID'] ?? '');

describe('the personal calendar', () => {
  it('has an address that its owner creates, sees again, replaces and revokes [SHELL-248]', async () => {
    expect((await editor.get<Feed>('/calendar-feed')).body.data).toBeNull();
    const first = await make();
    expect(first).toMatch(/^\/ics\/[0-9a-f]{64}\.ics$/);
    expect(pathOf((await editor.get<Feed>('/calendar-feed')).body.data?.url)).toBe(first);
    const second = await make();
    expect(second).not.toBe(first);
    expect((await portal.visitor.get(first)).status).toBe(404);
    expect((await portal.visitor.get(second)).status).toBe(200);
    expect((await editor.delete('/calendar-feed')).status).toBe(204);
    expect((await editor.delete('/calendar-feed')).status).toBe(204);
    expect((await portal.visitor.get(second)).status).toBe(404);
    expect((await editor.get<Feed>('/calendar-feed')).body.data).toBeNull();
    expect((await portal.visitor.get('/calendar-feed')).status).toBe(401);
  });

  it('ends when the password changes, and shows nothing of a participation after access is lost [SHELL-327]', async () => {
    const { email } = await exhibitor.member('read');
    const reader = await portal.as(email);
    const path = await make(reader);
    expect((await uidsOf(path)).some((uid) => uid.startsWith(`deadline-${exhibitor.id}-`))).toBe(true);
    expect((await reader.delete(`${exhibitor.path}/membership`)).status).toBe(204);
    expect((await uidsOf(path)).some((uid) => uid.startsWith(`deadline-${exhibitor.id}-`))).toBe(false);
    const passwords = { new_password: 'Long-enough-1', new_password_confirmation: 'Long-enough-1' };
    const changed = await reader.put('/auth/user/change-password', { old_password: 'Fairfront-demo-1', ...passwords });
    expect(changed.status).toBe(200);
    expect((await portal.visitor.get(path)).status).toBe(404);
    expect((await reader.get<Feed>('/calendar-feed')).body.data).toBeNull();
    const again = await make(reader);
    await portal.visitor.post('/auth/forgot-password', { email });
    await portal.services.outbox.drain();
    const token = /reset\/(\S+)/.exec(portal.emails.at(-1)?.text ?? '')?.[1];
    const reset = { token, password: 'Long-enough-2', password_confirmation: 'Long-enough-2' };
    expect((await portal.visitor.post('/auth/update-password', reset)).status).toBe(200);
    expect((await portal.visitor.get(again)).status).toBe(404);
  });

  it('stores only a hash of its address, also for repeated calls [SHELL-248] [SHELL-229]', async () => {
    const headers = { 'idempotency-key': '1f0c1f0c-calendar' };
    const [one, other] = [
      await editor.post<Feed>('/calendar-feed', undefined, { headers }),
      await editor.post<Feed>('/calendar-feed', undefined, { headers }),
    ];
    expect(one.status).toBe(201);
    expect(other.body).toEqual(one.body);
    const token = pathOf(one.body.data?.url).slice(5, -4);
    const { read } = portal.database;
    const stored = JSON.stringify([
      await read.selectFrom('calendar_feeds').selectAll().execute(),
      await read.selectFrom('idempotency_keys').selectAll().execute(),
      await read.selectFrom('audit_log').selectAll().execute(),
      await read.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
  });

  it.each(['/ics/x.ics', `/ics/${'0'.repeat(64)}.ics`, `/ics/${'0'.repeat(64)}`, '/ics/'])(
    'answers 404 for %s [SHELL-249]',
    async (path) => {
      expect((await portal.visitor.get(path)).status).toBe(404);
    },
  );

  it('contains the current participations of its owner only, in the owner’s language [SHELL-249]', async () => {
    const joined = async (start: number): Promise<number> => {
      const exhibition = await anExhibition(portal, exhibitionDates(portal, start));
      const { id } = await anExhibitor(portal, { exhibition_id: exhibition.id });
      await join(portal, await exhibitor.member('edit'), { id }, 'edit');
      return id;
    };
    const later = await joined(64);
    // over, so it is in the archive
    await joined(-120);
    const other = await anExhibitor(portal);
    await other.member('supervisor', { locale: 'en' });
    const idsOf = async (path: string) => [
      ...new Set((await uidsOf(path)).map((uid) => Number(/^deadline-(\d+)-/.exec(uid)?.[1]))),
    ];
    expect((await idsOf(await make())).sort()).toEqual([exhibitor.id, later]);
    const path = await make(await other.as('supervisor'));
    expect(await idsOf(path)).toEqual([other.id]);
    const calendar = readCalendar((await portal.visitor.get(path)).raw);
    expect(calendar.lines['X-WR-CALNAME']).toBe('Fairfront deadlines');
  });

  it('is answered with 304 while nothing changes [SHELL-251]', async () => {
    const path = await make();
    const first = await portal.visitor.get(path);
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    portal.clock.advance(60_000);
    const again = await portal.visitor.get(path, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, again.raw.length, again.headers['etag']]).toEqual([304, 0, etag]);
    const changed = await portal.visitor.get(path, { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  it('drops deadlines that are done and keeps the uids of the rest [SHELL-247]', async () => {
    const path = await make();
    const before = await uidsOf(path);
    const { headers } = await portal.visitor.get(path);
    expect(before).toContain(`deadline-${exhibitor.id}-catalogue-order@portal.example`);
    await portal.database.read
      .updateTable('catalog_orders')
      .set({ status: 'sent' })
      .where('participation_id', '=', exhibitor.id)
      .execute();
    expect(await uidsOf(path)).toEqual(
      before.filter((uid) => !uid.startsWith(`deadline-${exhibitor.id}-catalogue-order`)),
    );
    const answer = await portal.visitor.get(path, { headers: { 'if-none-match': String(headers['etag']) } });
    expect(answer.status).toBe(200);
  });

  it('never has its address logged [SHELL-250]', async () => {
    const lines: string[] = [];
    const app = await createApp(portal.services, {
      logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    });
    const path = await make();
    expect((await app.inject({ url: `/api${path}` })).statusCode).toBe(200);
    expect((await app.inject({ url: `/api/ics/${'a'.repeat(64)}.ics` })).statusCode).toBe(404);
    await app.close();
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).not.toMatch(/[0-9a-f]{64}/);
  });
});
