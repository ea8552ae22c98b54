import type { CompanyValues } from '@fairfront/shared-kit/domain/account';
import { aCountry } from '../../../testing/builders/exhibitions';
import { type Exhibitor, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
let companyId: number;
let countryId: number;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  editor = await exhibitor.as('edit');
  ({ companyId } = exhibitor);
  countryId = (await aCountry(portal)).id;
});
afterAll(() => portal.stop());

const details = (changes: Partial<CompanyValues> = {}): CompanyValues => ({
  name_rus: 'ООО «Северная механика»',
  name_eng: 'Severnaya Mekhanika LLC',
  country_id: countryId,
  phone: '+78310000000',
  mail_address: '603000, Нижний Новгород, а/я 14',
  address: '603000, Нижний Новгород, ул. Станочная, 14',
  website: 'severmech.example',
  email: 'info@severmech.example',
  fax: '',
  ...changes,
});

/** A collective organiser and one of its sub-exhibitors. */
const aCollectiveStand = async (changes: { is_edit?: boolean }) => {
  const collective = await anExhibitor(portal, { type: 'collective' });
  const sub = await anExhibitor(portal, {
    ...{ type: 'sub', parent_id: collective.id, exhibition_id: collective.exhibitionId },
    ...changes,
  });
  return { collective, sub };
};

interface Answer {
  data: Record<string, unknown>;
  message?: string;
  errors?: Record<string, string[]>;
}
const put = (body: object, caller = editor, path = `${exhibitor.path}/companies/${companyId}`) =>
  caller.put<Answer>(path, body);

describe('PUT companies', () => {
  it('stores the nine values and returns the company as the participation shows it [ACC-013] [ACC-027] [ACC-028] [ACC-029]', async () => {
    const { status, body } = await put(details({ name_rus: '  ООО «Север»  ', fax: '+7 831 000-00-01', website: '' }));
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.data).toEqual({
      id: companyId,
      name_rus: 'ООО «Север»',
      name_eng: 'Severnaya Mekhanika LLC',
      country_id: countryId,
      country: { id: countryId, name_rus: expect.any(String), name_eng: expect.any(String) },
      phone: '+78310000000',
      mail_address: '603000, Нижний Новгород, а/я 14',
      address: '603000, Нижний Новгород, ул. Станочная, 14',
      website: null,
      email: 'info@severmech.example',
      fax: '+7 831 000-00-01',
      image: null,
    });
    const shown = await editor.get<{ data: { company: object } }>(exhibitor.path);
    expect(shown.body.data.company).toEqual(body.data);
  });

  it('a company keeps its archived country, and no company can take one anew [ORG-159]', async () => {
    const [kept, other] = [await aCountry(portal), await aCountry(portal)];
    expect((await put(details({ country_id: kept.id }))).status).toBe(200);
    await portal.database.read
      .updateTable('countries')
      .set({ archived_at: portal.clock.now() })
      .where('id', 'in', [kept.id, other.id])
      .execute();
    const saved = await put(details({ country_id: kept.id, fax: '2' }));
    expect([saved.status, saved.body.data['country']]).toEqual([200, expect.objectContaining({ id: kept.id })]);
    const taken = await put(details({ country_id: other.id }));
    expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['country_id']]);
  });

  it('accepts the phone with or without its plus, stores the digits and returns it with the plus [SHELL-217] [ACC-020]', async () => {
    for (const phone of ['78310000000', '+78310000000', ' +78310000000 ']) {
      expect([phone, (await put(details({ phone }))).body.data['phone']]).toEqual([phone, '+78310000000']);
    }
    const stored = await portal.database.read
      .selectFrom('companies')
      .select('phone')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    expect(stored.phone).toBe('78310000000');
  });

  type Case = [what: string, wrong: Partial<CompanyValues>, text: string];
  const isRefused = async (...[, wrong, text]: Case) => {
    const before = await editor.get(exhibitor.path);
    const { status, body } = await put(details({ name_eng: 'Something else', ...wrong }));
    const [field = ''] = Object.keys(wrong);
    expect([status, body.errors]).toEqual([422, { [field]: [text] }]);
    expect((await editor.get(exhibitor.path)).body).toEqual(before.body);
  };

  const names: Case[] = [
    ['no Russian name', { name_rus: ' ' }, 'Обязательное поле'],
    ['no English name', { name_eng: '' }, 'Обязательное поле'],
    ['a name that is too long', { name_rus: 'А'.repeat(256) }, 'Не более 255 символов'],
  ];
  it.each(names)('refuses %s at its field and stores nothing [ACC-017] [ACC-018] [ACC-029]', isRefused);

  const countries: Case[] = [
    ['no country', { country_id: null }, 'Обязательное поле'],
    ['a country of no list', { country_id: 99_999 }, 'Выберите из списка'],
  ];
  it.each(countries)('refuses %s at its field and stores nothing [ACC-019] [ACC-029]', isRefused);

  const form = 'Начните с + и вводите только цифры, например +79991234567';
  const phones: Case[] = [
    ['no phone', { phone: '' }, 'Обязательное поле'],
    ['a phone of letters', { phone: '+7 звоните' }, form],
    ['a phone with spaces', { phone: '+7 831 000 00 00' }, form],
    ['a phone of 19 digits', { phone: `+${'7'.repeat(19)}` }, form],
  ];
  it.each(phones)('refuses %s at its field and stores nothing [ACC-020] [ACC-029]', isRefused);

  it('refuses a website of another form at its field and stores nothing [ACC-021] [ACC-029]', () =>
    isRefused('website', { website: 'severmech.' }, 'Введите адрес сайта в виде example.com'));

  const emails: Case[] = [
    ['no e-mail', { email: '' }, 'Обязательное поле'],
    ['an e-mail without @', { email: 'severmech.example' }, 'Введите электронную почту в виде name@example.com'],
  ];
  it.each(emails)('refuses %s at its field and stores nothing [ACC-023] [ACC-024] [ACC-029]', isRefused);

  it('accepts an empty website, with which the profile is partly filled [ACC-022]', async () => {
    expect((await put(details({ website: '', address: '', mail_address: '' }))).status).toBe(200);
  });

  it('removes characters of scripts that the form does not accept either from the addresses [ACC-025] [ACC-026]', async () => {
    const { body } = await put(details({ address: 'Tokyo 東京, 1-2', mail_address: 'Seoul 서울, شارع 5' }));
    expect([body.data['address'], body.data['mail_address']]).toEqual(['Tokyo , 1-2', 'Seoul ,  5']);
  });

  it('refuses names with links or line breaks, because names are used in sentences of e-mails [SHELL-325]', async () => {
    for (const name_eng of ['Sever\r\n\r\nPay here', 'Sever https://evil.example/x', 'Sever \u202egnp.exe']) {
      const { status, body } = await put(details({ name_eng }));
      expect([name_eng, status, Object.keys(body.errors ?? {})]).toEqual([name_eng, 422, ['name_eng']]);
    }
    const { status, body } = await put(details({ name_eng: 'Sever.example', address: 'Street 1\nTown' }));
    expect([status, body.data['address']]).toEqual([200, 'Street 1\nTown']);
  });

  it('refuses a website with a scheme other than http or https [SHELL-324]', async () => {
    const { status, body } = await put(details({ website: 'javascript:alert/1.x' }));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['website']]);
  });

  it('returns all invalid fields at once, in the language of the caller [SHELL-160]', async () => {
    const { body } = await editor.put<Answer>(
      `${exhibitor.path}/companies/${companyId}`,
      details({ name_rus: '', email: 'x' }),
      { headers: { 'accept-language': 'en' } },
    );
    expect(body.errors).toEqual({
      name_rus: ['This field is required'],
      email: ['Enter an e-mail like name@example.com'],
    });
  });

  it('answers 404 for a company of another participation and to non-members [ACC-029] [SHELL-130]', async () => {
    const other = await anExhibitor(portal);
    const nonMember = await other.as('supervisor');
    const answers = [
      await put(details(), editor, `${exhibitor.path}/companies/${other.companyId}`),
      await put(details(), editor, `${exhibitor.path}/companies/999999`),
      await put(details(), nonMember),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [404, { message: 'Не найдено' }]),
    );
  });

  it('refuses readers, installers and users of a sub-exhibitor that its organiser manages [ACC-029]', async () => {
    for (const role of ['read', 'installer'] as const) {
      expect([role, (await put(details(), await exhibitor.as(role))).status]).toEqual([role, 403]);
    }
    const { collective, sub } = await aCollectiveStand({ is_edit: false });
    const path = `${sub.path}/companies/${sub.companyId}`;
    expect((await put(details(), await sub.as('edit'), path)).status).toBe(403);
    expect((await put(details(), await collective.as('supervisor'), path)).status).toBe(200);
  });

  it('updates every tab that shows the company, and audits who changed what [SHELL-271] [ACC-029]', async () => {
    await put(details());
    const { collective, sub } = await aCollectiveStand({});
    const rezets = await sub.as('edit');
    const path = `${sub.path}/companies/${sub.companyId}`;
    await put(details(), rezets, path);
    const before = (await portal.events()).length;
    await put(details({ name_rus: 'ООО «Резец плюс»' }), rezets, path);
    // its own tab and that of its collective organiser, whose table of sub-exhibitors shows the change
    expect((await portal.events()).slice(before)).toEqual([
      ...[collective.id, sub.id].map((participation) => ({
        channel: expect.stringMatching(new RegExp(`${participation}$`)),
        event: 'participation.updated',
        data: { id: participation },
      })),
      expect.objectContaining({ channel: `private-participants.${collective.id}`, event: 'sub-participant.updated' }),
    ]);
    const audit = await portal.database.read
      .selectFrom('audit_log')
      .select(['participation_id', 'subject', 'details'])
      .where('action', '=', 'company.updated')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ participation_id: sub.id, subject: `company ${sub.companyId}` });
    expect(audit.details).toMatchObject({ fields: expect.arrayContaining(['name_rus']) });
    // nothing changed, so no tab is updated
    const published = (await portal.events()).length;
    await put(details({ name_rus: 'ООО «Резец плюс»' }), rezets, path);
    expect((await portal.events()).length).toBe(published);
  });
});
