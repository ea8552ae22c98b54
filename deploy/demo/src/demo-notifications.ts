import type { NotificationKind } from '@fairfront/shared-kit/domain/identity/notifications';
import type { NotificationSubject } from '@fairfront/backend/identity';
import type { DemoCalendar } from './demo-calendar';
import { demoCarPasses, demoPersonalPasses } from './demo-passes';

export interface DemoNotification {
  user_id: number;
  participation_id: number;
  type: 'personal-pass' | 'car-pass' | 'order' | 'catalogue' | 'document' | 'organizer';
  kind: NotificationKind;
  created_at: string;
  read_at: string | null;
  message_rus: string;
  message_eng: string;
  reason: string | null;
  subject: NotificationSubject | null;
}

/** [day, hour, type, read, ru, en, reason], newest first; every user of the main participation has all of them. */
const lines: readonly (readonly [number, number, DemoNotification['type'], boolean, string, string, string?])[] = [
  [
    0,
    9,
    'car-pass',
    false,
    'Пропуск на автомобиль А482МР77: отклонён',
    'Car pass А482МР77: rejected',
    'Номер прицепа не совпадает с документами',
  ],
  [
    -1,
    16,
    'order',
    false,
    'Новое сообщение от менеджера по заказу №\u00a01042',
    'New message from the manager about order No. 1042',
  ],
  [-1, 11, 'order', false, 'Заказ №\u00a01042 ждёт вашего подтверждения', 'Order No. 1042 awaits your confirmation'],
  [
    -2,
    10,
    'catalogue',
    false,
    'До окончания приёма заявок в каталог осталось 22 дня',
    '22 days are left to submit the catalogue order',
  ],
  [-4, 14, 'personal-pass', true, 'Пропуск (Кузнецов Артём): принят', 'Pass of Кузнецов Артём: accepted'],
  [-5, 12, 'document', true, 'Выставлен счёт №\u00a0218/26', 'Invoice No. 218/26 has been issued'],
  [
    -8,
    15,
    'personal-pass',
    true,
    'Пропуск (Чернов Иван): отклонён',
    'Pass of Чернов Иван: rejected',
    'Фамилия и имя не совпадают с паспортом',
  ],
  [
    -13,
    9,
    'organizer',
    true,
    'Опубликован план монтажа: проверьте время завоза для своего стенда',
    'The installation plan is out: check the delivery time of your stand',
  ],
];

/** The subject of a notification, found by the words of its text; the organiser's news have none. */
const subjectOf = (
  calendar: DemoCalendar,
  type: DemoNotification['type'],
  message: string,
): DemoNotification['subject'] => {
  const isOwn = ({ participation_id }: { participation_id: number }) => participation_id === 101;
  const idOf: Record<DemoNotification['type'], () => number | undefined> = {
    'personal-pass': () =>
      demoPersonalPasses(calendar).find((pass) => isOwn(pass) && message.includes(`(${pass.lastname} ${pass.name})`))
        ?.id,
    'car-pass': () => demoCarPasses(calendar).find((pass) => isOwn(pass) && message.includes(pass.car_number))?.id,
    order: () => Number(/№\s(\d+)/.exec(message)?.[1]),
    // the order of the catalogue has the number of its participation
    catalogue: () => 101,
    document: () => 1,
    organizer: () => undefined,
  };
  const id = idOf[type]();
  if (type === 'organizer' || id === undefined) return null;
  return { kind: message.startsWith('Новое сообщение') ? 'chat' : type, id };
};

/** The setting that such a notification follows. */
const kindOf = (type: DemoNotification['type'], reason: string | null, subject: DemoNotification['subject']) => {
  if (type === 'personal-pass' || type === 'car-pass') return reason === null ? 'pass-status' : 'pass-rejected';
  return subject?.kind === 'chat' ? 'chat' : type;
};

/** Eight notifications for each of the five users of participation 101: forty, four of each user unread. */
export const demoNotifications = (calendar: DemoCalendar, userIds: readonly number[]): DemoNotification[] => {
  const { instant } = calendar;
  const facts = lines.map(([day, hour, type, isRead, message_rus, message_eng, reason = null]) => ({
    participation_id: 101,
    type,
    created_at: instant(day, hour),
    read_at: isRead ? instant(day, hour + 2) : null,
    message_rus,
    message_eng,
    reason,
    subject: subjectOf(calendar, type, message_rus),
  }));
  return userIds.flatMap((user_id) =>
    facts.map((fact) => ({ user_id, kind: kindOf(fact.type, fact.reason, fact.subject), ...fact })),
  );
};
