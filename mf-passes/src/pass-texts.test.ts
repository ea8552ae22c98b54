import { translateIn } from '@fairfront/shared-kit/testing';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { arrivalPurposes, passErrorCodes, passStatuses, type PassErrorCode } from './model';

const texts = { passes: { ru, en } };
const russian = translateIn('ru', texts);
const english = translateIn('en', texts);

describe('words of passes', () => {
  const refusedChanges: [PassErrorCode, string, string][] = [
    ['no_write_access', 'You don’t have permission to change passes', 'У вас нет прав на изменение пропусков'],
    ['deadline_reached', 'The deadline for these passes has passed', 'Срок оформления этих пропусков истёк'],
    [
      'visa_not_rejected',
      'A visa pass can be deleted only when it is rejected',
      'Визовый пропуск можно удалить, только если он отклонён',
    ],
  ];
  it.each(refusedChanges)(
    'a change refused as %s, in both languages [PASS-240] [PASS-242] [PASS-247]',
    (code, english, russian) => {
      expect([en.errors[code], ru.errors[code]]).toEqual([english, russian]);
    },
  );

  const refusedFiles: [PassErrorCode, string, string][] = [
    [
      'blank_invalid',
      'The package file is empty or is not a valid template',
      'Файл пакета пуст или не соответствует бланку',
    ],
    ['upload_failed', 'The file could not be uploaded', 'Не удалось загрузить файл'],
  ];
  it.each(refusedFiles)('a file refused as %s, in both languages [PASS-254] [PASS-255]', (code, english, russian) => {
    expect([en.errors[code], ru.errors[code]]).toEqual([english, russian]);
  });

  const refusedPasses: [PassErrorCode, string, string][] = [
    ['quota_reached', 'The pass quota has been reached', 'Достигнута квота пропусков'],
    [
      'birth_date_invalid',
      'Enter a date of birth between 1 Jan 1900 and today',
      'Укажите дату рождения не раньше 01.01.1900 и не позже сегодняшнего дня',
    ],
    ['fields_invalid', 'Check the pass fields', 'Проверьте поля пропуска'],
  ];
  it.each(refusedPasses)(
    'a pass refused as %s, in both languages [PASS-256] [PASS-257] [PASS-258]',
    (code, english, russian) => {
      expect([en.errors[code], ru.errors[code]]).toEqual([english, russian]);
    },
  );

  const notDone: [PassErrorCode, string, string][] = [
    [
      'server_error',
      'Server error, the changes were not saved. Try again later',
      'Ошибка сервера, изменения не сохранены. Попробуйте позже',
    ],
    [
      'creation_disabled',
      'The organiser has closed applications for these passes',
      'Оформление пропусков закрыто организатором',
    ],
    [
      'not_printable',
      'This pass cannot be downloaded or printed now',
      'Сейчас этот пропуск нельзя скачать или распечатать',
    ],
    ['nothing_to_print', 'There are no passes to download or print', 'Нет пропусков для скачивания и печати'],
  ];
  it.each(notDone)(
    'what cannot be done because of %s, in both languages [PASS-260] [PASS-280]',
    (code, english, russian) => {
      expect([en.errors[code], ru.errors[code]]).toEqual([english, russian]);
    },
  );

  it('labels of the statuses [PASS-104] [PASS-105] [PASS-164] [PASS-165]', () => {
    expect(passStatuses.map((status) => ru.status.personal[status])).toEqual(['В обработке', 'Принят', 'Отклонён']);
    expect(passStatuses.map((status) => en.status.personal[status])).toEqual([
      'Being processed',
      'Accepted',
      'Rejected',
    ]);
    expect([en.status.car.consideration, ru.status.car.consideration]).toEqual([
      'Under consideration',
      'На рассмотрении',
    ]);
    expect([en.status.car.rejected, ru.status.car.rejected]).toEqual(['Rejected', 'Отклонён']);
  });

  it('numbers of rows and passes [PASS-007] [PASS-189] [PASS-259]', () => {
    expect([1, 2, 5, 11, 21].map((n) => russian('passes:errors.rows_invalid', { count: n }).slice(17))).toEqual([
      '1 строке',
      '2 строках',
      '5 строках',
      '11 строках',
      '21 строке',
    ]);
    expect(english('passes:errors.rows_invalid', { count: 1 })).toBe('The file has errors in 1 row');
    expect(english('passes:errors.rows_invalid', { count: 2 })).toBe('The file has errors in 2 rows');
    expect([1, 3, 12, 21, 112, 122].map((n) => russian('passes:import.added', { count: n }))).toEqual([
      'Добавлен 1 пропуск',
      'Добавлено 3 пропуска',
      'Добавлено 12 пропусков',
      'Добавлен 21 пропуск',
      'Добавлено 112 пропусков',
      'Добавлено 122 пропуска',
    ]);
    expect(english('passes:import.added', { count: 1 })).toBe('1 pass added');
  });

  it('every code and every purpose has its text [PASS-143] [PASS-280]', () => {
    // a file with wrong rows is refused by its number of rows
    const codes = [...passErrorCodes, 'rows_invalid_one', 'rows_invalid_other'];
    expect(Object.keys(en.errors)).toEqual(codes);
    expect(Object.keys(en.purpose)).toEqual(arrivalPurposes);
  });
});
