import { sql } from 'kysely';
import { aCollectiveStand, type CollectiveStand } from '../../../testing/builders/collective-stand';
import { anExhibitor, aStranger } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import type { SubEmail, SubEmailResult } from '@fairfront/shared-kit/domain/account/api';

const email = {
  subject: 'Срок {срок}',
  text: 'Компания {компания}, осталось: {осталось}.\n\nПишите www.evil.example?',
};
const plain = { subject: 'Тема', text: 'Первая строка\nвторая' };
interface Refusal {
  code?: string;
  errors?: Record<string, string[]>;
}
type Answer = { data: SubEmailResult } & Refusal;

let portal: TestApp;
let of: CollectiveStand;
let path: string;
let stand: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  of = await aCollectiveStand(portal);
  path = `${of.host.path}/sub-letters`;
});
afterAll(() => portal.stop());
beforeEach(async () => {
  stand = await of.host.as('supervisor');
  await portal.database.read.deleteFrom('sub_letters').execute();
  await portal.database.read.deleteFrom('attempts').execute();
  await portal.services.outbox.drain();
  portal.emails.length = 0;
});

const write = (body: object = {}, caller = stand, headers: Record<string, string> = {}) =>
  caller.post<Answer>(path, { ids: [of.rezets.id], ...plain, ...body }, { headers });
const history = async (): Promise<SubEmail[]> => (await stand.get<{ data: SubEmail[] }>(path)).body.data;
const sent = async () => {
  await portal.services.outbox.drain();
  return portal.emails.map(({ to, subject, text }) => ({ to, subject, text }));
};

describe('POST sub-letters', () => {
  it('sends each company its own text between bilingual standard texts that name companies but no person of the organiser [ACC-267] [ACC-269]', async () => {
    const { status, body } = await write({
      ids: [of.rezets.id, of.frezer.id],
      subject: 'Срок {срок}',
      text: 'Компания {компания}, осталось: {осталось}.\nВторая строка.',
    });
    expect([status, body.data.sent, body.data.addresses, body.data.skipped]).toEqual([201, 2, 2, []]);
    const emails = await sent();
    expect(emails.map(({ to }) => to).sort()).toEqual(['editor@frezer.example', 'editor@rezets.example']);
    const [rezets] = emails.filter(({ to }) => to === 'editor@rezets.example');
    expect(rezets?.text).toContain('Компания ООО «Резец», осталось: ');
    expect(rezets?.text).toContain('.\nВторая строка.');
    expect(rezets?.text).toContain('Ассоциация «Станкопром», организатор коллективного стенда');
    expect(rezets?.text).toContain('Stankoprom Association, organiser of the collective stand');
    expect(rezets?.text).toContain(`https://portal.example/participant/${of.rezets.id}`);
    expect(rezets?.subject).toMatch(/^Срок \d+/);
    const { lastname, email } = await of.host.member('supervisor');
    for (const { text } of emails) for (const word of [lastname, email]) expect(text).not.toContain(word);
  });

  it('returns what is wrong with subject and text in the language of the caller, and sends nothing [ACC-266]', async () => {
    const issues = async (body: object) => (await write(body)).body.errors;
    expect(await issues({ subject: ' ', text: '' })).toEqual({ subject: ['Заполните поле'], text: ['Заполните поле'] });
    expect(await issues({ subject: 'а\nб' })).toEqual({ subject: ['Напишите в одну строку, без служебных знаков'] });
    expect(await issues({ text: 'а'.repeat(2001) })).toEqual({ text: ['Не больше 2000 знаков'] });
    expect(Object.keys((await issues({ text: email.text })) ?? {})).toEqual(['text']);
    expect((await issues({ text: 'Пишите на a@b.example' }))?.['text']?.[0]).toContain('Уберите ссылки');
    expect((await issues({ text: 'Здравствуйте, {имя}!' }))?.['text']?.[0]).toContain('Такой вставки нет');
    expect(await sent()).toEqual([]);
    expect(await history()).toEqual([]);
  });

  it('repeats the invitation if nobody has accepted it yet, and reveals no address [ACC-268]', async () => {
    const answer = await write({ ids: [of.rezets.id, of.kalibr.id] });
    expect(answer.body.data).toMatchObject({ sent: 1, invited: 1, addresses: 1 });
    expect(answer.raw.toString()).not.toMatch(/director@|editor@/);
    const emails = await sent();
    expect(emails.map(({ to }) => to).sort()).toEqual(['director@kalibr.example', 'editor@rezets.example']);
    expect(emails.find(({ to }) => to.startsWith('director'))?.text).not.toContain('Первая строка');
  });

  it('sends nobody a second e-mail within a day, and refuses if no recipient is left [ACC-270]', async () => {
    await write();
    const both = await write({ ids: [of.rezets.id, of.frezer.id] });
    expect(both.body.data).toMatchObject({ sent: 1, skipped: [{ id: of.rezets.id, reason: 'recent' }] });
    const none = await write({ ids: [of.rezets.id, of.frezer.id] });
    expect([none.status, none.body.code]).toEqual([422, 'letter_recent']);
    expect(await history()).toHaveLength(2);
    portal.clock.advance(86_400_001);
    stand = await of.host.as('supervisor');
    expect((await write()).status).toBe(201);
  });

  it('allows a stand twenty e-mails per hour [ACC-270]', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect((await write()).status).toBe(201);
      await portal.database.read.deleteFrom('sub_letters').execute();
    }
    expect((await write()).status).toBe(429);
  });

  it('still sends an e-mail queued by an earlier version [ACC-267]', async () => {
    await write();
    await portal.database.read
      .updateTable('outbox')
      .set({
        kind: 'sub-letter-mail',
        payload: sql`payload - 'emailId' || jsonb_build_object('letterId', payload->'emailId')`,
      })
      .where('kind', '=', 'sub-exhibitor-mail')
      .execute();
    expect((await sent()).map(({ to }) => to)).toEqual(['editor@rezets.example']);
  });

  it('sends one e-mail when the call is repeated or made in two tabs [ACC-271]', async () => {
    const key = { 'idempotency-key': 'b3a6d1f0-1111-4222-8333-abcdefabcdef' };
    const [first, again] = [await write({}, stand, key), await write({}, stand, key)];
    expect(again.body).toEqual(first.body);
    const tabs = await Promise.all([write({ ids: [of.frezer.id] }), write({ ids: [of.frezer.id] })]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await sent()).toHaveLength(2);
  });

  it('sends only to people who are still preparing the company when the e-mail goes out [ACC-268] [ACC-269]', async () => {
    const set = (role: 'read' | 'edit') =>
      portal.database.read
        .updateTable('participation_users')
        .set({ role })
        .where('participation_id', '=', of.rezets.id)
        .execute();
    await write();
    await set('read');
    expect(await sent()).toEqual([]);
    const nobody = await (async () => {
      await portal.database.read.deleteFrom('sub_letters').execute();
      return write();
    })();
    expect([nobody.status, nobody.body.code]).toEqual([422, 'letter_nobody']);
    await set('edit');
  });

  it('records recipients, time and sender, visible to the organiser’s own team only [ACC-272]', async () => {
    await write({ ids: [of.rezets.id, of.kalibr.id] });
    const [entry] = await history();
    expect(entry).toMatchObject({ ...plain, sender: { lastname: expect.any(String) as string } });
    expect(entry?.recipients.map(({ id, name_rus, addresses }) => [id, name_rus, addresses])).toEqual([
      [of.rezets.id, 'ООО «Резец»', 1],
      [of.kalibr.id, 'ООО «Калибр»', 0],
    ]);
    const table = await stand.get<{ data: { id: number; letter_at: string | null }[] }>(`${of.host.path}/sub-progress`);
    expect(table.body.data.map(({ letter_at }) => letter_at === entry?.sent_at)).toEqual([true, false, true]);
    await portal.database.read.updateTable('sub_letters').set({ sent_by: null }).execute();
    expect((await history())[0]?.sender).toBeNull();
  });

  it('requires write access at the organiser; non-members and sub-exhibitors get 404 [ACC-275]', async () => {
    const tries = async (caller: TestCaller) => [(await write({}, caller)).status, (await caller.get(path)).status];
    expect(await tries(await of.rezets.as('edit'))).toEqual([404, 404]);
    expect(await tries(await aStranger(portal))).toEqual([404, 404]);
    const neighbour = await anExhibitor(portal, { exhibition_id: of.host.exhibitionId });
    expect((await write({ ids: [of.rezets.id, neighbour.id] })).status).toBe(404);
    const set = (role: 'read' | 'supervisor') =>
      portal.database.read
        .updateTable('participation_users')
        .set({ role })
        .where('participation_id', '=', of.host.id)
        .execute();
    await set('read');
    expect(await tries(stand)).toEqual([403, 403]);
    await set('supervisor');
    expect(await sent()).toEqual([]);
  });
});
