import { newcomer } from '../../../testing/builders/invitations';
import { aStaffCaller, anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import type { TestCaller } from '../../../testing/test-app';
import {
  codeOf,
  company,
  invite,
  inviteOne,
  links,
  listed,
  of,
  organizer,
  pass,
  path,
  portal,
  published,
  put,
  quota,
  stand,
  useSubExhibitors,
} from './testing/sub-exhibitors';

useSubExhibitors();

describe('the list of sub-exhibitors', () => {
  it('contains company, edit rights, quota, passes, catalogue status and invitation of each sub-exhibitor [ACC-075] [ACC-076] [ACC-077] [ACC-173]', async () => {
    const { data } = await listed();
    expect(data.map(({ id, is_edit }) => [id, is_edit])).toEqual([
      [of.rezets.id, true],
      [of.frezer.id, false],
      [of.kalibr.id, true],
    ]);
    expect(Object.keys(data[0] ?? {})).toEqual(
      expect.arrayContaining(['invite_id', 'company', 'quota', 'pass_personal', 'pass_car', 'catalog_order_status']),
    );
    expect(data.map(({ invite }) => invite)).toEqual([null, null, 'pending']);
    const sub = await stand.get<{ data: { type: string; parent: { id: number } } }>(of.rezets.path);
    expect(sub.body.data).toMatchObject({ type: 'sub', parent: { id: of.host.id } });
  });

  it('counts own passes, pass links and quotas of sub-exhibitors as used [ACC-080] [ACC-081] [ACC-184]', async () => {
    const before = await quota();
    expect(before).toMatchObject({ total: 40, given: 12 });
    expect(before.available).toBe(40 - before.own - before.held - 12);
    const { body } = await stand.post<{ data: { id: number } }>(`${of.host.path}/personal-passes`, pass);
    expect(await quota()).toEqual({ ...before, own: before.own + 1, available: before.available - 1 });
    await stand.delete(`${of.host.path}/personal-passes/${body.data.id}`);
    const link = await stand.post<{ data: { id: number }[] }>(`${of.host.path}/pass-links`, {
      recipients: [],
      delivery: 'copy',
    });
    expect(link.status).toBe(201);
    expect(await quota()).toEqual({ ...before, held: before.held + 1, available: before.available - 1 });
    await stand.post(`${of.host.path}/pass-links/${link.body.data[0]?.id}/revoke`);
    expect(await quota()).toEqual(before);
  });
});

describe('access by role', () => {
  const calls = async (caller: TestCaller, id: number) => {
    const one = `/participants/${id}/sub-participants/${of.rezets.id}`;
    const answers = [
      await caller.post(`/participants/${id}/sub-participants`, { companies: [company()] }),
      await caller.put(one, { is_edit: true, certificate: 5 }),
      await caller.post(`${one}/resend-invite`),
      await caller.delete(one),
      await caller.delete(`/participants/${id}/sub-participants`),
    ];
    return [...new Set(answers.map(({ status }) => status))];
  };
  let neighbour: Exhibitor;
  beforeAll(async () => {
    neighbour = await anExhibitor(portal, { exhibition_id: of.host.exhibitionId });
  });

  it.each<[string, () => Promise<TestCaller>, () => number, number]>([
    ['a company of another type in its own participation', () => neighbour.as('supervisor'), () => neighbour.id, 403],
    ['a sub-exhibitor itself', () => of.rezets.as('edit'), () => of.rezets.id, 403],
    ['a sub-exhibitor in its organiser', () => of.rezets.as('edit'), () => of.host.id, 404],
    ['a non-member', () => neighbour.as('supervisor'), () => of.host.id, 404],
    ['staff of the organiser', () => Promise.resolve(organizer), () => of.host.id, 404],
    ['anybody in an unknown participation', () => Promise.resolve(stand), () => 999_999, 404],
  ])(
    '%s cannot change sub-exhibitors [ACC-179] [ACC-091] [ACC-101] [ACC-105]',
    async (_who, callerOf, participation, status) => {
      const before = await listed();
      const [caller, id] = [await callerOf(), participation()];
      expect(await calls(caller, id)).toEqual([status]);
      expect((await caller.get(`/participants/${id}/sub-participants`)).status).toBe(status);
      expect(await listed()).toEqual(before);
    },
  );

  it.each([
    ['read', 200],
    ['installer', 403],
  ] as const)(
    'role %s cannot change sub-exhibitors, and reading answers %i [ACC-077] [ACC-091] [ACC-101] [ACC-105]',
    async (role, reads) => {
      const caller = await of.host.as(role);
      expect((await caller.get(path)).status).toBe(reads);
      expect(await calls(caller, of.host.id)).toEqual([403]);
    },
  );

  it.each(['admin', 'edit'] as const)('role %s can do all of it [ACC-091] [ACC-101] [ACC-105]', async (role) => {
    const caller = await of.host.as(role);
    const { status, body } = await invite([company()], caller);
    expect(status).toBe(201);
    const id = body.data[0]?.id ?? 0;
    expect((await put(id, { is_edit: false, certificate: 1 }, caller)).status).toBe(200);
    expect((await caller.delete(`${path}/${id}`)).status).toBe(204);
  });
});

describe('quota and control', () => {
  it('the quota stays between the number of existing passes and what is left [ACC-098] [ACC-100] [ACC-101]', async () => {
    const { body } = await stand.post<{ data: { id: number } }>(`${of.frezer.path}/personal-passes`, pass);
    const rows = (await listed()).data;
    const row = rows.find(({ id }) => id === of.frezer.id);
    const used = row?.pass_personal ?? 0;
    expect(used).toBeGreaterThan(0);
    const { available } = await quota();
    const low = await put(of.frezer.id, { is_edit: false, certificate: used - 1 });
    expect([low.status, low.body.errors]).toEqual([422, { certificate: [`Значение должно быть не меньше ${used}`] }]);
    const high = await put(of.frezer.id, { is_edit: false, certificate: 7 + available + 1 });
    expect(high.body.errors).toEqual({ certificate: [`Значение должно быть не больше ${7 + available}`] });
    expect((await put(of.frezer.id, { is_edit: false, certificate: used })).body.data.quota.certificate).toBe(used);
    expect((await put(of.frezer.id, { is_edit: false, certificate: 7 + available })).status).toBe(200);
    expect((await quota()).available).toBe(0);
    expect((await put(of.frezer.id, { is_edit: false, certificate: 7 })).status).toBe(200);
    await stand.delete(`${of.frezer.path}/personal-passes/${body.data.id}`);
  });

  it('changed edit rights apply to the sub-exhibitor at once, and its tabs are updated [ACC-099] [ACC-101] [SHELL-271]', async () => {
    const rezets = await of.rezets.as('edit');
    const write = () => rezets.post<{ data: { id: number } }>(`${of.rezets.path}/personal-passes`, pass);
    const own = await write();
    expect(own.status).toBe(201);
    const { status, body } = await put(of.rezets.id, { is_edit: false, certificate: 5 });
    expect([status, body.data.is_edit]).toEqual([200, false]);
    expect(await published()).toEqual(
      expect.arrayContaining([
        `private-participants.${of.host.id} participation.updated`,
        `private-participants.${of.rezets.id} participation.updated`,
      ]),
    );
    expect((await write()).status).toBe(403);
    await put(of.rezets.id, { is_edit: true, certificate: 5 });
    expect((await rezets.delete(`${of.rezets.path}/personal-passes/${own.body.data.id}`)).status).toBe(204);
  });

  it('quota and edit rights can be set for sub-exhibitors of this stand only, with valid values [ACC-101]', async () => {
    const neighbour = await anExhibitor(portal, { exhibition_id: of.host.exhibitionId });
    expect((await put(neighbour.id, { is_edit: true, certificate: 1 })).status).toBe(404);
    expect((await put(999_999, { is_edit: true, certificate: 1 })).status).toBe(404);
    expect((await put(of.rezets.id, { is_edit: 'yes', certificate: 1 })).status).toBe(422);
    expect((await put(of.rezets.id, { is_edit: true, certificate: -1 })).status).toBe(422);
  });
});

describe('deleting a sub-exhibitor', () => {
  it('removes access, link, passes and quota, and the organiser can restore all of it [ACC-105] [ACC-106] [ACC-185]', async () => {
    const before = await quota();
    const row = await inviteOne({ email: 'gone@new.example', certificate: 2 });
    const [link = ''] = await links();
    await portal.visitor.post(link, newcomer);
    const director = await portal.as('gone@new.example');
    const own = `/participants/${row.id}/personal-passes`;
    const { body } = await director.post<{ data: { id: number } }>(own, pass);
    await director.delete(`${own}/${(await director.post<{ data: { id: number } }>(own, pass)).body.data.id}`);

    portal.clock.advance(1000);
    expect((await stand.delete(`${path}/${row.id}`)).status).toBe(204);
    expect((await listed()).data.map(({ id }) => id)).not.toContain(row.id);
    expect(await quota()).toEqual(before);
    for (const caller of [director, stand]) {
      expect((await caller.get(`/participants/${row.id}`)).status).toBe(404);
      expect((await caller.get(`${own}/${body.data.id}/download`)).status).toBe(404);
    }
    const lists = await director.get<{ data: { id: number }[] }>('/participants');
    expect(lists.body.data).toEqual([]);
    expect((await director.get<{ data: object }>('/auth/user')).body.data).toMatchObject({ role: null, quota: null });
    expect(await published()).toEqual(
      expect.arrayContaining([expect.stringMatching(/private-users\.\d+ access\.changed/)]),
    );
    expect((await organizer.post(`/organizer/personal-passes/${body.data.id}/restore`)).status).toBe(404);
    expect((await stand.delete(`${path}/${row.id}`)).status).toBe(404);

    expect((await organizer.post(`/organizer/participants/${row.id}/restore`)).status).toBe(204);
    const back = (await listed()).data.find(({ id }) => id === row.id);
    // the pass that its members deleted earlier stays deleted
    expect(back).toMatchObject({ pass_personal: 1, quota: { certificate: 2 } });
    expect((await director.get(`${own}/${body.data.id}`)).status).toBe(200);
    expect((await organizer.post(`/organizer/participants/${row.id}/restore`)).status).toBe(404);
    await stand.delete(`${path}/${row.id}`);
  });

  it('invalidates the invitation link of a person who has not accepted yet [ACC-105]', async () => {
    const row = await inviteOne();
    const [link = ''] = await links();
    await stand.delete(`${path}/${row.id}`);
    expect(codeOf(await portal.visitor.post(link, newcomer))).toEqual([403, 'invalid_link']);
    await inviteOne({ email: 'again@new.example' }).then(({ id }) => stand.delete(`${path}/${id}`));
    // the address can be invited again
    const again = await inviteOne({ email: 'again@new.example' });
    expect(again.invite).toBe('pending');
    await stand.delete(`${path}/${again.id}`);
  });

  it('is final after 30 days or once its places are taken [ACC-106]', async () => {
    const { available } = await quota();
    const row = await inviteOne({ certificate: available });
    await stand.delete(`${path}/${row.id}`);
    const heir = await inviteOne({ certificate: 1 });
    expect(codeOf(await organizer.post(`/organizer/participants/${row.id}/restore`))).toEqual([422, 'quota_reached']);
    await stand.delete(`${path}/${heir.id}`);
    portal.clock.advance(30 * 86_400_000 + 1000);
    const later = await aStaffCaller(portal);
    expect((await later.post(`/organizer/participants/${row.id}/restore`)).status).toBe(404);
    for (const { id } of [of.rezets, await anExhibitor(portal)])
      expect((await later.post(`/organizer/participants/${id}/restore`)).status).toBe(404);
  });

  it('also deletes all sub-exhibitors at once, and does nothing when none is left [ACC-104] [ACC-105]', async () => {
    const rezets = await of.rezets.as('edit');
    for (let time = 0; time < 2; time += 1) {
      expect((await stand.delete(path)).status).toBe(204);
      const { data, meta } = await listed();
      expect([data, meta.quota.given]).toEqual([[], 0]);
    }
    expect((await rezets.get(of.rezets.path)).status).toBe(404);
    for (const { id } of [of.rezets, of.frezer, of.kalibr]) {
      expect((await organizer.post(`/organizer/participants/${id}/restore`)).status).toBe(204);
    }
    expect((await rezets.get(of.rezets.path)).status).toBe(200);
  });
});
