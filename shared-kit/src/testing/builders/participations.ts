import type {
  Company,
  Exhibition,
  ExhibitionManager,
  Participation,
  ParticipationListItem,
  Stand,
} from '../../platform/entities';
import { roles } from '../../domain/participations';
import { buildParticipationUser, buildQuota, type Changes } from './people';

/** A manager of the demo data. */
export const buildManager = (changes: Changes<ExhibitionManager> = {}): ExhibitionManager => ({
  id: 1,
  kind: 'event',
  locale: null,
  lastname_rus: 'Смирнова',
  lastname_eng: 'Smirnova',
  name_rus: 'Ирина',
  name_eng: 'Irina',
  middlename_rus: 'Львовна',
  middlename_eng: null,
  area_rus: 'Пропуска и заезд',
  area_eng: 'Passes and entry',
  phone: '+74951234567',
  email: 'passes@fairfront.example',
  image: null,
  ...changes,
});

type ListedExhibition = ParticipationListItem['exhibition'];

/** An exhibition as lists contain it: E1 of `buildExhibition` without managers and texts. */
export const buildListedExhibition = (changes: Changes<ListedExhibition> = {}): ListedExhibition => ({
  id: 1,
  title_rus: 'ТехноФорум',
  title_eng: 'TechnoForum',
  subtitle_rus: 'Станки и инструмент',
  subtitle_eng: 'Machine tools',
  venue_rus: 'Выставочный центр «Волга»',
  venue_eng: 'Volga Exhibition Centre',
  timezone: 'Europe/Moscow',
  website: 'https://technoforum.example',
  vat_rate: 20,
  started_at: '2026-05-18',
  ended_at: '2026-05-21',
  installation_started_at: '2026-05-14',
  installation_ended_at: '2026-05-17',
  dismantling_started_at: '2026-05-22',
  dismantling_ended_at: '2026-05-23',
  personal_pass_started_at: '2026-02-01',
  personal_pass_ended_at: '2026-05-15',
  print_personal_pass_started_at: '2026-05-01',
  print_personal_pass_ended_at: '2026-05-21',
  installer_pass_ended_at: '2026-05-20',
  print_installer_pass_started_at: null,
  print_installer_pass_ended_at: null,
  car_pass_ended_at: null,
  visa_simple_deadline: '2026-05-08',
  visa_difficult_deadline: '2026-03-25',
  catalog_order_deadline: '2026-04-30',
  create_personal_pass_disabled: false,
  create_install_pass_disabled: false,
  create_car_pass_disabled: false,
  is_show_order_additional_services: true,
  ...changes,
});

/**
 * The worked example E1 of PASS-032: installation 14.05.2026–17.05.2026, exhibition 18.05.2026–21.05.2026, dismantling
 * 22.05.2026–23.05.2026, zone Europe/Moscow.
 */
export const buildExhibition = (changes: Changes<Exhibition> = {}): Exhibition => ({
  ...buildListedExhibition(),
  managers: [buildManager()],
  texts: {},
  ...changes,
});

/** Stand 24C10, 72 m², pavilion 2, hall 4. */
export const buildStand = (changes: Changes<Stand> = {}): Stand => ({
  id: 1010,
  title: '24C10',
  area: 72,
  pavilion: {
    id: 24,
    title_rus: 'Зал 4',
    title_eng: 'Hall 4',
    parent: { id: 2, title_rus: 'Павильон 2', title_eng: 'Pavilion 2' },
  },
  ...changes,
});

/** A company of the demo data. */
export const buildCompany = (changes: Changes<Company> = {}): Company => ({
  id: 1,
  name_rus: 'ООО «Северная механика»',
  name_eng: 'Severnaya Mekhanika LLC',
  country_id: 1,
  country: { id: 1, name_rus: 'Россия', name_eng: 'Russia' },
  phone: '+78152000000',
  mail_address: '183038, Мурманск, а/я 7',
  address: 'Мурманск, Портовый проезд, 5',
  website: 'severmech.example',
  email: 'info@severmech.example',
  fax: null,
  image: null,
  ...changes,
});

/** Participation 101: the whole team, two stands, services shown, open catalogue draft. */
export const buildParticipation = (changes: Changes<Participation> = {}): Participation => ({
  id: 101,
  type: 'self',
  is_edit: true,
  is_not_resident: false,
  is_primary: true,
  is_edo_rent_available: true,
  is_edo_services_available: true,
  pays_for_subs: false,
  second_factor_from: null,
  application: { number: '2026-0101' },
  catalog_order_id: 1,
  catalog_order_status: 'draft',
  catalog_template_id: null,
  currencies: [{ code: 'RUR', symbol: '₽' }],
  currency: { code: 'RUR', symbol: '₽' },
  quota: buildQuota(),
  pavilion_xml_id: null,
  hall_rus: 'Зал 4',
  hall_eng: 'Hall 4',
  pavilions: [],
  stands: [buildStand(), buildStand({ id: 1012, title: '24C12', area: 18 })],
  company: buildCompany(),
  exhibition: buildExhibition(),
  users: roles.map((role) => buildParticipationUser(role)),
  parent: null,
  acting: null,
  ...changes,
});

/** Participation 111: a sub-exhibitor that edits itself, of the collective stand 110. */
export const buildSubParticipation = (changes: Changes<Participation> = {}): Participation =>
  buildParticipation({
    id: 111,
    type: 'sub',
    company: buildCompany({ id: 11, name_rus: 'ООО «Резец»', name_eng: 'Rezets LLC' }),
    quota: buildQuota({ certificate: 5, certificate_count: 0, installation: 0 }),
    parent: {
      id: 110,
      type: 'collective',
      company: { id: 10, name_rus: 'Ассоциация «Станкопром»', name_eng: 'Stankoprom Association' },
      pays_for_subs: false,
      users: [{ id: 20, role: 'supervisor' }],
    },
    ...changes,
  });

/** The row of a participation in the list of home. */
export const buildParticipationListItem = (changes: Changes<ParticipationListItem> = {}): ParticipationListItem => {
  const { id, type, company, stands, catalog_order_status, quota, is_primary } = buildParticipation();
  return {
    id,
    type,
    company: { id: company.id, name_rus: company.name_rus, name_eng: company.name_eng },
    exhibition: buildListedExhibition(),
    stands,
    catalog_order_status,
    quota,
    car_passes_count: 3,
    is_primary,
    role: 'edit',
    ...changes,
  };
};
