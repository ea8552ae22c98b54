import type { OrganizerCatalogOrder, OrganizerCatalogOrderDetail } from '@fairfront/shared-kit/domain/catalogue/api';
import { minute, money, section } from './printed-values';

/** Catalogue orders as the command line prints them. */

/** One order in one line. */
export const catalogueLine = ({ id, status, exhibitor, totals, ...order }: OrganizerCatalogOrder): string =>
  [
    String(id).padStart(6),
    status,
    `participation ${exhibitor.id}`,
    exhibitor.name_rus,
    exhibitor.stands.map(({ title }) => title).join(', '),
    totals ? money(totals.with_vat, totals.currency) : '',
    order.submitted_at ? `sent ${minute(order.submitted_at)}` : '',
    order.editable_until ? `until ${minute(order.editable_until)}` : '',
  ]
    .filter(Boolean)
    .join('  ');

type Order = OrganizerCatalogOrderDetail['order'];

const entryOf = (order: Order): string[] =>
  [
    `${order.name_rus} / ${order.name_eng}`,
    order.stands.map(({ value }) => value).join(', '),
    [order.country?.name_rus, order.address].filter(Boolean).join(', '),
    [order.phone, order.email, order.website].filter(Boolean).join(', '),
    order.information_rus,
    order.information_eng,
  ].filter(Boolean);

const linesOf = ({ lines, totals }: Order): string[] =>
  lines.map(
    ({ kind, service_id, quantity, quantity_charged, sum_with_vat }) =>
      `${kind} ${service_id}: ${quantity}, ${quantity_charged} charged: ${money(sum_with_vat, totals.currency)}`,
  );

const filesOf = ({ logo, company_cover, presentation, graphics, confirmation, requisites }: Order): string[] =>
  Object.entries({ logo, company_cover, presentation, graphics, confirmation, requisites }).flatMap(([name, file]) =>
    file ? [`${name}: ${file.original_name}, ${file.size} bytes`] : [],
  );

const commentLine = ({ step_key, field, text, answer }: Order['return_comments'][number]): string =>
  `${step_key}${field === null ? '' : `.${field}`}: ${text} -> ${answer ?? 'no answer yet'}`;

/** One order with everything that is known of it. */
export const cataloguePage = (detail: OrganizerCatalogOrderDetail): string => {
  const { order, agreement } = detail;
  return [
    catalogueLine(detail),
    `can be moved to: ${detail.moves.join(', ') || 'nothing'}`,
    ...(agreement
      ? [
          `terms accepted by ${agreement.user ? `${agreement.user.name}, ${agreement.user.email}` : 'a user who is gone'}, ${minute(agreement.at)}, ${agreement.locale}, ${agreement.terms_url ?? 'no address'}`,
        ]
      : []),
    ...(order.return_reason === null ? [] : [`returned: ${order.return_reason}`]),
    ...section('Entry', entryOf(order)),
    ...section('Rubrics', [order.rubrics.map(({ id }) => id).join(', ')].filter(Boolean)),
    ...section('Lines', linesOf(order)),
    ...section('Files', filesOf(order)),
    ...section('Comments', order.return_comments.map(commentLine)),
    ...section('Earlier comments', detail.earlier_comments.map(commentLine)),
  ].join('\n');
};
