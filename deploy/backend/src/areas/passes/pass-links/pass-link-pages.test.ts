import { asStaff } from '../../../testing/builders/users';
import {
  act,
  address,
  data,
  editor,
  fill,
  leaveFree,
  list,
  readLink,
  maria,
  participation,
  passes,
  portal,
  send,
  sendOne,
  setFlag,
  usePassLinks,
} from './testing/pass-links';

/** The page that a link opens, and races for the last places. */
usePassLinks();

describe('the page of a pass link', () => {
  it('returns only what the page needs and marks the link as opened [PASS-296]', async () => {
    const link = await sendOne({ recipients: [maria] });
    const token = await address(link);
    const { body, headers } = await readLink(token);
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

  it('gives the same answer for unknown, withdrawn, expired and used links [PASS-296]', async () => {
    const [used, gone] = [await sendOne(), await sendOne({ delivery: 'copy' })];
    const tokens = [await address(used), await address(gone)] as const;
    await fill(tokens[0]);
    await act(gone, 'revoke');
    const answers = await Promise.all([...tokens, 'x', 'y'.repeat(43)].map(readLink));
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.toString()}`)).size).toBe(1);
    expect(answers[0]?.body.code).toBe('link_invalid');
  });

  it('limits attempts to guess addresses, but not the holder of a link [PASS-296]', async () => {
    const token = await address(await sendOne());
    for (let tries = 0; tries < 20; tries += 1) expect((await readLink(`wrong-${tries}`)).status).toBe(404);
    expect((await readLink('wrong-again')).status).toBe(429);
    await portal.database.read.deleteFrom('attempts').execute();
    for (let tries = 0; tries < 25; tries += 1) expect((await readLink(token)).status).toBe(200);
  });

  it('creates the pass once, on the reserved place and with the company of the link, and notifies the sender [PASS-297] [PASS-298] [PASS-299]', async () => {
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
    const pass = await editor.get<{ data: object }>(`${passes}/${filled?.pass_id}`);
    expect(pass.body.data).toMatchObject({
      type: 'certificate',
      status: 'consideration',
      company_name: 'ООО «Северная механика»',
      lastname: 'Лебедева',
      middlename: null,
    });
    const history = await editor.get<{ data: object[] }>(`${passes}/${filled?.pass_id}/history`);
    expect(history.body.data).toMatchObject([{ action: 'filled-by-link', by: null }]);
    const events = await portal.events();
    expect(events).toContainEqual({
      channel: `private-participants.${participation.id}`,
      event: 'pass-link.updated',
      data: { id: link.id, state: 'filled', updated_at: '2026-04-10T09:00:00.000Z' },
    });
    const published = events.filter(({ event }) => event === 'notification.created');
    expect(published).toHaveLength(1);
    expect(published[0]?.data).toMatchObject({ data: { subject: { kind: 'personal-pass', id: filled?.pass_id } } });
  });

  it('gets the first response when the call is repeated with the same key [PASS-297]', async () => {
    const token = await address(await sendOne());
    const headers = { 'idempotency-key': 'c9bb9dd5-4a0f-4f7b-9a1e-000000000002' };
    const first = await fill(token, data, headers);
    expect(first.status).toBe(201);
    expect(await fill(token, data, headers)).toMatchObject({ status: 201, body: first.body });
  });

  it('validates by the rules of the form, and accepts visa data only if the link requests it [PASS-298]', async () => {
    const plain = await address(await sendOne());
    const { status, body } = await fill(plain, { lastname: 'Lei 2' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['lastname', 'name']]);
    const visa = { ...data, is_visa: true, country_id: 9999, birthday: '2030-01-01', birthday_place: '' };
    expect((await fill(plain, visa)).body.data).toMatchObject({ is_visa: false });

    const link = await sendOne({ delivery: 'copy', asks_visa: true });
    const asking = await address(link);
    const { countries } = (await readLink(asking)).body.data as { countries: { id: number; name_eng: string }[] };
    const china = countries.find(({ name_eng }) => name_eng === 'China')?.id;
    expect(Object.keys((await fill(asking, visa)).body.errors ?? {})).toContain('country_id');
    const right = { ...visa, country_id: china, birthday: '1985-09-14', birthday_place: 'Qingdao' };
    expect((await fill(asking, right)).body.data).toMatchObject({ is_visa: true });
  });

  it('refuses with the reason after the switch, an earlier deadline or a reduced quota [PASS-298]', async () => {
    const token = await address(await sendOne());
    const { count } = (await list()).meta.quota;
    const cut = (quota_certificate: number) =>
      portal.database.read
        .updateTable('participations')
        .set({ quota_certificate })
        .where('id', '=', participation.id)
        .execute();
    await cut(count);
    expect((await fill(token)).body.code).toBe('quota_reached');
    await cut(count + 1);
    await setFlag(true);
    expect((await fill(token)).body.code).toBe('creation_disabled');
    await setFlag(false);
    const deadline = (personal_pass_ended_at: string) =>
      portal.database.read
        .updateTable('exhibitions')
        .set({ personal_pass_ended_at })
        .where('id', '=', participation.exhibition_id)
        .execute();
    const { personal_pass_ended_at: lastDay } = await portal.database.read
      .selectFrom('exhibitions')
      .select('personal_pass_ended_at')
      .where('id', '=', participation.exhibition_id)
      .executeTakeFirstOrThrow();
    await deadline('2026-04-09');
    expect((await fill(token)).body.code).toBe('deadline_reached');
    await deadline(String(lastDay));
    expect((await fill(token)).status).toBe(201);
  });
});

it('a pass link expires with a deadline that the organiser moves earlier, releases its place, and is restored when the deadline moves back [PASS-291] [PASS-292]', async () => {
  const token = await address(await sendOne());
  const organizer = await asStaff(portal);
  const { personal_pass_ended_at: lastDay } = await portal.database.read
    .selectFrom('exhibitions')
    .select('personal_pass_ended_at')
    .where('id', '=', participation.exhibition_id)
    .executeTakeFirstOrThrow();
  const moveTo = async (day: string | null) =>
    expect(
      (await organizer.patch(`/organizer/exhibitions/${participation.exhibition_id}`, { personal_pass_ended_at: day }))
        .status,
    ).toBe(200);
  const now = async () => {
    const page = (await readLink(token)).status;
    const { data: links, meta } = await list();
    return { page, state: links[0]?.state, held: meta.quota.held };
  };
  expect(await now()).toEqual({ page: 200, state: 'opened', held: 1 });
  await moveTo('2026-04-09');
  expect(await now()).toEqual({ page: 404, state: 'expired', held: 0 });
  expect((await fill(token)).body.code).toBe('link_invalid');
  await moveTo(lastDay);
  expect(await now()).toEqual({ page: 200, state: 'opened', held: 1 });
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

  it('five places for simultaneous links and passes are used exactly five times [PASS-292]', async () => {
    await leaveFree(5);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        index % 2 === 0 ? send({ delivery: 'copy' }) : editor.post(passes, pass(index)),
      ),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 5, 422: 19 });
    const { count, held, total } = (await list()).meta.quota;
    expect(count + held).toBe(total);
  });

  it('one link that is filled in many times at once creates one pass [PASS-297]', async () => {
    const link = await sendOne();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => address(link)));
    const answers = await Promise.all(tokens.map((token) => fill(token)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 404: 5 });
  });

  it('of filling and withdrawing a link at once, one succeeds, and the quota is never exceeded [PASS-292] [PASS-297]', async () => {
    for (let round = 0; round < 5; round += 1) {
      await leaveFree(1);
      const link = await sendOne({ delivery: 'copy' });
      const token = await address(link);
      await Promise.all([fill(token), act(link, 'revoke'), editor.post(passes, pass(round))]);
      const { count, held, total } = (await list()).meta.quota;
      expect(count + held).toBeLessThanOrEqual(total);
      expect(['filled', 'revoked']).toContain((await list()).data[0]?.state);
    }
  });
});
