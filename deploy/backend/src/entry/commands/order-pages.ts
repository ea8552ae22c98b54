import type { OrganizerOrder, OrganizerOrderDetail } from '@fairfront/shared-kit/domain/services/api';
import { minute, money, section } from './printed-values';

/** Orders as the command line prints them. */

/** One order in one line. */
export const orderLine = (order: OrganizerOrder): string => {
  const { id, status, exhibitor, currency, unread_messages_count: unread } = order;
  const facts = [
    String(id).padStart(6),
    status,
    `participation ${exhibitor.id}`,
    exhibitor.name_rus,
    exhibitor.stands.map(({ title }) => title).join(', '),
    money(order.total_with_vat, currency),
    unread > 0 ? `unread: ${unread}` : '',
  ];
  return facts.filter(Boolean).join('  ');
};

const daysOf = (line: OrganizerOrder['services'][number]): string =>
  [
    ...line.dates,
    ...line.quantity_by_dates.map(({ date, quantity }) => `${date}: ${quantity}`),
    ...line.time_range_by_dates.map(({ date, time_range }) => `${date}: ${time_range.join(', ')} h`),
  ].join('; ');

const changesOf = ({ changes, currency }: OrganizerOrderDetail): string[] =>
  changes.map(({ line_id, name_rus, before, after }) => {
    const [was, is] = [before, after].map((state) =>
      state ? `${state.quantity} for ${money(state.amount_with_vat, currency)}` : 'none',
    );
    return `${line_id}  ${name_rus}: ${was} -> ${is}`;
  });

const historyOf = ({ history, currency }: OrganizerOrderDetail): string[] =>
  history.map(({ created_at, kind, by, status, total_with_vat, file }) =>
    [
      minute(created_at),
      kind,
      status ?? file ?? (kind === 'amounts' ? money(total_with_vat, currency) : ''),
      by.name ?? (by.is_staff ? 'organiser' : ''),
    ]
      .filter(Boolean)
      .join('  '),
  );

const chatOf = ({ messages }: OrganizerOrderDetail): string[] =>
  messages.map(({ created_at, from, user, manager, text, files }) => {
    const author = from === 'user' ? user && `${user.lastname} ${user.name}` : manager?.lastname_rus;
    const names = files.map(({ id, original_name }) => `[file ${id}: ${original_name}]`);
    return [minute(created_at), `${author ?? from}:`, text.replace(/\s+/g, ' '), ...names].filter(Boolean).join('  ');
  });

/** One order with everything that is known of it; times in UTC. */
export const orderPage = (order: OrganizerOrderDetail): string => {
  const { currency, placed_by: person, comment, moves } = order;
  return [
    orderLine(order),
    ...(person
      ? [`placed by ${person.lastname} ${person.name}, ${person.email}${person.phone ? `, ${person.phone}` : ''}`]
      : []),
    ...(comment ? [`comment: ${comment}`] : []),
    `can be moved to: ${moves.length > 0 ? moves.join(', ') : 'nothing'}`,
    ...section(
      'lines',
      order.services.map((line) =>
        [
          line.line_id,
          `${line.name_rus},`,
          `${line.quantity} ${line.unit.name_rus} at ${money(line.price_with_vat, currency)}:`,
          money(line.amount_with_vat, currency),
          daysOf(line),
        ]
          .join(' ')
          .trim(),
      ),
    ),
    ...section(
      'taken out',
      order.removed.map(({ line_id, name_rus }) => `${line_id}  ${name_rus}`),
    ),
    ...section('changed since it was placed', changesOf(order)),
    ...section(
      'documents',
      order.documents.map(({ id, kind, original_name }) => `${id}  ${kind ?? 'document'}  ${original_name}`),
    ),
    ...section('history', historyOf(order)),
    ...section('chat', chatOf(order)),
  ].join('\n');
};
