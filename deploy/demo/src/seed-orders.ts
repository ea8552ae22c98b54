import { importOrders, type ImportedOrder } from '@fairfront/backend/areas/services';
import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import type { DemoCalendar } from './demo-calendar';
import { demoOrder, demoOrders, instantOf, participationOf, type OrderEntry } from './demo-orders';
import { demoUsers } from './demo-participations';
import { documentName, type DrawnFile, type DrawnFiles } from './order-files';

/** Who of the organiser answers orders, and in whose name: the third manager of each exhibition. */
const staffId = demoUsers.find(({ access }) => access === 'manager')?.id ?? 0;
const managerOf = ({ participation_id }: OrderEntry): number =>
  participationOf(participation_id).exhibition_id * 100 + 3;

const importedFile = (file: DrawnFile, created_at: Date) => ({ ...file, extension: 'pdf', created_at });

/** Orders of all participations with lines, history, chat, files and read marks. */
export const seedOrders = async (
  trx: Transaction<Tables>,
  calendar: DemoCalendar,
  drawn: DrawnFiles,
): Promise<void> => {
  let lastMessage = 0;
  const orders = demoOrders.map((entry): ImportedOrder => {
    const { row, lines, history } = demoOrder(entry, calendar);
    const drawnFile = (name: string, created_at: Date) => {
      const stored = drawn.get(`${entry.id} ${name}`);
      return stored ? [importedFile(stored, created_at)] : [];
    };
    return {
      ...row,
      lines,
      history: history.map(({ file, details, user_id, created_at, kind }) => ({
        ...{ kind, created_at },
        details: file === null ? details : { file: documentName(entry, file) },
        by_staff: user_id === null,
        user_id: user_id ?? staffId,
      })),
      documents: history.flatMap(({ file, created_at }) => (file === null ? [] : drawnFile(file, created_at))),
      messages: entry.messages.map(({ at, text, by, files = [] }) => {
        const created_at = instantOf(calendar, at);
        lastMessage += 1;
        return {
          ...{ id: lastMessage, text, created_at },
          sender: by === undefined ? 'manager' : 'user',
          user_id: by ?? staffId,
          manager_id: by === undefined ? managerOf(entry) : null,
          files: files.flatMap((name) => drawnFile(name, created_at)),
        };
      }),
      reads: Object.entries(entry.reads).map(([user, messages = 0]) => ({
        user_id: Number(user),
        by_staff: Number(user) === staffId,
        messages,
      })),
    };
  });
  await importOrders(trx, orders);
};
