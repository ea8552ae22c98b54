import { axeViolations, failWith, renderInPlatform, screen, waitFor, within } from '@fairfront/shared-kit/testing';
import { buildStaffParticipation, recordsApi } from '../testing/participants';
import { testNow } from '../testing/queue';
import { en, ru } from '../testing/texts';
import ParticipationScreen from './participation.screen';

const open = (api = recordsApi()) =>
  renderInPlatform(<ParticipationScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-participant', params: { participation: '101' }, query: new URLSearchParams() },
  });
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement);

it('the page of a participation has a section for each part, with its figure, in both languages [ORG-380]', async () => {
  const { platform } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Severnaya Mekhanika LLC' })).toBeVisible();
  expect(await (await section('Passes')).findByText('1, of which 1 waiting')).toBeVisible();
  expect((await section('Passes')).getByRole('link', { name: 'Громов Пётр' })).toBeVisible();
  for (const name of ['Orders', 'Messages', 'Catalogue', 'Documents', 'Stands', 'Quotas'] as const)
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
  expect(await (await section('People')).findByText('Ирина Соколова')).toBeVisible();
  const history = await section('History');
  expect(await history.findByText('Personal pass created')).toBeVisible();
  expect(history.getByText('as the exhibitor')).toBeVisible();
  expect(history.getByText('Нина Климова')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(await screen.findByRole('heading', { level: 2, name: 'Пропуска' })).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('a section that fails leaves the others alone and can be tried again [ORG-380]', async () => {
  open(recordsApi().on('get', '/organizer/additional-orders', () => failWith(500)));
  const orders = await section('Orders');
  expect(await orders.findByRole('heading', { name: '“Orders” did not load' })).toBeVisible();
  expect(orders.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await (await section('People')).findByText('Ирина Соколова')).toBeVisible();
});

it('a section outside the role of the reader says which roles have it, and nothing of it is asked for [ORG-380]', async () => {
  const api = recordsApi([{ role: 'pass-bureau', exhibition_id: 1 }]);
  open(api);
  expect((await section('Orders')).getByText(/^Your role does not include this section.*finance/)).toBeVisible();
  expect(await (await section('Passes')).findByText('Громов Пётр')).toBeVisible();
  expect(api.sent('get', '/organizer/additional-orders')).toEqual([]);
  for (const name of ['Change', 'Invite', 'Archive', 'Act as exhibitor'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('an unknown participation says so, a failed one can be tried again; the bar of the desk stays [ORG-380]', async () => {
  const { unmount } = open(recordsApi().on('get', '/organizer/participants/{id}', () => failWith(404)));
  expect(await screen.findByRole('heading', { name: en.participation.unknown })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Passes/ })).toBeVisible();
  unmount();
  open(recordsApi().on('get', '/organizer/participants/{id}', () => failWith(500)));
  expect(await screen.findByRole('heading', { name: en.participation.failed })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Passes/ })).toBeVisible();
});

it('a quota below what is issued names it at its field and is saved on confirmation only [ORG-380]', async () => {
  const refusal = { code: 'quota_below_issued', errors: { quota_car: ['Issued: A123BC77'] }, message: 'Check' };
  const api = recordsApi().on('patch', '/organizer/participants/{id}', ({ body }) =>
    body.allow_below_issued ? { data: buildStaffParticipation() } : failWith(422, refusal),
  );
  const { person } = open(api);
  const quotas = within(await screen.findByRole('region', { name: 'Quotas' }));
  await person.click(quotas.getByRole('button', { name: 'Change' }));
  const field = quotas.getByLabelText(/^Car passes/);
  await person.clear(field);
  await person.type(field, '1');
  await person.click(quotas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/A123BC77/));
  await person.click(quotas.getByRole('checkbox', { name: en.participation.belowAllow }));
  await person.click(quotas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(quotas.getByRole('button', { name: 'Change' })).toBeVisible());
  expect(api.sent('patch', '/organizer/participants/101').at(-1)?.body).toEqual({
    ...{ quota_certificate: '18', quota_installation: null, quota_car: '1', allow_below_issued: true },
  });
});

it('stands keep their ids when they are changed, and an error of the server stands at its field [ORG-380]', async () => {
  const api = recordsApi().on('put', '/organizer/participants/{id}/stands', () =>
    failWith(422, { code: 'validation_error', message: 'Check', errors: { 'stands.1.title': ['Enter a number'] } }),
  );
  const { person } = open(api);
  const stands = within(await screen.findByRole('region', { name: 'Stands' }));
  await person.click(stands.getByRole('button', { name: 'Change' }));
  await person.click(stands.getByRole('button', { name: 'Add a stand' }));
  await person.click(stands.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(stands.getAllByLabelText('Stand number')[1]).toHaveAccessibleDescription(/Enter a number/),
  );
  expect(api.sent('put', '/organizer/participants/101/stands')[0]?.body).toMatchObject({
    stands: [{ id: 1, title: '24C10', area: '30' }, { title: '' }],
  });
});

it('people are invited and removed after a question [ORG-380]', async () => {
  const api = recordsApi()
    .on('post', '/organizer/participants/{id}/users', { data: { id: 6 } as never })
    .on('delete', '/organizer/participants/{id}/users/{userId}', null as never);
  const { person, platform } = open(api);
  const people = await section('People');
  await person.click(await people.findByRole('button', { name: 'Invite' }));
  await person.type(people.getByLabelText('E-mail'), 'new@severmech.example');
  await person.click(people.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() =>
    expect(api.sent('post', '/organizer/participants/101/users')[0]?.body).toEqual({
      ...{ email: 'new@severmech.example', role: 'edit' },
    }),
  );
  await person.click(await people.findByRole('button', { name: 'Remove Ирина Соколова' }));
  await waitFor(() => expect(api.sent('delete', '/organizer/participants/101/users/5')).toHaveLength(1));
  expect(platform.log.confirmations.at(-1)?.title).toMatch(/Ирина Соколова/);
});

it('a participation is archived after a question, and an archived one is restored [ORG-380]', async () => {
  const api = recordsApi()
    .on('post', '/organizer/participants/{id}/archive', { data: buildStaffParticipation() })
    .on('post', '/organizer/participants/{id}/restore', null as never);
  const first = open(api);
  await first.person.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(api.sent('post', '/organizer/participants/101/archive')).toHaveLength(1));
  expect(first.platform.log.confirmations).toHaveLength(1);
  first.unmount();
  api.on('get', '/organizer/participants/{id}', { data: buildStaffParticipation({ deleted_at: testNow }) });
  const { person } = open(api);
  await person.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(api.sent('post', '/organizer/participants/101/restore')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Act as exhibitor' })).toBeNull();
});

it('acting begins after the password is proved, and the shell gets the session, not the address [ORG-381]', async () => {
  let isProved = false;
  const session = { token: 'token-of-101', user: { id: 7 } as never, expires_at: testNow };
  const api = recordsApi()
    .on('post', '/auth/proof', () => {
      isProved = true;
      return { data: {} } as never;
    })
    .on('post', '/organizer/participants/{id}/acting-session', () =>
      isProved ? { data: session } : failWith(403, { code: 'proof_required', message: 'Enter your password' }),
    );
  const { person, platform } = open(api);
  await person.click(await screen.findByRole('button', { name: 'Act as exhibitor' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(en.acting.limits.money)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Begin' }));
  await person.type(await dialog.findByLabelText('Your password'), 'secret-1');
  expect(await axeViolations()).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(platform.log.actings).toEqual([session]));
  expect(api.sent('post', '/auth/proof')[0]?.body).toEqual({ password: 'secret-1' });
  expect(JSON.stringify(platform.log.navigated)).not.toContain('token-of-101');
});
