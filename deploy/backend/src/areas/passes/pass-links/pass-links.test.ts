import { aParticipation } from '../../../testing/builders/participations';
import { asMember } from '../../../testing/builders/users';
import {
  act,
  address,
  type Answer,
  editor,
  lastEmail,
  leaveFree,
  type Link,
  list,
  readLink,
  maria,
  participation,
  passes,
  path,
  portal,
  reader,
  send,
  sendOne,
  setFlag,
  signIn,
  tokenOf,
  publishedStates,
  usePassLinks,
} from './testing/pass-links';

/** Pass links as the company uses them. */
usePassLinks();

describe('creating pass links', () => {
  it('sends one e-mail per link, reserves a place for each and stores only hashes of the addresses [PASS-290] [PASS-291] [PASS-292] [PASS-294]', async () => {
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
    const shown = await editor.get<Answer>(passes, { query: { type: 'certificate' } });
    expect(shown.body.meta.quota).toEqual(meta.quota);

    await portal.services.outbox.drain();
    expect(portal.emails.map(({ to }) => to)).toEqual(['m.lebedeva@severmech.example', 'p.gromov@severmech.example']);
    const [email] = portal.emails;
    expect(email?.text).toContain('Здравствуйте, Мария Лебедева!');
    expect(email?.text).toContain('https://portal.example/pass-link/');
    const token = tokenOf(email?.text ?? '');
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

  it('uses the language of the sender in the e-mail [PASS-294]', async () => {
    await editor.post(path, { recipients: [maria] }, { headers: { 'accept-language': 'en' } });
    const email = await lastEmail();
    expect(email.subject).toMatch(/^Pass for TechnoForum/);
    expect(email.text).toContain('Severnaya Mekhanika LLC is getting you a pass');
  });

  it('reports every invalid field and sends nothing [PASS-291]', async () => {
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
    const recipients = Array.from({ length: 51 }, (_, index) => ({ email: `p${index}@severmech.example` }));
    expect((await send({ recipients: recipients })).body.errors).toHaveProperty('recipients');
    expect((await send({ recipients: [] })).body.errors).toEqual({ recipients: ['Обязательное поле'] });
    expect((await send({ recipients: [maria], expires_on: '2026-05-20' })).body.errors).toHaveProperty('expires_on');
    expect((await send({ recipients: [maria], expires_on: '2026-04-09' })).body.errors).toHaveProperty('expires_on');
    expect((await list()).meta.total).toBe(1);
  });

  it('makes links expire in the last second of their day, by default with the deadline [PASS-291]', async () => {
    expect((await sendOne({ recipients: [maria], expires_on: '2026-04-15' })).expires_at).toBe(
      '2026-04-15T20:59:59.000Z',
    );
    const { body } = await editor.get<{ data: { exhibition: { personal_pass_ended_at: string } } }>(
      `/participants/${participation.id}`,
    );
    const link = await sendOne({ delivery: 'copy' });
    expect(link.expires_at.slice(0, 10)).toBe(body.data.exhibition.personal_pass_ended_at);
  });

  it('creates one link without an e-mail, whose address is shown once per request and works [PASS-294]', async () => {
    const link = await sendOne({ delivery: 'copy' });
    expect(link).toMatchObject({ email: null, name: null, remind_from: null });
    await portal.services.outbox.drain();
    expect(portal.emails).toEqual([]);
    const [first, second] = [await address(link), await address(link)];
    expect(first).not.toBe(second);
    expect((await readLink(first)).status).toBe(200);
    expect((await readLink(second)).status).toBe(200);
  });

  it('returns the same address to a repeated call with the same key, without storing the address [PASS-294] [SHELL-229]', async () => {
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
    expect((await readLink(first)).status).toBe(200);
    expect(await portal.database.read.selectFrom('pass_link_tokens').selectAll().execute()).toHaveLength(2);
    const kept = JSON.stringify(await portal.database.read.selectFrom('idempotency_keys').selectAll().execute());
    expect(kept).not.toContain(first);
    expect(kept).not.toContain(key);
    expect((await act(link, 'revoke')).status).toBe(200);
    expect((await readLink(await copy(key))).status).toBe(404);
  });

  it('happens once for a repeated call with the same key [PASS-291]', async () => {
    const headers = { 'idempotency-key': 'c9bb9dd5-4a0f-4f7b-9a1e-000000000001' };
    const first = await editor.post(path, { recipients: [maria] }, { headers });
    const again = await editor.post(path, { recipients: [maria] }, { headers });
    expect(again.body).toEqual(first.body);
    expect((await list()).meta.total).toBe(1);
  });

  it('follows the rules for new passes: rights, switch, deadline, quota [PASS-292]', async () => {
    expect((await send(undefined, reader)).body.code).toBe('no_write_access');
    await leaveFree(1);
    expect((await send({ recipients: [maria, { email: 'p@severmech.example' }] })).body.code).toBe('quota_reached');
    expect((await send()).status).toBe(201);
    expect((await send({ delivery: 'copy' })).body.code).toBe('quota_reached');
    const pass = { type: 'certificate', company_name: 'ООО', lastname: 'Громов', name: 'Пётр' };
    expect((await editor.post<Answer>(passes, pass)).body.code).toBe('quota_reached');
    await leaveFree(5);
    await setFlag(true);
    expect((await send({ delivery: 'copy' })).body.code).toBe('creation_disabled');
    await setFlag(false);
    portal.clock.set('2026-06-30T09:00:00.000Z');
    await signIn();
    expect((await send()).body.code).toBe('deadline_reached');
    portal.clock.set('2026-04-10T09:00:00.000Z');
    await signIn();
  });

  it('is limited to 60 calls per user and hour that send e-mails [PASS-295]', async () => {
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
    // a link that is only copied sends nothing
    expect((await send({ delivery: 'copy' })).status).toBe(201);
    portal.clock.advance(3_600_001);
    expect((await act(link, 'remind')).body.code).toBe('reminded_recently');
  });
});

describe('an existing pass link', () => {
  it('can be withdrawn: its place is released, its address stops working, and the list shows who did it and when [PASS-293]', async () => {
    const link = await sendOne();
    const token = await address(link);
    const { body } = await act(link, 'revoke');
    expect(body.data).toMatchObject({ state: 'revoked', revoked_by: expect.stringMatching(/\S+ \S+/) });
    expect((await list()).meta.quota.held).toBe(0);
    expect((await readLink(token)).status).toBe(404);
    expect((await act(link, 'revoke')).status).toBe(200);
    expect((await act(link, 'address')).body.code).toBe('link_closed');
  });

  it('expires in time: its place is released from the next second on [PASS-292] [PASS-293]', async () => {
    const link = await sendOne({ recipients: [maria], expires_on: '2026-04-15' });
    const token = await address(link);
    portal.clock.set('2026-04-15T20:59:59.900Z');
    expect((await list()).meta.quota.held).toBe(1);
    expect((await readLink(token)).status).toBe(200);
    portal.clock.set('2026-04-15T21:00:00.000Z');
    expect((await list()).meta.quota.held).toBe(0);
    expect((await list()).data[0]?.state).toBe('expired');
    expect((await readLink(token)).status).toBe(404);
    expect((await act(link, 'remind')).body.code).toBe('link_closed');
  });

  it('can be renewed with a place, a new address and a new e-mail [PASS-293]', async () => {
    const link = await sendOne();
    const token = await address(link);
    expect((await act(link, 'renew')).body.code).toBe('link_closed');
    await act(link, 'revoke');
    await leaveFree(0);
    expect((await act(link, 'renew')).body.code).toBe('quota_reached');
    await leaveFree(1);
    const { body } = await act(link, 'renew', { expires_on: '2026-04-20' });
    expect(body.data).toMatchObject({ state: 'waiting', revoked_by: null, expires_at: '2026-04-20T20:59:59.000Z' });
    expect((await readLink(token)).status).toBe(404);
    expect((await readLink(tokenOf((await lastEmail()).text))).status).toBe(200);
  });

  it('publishes every change on the channel of the participation [PASS-299]', async () => {
    const published = (state: string) => [[`private-participants.${participation.id}`, state]];
    const link = await sendOne();
    expect(await publishedStates()).toEqual(published('waiting'));
    const token = await address(link);
    await readLink(token);
    await readLink(token);
    expect(await publishedStates()).toEqual(published('opened'));
    await act(link, 'revoke');
    await act(link, 'revoke');
    expect(await publishedStates()).toEqual(published('revoked'));
    await act(link, 'renew');
    expect(await publishedStates()).toEqual(published('waiting'));
    const people = ['a', 'b', 'c'].map((name) => ({ email: `${name}@severmech.example` }));
    const { body } = await send({ recipients: people });
    const events = (await portal.events()).filter(({ event }) => event === 'pass-link.updated');
    expect(events.map(({ data }) => (data as { id: number }).id)).toEqual(body.data.map(({ id }) => id));
  });

  it('stays valid after a reminder, which can be sent once a day [PASS-295]', async () => {
    const link = await sendOne();
    expect((await act(link, 'remind')).status).toBe(429);
    portal.clock.advance(86_400_000);
    expect((await act(link, 'remind')).status).toBe(200);
    const email = await lastEmail();
    expect(email.subject).toMatch(/^Напоминание/);
    expect((await readLink(tokenOf(email.text))).status).toBe(200);
    const refused = await act(link, 'remind');
    expect(refused.body.code).toBe('reminded_recently');
    expect(refused.headers['retry-after']).toBe('86400');
  });

  it('cannot be changed by non-members and readers [PASS-293]', async () => {
    const link = await sendOne();
    const other = await aParticipation(portal);
    const nonMember = await asMember(portal, other, 'supervisor');
    for (const action of ['revoke', 'remind', 'renew', 'address']) {
      expect((await nonMember.post(`${path}/${link.id}/${action}`, {})).status).toBe(404);
      expect((await nonMember.post(`/participants/${other.id}/pass-links/${link.id}/${action}`, {})).status).toBe(404);
      expect((await reader.post(`${path}/${link.id}/${action}`, {})).status).toBe(403);
    }
    expect((await reader.get(path)).status).toBe(200);
  });
});
