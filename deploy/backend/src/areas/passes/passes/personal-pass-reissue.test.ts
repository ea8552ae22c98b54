import {
  create,
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

/** A rejected pass is reissued in one call: the corrected pass takes the place of the rejected one. */
usePersonalPasses();

const typo = { lastname: 'Чернов', name: 'Иван', middlename: 'Николаевч' };
const corrected = person({ ...typo, middlename: 'Николаевич' });
const reject = (passId: number, comment = 'Опечатка в отчестве') =>
  organizer.patch(`/organizer/personal-passes/${passId}`, { status: 'rejected', comment });
const rejected = async (changes: object = {}, participationId = 101) => {
  const pass = await create({ ...typo, ...changes }, participationId);
  await reject(pass.id);
  return pass;
};
const reissue = (passId: number, body: object = corrected, key?: string) =>
  editor.post<{ data: Pass }>(
    path(101, `/${passId}/reissue`),
    body,
    key ? { headers: { 'idempotency-key': key } } : undefined,
  );
const setExhibition = (changes: object) =>
  portal.database.read.updateTable('exhibitions').set(changes).where('id', '=', 1).execute();
const setQuota = (quota_certificate: number) =>
  portal.database.read.updateTable('participations').set({ quota_certificate }).where('id', '=', 101).execute();

describe('reissuing a pass', () => {
  afterEach(() => undoChanges(101));

  it('puts the corrected pass in the place of the rejected one in one step [PASS-324]', async () => {
    const old = await rejected();
    const before = (await list(editor)).meta;
    const { status, body } = await reissue(old.id);
    expect([status, body.data]).toMatchObject([
      201,
      { status: 'consideration', comment: null, middlename: 'Николаевич' },
    ]);
    expect(body.data.id).not.toBe(old.id);
    const after = await list(editor);
    expect(after.meta.quota.count).toBe(before.quota.count);
    expect(after.data.map(({ id }) => id)).toContain(body.data.id);
    expect((await editor.get(path(101, `/${old.id}`))).status).toBe(404);
    expect(await refusal(reissue(old.id))).toEqual([404, undefined]);
  });

  it('keeps the place when the quota is full or was reduced meanwhile [PASS-324]', async () => {
    const old = await rejected();
    const { count } = (await list(editor)).meta.quota;
    const { quota_certificate: quota } = await portal.database.read
      .selectFrom('participations')
      .select('quota_certificate')
      .where('id', '=', 101)
      .executeTakeFirstOrThrow();
    await setQuota(count - 1);
    try {
      expect(await refusal(editor.post(path(), person()))).toEqual([422, 'quota_reached']);
      expect((await reissue(old.id)).status).toBe(201);
      expect((await list(editor)).meta.quota.count).toBe(count);
    } finally {
      await portal.database.read
        .updateTable('participations')
        .set({ quota_certificate: quota })
        .where('id', '=', 101)
        .execute();
    }
  });

  it('creates one pass for a repeated call with the same key [PASS-324] [PASS-279]', async () => {
    const old = await rejected();
    const key = '7f0f2c0e-5a3f-4d57-9d52-0b61f6a6a111';
    const [first, again] = [await reissue(old.id, corrected, key), await reissue(old.id, corrected, key)];
    expect([first.status, again.status, again.body.data.id]).toEqual([201, 201, first.body.data.id]);
    expect(await refusal(reissue(old.id, person(), key))).toEqual([422, 'idempotency_mismatch']);
  });

  it('succeeds once when it is called twice at once [PASS-324]', async () => {
    const old = await rejected();
    const answers = await Promise.all([reissue(old.id), reissue(old.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
  });

  it('changes nothing when a check of creating or deleting refuses it [PASS-324]', async () => {
    const old = await rejected();
    const waiting = await create();
    const wrong = await editor.post<Refusal>(path(101, `/${old.id}/reissue`), { ...corrected, lastname: 'Чернов2' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['lastname']]);
    const otherKind = await editor.post<Refusal>(path(101, `/${old.id}/reissue`), {
      ...corrected,
      type: 'installation',
    });
    expect([otherKind.status, Object.keys(otherKind.body.errors ?? {})]).toEqual([422, ['type']]);
    const early = await editor.post<Refusal>(path(101, `/${waiting.id}/reissue`), corrected);
    expect([early.status, early.body.code, early.body.message]).toEqual([
      422,
      'not_rejected',
      'Переоформить можно только отклонённый пропуск',
    ]);
    expect(await refusal(reader.post(path(101, `/${old.id}/reissue`), corrected))).toEqual([403, 'no_write_access']);
    expect((await editor.post(path(102, `/${old.id}/reissue`), corrected)).status).toBe(404);
    await setExhibition({ create_personal_pass_disabled: true });
    expect(await refusal(reissue(old.id))).toEqual([403, 'creation_disabled']);
    await setExhibition({ create_personal_pass_disabled: false });
    portal.clock.advance(60 * 86_400_000);
    await signIn();
    expect(await refusal(reissue(old.id))).toEqual([422, 'deadline_reached']);
    expect((await editor.get<{ data: Pass }>(path(101, `/${old.id}`))).body.data.status).toBe('rejected');
  });

  it('publishes one event, and the history continues from the rejected pass [PASS-324] [PASS-281]', async () => {
    const old = await rejected();
    await portal.database.read.deleteFrom('outbox').execute();
    const { body } = await reissue(old.id);
    const published = (await portal.events()).filter(({ event }) => event === 'personal-pass.reissued');
    expect(published).toEqual([
      {
        channel: 'private-participants.101',
        event: 'personal-pass.reissued',
        data: { id: body.data.id, replaced: old.id, type: 'certificate', updated_at: '2026-04-10T09:00:00.000Z' },
      },
    ]);
    const historyOf = async (id: number) =>
      (await reader.get<{ data: { action: string; comment: string | null }[] }>(path(101, `/${id}/history`))).body.data;
    const first = [
      { action: 'created' },
      { action: 'status-changed', comment: 'Опечатка в отчестве' },
      { action: 'reissued' },
    ];
    expect(await historyOf(body.data.id)).toMatchObject(first);
    await reject(body.data.id, 'Опечатка в имени');
    const next = (await reissue(body.data.id)).body.data;
    expect(await historyOf(next.id)).toMatchObject([
      ...first,
      { action: 'status-changed', comment: 'Опечатка в имени' },
      { action: 'reissued' },
    ]);
    const trail = await portal.database.read
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', `personal-pass ${old.id}`)
      .orderBy('id')
      .execute();
    expect(trail.at(-1)?.action).toBe('personal-pass.deleted');
  });
});

describe('the list', () => {
  afterEach(() => undoChanges(101));

  it('contains the id of the rejected pass if there is exactly one [PASS-325]', async () => {
    const single = await list(editor);
    expect(single.meta.rejected_id).toBe(single.data.find(({ status }) => status === 'rejected')?.id);
    await rejected();
    expect((await list(editor)).meta.rejected_id).toBeNull();
  });

  it('returns people who already have a pass, by the rule of the import [PASS-327] [PASS-282]', async () => {
    const pass = await create({ lastname: 'Ёлкин', name: 'Пётр', middlename: null });
    const ask = async (changes: object, caller = editor, participationId = 101) => {
      const body = { type: 'certificate', lastname: 'Eлкин', name: 'петр', ...changes };
      const answer = await caller.post<{ data: Pass[] }>(path(participationId, '/same-person'), body);
      return answer.status === 200 ? answer.body.data.map(({ id }) => id) : answer.status;
    };
    expect(await ask({})).toEqual([pass.id]);
    expect(await ask({ type: 'visa', birthday: '1988-08-14' })).toEqual([pass.id]);
    expect(await ask({ middlename: 'Ильич' })).toEqual([]);
    expect(await ask({ type: 'installation' })).toEqual([]);
    const strange = await portal.as('supervisor@stankoprom.example');
    expect([await ask({}, strange), await ask({}, reader)]).toEqual([404, 403]);
  });
});
