import type { Issue } from '../validation';
import type { CarPassFields } from './car-pass-fields';
import type { PersonalPassFields } from './personal-pass-fields';
import { personKey } from './same-person';
import { copyPreviousCar, copyPreviousPerson } from './copy-from-previous';
import { eventE1, moscow } from './testing';

const because = (issue: Issue) => ({ about: 'issue', issue });

const now = moscow('2026-04-20 12:00:00');
/** The exhibition of the previous year: each period is a day longer than that of E1. */
const earlier = eventE1({
  installation_started_at: '2025-05-09',
  installation_ended_at: '2025-05-13',
  started_at: '2025-05-14',
  ended_at: '2025-05-18',
  dismantling_started_at: '2025-05-19',
  dismantling_ended_at: '2025-05-21',
});

describe('a vehicle of an earlier exhibition', () => {
  const vehicle: CarPassFields = {
    car_type_id: 1,
    car_number: 'А123ВС77',
    trailer_number: null,
    entry_date: '2025-05-10',
    departure_date: '2025-05-12',
    load_capacity: 1.5,
    target: 'mounting',
    stand_id: 900,
    lastname: 'Петров',
    name: 'Андрей',
    middlename: null,
    phone: '+79161110001',
    cargos: [{ title: 'Станок', quantity: 1 }],
  };
  const taken = (changes: Partial<CarPassFields>, at = now, present: string[] = []) =>
    copyPreviousCar(
      { ...vehicle, ...changes },
      {
        event: eventE1(),
        now: at,
        carTypeIds: [1],
        standIds: [7, 8],
        from: earlier,
        present: new Set(present),
        standId: 7,
      },
    );
  const datesOf = (...args: Parameters<typeof taken>) => {
    const { fields } = taken(...args);
    return [fields.entry_date, fields.departure_date];
  };

  it.each<[string, Partial<CarPassFields>, string, (string | null)[]]>([
    ['the second day of installation stays the second', {}, '2026-04-20 12:00:00', ['2026-05-15', '2026-05-17']],
    [
      'the first day of the exhibition stays the first',
      { target: 'transportation', entry_date: '2025-05-14', departure_date: '2025-05-14' },
      '2026-04-20 12:00:00',
      ['2026-05-18', '2026-05-18'],
    ],
    [
      'a day that this exhibition does not have becomes its last',
      { target: 'demounting', entry_date: '2025-05-21', departure_date: null },
      '2026-04-20 12:00:00',
      ['2026-05-23', null],
    ],
    ['a day that has passed becomes the next', {}, '2026-05-16 12:00:00', ['2026-05-16', '2026-05-18']],
    [
      'nobody stays after the last day',
      { departure_date: '2025-05-21' },
      '2026-04-20 12:00:00',
      ['2026-05-15', '2026-05-23'],
    ],
  ])('keeps its relative day in the period of its purpose: %s [PASS-305]', (_case, changes, at, dates) => {
    expect(datesOf(changes, moscow(at))).toEqual(dates);
  });

  it('is shown with its new dates first and gets the stand of this participation [PASS-305]', () => {
    expect(taken({})).toMatchObject({
      state: 'ready',
      note: { about: 'dates', days: ['2026-05-15', '2026-05-17'] },
      fields: { stand_id: 7, car_number: 'А123ВС77', cargos: vehicle.cargos },
    });
  });

  it.each<[string, Partial<CarPassFields>, string, 'present' | 'refused', object | null]>([
    ['its number is in the list already', { car_number: 'а123вс77' }, '2026-04-20 12:00:00', 'present', null],
    [
      'its purpose has no day left',
      {},
      '2026-05-18 12:00:00',
      'refused',
      because({ rule: 'own', key: 'passes:issues.noDatesLeft' }),
    ],
    ['its type is no longer there', { car_type_id: 9 }, '2026-04-20 12:00:00', 'refused', because({ rule: 'option' })],
  ])('is not offered if %s, with the reason [PASS-304]', (_case, changes, at, state, note) => {
    const present = state === 'present' ? ['А123ВС77'] : [];
    expect(taken(changes, moscow(at), present)).toMatchObject({ state, note });
  });
});

describe('a person of an earlier exhibition', () => {
  const person: PersonalPassFields = {
    company_name: 'ООО «Резец»',
    lastname: 'Wang',
    name: 'Lei',
    middlename: null,
    birthday: '1985-09-14',
    birthday_place: 'Qingdao',
    country_id: 3,
  };
  const taken = (changes: Partial<PersonalPassFields>, at: string, present: string[] = []) =>
    copyPreviousPerson(
      'visa',
      { ...person, ...changes },
      {
        event: eventE1(),
        now: moscow(at),
        countries: [{ id: 3, name_rus: 'Китай', name_eng: 'China', is_simple_visa: true }],
        present: new Set(present),
        company: { name_rus: 'ООО «Резец»', name_eng: 'Rezets LLC' },
        locale: 'ru',
      },
    );

  it.each<[string, Partial<PersonalPassFields>, string, string[], object]>([
    ['can be taken', {}, '2026-04-20 12:00:00', [], { state: 'ready', note: null, fields: person }],
    [
      'of another company gets the name of this one, which is said',
      { company_name: 'ООО «Подряд»' },
      '2026-04-20 12:00:00',
      [],
      {
        state: 'ready',
        note: { about: 'company', name: 'ООО «Резец»' },
        fields: { company_name: 'ООО «Резец»', lastname: 'Wang' },
      },
    ],
    [
      'under the English name of the company is one of its own',
      { company_name: 'Rezets LLC' },
      '2026-04-20 12:00:00',
      [],
      { state: 'ready', note: null, fields: { company_name: 'Rezets LLC' } },
    ],
    ['who has a pass is there', {}, '2026-04-20 12:00:00', [personKey(person)], { state: 'present', note: null }],
    [
      'is checked by the rules of the form',
      { lastname: 'Wang 2' },
      '2026-04-20 12:00:00',
      [],
      { state: 'refused', note: because({ rule: 'letters' }) },
    ],
    [
      'gets no visa after its deadline',
      {},
      '2026-05-09 00:00:00',
      [],
      {
        state: 'refused',
        note: because({ rule: 'own', key: 'passes:visaRefusal.late-simple' }),
      },
    ],
  ])('%s [PASS-304]', (_case, changes, at, present, expected) => {
    expect(taken(changes, at, present)).toMatchObject(expected);
  });
});
