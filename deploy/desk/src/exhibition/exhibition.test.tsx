import {
  axeViolations,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { buildExhibition, buildLimits, exhibitionApi, testNow } from '../testing/exhibition';
import { en, ru } from '../testing/texts';
import ExhibitionScreen from './exhibition.screen';

const texts = en.record;
const path = '/organizer/exhibitions/{exhibitionId}';
const open = (api: FakeApi = exhibitionApi(), tab = 'general') =>
  renderInPlatform(<ExhibitionScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-exhibition', query: new URLSearchParams(`exhibition=1&tab=${tab}`) },
  });
const saved = (api: FakeApi) =>
  api.sent('patch', '/organizer/exhibitions/1').map(({ body, headers }) => ({ body, etag: headers.get('if-match') }));
const save = () => screen.findByRole('button', { name: texts.save });

beforeEach(() => sessionStorage.clear());

it.each(['general', 'dates', 'deadlines', 'extensions', 'rules', 'texts', 'managers', 'pavilions'])(
  'the part %s is shown in both languages and without faults for a screen reader [ORG-391]',
  async (tab) => {
    const { platform } = open(exhibitionApi(), tab);
    expect(await screen.findByRole('heading', { level: 1, name: 'TechForum' })).toBeVisible();
    if (tab === 'extensions') await screen.findByRole('group', { name: 'Car passes' });
    if (tab === 'managers') await screen.findByText('Belkina Tatiana');
    if (tab === 'pavilions') await screen.findByText('Hall in Pavilion 2');
    expect(await axeViolations()).toEqual([]);
    await platform.setLocale('ru');
    expect(await screen.findByRole('heading', { level: 1, name: 'ТехноФорум' })).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  },
);

it('a part saves its own fields at the state on screen [ORG-391]', async () => {
  const api = exhibitionApi();
  const { person } = open(api, 'rules');
  await person.click(await screen.findByRole('checkbox', { name: texts.fields.create_car_pass_disabled }));
  await person.click(await save());
  await waitFor(() => expect(saved(api)).toHaveLength(1));
  expect(saved(api)[0]).toEqual({
    etag: '"1"',
    body: {
      ...{ create_personal_pass_disabled: false, create_install_pass_disabled: false },
      ...{ create_car_pass_disabled: true, is_show_order_additional_services: true },
      ...{ second_factor_from: null, pass_data_days: null },
    },
  });
});

it('a colleague’s change of the same part is shown in words, and what was typed stays [ORG-391]', async () => {
  const api = exhibitionApi();
  const { person } = open(api);
  const venue = await screen.findByRole('textbox', { name: /Venue in English/ });
  await person.clear(venue);
  await person.type(venue, 'Hall 7');
  const theirs = buildExhibition({ venue_eng: 'Hall 5', etag: '"9"' });
  api.on('patch', path, failWith(412, { code: 'changed_meanwhile' })).on('get', path, { data: theirs });
  await person.click(await save());
  expect(await screen.findByText(texts.changedMeanwhile)).toBeVisible();
  expect(screen.getByText('Venue in English: Hall 5')).toBeVisible();
  expect(venue).toHaveValue('Hall 7');
  await person.click(screen.getByRole('button', { name: texts.keepMine }));
  api.on('patch', path, { data: buildExhibition({ venue_eng: 'Hall 7', etag: '"10"' }) });
  await person.click(await save());
  await waitFor(() => expect(saved(api).at(-1)).toMatchObject({ etag: '"9"', body: { venue_eng: 'Hall 7' } }));
});

it('a colleague’s change of another part does not interrupt saving [ORG-391]', async () => {
  const api = exhibitionApi();
  const { person } = open(api);
  const venue = await screen.findByRole('textbox', { name: /Venue in English/ });
  await person.type(venue, ' A');
  api
    .on('get', path, { data: buildExhibition({ create_car_pass_disabled: true, etag: '"9"' }) })
    .on('patch', path, ({ headers }) =>
      headers.get('if-match') === '"9"'
        ? { data: buildExhibition({ venue_eng: 'Hall 2 A', etag: '"10"' }) }
        : failWith(412, { code: 'changed_meanwhile' }),
    );
  await person.click(await save());
  await waitFor(() => expect(saved(api).map(({ etag }) => etag)).toEqual(['"1"', '"9"']));
  expect(screen.queryByText(texts.changedMeanwhile)).toBeNull();
});

it('an error of the server stands at its field, and nothing typed is lost [ORG-391]', async () => {
  const api = exhibitionApi().on('patch', path, failWith(422, { errors: { website: ['No such site'] } }));
  const { person } = open(api);
  const website = await screen.findByRole('textbox', { name: /Website/ });
  await person.type(website, 'https://fair.example');
  await person.click(await save());
  expect((await screen.findAllByText('No such site'))[0]).toBeVisible();
  expect(website).toHaveValue('https://fair.example');
});

it('a wrong time of a deadline is named at its field and not sent [ORG-391]', async () => {
  const api = exhibitionApi();
  const { person } = open(api, 'deadlines');
  await person.type(await screen.findByRole('textbox', { name: /Catalogue order: time/ }), '25:00');
  await person.click(await save());
  expect((await screen.findAllByText(texts.issues.noTime))[0]).toBeVisible();
  expect(saved(api)).toEqual([]);
});

it('a role that only reads sees why nothing can be changed [ORG-391]', async () => {
  open(exhibitionApi(undefined, [{ role: 'pass-bureau', exhibition_id: 1 }]));
  expect(await screen.findByText(/Your role can read the record/)).toHaveTextContent(en.roles.owner);
  for (const name of [texts.save, texts.new, texts.copy]) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('an exhibition is archived after a question that says what exhibitors keep, and leaves the desk [ORG-393]', async () => {
  const api = exhibitionApi();
  const { person, platform } = open(api);
  await person.click(await screen.findByRole('button', { name: texts.archive }));
  await waitFor(() => expect(platform.log.navigated.at(-1)).toMatchObject({ name: 'desk' }));
  expect(platform.log.confirmations.map(({ text }) => text)).toEqual([texts.archiveText]);
  expect(api.sent('post', '/organizer/exhibitions/1/archive').map(({ headers }) => headers.get('if-match'))).toEqual([
    '"1"',
  ]);
});

it('an archived exhibition is restored from the list and opened [ORG-393]', async () => {
  const api = exhibitionApi(undefined, undefined, [
    buildExhibition({ id: 4, title_eng: 'TechForum 2025', etag: '"4"' }),
  ]);
  const { person, platform } = open(api);
  await person.click(await screen.findByRole('button', { name: 'Archived exhibitions: 1' }));
  expect(await axeViolations()).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Restore: TechForum 2025' }));
  await waitFor(() =>
    expect(platform.log.navigated.at(-1)).toMatchObject({ name: 'desk-exhibition', query: { exhibition: '4' } }),
  );
  expect(api.sent('post', '/organizer/exhibitions/4/restore').map(({ headers }) => headers.get('if-match'))).toEqual([
    '"4"',
  ]);
});

it('only changed limits of extensions are saved, and a colleague’s are shown [ORG-393]', async () => {
  const rules = '/organizer/exhibitions/{exhibitionId}/extension-rules';
  const api = exhibitionApi();
  const { person } = open(api, 'extensions');
  const car = within(await screen.findByRole('group', { name: 'Car passes' }));
  await person.type(car.getByRole('textbox', { name: /Note in English/ }), 'Then guards have the lists');
  api
    .on('put', `${rules}/{kind}`, failWith(412, { code: 'changed_meanwhile' }))
    .on('get', rules, { data: buildLimits('2026-05-11', '"9"') });
  await person.click(await save());
  expect(await screen.findByText(/Car passes: 11 May 2026/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: texts.keepMine }));
  api.on('put', `${rules}/{kind}`, {
    data: { kind: 'car-passes', until: '2026-05-12', note_rus: null, note_eng: null, etag: '"10"' },
  });
  await person.click(await save());
  await waitFor(() => expect(api.sent('put', '/organizer/exhibitions/1/extension-rules/car-passes')).toHaveLength(2));
  const last = api.requests.filter(({ method }) => method === 'put').at(-1);
  expect([last?.headers.get('if-match'), last?.body]).toEqual([
    '"9"',
    { until: '2026-05-12', note_rus: 'Потом списки у охраны', note_eng: 'Then guards have the lists' },
  ]);
});

it('managers are added at the end, sorted and archived [ORG-391]', async () => {
  const api = exhibitionApi();
  const { person } = open(api, 'managers');
  await person.click(await screen.findByRole('button', { name: 'Move down: Belkina Tatiana' }));
  await waitFor(() =>
    expect(api.requests.filter(({ method }) => method === 'patch').map(({ path: to, body }) => [to, body])).toEqual([
      [expect.stringContaining('/organizer/managers/2'), { position: '0' }],
      [expect.stringContaining('/organizer/managers/1'), { position: '1' }],
    ]),
  );
  await person.click(screen.getByRole('button', { name: 'Archive: Orlov Tatiana' }));
  await waitFor(() => expect(api.sent('post', '/organizer/managers/2/archive')).toHaveLength(1));
});

it('a hall is added inside a pavilion, and one of all exhibitions is not changed here [ORG-391]', async () => {
  const api = exhibitionApi();
  const { person } = open(api, 'pavilions');
  expect(await screen.findByText('Square')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change: Square' })).toBeNull();
  await person.click(screen.getByRole('button', { name: texts.pavilions.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Title in Russian/ }), 'Зал 2');
  await person.click(dialog.getByRole('button', { name: texts.add }));
  expect(api.sent('post', '/organizer/exhibitions/1/pavilions')).toEqual([]);
  await person.type(dialog.getByRole('textbox', { name: /Title in English/ }), 'Hall 2');
  await person.click(dialog.getByRole('button', { name: texts.add }));
  await waitFor(() =>
    expect(api.sent('post', '/organizer/exhibitions/1/pavilions').map(({ body }) => body)).toEqual([
      { title_rus: 'Зал 2', title_eng: 'Hall 2', parent_id: null, external_id: null },
    ]),
  );
});

it('an exhibition is copied to the next year and opened [ORG-391]', async () => {
  const api = exhibitionApi();
  const { person, platform } = open(api);
  await person.click(await screen.findByRole('button', { name: texts.copy }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.create }));
  await waitFor(() =>
    expect(api.sent('post', '/organizer/exhibitions/1/copy').map(({ body }) => body)).toEqual([
      { title_rus: 'ТехноФорум', title_eng: 'TechForum', started_at: '2027-05-18' },
    ]),
  );
  await waitFor(() =>
    expect(platform.log.navigated.at(-1)).toMatchObject({ name: 'desk-exhibition', query: { exhibition: '6' } }),
  );
});
