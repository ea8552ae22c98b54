import {
  passErrorText,
  passesAddedText,
  rowsInvalidText,
  statusTexts,
  whyNotText,
  type PassErrorCode,
} from './messages';
import { passStatuses } from './pass';
import { moscow } from './testing';

describe('words of passes', () => {
  it('each reason with its date where it has one [PASS-106] [PASS-070] [PASS-060]', () => {
    const words = (why: Parameters<typeof whyNotText>[0]) => [
      whyNotText(why, 'Europe/Moscow', 'en'),
      whyNotText(why, 'Europe/Moscow', 'ru'),
    ];
    const window = { from: moscow('2026-05-01 00:00:00'), to: moscow('2026-05-21 23:59:59') };
    expect(words({ code: 'not_printable', because: 'window', window })).toEqual([
      'Download and print are available from 1\u00a0May\u00a02026 to 21\u00a0May\u00a02026',
      'Скачать и распечатать можно с 01.05.2026 по 21.05.2026',
    ]);
    expect(words({ code: 'deadline_reached', at: moscow('2026-05-15 23:59:59') })).toEqual([
      'The deadline for these passes has passed (15\u00a0May\u00a02026)',
      'Срок оформления этих пропусков истёк (15.05.2026)',
    ]);
    expect(words({ code: 'creation_disabled' })).toEqual([
      'The organiser has closed applications for these passes',
      'Оформление пропусков закрыто организатором',
    ]);
    expect(words({ code: 'quota_reached', total: null })).toEqual([
      'No passes are included in your participation',
      'Пропуска не входят в условия вашего участия',
    ]);
    expect(words({ code: 'quota_reached', total: 5 })[0]).toBe('The pass quota has been reached');
    expect(words({ code: 'not_printable', because: 'visa' })[1]).toBe('Визовое приглашение здесь скачать нельзя');
    expect(words({ code: 'not_printable', because: 'status' })[0]).toMatch(/accepted/);
  });

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
      expect([passErrorText(code, 'en'), passErrorText(code, 'ru')]).toEqual([english, russian]);
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
    expect([passErrorText(code, 'en'), passErrorText(code, 'ru')]).toEqual([english, russian]);
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
      expect([passErrorText(code, 'en'), passErrorText(code, 'ru')]).toEqual([english, russian]);
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
      expect([passErrorText(code, 'en'), passErrorText(code, 'ru')]).toEqual([english, russian]);
    },
  );

  it('labels of the statuses [PASS-104] [PASS-105] [PASS-164] [PASS-165]', () => {
    expect(passStatuses.map((status) => statusTexts.personal[status].ru)).toEqual([
      'В обработке',
      'Принят',
      'Отклонён',
    ]);
    expect(passStatuses.map((status) => statusTexts.personal[status].en)).toEqual([
      'Being processed',
      'Accepted',
      'Rejected',
    ]);
    expect(statusTexts.car.consideration).toEqual({ en: 'Under consideration', ru: 'На рассмотрении' });
    expect(statusTexts.car.rejected).toEqual({ en: 'Rejected', ru: 'Отклонён' });
  });

  it('numbers of rows and passes [PASS-007] [PASS-189] [PASS-259]', () => {
    expect([1, 2, 5, 11, 21].map((n) => rowsInvalidText(n, 'ru').slice(17))).toEqual([
      '1 строке',
      '2 строках',
      '5 строках',
      '11 строках',
      '21 строке',
    ]);
    expect(rowsInvalidText(1, 'en')).toBe('The file has errors in 1 row');
    expect(rowsInvalidText(2, 'en')).toBe('The file has errors in 2 rows');
    expect([1, 3, 12, 21, 112, 122].map((n) => passesAddedText(n, 'ru'))).toEqual([
      'Добавлен 1 пропуск',
      'Добавлено 3 пропуска',
      'Добавлено 12 пропусков',
      'Добавлен 21 пропуск',
      'Добавлено 112 пропусков',
      'Добавлено 122 пропуска',
    ]);
    expect(passesAddedText(1, 'en')).toBe('1 pass added');
  });
});
