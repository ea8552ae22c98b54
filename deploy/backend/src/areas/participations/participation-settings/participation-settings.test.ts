import { aParticipation, aSubExhibitor, type Participation } from '../../../testing/builders/participations';
import { asMember } from '../../../testing/builders/users';
import { TestApp } from '../../../testing/test-app';

let portal: TestApp;
let participation: Participation;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  participation = await aParticipation(portal, { is_edo_rent_available: true });
});
afterAll(() => portal.stop());

describe('PUT make-primary', () => {
  it('marks one participation per user and exhibition, and returns it [ACC-073]', async () => {
    const collective = await aParticipation(portal, { type: 'collective' });
    const sub = await aSubExhibitor(portal, collective);
    const supervisor = await asMember(portal, collective, 'supervisor');
    const primaries = async () =>
      (
        await supervisor.get<{ data: { id: number; is_primary: boolean }[] }>(
          `/participants?exhibition_id=${collective.exhibition_id}`,
        )
      ).body.data
        .filter(({ is_primary }) => is_primary)
        .map(({ id }) => id);
    for (const id of [collective.id, sub.id, sub.id]) {
      const { status, body } = await supervisor.put<{ data: object }>(`/participants/${id}/make-primary`);
      expect([status, body.data]).toMatchObject([200, { id, is_primary: true }]);
      expect(await primaries()).toEqual([id]);
    }
    const { body } = await supervisor.get<{ data: { is_primary: boolean } }>(`/participants/${collective.id}`);
    expect(body.data.is_primary).toBe(false);
  });

  it('is a personal choice: other members keep theirs, and readers may choose, too [ACC-073]', async () => {
    const reader = await asMember(portal, participation, 'read');
    const editor = await asMember(portal, participation, 'edit');
    const path = `/participants/${participation.id}`;
    const isPrimary = async (caller: typeof reader) =>
      (await caller.get<{ data: { is_primary: boolean } }>(path)).body.data.is_primary;
    const before = await isPrimary(editor);
    expect((await reader.put(`${path}/make-primary`)).status).toBe(200);
    expect([await isPrimary(reader), await isPrimary(editor)]).toEqual([true, before]);
  });

  it('answers 404 for a participation that the caller is not a member of, as for an unknown one [ACC-073] [SHELL-130]', async () => {
    const nonMember = await asMember(portal, await aParticipation(portal), 'supervisor');
    for (const id of [participation.id, 999_999]) {
      const { status, body } = await nonMember.put(`/participants/${id}/make-primary`);
      expect([id, status, body]).toEqual([id, 404, { message: 'Не найдено' }]);
    }
  });
});

describe('PATCH edo-settings', () => {
  const path = () => `/participants/${participation.id}/edo-settings`;
  const settings = { is_edo_rent_available: false, is_edo_services_available: true };

  it('stores both flags and returns them with a message [ACC-134] [ACC-135] [ACC-136] [ACC-137]', async () => {
    const editor = await asMember(portal, participation, 'edit');
    for (const [language, message] of [
      ['ru', 'Настройки ЭДО сохранены'],
      ['en', 'EDO settings saved'],
    ] as const) {
      const headers = { 'accept-language': language };
      const { status, body } = await editor.patch(path(), settings, { headers });
      expect([status, body]).toEqual([200, { data: settings, message }]);
    }
    expect((await editor.get<{ data: object }>(`/participants/${participation.id}`)).body.data).toMatchObject(settings);
    expect((await portal.events()).at(-1)).toMatchObject({
      event: 'participation.updated',
      data: { id: participation.id },
    });
  });

  it('accepts two booleans and nothing else [ACC-137]', async () => {
    const editor = await asMember(portal, participation, 'edit');
    for (const wrong of [{}, { ...settings, is_edo_rent_available: 'yes' }, { is_edo_rent_available: true }]) {
      const { status, body } = await editor.patch<{ errors: object }>(path(), wrong);
      expect([wrong, status, Object.keys(body.errors).length > 0]).toEqual([wrong, 422, true]);
    }
  });

  it('requires write access [ACC-137]', async () => {
    for (const role of ['read', 'installer'] as const) {
      const caller = await asMember(portal, participation, role);
      expect([role, (await caller.patch(path(), settings)).status]).toEqual([role, 403]);
    }
  });
});
