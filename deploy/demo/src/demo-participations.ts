import type { EventType, Role } from '@fairfront/shared-kit/domain/participations';

export interface DemoCompany {
  id: number;
  name_rus: string;
  name_eng: string;
  /** ISO code of a demo country. */
  country: string;
  phone: string | null;
  mail_address: string | null;
  address: string | null;
  website: string | null;
  email: string | null;
}

interface DemoStand {
  id: number;
  title: string;
  /** Square metres. */
  area: number;
  /** Names in Russian and English. */
  hall: readonly [string, string];
  pavilion: readonly [string, string];
}

export interface DemoParticipation {
  id: number;
  exhibition_id: number;
  company_id: number;
  type: EventType;
  parent_id?: number;
  is_edit: boolean;
  is_not_resident?: boolean;
  currencies: string[];
  /** An own number of the organiser; null leaves it to the area rule or means no quota at all. */
  quota: { certificate: number | null; installation: number | null; car: number | null };
  catalog_order_status: 'draft' | 'sent' | 'moderation' | 'confirmed' | null;
  application: string | null;
  stands: DemoStand[];
  invited?: boolean;
}

const company = (id: number, name_rus: string, name_eng: string, rest: Partial<DemoCompany> = {}): DemoCompany => ({
  id,
  name_rus,
  name_eng,
  country: 'RU',
  phone: `+7831000${String(id).padStart(4, '0')}`,
  mail_address: '603000, Нижний Новгород, а/я 14',
  address: '603000, Нижний Новгород, ул. Заводская, д. 14',
  website: null,
  email: null,
  ...rest,
});

/** Companies; the main one lacks its mailing address, so that its profile is partly filled. */
export const demoCompanies: readonly DemoCompany[] = [
  company(1, 'ООО «Северная механика»', 'Severnaya Mekhanika LLC', {
    mail_address: null,
    website: 'severmech.example',
    email: 'info@severmech.example',
  }),
  company(2, 'Ассоциация «Станкопром»', 'Stankoprom Association', {
    website: 'stankoprom.example',
    email: 'office@stankoprom.example',
  }),
  company(3, 'ООО «Резец»', 'Rezets LLC', { website: 'rezets.example', email: 'info@rezets.example' }),
  company(4, 'АО «Фрезер»', 'Frezer JSC', { email: 'info@frezer.example' }),
  company(5, 'ООО «Калибр»', 'Kalibr LLC', { mail_address: null, address: null, phone: null }),
  company(6, 'ООО «МонтажСтрой»', 'MontazhStroy LLC', { email: 'office@montazhstroy.example' }),
  company(7, 'Volga Tools GmbH', 'Volga Tools GmbH', {
    country: 'DE',
    phone: '+49301234567',
    mail_address: 'Postfach 12 34, 10115 Berlin',
    address: 'Hafenstrasse 7, 10115 Berlin',
    website: 'volga-tools.example',
    email: 'info@volga-tools.example',
  }),
  company(8, 'ООО «Дальний берег»', 'Dalny Bereg LLC', { email: 'info@dalny-bereg.example' }),
  company(9, 'Журнал «Металл и время»', 'Metal and Time Magazine', { email: 'editor@metal-time.example' }),
  company(10, 'Фонд «Молодые инженеры»', 'Young Engineers Foundation', { email: 'hello@young-engineers.example' }),
];

const roubles = ['RUR', 'USD', 'EUR', 'CNY'];
const noQuota = { certificate: null, installation: null, car: null };
const hall = (rus: string, eng = rus) => [`Зал ${rus}`, `Hall ${eng}`] as const;
const pavilion = (number: number) => [`Павильон ${number}`, `Pavilion ${number}`] as const;
const stand = (
  id: number,
  title: string,
  area: number,
  inHall: DemoStand['hall'],
  inPavilion: DemoStand['pavilion'],
): DemoStand => ({
  id,
  title,
  area,
  hall: inHall,
  pavilion: inPavilion,
});
const severmech = { company_id: 1, type: 'self', is_edit: true, currencies: roubles } as const;

/** Participations by their published ids; parents stand before their subs. */
export const demoParticipations: readonly DemoParticipation[] = [
  {
    ...severmech,
    id: 101,
    exhibition_id: 1,
    quota: { certificate: 30, installation: 20, car: null },
    catalog_order_status: 'draft',
    application: 'А-114',
    stands: [stand(1, '24C10', 72, hall('4'), pavilion(2)), stand(2, '24C12', 18, hall('4'), pavilion(2))],
  },
  {
    ...severmech,
    id: 102,
    exhibition_id: 2,
    quota: { certificate: 12, installation: 10, car: null },
    catalog_order_status: 'confirmed',
    application: 'А-115',
    stands: [stand(3, 'A-112', 24, hall('А', 'A'), pavilion(1))],
  },
  {
    ...severmech,
    id: 103,
    exhibition_id: 3,
    quota: { certificate: 10, installation: 6, car: null },
    catalog_order_status: 'confirmed',
    application: 'А-116',
    stands: [stand(4, '31B07', 30, hall('1'), pavilion(3))],
  },
  {
    ...severmech,
    id: 104,
    exhibition_id: 4,
    quota: { certificate: 16, installation: 8, car: null },
    catalog_order_status: 'confirmed',
    application: 'А-088',
    stands: [stand(5, '12D20', 48, hall('2'), pavilion(1))],
  },
  {
    ...severmech,
    id: 105,
    exhibition_id: 5,
    quota: { certificate: 8, installation: 4, car: null },
    catalog_order_status: null,
    application: 'А-117',
    stands: [stand(6, 'B-05', 24, hall('Б', 'B'), pavilion(1))],
  },
  {
    id: 110,
    exhibition_id: 1,
    company_id: 2,
    type: 'collective',
    is_edit: true,
    currencies: roubles,
    quota: { certificate: 40, installation: 24, car: null },
    catalog_order_status: 'draft',
    application: 'К-021',
    stands: [stand(7, '24A06', 120, hall('4'), pavilion(2))],
  },
  ...(
    [
      [111, 3, true, 5, false, 'moderation', stand(8, '24A06-1', 15, hall('4'), pavilion(2))],
      [112, 4, false, 7, false, null, stand(9, '24A06-2', 21, hall('4'), pavilion(2))],
      [113, 5, true, 0, true, null, stand(10, '24A06-3', 9, hall('4'), pavilion(2))],
    ] as const
  ).map(([id, company_id, is_edit, certificate, invited, catalog_order_status, own]): DemoParticipation => ({
    id,
    exhibition_id: 1,
    company_id,
    type: 'sub',
    parent_id: 110,
    is_edit,
    currencies: roubles,
    quota: { certificate, installation: 4, car: null },
    catalog_order_status,
    application: null,
    stands: [own],
    invited,
  })),
  {
    id: 120,
    exhibition_id: 1,
    company_id: 6,
    type: 'installer',
    is_edit: true,
    currencies: roubles,
    quota: { certificate: 6, installation: 30, car: null },
    catalog_order_status: null,
    application: 'М-007',
    stands: [],
  },
  {
    id: 130,
    exhibition_id: 1,
    company_id: 7,
    type: 'self',
    is_edit: true,
    is_not_resident: true,
    currencies: ['EUR'],
    quota: { certificate: null, installation: 8, car: null },
    catalog_order_status: 'sent',
    application: 'А-130',
    stands: [stand(11, '25D04', 36, hall('5'), pavilion(2))],
  },
  ...(
    [
      [140, 8, 'part-time'],
      [150, 9, 'organizer-and-media'],
      [160, 10, 'special-project'],
    ] as const
  ).map(([id, company_id, type]): DemoParticipation => ({
    id,
    exhibition_id: 1,
    company_id,
    type,
    is_edit: true,
    currencies: roubles,
    quota: noQuota,
    catalog_order_status: null,
    application: null,
    stands: [],
  })),
];

export interface DemoUser {
  id: number;
  email: string;
  lastname: string;
  name: string;
  middlename: string | null;
  phone: string;
  locale: 'ru' | 'en';
  access: 'participant' | 'manager';
  /** Participations and the role in each. */
  in: Partial<Record<number, Role>>;
}

const everywhere = <R extends Role>(role: R, ...ids: number[]): Record<number, R> =>
  Object.fromEntries(ids.map((id) => [id, role]));

/** The published accounts; every password is the one of the README. */
export const demoUsers: readonly DemoUser[] = (
  [
    [
      'supervisor@severmech.example',
      'Соколова',
      'Ирина',
      'Андреевна',
      everywhere('supervisor', 101, 102, 103, 104, 105),
    ],
    ['admin@severmech.example', 'Дементьев', 'Павел', 'Олегович', everywhere('admin', 101, 102)],
    ['editor@severmech.example', 'Кузнецов', 'Артём', 'Викторович', everywhere('edit', 101, 102, 103, 105)],
    ['reader@severmech.example', 'Лебедева', 'Мария', 'Сергеевна', everywhere('read', 101, 102)],
    ['installer@severmech.example', 'Гринёв', 'Роман', 'Ильич', everywhere('installer', 101)],
    ['supervisor@stankoprom.example', 'Щукина', 'Алла', 'Борисовна', everywhere('supervisor', 110)],
    ['editor@rezets.example', 'Ёлкин', 'Егор', 'Егорович', everywhere('edit', 111)],
    ['editor@frezer.example', 'Жданова', 'Ольга', null, everywhere('edit', 112)],
    ['supervisor@montazhstroy.example', 'Мартыненко', 'Степан', 'Игоревич', everywhere('supervisor', 120)],
    ['supervisor@volga-tools.example', 'Weber', 'Anna', null, everywhere('supervisor', 130)],
    ['organizer@fairfront.example', 'Мартынова', 'Елена', 'Павловна', {}],
    ['supervisor@dalny-bereg.example', 'Ким', 'Вера', 'Олеговна', everywhere('supervisor', 140)],
    ['supervisor@metal-time.example', 'Орлов', 'Глеб', null, everywhere('supervisor', 150)],
    ['supervisor@young-engineers.example', 'Титова', 'Юлия', 'Максимовна', everywhere('supervisor', 160)],
  ] as const
).map(([email, lastname, name, middlename, places], index) => ({
  id: index + 1,
  email,
  lastname,
  name,
  middlename,
  phone: `+7916000${String(index + 1).padStart(4, '0')}`,
  locale: email.endsWith('volga-tools.example') ? 'en' : 'ru',
  access: email.startsWith('organizer') ? 'manager' : 'participant',
  in: places,
}));
