import { issueTextIn } from '../../testing';
import { array, object } from 'yup';
import { confirms, letters, minValue, personName, phone, required, type Rule } from '../validation';
import { field, ruleIssues, ruleTexts } from '.';

const personSchema = object({
  lastname: field(required, ...personName, letters),
  name: field(required),
  middlename: field(letters),
  phone: field(phone),
  repeated: field(required, confirms('password')),
});
const kept = {
  lastname: 'Иванов',
  name: 'Иван',
  middlename: null,
  phone: null,
  password: 'secret',
  repeated: 'secret',
};
const invalid = {
  lastname: 'Иванов7',
  name: '',
  middlename: '1',
  phone: '8999',
  password: 'secret',
  repeated: 'Secret',
};

describe('a schema of fields', () => {
  it('says nothing about values that keep it', () => {
    expect(ruleIssues(personSchema, kept)).toEqual({});
    expect(ruleTexts(personSchema, kept, issueTextIn('en'))).toEqual({});
  });

  it('names the first broken rule of each field, in its own order [SHELL-160] [SHELL-178]', () => {
    expect(Object.entries(ruleIssues(personSchema, invalid))).toEqual([
      ['lastname', { rule: 'letters' }],
      ['name', { rule: 'required' }],
      ['middlename', { rule: 'letters' }],
      ['phone', { rule: 'phone' }],
      ['repeated', { rule: 'confirmed' }],
    ]);
  });

  it('has messages in both languages [SHELL-178]', () => {
    expect(ruleTexts(personSchema, { ...kept, lastname: 'Иванов7', phone: '8999' }, issueTextIn('ru'))).toEqual({
      lastname: 'Допустимы только буквы, пробел, дефис и тире',
      phone: 'Начните с + и вводите только цифры, например +79991234567',
    });
    expect(ruleTexts(personSchema, { ...kept, repeated: 'Secret' }, issueTextIn('en'))).toEqual({
      repeated: 'Passwords do not match',
    });
  });

  it('may hold a rule of one area with its own texts', () => {
    const plate: Rule = () => ({ rule: 'own', key: 'cars:plate' });
    const texts = { cars: { en: { plate: 'Wrong plate' }, ru: { plate: 'Неверный номер' } } };
    const schema = object({ number: field(required, plate) });
    expect(ruleTexts(schema, { number: 'x' }, issueTextIn('ru', texts))).toEqual({ number: 'Неверный номер' });
    expect(ruleTexts(schema, { number: 'x' }, issueTextIn('en', texts))).toEqual({ number: 'Wrong plate' });
  });

  it('reaches into lists and conditions', () => {
    const schema = object({
      cargos: array(object({ title: field(required), quantity: field(required, minValue(1)) })),
      trailer: field(required).when('hasTrailer', { is: false, then: () => field() }),
    });
    expect(ruleIssues(schema, { cargos: [{ title: 'Станок', quantity: 0 }], hasTrailer: true, trailer: 'x' })).toEqual({
      'cargos.0.quantity': { rule: 'minValue', n: 1 },
    });
    expect(ruleIssues(schema, { cargos: [], hasTrailer: false })).toEqual({});
    expect(ruleIssues(schema, { cargos: [], hasTrailer: true })).toEqual({ trailer: { rule: 'required' } });
  });
});
