import {
  axeViolations,
  buildCompany,
  buildExhibition,
  buildManager,
  buildParticipation,
  buildParticipationUser,
  buildUserWithRole,
  renderInPlatform,
  renderTile,
  screen,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { Participation, TileModule } from '@fairfront/shared-kit/platform';
import companyProfile from './company-profile/company-profile.tile';
import documents from './documents/documents.tile';
import enHub from './locales/en.hub.json';
import ruHub from './locales/ru.hub.json';
import { en, ru } from './testing/texts';
import managers from './managers/managers.tile';
import ManagersModal from './managers/managers.modal';
import team from './team/team.tile';

const hubTexts = { account: { ru: ruHub, en: enHub } };
const tileOf = (module: TileModule, participation: Partial<Participation> = {}, options: PlatformDoubleOptions = {}) =>
  renderTile(module, { texts: hubTexts, participation: buildParticipation(participation), ...options });

describe('the company profile tile', () => {
  it('the tile counts the filled fields and shows a complete profile [ACC-015] [ACC-016]', async () => {
    const { platform } = tileOf(companyProfile);
    expect(screen.getByText('Profile completed')).toBeVisible();
    expect(screen.getByRole('img', { name: '8 of 8 fields filled in' })).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('Профиль заполнен')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the tile names the missing field [ACC-015] [ACC-016]', async () => {
    const { platform } = tileOf(companyProfile, { company: buildCompany({ mail_address: null }) });
    expect(screen.getByText('Profile partly filled')).toBeVisible();
    expect(screen.getByText('7')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('Профиль заполнен частично')).toBeVisible();
    expect(screen.getByText('Не заполнено: почтовый адрес')).toBeVisible();
  });

  it('the tile shows a reader no prompt to fill in the profile [SHELL-155]', () => {
    const { tile } = tileOf(
      companyProfile,
      { company: buildCompany({ email: null, phone: null }) },
      { user: buildUserWithRole('read') },
    );
    expect(tile().actions?.map(({ label }) => label)).toEqual(['Open']);
  });
});

describe('the documents tile', () => {
  it('the tile links to invoices, acts and electronic exchange, and names the delivery method [SHELL-006]', async () => {
    const { platform, tile } = tileOf(documents, { is_edo_rent_available: true, is_edo_services_available: false });
    expect(tile().actions?.map(({ label, target }) => [label, target])).toEqual([
      ['EDO', { modal: 'event-modal-edo-settings', params: {} }],
      ['Acts', { modal: 'event-modal-documents-acts', params: {} }],
      ['Invoices and contracts', { modal: 'event-modal-documents-issued-invoices', params: {} }],
    ]);
    const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines()).toEqual(['Stand rent contractsElectronic', 'Additional servicesOn paper']);
    await platform.setLocale('ru');
    expect(lines()).toEqual(['Договоры арендыЭДО', 'Дополнительные услугиНа бумаге']);
    expect(platform.log.missingTexts).toEqual([]);
  });
});

describe('the team tile', () => {
  it('the tile counts users, administrators including the supervisor, and pending invitations [SHELL-154] [ACC-054]', async () => {
    const invited = buildParticipationUser('read', {
      id: 9,
      name: '',
      lastname: '',
      email: 'new@severmech.example',
      invite: 'pending',
    });
    const { platform } = tileOf(team, { users: [...buildParticipation().users, invited] });
    expect(screen.getByText('6')).toBeVisible();
    const facts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(facts).toContain('Administrators2');
    expect(facts).toContain('Invitation not accepted1');
    expect(screen.getByRole('img', { name: /new@severmech\.example$/ })).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('пользователей')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the tile offers team management to administrators only [SHELL-153]', () => {
    const { tile } = tileOf(team, {}, { user: buildUserWithRole('admin') });
    expect(tile().actions?.[0]?.label).toBe('Manage');
    const reader = tileOf(team, {}, { user: buildUserWithRole('edit') });
    expect(reader.tile().actions?.[0]?.label).toBe('Open');
  });
});

describe('the managers', () => {
  const catalogue = buildManager({
    id: 2,
    kind: 'catalog',
    lastname_rus: 'Виноградов',
    lastname_eng: 'Vinogradov',
    name_rus: 'Олег',
    name_eng: 'Oleg',
    middlename_rus: 'Павлович',
    phone: null,
    email: 'oleg@fair.example',
  });
  const montage = buildManager({ id: 3, kind: 'montage', lastname_eng: 'Zaytsev', name_eng: 'Dmitry' });
  const exhibition = buildExhibition({ managers: [catalogue, montage, buildManager()] });
  const bureau = { name: 'Service bureau', place: 'Pavilion 2, entrance B', phone: '+74950000040' };
  const config = { contacts: { serviceBureau: { en: bureau, ru: { name: 'Сервис-бюро' } } } };
  const modalOf = (participation: Partial<Participation> = {}, options: PlatformDoubleOptions = {}) =>
    renderInPlatform(<ManagersModal />, {
      texts: { account: { ru, en } },
      config,
      modalTitle: en.managers.title,
      participation: buildParticipation({ exhibition, ...participation }),
      ...options,
    });
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

  it('a manager on the tile has links for calls and emails', () => {
    tileOf(managers, { exhibition });
    expect(screen.getByRole('link', { name: 'Call: Irina Smirnova' })).toHaveAttribute('href', 'tel:+74951234567');
    expect(screen.getByRole('link', { name: 'E-mail: Oleg Vinogradov' })).toHaveAttribute(
      'href',
      'mailto:oleg@fair.example',
    );
    expect(screen.queryByRole('link', { name: 'Call: Oleg Vinogradov' })).toBeNull();
  });

  it('the list groups managers by kind: event managers first, the service bureau last [ACC-109] [ACC-113]', async () => {
    modalOf();
    expect(headings()).toEqual(['Participation and stand', 'Catalogue and advertising', 'On site']);
    expect(screen.queryByText(/Zaytsev/)).toBeNull();
    expect(screen.getByText('Pavilion 2, entrance B')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('an assembly organisation sees the managers of the installation [ACC-109] [ACC-110]', () => {
    modalOf({ type: 'installer' });
    expect(headings()).toEqual(['Installation', 'Catalogue and advertising', 'On site']);
    expect(screen.getByText('Zaytsev Dmitry')).toBeVisible();
  });

  it('a manager has last, first and middle name in the current language, with email and phone links [ACC-112] [ACC-113]', async () => {
    const { platform } = modalOf();
    expect(screen.getByText('Vinogradov Oleg')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('Виноградов Олег Павлович')).toBeVisible();
    expect(screen.getByRole('link', { name: /^\+7.495.123.45.67$/ })).toHaveAttribute('href', 'tel:+74951234567');
    const row = screen.getByText('Виноградов Олег Павлович').closest('li') as HTMLElement;
    expect(within(row).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Сервис-бюро')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('a manager shows the photo from the backend, or initials without one [ACC-112] [ACC-113]', () => {
    const withPhoto = buildManager({ image: { thumbnail_path: 'managers/7.jpg' } });
    const { container } = modalOf({ exhibition: buildExhibition({ managers: [withPhoto, catalogue] }) });
    expect(container.querySelector('img')).toHaveAttribute('src', 'http://portal.test/storage/managers/7.jpg');
    // everywhere else the first name comes first
    expect(screen.getByText('OV')).toBeVisible();
  });

  it('all contact data can be copied at once', async () => {
    const { person, platform } = modalOf();
    await person.click(screen.getByRole('button', { name: 'Copy contact details: Vinogradov Oleg' }));
    expect(await navigator.clipboard.readText()).toBe('Vinogradov Oleg\nPasses and entry\noleg@fair.example');
    expect(platform.log.notices).toEqual(['Contact details copied: Vinogradov Oleg']);
  });

  it('an empty list says where to ask for help', () => {
    modalOf({ exhibition: buildExhibition({ managers: [] }) }, { config: { contacts: {} } });
    expect(screen.getByRole('heading', { name: 'No managers have been assigned yet' })).toBeVisible();
  });
});
