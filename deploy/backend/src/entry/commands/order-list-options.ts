import { idOf, oneOf } from './read-words';

/** The filters of order lists, for both commands. */
export const orderListOptions = {
  status: 'value',
  exhibition: 'value',
  participant: 'value',
  search: 'value',
  page: 'value',
} as const;

/** The query of a list of orders, 100 a page. @throws WrongUsage for an unknown status and for what is no number */
export const orderListQuery = (
  { status, exhibition, participant, search, page }: Record<keyof typeof orderListOptions, string | null>,
  statuses: readonly string[],
): URLSearchParams => {
  const query = new URLSearchParams({ per_page: '100' });
  if (status !== null) query.set('status', oneOf('status', status, statuses));
  if (exhibition !== null) query.set('exhibition_id', idOf('the exhibition', exhibition));
  if (participant !== null) query.set('participant_id', idOf('the participation', participant));
  if (search !== null) query.set('search', search);
  if (page !== null) query.set('page', idOf('the page', page));
  return query;
};
