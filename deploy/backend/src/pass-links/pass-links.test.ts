import { TestApp, type TestCaller } from '../testing/test-app';

/** Links by which people fill in their own passes (PASS-290 to PASS-299). */
let portal: TestApp;
let editor: TestCaller;
let reader: TestCaller;

interface Link {
  id: number;
  state: string;
  email: string | null;
  name: string | null;
  pass_id: number | null;
  revoked_by: string | null;
  expires_at: string;
  remind_from: string | null;
}
interface Answer {
  data: Link;
  code?: string;
  errors?: Record<string, string[]>;
  meta: { quota: { count: number; held: number; total: number }; total: number };
}
const path = '/participants/101/pass-links';
const maria = { email: 'M.Lebedeva@severmech.example ', name: 'Мария Лебедева' };
const data = { lastname: ' Лебедева', name: 'Мария', middlename: '' };

const send = (body: object = { recipients: [maria] }, caller = editor) =>
  caller.post<{ data: Link[]; code?: string; errors?: Record<string, string[]> }>(path, body);
const sendOne = async (body?: object): Promise<Link> => {
  const { body: answer } = await send(body);
  const [link] = answer.data;
  if (!link) throw new Error(JSON.stringify(answer));
  return link;
};
const list = async () => (await editor.get<{ data: Link[]; meta: Answer['meta'] }>(path)).body;
const act = (link: Link, action: string, body: object = {}) =>
  editor.post<Answer>(`${path}/${link.id}/${action}`, body);
const tokenOf = (text: string): string => /\/pass-link\/([\w-]{43})/.exec(text)?.[1] ?? '';
const address = async (link: Link): Promise<string> => {
  const { body } = await editor.post<{ data: { url: string } }>(`${path}/${link.id}/address`);
  return tokenOf(body.data.url);
};
const look = (token: string) =>
  portal.visitor.post<{ data: Record<string, unknown>; code?: string; message: string }>('/pass-links/open', { token });
const fill = (token: string, body: object = data, headers: Record<string, string> = {}) =>
  portal.visitor.post<{ data: object; code?: string; errors?: Record<string, string[]> }>(
    '/pass-links/fill',
    { token, ...body },
    { headers },
  );
const lastLetter = async () => {
  await portal.services.outbox.drain();
  const letter = portal.letters.at(-1);
  if (!letter) throw new Error('No letter');
  return letter;
};
const setFlag = (create_personal_pass_disabled: boolean) =>
  portal.database.read.updateTable('exhibitions').set({ create_personal_pass_disabled }).where('id', '=', 1).execute();
/** What the channel was told about links since the last look. */
const toldStates = async () => {
  const events = (await portal.events()).filter(({ event }) => event === 'pass-link.updated');
  await portal.database.read.deleteFrom('outbox').execute();
  return events.map(({ channel, data }) => [channel, (data as { state: string }).state]);
};
const leaveFree = async (places: number) => {
  const { count, held } = (await list()).meta.quota;
  await portal.database.read
    .updateTable('participations')
    .set({ quota_certificate: count + held + places })
    .where('id', '=', 101)
    .execute();
};

beforeAll(async () => {
  portal = await TestApp.start();
  editor = await portal.as('editor@severmech.example');
  reader = await portal.as('reader@severmech.example');
});
beforeEach(async () => {
  const db = portal.database.read;
  for (const table of ['pass_links', 'attempts', 'idempotency_keys', 'outbox'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('personal_passes').where('id', '>', 10_000).execute();
  await db.updateTable('participations').set({ quota_certificate: 30 }).where('id', '=', 101).execute();
  portal.clock.set('2026-04-10T09:00:00.000Z');
  portal.letters.length = 0;
});
afterAll(() => portal.stop());

describe('sending links', () => {
  it('sends one letter to each, holds a place for each and keeps only hashes of the addresses [PASS-290] [PASS-291] [PASS-292] [PASS-294]', async () => {
    const before = (await list()).meta.quota;
    const order = { recipients: [maria, { email: 'p.gromov@severmech.example' }], asks_visa: true };
    const headers = { 'idempotency-key': 'c9bb9dd5-4a0f-4f7b-9a1e-000000000003' };
    const { status, body } = await editor.post<{ data: Link[] }>(path, order, { headers });
    expect(status).toBe(201);
    expect(body.data).toMatchObject([
      { state: 'waiting', email: 'm.lebedeva@severmech.example', name: 'Мария Лебедева' },
      { state: 'waiting', email: 'p.gromov@severmech.example', name: null },
    ]);
    const { meta, data: links } = await list();
    expect(links.map(({ email }) => email)).toEqual(['p.gromov@severmech.example', 'm.lebedeva@severmech.example']);
    expect(meta.quota).toEqual({ ...before, held: before.held + 2 });
    const shown = await editor.get<Answer>('/participants/101/personal-passes', { query: { type: 'certificate' } });
    expect(shown.body.meta.quota).toEqual(meta.quota);

    await portal.services.outbox.drain();
    expect(portal.letters.map(({ to }) => to)).toEqual(['m.lebedeva@severmech.example', 'p.gromov@severmech.example']);
    const [letter] = portal.letters;
    expect(letter?.text).toContain('Здравствуйте, Мария Лебедева!');
    expect(letter?.text).toContain('https://portal.example/pass-link/');
    const token = tokenOf(letter?.text ?? '');
    const stored = await portal.database.read.selectFrom('pass_link_tokens').selectAll().execute();
    expect(stored).toHaveLength(2);
    const everything = JSON.stringify([
      stored,
      await portal.database.read.selectFrom('pass_links').selectAll().execute(),
      await portal.database.read.selectFrom('audit_log').selectAll().execute(),
      await portal.database.read.selectFrom('outbox').selectAll().execute(),
      await portal.database.read.selectFrom('idempotency_keys').selectAll().execute(),
    ]);
    expect(token).toHaveLength(43);
    expect(everything).not.toContain(token);
  });

  it('writes in the language of the sender [PASS-294]', async () => {
    await editor.post(path, { recipients: [maria] }, { headers: { 'accept-language': 'en' } });
    const letter = await lastLetter();
    expect(letter.subject).toMatch(/^Pass for TechnoForum/);
    expect(letter.text).toContain('Severnaya Mekhanika LLC is getting you a pass');
  });

  it('names every wrong field and sends nothing [PASS-291]', async () => {
    await send({ recipients: [{ email: 'p.gromov@severmech.example' }] });
    const { status, body } = await send({
      recipients: [
        maria,
        { email: 'M.LEBEDEVA@severmech.example' },
        { email: 'nobody' },
        { email: 'p.gromov@severmech.example' },
      ],
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(['recipients.1.email', 'recipients.2.email', 'recipients.3.email']);
    const crowd = Array.from({ length: 51 }, (_, index) => ({ email: `p${index}@severmech.example` }));
    expect((await send({ recipients: crowd })).body.errors).toHaveProperty('recipients');
    expect((await send({ recipients: [] })).body.errors).toEqual({ recipients: ['Обязательное поле'] });
    expect((await send({ recipients: [maria], expires_on: '2026-05-20' })).body.errors).toHaveProperty('expires_on');
    expect((await send({ recipients: [maria], expires_on: '2026-04-09' })).body.errors).toHaveProperty('expires_on');
    expect((await list()).meta.total).toBe(1);
  });

  it('ends with the last second of its day, by default with the deadline [PASS-291]', async () => {
    expect((await sendOne({ recipients: [maria], expires_on: '2026-04-15' })).expires_at).toBe(
      '2026-04-15T20:59:59.000Z',
    );
    const { body } = await editor.get<{ data: { exhibition: { personal_pass_ended_at: string } } }>(
      '/participants/101',
    );
    const link = await sendOne({ delivery: 'copy' });
    expect(link.expires_at.slice(0, 10)).toBe(body.data.exhibition.personal_pass_ended_at);
  });

  it('makes one link without a letter for the clipboard; each address is told once and works [PASS-294]', async () => {
    const link = await sendOne({ delivery: 'copy' });
    expect(link).toMatchObject({ email: null, name: null, remind_from: null });
    await portal.services.outbox.drain();
    expect(portal.letters).toEqual([]);
    const [first, second] = [await address(link), await address(link)];
    expect(first).not.toBe(second);
    expect((await look(first)).status).toBe(200);
    expect((await look(second)).status).toBe(200);
  });

  it('tells a repeat with the same key the same address again, of which nothing is stored [PASS-294] [SHELL-229]', async () => {
    const link = await sendOne({ delivery: 'copy' });
    const copy = async (key: string) => {
      const headers = { 'idempotency-key': key };
      const { body } = await editor.post<{ data: { url: string } }>(`${path}/${link.id}/address`, {}, { headers });
      return tokenOf(body.data.url);
    };
    const key = 'c9bb9dd5-4a0f-4f7b-9a1e-000000000004';
    const [first, again, other] = [await copy(key), await copy(key), await copy(`${key}5`)];
    expect(first).toHaveLength(43);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect((await look(first)).status).toBe(200);
    expect(await portal.database.read.selectFrom('pass_link_tokens').selectAll().execute()).toHaveLength(2);
    const kept = JSON.stringify(await portal.database.read.selectFrom('idempotency_keys').selectAll().execute());
    expect(kept).not.toContain(first);
    expect(kept).not.toContain(key);
    expect((await act(link, 'revoke')).status).toBe(200);
    expect((await look(await copy(key))).status).toBe(404);
  });

  it('is one creation for a repeat with the same key [PASS-291]', async () => {
    const headers = { 'idempotency-key': 'c9bb9dd5-4a0f-4f7b-9a1e-000000000001' };
    const first = await editor.post(path, { recipients: [maria] }, { headers });
    const again = await editor.post(path, { recipients: [maria] }, { headers });
    expect(again.body).toEqual(first.body);
    expect((await list()).meta.total).toBe(1);
  });

  it('follows the rules of new passes: right, flag, deadline, quota [PASS-292]', async () => {
    expect((await send(undefined, reader)).body.code).toBe('no_write_access');
    await leaveFree(1);
    expect((await send({ recipients: [maria, { email: 'p@severmech.example' }] })).body.code).toBe('quota_reached');
    expect((await send()).status).toBe(201);
    expect((await send({ delivery: 'copy' })).body.code).toBe('quota_reached');
    const pass = { type: 'certificate', company_name: 'ООО', lastname: 'Громов', name: 'Пётр' };
    expect((await editor.post<Answer>('/participants/101/personal-passes', pass)).body.code).toBe('quota_reached');
    await leaveFree(5);
    await setFlag(true);
    expect((await send({ delivery: 'copy' })).body.code).toBe('creation_disabled');
    await setFlag(false);
    portal.clock.set('2026-06-30T09:00:00.000Z');
    editor = await portal.as('editor@severmech.example');
    expect((await send()).body.code).toBe('deadline_reached');
    portal.clock.set('2026-04-10T09:00:00.000Z');
    editor = await portal.as('editor@severmech.example');
  });

  it('takes at most 60 calls an hour that send letters, from one user [PASS-295]', async () => {
    const link = await sendOne();
    const [first] = await portal.database.read.selectFrom('attempts').selectAll().execute();
    if (!first) throw new Error('Sending is counted');
    const { kind, subject, happened_at } = first;
    const others = Array.from({ length: 58 }, () => ({ kind, subject, happened_at }));
    await portal.database.read.insertInto('attempts').values(others).execute();
    expect((await act(link, 'remind')).body.code).toBe('reminded_recently');
    for (const refused of [await act(link, 'remind'), await act(link, 'renew'), await send()]) {
      expect([refused.status, (refused.body as { code?: string }).code]).toEqual([429, 'too_many_attempts']);
    }
    // nothing is sent by a link that is only copied
    expect((await send({ delivery: 'copy' })).status).toBe(201);
    portal.clock.advance(3_600_001);
    expect((await act(link, 'remind')).body.code).toBe('reminded_recently');
  });
});

describe('the end of a link', () => {
  it('is a withdrawal: the place is free, the address dead, the list says who and when [PASS-293]', async () => {
    const link = await sendOne();
    const token = await address(link);
    const { body } = await act(link, 'revoke');
    expect(body.data).toMatchObject({ state: 'revoked', revoked_by: expect.stringMatching(/\S+ \S+/) });
    expect((await list()).meta.quota.held).toBe(0);
    expect((await look(token)).status).toBe(404);
    expect((await act(link, 'revoke')).status).toBe(200);
    expect((await act(link, 'address')).body.code).toBe('link_closed');
  });

  it('is its time: the place is free from the next second on [PASS-292] [PASS-293]', async () => {
    const link = await sendOne({ recipients: [maria], expires_on: '2026-04-15' });
    const token = await address(link);
    portal.clock.set('2026-04-15T20:59:59.900Z');
    expect((await list()).meta.quota.held).toBe(1);
    expect((await look(token)).status).toBe(200);
    portal.clock.set('2026-04-15T21:00:00.000Z');
    expect((await list()).meta.quota.held).toBe(0);
    expect((await list()).data[0]?.state).toBe('expired');
    expect((await look(token)).status).toBe(404);
    expect((await act(link, 'remind')).body.code).toBe('link_closed');
  });

  it('can be taken back by a renewal, with a place, a new address and a new letter [PASS-293]', async () => {
    const link = await sendOne();
    const token = await address(link);
    expect((await act(link, 'renew')).body.code).toBe('link_closed');
    await act(link, 'revoke');
    await leaveFree(0);
    expect((await act(link, 'renew')).body.code).toBe('quota_reached');
    await leaveFree(1);
    const { body } = await act(link, 'renew', { expires_on: '2026-04-20' });
    expect(body.data).toMatchObject({ state: 'waiting', revoked_by: null, expires_at: '2026-04-20T20:59:59.000Z' });
    expect((await look(token)).status).toBe(404);
    expect((await look(tokenOf((await lastLetter()).text))).status).toBe(200);
  });

  it('and every other change is told on the channel of the participation [PASS-299]', async () => {
    const told = (state: string) => [['private-participants.101', state]];
    const link = await sendOne();
    expect(await toldStates()).toEqual(told('waiting'));
    const token = await address(link);
    await look(token);
    await look(token);
    expect(await toldStates()).toEqual(told('opened'));
    await act(link, 'revoke');
    await act(link, 'revoke');
    expect(await toldStates()).toEqual(told('revoked'));
    await act(link, 'renew');
    expect(await toldStates()).toEqual(told('waiting'));
    const people = ['a', 'b', 'c'].map((name) => ({ email: `${name}@severmech.example` }));
    const { body } = await send({ recipients: people });
    const events = (await portal.events()).filter(({ event }) => event === 'pass-link.updated');
    expect(events.map(({ data }) => (data as { id: number }).id)).toEqual(body.data.map(({ id }) => id));
  });

  it('does not end by a reminder, which goes out once a day [PASS-295]', async () => {
    const link = await sendOne();
    expect((await act(link, 'remind')).status).toBe(429);
    portal.clock.advance(86_400_000);
    expect((await act(link, 'remind')).status).toBe(200);
    const letter = await lastLetter();
    expect(letter.subject).toMatch(/^Напоминание/);
    expect((await look(tokenOf(letter.text))).status).toBe(200);
    const refused = await act(link, 'remind');
    expect(refused.body.code).toBe('reminded_recently');
    expect(refused.headers['retry-after']).toBe('86400');
  });

  it('is not in the hands of others: strangers and readers change nothing [PASS-293]', async () => {
    const link = await sendOne();
    const stranger = await portal.as('supervisor@volga-tools.example');
    for (const action of ['revoke', 'remind', 'renew', 'address']) {
      expect((await stranger.post(`${path}/${link.id}/${action}`, {})).status).toBe(404);
      expect((await stranger.post(`/participants/130/pass-links/${link.id}/${action}`, {})).status).toBe(404);
      expect((await reader.post(`${path}/${link.id}/${action}`, {})).status).toBe(403);
    }
    expect((await reader.get(path)).status).toBe(200);
  });
});

describe('the page of a link', () => {
  it('gives what the page needs and nothing of others, and marks the link as opened [PASS-296]', async () => {
    const link = await sendOne({ recipients: [maria] });
    const token = await address(link);
    const { body, headers } = await look(token);
    expect(Object.keys(body.data).sort()).toEqual(
      ['company_name', 'countries', 'exhibition', 'expires_at', 'id', 'name', 'sender', 'stands', 'type'].sort(),
    );
    expect(body.data).toMatchObject({
      name: 'Мария Лебедева',
      company_name: 'ООО «Северная механика»',
      countries: null,
    });
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
    expect((await list()).data[0]?.state).toBe('opened');
  });

  it('answers alike for unknown, withdrawn, expired and used links [PASS-296]', async () => {
    const [used, gone] = [await sendOne(), await sendOne({ delivery: 'copy' })];
    const tokens = [await address(used), await address(gone)] as const;
    await fill(tokens[0]);
    await act(gone, 'revoke');
    const answers = await Promise.all([...tokens, 'x', 'y'.repeat(43)].map(look));
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.toString()}`)).size).toBe(1);
    expect(answers[0]?.body.code).toBe('link_invalid');
  });

  it('stops who tries addresses, but not the holder of a link [PASS-296]', async () => {
    const token = await address(await sendOne());
    for (let tries = 0; tries < 20; tries += 1) expect((await look(`wrong-${tries}`)).status).toBe(404);
    expect((await look('wrong-again')).status).toBe(429);
    await portal.database.read.deleteFrom('attempts').execute();
    for (let tries = 0; tries < 25; tries += 1) expect((await look(token)).status).toBe(200);
  });

  it('makes the pass once, on the held place, with the company of the link, and tells the sender [PASS-297] [PASS-298] [PASS-299]', async () => {
    await leaveFree(1);
    const link = await sendOne();
    const token = await address(link);
    await portal.database.read.deleteFrom('outbox').execute();
    const { status, body } = await fill(token);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ is_visa: false, filled_at: '2026-04-10T09:00:00.000Z' });
    expect((await fill(token)).status).toBe(404);

    const [filled] = (await list()).data;
    expect(filled).toMatchObject({ state: 'filled', name: 'Лебедева Мария', pass_id: expect.any(Number) });
    expect((await list()).meta.quota).toMatchObject({ held: 0 });
    const pass = await editor.get<{ data: object }>(`/participants/101/personal-passes/${filled?.pass_id}`);
    expect(pass.body.data).toMatchObject({
      type: 'certificate',
      status: 'consideration',
      company_name: 'ООО «Северная механика»',
      lastname: 'Лебедева',
      middlename: null,
    });
    const history = await editor.get<{ data: object[] }>(
      `/participants/101/personal-passes/${filled?.pass_id}/history`,
    );
    expect(history.body.data).toMatchObject([{ action: 'filled-by-link', by: null }]);
    const events = await portal.events();
    expect(events).toContainEqual({
      channel: 'private-participants.101',
      event: 'pass-link.updated',
      data: { id: link.id, state: 'filled', updated_at: '2026-04-10T09:00:00.000Z' },
    });
    const told = events.filter(({ event }) => event === 'notification.created');
    expect(told).toHaveLength(1);
    expect(told[0]?.data).toMatchObject({ data: { subject: { kind: 'personal-pass', id: filled?.pass_id } } });
  });

  it('answers a repeat with the same key as the first time [PASS-297]', async () => {
    const token = await address(await sendOne());
    const headers = { 'idempotency-key': 'c9bb9dd5-4a0f-4f7b-9a1e-000000000002' };
    const first = await fill(token, data, headers);
    expect(first.status).toBe(201);
    expect(await fill(token, data, headers)).toMatchObject({ status: 201, body: first.body });
  });

  it('judges by the rules of the form, and takes visa data only where they are asked for [PASS-298]', async () => {
    const plain = await address(await sendOne());
    const { status, body } = await fill(plain, { lastname: 'Lei 2' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['lastname', 'name']]);
    const visa = { ...data, is_visa: true, country_id: 9999, birthday: '2030-01-01', birthday_place: '' };
    expect((await fill(plain, visa)).body.data).toMatchObject({ is_visa: false });

    const link = await sendOne({ delivery: 'copy', asks_visa: true });
    const asking = await address(link);
    const { countries } = (await look(asking)).body.data as { countries: { id: number; name_eng: string }[] };
    const china = countries.find(({ name_eng }) => name_eng === 'China')?.id;
    expect(Object.keys((await fill(asking, visa)).body.errors ?? {})).toContain('country_id');
    const right = { ...visa, country_id: china, birthday: '1985-09-14', birthday_place: 'Qingdao' };
    expect((await fill(asking, right)).body.data).toMatchObject({ is_visa: true });
  });

  it('is closed by the flag, a deadline that came nearer and a quota that was cut, with the reason [PASS-298]', async () => {
    const token = await address(await sendOne());
    const { count } = (await list()).meta.quota;
    const cut = (quota_certificate: number) =>
      portal.database.read.updateTable('participations').set({ quota_certificate }).where('id', '=', 101).execute();
    await cut(count);
    expect((await fill(token)).body.code).toBe('quota_reached');
    await cut(count + 1);
    await setFlag(true);
    expect((await fill(token)).body.code).toBe('creation_disabled');
    await setFlag(false);
    const deadline = (personal_pass_ended_at: string) =>
      portal.database.read.updateTable('exhibitions').set({ personal_pass_ended_at }).where('id', '=', 1).execute();
    const { personal_pass_ended_at: lastDay } = await portal.database.read
      .selectFrom('exhibitions')
      .select('personal_pass_ended_at')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await deadline('2026-04-09');
    expect((await fill(token)).body.code).toBe('deadline_reached');
    await deadline(String(lastDay));
    expect((await fill(token)).status).toBe(201);
  });
});

describe('the last places', () => {
  const tally = (statuses: number[]) =>
    Object.fromEntries(
      [...new Set(statuses)].sort().map((one) => [one, statuses.filter((status) => status === one).length]),
    );
  const pass = (number: number) => ({
    type: 'certificate',
    company_name: 'ООО «Северная механика»',
    lastname: 'Долгов',
    name: 'И'.repeat(number + 1),
  });

  it('links and passes at once on five places: exactly five [PASS-292]', async () => {
    await leaveFree(5);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        index % 2 === 0 ? send({ delivery: 'copy' }) : editor.post('/participants/101/personal-passes', pass(index)),
      ),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 5, 422: 19 });
    const { count, held, total } = (await list()).meta.quota;
    expect(count + held).toBe(total);
  });

  it('many hands on one link: one pass [PASS-297]', async () => {
    const link = await sendOne();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => address(link)));
    const answers = await Promise.all(tokens.map((token) => fill(token)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 404: 5 });
  });

  it('a filling against a withdrawal: one of them, and never more places than there are [PASS-292] [PASS-297]', async () => {
    for (let round = 0; round < 5; round += 1) {
      await leaveFree(1);
      const link = await sendOne({ delivery: 'copy' });
      const token = await address(link);
      await Promise.all([
        fill(token),
        act(link, 'revoke'),
        editor.post('/participants/101/personal-passes', pass(round)),
      ]);
      const { count, held, total } = (await list()).meta.quota;
      expect(count + held).toBeLessThanOrEqual(total);
      expect(['filled', 'revoked']).toContain((await list()).data[0]?.state);
    }
  });
});
