import type { DemoCalendar } from './demo-calendar';

export interface DemoPersonalPass {
  id: number;
  participation_id: number;
  type: 'certificate' | 'visa' | 'installation';
  status: 'consideration' | 'accepted' | 'rejected';
  lastname: string;
  name: string;
  middlename: string | null;
  created_at: string;
  /** ISO code; visas only. */
  country: string | null;
  birthday: string | null;
  birthday_place: string | null;
  /** What the pass bureau has written to a rejection. */
  comment: string | null;
}

export interface DemoCarPass {
  id: number;
  participation_id: number;
  status: 'consideration' | 'accepted' | 'rejected';
  comment: string | null;
  car_number: string;
  trailer_number: string | null;
  car_type_id: number;
  load_capacity: number | null;
  target: 'mounting' | 'demounting' | 'transportation';
  entry_date: string;
  departure_date: string;
  stand_id: number | null;
  driver: { lastname: string; name: string; middlename: string | null; phone: string };
  cargos: { title: string; quantity: number }[];
  created_at: string;
}

/** Car types. */
export const demoCarTypes = [
  { id: 1, title_rus: 'Легковой автомобиль', title_eng: 'Passenger car' },
  { id: 2, title_rus: 'Фургон до 1,5 т', title_eng: 'Van up to 1.5 t' },
  { id: 3, title_rus: 'Грузовой автомобиль до 3,5 т', title_eng: 'Lorry up to 3.5 t' },
  { id: 4, title_rus: 'Грузовой автомобиль до 10 т', title_eng: 'Lorry up to 10 t' },
  { id: 5, title_rus: 'Автопоезд', title_eng: 'Road train' },
] as const;

type Kind = DemoPersonalPass['type'];
type Status = DemoPersonalPass['status'];

/** People, one a line: lastname name middlename, then the status by its first letter. */
const severmechCertificates = `
Соколова Ирина Андреевна a
Дементьев Павел Олегович a
Кузнецов Артём Викторович a
Гринёва Раиса Ильинична a
Абдуллаев-Кириллов Тимур Русланович a
Ёлкина Анна-Мария Фёдоровна a
Егоров Лев Аркадьевич a
Ершова Зоя Павловна a
Лебедева Мария Сергеевна c
Müller Hans - c
Чернов Иван Николаевч r`;
const fitters = `
Ахметов Ринат Фаридович a
Бойко Олег Петрович a
Воронин Денис Сергеевич a
Галкин Виктор Юрьевич a
Дорохов Антон Игоревич c
Жуков Семён Ильич c
Зуев Пётр Кузьмич r`;
const furniture = `
Соколова Ирина Андреевна a
Дементьев Павел Олегович a
Кузнецов Артём Викторович a
Лебедева Мария Сергеевна a
Гринёва Раиса Ильинична c
Чернов Иван Николаевич r`;
const food = `
Соколова Ирина Андреевна a
Кузнецов Артём Викторович a
Ершова Зоя Павловна c`;
const archive = `
Соколова Ирина Андреевна a
Дементьев Павел Олегович a
Егоров Лев Аркадьевич a
Комаров Фёдор Львович a
Панина Софья Руслановна a`;
const statusOf: Record<string, Status> = { a: 'accepted', c: 'consideration', r: 'rejected' };

/** What the pass bureau has written, by the name of the person in the main participation. */
const bureauComments: Record<string, string> = {
  Чернов: 'Опечатка в отчестве: пропущена буква «и». Исправьте, как в паспорте',
  Зуев: 'Отчество не как в документе: в паспорте «Козьмич»',
};

/** [participation, kind, people, day of the first pass relative to D] */
const groups: readonly (readonly [number, Kind, string, number])[] = [
  [101, 'certificate', severmechCertificates, -14],
  [101, 'installation', fitters, -9],
  [102, 'certificate', furniture, -20],
  [102, 'installation', fitters, -12],
  [103, 'certificate', food, -30],
  [104, 'certificate', archive, -150],
  [104, 'installation', fitters, -145],
  [110, 'certificate', 'Щукина Алла Борисовна a\nНосов Илья Маркович c', -8],
  [111, 'certificate', 'Ёлкин Егор Егорович a', -7],
  [112, 'certificate', 'Жданова Ольга - a\nСавин Клим Олегович c', -7],
  [120, 'certificate', 'Мартыненко Степан Игоревич c', -5],
  [120, 'installation', fitters, -5],
  [130, 'certificate', 'Weber Anna - a\nKrause Jan - c', -6],
];

const visa = (
  participation_id: number,
  person: Partial<DemoPersonalPass>,
  created_at: string,
): Omit<DemoPersonalPass, 'id'> => ({
  participation_id,
  type: 'visa',
  status: 'consideration',
  lastname: 'Wang',
  name: 'Lei',
  middlename: null,
  created_at,
  country: 'CN',
  birthday: '1988-03-12',
  birthday_place: 'Shanghai',
  comment: null,
  ...person,
});

/** Personal passes of all participations, ids from 1 in the order of creation inside each group. */
export const demoPersonalPasses = ({ instant }: DemoCalendar): DemoPersonalPass[] => {
  const people = groups.flatMap(([participation_id, type, lines, from]) =>
    lines
      .trim()
      .split('\n')
      .map((line, index): Omit<DemoPersonalPass, 'id'> => {
        const [lastname = '', name = '', middlename = '-', status = 'c'] =
          line.split(' ').length === 4
            ? line.split(' ')
            : [...line.split(' ').slice(0, 2), '-', line.split(' ').at(-1)];
        return {
          participation_id,
          type,
          status: statusOf[status] ?? 'consideration',
          lastname,
          name,
          middlename: middlename === '-' ? null : middlename,
          created_at: instant(from + Math.floor(index / 2), 10, index * 4),
          country: null,
          birthday: null,
          birthday_place: null,
          comment: (participation_id === 101 && status === 'r' && bureauComments[lastname]) || null,
        };
      }),
  );
  const visas = [
    visa(101, {}, instant(-1, 12)),
    visa(
      102,
      {
        lastname: 'Kumar',
        name: 'Rajan',
        middlename: 'Suresh',
        country: 'NP',
        birthday: '1979-11-02',
        birthday_place: 'Kathmandu',
        status: 'rejected',
      },
      instant(-25),
    ),
    visa(
      102,
      { lastname: 'Li', name: 'Na', status: 'accepted', birthday: '1991-07-23', birthday_place: 'Beijing' },
      instant(-25, 11),
    ),
  ];
  return [...people, ...visas].map((pass, index) => ({ id: index + 1, ...pass }));
};

/** Car passes of the main participation in all statuses, and last year's for taking over. */
export const demoCarPasses = ({ day, instant }: DemoCalendar): DemoCarPass[] => {
  const driver = (lastname: string, name: string, middlename: string, phone: string) => ({
    lastname,
    name,
    middlename,
    phone,
  });
  const petrov = driver('Петров', 'Андрей', 'Ильич', '+79161110001');
  const rows: Omit<DemoCarPass, 'id' | 'created_at' | 'participation_id'>[] = [
    {
      status: 'accepted',
      comment: null,
      car_number: 'А123ВС77',
      trailer_number: null,
      car_type_id: 3,
      load_capacity: 3.5,
      target: 'mounting',
      entry_date: day(41),
      departure_date: day(48),
      stand_id: 1,
      driver: petrov,
      cargos: [
        { title: 'Токарный станок', quantity: 1 },
        { title: 'Ящик с инструментом', quantity: 4 },
      ],
    },
    {
      status: 'accepted',
      comment: null,
      car_number: 'К508ОР152',
      trailer_number: null,
      car_type_id: 2,
      load_capacity: 1.5,
      target: 'transportation',
      entry_date: day(46),
      departure_date: day(48),
      stand_id: 1,
      driver: driver('Ильин', 'Марк', 'Олегович', '+79161110002'),
      cargos: [{ title: 'Печатная продукция', quantity: 12 }],
    },
    {
      status: 'consideration',
      comment: null,
      car_number: 'М777ТТ99',
      trailer_number: null,
      car_type_id: 1,
      load_capacity: null,
      target: 'mounting',
      entry_date: day(40),
      departure_date: day(48),
      stand_id: 2,
      driver: driver('Фомин', 'Лев', 'Егорович', '+79161110003'),
      cargos: [{ title: 'Экран', quantity: 2 }],
    },
    {
      status: 'rejected',
      comment: 'Номер прицепа не совпадает с документами',
      car_number: 'А482МР77',
      trailer_number: 'ВА123477',
      car_type_id: 5,
      load_capacity: 20,
      target: 'demounting',
      entry_date: day(49),
      departure_date: day(50),
      stand_id: 1,
      driver: petrov,
      cargos: [{ title: 'Станок в разборе', quantity: 6 }],
    },
  ];
  const lastExhibition = rows
    .slice(0, 2)
    .map((row) => ({ ...row, entry_date: day(-123), departure_date: day(-117), stand_id: 5 }));
  return [
    ...rows.map((row, index) => ({ ...row, participation_id: 101, created_at: instant(-6 + index, 15) })),
    ...lastExhibition.map((row) => ({ ...row, participation_id: 104, created_at: instant(-140, 9) })),
  ].map((row, index) => ({ id: index + 1, ...row }));
};
