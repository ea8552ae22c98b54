import {
  axeViolations,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
} from '@fairfront/shared-kit/testing';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { ModalParams, PersonalPass } from '@fairfront/shared-kit/platform';
import { en, ru } from '../testing/texts';
import { buildPersonalPass } from '../testing/passes';
import PassDetailModal from './pass-detail.modal';

const visa = buildPersonalPass({
  id: 4,
  type: 'visa',
  lastname: 'Wang',
  name: 'Lei',
  middlename: null,
  birthday: '1985-09-14',
  birthday_place: 'Qingdao',
  country: { id: 3, name_rus: 'Китай', name_eng: 'China', is_simple_visa: true },
});
const path = '/participants/{id}/personal-passes/{passId}';
const open = (
  pass: PersonalPass,
  params: Partial<ModalParams['event-modal-detail-pass']> = {},
  role: Role = 'supervisor',
) => {
  const api = createFakeApi().on('get', path, { data: pass });
  const view = renderInPlatform(<PassDetailModal params={{ pass: String(pass.id), ...params }} />, {
    texts: { passes: { ru, en } },
    modalTitle: 'Pass',
    now: '2026-04-20T12:00:00+03:00',
    api,
    user: buildUserWithRole(role),
  });
  return { ...view, api };
};

describe('the pass detail', () => {
  it('the detail of a certificate shows names and company without visa data [PASS-170]', async () => {
    open(buildPersonalPass());
    expect(await screen.findByRole('heading', { name: 'Иванов Иван Иванович' })).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Иванов',
      'Иван',
      'Иванович',
      'ООО «Северная механика»',
    ]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('the detail of a visa shows birthday, birthplace, citizenship and the ticked box [PASS-171] [SHELL-227]', async () => {
    const { platform } = open(visa);
    const birthday = await screen.findByText('14 Sep 1985');
    expect(birthday).toBeVisible();
    expect(birthday).toHaveAttribute('datetime', '1985-09-14');
    expect(birthday).toHaveAttribute('title', '14\u00a0September\u00a01985');
    expect(screen.getByText('Qingdao')).toBeVisible();
    expect(screen.getByText('China, simplified procedure')).toBeVisible();
    const box = screen.getByRole('checkbox', { name: 'Visa invitation' });
    expect(box).toBeChecked();
    expect(box).toHaveAttribute('aria-disabled', 'true');
    await platform.setLocale('ru');
    expect(screen.getByText('Китай, упрощённый порядок')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('the detail is read-only and says that a mistake is corrected by deleting and adding [PASS-114]', async () => {
    open(buildPersonalPass());
    expect(
      await screen.findByText('A pass can’t be changed. If it has a mistake, delete it and issue a new one.'),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /[Ee]dit|[Cc]hange|[Ss]ave/ })).toBeNull();
  });

  it('every unavailable action has a reason with its date [PASS-311]', async () => {
    open(buildPersonalPass({ status: 'accepted' }));
    const reasons = await screen.findByRole('region', { name: 'Not available now' });
    expect(reasons).toHaveTextContent(/Download and print are available from 1.May.2026 to 21.May.2026$/);
  });

  it('every way of closing returns to the list that opened the detail [PASS-172]', async () => {
    const { person, platform, unmount } = open(visa, { from: 'event-modal-participant-passes' });
    await screen.findByText('Qingdao');
    await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(platform.log.closed).toHaveLength(1);
    expect(platform.log.opened).toEqual([]);
    unmount();
    expect(platform.log.opened).toEqual([{ name: 'event-modal-participant-passes', params: {} }]);
  });

  it.each([
    ['it was opened by a link', {}, {}],
    ['another page took its place', { from: 'event-modal-participant-passes' }, { name: 'home', params: {} }],
    [
      'another dialog took its place',
      { from: 'event-modal-participant-passes' },
      { query: new URLSearchParams('modal=modal-feedback') },
    ],
  ] as const)('closing does not open a list when %s', async (_why, params, change) => {
    const { platform, unmount } = open(visa, params);
    await screen.findByText('Qingdao');
    platform.update({ route: { ...platform.state.route, ...change } });
    unmount();
    expect(platform.log.opened).toEqual([]);
  });

  it('an administrator can export the holder’s data as PDF or JSON [PASS-336]', async () => {
    const { person, platform, api } = open(visa, {}, 'admin');
    const asked: string[] = [];
    jest.spyOn(api.client, 'download').mockImplementation((address: string) => {
      asked.push(address);
      return Promise.reject(new Error('too many'));
    });
    await person.click(await screen.findByRole('button', { name: 'PDF with the data of the holder: Wang Lei' }));
    await waitFor(() => expect(platform.log.errors).toHaveLength(1));
    await person.click(screen.getByRole('button', { name: 'JSON with the data of the holder: Wang Lei' }));
    await waitFor(() => expect(platform.log.errors).toHaveLength(2));
    expect(asked).toEqual([
      '/participants/101/pass-holders/export?format=pdf&pass_id=4',
      '/participants/101/pass-holders/export?format=json&pass_id=4',
    ]);
    await platform.setLocale('ru');
    expect(screen.getByRole('region', { name: 'Данные владельца' })).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it.each(['edit', 'read', 'installer'] as const)(
    'the role %s has no export of the holder’s data [PASS-336]',
    async (role) => {
      open(visa, {}, role);
      expect(await screen.findByText('Qingdao')).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Data of the holder' })).toBeNull();
    },
  );

  it('a failed read is explained and closes the detail [PASS-172]', async () => {
    const { platform } = renderInPlatform(<PassDetailModal params={{ pass: '9' }} />, {
      texts: { passes: { ru, en } },
      modalTitle: 'Pass',
      api: createFakeApi().on('get', path, () => failWith(404, { message: 'This participant has no such pass' })),
    });
    await waitFor(() => expect(platform.log.errors).toEqual(['This participant has no such pass']));
    expect(platform.log.closed).toEqual([{ force: true }]);
  });
});
