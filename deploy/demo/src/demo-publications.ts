import type { PublicationStatus, PublicationType } from '@fairfront/shared-kit/domain/account';
import { importPublications } from '@fairfront/backend/areas/account';
import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import type { DemoCalendar } from './demo-calendar';

interface DemoPublication {
  id: number;
  participation_id: number;
  type: PublicationType;
  status: PublicationStatus;
  title: string;
  text: string;
  comment: string | null;
  /** Of the user who has sent it. */
  created_by: number;
  /** Days from today and hours of Moscow. */
  sent: readonly [day: number, hour: number];
  changed: readonly [day: number, hour: number];
}

/** Publication requests, one in every status, and one of another company (mock-up w25). */
const demoPublications: readonly DemoPublication[] = [
  {
    id: 1,
    participation_id: 101,
    type: 'news',
    status: 'posted',
    title: '«Северная механика» на ТехноФоруме',
    text: 'Ждём вас на стенде 24C10: покажем обработку деталей на двух станках и ответим на вопросы технологов.',
    comment: null,
    created_by: 3,
    sent: [-13, 11],
    changed: [-11, 15],
  },
  {
    id: 2,
    participation_id: 101,
    type: 'product',
    status: 'rejected',
    title: 'Измерительная машина СМ-М200',
    text: 'Координатная измерительная машина для цеха: точность 2 мкм, рабочая зона 600 × 800 × 500 мм.',
    comment: 'На фото виден логотип другой компании. Замените снимок и отправьте снова.',
    created_by: 3,
    sent: [-7, 10],
    changed: [-5, 12],
  },
  {
    id: 3,
    participation_id: 101,
    type: 'news',
    status: 'in_work',
    title: 'Открыли сервисный центр в Казани',
    text: 'Запасные части есть на складе, выезд инженера в течение двух дней.\n\nАдрес и телефон назовём на стенде.',
    comment: null,
    created_by: 3,
    sent: [-4, 14],
    changed: [-3, 10],
  },
  {
    id: 4,
    participation_id: 130,
    type: 'product',
    status: 'new',
    title: 'Torque wrenches VT-40',
    text: 'Digital torque wrenches from 5 to 400 N·m with a memory of 2,000 readings.',
    comment: null,
    created_by: 10,
    sent: [-3, 12],
    changed: [-3, 12],
  },
  {
    id: 5,
    participation_id: 101,
    type: 'product',
    status: 'new',
    title: 'Обрабатывающий центр СМ-850',
    text: 'Вертикальный центр для серий до 500 деталей: стол 850 × 500 мм, шпиндель 12 000 об/мин.',
    comment: null,
    created_by: 3,
    sent: [-2, 16],
    changed: [-2, 16],
  },
];

/** The requests of the demo world. */
export const seedPublications = (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> =>
  importPublications(
    trx,
    demoPublications.map(({ sent, changed, ...request }) => ({
      ...request,
      created_at: new Date(calendar.instant(...sent)),
      updated_at: new Date(calendar.instant(...changed)),
    })),
  );
