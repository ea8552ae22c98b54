import { comparisonKey } from '@fairfront/shared-kit/domain/common';
import { queryKeys } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable, type RowKey } from '@fairfront/shared-kit/components/data-table';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { Select } from '@fairfront/shared-kit/components/select';
import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { Tabs } from '@fairfront/shared-kit/components/tabs';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  useParticipation,
  useSelectedStand,
  usePlatform,
  useQuery,
  useTranslation,
  type ModalProps,
  type PassCandidate,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { passSourcesQuery, previousPassesQuery } from '../api/pass-sources';
import { usePassAction } from '../api/use-pass-action';
import {
  freePlaces,
  passKinds,
  passRights,
  readyFirst,
  takenPlaces,
  type PassKind,
} from '@fairfront/shared-kit/domain/passes';
import { FailedList } from '../pass-list/failed-list';
import { CreationDenied } from '../passes-head/creation-denied';
import { usePassContext } from '../context/use-pass-context';
import { useCandidateColumns } from './candidate-columns';
import styles from './copy-from-previous.module.css';
import { passKeys } from '../api/query-keys';

const modals = {
  participant: 'event-modal-participant-passes',
  installation: 'event-modal-montage-passes',
  car: 'event-modal-auto-passes',
} as const;
interface CopyBody {
  source_id: number;
  kind: PassKind;
  ids: number[];
  stand_id?: number;
}
const nobody: ReadonlySet<RowKey> = new Set();
const isKind = (value: unknown): value is PassKind => passKinds.some((kind) => kind === value);

/** Copies selected people and vehicles of an earlier exhibition (mock-up w17). */
const CopyFromPreviousModal = ({ params }: ModalProps<'event-modal-take-over-passes'>) => {
  const { t } = useTranslation('passes');
  const { api, modals: dialogs } = usePlatform();
  const participation = useParticipation();
  const { id } = participation;
  const stand = useSelectedStand(participation);
  const locale = useLocale();
  const context = usePassContext();
  const kind = isKind(params.kind) ? params.kind : 'participant';
  const [source, setSource] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState(nobody);

  const sources = useQuery({ ...passSourcesQuery(api, id), ...failsHere });
  const sourceId = source ?? sources.data?.[0]?.id ?? null;
  const list = useQuery({ ...previousPassesQuery(api, id, sourceId, kind), ...failsHere });
  const failed = [sources, list].find(({ isError, data }) => isError && data === undefined);
  const columns = useCandidateColumns(kind);

  const rows = readyFirst(list.data?.data ?? []);
  const wanted = comparisonKey(search);
  const shown = rows.filter(({ title, detail }) => comparisonKey(`${title} ${detail}`).includes(wanted));
  const quota = list.data?.meta.quota ?? { count: 0, total: null };
  const rights = passRights(kind, context, quota);
  const count = selected.size;
  const free = freePlaces(kind, quota);
  const isTooMany = count > free;
  const canCopy = list.data !== undefined && rights.create.allowed;

  const taking = usePassAction<CopyBody, { created: number }>({
    run: async (body, { idempotencyKey }) => {
      const options = { params: { path: { id } }, body, idempotencyKey };
      return (await api.post('/participants/{id}/pass-take-over', options)).data;
    },
    brokeDown: () => t('copyFromPrevious.failed'),
    announce: ({ created }) => t('copyFromPrevious.done', { count: created }),
    onDone: () => {
      setSelected(nobody);
      dialogs.open(modals[kind], {});
    },
    invalidates: () => [passKeys.passSources, queryKeys.personalPasses, passKeys.carPasses].map((area) => area.all(id)),
  });
  const take = () => {
    if (sourceId === null) return;
    void taking.run({
      source_id: sourceId,
      kind,
      ids: [...selected].map(Number),
      // vehicles are assigned to the selected stand
      ...(kind === 'car' && stand ? { stand_id: stand.id } : {}),
    });
  };

  return (
    <>
      <ModalHeader onBack={() => dialogs.open(modals[kind], {})}>
        {!sources.isError && sources.data?.length !== 0 && (
          <div className={styles.head} data-modal-tall="">
            <Select<number>
              label={t('copyFromPrevious.from')}
              value={sourceId}
              onChange={(next) => {
                setSource(next);
                setSelected(nobody);
              }}
              options={(sources.data ?? []).map((one) => ({
                value: one.id,
                label: [textOf(one, 'title', locale), formatProseDate(one.started_at, locale), one.stands.join(', ')]
                  .filter(Boolean)
                  .join(', '),
              }))}
            />
            <SearchField label={t('copyFromPrevious.search')} value={search} onChange={setSearch} />
          </div>
        )}
      </ModalHeader>
      <ModalBody>
        {sources.data?.length === 0 ? (
          <EmptyState title={t('copyFromPrevious.noSources')}>{t('copyFromPrevious.noSourcesText')}</EmptyState>
        ) : (
          <Tabs
            label={t('copyFromPrevious.kinds')}
            tabs={passKinds.map((one) => ({ id: one, label: t(`copyFromPrevious.kind.${one}`) }))}
            selected={kind}
            onSelect={(next) => {
              setSelected(nobody);
              dialogs.setParams({ kind: next });
            }}
          >
            {list.data && !canCopy && (
              <div className={styles.notice}>
                <CreationDenied decision={rights.create} isEmpty={false} />
              </div>
            )}
            {list.isPending && kind !== 'car' && (
              <div className={styles.quota}>
                <Skeleton height={40} />
              </div>
            )}
            {canCopy && quota.total !== null && (
              <div className={styles.quota}>
                <p>{t('copyFromPrevious.after', { taken: takenPlaces(quota) + count, total: quota.total })}</p>
                <QuotaMeter
                  total={quota.total}
                  accepted={takenPlaces(quota)}
                  waiting={Math.min(count, free)}
                  names={{ accepted: t('copyFromPrevious.has'), waiting: t('copyFromPrevious.adds') }}
                />
              </div>
            )}
            {failed ? (
              <FailedList query={failed} />
            ) : (
              <DataTable<PassCandidate>
                caption={t(`copyFromPrevious.kind.${kind}`)}
                columns={columns}
                rows={shown}
                rowKey={(row) => row.id}
                loading={list.isPending ? 4 : undefined}
                empty={
                  <EmptyState
                    className={styles.empty}
                    title={t(search ? 'copyFromPrevious.notFound' : 'copyFromPrevious.empty')}
                    live={search !== ''}
                  />
                }
                {...(canCopy
                  ? {
                      selection: {
                        selected,
                        onChange: setSelected,
                        nameOf: (row) => row.title,
                        canSelect: (row) => row.state === 'ready',
                        actions: null,
                      },
                    }
                  : {})}
              />
            )}
          </Tabs>
        )}
      </ModalBody>
      {canCopy && (
        <ModalFooter
          start={
            <span role="status">
              {isTooMany ? t('copyFromPrevious.tooMany', { free, count }) : t('copyFromPrevious.note')}
            </span>
          }
        >
          <Button onClick={() => dialogs.open(modals[kind], {})}>{t('copyFromPrevious.cancel')}</Button>
          <Button
            variant="primary"
            busy={taking.isBusy()}
            {...(count === 0
              ? { disabledReason: t('copyFromPrevious.chooseFirst') }
              : isTooMany
                ? { disabledReason: t('copyFromPrevious.tooMany', { free, count }) }
                : {})}
            onClick={take}
          >
            {count > 0 ? t('copyFromPrevious.submit', { count }) : t('copyFromPrevious.submitNone')}
          </Button>
        </ModalFooter>
      )}
    </>
  );
};

export default CopyFromPreviousModal;
