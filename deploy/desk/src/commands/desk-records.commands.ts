import { useSettled } from '@fairfront/shared-kit/components/debounced-commit';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { orderSearch } from '@fairfront/shared-kit/domain/services/order-list';
import {
  defineCommands,
  failsHere,
  useLocale,
  usePlatform,
  useQuery,
  useTranslation,
  type Command,
  type CommandContent,
} from '@fairfront/shared-kit/platform';
import { foundOrdersQuery, foundParticipantsQuery, foundPassesQuery, type FoundPass } from '../api/found-records';
import { mayInExhibition } from '../frame/desk-place';
import { useDesk } from './use-desk';

/** The minimum query length for records. */
const fewestLetters = 2;

/** Finds participants, orders and passes of the exhibition by the searches of their lists. */
const useDeskRecords = (typed: string): CommandContent => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const { isLoading, hasFailed, grants, exhibition } = useDesk();
  const settled = useSettled(typed);
  const isWanted = typed.length >= fewestLetters && exhibition !== null;
  const search = { exhibition: exhibition?.id ?? 0, search: settled };
  const mayRead = (scope: 'set-up' | 'orders' | 'passes') =>
    mayInExhibition(grants, search.exhibition, { scope, action: 'read' });
  const asks = (scope: Parameters<typeof mayRead>[0]) => ({
    ...failsHere,
    enabled: isWanted && settled === typed && mayRead(scope),
  });
  const participants = useQuery({ ...foundParticipantsQuery(api, search), ...asks('set-up') });
  // a heading such as "Order No. 1042" names the order
  const number = orderSearch(settled).number ?? settled;
  const orders = useQuery({ ...foundOrdersQuery(api, { ...search, search: number }), ...asks('orders') });
  const passes = useQuery({ ...foundPassesQuery(api, search), ...asks('passes') });

  // the palette filters by text itself, so the search is included to match
  const keywords = [typed];
  const passType = ({ kind, type }: FoundPass): string =>
    t(`passes.types.${kind === 'car' ? 'car' : (type ?? 'certificate')}`);
  const commands = (): Command[] => [
    ...(participants.data ?? []).map((one): Command => ({
      ...{ id: `participant-${one.id}`, icon: 'building', keywords, title: textOf(one, 'name', locale) },
      detail: one.stand_titles.join(', '),
      action: { route: 'desk-participant', params: { participation: one.id } },
    })),
    ...(orders.data ?? []).map((one): Command => ({
      ...{ id: `order-${one.id}`, icon: 'list', keywords, title: t('commands.order', { id: one.id }) },
      detail: [t(`orders.status.${one.status}`), textOf(one, 'company', locale)].join(', '),
      action: { route: 'desk-order', params: { order: one.id } },
    })),
    ...(passes.data ?? []).map((one): Command => ({
      ...{ id: `pass-${one.kind}-${one.id}`, icon: one.kind === 'car' ? 'truck' : 'user', keywords, title: one.title },
      detail: [passType(one), t(`passes.status.${one.status}`), textOf(one, 'company', locale)].join(', '),
      action: {
        ...{ route: 'desk-passes', params: {} },
        query: { exhibition: String(search.exhibition), item: `${one.kind}-${one.id}` },
      },
    })),
  ];
  const searches = [participants, orders, passes];
  const isSearching = isWanted && (settled !== typed || searches.some((one) => one.isLoading));
  if (isLoading || isSearching) return { state: 'loading', commands: [] };
  const found = isWanted ? commands() : [];
  // what one search finds is shown although another one has failed
  const isFailed = hasFailed || (found.length === 0 && isWanted && searches.some((one) => one.isError));
  return { state: isFailed ? 'failed' : 'ready', commands: found };
};

export default defineCommands(useDeskRecords);
