import type { DemoCalendar } from './demo-calendar';

/** An exhibition as the demo data state it: every date and flag that a rule reads. */
export interface DemoExhibition {
  id: number;
  title_rus: string;
  title_eng: string;
  subtitle_rus: string;
  subtitle_eng: string;
  venue_rus: string;
  venue_eng: string;
  website: string;
  installation: [string, string];
  exhibition: [string, string];
  dismantling: [string, string];
  personal_pass: [string | null, string | null];
  print_personal_pass: [string | null, string | null];
  installer_pass_ended_at: string | null;
  visa_simple_deadline: string | null;
  visa_difficult_deadline: string | null;
  catalog_order_deadline: string | null;
  creation_disabled: boolean;
  services_shown: boolean;
  texts: Record<string, { rus: string | null; eng: string | null }>;
}

const volga = { venue_rus: 'Выставочный центр «Волга»', venue_eng: 'Volga Exhibition Centre' };

/** Info texts of passes: the same organiser writes them for every exhibition. */
const passTexts = (site: string): DemoExhibition['texts'] => ({
  personal_pass_info_1: {
    rus: '<p>Пропуск участника действует в дни монтажа, работы выставки и демонтажа. Он именной: на входе спросят документ.</p>',
    eng: '<p>A participant pass is valid on installation, exhibition and dismantling days. It is personal: bring an identity document.</p>',
  },
  personal_pass_info_2: {
    rus: `<p>Правила прохода и схема входов: <a href="https://${site}/entrance">${site}/entrance</a>.</p>`,
    eng: `<p>Entrance rules and map: <a href="https://${site}/entrance">${site}/entrance</a>.</p>`,
  },
  personal_pass_info_3: { rus: null, eng: null },
  install_pass_info_1: {
    rus: '<p>Пропуск на монтаж нужен каждому, кто работает на площадке в дни монтажа и демонтажа.</p>',
    eng: '<p>Everyone who works on site on installation and dismantling days needs an installation pass.</p>',
  },
  install_pass_info_2: {
    rus: '<p>Без каски и жилета на площадку не пускают.</p>',
    eng: '<p>A helmet and a vest are required on site.</p>',
  },
  install_pass_info_3: { rus: null, eng: null },
  install_pass_terms: { rus: `https://${site}/installation-rules`, eng: `https://${site}/en/installation-rules` },
  car_pass_info_1: {
    rus: '<p>Разовый пропуск даёт право на один въезд в указанный день.</p>',
    eng: '<p>A one-off pass allows one entry on the stated day.</p>',
  },
  car_pass_info_2: { rus: null, eng: null },
  car_pass_info_3: { rus: null, eng: null },
  car_pass_entry: {
    rus: 'Въезд через ворота №\u00a04 с 8:00 до 20:00.',
    eng: 'Entry through gate 4 from 8 am to 8 pm.',
  },
  car_pass_entry_procedure: { rus: `https://${site}/delivery`, eng: `https://${site}/en/delivery` },
  car_pass_rule: {
    rus: 'Стоянка в зоне разгрузки не дольше двух часов.',
    eng: 'Parking in the unloading zone is limited to two hours.',
  },
  car_pass_terms: { rus: `https://${site}/delivery-terms`, eng: `https://${site}/en/delivery-terms` },
});

/** The five exhibitions, each one case of the rules: all open, print open, all closed, archive, creation switched off. */
export const demoExhibitions = ({ day }: DemoCalendar): DemoExhibition[] => [
  {
    id: 1,
    title_rus: 'ТехноФорум',
    title_eng: 'TechnoForum',
    subtitle_rus: 'Международная выставка оборудования для металлообработки',
    subtitle_eng: 'International metalworking equipment exhibition',
    ...volga,
    website: 'https://technoforum.example',
    installation: [day(40), day(44)],
    exhibition: [day(45), day(48)],
    dismantling: [day(49), day(50)],
    personal_pass: [day(-30), day(38)],
    print_personal_pass: [day(35), day(48)],
    installer_pass_ended_at: day(39),
    visa_simple_deadline: day(25),
    visa_difficult_deadline: day(12),
    catalog_order_deadline: day(20),
    creation_disabled: false,
    services_shown: true,
    texts: passTexts('technoforum.example'),
  },
  {
    id: 2,
    title_rus: 'Мебельный салон',
    title_eng: 'Furniture Salon',
    subtitle_rus: 'Выставка мебели и интерьеров',
    subtitle_eng: 'Furniture and interior exhibition',
    venue_rus: 'Выставочный комплекс «Север»',
    venue_eng: 'Sever Exhibition Complex',
    website: 'https://furniture-salon.example',
    installation: [day(2), day(4)],
    exhibition: [day(5), day(8)],
    dismantling: [day(9), day(10)],
    personal_pass: [day(-60), day(3)],
    print_personal_pass: [day(-2), day(8)],
    installer_pass_ended_at: day(1),
    visa_simple_deadline: day(-5),
    visa_difficult_deadline: day(-50),
    catalog_order_deadline: day(-20),
    creation_disabled: false,
    services_shown: true,
    texts: passTexts('furniture-salon.example'),
  },
  {
    id: 3,
    title_rus: 'ПродТех',
    title_eng: 'FoodTech',
    subtitle_rus: 'Выставка оборудования для пищевой промышленности',
    subtitle_eng: 'Food processing equipment exhibition',
    ...volga,
    website: 'https://foodtech.example',
    installation: [day(-4), day(-2)],
    exhibition: [day(-1), day(2)],
    dismantling: [day(3), day(4)],
    personal_pass: [day(-90), day(-5)],
    print_personal_pass: [day(-8), day(2)],
    installer_pass_ended_at: day(-1),
    visa_simple_deadline: day(-12),
    visa_difficult_deadline: day(-57),
    catalog_order_deadline: day(-30),
    creation_disabled: false,
    services_shown: true,
    texts: passTexts('foodtech.example'),
  },
  {
    id: 4,
    title_rus: 'СтройИндустрия',
    title_eng: 'BuildIndustry',
    subtitle_rus: 'Выставка строительных материалов и технологий',
    subtitle_eng: 'Building materials and technologies exhibition',
    venue_rus: 'Выставочный комплекс «Север»',
    venue_eng: 'Sever Exhibition Complex',
    website: 'https://build-industry.example',
    installation: [day(-124), day(-121)],
    exhibition: [day(-120), day(-117)],
    dismantling: [day(-116), day(-115)],
    personal_pass: [day(-200), day(-125)],
    print_personal_pass: [day(-128), day(-117)],
    installer_pass_ended_at: day(-121),
    visa_simple_deadline: day(-131),
    visa_difficult_deadline: day(-176),
    catalog_order_deadline: day(-150),
    creation_disabled: false,
    services_shown: true,
    texts: passTexts('build-industry.example'),
  },
  {
    id: 5,
    title_rus: 'МедТех',
    title_eng: 'MedTech',
    subtitle_rus: 'Выставка медицинской техники',
    subtitle_eng: 'Medical equipment exhibition',
    ...volga,
    website: 'https://medtech.example',
    installation: [day(60), day(63)],
    exhibition: [day(64), day(66)],
    dismantling: [day(67), day(68)],
    personal_pass: [day(10), day(58)],
    print_personal_pass: [day(55), day(66)],
    installer_pass_ended_at: day(59),
    visa_simple_deadline: day(45),
    visa_difficult_deadline: day(14),
    catalog_order_deadline: day(30),
    creation_disabled: true,
    services_shown: false,
    texts: passTexts('medtech.example'),
  },
];

/** Managers of the organiser, the same team for every exhibition. */
export const demoManagers = [
  {
    id: 1,
    kind: 'event',
    locale: null,
    lastname_rus: 'Мартынова',
    lastname_eng: 'Martynova',
    name_rus: 'Елена',
    name_eng: 'Elena',
    middlename_rus: 'Викторовна',
    middlename_eng: null,
    area_rus: 'Экспоненты, павильон 2',
    area_eng: 'Exhibitors, pavilion 2',
    phone: '+78000000101',
    email: 'e.martynova@fairfront.example',
  },
  {
    id: 2,
    kind: 'catalog',
    locale: null,
    lastname_rus: 'Виноградов',
    lastname_eng: 'Vinogradov',
    name_rus: 'Олег',
    name_eng: 'Oleg',
    middlename_rus: 'Павлович',
    middlename_eng: null,
    area_rus: 'Заявка в каталог и путеводитель',
    area_eng: 'Catalogue and guide order',
    phone: '+78000000102',
    email: 'o.vinogradov@fairfront.example',
  },
  {
    id: 3,
    kind: 'event',
    locale: null,
    lastname_rus: 'Ефремова',
    lastname_eng: 'Efremova',
    name_rus: 'Дарья',
    name_eng: 'Daria',
    middlename_rus: 'Олеговна',
    middlename_eng: null,
    area_rus: 'Услуги на площадке',
    area_eng: 'On-site services',
    phone: '+78000000103',
    email: 'd.efremova@fairfront.example',
  },
  {
    id: 4,
    kind: 'montage',
    locale: null,
    lastname_rus: 'Зайцев',
    lastname_eng: 'Zaytsev',
    name_rus: 'Дмитрий',
    name_eng: 'Dmitry',
    middlename_rus: 'Сергеевич',
    middlename_eng: null,
    area_rus: 'Застройка и монтаж',
    area_eng: 'Stand building and installation',
    phone: '+78000000104',
    email: 'd.zaytsev@fairfront.example',
  },
] as const;
