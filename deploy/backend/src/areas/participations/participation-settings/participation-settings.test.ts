import { TestApp } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

describe('PUT make-primary', () => {
  it('marks one event per user and exhibition, and answers it [ACC-073]', async () => {
    const supervisor = await portal.as('supervisor@stankoprom.example');
    const primaries = async () =>
      (await supervisor.get<{ data: { id: number; is_primary: boolean }[] }>('/participants?exhibition_id=1')).body.data
        .filter(({ is_primary }) => is_primary)
        .map(({ id }) => id);
    for (const id of [110, 112, 112]) {
      const { status, body } = await supervisor.put<{ data: object }>(`/participants/${id}/make-primary`);
      expect([status, body.data]).toMatchObject([200, { id, is_primary: true }]);
      expect(await primaries()).toEqual([id]);
    }
    const { body } = await supervisor.get<{ data: { is_primary: boolean } }>('/participants/110');
    expect(body.data.is_primary).toBe(false);
  });

  it('belongs to one user: another one of the same event keeps his choice; a reader may choose, too [ACC-073]', async () => {
    const reader = await portal.as('reader@severmech.example');
    const editor = await portal.as('editor@severmech.example');
    const isPrimary = async (caller: typeof reader) =>
      (await caller.get<{ data: { is_primary: boolean } }>('/participants/102')).body.data.is_primary;
    const before = await isPrimary(editor);
    expect((await reader.put('/participants/102/make-primary')).status).toBe(200);
    expect([await isPrimary(reader), await isPrimary(editor)]).toEqual([true, before]);
  });

  it('answers 404 for an event the caller is not part of, as for an unknown one [ACC-073] [SHELL-130]', async () => {
    const nonMember = await portal.as('supervisor@volga-tools.example');
    for (const id of [101, 999_999]) {
      const { status, body } = await nonMember.put(`/participants/${id}/make-primary`);
      expect([id, status, body]).toEqual([id, 404, { message: 'Не найдено' }]);
    }
  });
});

describe('PATCH edo-settings', () => {
  const settings = { is_edo_rent_available: false, is_edo_services_available: true };

  it('stores both flags and answers them with a text [ACC-134] [ACC-135] [ACC-136] [ACC-137]', async () => {
    const editor = await portal.as('editor@severmech.example');
    for (const [language, message] of [
      ['ru', 'Настройки ЭДО сохранены'],
      ['en', 'EDO settings saved'],
    ] as const) {
      const headers = { 'accept-language': language };
      const { status, body } = await editor.patch('/participants/101/edo-settings', settings, { headers });
      expect([status, body]).toEqual([200, { data: settings, message }]);
    }
    expect((await editor.get<{ data: object }>('/participants/101')).body.data).toMatchObject(settings);
    expect((await portal.events()).at(-1)).toMatchObject({ event: 'participation.updated', data: { id: 101 } });
  });

  it('takes two booleans and nothing else [ACC-137]', async () => {
    const editor = await portal.as('editor@severmech.example');
    for (const wrong of [{}, { ...settings, is_edo_rent_available: 'yes' }, { is_edo_rent_available: true }]) {
      const { status, body } = await editor.patch<{ errors: object }>('/participants/101/edo-settings', wrong);
      expect([wrong, status, Object.keys(body.errors).length > 0]).toEqual([wrong, 422, true]);
    }
  });

  it('needs write access [ACC-137]', async () => {
    for (const email of ['reader@severmech.example', 'installer@severmech.example']) {
      const caller = await portal.as(email);
      expect([email, (await caller.patch('/participants/101/edo-settings', settings)).status]).toEqual([email, 403]);
    }
  });
});
