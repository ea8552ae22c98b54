import type { DemoCalendar } from './demo-calendar';

export interface DemoNotification {
  user_id: number;
  participation_id: number;
  type: 'personal-pass' | 'car-pass' | 'order' | 'catalogue' | 'document' | 'organizer';
  created_at: string;
  read_at: string | null;
  message_rus: string;
  message_eng: string;
}

/** [day, hour, type, read, ru, en], newest first; every user of the main participation has all of them. */
const lines: readonly (readonly [number, number, DemoNotification['type'], boolean, string, string])[] = [
  [0, 9, 'car-pass', false, 'Пропуск на автомобиль А482МР77: Отклонён', 'Car pass А482МР77: Rejected'],
  [
    -1,
    16,
    'order',
    false,
    'Новое сообщение от менеджера по заказу № 1042',
    'New message from the manager about order No. 1042',
  ],
  [-1, 11, 'order', false, 'Заказ № 1042 ждёт вашего подтверждения', 'Order No. 1042 awaits your confirmation'],
  [
    -2,
    10,
    'catalogue',
    false,
    'До окончания приёма заявок в каталог осталось 22 дня',
    '22 days are left to submit the catalogue order',
  ],
  [-4, 14, 'personal-pass', true, 'Пропуск (Кузнецов Артём): Принят', 'Pass of Кузнецов Артём: Accepted'],
  [-5, 12, 'document', true, 'Выставлен счёт № 218/26', 'Invoice No. 218/26 has been issued'],
  [-8, 15, 'personal-pass', true, 'Пропуск (Чернов Иван): Отклонён', 'Pass of Чернов Иван: Rejected'],
  [
    -13,
    9,
    'organizer',
    true,
    'Опубликован план монтажа: проверьте время завоза для своего стенда',
    'The installation plan is out: check the delivery time of your stand',
  ],
];

/** Eight notifications for each of the five users of participation 101: forty, four of each user unread. */
export const demoNotifications = ({ instant }: DemoCalendar, userIds: readonly number[]): DemoNotification[] =>
  userIds.flatMap((user_id) =>
    lines.map(([day, hour, type, isRead, message_rus, message_eng]) => ({
      user_id,
      participation_id: 101,
      type,
      created_at: instant(day, hour),
      read_at: isRead ? instant(day, hour + 2) : null,
      message_rus,
      message_eng,
    })),
  );
