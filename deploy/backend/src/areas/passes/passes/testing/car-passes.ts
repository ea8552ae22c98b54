import { anExhibition } from '../../../../testing/builders/exhibitions';
import { aStaffCaller, anExhibitor, type Exhibitor } from '../../../../testing/builders/exhibitor';
import { aCompany, aHall, aStand } from '../../../../testing/builders/participations';
import { aCarPass, aCarType } from '../../../../testing/builders/passes';
import { testNow } from '../../../../testing/clock';
import { TestApp, type TestCaller } from '../../../../testing/test-app';

/** Car passes through the API on 10.04.2026 (D): installation of the exhibition is D+40 to D+44. */
export let portal: TestApp;
export let exhibitor: Exhibitor;
export let lorry: number;
/** The stands 24C10 and 24C12. */
export let stands: [number, number];
export let editor: TestCaller;
export let reader: TestCaller;
export let organizer: TestCaller;

export interface CarPass {
  id: number;
  status: string;
  comment: string | null;
  barcode: string;
  car_number: string;
  car_type: { title_rus: string };
  stand: { title: string } | null;
  load_capacity: number | null;
  departure_date: string;
  cargos: { title: string; quantity: number }[];
}
export interface List {
  data: CarPass[];
  meta: {
    total: number;
    per_page: number;
    last_page: number;
    quota: { count: number; total: number | null };
    status_counts: object;
    stand_counts: { stand_id: number; count: number }[];
  };
}
export interface Refusal {
  code?: string;
  message: string;
  errors?: Record<string, string[]>;
}

export const path = (rest = '') => `${exhibitor.path}/car-passes${rest}`;
export const vehicle = (changes: object = {}) => ({
  car_type_id: lorry,
  car_number: 'е777кх152',
  trailer_number: '',
  entry_date: '2026-05-21',
  departure_date: '2026-05-28',
  load_capacity: '3,5',
  target: 'mounting',
  stand_id: stands[0],
  lastname: 'Петров',
  name: 'Андрей',
  middlename: null,
  phone: '+79161110001',
  cargos: [
    { title: 'Токарный станок', quantity: 1 },
    { title: 'Ящик', quantity: '4' },
  ],
  ...changes,
});
export const list = async (query: Record<string, string> = {}) => (await reader.get<List>(path(), { query })).body;
export const create = async (changes: object = {}) =>
  (await editor.post<{ data: CarPass }>(path(), vehicle(changes))).body.data;

/** Sets the time and signs everybody in, because sessions expire. */
export const goTo = async (time: string) => {
  portal.clock.set(time);
  editor = await exhibitor.as('edit');
  reader = await exhibitor.as('read');
  organizer = await aStaffCaller(portal);
};

/** One portal for the file; four passes for each test, the accepted one of А123ВС77 the oldest, three for stand 24C10. */
export const useCarPasses = (): void => {
  beforeAll(async () => {
    portal = await TestApp.startEmpty();
    const exhibition = await anExhibition(portal, { title_rus: 'ТехноФорум' });
    const company = await aCompany(portal, { name_rus: 'ООО «Северная механика»' });
    exhibitor = await anExhibitor(portal, { exhibition_id: exhibition.id, company_id: company.id });
    lorry = (await aCarType(portal, { title_rus: 'Грузовой автомобиль до 3,5 т', title_eng: 'Lorry up to 3.5 t' })).id;
    const { id: pavilion_id } = await aHall(portal, {
      exhibition_id: exhibition.id,
      ...{ pavilion: ['Павильон 2', 'Pavilion 2'], hall: ['Зал 4', 'Hall 4'] },
    });
    const standOf = async (title: string) => (await aStand(portal, exhibitor, { title, pavilion_id })).id;
    stands = [await standOf('24C10'), await standOf('24C12')];
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    await goTo(testNow);
    await portal.database.read.deleteFrom('car_passes').execute();
    const pass = (changes: object) =>
      aCarPass(portal, exhibitor, { car_type_id: lorry, stand_id: stands[0], ...changes });
    await pass({
      ...{ status: 'accepted', car_number: 'А123ВС77', middlename: 'Ильич', load_capacity: 3.5 },
      ...{ entry_date: '2026-05-21', departure_date: '2026-05-28' },
      cargos: JSON.stringify([
        { title: 'Токарный станок', quantity: 1 },
        { title: 'Ящик с инструментом', quantity: 4 },
      ]),
    });
    await pass({ status: 'accepted' });
    await pass({ status: 'rejected', comment: 'Номер не читается' });
    await pass({ stand_id: stands[1] });
  });
};
