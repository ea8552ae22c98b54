import type {
  ExtendedDates,
  ExtensionKind,
  ExtensionRules,
  ExtensionState,
} from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { importExtensions } from '@fairfront/backend/areas/account';
import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import type { DemoCalendar } from './demo-calendar';

/** What the organiser allows in each exhibition; in the others nothing is extended (mock-up y12). */
export const demoExtensionRules = (exhibitionId: number, { day }: DemoCalendar): ExtensionRules => {
  if (exhibitionId === 1) {
    return {
      'visa-simple': { until: day(28), note_rus: null, note_eng: null },
      'visa-difficult': {
        until: null,
        note_rus: 'оформление занимает 25 рабочих дней',
        note_eng: 'the procedure takes 25 working days',
      },
      'participant-passes': { until: day(41), note_rus: null, note_eng: null },
      'installation-passes': {
        until: day(43),
        note_rus: 'потом списки уходят охране',
        note_eng: 'then the lists go to the security service',
      },
      'car-passes': { until: day(50), note_rus: null, note_eng: null },
      'catalogue-order': { until: day(27), note_rus: 'потом вёрстка', note_eng: 'then the catalogue is laid out' },
    };
  }
  if (exhibitionId === 3) {
    return {
      'installation-passes': {
        until: day(4),
        note_rus: 'это последний день демонтажа',
        note_eng: 'this is the last day of dismantling',
      },
    };
  }
  return {};
};

interface DemoExtension {
  id: number;
  participation_id: number;
  kind: ExtensionKind;
  status: ExtensionState;
  reason: string;
  comment: string | null;
  /** Days from today. */
  former: number;
  asked: number;
  granted: number | null;
  /** Days from today, hours and minutes of Moscow. */
  sent: readonly [day: number, hour: number, minute: number];
  decided: readonly [day: number, hour: number, minute: number] | null;
}

/** Who asks and who decides. */
const [editor, organizer] = [3, 11];

/** One request granted, one refused, one that waits. */
const demoExtensions: readonly DemoExtension[] = [
  {
    id: 1,
    participation_id: 101,
    kind: 'visa-difficult',
    status: 'refused',
    reason: 'Партнёр из Турции получит новый паспорт только через две недели',
    comment: 'Оформление занимает 25 рабочих дней',
    former: 12,
    asked: 18,
    granted: null,
    sent: [-5, 11, 20],
    decided: [-4, 16, 5],
  },
  {
    id: 2,
    participation_id: 101,
    kind: 'visa-simple',
    status: 'granted',
    reason: 'Состав делегации из Китая утвердят на следующей неделе',
    comment: 'Позже приглашения не успеем передать в консульство',
    former: 25,
    asked: 28,
    granted: 27,
    sent: [-3, 15, 10],
    decided: [-1, 12, 30],
  },
  {
    id: 3,
    participation_id: 101,
    kind: 'car-passes',
    status: 'pending',
    reason: 'Станок вывозим в дни демонтажа, номер машины перевозчик назовёт накануне',
    comment: null,
    former: 48,
    asked: 50,
    granted: null,
    sent: [-1, 9, 40],
    decided: null,
  },
];

/** Last days that a participation of the demo world was granted. */
export const demoExtendedDates = (participationId: number, { day }: DemoCalendar): ExtendedDates =>
  participationId === 101 ? { visa_simple_deadline: day(27) } : {};

/** The requests of the demo world. */
export const seedExtensions = (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  const { day } = calendar;
  const at = ([days, hour, minute]: readonly [number, number, number]) =>
    new Date(calendar.instant(days, hour, minute));
  return importExtensions(
    trx,
    demoExtensions.map(({ former, asked, granted, sent, decided, ...request }) => ({
      ...request,
      former_at: new Date(Date.parse(calendar.instant(former + 1, 0)) - 1000),
      asked_until: day(asked),
      granted_until: granted === null ? null : day(granted),
      created_by: editor,
      created_at: at(sent),
      decided_by: decided && organizer,
      decided_at: decided && at(decided),
    })),
  );
};
