/** A category of services; the second level names its parent. */
export interface DemoServiceCategory {
  id: number;
  parent_id: number | null;
  /** Name in the icon set of the kit. */
  icon: string;
  name_rus: string;
  name_eng: string;
}

/** What must be asked for before a service can be ordered (SVC-007). */
export type ServiceRequirement =
  | 'contract'
  | 'stand_area'
  | 'quantity_by_date'
  | 'time_range_by_date'
  | 'date_install'
  | 'date_exhibition'
  | 'date_dismantling';

export interface DemoService {
  id: number;
  category_id: number;
  name_rus: string;
  name_eng: string;
  short_rus: string;
  short_eng: string;
  /** Prices with VAT in hundredths by currency; none means "ask the manager". */
  prices: Partial<Record<'RUR' | 'USD' | 'EUR' | 'CNY', number>>;
  unit: keyof typeof demoUnits;
  requires: ServiceRequirement[];
  is_popular: boolean;
  executor_id: number;
}

export const demoUnits = {
  piece: { id: 1, name_rus: 'шт.', name_eng: 'pc' },
  metre: { id: 2, name_rus: 'м²', name_eng: 'm²' },
  day: { id: 3, name_rus: 'день', name_eng: 'day' },
  hour: { id: 4, name_rus: 'час', name_eng: 'hour' },
  kilowatt: { id: 5, name_rus: 'кВт', name_eng: 'kW' },
} as const;

/** Who does the work: the organiser and two contractors (SVC-005). */
export const demoExecutors = [
  { id: 1, name_rus: 'Дирекция выставок «Форум»', name_eng: 'Forum Exhibition Office', is_organizer: true },
  { id: 2, name_rus: 'ООО «Экспосвет»', name_eng: 'Exposvet LLC', is_organizer: false },
  { id: 3, name_rus: 'ООО «Чистый павильон»', name_eng: 'Clean Pavilion LLC', is_organizer: false },
] as const;

/** Six top categories and three of the second level. */
export const demoServiceCategories: readonly DemoServiceCategory[] = (
  [
    [1, null, 'sofa', 'Мебель', 'Furniture'],
    [2, null, 'bolt', 'Электричество', 'Electricity'],
    [3, null, 'screen', 'Видео и звук', 'Video and sound'],
    [4, null, 'globe', 'Интернет и связь', 'Internet and phone'],
    [5, null, 'spray', 'Уборка', 'Cleaning'],
    [6, null, 'crane', 'Разгрузка', 'Unloading'],
    [7, 1, 'sofa', 'Столы и стулья', 'Tables and chairs'],
    [8, 1, 'box', 'Витрины и стеллажи', 'Showcases and shelves'],
    [9, 5, 'plant', 'Озеленение', 'Plants'],
  ] as const
).map(([id, parent_id, icon, name_rus, name_eng]) => ({ id, parent_id, icon, name_rus, name_eng }));

/**
 * Services, one a line: category | name | english name | description | english | roubles | unit | executor | flags.
 * Flags: p popular, e euro price, u dollar price, y yuan price, n no price at all, then the requirements as
 * c contract, a stand area, q quantity by date, t time range by date, i, x, d installation, exhibition, dismantling days.
 */
const lines = `
7|Стол переговорный|Meeting table|Круглый, диаметр 80 см|Round, diameter 80 cm|4200|piece|1|pe
7|Стул полумягкий|Padded chair|Серая ткань|Grey fabric|1300|piece|1|peuy
7|Стул барный|Bar stool|Высота 75 см|Height 75 cm|2100|piece|1|e
7|Стол прямоугольный|Rectangular table|120 × 60 см|120 × 60 cm|3900|piece|1|
7|Кресло|Armchair|Экокожа, белое|White eco-leather|5600|piece|1|u
7|Диван двухместный|Two-seat sofa|Экокожа, белый|White eco-leather|9800|piece|1|p
7|Стойка информационная|Information counter|Запирается, 100 × 50 см|Lockable, 100 × 50 cm|7400|piece|1|p
8|Витрина высокая|Tall showcase|Подсветка, 200 см|Lit, 200 cm|11200|piece|1|e
8|Витрина низкая|Low showcase|Прилавок, 90 см|Counter, 90 cm|8300|piece|1|
8|Стеллаж|Shelf unit|Пять полок|Five shelves|5100|piece|1|
8|Буклетница напольная|Brochure stand|Шесть ячеек|Six pockets|2600|piece|1|pe
8|Подиум|Podium|100 × 100 см, высота 30 см|100 × 100 cm, 30 cm high|4700|piece|1|
1|Вешалка напольная|Coat stand|Металл|Metal|1500|piece|1|
1|Корзина для бумаг|Waste basket|Пластик|Plastic|450|piece|1|
1|Кулер для воды|Water cooler|С одной бутылью 19 л|With one 19-litre bottle|6900|piece|1|p
1|Холодильник|Refrigerator|140 л|140 l|8800|piece|1|e
1|Кофемашина|Coffee machine|На время выставки, без зёрен|For the show days, beans not included|14500|piece|1|x
2|Подключение до 5 кВт|Connection up to 5 kW|Розетка 220 В и расход энергии|220 V socket and consumption|18600|piece|1|pc
2|Подключение до 10 кВт|Connection up to 10 kW|220 В, щиток на стенде|220 V, panel on the stand|29400|piece|1|c
2|Подключение до 20 кВт|Connection up to 20 kW|380 В, щиток на стенде|380 V, panel on the stand|51200|piece|1|ce
2|Круглосуточное питание|Round-the-clock power|Для холодильников и серверов|For refrigerators and servers|2900|kilowatt|1|
2|Розетка дополнительная|Extra socket|До 1 кВт|Up to 1 kW|2300|piece|1|p
2|Спот-светильник|Spotlight|LED, 30 Вт|LED, 30 W|1900|piece|2|pe
2|Прожектор|Floodlight|LED, 100 Вт|LED, 100 W|3700|piece|2|
2|Подвес светового оборудования|Light rigging|Точка подвеса до 50 кг|Rigging point up to 50 kg|16800|piece|2|cn
2|Дежурный электрик|Electrician on duty|На стенде в часы выставки|On the stand in show hours|3200|hour|2|t
3|Экран 43 дюйма|43-inch screen|На стойке, HDMI|On a stand, HDMI|12900|piece|2|pe
3|Экран 55 дюймов|55-inch screen|На стойке, HDMI|On a stand, HDMI|17400|piece|2|peu
3|Экран 75 дюймов|75-inch screen|На стойке, HDMI|On a stand, HDMI|34800|piece|2|
3|Светодиодная стена|LED wall|Шаг 2,6 мм, цена за м²|Pitch 2.6 mm, price per m²|21600|metre|2|c
3|Проектор|Projector|5000 лм, без экрана|5000 lm, no screen|18900|day|2|x
3|Звуковой комплект|Sound set|Две колонки и микшер|Two speakers and a mixer|15300|day|2|x
3|Радиомикрофон|Wireless microphone|Ручной или петличный|Handheld or lapel|4100|day|2|qx
3|Видеосъёмка стенда|Stand video|Ролик до двух минут|A film of up to two minutes|26500|piece|2|n
3|Фотограф|Photographer|Не меньше двух часов|Two hours at least|5900|hour|2|tp
4|Интернет 10 Мбит/с|Internet 10 Mbit/s|Проводной, один адрес|Wired, one address|16900|piece|1|pe
4|Интернет 50 Мбит/с|Internet 50 Mbit/s|Проводной, один адрес|Wired, one address|39800|piece|1|
4|Интернет 100 Мбит/с|Internet 100 Mbit/s|Проводной, пять адресов|Wired, five addresses|68400|piece|1|c
4|Точка Wi-Fi|Wi-Fi access point|Отдельная сеть стенда|A network of your own|12700|piece|1|p
4|Телефонная линия|Phone line|Городской номер|City number|7600|piece|1|
4|Аренда ноутбука|Laptop rental|15 дюймов, офисный набор|15 inches, office software|4800|day|1|q
4|Аренда принтера|Printer rental|МФУ, чёрно-белая печать|Multifunction, black and white|9300|piece|1|
5|Уборка стенда ежедневная|Daily stand cleaning|Сухая и влажная, цена за м²|Dry and wet, price per m²|190|metre|3|pax
5|Уборка перед открытием|Cleaning before opening|После монтажа, цена за м²|After installation, price per m²|240|metre|3|ai
5|Мойка витрин|Showcase cleaning|Все стёкла одной витрины|All glass of one showcase|900|piece|3|
5|Вывоз мусора|Waste removal|Контейнер 8 м³|8 m³ container|14200|piece|3|id
5|Горничная на стенде|Cleaner on the stand|В часы выставки|In show hours|1400|hour|3|t
9|Растение напольное|Floor plant|Высота 150 см|150 cm high|3300|piece|3|e
9|Растение настольное|Table plant|Высота 40 см|40 cm high|1200|piece|3|
9|Цветочная композиция|Flower arrangement|Живые цветы, доставка по дням|Fresh flowers, delivered by day|5400|piece|3|qx
6|Погрузчик до 3 т|Forklift up to 3 t|С водителем|With a driver|7200|hour|1|pti
6|Погрузчик до 5 т|Forklift up to 5 t|С водителем|With a driver|9600|hour|1|ti
6|Погрузчик на демонтаж|Forklift for dismantling|До 3 т, с водителем|Up to 3 t, with a driver|7200|hour|1|td
6|Кран 25 т|Crane 25 t|С крановщиком и стропальщиком|With operator and slinger|21800|hour|1|cti
6|Рокла|Pallet truck|До 2 т, с оператором|Up to 2 t, with an operator|2800|hour|1|
6|Грузчик|Porter|Не меньше двух часов|Two hours at least|1900|hour|1|p
6|Хранение тары|Storage of empties|Цена за м³ на всё время|Per m³ for the whole show|3400|piece|1|
6|Хранение на складе|Warehouse storage|Цена за м² в день|Per m² and day|310|metre|1|a
6|Таможенное оформление|Customs clearance|Временный ввоз образцов|Temporary import of samples|0|piece|1|nc
6|Доставка по городу|City delivery|Фургон до 1,5 т|Van up to 1.5 t|8900|piece|1|u
`;

const flags: Record<string, ServiceRequirement> = {
  c: 'contract',
  a: 'stand_area',
  q: 'quantity_by_date',
  t: 'time_range_by_date',
  i: 'date_install',
  x: 'date_exhibition',
  d: 'date_dismantling',
};

/** Units of a currency per rouble of the demo world, in millionths. */
const rates = { EUR: 9_500, USD: 10_400, CNY: 74_000 } as const;

/** Sixty services, ids in the order of the lines: the organiser's order. */
export const demoServices: readonly DemoService[] = lines
  .trim()
  .split('\n')
  .map((line, index) => {
    const [
      category = '',
      name_rus = '',
      name_eng = '',
      short_rus = '',
      short_eng = '',
      roubles = '',
      unit = '',
      executor = '',
      marks = '',
    ] = line.split('|');
    const foreign = (mark: string, code: keyof typeof rates) =>
      marks.includes(mark) ? { [code]: Math.round((Number(roubles) * rates[code]) / 10_000) } : {};
    return {
      id: index + 1,
      category_id: Number(category),
      name_rus,
      name_eng,
      short_rus,
      short_eng,
      prices: marks.includes('n')
        ? {}
        : { RUR: Number(roubles) * 100, ...foreign('e', 'EUR'), ...foreign('u', 'USD'), ...foreign('y', 'CNY') },
      unit: unit as DemoService['unit'],
      requires: [...marks].flatMap((mark) => flags[mark] ?? []),
      is_popular: marks.includes('p'),
      executor_id: Number(executor),
    };
  });
