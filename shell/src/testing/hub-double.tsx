import { defineChecklist, defineTile, useParticipant, useTranslation } from '@fairfront/shared-kit/platform';
import { buildParticipation } from '@fairfront/shared-kit/testing';
import { startShell, type TestParts } from './shell-double';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** A participation whose exhibition opens in 21 days. */
export const hubParticipation = (changes: Parameters<typeof buildParticipation>[0] = {}) => {
  const made = buildParticipation(changes);
  Object.assign(made.exhibition, {
    timezone: 'UTC',
    installation_started_at: day(16),
    installation_ended_at: day(20),
    started_at: day(21),
    ended_at: day(24),
    dismantling_started_at: day(25),
    dismantling_ended_at: day(26),
    catalog_order_deadline: day(9),
  });
  return made;
};

/** A tile with everything a tile can say. */
export const companyTile = defineTile(() => {
  const { t } = useTranslation('test');
  const { id } = useParticipant();
  return {
    state: 'ready',
    body: <p>{`${t('word')} ${id}`}</p>,
    deadline: { label: 'до 9 июня', tone: 'neutral' },
    actions: [{ label: 'Заполнить', target: { modal: 'event-modal-company-profile', params: {} } }],
  };
});
/** Two open items, one of them urgent, and one that is done. */
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

/** The hub with these parts of a remote. */
export const startHub = (parts: TestParts, changes: Parameters<typeof buildParticipation>[0] = {}) =>
  startShell({ address: '/participant/101', parts }, (fake) =>
    fake.on('get', '/participants/{id}', { data: hubParticipation(changes) }),
  );
