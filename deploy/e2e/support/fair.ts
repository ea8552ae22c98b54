import { readXlsx, writeXlsx } from 'hucre/xlsx';

type Cell = string | number | boolean | null;
type Row = Readonly<Record<string, Cell>>;

/** A day from today on, YYYY-MM-DD. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The person of the company with a number, who is invited by mail. */
export const exhibitorOf = (number: number): string => `fair${number}@exhibitor.example`;

const companies = 50;
const numbers = Array.from({ length: companies }, (_, index) => index + 1);
const exhibition = 'fair';

/** The rows of the fair by sheet. */
export const fairSheets: Readonly<Record<string, readonly Row[]>> = {
  countries: [{ name_rus: 'Россия', name_eng: 'Russia', is_simple_visa: false, is_catalog_order_ru_locale: true }],
  exhibition: [
    {
      ...{ external_id: exhibition, title_rus: 'Металл и сварка', title_eng: 'Metal and Welding' },
      ...{ timezone: 'Europe/Moscow', vat_rate: 20, currencies: 'RUR' },
      ...{ installation_started_at: dayIn(40), installation_ended_at: dayIn(44) },
      ...{ started_at: dayIn(45), ended_at: dayIn(48) },
      ...{ dismantling_started_at: dayIn(49), dismantling_ended_at: dayIn(50) },
      ...{ personal_pass_started_at: dayIn(-10), personal_pass_ended_at: dayIn(38) },
      ...{ print_personal_pass_started_at: dayIn(-1), print_personal_pass_ended_at: dayIn(48) },
      ...{ catalog_order_deadline: dayIn(20), is_show_order_additional_services: true },
    },
  ],
  pavilions: [{ exhibition, external_id: 'p1', title_rus: 'Павильон 1', title_eng: 'Pavilion 1' }],
  categories: [{ external_id: 'furniture', position: 1, icon: 'box', name_rus: 'Мебель', name_eng: 'Furniture' }],
  executors: [{ external_id: 'office', name_rus: 'Дирекция', name_eng: 'Office', is_organizer: true }],
  units: [{ external_id: 'pc', name_rus: 'шт.', name_eng: 'pc' }],
  services: [
    {
      ...{ external_id: 'table', category: 'furniture', executor: 'office', unit: 'pc', position: 1 },
      ...{ name_rus: 'Стол переговорный', name_eng: 'Meeting table' },
    },
  ],
  prices: [{ service: 'table', unit: 'pc', currency: 'RUR', price_with_vat: 4200 }],
  companies: numbers.map((number) => ({
    ...{ external_id: `c${number}`, name_rus: `ООО «Завод ${number}»`, name_eng: `Plant ${number} LLC` },
    ...{ country: 'Россия', email: `office${number}@exhibitor.example`, phone: '+78310000000' },
    address: `603000, Нижний Новгород, ул. Заводская, д. ${number}`,
  })),
  participations: numbers.map((number) => ({
    ...{ exhibition, company: `c${number}`, type: 'self', external_id: `x${number}`, currencies: 'RUR' },
    ...{ is_edit: true, quota_certificate: 300 },
  })),
  stands: numbers.map((number) => ({
    ...{ exhibition, participation: `x${number}`, external_id: `s${number}`, title: `1A${number}` },
    ...{ area: 20, pavilion: 'p1' },
  })),
  users: numbers.map((number) => ({
    ...{ exhibition, participation: `x${number}`, email: exhibitorOf(number), role: 'supervisor', locale: 'ru' },
  })),
};

/** A fair of 50 companies, filled into the template of the import; `changed` sheets have other rows. */
export const fairWorkbook = async (
  template: Uint8Array,
  changed: Readonly<Record<string, readonly Row[]>> = {},
): Promise<Buffer> => {
  const { sheets: blank } = await readXlsx(template);
  const filled = blank.flatMap(({ name, rows: [headings = []] }) => {
    const rows = { ...fairSheets, ...changed }[name];
    if (!rows) return [];
    return [{ name, rows: [headings, ...rows.map((row) => headings.map((heading) => row[String(heading)] ?? null))] }];
  });
  return Buffer.from(await writeXlsx({ sheets: filled }));
};

/** A catalogue with one package and one rubric, as the organiser's catalogue system sends it. */
export const catalogueTemplate = {
  template: {
    services: [
      {
        ...{ id: 1, type: 'service_packages', name_rus: 'Базовый пакет', name_eng: 'Basic package' },
        ...{ description_rus: '', description_eng: '', images: [], package_contents: [], order: 1, is_package: true },
        prices: [{ currency: 'RUR', price_without_vat: 40_000 }],
        ...{ is_required_logo: false, is_required_ad_module: false, is_required_graphic_file: false },
      },
    ],
    currencies: [{ code: 'RUR', symbol: '₽', title_rus: 'Рубли', title_eng: 'Roubles' }],
    ...{ number_free_symbols: 300, number_characters_string: 50, number_free_rubrics: 3 },
    ...{ number_free_exporter_rubrics: 0, is_russian_exporter: false, is_mark: false },
    ...{ mark_title_rus: null, mark_title_eng: null, catalog_print_started_at: null },
    ...{ allowed_services: [], step_order: null },
  },
  rubrics: [{ id: 1, code: '1', name_rus: 'Сварка', name_eng: 'Welding', is_selected: true, children: [] }],
  exporter: [],
};
