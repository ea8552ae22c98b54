import { failWith, renderInPlatform, screen, waitFor } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import type { PassErrorCode } from '@fairfront/shared-kit/domain/passes';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { chooseListAction } from '../testing/list-tools';
import { buildPersonalPass } from '../testing/passes';
import { createPassesApi } from '../testing/passes-api';

const refusals: [PassErrorCode, string, string][] = [
  ['no_write_access', 'You don’t have permission to change passes', 'У вас нет прав на изменение пропусков'],
  [
    'creation_disabled',
    'The organiser has closed applications for these passes',
    'Оформление пропусков закрыто организатором',
  ],
  ['deadline_reached', 'The deadline for these passes has passed', 'Срок оформления этих пропусков истёк'],
  ['quota_reached', 'The pass quota has been reached', 'Достигнута квота пропусков'],
  [
    'visa_not_rejected',
    'A visa pass can be deleted only when it is rejected',
    'Визовый пропуск можно удалить, только если он отклонён',
  ],
  [
    'not_printable',
    'This pass cannot be downloaded or printed now',
    'Сейчас этот пропуск нельзя скачать или распечатать',
  ],
  ['nothing_to_print', 'There are no passes to download or print', 'Нет пропусков для скачивания и печати'],
  [
    'birth_date_invalid',
    'Enter a date of birth between 1 Jan 1900 and today',
    'Укажите дату рождения не раньше 01.01.1900 и не позже сегодняшнего дня',
  ],
  ['fields_invalid', 'Check the pass fields', 'Проверьте поля пропуска'],
  [
    'blank_invalid',
    'The package file is empty or is not a valid template',
    'Файл пакета пуст или не соответствует бланку',
  ],
  ['upload_failed', 'The file could not be uploaded', 'Не удалось загрузить файл'],
  [
    'server_error',
    'Server error, the changes were not saved. Try again later',
    'Ошибка сервера, изменения не сохранены. Попробуйте позже',
  ],
];

it.each(refusals)(
  'a change refused as %s is explained in the user’s language [PASS-240] [PASS-242] [PASS-247] [PASS-252] [PASS-254] [PASS-255] [PASS-256] [PASS-257] [PASS-258] [PASS-260] [PASS-280]',
  async (code, english, russian) => {
    const { api } = createPassesApi({ passes: [buildPersonalPass({ id: 1, lastname: 'Соколова' })] });
    api.on('delete', '/participants/{id}/personal-passes', () => failWith(422, { code, message: 'x' }));
    const { person, platform } = renderInPlatform(<ParticipantPassesModal params={{}} />, {
      texts: { passes: { ru, en } },
      modalTitle: en.participant.title,
      now: '2026-04-20T12:00:00+03:00',
      api,
    });
    await screen.findByRole('row', { name: /Соколова/ });
    await chooseListAction(person, 'Delete all');
    await waitFor(() => expect(platform.log.errors).toEqual([english]));
    await platform.setLocale('ru');
    await chooseListAction(person, 'Удалить все', 'Действия со списком');
    await waitFor(() => expect(platform.log.errors).toEqual([english, russian]));
    expect(screen.getByRole('row', { name: /Соколова/ })).toBeVisible();
  },
);
