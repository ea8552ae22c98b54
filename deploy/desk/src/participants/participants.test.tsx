import { axeViolations, failWith, renderInPlatform, screen, waitFor, within } from '@fairfront/shared-kit/testing';
import { buildParticipant, buildStaffParticipation, recordsApi } from '../testing/participants';
import { testNow } from '../testing/queue';
import { en, ru } from '../testing/texts';
import ParticipantsScreen from './participants.screen';

const open = (api = recordsApi(), query = 'exhibition=1') =>
  renderInPlatform(<ParticipantsScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-participants', query: new URLSearchParams(query) },
  });

it('the bar leads to the list of participants, which is readable in both languages [ORG-354] [ORG-390]', async () => {
  const { platform } = open();
  const link = await screen.findByRole('link', { name: 'Severnaya Mekhanika LLC' });
  const row = within(link.closest('tr') as HTMLElement);
  for (const text of ['Exhibitor', '24C10', '24C12', '18 / ∞ / 4', '2']) expect(row.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Participants' })).toHaveAttribute('aria-current', 'page');
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(screen.getByRole('heading', { level: 1, name: /^Участники/ })).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('search, type, archive, access, sorting and page stand in the address [ORG-352] [ORG-390]', async () => {
  const { platform, person } = open(
    recordsApi(),
    'exhibition=1&q=север&type=sub&archived=1&people=0&sort=-people&page=2',
  );
  await screen.findByRole('link', { name: 'Severnaya Mekhanika LLC' });
  const [call] = platform.api.sent('get', '/organizer/participants');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    ...{ exhibition_id: '1', search: 'север', kind: 'sub', archived: '1', people: '0', sort: '-people', page: '2' },
  });
  await person.click(screen.getByRole('button', { name: /^Company/ }));
  // the first page, and the default sort is left out
  expect(platform.log.navigated.at(-1)?.query).toMatchObject({ type: 'sub', sort: undefined, page: undefined });
});

it('the participant list distinguishes no results, no participants and a failed load [ORG-390]', async () => {
  const none = open(recordsApi(undefined, []));
  expect(await screen.findByRole('heading', { name: en.participants.none })).toBeVisible();
  none.unmount();
  const narrowed = open(recordsApi(undefined, []), 'exhibition=1&q=x');
  expect(await screen.findByRole('heading', { name: en.nothingFound })).toBeVisible();
  narrowed.unmount();
  open(recordsApi().on('get', '/organizer/participants', () => failWith(500)));
  expect(await screen.findByRole('heading', { name: en.participants.failed })).toBeVisible();
});

it('a role that only reads the set-up cannot add a participant [ORG-390]', async () => {
  open(recordsApi([{ role: 'support', exhibition_id: 1 }]));
  await screen.findByRole('link', { name: 'Severnaya Mekhanika LLC' });
  expect(screen.queryByRole('button', { name: en.participants.add })).toBeNull();
});

it('a participation is made with a new company, a stand, quotas and an invitation, and then opened [ORG-390]', async () => {
  const api = recordsApi()
    .on('post', '/organizer/companies', { data: { id: 77 } as never })
    .on('post', '/organizer/participants', { data: buildStaffParticipation({ id: 900 }) })
    .on('post', '/organizer/participants/{id}/users', () => failWith(422, { message: 'Already invited' }));
  const { person, platform } = open(api);
  await person.click(await screen.findByRole('button', { name: en.participants.add }));
  const form = within(await screen.findByRole('dialog'));
  await person.click(form.getByRole('radio', { name: 'New company' }));
  await person.type(form.getByLabelText('Name in Russian'), 'ООО «Завод»');
  await person.type(form.getByLabelText('Name in English'), 'Zavod LLC');
  await person.click(form.getByRole('combobox', { name: /Type of participation/ }));
  await person.click(await screen.findByRole('option', { name: 'Exhibitor' }));
  await person.click(form.getByRole('button', { name: 'Add a stand' }));
  await person.type(form.getByLabelText('Stand number'), '24D01');
  await person.type(form.getByLabelText('Area, m²'), '12');
  await person.type(form.getByLabelText(/^Car passes/), '3');
  await person.click(form.getByRole('button', { name: 'Add a person' }));
  await person.type(form.getByLabelText('E-mail'), 'ann@zavod.example');
  await person.click(form.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(platform.log.navigated.at(-1)).toMatchObject({ name: 'desk-participant', params: { participation: 900 } }),
  );
  expect(api.sent('post', '/organizer/participants')[0]?.body).toEqual({
    ...{ exhibition_id: 1, company_id: 77, type: 'self', quota_certificate: null, quota_installation: null },
    ...{ quota_car: '3', stands: [{ title: '24D01', area: '12' }] },
  });
  // the participation exists: who was not invited is named
  expect(platform.log.errors.at(-1)).toMatch(/ann@zavod.example/);
});

it('a sub-exhibitor is made of a known company on a collective stand [ORG-390]', async () => {
  const stand = buildParticipant({ id: 500, name_rus: 'Павильон Китая', name_eng: 'China Pavilion' });
  const api = recordsApi(undefined, [stand])
    .on('get', '/organizer/lists/companies', {
      data: [{ id: 42, name_rus: 'ООО «Фреза»', name_eng: 'Freza LLC', inn: '7701234567' }],
      meta: {},
    } as never)
    .on('post', '/organizer/participants', { data: buildStaffParticipation({ id: 901 }) });
  const { person, platform } = open(api);
  await person.click(await screen.findByRole('button', { name: en.participants.add }));
  const form = within(await screen.findByRole('dialog'));
  await person.type(form.getByRole('combobox', { name: 'Company' }), 'Freza');
  await person.click(await screen.findByRole('option', { name: /Freza LLC/ }));
  await person.click(form.getByRole('combobox', { name: /Type of participation/ }));
  await person.click(await screen.findByRole('option', { name: en.eventTypes.sub }));
  await person.click(await form.findByRole('combobox', { name: /Collective stand/ }));
  await person.click(await screen.findByRole('option', { name: /China Pavilion/ }));
  await person.click(form.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(platform.log.navigated.at(-1)).toMatchObject({ name: 'desk-participant', params: { participation: 901 } }),
  );
  expect(api.sent('post', '/organizer/participants')[0]?.body).toMatchObject({
    ...{ company_id: 42, type: 'sub', parent_id: 500, stands: [] },
  });
  // only collective participations are offered as a stand
  const offered = api.sent('get', '/organizer/participants').find(({ query }) => query.get('kind') === 'collective');
  expect(offered?.query.get('archived')).toBe('0');
});

it('without people a participation is marked [ORG-390]', async () => {
  open(recordsApi(undefined, [buildParticipant({ user_count: 0, stand_titles: [] })]));
  expect(await screen.findByText('Nobody')).toBeVisible();
  expect(screen.getByText('No stand')).toBeVisible();
});
