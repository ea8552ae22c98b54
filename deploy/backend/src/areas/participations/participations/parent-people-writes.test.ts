import { multipart } from '../../../testing/multipart';
import { TestApp, type Received, type TestCaller } from '../../../testing/test-app';

/**
 * What a write answers to a sub-exhibitor's user of the people of its collective organiser: nothing (SHELL-218). Every call of
 * the description of the API whose answer can name a person has an example here; a new one without it fails. It walks over
 * every write, so it stays on the demo world.
 */
const sub = 111;
const organiser = 'supervisor@stankoprom.example';
const own = 'editor@rezets.example';
const of = `/participants/${sub}`;

let portal: TestApp;
let user: TestCaller;
let parent: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  const members = portal.database.read.updateTable('participation_users').set({ role: 'admin' });
  await members.where('participation_id', '=', sub).execute();
  const places = portal.database.read.updateTable('participations').set({ quota_certificate: 30 });
  await places.where('id', '=', sub).execute();
  user = await portal.as(own);
  parent = await portal.as(organiser);
});
afterAll(() => portal.stop());

const created = async (caller: TestCaller, path: string, body: object): Promise<number> => {
  const answer = await caller.post<{ data: { id: number } | { id: number }[] }>(path, body);
  expect(`${path} ${answer.status} ${answer.raw.toString()}`).toContain(`${path} 201 `);
  const { data } = answer.body;
  return (Array.isArray(data) ? data[0]?.id : data.id) ?? 0;
};
const person = { company_name: 'Резец', lastname: 'Лебедева', name: 'Мария' };
const pass = { type: 'certificate', ...person };
const car = async () => {
  const { id: stand_id } = await portal.database.read
    .selectFrom('stands')
    .select('id')
    .where('participation_id', '=', sub)
    .executeTakeFirstOrThrow();
  return {
    ...{ car_type_id: 1, car_number: 'Е777КХ152', entry_date: '2026-05-21', departure_date: '2026-05-28', stand_id },
    ...{ target: 'mounting', lastname: 'Петров', name: 'Андрей', phone: '+79161110001' },
    cargos: [{ title: 'Станок', quantity: 1 }],
  };
};
/** What the organiser has created or deleted for its sub-exhibitor, whose user continues with it. */
const deletedPass = async (kind: 'personal' | 'car'): Promise<string> => {
  const passes = `${of}/${kind}-passes`;
  const id = await created(parent, passes, kind === 'car' ? await car() : pass);
  expect((await parent.delete(`${passes}/${id}`)).status).toBe(204);
  return `${passes}/${id}/restore`;
};
const link = (recipients: object[] = []) =>
  created(parent, `${of}/pass-links`, { recipients, delivery: recipients.length > 0 ? 'mail' : 'copy' });
const invited = (caller: TestCaller, email: string) => created(caller, `${of}/users`, { email, role: 'read' });

const rejectedPass = async () => {
  const id = await created(parent, `${of}/personal-passes`, pass);
  const staff = await portal.as('organizer@fairfront.example');
  await staff.patch(`/organizer/personal-passes/${id}`, { status: 'rejected', comment: 'Имя не как в паспорте' });
  return `${of}/personal-passes/${id}/reissue`;
};
const order = async () => {
  expect((await parent.post(`${of}/cart-items/2`, { quantity: 1 })).status).toBe(201);
  const id = await created(parent, `${of}/additional-orders`, {});
  const { status } = await parent.call(
    'POST',
    `${of}/additional-orders/${id}/messages`,
    await multipart({ text: 'Да' }),
  );
  expect(status).toBe(201);
  return `${of}/additional-orders/${id}/messages`;
};
const code = async () => {
  const staff = await portal.as('organizer@fairfront.example');
  const { body } = await staff.post<{ data: { code: string } }>(`/organizer${of}/codes`, { role: 'installer' });
  return body.data.code;
};

/** A request for a later deadline; each of a kind of its own, since only one of a kind may wait. */
const extension = async (caller: TestCaller, kind: string) => {
  const form = await multipart({ kind, until: '2026-05-22', reason: 'Бригаду утвердят позже' });
  return caller.call<{ data: { id: number } }>('POST', `${of}/extensions`, form);
};

const examples: Record<string, () => Promise<Received>> = {
  'POST /participants': async () =>
    (await portal.as('installer@severmech.example')).post('/participants', { code: await code() }),
  'PUT /participants/{id}/make-primary': () => user.put(`${of}/make-primary`),
  'PUT /participants/{id}/set-currency': () => user.put(`${of}/set-currency`, { currency: 'RUR' }),
  'POST /participants/{id}/users': () => user.post(`${of}/users`, { email: 'anna@rezets.example', role: 'read' }),
  'PUT /participants/{id}/users/{userId}': async () =>
    user.put(`${of}/users/${await invited(parent, 'boris@rezets.example')}`, { role: 'edit' }),
  'POST /participants/{id}/users/{userId}/resend-invite': async () => {
    const id = await invited(parent, 'vera@rezets.example');
    portal.clock.advance(600_000);
    return user.post(`${of}/users/${id}/resend-invite`);
  },
  'POST /participants/{id}/removed-users/{removalId}/restore': async () => {
    const colleague = { participation_id: sub, user_id: 14, role: 'read' as const };
    await portal.database.read.insertInto('participation_users').values(colleague).execute();
    expect((await parent.delete(`${of}/users/14`)).status).toBe(204);
    const { body } = await user.get<{ data: { removed: { id: number }[] } }>(`${of}/access`);
    return user.post(`${of}/removed-users/${body.data.removed[0]?.id}/restore`);
  },
  'POST /participants/{id}/additional-orders/{orderId}/messages': async () =>
    user.call('POST', await order(), await multipart({ text: 'Когда монтаж?' })),
  'POST /participants/{id}/personal-passes': () => user.post(`${of}/personal-passes`, pass),
  'POST /participants/{id}/personal-passes/same-person': () => user.post(`${of}/personal-passes/same-person`, pass),
  'POST /participants/{id}/personal-passes/import': async () => {
    const file = new File([JSON.stringify({ rows: [[2, 'Резец', 'Ким', 'Юлия', '']] })], 'people.json');
    return user.call('POST', `${of}/personal-passes/import`, await multipart({ type: 'installation', file }));
  },
  'POST /participants/{id}/personal-passes/{passId}/reissue': async () => user.post(await rejectedPass(), pass),
  'POST /participants/{id}/personal-passes/{passId}/restore': async () => user.post(await deletedPass('personal')),
  'POST /participants/{id}/car-passes': async () => user.post(`${of}/car-passes`, await car()),
  'POST /participants/{id}/car-passes/{passId}/restore': async () => user.post(await deletedPass('car')),
  'POST /participants/{id}/announcements/{announcementId}/read': async () => {
    expect((await parent.post(`${of}/announcements/5/read`)).status).toBe(200);
    return user.post(`${of}/announcements/5/read`);
  },
  'POST /participants/{id}/extensions': () => extension(user, 'installation-passes'),
  'POST /participants/{id}/extensions/{extensionId}/withdraw': async () => {
    await portal.database.read.deleteFrom('extension_requests').where('participation_id', '=', sub).execute();
    const { body } = await extension(parent, 'installation-passes');
    return user.post(`${of}/extensions/${body.data.id}/withdraw`);
  },
  'POST /participants/{id}/pass-links': () => user.post(`${of}/pass-links`, { delivery: 'copy' }),
  'POST /participants/{id}/pass-links/{linkId}/revoke': async () =>
    user.post(`${of}/pass-links/${await link()}/revoke`),
  'POST /participants/{id}/pass-links/{linkId}/renew': async () => {
    const id = await link();
    expect((await parent.post(`${of}/pass-links/${id}/revoke`)).status).toBe(200);
    return user.post(`${of}/pass-links/${id}/renew`, {});
  },
  'POST /participants/{id}/pass-links/{linkId}/remind': async () => {
    const id = await link([{ email: 'm.lebedeva@rezets.example' }]);
    portal.clock.advance(25 * 3_600_000);
    user = await portal.as(own);
    parent = await portal.as(organiser);
    return user.post(`${of}/pass-links/${id}/remind`);
  },
};

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
type Responses = Record<string, { content?: Record<string, { schema: Schema }> }>;

/** Writes of exhibitors whose response has a field for a person; those of the own account contain nobody else. */
const writesThatCanNamePeople = (): string[] => {
  const { paths, components } = portal.app.openapi() as unknown as {
    paths: Record<string, Record<string, { responses: Responses }>>;
    components: { schemas: Record<string, Schema> };
  };
  const namesPeople = (schema: Schema): boolean => {
    if (schema.$ref) return namesPeople(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    const { properties = {}, items, anyOf = [] } = schema;
    if (Object.keys(properties).some((name) => /^(lastname|author|sender)$|_by$/.test(name))) return true;
    return [...Object.values(properties), ...(items ? [items] : []), ...anyOf].some(namesPeople);
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => {
      const answers = Object.entries(responses).flatMap(([status, { content }]) =>
        status.startsWith('2') ? (content?.['application/json']?.schema ?? []) : [],
      );
      const counts = method !== 'get' && path.startsWith('/participants') && answers.some(namesPeople);
      return counts ? [`${method.toUpperCase()} ${path}`] : [];
    }),
  );
};

it('every write whose response can name a person has an example [SHELL-218]', () => {
  expect(Object.keys(examples).sort()).toEqual(writesThatCanNamePeople().sort());
});

it.each(Object.entries(examples))(
  '%s returns no name, phone or e-mail of its collective organiser’s people to a sub-exhibitor [SHELL-218]',
  async (_call, send) => {
    const people = await portal.database.read
      .selectFrom('participation_users as pu')
      .innerJoin('users as u', 'u.id', 'pu.user_id')
      .select(['u.lastname', 'u.email', 'u.phone'])
      .where('pu.participation_id', '=', 110)
      .execute();
    const parts = people.flatMap(({ lastname, email, phone }) =>
      [lastname, email, phone].flatMap((part) => part || []),
    );
    expect(parts).toContain(organiser);
    const { status, raw } = await send();
    expect(`${status} ${raw.toString()}`).toMatch(/^20[01] /);
    for (const part of parts) expect(raw.toString()).not.toContain(part);
  },
);
