import {
  create,
  editor,
  list,
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

/** Creating passes of people through the API. */
usePersonalPasses();

describe('creation', () => {
  afterEach(() => undoChanges(101));

  it('answers 201 with the pass in status consideration, its number, time, creator and its own code [PASS-120] [PASS-224] [PASS-225]', async () => {
    const { status, body } = await editor.post<{ data: Pass }>(path(), person({ lastname: '  Долгов ' }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      type: 'certificate',
      status: 'consideration',
      lastname: 'Долгов',
      middlename: 'Ильич',
      created_at: '2026-04-10T09:00:00.000Z',
    });
    const second = await create({ type: 'installation', middlename: undefined, middle_name: 'Петрович' });
    expect(second).toMatchObject({ type: 'installation', middlename: 'Петрович' });
    for (const [type, spelling] of [
      ['certificate', 'middle_name'],
      ['installation', 'middlename'],
    ]) {
      const names = { middlename: undefined, [String(spelling)]: 'Петрович' };
      expect(await create({ type, ...names })).toMatchObject({ type, middlename: 'Петрович' });
    }
    const rows = await portal.database.read
      .selectFrom('personal_passes')
      .select(['id', 'barcode', 'created_by'])
      .execute();
    expect(new Set(rows.map(({ barcode }) => barcode)).size).toBe(rows.length);
    const { id: editorId } = await portal.database.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'editor@severmech.example')
      .executeTakeFirstOrThrow();
    expect(rows.filter(({ id }) => id > 10_000).map(({ created_by }) => created_by)).toEqual([
      editorId,
      editorId,
      editorId,
      editorId,
    ]);
    expect((await list(editor)).meta.quota).toEqual({ count: 14, held: 0, total: 30 });
  });

  it('reports every invalid field at once, in the language of the caller, and stores nothing [PASS-244] [PASS-258]', async () => {
    const wrong = { type: 'certificate', company_name: ' ', lastname: "O'Neil", name: 'я'.repeat(51) };
    const russian = await editor.post<Refusal>(path(), wrong);
    expect(russian).toMatchObject({
      status: 422,
      body: {
        code: 'fields_invalid',
        message: 'Проверьте поля пропуска',
        errors: {
          company_name: ['Обязательное поле'],
          lastname: ['Допустимы только буквы, пробел, дефис и тире'],
          name: ['Не более 50 символов'],
        },
      },
    });
    const english = await editor.post<Refusal>(path(), wrong, { headers: { 'accept-language': 'en' } });
    expect(english.body).toMatchObject({
      message: 'Check the pass fields',
      errors: { company_name: ['This field is required'] },
    });
    expect((await list(editor)).meta.quota.count).toBe(12);
    expect((await editor.post(path(), person({ type: 'guest' }))).status).toBe(422);
  });

  it('requires country, birthday and birthplace for a visa; an invalid birthday has its own error code [PASS-212] [PASS-245] [PASS-246] [PASS-257]', async () => {
    const countries = await portal.database.read.selectFrom('countries').selectAll().execute();
    const country = (name: string) => countries.find(({ name_eng }) => name_eng === name)?.id;
    const visa = { type: 'visa', country_id: country('China'), birthday: '1990-01-31', birthday_place: 'Beijing' };
    expect(await create(visa)).toMatchObject({ type: 'visa', birthday: '1990-01-31', country: { name_eng: 'China' } });
    const early = await editor.post<Refusal>(path(), person({ ...visa, birthday: '1899-12-31' }));
    expect(early.body).toMatchObject({
      code: 'birth_date_invalid',
      errors: { birthday: ['Укажите дату рождения не раньше 01.01.1900 и не позже сегодняшнего дня'] },
    });
    const russian = await editor.post<Refusal>(path(), person({ ...visa, country_id: country('Russia') }));
    expect(russian.body.errors).toEqual({ country_id: ['Гражданам России визовое приглашение не требуется'] });
    const unknown = await editor.post<Refusal>(path(), person({ ...visa, country_id: 999_999 }));
    expect(unknown.body.errors).toEqual({ country_id: ['Выберите из списка'] });
    // D+12 is the last day of difficult visas, D+25 of simple ones
    portal.clock.set('2026-04-23T00:00:00.000Z');
    const late = await editor.post<Refusal>(path(), person({ ...visa, country_id: country('Nepal') }));
    expect(late.body.errors?.country_id?.[0]).toContain('не менее 50 дней');
    expect((await editor.post(path(), person(visa))).status).toBe(201);
  });

  it('happens once per key: a repeated call returns the first pass, another body is refused [PASS-279] [SHELL-229]', async () => {
    const headers = { 'idempotency-key': '8c2d9f6e-6c9f-4a7e-9a5f-0d1f6a1f2b3c' };
    const [first, second] = await Promise.all([
      editor.post<{ data: Pass }>(path(), person(), { headers }),
      editor.post<{ data: Pass }>(path(), person(), { headers }),
    ]);
    const repeat = await editor.post<{ data: Pass }>(path(), person(), { headers });
    const ids = [first, second, repeat].filter(({ status }) => status === 201).map(({ body }) => body.data.id);
    expect(new Set(ids).size).toBe(1);
    expect((await list(editor)).meta.quota.count).toBe(13);
    const other = await editor.post<Refusal>(path(), person({ name: 'Пётр' }), { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    const wrong = { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-000000000001' };
    expect((await editor.post(path(), person({ name: '' }), { headers: wrong })).status).toBe(422);
    expect((await editor.post(path(), person(), { headers: wrong })).status).toBe(201);
  });

  it('requires write access, the switch and the deadline of the kind [PASS-240] [PASS-241] [PASS-242]', async () => {
    const readers = await reader.post<Refusal>(path(), person());
    expect([readers.status, readers.body.code, readers.body.message]).toEqual([
      403,
      'no_write_access',
      'У вас нет прав на изменение пропусков',
    ]);
    const closed = await editor.post<Refusal>(path(105), person());
    expect([closed.status, closed.body.code, closed.body.message]).toEqual([
      403,
      'creation_disabled',
      'Оформление пропусков закрыто организатором',
    ]);
    const late = await editor.post<Refusal>(path(103), person());
    expect([late.status, late.body.code, late.body.message]).toEqual([
      422,
      'deadline_reached',
      'Срок оформления этих пропусков истёк',
    ]);
    // exhibition 1: until D+38, 18.05.2026 23:59:59 in Moscow
    portal.clock.set('2026-05-18T20:59:59.999Z');
    await signIn();
    expect((await editor.post(path(), person())).status).toBe(201);
    portal.clock.set('2026-05-18T21:00:00.000Z');
    expect(await refusal(editor.post(path(), person()))).toEqual([422, 'deadline_reached']);
  });

  it('applies the same checks to a non-resident company, which the participation reports as non-resident [PASS-031]', async () => {
    const outcomesOf = async (is_not_resident: boolean) => {
      await portal.database.read.updateTable('participations').set({ is_not_resident }).where('id', '=', 101).execute();
      const { data } = (await editor.get<{ data: { is_not_resident: boolean } }>('/participants/101')).body;
      const { total } = (await list(editor)).meta.quota;
      const tried = [{}, { type: 'installation' }, { type: 'visa' }, { lastname: '' }].map((changes) =>
        person(changes),
      );
      const outcomes = [];
      for (const one of tried) outcomes.push(await refusal(editor.post(path(), one)));
      return { isNotResident: data.is_not_resident, rules: [total, ...outcomes] };
    };
    const resident = await outcomesOf(false);
    const foreign = await outcomesOf(true);
    expect([resident.isNotResident, foreign.isNotResident]).toEqual([false, true]);
    expect(foreign.rules).toEqual(resident.rules);
    expect(foreign.rules[1]).toEqual([201, undefined]);
    await portal.database.read
      .updateTable('participations')
      .set({ is_not_resident: false })
      .where('id', '=', 101)
      .execute();
  });

  it('counts passes of every status; deleting a rejected one frees its place [PASS-053] [PASS-243]', async () => {
    const { data, meta } = await list(editor, 101, { per_page: '50' });
    const rejected = data.find(({ status, type }) => status === 'rejected' && type === 'certificate');
    const setQuota = (quota_certificate: number) =>
      portal.database.read.updateTable('participations').set({ quota_certificate }).where('id', '=', 101).execute();
    await setQuota(meta.total);
    expect(await refusal(editor.post(path(), person()))).toEqual([422, 'quota_reached']);
    expect((await editor.delete(path(101, `/${rejected?.id}`))).status).toBe(204);
    expect((await editor.post(path(), person())).status).toBe(201);
    expect(await refusal(editor.post(path(), person()))).toEqual([422, 'quota_reached']);
    await setQuota(30);
  });

  it('returns the same total to users who cannot load the sub-exhibitors [PASS-063]', async () => {
    const email = 'supervisor@stankoprom.example';
    const setRole = (role: 'installer' | 'supervisor') =>
      portal.database.read
        .updateTable('participation_users')
        .set({ role })
        .where('participation_id', '=', 110)
        .where('user_id', '=', ({ selectFrom }) => selectFrom('users').select('id').where('email', '=', email))
        .execute();
    await setRole('installer');
    const installer = await portal.as(email);
    expect((await installer.get('/participants/110/sub-participants')).status).toBe(403);
    expect((await list(installer, 110)).meta.quota.total).toBe(28);
    await setRole('supervisor');
  });

  it('is limited by the quota of its own participation [PASS-051] [PASS-060] [PASS-243] [PASS-251]', async () => {
    const collective = await portal.as('supervisor@stankoprom.example');
    expect((await list(collective, 110)).meta.quota).toEqual({ count: 2, held: 0, total: 28 });
    expect((await list(collective, 111)).meta.quota).toEqual({ count: 1, held: 0, total: 5 });
    for (let number = 2; number <= 5; number += 1) {
      expect((await collective.post(path(111), person())).status).toBe(201);
    }
    expect(await refusal(collective.post(path(111), person()))).toEqual([422, 'quota_reached']);
    expect((await list(collective, 110)).meta.quota).toEqual({ count: 2, held: 0, total: 28 });
    expect(await refusal(collective.post(path(113), person()))).toEqual([422, 'quota_reached']);
    expect((await list(collective, 113)).meta.quota).toEqual({ count: 0, held: 0, total: null });
    await undoChanges(111);
  });
});
