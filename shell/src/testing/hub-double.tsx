import { defineChecklist, defineTile, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { openParticipation } from './open-participation';
import { startShell, type TestParts } from './shell-double';

/** A tile that uses every feature of tiles. */
export const companyTile = defineTile(() => {
  const { t } = useTranslation('test');
  const { id } = useParticipation();
  return {
    state: 'ready',
    body: <p>{`${t('word')} ${id}`}</p>,
    deadline: { label: 'до 9 июня', tone: 'neutral' },
    actions: [{ label: 'Заполнить', target: { modal: 'event-modal-company-profile', params: {} } }],
  };
});
/** Two open items, one of them urgent, and a done one. */
export const todoChecklist = defineChecklist(() => ({
  state: 'ready',
  items: [
    {
      id: 'address',
      done: false,
      title: 'Указать адрес',
      target: { modal: 'event-modal-company-profile', params: {} },
    },
    {
      id: 'pass',
      done: false,
      tone: 'danger',
      title: 'Исправить пропуск',
      detail: 'Отклонён',
      target: { route: 'orders', params: { id: 101 } },
    },
    { id: 'logo', done: true, title: 'Загрузить логотип' },
  ],
}));

/** Opens the hub with these parts of a remote. */
export const startHub = (parts: TestParts, changes: Parameters<typeof openParticipation>[0] = {}) =>
  startShell({ address: '/participant/101', parts }, (fake) =>
    fake.on('get', '/participants/{id}', { data: openParticipation(changes) }),
  );
