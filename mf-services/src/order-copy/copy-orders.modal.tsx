import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError, queryKeys } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { Select } from '@fairfront/shared-kit/components/select';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { formatMoney, formatProsePeriod } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { foldLetters } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useModalFrame,
  useParticipation,
  usePlatform,
  useQuery,
  useSelectedStand,
  useTranslation,
  type CopyLine,
  type CopyOffers,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { copyOffersQuery } from '../api/copy-offers';
import { lineErrorsOf } from '@fairfront/shared-kit/domain/services/cart-changes';
import { ServicesGate } from '../context/services-gate';
import { useOrderingBlock } from '../ordering/use-ordering';
import { asksForDay, copiedLine, copiedTotal, copyBlock } from './copy-choice';
import { CopyHead } from './copy-head';
import { CopyOrderLines } from './copy-order-lines';
import styles from './copy-orders.module.css';

/** Copies lines of the company's earlier orders to the cart. */
const CopyOrdersModal = () => (
  <ServicesGate>
    <CopyOrders />
  </ServicesGate>
);

const CopyOrders = () => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const block = useOrderingBlock()(null);
  const query = useQuery({ ...copyOffersQuery(api, id), enabled: block === null });
  const { data, isError } = query;
  const [first] = data?.exhibitions ?? [];
  if (data && first) return <OfferedLines offers={data} first={first.participation_id} />;
  return (
    <>
      <ModalHeader />
      <ModalBody>
        {block !== null && <Notice tone="neutral">{t(`errors.${block}`)}</Notice>}
        {block === null && !data && isError && <LoadError title={t('service.failed')} query={query} />}
        {block === null && !data && !isError && (
          <Loading>
            <SkeletonLines count={8} />
          </Loading>
        )}
        {data && (
          <EmptyState live level={2} icon="list" title={t('copy.empty')}>
            {t('copy.emptyText')}
          </EmptyState>
        )}
      </ModalBody>
    </>
  );
};

interface CopyCall {
  version: number;
  lines: CopyLine[];
}

const OfferedLines = ({ offers, first }: { offers: CopyOffers; first: number }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { api } = usePlatform();
  const { close } = useModalFrame();
  const participation = useParticipation();
  const stand = useSelectedStand(participation);
  const [place, setPlace] = useState(first);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [days, setDays] = useState<ReadonlyMap<number, string>>(new Map());
  const [search, setSearch] = useState('');
  const [refused, setRefused] = useState<{ text: string; lines: ReadonlyMap<number, string[]> } | null>(null);
  const exhibition = offers.exhibitions.find((one) => one.participation_id === place) ?? offers.exhibitions[0];
  const matchesSearch = (line: CopyLine) =>
    foldLetters(textOf(line.service, 'name', locale)).includes(foldLetters(search.trim()));
  const orders = (exhibition?.orders ?? [])
    .map((order) => ({ ...order, lines: order.lines.filter(matchesSearch) }))
    .filter(({ lines }) => lines.length > 0);
  const shown = orders.flatMap(({ lines }) => lines);
  const all = offers.exhibitions.flatMap(({ orders }) => orders.flatMap(({ lines }) => lines));
  // deselects a line that is in the cart by now
  const chosen = all.filter((line) => ids.has(line.line_id) && line.state === 'open');
  const countedOf = (line: CopyLine) => copiedLine(line, days.get(line.line_id), stand?.area ?? null);
  const total = copiedTotal(chosen, countedOf);
  const isComplete = chosen.every((line) => !asksForDay(line) || days.has(line.line_id));
  const { id, exhibition: here } = participation;

  const copying = useAction<CopyCall>({
    namespace: 'services',
    errors: 'inline',
    run: async ({ version, lines }, { idempotencyKey }) => {
      setRefused(null);
      const body = {
        cart_version: version,
        lines: lines.map((line) => ({ line_id: line.line_id, unit_id: line.unit.id, ...countedOf(line) })),
      };
      await api.post('/participants/{id}/cart/copies', { params: { path: { id } }, body, idempotencyKey });
    },
    invalidates: () => [queryKeys.cart.all(id)],
    announce: (_done, { lines }) => t('copy.done', { count: lines.length }),
    onDone: () => close(),
    onRefused: (error) => {
      if (isApiError(error)) setRefused({ text: error.message, lines: lineErrorsOf(error.errors, 'lines') });
      return false;
    },
  });

  const toggle = (lines: readonly CopyLine[], isChosen: boolean) => {
    setRefused(null);
    setIds((before) => {
      const next = new Set(before);
      const taken = all.filter((line) => next.has(line.line_id));
      for (const line of lines) {
        if (!isChosen) next.delete(line.line_id);
        else if (copyBlock(line, taken) === null) {
          next.add(line.line_id);
          taken.push(line);
        }
      }
      return next;
    });
  };

  return (
    <>
      <ModalHeader>
        <div className={styles.head}>
          <Select
            label={t('copy.from')}
            value={place}
            onChange={setPlace}
            options={offers.exhibitions.map(({ participation_id: value, stands, ...one }) => {
              const name = textOf(one, 'title', locale);
              return {
                value,
                label: stands.length > 0 ? t('copy.stand', { name, stands: stands.join(', ') }) : name,
              };
            })}
          />
          {exhibition && (
            <p className={styles.moved}>
              {t('copy.moved', {
                before: formatProsePeriod(exhibition.started_at, exhibition.ended_at, locale),
                now: formatProsePeriod(here.started_at, here.ended_at, locale),
              })}
            </p>
          )}
          <SearchField
            className={styles.search}
            label={t('copy.search')}
            maxLength={100}
            value={search}
            onChange={setSearch}
          />
        </div>
      </ModalHeader>
      <ModalBody>
        {shown.length > 0 ? (
          <CopyHead lines={shown} chosen={chosen} onToggle={toggle} />
        ) : (
          <EmptyState live level={2} icon="search" title={t('copy.nothing')}>
            {t('copy.nothingText')}
          </EmptyState>
        )}
        {orders.map((order) => (
          <CopyOrderLines
            key={order.id}
            order={order}
            currency={offers.currency}
            chosen={chosen}
            days={days}
            errors={refused?.lines}
            countedOf={countedOf}
            onToggle={toggle}
            onDay={(lineId, day) => setDays((before) => new Map([...before, [lineId, day]]))}
          />
        ))}
      </ModalBody>
      <ModalFooter
        start={<p className={styles.second}>{t('copy.adds')}</p>}
        notice={
          refused && (
            <Notice tone="danger" live="assertive">
              {refused.text}
            </Notice>
          )
        }
      >
        <Button onClick={() => close()}>{t('copy.cancel')}</Button>
        <Button
          variant="primary"
          icon="cart"
          busy={copying.isBusy()}
          disabledReason={chosen.length === 0 ? t('copy.addNone') : isComplete ? undefined : t('errors.dates_missing')}
          onClick={() => void copying.run({ version: offers.cart_version, lines: chosen })}
        >
          {chosen.length === 0
            ? t('copy.addNone')
            : t('copy.add', { count: chosen.length, amount: formatMoney(total, offers.currency) })}
        </Button>
      </ModalFooter>
    </>
  );
};

export default CopyOrdersModal;
