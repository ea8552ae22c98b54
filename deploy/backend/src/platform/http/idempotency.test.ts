import { storeApiKey } from '../../identity/api-keys/api-keys.repository';
import { newApiKey } from '../../identity/api-keys/key-text';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { newcomer } from '../../testing/builders/invitations';
import { beginOrder, catalogueBody, ordersOf, prepareCatalogue } from '../../testing/catalogue-order';
import { storeEarlierOrder } from '../../testing/earlier-order';
import { workbookOf } from '../../testing/fair-files';
import { multipart } from '../../testing/multipart';
import { TestApp, type CallOptions } from '../../testing/test-app';

/**
 * Every creating call of the API document: a POST with a 201 response and no example here fails, and so does one that
 * creates again on a repeat or ignores the header (SHELL-229).
 */
let portal: TestApp;
beforeAll(async () => {
  // stays on the demo world: every creating call needs the objects that it refers to
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

/** A creating call: its sender, path and body. */
interface Creation extends CallOptions {
  /** The password is entered before. */
  proves?: true;
  /** Undefined for a visitor. */
  as?: string;
  /** The path, if it is not that of participation 101. */
  path?: string;
}

const editor = 'editor@severmech.example';
const organizer = 'organizer@fairfront.example';
const news = { message_rus: 'Новость', message_eng: 'News' };
const person = { company_name: 'ООО «Северная механика»', lastname: 'Лебедева', name: 'Мария' };
const links = '/participants/101/pass-links';

const newLink = async () => {
  const { body } = await (await portal.as(editor)).post<{ data: [{ id: number }] }>(links, { delivery: 'copy' });
  return `${links}/${body.data[0].id}/address`;
};
const newToken = async (): Promise<string> => {
  const { body } = await (await portal.as(editor)).post<{ data: { url: string } }>(await newLink());
  return body.data.url.split('/').pop() ?? '';
};
const invitation = async (): Promise<string> => {
  const caller = await portal.as(organizer);
  await caller.post('/organizer/participants/101/users', { email: 'olga@severmech.example', role: 'read' });
  await portal.services.outbox.drain();
  return /\/welcome\/\S+/.exec(portal.emails.at(-1)?.text ?? '')?.[0] ?? '';
};
const participantCode = async (): Promise<string> => {
  const caller = await portal.as(organizer);
  const { body } = await caller.post<{ data: { code: string } }>('/organizer/participants/105/codes', { role: 'read' });
  return body.data.code;
};
const rejectedPass = async (): Promise<number> => {
  const { id } = await portal.database.read
    .updateTable('personal_passes')
    .set({ status: 'rejected' })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('personal_passes')
        .select(({ fn }) => fn.max<number>('id').as('id'))
        .where('participation_id', '=', 101)
        .where('type', '=', 'certificate')
        .where('deleted_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const earlierChairs = async () => {
  // 104 is an earlier participation of the company of 101
  const [line_id] = await storeEarlierOrder(portal, { id: 104 }, [{ service_id: 5 }]);
  const { version } = await portal.database.read
    .selectFrom('carts')
    .select('version')
    .where('participation_id', '=', 101)
    .executeTakeFirstOrThrow();
  return { cart_version: version, lines: [{ line_id, quantity: 2 }] };
};
const people = new File([JSON.stringify({ rows: [[2, 'ООО', 'Лебедева', 'Мария', '']] })], 'people.json');
const logo = async (): Promise<Creation> => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a5a6b' } }).png();
  const image = new File([new Uint8Array(await picture.toBuffer())], 'logo.png', { type: 'image/png' });
  const { body } = await (await portal.as(editor)).get<{ data: { company: { id: number } } }>('/participants/101');
  return {
    as: editor,
    path: `/participants/101/companies/${body.data.company.id}/logo`,
    ...(await multipart({ image })),
  };
};
const placedOrder = async (): Promise<number> => {
  const caller = await portal.as(editor);
  await caller.post('/participants/101/cart-items/3', { quantity: 1 });
  const { body } = await caller.post<{ data: { id: number } }>('/participants/101/additional-orders', {});
  return body.data.id;
};
const idOfSupervisor = async (): Promise<number> => {
  // earlier calls may have ordered the cart
  await (await portal.as(editor)).post('/participants/101/cart-items/3', { quantity: 1 });
  const email = 'supervisor@severmech.example';
  const row = await portal.database.read.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id ?? 0;
};
const planOfStand = () => new File(['%PDF-1.7\n%%EOF'], 'план стенда.pdf', { type: 'application/pdf' });
const documentFile = async (): Promise<Creation> => {
  const file = new File(['%PDF-1.7\n%%EOF'], 'invoice.pdf', { type: 'application/pdf' });
  const { id } = await portal.database.read.selectFrom('contract_documents').select('id').executeTakeFirstOrThrow();
  return { as: organizer, path: `/organizer/documents/${id}/file`, ...(await multipart({ file })) };
};
const newInvoice = async (): Promise<object> => {
  const { id } = await portal.database.read
    .selectFrom('contracts')
    .select('id')
    .where('participation_id', '=', 101)
    .executeTakeFirstOrThrow();
  const dates = { number: '300/26', document_date: '2026-04-10' };
  return { contract_id: id, type: 'invoice', ...dates, amount: 100, currency: 'RUR', contents: [] };
};
const libraryFile = async (): Promise<Creation> => {
  const file = new File(['%PDF-1.7\n%%EOF'], 'terms.pdf', { type: 'application/pdf' });
  const { id } = await portal.database.read.selectFrom('library_items').select('id').executeTakeFirstOrThrow();
  return { as: organizer, path: `/organizer/library/${id}/files/en`, ...(await multipart({ file })) };
};
const earlierPass = async (): Promise<number> => {
  const caller = await portal.as('supervisor@severmech.example');
  const { body } = await caller.get<{ data: { id: number; state: string }[] }>('/participants/101/pass-sources/104');
  return body.data.find(({ state }) => state === 'ready')?.id ?? 0;
};

const storedKey = async (): Promise<number> => {
  const limits = { scopes: ['read' as const], exhibition_ids: null };
  const key = { userId: 11, name: 'ERP', key: newApiKey(), limits, now: portal.clock.now() };
  return (await storeApiKey(portal.database.read, key)).id;
};
const newCatalogueOrder = async (): Promise<string> => {
  await prepareCatalogue(portal);
  return `${ordersOf()}/${(await beginOrder(await portal.as(editor))).id}`;
};

const creations: Record<string, () => Creation | Promise<Creation>> = {
  '/organizer/exhibitions/{exhibitionId}/webhooks': () => ({
    as: organizer,
    path: '/organizer/exhibitions/1/webhooks',
    body: { url: 'https://erp.example/hook', kinds: ['order.changed'] },
  }),
  '/organizer/imports': async () => {
    const fair = await workbookOf({ companies: [{ external_id: 'C-1', name_rus: 'Втулка', name_eng: 'Bush' }] });
    return { as: organizer, ...(await multipart({ file: new File([Uint8Array.from(fair)], 'fair.xlsx') })) };
  },
  '/participants/{id}/catalog-orders': async () => {
    await prepareCatalogue(portal);
    return { as: editor, body: catalogueBody() };
  },
  '/participants/{id}/catalog-orders/{orderId}/files/{type}': async () => ({
    as: editor,
    path: `${await newCatalogueOrder()}/files/presentation`,
    ...(await multipart({ file: planOfStand() })),
  }),
  '/participants/{id}/catalog-orders/{orderId}/documents/{kind}': async () => ({
    as: editor,
    path: `${await newCatalogueOrder()}/documents/confirmation`,
    ...(await multipart({ file: planOfStand() })),
  }),
  '/welcome/{id}': async () => ({
    path: await invitation(),
    body: { ...newcomer, can_send_notifications: true },
  }),
  '/participants': async () => ({ as: 'reader@severmech.example', body: { code: await participantCode() } }),
  '/organizer/participants/{id}/codes': () => ({ as: organizer, body: { role: 'read' } }),
  '/participants/{id}/users': () => ({
    as: 'supervisor@severmech.example',
    body: { email: 'zoya@severmech.example', role: 'read' },
  }),
  '/participants/{id}/sub-participants': () => ({
    as: 'supervisor@stankoprom.example',
    path: '/participants/110/sub-participants',
    body: {
      companies: [
        { name_rus: 'ООО «Втулка»', name_eng: 'Bush', email: 'bush@new.example', inn: '7701234567', certificate: 1 },
      ],
    },
  }),
  '/participants/{id}/companies/{companyId}/logo': logo,
  '/feedbacks': () => ({
    body: { name: 'Анна', message: 'Где стенд?', email: 'anna@example.com', phone: null },
  }),
  '/calendar-feed': () => ({ as: editor }),
  '/participants/{id}/personal-passes': () => ({ as: editor, body: { type: 'certificate', ...person } }),
  '/participants/{id}/personal-passes/import': async () => ({
    as: editor,
    ...(await multipart({ type: 'installation', file: people })),
  }),
  '/participants/{id}/car-passes': () => ({
    as: editor,
    body: {
      car_type_id: 3,
      car_number: 'е777кх152',
      entry_date: '2026-05-21',
      departure_date: '2026-05-28',
      load_capacity: '3,5',
      target: 'mounting',
      stand_id: 1,
      lastname: 'Петров',
      name: 'Андрей',
      phone: '+79161110001',
      cargos: [{ title: 'Токарный станок', quantity: 1 }],
    },
  }),
  '/participants/{id}/personal-passes/{passId}/reissue': async () => ({
    as: editor,
    path: `/participants/101/personal-passes/${await rejectedPass()}/reissue`,
    body: { type: 'certificate', ...person },
  }),
  '/participants/{id}/announcements/{announcementId}/reminders': () => ({
    as: 'supervisor@severmech.example',
    path: '/participants/101/announcements/5/reminders',
  }),
  '/participants/{id}/sub-letters': () => ({
    as: 'supervisor@stankoprom.example',
    path: '/participants/110/sub-letters',
    body: { ids: [111], subject: 'Каталог', text: 'Пришлите заявку' },
  }),
  '/participants/{id}/publication-requests': async () => ({
    as: editor,
    ...(await multipart({ type: 'news', title: 'Новый станок', text: 'Покажем на стенде' })),
  }),
  '/participants/{id}/extensions': async () => ({
    as: editor,
    ...(await multipart({
      kind: 'installation-passes',
      until: '2026-05-22',
      reason: 'Бригаду утвердят позже',
      file: new File(['%PDF-1.7\n%%EOF'], 'Письмо.pdf'),
    })),
  }),
  '/participants/{id}/embed-tokens': () => ({ as: editor }),
  '/participants/{id}/pass-links': () => ({ as: editor, body: { delivery: 'copy' } }),
  '/participants/{id}/pass-links/{linkId}/address': async () => ({ as: editor, path: await newLink() }),
  '/pass-links/fill': async () => ({ body: { token: await newToken(), lastname: 'Лебедева', name: 'Мария' } }),
  '/participants/{id}/pass-take-over': async () => ({
    as: 'supervisor@severmech.example',
    body: { source_id: 104, kind: 'participant', ids: [await earlierPass()] },
  }),
  '/participants/{id}/cart-items/{serviceId}': () => ({
    as: editor,
    path: '/participants/101/cart-items/2',
    body: { quantity: 4 },
  }),
  '/participants/{id}/cart/send': async () => ({
    as: editor,
    body: { user_id: await idOfSupervisor(), comment: 'Проверьте и оформите' },
  }),
  '/participants/{id}/cart/copies': async () => ({
    as: 'supervisor@severmech.example',
    body: await earlierChairs(),
  }),
  '/participants/{id}/additional-orders': async () => ({
    as: editor,
    ...(await multipart({ comment: 'Позвоните заранее', attachment: planOfStand() })),
  }),
  '/participants/{id}/additional-orders/{orderId}/messages': async () => ({
    as: editor,
    path: `/participants/101/additional-orders/${await placedOrder()}/messages`,
    ...(await multipart({ text: 'Когда монтаж?', 'files[]': planOfStand() })),
  }),
  '/organizer/additional-orders/{orderId}/messages': async () => ({
    as: organizer,
    path: `/organizer/additional-orders/${await placedOrder()}/messages`,
    ...(await multipart({ text: 'Синих нет', 'files[]': planOfStand() })),
  }),
  '/organizer/additional-orders/{orderId}/documents': async () => ({
    as: organizer,
    path: `/organizer/additional-orders/${await placedOrder()}/documents`,
    ...(await multipart({ kind: 'invoice', file: planOfStand() })),
  }),
  '/organizer/service-units': () => ({ as: organizer, body: { name_rus: 'пара', name_eng: 'pair' } }),
  '/organizer/service-executors': () => ({ as: organizer, body: { name_rus: 'ООО «Свет»', name_eng: 'Light LLC' } }),
  '/organizer/service-categories': () => ({
    as: organizer,
    body: { name_rus: 'Цветы', name_eng: 'Flowers', icon: 'plant' },
  }),
  '/organizer/services': () => ({
    as: organizer,
    body: { name_rus: 'Скамья', name_eng: 'Bench', category_id: 1, executor_id: 1, unit_id: 1 },
  }),
  '/organizer/contract-parties': () => ({ as: organizer, body: { name_rus: 'ООО «Втулка»', name_eng: 'Bush LLC' } }),
  '/organizer/contracts': () => ({
    as: organizer,
    body: { participation_id: 101, number: 'У-1', signed_at: '2026-04-01', counterparty_id: 1, executor_id: 2 },
  }),
  '/organizer/support-questions': () => ({
    as: organizer,
    body: {
      question_rus: 'Где парковка?',
      question_eng: 'Where to park?',
      answer_rus: 'У входа',
      answer_eng: 'At the gate',
    },
  }),
  '/organizer/documents/{docId}/file': documentFile,
  '/organizer/participants/{id}/documents': async () => ({ as: organizer, body: await newInvoice() }),
  '/organizer/exhibitions/{exhibitionId}/library': () => ({
    as: organizer,
    path: '/organizer/exhibitions/1/library',
    body: { type: 'general-terms', title_rus: 'Памятка', title_eng: 'Leaflet' },
  }),
  '/organizer/services/{serviceId}/images': async () => ({
    ...(await logo()),
    as: organizer,
    path: '/organizer/services/5/images',
  }),
  '/organizer/library/{itemId}/files/{locale}': libraryFile,
  '/organizer/exhibitions/{exhibitionId}/announcements': async () => ({
    as: organizer,
    path: '/organizer/exhibitions/1/announcements',
    ...(await multipart({
      ...{ title_rus: 'Заезд', title_eng: 'Arrival', body_rus: 'С восьми', body_eng: 'From eight' },
      audience: 'self,installer',
      is_compulsory: 'true',
      file: new File(['%PDF-1.7\n%%EOF'], 'arrival.pdf', { type: 'application/pdf' }),
    })),
  }),
  '/organizer/announcements/{announcementId}/reminders': () => ({
    as: organizer,
    path: '/organizer/announcements/5/reminders',
  }),
  '/auth/deletion-request': () => ({ as: 'reader@severmech.example', proves: true, body: { reason: 'Меняю работу' } }),
  '/organizer/exhibitions': () => ({
    as: organizer,
    path: '/organizer/exhibitions',
    body: {
      title_rus: 'ЛитМаш',
      title_eng: 'CastTech',
      vat_rate: 20,
      installation_started_at: '2027-03-01',
      installation_ended_at: '2027-03-03',
      started_at: '2027-03-04',
      ended_at: '2027-03-07',
      dismantling_started_at: '2027-03-08',
      dismantling_ended_at: '2027-03-09',
    },
  }),
  '/organizer/exhibitions/{exhibitionId}/copy': () => ({
    as: organizer,
    path: '/organizer/exhibitions/1/copy',
    body: { title_rus: 'ЛитМаш 2028', title_eng: 'CastTech 2028', started_at: '2028-03-04' },
  }),
  '/organizer/exhibitions/{exhibitionId}/pavilions': () => ({
    as: organizer,
    path: '/organizer/exhibitions/1/pavilions',
    body: { title_rus: 'Павильон 9', title_eng: 'Pavilion 9' },
  }),
  '/organizer/exhibitions/{exhibitionId}/managers': () => ({
    as: organizer,
    path: '/organizer/exhibitions/1/managers',
    body: {
      kind: 'event',
      ...{ lastname_rus: 'Юрьев', lastname_eng: 'Yuryev', name_rus: 'Юрий', name_eng: 'Yury' },
      ...{ area_rus: 'Экспоненты', area_eng: 'Exhibitors' },
    },
  }),
  '/organizer/companies': () => ({
    as: organizer,
    path: '/organizer/companies',
    body: { name_rus: 'ООО «Втулка»', name_eng: 'Bush LLC' },
  }),
  '/organizer/car-types': () => ({
    as: organizer,
    path: '/organizer/car-types',
    body: { title_rus: 'Прицеп', title_eng: 'Trailer' },
  }),
  '/organizer/countries': () => ({
    as: organizer,
    path: '/organizer/countries',
    body: { name_rus: 'Тувалу', name_eng: 'Tuvalu' },
  }),
  '/organizer/participants': () => ({
    as: organizer,
    path: '/organizer/participants',
    body: { exhibition_id: 1, company_id: 1, type: 'self' },
  }),
  '/organizer/participants/{id}/notifications': () => ({ as: organizer, body: news }),
  '/organizer/notifications': () => ({ as: organizer, body: news }),
  '/organizer/staff': () => ({
    as: organizer,
    body: {
      ...{ email: 'new@fair.example', name: 'Пётр', lastname: 'Новый' },
      roles: [{ role: 'support', exhibition_id: null }],
    },
  }),
  '/organizer/api-keys': () => ({ as: organizer, proves: true, body: { name: 'ERP', scopes: ['read'] } }),
  '/organizer/api-keys/{keyId}/rotations': async () => ({
    as: organizer,
    proves: true,
    path: `/organizer/api-keys/${await storedKey()}/rotations`,
    body: { overlap_hours: 1 },
  }),
  '/organizer/participants/{id}/users': () => ({
    as: organizer,
    body: { email: 'nina@severmech.example', role: 'read' },
  }),
};

/** Rows of every table except those of attempts and sessions. */
const rowsOfAll = async (): Promise<Record<string, number>> => {
  const db = portal.database.read;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('attempts', 'sessions')`.execute(
    db,
  );
  const counts: [string, number][] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db);
    counts.push([name, rows[0]?.count ?? 0]);
  }
  return Object.fromEntries(counts);
};

it('every creating call has an example here [SHELL-229]', () => {
  const { paths } = portal.app.openapi() as { paths: Record<string, { post?: { responses: object } }> };
  const creating = Object.entries(paths).filter(([, { post }]) => post && '201' in post.responses);
  expect(Object.keys(creations).sort()).toEqual(creating.map(([path]) => path).sort());
});

it.each(Object.entries(creations))(
  '%s creates once per key and compares the body [SHELL-229]',
  async (path, example) => {
    const { as, path: own, proves, ...options } = await example();
    const caller = as === undefined ? portal.visitor : await portal.as(as);
    const send = (key: string) =>
      caller.call('POST', own ?? path.replace('{id}', '101'), {
        ...options,
        headers: { ...options.headers, 'idempotency-key': key },
      });
    if (proves) await caller.post('/auth/proof', { password: 'Fairfront-demo-1' });
    const before = await rowsOfAll();
    const odd = await send('no key');
    expect([odd.status, odd.body]).toEqual([422, expect.objectContaining({ code: 'idempotency_key_invalid' })]);
    expect(await rowsOfAll()).toEqual(before);

    const key = randomUUID();
    const first = await send(key);
    expect(first.status).toBe(201);
    const created = await rowsOfAll();
    expect(created).not.toEqual(before);
    const again = await send(key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await rowsOfAll()).toEqual(created);
  },
);

it('the hash of a stored body depends on its key, so a copy of the database does not reveal bodies [SHELL-229]', async () => {
  const caller = await portal.as(editor);
  const send = () => caller.post(links, { delivery: 'copy' }, { headers: { 'idempotency-key': randomUUID() } });
  const hashes = async () =>
    (await portal.database.read.selectFrom('idempotency_keys').select('request_hash').execute()).map(
      ({ request_hash }) => request_hash,
    );
  const before = await hashes();
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  const stored = await hashes();
  expect(stored).toHaveLength(before.length + 2);
  expect(new Set(stored).size).toBe(new Set(before).size + 2);
});
