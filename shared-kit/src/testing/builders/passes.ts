import type {
  CarPass,
  CarPassesMeta,
  CarType,
  PassHistoryEntry,
  PersonalPass,
  PersonalPassesMeta,
} from '../../api/entities';
import { buildPage } from './pages';
import type { Changes } from './people';
import { seeded } from './seeded';

/** A pass of a person of the demo world. */
export const buildPersonalPass = (changes: Changes<PersonalPass> = {}): PersonalPass => ({
  id: 17,
  type: 'certificate',
  status: 'consideration',
  company_name: 'ООО «Северная механика»',
  lastname: 'Иванов',
  name: 'Иван',
  middlename: 'Иванович',
  comment: null,
  created_at: '2026-05-02T08:15:00Z',
  updated_at: '2026-05-02T08:15:00Z',
  country: null,
  birthday: null,
  birthday_place: null,
  ...changes,
});

/** A type of vehicle of the demo world. */
export const buildCarType = (changes: Changes<CarType> = {}): CarType => ({
  id: 3,
  title_rus: 'Грузовой автомобиль до 3,5 т',
  title_eng: 'Lorry up to 3.5 t',
  ...changes,
});

/** A pass of a vehicle of the demo world. */
export const buildCarPass = (changes: Changes<CarPass> = {}): CarPass => ({
  id: 5,
  status: 'consideration',
  comment: null,
  barcode: 'C7MX0Q4K2VWH9T',
  car_type_id: 3,
  car_type: buildCarType(),
  car_number: 'А123ВС77',
  trailer_number: null,
  entry_date: '2026-05-15',
  departure_date: '2026-05-21',
  load_capacity: 3.5,
  target: 'mounting',
  stand_id: 1,
  stand: { title: '24C10' },
  lastname: 'Петров',
  name: 'Андрей',
  middlename: 'Ильич',
  phone: '+79161110001',
  cargos: [{ title: 'Токарный станок', quantity: 1 }],
  created_at: '2026-05-02T08:15:00Z',
  updated_at: '2026-05-02T08:15:00Z',
  ...changes,
});

const lastnames = [
  'Абрамов',
  'Абдуллаев-Кириллов',
  'Ёлкин',
  'Ершов',
  'Жуков',
  'Müller',
  'Smith',
  'Соколова',
  'Яковлев',
];
const names = ['Тимур', 'Анна', 'Пётр', 'Hans', 'John', 'Елена'];
const middlenames = ['Русланович', null, 'Ильич', null, null, 'Игоревна'];
const statuses = ['consideration', 'accepted', 'rejected'] as const;

/** A list of passes in all statuses with short, long, double and foreign names; the same for the same seed. */
export const buildPersonalPasses = (count: number, seed = 1): PersonalPass[] => {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) =>
    buildPersonalPass({
      id: index + 1,
      lastname: random.oneOf(lastnames),
      name: random.oneOf(names),
      middlename: random.oneOf(middlenames),
      status: statuses[index % statuses.length] ?? 'consideration',
      created_at: new Date(Date.UTC(2026, 3, 1, 9, index)).toISOString(),
    }),
  );
};

const countsOf = (passes: readonly { status: (typeof statuses)[number] }[]) => {
  const count = (wanted: string) => passes.filter(({ status }) => status === wanted).length;
  return { consideration: count('consideration'), accepted: count('accepted'), rejected: count('rejected') };
};

/** A page of passes of people; counts follow from the passes, the quota is that of participation 101. */
export const buildPersonalPassesPage = (
  passes: PersonalPass[],
  changes: Changes<PersonalPassesMeta> = {},
): { data: PersonalPass[]; meta: PersonalPassesMeta } => {
  const visas = passes.filter(({ type }) => type === 'visa');
  return {
    data: passes,
    meta: {
      ...buildPage(passes).meta,
      quota: { count: passes.length, total: 30 },
      accepted_count: passes.filter(({ type, status }) => type !== 'visa' && status === 'accepted').length,
      visa_count: visas.length,
      kept_count: visas.filter(({ status }) => status !== 'rejected').length,
      status_counts: countsOf(passes),
      rejected_id: onlyRejected(passes),
      ...changes,
    },
  };
};

const onlyRejected = (passes: readonly PersonalPass[]): number | null => {
  const [first, second] = passes.filter(({ status }) => status === 'rejected');
  return first && !second ? first.id : null;
};

/** A page of car passes, without a quota unless the test gives one (PASS-059). */
export const buildCarPassesPage = (
  passes: CarPass[],
  changes: Changes<CarPassesMeta> = {},
): { data: CarPass[]; meta: CarPassesMeta } => ({
  data: passes,
  meta: {
    ...buildPage(passes).meta,
    quota: { count: passes.length, total: null },
    status_counts: countsOf(passes),
    stand_counts: standCountsOf(passes),
    ...changes,
  },
});

const standCountsOf = (passes: readonly CarPass[]): CarPassesMeta['stand_counts'] => {
  const ids = passes.flatMap(({ stand_id }) => stand_id ?? []);
  return [...new Set(ids)].map((stand_id) => ({ stand_id, count: ids.filter((id) => id === stand_id).length }));
};

/** Created by the editor, then accepted by the organiser; oldest first. */
export const buildPassHistory = (): PassHistoryEntry[] => [
  {
    id: 1,
    at: '2026-05-02T08:15:00Z',
    action: 'created',
    by: { name: 'Соколова Елена', is_organizer: false, is_stand_organizer: false },
    status: 'consideration',
    comment: null,
  },
  {
    id: 2,
    at: '2026-05-03T10:00:00Z',
    action: 'status-changed',
    by: { name: null, is_organizer: true, is_stand_organizer: false },
    status: 'accepted',
    comment: null,
  },
];
