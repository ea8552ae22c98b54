import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import type { DemoCalendar } from './demo-calendar';
import { demoOrder, demoOrders, instantOf, participationOf, type DemoOrderLine, type OrderEntry } from './demo-orders';
import { demoUsers } from './demo-participations';
import { documentName, type DrawnFile, type DrawnFiles } from './order-files';

/** Who of the organiser answers orders, and in whose name: the third manager of each exhibition. */
const staffId = demoUsers.find(({ access }) => access === 'manager')?.id ?? 0;
const managerOf = ({ participation_id }: OrderEntry): number =>
  participationOf(participation_id).exhibition_id * 100 + 3;

const lineRow = ({ service, placed, ...line }: DemoOrderLine, order_id: number, index: number) => ({
  ...line,
  order_id,
  position: index + 1,
  service: JSON.stringify(service),
  dates: JSON.stringify(line.dates),
  quantity_by_dates: JSON.stringify(line.quantity_by_dates),
  time_range_by_dates: JSON.stringify(line.time_range_by_dates),
  placed: placed && JSON.stringify(placed),
});

const fileRow = (file: DrawnFile, rest: { order_id: number; message_id: number | null; created_at: Date }) => ({
  ...rest,
  ...file,
  kind: rest.message_id === null ? ('document' as const) : ('chat' as const),
  extension: 'pdf',
});

/** Orders of all participations with lines, history, chat, files and read marks: one statement a table. */
export const seedOrders = async (
  trx: Transaction<Tables>,
  calendar: DemoCalendar,
  drawn: DrawnFiles,
): Promise<void> => {
  const orders: Insertable<Tables['additional_orders']>[] = [];
  const lines: Insertable<Tables['order_lines']>[] = [];
  const history: Insertable<Tables['order_history']>[] = [];
  const messages: Insertable<Tables['order_messages']>[] = [];
  const files: Insertable<Tables['order_files']>[] = [];
  const reads: Insertable<Tables['order_reads']>[] = [];
  for (const entry of demoOrders) {
    const order = demoOrder(entry, calendar);
    orders.push(order.row);
    lines.push(...order.lines.map((line, index) => lineRow(line, entry.id, index)));
    for (const { file, details, user_id, created_at, kind } of order.history) {
      const stored = file === null ? undefined : drawn.get(`${entry.id} ${file}`);
      if (stored) files.push(fileRow(stored, { order_id: entry.id, message_id: null, created_at }));
      const named = file === null ? details : { file: documentName(entry, file) };
      history.push({
        ...{ order_id: entry.id, kind, created_at },
        details: JSON.stringify(named),
        by_staff: user_id === null,
        user_id: user_id ?? staffId,
      });
    }
    const ids = entry.messages.map(({ at, text, by, files: names = [] }) => {
      const id = messages.length + 1;
      const created_at = instantOf(calendar, at);
      messages.push({
        ...{ id, order_id: entry.id, text, created_at },
        sender: by === undefined ? 'manager' : 'user',
        user_id: by ?? staffId,
        manager_id: by === undefined ? managerOf(entry) : null,
      });
      for (const name of names) {
        const stored = drawn.get(`${entry.id} ${name}`);
        if (stored) files.push(fileRow(stored, { order_id: entry.id, message_id: id, created_at }));
      }
      return { id, created_at };
    });
    for (const [user, count = 0] of Object.entries(entry.reads)) {
      const last = ids[count - 1];
      if (!last) throw new Error(`order ${entry.id} has no message ${count}`);
      reads.push({
        ...{ order_id: entry.id, user_id: Number(user), by_staff: Number(user) === staffId },
        ...{ last_message_id: last.id, read_at: last.created_at },
      });
    }
  }
  await trx.insertInto('additional_orders').values(orders).execute();
  await trx.insertInto('order_lines').values(lines).execute();
  await trx.insertInto('order_history').values(history).execute();
  await trx.insertInto('order_messages').values(messages).execute();
  if (files.length > 0) await trx.insertInto('order_files').values(files).execute();
  await trx.insertInto('order_reads').values(reads).execute();
};
