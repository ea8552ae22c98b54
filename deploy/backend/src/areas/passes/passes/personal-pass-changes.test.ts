import {
  create,
  day,
  editor,
  list,
  organizer,
  type Pass,
  path,
  person,
  portal,
  reader,
  type Refusal,
  refusal,
  signIn,
  undoChanges,
  usePersonalPasses,
} from './testing/personal-passes';

/** Changes to passes of people: deleting, restoring and the organiser’s decisions. */
usePersonalPasses();

describe('deletion', () => {
  afterEach(async () => {
    await undoChanges(101);
    await undoChanges(102);
  });

  it('of one pass answers 204 and removes it from list, count, detail and code check at once [PASS-226] [PASS-250] [PASS-266]', async () => {
    const pass = await create();
    const stored = await portal.database.read
      .selectFrom('personal_passes')
      .select('barcode')
      .where('id', '=', pass.id)
      .executeTakeFirstOrThrow();
    const byCode = `/participants/101/passes/by-code/${stored.barcode.toLowerCase()}`;
    expect((await reader.get<{ data: unknown }>(byCode)).body.data).toMatchObject({
      kind: 'personal',
      pass: { id: pass.id },
    });
    expect((await editor.delete(path(101, `/${pass.id}`))).status).toBe(204);
    expect((await list(editor)).meta.quota.count).toBe(12);
    expect((await editor.get(path(101, `/${pass.id}`))).status).toBe(404);
    expect((await editor.delete(path(101, `/${pass.id}`))).status).toBe(404);
    const gone = await reader.get<Refusal>(byCode);
    expect([gone.status, gone.body.message]).toEqual([404, 'У этого участника нет такого пропуска']);
  });

  it('of a visa is possible only when it is rejected [PASS-112] [PASS-247]', async () => {
    const { data } = await list(editor, 102, { type: 'visa' });
    const of = (status: string) => data.find((pass) => pass.status === status)?.id;
    const kept = await editor.delete<Refusal>(path(102, `/${of('accepted')}`));
    expect([kept.status, kept.body.code, kept.body.message]).toEqual([
      422,
      'visa_not_rejected',
      'Визовый пропуск можно удалить, только если он отклонён',
    ]);
    expect((await editor.delete(path(102, `/${of('rejected')}`))).status).toBe(204);
  });

  it('of a certificate, an installation pass or a car pass is possible in every status [PASS-113] [PASS-247]', async () => {
    const { body } = await editor.get<{ data: { id: number; status: 'accepted' }[] }>('/participants/101/car-passes');
    const [{ id: car, status: before } = { id: 0, status: 'accepted' as const }] = body.data;
    const outcomes = [];
    for (const status of ['consideration', 'accepted', 'rejected'] as const) {
      for (const type of ['certificate', 'installation']) {
        const { id } = await create({ type });
        await portal.database.read.updateTable('personal_passes').set({ status }).where('id', '=', id).execute();
        outcomes.push((await editor.delete(path(101, `/${id}`))).status);
      }
      await portal.database.read
        .updateTable('car_passes')
        .set({ status, deleted_at: null, deleted_by: null })
        .where('id', '=', car)
        .execute();
      expect((await reader.delete(`/participants/101/car-passes/${car}`)).status).toBe(403);
      outcomes.push((await editor.delete(`/participants/101/car-passes/${car}`)).status);
    }
    expect(outcomes).toEqual(Array.from({ length: 9 }, () => 204));
    await portal.database.read
      .updateTable('car_passes')
      .set({ status: before, deleted_at: null, deleted_by: null })
      .where('id', '=', car)
      .execute();
  });

  it('of all passes keeps the visas that are not rejected and returns them [PASS-227] [PASS-228] [PASS-240]', async () => {
    const visas = (await list(editor, 102, { type: 'visa' })).data;
    const accepted = visas.find(({ status }) => status === 'accepted')?.id;
    const { status, body } = await editor.delete(path(102), { query: { type: 'certificate' } });
    expect([status, body]).toEqual([
      200,
      { data: { deleted: 7, kept: [{ id: accepted, reason: 'visa_not_rejected' }] } },
    ]);
    expect((await list(editor, 102)).meta).toMatchObject({ total: 1, quota: { count: 1 } });
    expect((await list(editor, 102, { type: 'installation' })).meta.total).toBe(7);
    expect((await editor.delete(path(102))).status).toBe(422);
    expect(await refusal(reader.delete(path(102), { query: { type: 'installation' } }))).toEqual([
      403,
      'no_write_access',
    ]);
    expect((await list(editor, 102, { type: 'installation' })).meta.total).toBe(7);
  });

  it('is possible after the deadline and with the switch set [PASS-241] [PASS-242]', async () => {
    const supervisor = await portal.as('supervisor@severmech.example');
    const [late] = (await list(supervisor, 103)).data;
    expect((await supervisor.delete(path(103, `/${late?.id}`))).status).toBe(204);
    await undoChanges(103);
    await portal.database.read
      .updateTable('exhibitions')
      .set({ create_personal_pass_disabled: true })
      .where('id', '=', 2)
      .execute();
    const [closed] = (await list(supervisor, 102)).data.filter(({ type }) => type === 'certificate');
    expect((await supervisor.delete(path(102, `/${closed?.id}`))).status).toBe(204);
    await portal.database.read
      .updateTable('exhibitions')
      .set({ create_personal_pass_disabled: false })
      .where('id', '=', 2)
      .execute();
  });

  it('can be undone for 10 minutes, which restores the pass as it was [PASS-276]', async () => {
    const pass = await create();
    await organizer.patch(`/organizer/personal-passes/${pass.id}`, { status: 'accepted' });
    const before = (await editor.get<{ data: Pass }>(path(101, `/${pass.id}`))).body.data;
    await editor.delete(path(101, `/${pass.id}`));
    expect(await refusal(reader.post(path(101, `/${pass.id}/restore`)))).toEqual([403, 'no_write_access']);
    portal.clock.advance(600_000);
    const back = await editor.post<{ data: Pass }>(path(101, `/${pass.id}/restore`));
    expect([back.status, back.body.data]).toEqual([200, before]);
    expect((await editor.post(path(101, `/${pass.id}/restore`))).status).toBe(200);
    expect((await editor.post(path(102, `/${pass.id}/restore`))).status).toBe(404);

    await editor.delete(path(101, `/${pass.id}`));
    portal.clock.advance(600_001);
    expect((await editor.post(path(101, `/${pass.id}/restore`))).status).toBe(404);
    portal.clock.advance(29 * day);
    await signIn();
    expect((await organizer.post(`/organizer/personal-passes/${pass.id}/restore`)).status).toBe(200);
    await signIn();
    await editor.delete(path(101, `/${pass.id}`));
    portal.clock.advance(30 * day + 1);
    await signIn();
    expect((await organizer.post(`/organizer/personal-passes/${pass.id}/restore`)).status).toBe(404);
  });

  it('can be undone after the deadline and with the switch set, too [PASS-276]', async () => {
    const pass = await create();
    // exhibition 1: until D+38, 18.05.2026 23:59:59 in Moscow
    portal.clock.set('2026-05-18T20:59:00.000Z');
    await signIn();
    await editor.delete(path(101, `/${pass.id}`));
    portal.clock.set('2026-05-18T21:01:00.000Z');
    expect(await refusal(editor.post(path(), person()))).toEqual([422, 'deadline_reached']);
    expect((await editor.post(path(101, `/${pass.id}/restore`))).status).toBe(200);
    const setFlag = (create_personal_pass_disabled: boolean) =>
      portal.database.read
        .updateTable('exhibitions')
        .set({ create_personal_pass_disabled })
        .where('id', '=', 1)
        .execute();
    await setFlag(true);
    await editor.delete(path(101, `/${pass.id}`));
    expect((await editor.post(path(101, `/${pass.id}/restore`))).status).toBe(200);
    await setFlag(false);
  });

  it('cannot be undone when its place has been taken [PASS-276]', async () => {
    const collective = await portal.as('supervisor@stankoprom.example');
    const [only] = (await list(collective, 111)).data;
    await collective.delete(path(111, `/${only?.id}`));
    for (let number = 1; number <= 5; number += 1) await collective.post(path(111), person());
    expect(await refusal(collective.post(path(111, `/${only?.id}/restore`)))).toEqual([422, 'quota_reached']);
    await undoChanges(111);
  });
});

describe('decisions of the organiser', () => {
  afterEach(() => undoChanges(101));
  const decide = (passId: number, body: object) =>
    organizer.patch<{ data: Pass }>(`/organizer/personal-passes/${passId}`, body);

  it('move passes between all statuses, with a comment only for a rejection [PASS-249] [PASS-284]', async () => {
    const pass = await create();
    portal.clock.advance(1000);
    expect((await decide(pass.id, { status: 'accepted', comment: 'лишнее' })).body.data).toMatchObject({
      status: 'accepted',
      comment: null,
      updated_at: '2026-04-10T09:00:01.000Z',
    });
    expect((await decide(pass.id, { status: 'rejected', comment: ' Нет документа ' })).body.data).toMatchObject({
      status: 'rejected',
      comment: 'Нет документа',
    });
    expect((await decide(pass.id, { status: 'consideration' })).body.data).toMatchObject({ comment: null });
    expect((await decide(pass.id, { status: 'lost' })).status).toBe(422);
    expect((await decide(999_999, { status: 'accepted' })).status).toBe(404);
    await editor.delete(path(101, `/${pass.id}`));
    expect((await decide(pass.id, { status: 'accepted' })).status).toBe(404);
    expect((await editor.patch(`/organizer/personal-passes/${pass.id}`, { status: 'accepted' })).status).toBe(403);
  });

  it('are published on the channel and notify the users of the participation once per change [PASS-205] [PASS-207] [PASS-208] [SVC-144]', async () => {
    const pass = await create();
    await portal.database.read.deleteFrom('outbox').execute();
    await decide(pass.id, { status: 'accepted' });
    await decide(pass.id, { status: 'accepted' });
    const events = await portal.events();
    expect(events.filter(({ event }) => event === 'personal-pass.status-updated')).toEqual([
      {
        channel: 'private-participants.101',
        event: 'personal-pass.status-updated',
        data: { id: pass.id, type: 'certificate', status: 'accepted', updated_at: '2026-04-10T09:00:00.000Z' },
      },
    ]);
    const news = events.filter(({ event }) => event === 'notification.created');
    expect(news).toHaveLength(5);
    expect(news[0]?.data).toMatchObject({
      type: 'personal-pass',
      data: {
        message_rus: 'Пропуск (Долгов Остап): принят',
        message_eng: 'Pass of Долгов Остап: accepted',
        participant_id: 101,
        subject: { kind: 'personal-pass', id: pass.id },
      },
    });
  });

  it('are in the history of the pass, like every other write [PASS-250] [PASS-281]', async () => {
    const pass = await create();
    await decide(pass.id, { status: 'rejected', comment: 'Нет документа' });
    await editor.delete(path(101, `/${pass.id}`));
    await editor.post(path(101, `/${pass.id}/restore`));
    const { body } = await reader.get<{ data: object[] }>(path(101, `/${pass.id}/history`));
    expect(body.data).toMatchObject([
      { action: 'created', by: { name: expect.stringContaining(' ') as string, is_organizer: false } },
      {
        action: 'status-changed',
        status: 'rejected',
        comment: 'Нет документа',
        by: { name: null, is_organizer: true },
      },
      { action: 'deleted' },
      { action: 'restored', at: '2026-04-10T09:00:00.000Z' },
    ]);
    expect((await reader.get(path(102, `/${pass.id}/history`))).status).toBe(404);
  });

  it('are based on a list over all participations [PASS-285]', async () => {
    const all = await organizer.get<{ data: { kind: string; created_at: string }[]; meta: { total: number } }>(
      '/organizer/passes',
      { query: { status: 'consideration', participant_id: '101', per_page: '50' } },
    );
    expect(all.body.meta.total).toBe(6);
    const times = all.body.data.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort());
    expect(new Set(all.body.data.map(({ kind }) => kind))).toEqual(new Set(['personal', 'car']));
    const visas = await organizer.get<{ meta: { total: number } }>('/organizer/passes', { query: { type: 'visa' } });
    expect(visas.body.meta.total).toBe(3);
    const cars = await organizer.get<{ meta: { total: number } }>('/organizer/passes', { query: { kind: 'car' } });
    expect(cars.body.meta.total).toBe(6);
    expect((await editor.get('/organizer/passes')).status).toBe(403);
  });
});
