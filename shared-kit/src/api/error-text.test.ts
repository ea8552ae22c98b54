import en from '../components/locales/en.json';
import ru from '../components/locales/ru.json';
import type { Locale } from '../domain/common';
import { createTranslator } from '../platform/facade';
import { ApiError } from './api-error';
import { errorText, type Translate } from './error-text';

const translate = (locale: Locale): Translate => {
  const translator = createTranslator();
  void translator.init({ lng: locale, resources: { ru: { kit: ru }, en: { kit: en } }, initAsync: false });
  return (key, values) => translator.t(key, values ?? {});
};
const inRussian = translate('ru');
const inEnglish = translate('en');

const fields = { name: ['Имя нужно', 'Имя коротко'], phone: ['Телефон нужен'] };
const common = 'Что-то пошло не так. Повторите попытку позже';

describe('errorText', () => {
  it.each([
    [403, { errors: fields, serverMessage: 'Нельзя' }, 'Имя нужно\nИмя коротко\nТелефон нужен'],
    [422, { errors: fields }, 'Имя нужно\nИмя коротко\nТелефон нужен'],
    [403, { serverMessage: 'Нет прав' }, 'Нет прав'],
    [422, { serverMessage: 'Квота исчерпана' }, 'Квота исчерпана'],
    [409, { serverMessage: 'Уже изменено' }, 'Уже изменено'],
    [429, { serverMessage: 'Подождите' }, 'Подождите'],
    [503, { serverMessage: 'Одну минуту' }, 'Одну минуту'],
    [507, { serverMessage: 'Место закончилось' }, 'Место закончилось'],
    [503, {}, common],
    [422, {}, common],
    [403, {}, common],
  ])(
    'joins field texts, else returns the server message, else the general text: %i %j [SHELL-164] [SHELL-215]',
    (status, facts, text) => {
      expect(errorText(new ApiError({ status, ...facts }), inRussian)).toBe(text);
    },
  );

  it.each([400, 404, 413, 500, 502])('returns the general text for status %i [SHELL-166]', (status) => {
    expect(errorText(new ApiError({ status, serverMessage: 'SQL error' }), inRussian)).toBe(common);
  });

  it('returns the server message for every status on request of the screen [SHELL-169]', () => {
    const error = new ApiError({ status: 404, serverMessage: 'Участие не найдено' });
    expect(errorText(error, inRussian, { anyStatus: true })).toBe('Участие не найдено');
    expect(errorText(new ApiError({ status: 500 }), inRussian, { anyStatus: true })).toBe(common);
  });

  it('returns the text of a known code whatever the status [SHELL-214]', () => {
    const codes = { server_error: 'Ошибка сервера' };
    expect(errorText(new ApiError({ status: 500, code: 'server_error' }), inRussian, { codes })).toBe('Ошибка сервера');
    expect(errorText(new ApiError({ status: 422, code: 'other', errors: fields }), inRussian, { codes })).toContain(
      'Имя',
    );
  });

  it('has the general text in both languages, also for responses that are not from the API [SHELL-165]', () => {
    expect(errorText(new TypeError('x is undefined'), inRussian)).toBe(common);
    expect(errorText('oops', inEnglish)).toBe('Something went wrong. Try again later');
  });

  it.each(['network', 'timeout'] as const)('reports a missing connection: %s [SHELL-167]', (code) => {
    expect(errorText(ApiError.noResponse(code), inRussian)).toBe('Нет соединения с сервером');
    expect(errorText(ApiError.noResponse(code), inEnglish)).toBe('No connection to the server');
  });

  it.each([
    [1, '1 минуту', '1 minute'],
    [61, '2 минуты', '2 minutes'],
    [300, '5 минут', '5 minutes'],
    [1260, '21 минуту', '21 minutes'],
  ])(
    'shows the minutes of Retry-After for a 429 without a message: %i s [SHELL-215]',
    (retryAfter, russian, english) => {
      const error = new ApiError({ status: 429, retryAfter });
      expect(errorText(error, inRussian).replaceAll('\u00a0', ' ')).toBe(
        `Слишком много попыток. Повторите через ${russian}`,
      );
      expect(errorText(error, inEnglish)).toBe(`Too many attempts. Try again in ${english}`);
    },
  );
});
