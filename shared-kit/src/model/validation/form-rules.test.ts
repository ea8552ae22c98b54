import { array, object } from 'yup';
import { fieldOf, schemaOf } from '../validation-yup';
import {
  checkValues,
  confirms,
  errorAnswer,
  errorTexts,
  letters,
  minValue,
  personName,
  phone,
  required,
  type Rule,
} from '.';

interface Person {
  lastname: string;
  phone: string | null;
  password: string;
  repeated: string;
}
const personRules = {
  lastname: [required, ...personName, letters],
  phone: [phone],
  repeated: [required, confirms('password')],
};
const faulty: Person = { lastname: 'Иванов7', phone: '8999', password: 'secret', repeated: 'Secret' };

describe('the rules of a form', () => {
  it('may hold a rule of one area with its own texts', () => {
    const plate: Rule = () => ({ rule: 'own', texts: { en: 'Wrong plate', ru: 'Неверный номер' } });
    expect(errorTexts({ number: 'x' }, { number: [required, plate] }, 'ru')).toEqual({ number: 'Неверный номер' });
    expect(errorTexts({ number: 'x' }, { number: [required, plate] }, 'en')).toEqual({ number: 'Wrong plate' });
  });

  it('give the first broken rule of each field, as issues, texts and error answer [SHELL-160] [SHELL-178]', () => {
    expect(checkValues(faulty, personRules)).toEqual({
      lastname: { rule: 'letters' },
      phone: { rule: 'phone' },
      repeated: { rule: 'confirmed' },
    });
    expect(errorTexts(faulty, { lastname: [required, letters] }, 'ru')).toEqual({
      lastname: 'Допустимы только буквы, пробел, дефис и тире',
    });
    expect(errorAnswer(faulty, personRules, 'en')).toEqual({
      lastname: ['Use letters, spaces, hyphens and dashes only'],
      phone: ['Start with + and use digits only, for example +79991234567'],
      repeated: ['Passwords do not match'],
    });
    expect(
      errorAnswer({ ...faulty, lastname: 'Иванов', phone: null, repeated: 'secret' }, personRules, 'en'),
    ).toBeNull();
  });

  it('are the same as a yup schema, in the language of the schema [SHELL-178]', async () => {
    for (const locale of ['ru', 'en'] as const) {
      const failure: unknown = await schemaOf(personRules, locale)
        .validate(faulty, { abortEarly: false })
        .catch((error: unknown) => error);
      const inner = (failure as { inner: { path: string; message: string }[] }).inner;
      expect(Object.fromEntries(inner.map(({ path, message }) => [path, message]))).toEqual(
        errorTexts(faulty, personRules, locale),
      );
    }
  });

  it('reach into lists and conditions through yup', async () => {
    const schema = object({
      cargos: array().of(schemaOf({ title: [required], quantity: [required, minValue(1)] }, 'en')),
      trailer: fieldOf([required], 'en').when('hasTrailer', { is: false, then: () => fieldOf([], 'en') }),
    });
    await expect(
      schema.validate({ cargos: [{ title: 'Станок', quantity: 0 }], hasTrailer: true, trailer: 'x' }),
    ).rejects.toMatchObject({ path: 'cargos[0].quantity', message: 'The value must be at least 1' });
    await expect(schema.validate({ cargos: [], hasTrailer: false })).resolves.toBeDefined();
    await expect(schema.validate({ cargos: [], hasTrailer: true })).rejects.toMatchObject({ path: 'trailer' });
  });
});
