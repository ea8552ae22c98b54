import { issueTextIn } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import {
  arrivalPeriods,
  defaultDeparture,
  earliestArrival,
  isArrivalDay,
} from '@fairfront/shared-kit/domain/passes/arrival-dates';
import { copyOfCarPass } from '@fairfront/shared-kit/domain/passes/car-pass-copy';
import {
  readCarPass,
  type CarPassFields,
  type CarPassInput,
} from '@fairfront/shared-kit/domain/passes/car-pass-fields';
import { checkCarPass } from '@fairfront/shared-kit/domain/passes/car-pass-rules';
import { arrivalPurposes } from '@fairfront/shared-kit/domain/passes/pass';
import { eventE1, moscow } from '@fairfront/shared-kit/domain/passes/testing';

const texts = { passes: { ru, en } };

const now = moscow('2026-05-10 12:00:00');
const event = eventE1();
const pass: CarPassFields = {
  car_type_id: 3,
  car_number: 'А123ВС77',
  trailer_number: null,
  entry_date: '2026-05-15',
  departure_date: '2026-05-21',
  load_capacity: 3.5,
  target: 'mounting',
  stand_id: 1,
  lastname: 'Петров',
  name: 'Андрей',
  middlename: null,
  phone: '+79161110001',
  cargos: [{ title: 'Станок', quantity: 1 }],
};

const errorsOf = (changes: CarPassInput, { at = now, locale = 'en' as 'ru' | 'en', of = event } = {}) =>
  Object.fromEntries(
    Object.entries(
      checkCarPass(readCarPass({ ...pass, ...changes }), { event: of, now: at, carTypeIds: [1, 3], standIds: [1, 2] })
        .issues ?? {},
    ).map(([field, issue]) => [field, issueTextIn(locale, texts)(issue)]),
  );

describe('the car pass schema', () => {
  it('the sample is valid, and every missing field is reported without other errors [PASS-142] [PASS-143] [PASS-145] [PASS-154] [PASS-158]', () => {
    expect(errorsOf({})).toEqual({});
    const { issues } = checkCarPass(readCarPass({}), { event, now, carTypeIds: [1], standIds: [] });
    expect(Object.keys(issues ?? {}).sort()).toEqual(
      ['car_number', 'car_type_id', 'cargos', 'entry_date', 'lastname', 'name', 'phone', 'target'].sort(),
    );
  });

  it('the fields of the request are parsed and no others [PASS-214]', () => {
    const sent: object = { ...pass, status: 'accepted', barcode: 'X', pavilion: 'Forum' };
    expect(readCarPass(sent)).toEqual(pass);
    expect(Object.keys(pass).sort()).toEqual(
      [
        ...['car_type_id', 'car_number', 'trailer_number', 'entry_date', 'departure_date', 'load_capacity', 'target'],
        ...['stand_id', 'lastname', 'name', 'middlename', 'phone', 'cargos'],
      ].sort(),
    );
  });

  it.each([
    ['А123ВС77', true],
    ['а123вс77', true],
    ['A 123-BC', true],
    ['АВЕКМНОРСТУХ', true],
    ['ABCDEFGHIJKLMNOP', true],
  ])('the vehicle number %s is accepted [PASS-138] [PASS-139]', (car_number) => {
    expect(errorsOf({ car_number })).toEqual({});
  });

  it('the vehicle number rejects other letters and wrong lengths [PASS-138] [PASS-139]', () => {
    const characters = 'Use Latin capitals, digits, space, hyphen and the letters А В Е К М Н О Р С Т У Х';
    expect(errorsOf({ car_number: 'Б123ВС77' })).toEqual({ car_number: characters });
    expect(errorsOf({ car_number: 'TÜ-AB 123' })).toEqual({ car_number: characters });
    expect(errorsOf({ car_number: 'А123Б' })).toEqual({ car_number: characters });
    expect(errorsOf({ car_number: 'А123В' })).toEqual({ car_number: 'At least 6 characters' });
    expect(errorsOf({ car_number: 'A'.repeat(17) })).toEqual({ car_number: 'No more than 16 characters' });
    expect(readCarPass({ ...pass, car_number: ' а123вс77 ' }).car_number).toBe('А123ВС77');
  });

  it('the Cyrillic І is read as I, and every dash as a hyphen [PASS-362]', () => {
    expect(readCarPass({ ...pass, car_number: 'аі  1234\u2011вс' }).car_number).toBe('АI 1234-ВС');
    expect(errorsOf({ car_number: 'АІ 1234 ВС' })).toEqual({});
  });

  it('the optional trailer number accepts any letters [PASS-140] [PASS-141]', () => {
    for (const trailer_number of [null, '', 'БЮ1234', 'вс 1234-77', 'ZZ9999']) {
      expect(errorsOf({ trailer_number })).toEqual({});
    }
    expect(errorsOf({ trailer_number: 'АВ1234!' }, { locale: 'ru' })).toEqual({
      trailer_number: 'Допустимы буквы, цифры, пробел и дефис',
    });
    expect(errorsOf({ trailer_number: 'АВ123' })).toEqual({ trailer_number: 'At least 6 characters' });
    expect(errorsOf({ trailer_number: 'А'.repeat(17) })).toHaveProperty('trailer_number');
    expect(readCarPass({ trailer_number: 'вс 1234' }).trailer_number).toBe('ВС 1234');
  });

  it('type, purpose and stand must exist [PASS-142] [PASS-143] [PASS-246]', () => {
    expect(errorsOf({ car_type_id: 2, target: 'visit', stand_id: 9, entry_date: '2026-05-18' })).toEqual({
      car_type_id: 'Select from the list',
      target: 'Select from the list',
      stand_id: 'Select from the list',
    });
    expect(errorsOf({ stand_id: null })).toEqual({});
  });

  it('the purposes have their titles [PASS-144]', () => {
    expect(arrivalPurposes.map((purpose) => [purpose, ru.purpose[purpose], en.purpose[purpose]])).toEqual([
      ['mounting', 'Монтаж', 'Installation'],
      ['demounting', 'Демонтаж', 'Dismantling'],
      ['transportation', 'Дополнительный завоз в период работы выставки', 'Additional delivery during the exhibition'],
    ]);
  });

  it.each([
    ['2026-05-13', 'The date must be 14\u00a0May\u00a02026 or later'],
    ['2026-05-18', 'This date is not available for this purpose'],
    ['2026-05-24', 'The date must be 23\u00a0May\u00a02026 or earlier'],
    ['2026-02-30', 'Incorrect date'],
  ])('the arrival for installation on %s: %s [PASS-010] [PASS-145] [PASS-147] [PASS-148]', (entry_date, message) => {
    expect(errorsOf({ entry_date, departure_date: null })).toEqual({ entry_date: message });
  });

  it('the departure is between arrival and end of dismantling [PASS-150]', () => {
    expect(errorsOf({ departure_date: '2026-05-14' })).toEqual({
      departure_date: 'The date must be 15\u00a0May\u00a02026 or later',
    });
    expect(errorsOf({ departure_date: '2026-05-24' }, { locale: 'ru' })).toEqual({
      departure_date: 'Дата должна быть не позже 23.05.2026',
    });
    for (const departure_date of ['2026-05-15', '2026-05-23', null]) expect(errorsOf({ departure_date })).toEqual({});
  });

  it.each([
    [null, true],
    ['', true],
    ['3,5', true],
    ['3.55', true],
    [0.01, true],
    [100, true],
    [0, false],
    [100.01, false],
    [3.555, false],
    [-1, false],
  ])('the load capacity %j is valid: %s [PASS-151]', (load_capacity, passes) => {
    expect(Object.keys(errorsOf({ load_capacity }))).toEqual(passes ? [] : ['load_capacity']);
  });

  it('the load capacity is sent as a number [PASS-151]', () => {
    expect(readCarPass({ load_capacity: '3,5' }).load_capacity).toBe(3.5);
    expect(errorsOf({ load_capacity: 'много' })).toEqual({ load_capacity: 'Enter a number' });
  });

  it('the driver has a name of letters and a phone with a plus [PASS-011] [PASS-154]', () => {
    expect(errorsOf({ lastname: 'Петров2', name: 'я'.repeat(51), middlename: '7' })).toEqual({
      lastname: 'Use letters, spaces, hyphens and dashes only',
      name: 'No more than 50 characters',
      middlename: 'Use letters, spaces, hyphens and dashes only',
    });
    expect(errorsOf({ phone: '89161110001' })).toHaveProperty('phone');
    expect(errorsOf({ phone: `+${'1'.repeat(18)}` })).toEqual({});
    expect(errorsOf({ phone: `+${'1'.repeat(19)}` })).toHaveProperty('phone');
  });

  it('each cargo row has a title and a whole quantity, with 1 to 50 rows [PASS-155] [PASS-157]', () => {
    const rows = (quantities: (number | string | null)[]) =>
      errorsOf({ cargos: quantities.map((quantity) => ({ title: 'Ящик', quantity })) });
    expect(rows([1, '2', 999_999])).toEqual({});
    expect(rows([1, 0])).toEqual({ 'cargos.1.quantity': 'The value must be at least 1' });
    expect(rows([1_000_000])).toEqual({ 'cargos.0.quantity': 'The value must be at most 999999' });
    expect(rows([1.5])).toEqual({ 'cargos.0.quantity': 'Enter a whole number' });
    expect(rows(['пять'])).toEqual({ 'cargos.0.quantity': 'Enter a number' });
    expect(rows([null])).toEqual({ 'cargos.0.quantity': 'This field is required' });
    expect(errorsOf({ cargos: [{ title: ' ', quantity: 1 }] })).toEqual({ 'cargos.0.title': 'This field is required' });
    expect(errorsOf({ cargos: [{ title: 'я'.repeat(256), quantity: 1 }] })).toHaveProperty(['cargos.0.title']);
    expect(errorsOf({ cargos: [] })).toHaveProperty('cargos');
    expect(rows(Array.from({ length: 50 }, () => 1))).toEqual({});
    expect(rows(Array.from({ length: 51 }, () => 1))).toHaveProperty('cargos');
  });
});

describe('the arrival days of E1', () => {
  it('the days start with the later of installation and today [PASS-146]', () => {
    expect(earliestArrival(event, moscow('2026-05-10 23:59:59'))).toBe('2026-05-14');
    expect(earliestArrival(event, moscow('2026-05-19 00:00:00'))).toBe('2026-05-19');
  });

  it('the days follow the purpose and exclude days between periods [PASS-148]', () => {
    expect(arrivalPeriods('mounting', event, now)).toEqual([{ from: '2026-05-14', to: '2026-05-17' }]);
    expect(arrivalPeriods('transportation', event, now)).toEqual([{ from: '2026-05-18', to: '2026-05-21' }]);
    expect(arrivalPeriods('demounting', event, now)).toEqual([{ from: '2026-05-22', to: '2026-05-23' }]);
    const gap = eventE1({ dismantling_started_at: '2026-05-23' });
    expect(arrivalPeriods(null, gap, moscow('2026-05-19 08:00:00'))).toEqual([
      { from: '2026-05-19', to: '2026-05-21' },
      { from: '2026-05-23', to: '2026-05-23' },
    ]);
    expect(isArrivalDay('2026-05-22', null, gap, now)).toBe(false);
    expect(isArrivalDay('2026-05-21', null, gap, now)).toBe(true);
  });

  it('a purpose may have no day left [PASS-149]', () => {
    const late = moscow('2026-05-18 00:00:00');
    expect(arrivalPeriods('mounting', event, late)).toEqual([]);
    expect(errorsOf({ entry_date: '2026-05-18' }, { at: late })).toEqual({
      entry_date: 'No dates left for this purpose',
    });
  });

  it('the departure is the end of the exhibition or of the dismantling [PASS-150]', () => {
    expect(defaultDeparture(event, null)).toBe('2026-05-21');
    expect(defaultDeparture(event, '2026-05-21')).toBe('2026-05-21');
    expect(defaultDeparture(event, '2026-05-22')).toBe('2026-05-23');
    expect(defaultDeparture(eventE1({}, 'installer'), null)).toBe('2026-05-23');
  });
});

describe('the copy of a car pass', () => {
  const copied = (at: string) => copyOfCarPass(pass, { event, now: moscow(at), standId: 2 });

  it('the copy takes vehicle, driver and cargo, the selected stand, and dates that are still valid [PASS-168]', () => {
    expect(copied('2026-05-10 00:00:00')).toEqual({ ...pass, stand_id: 2 });
    expect(copied('2026-05-16 00:00:00')).toEqual({ ...pass, stand_id: 2, entry_date: null, departure_date: null });
    expect(copied('2026-05-10 00:00:00').cargos[0]).not.toBe(pass.cargos[0]);
  });
});
