import { useCallback, useRef, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable, type Sort } from '@fairfront/shared-kit/components/data-table';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { failsHere, usePlatform, usePlatformState, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import type { ParticipationSort } from '@fairfront/shared-kit/domain/participations/participation-rules';
import { participantsPageSize, participantsQuery, type Participant } from '../api/participants';
import { ExportMenu } from './export-menu';
import { useListColumns } from './list-columns';
import { ListFilters } from './list-filters';
import { listPlaceIn, queryOfList, type ListPlace } from './list-place';
import { NewParticipation } from './new-participation';
import styles from './participants.module.css';

const sortOf = (sort: ParticipationSort): Sort => ({
  column: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

interface ParticipantListProps {
  exhibition: number;
  canWrite: boolean;
  /** Whether the user may import, which concerns the whole portal. */
  mayImport: boolean;
}

/** The participants of an exhibition; the address contains the filters. */
export const ParticipantList = ({ exhibition, canWrite, mayImport }: ParticipantListProps) => {
  const { t } = useTranslation('desk');
  const { api, navigation } = usePlatform();
  const { route } = usePlatformState();
  const place = listPlaceIn(route.query);
  const { page, ...narrowing } = place;
  const filter = { exhibition, ...narrowing };
  const query = useQuery({ ...participantsQuery(api, filter, page), ...failsHere });
  const caption = useRef<HTMLElement>(null);
  const [isAdding, setAdding] = useState(false);
  const columns = useListColumns();

  const go = useCallback(
    (next: Partial<ListPlace>) => {
      const moved = { ...listPlaceIn(route.query), page: 1, ...next };
      navigation.navigate('desk-participants', {}, { query: queryOfList(moved, exhibition) });
    },
    [navigation, route.query, exhibition],
  );

  const total = query.data?.meta.total ?? 0;
  const first = (page - 1) * participantsPageSize + 1;
  const rows = query.data?.data ?? [];
  const isNarrowed = place.search !== '' || place.type !== null || place.archived || place.withoutPeople;
  const add = canWrite && (
    <Button variant="primary" size="sm" icon="plus" onClick={() => setAdding(true)}>
      {t('participants.add')}
    </Button>
  );

  return (
    <section className={styles.page} aria-labelledby="participants-title">
      <div className={styles.head}>
        <h1 id="participants-title" className="ff-h2">
          {t('participants.title')} {query.data && <span className={styles.total}>{total}</span>}
        </h1>
        <div className={styles.buttons}>
          <ExportMenu filter={filter} />
          {add}
        </div>
      </div>
      <ListFilters place={place} onChange={go} />
      <div className={styles.rows}>
        {query.isError && !query.data ? (
          <LoadError level={2} title={t('participants.failed')} query={query} className={styles.alone} />
        ) : (
          <DataTable<Participant>
            className={styles.table}
            caption={t('participants.caption', { first, last: first + rows.length - 1, count: total })}
            captionRef={caption}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            cardsBelow={720}
            sort={sortOf(place.sort)}
            onSort={({ column, direction }) =>
              go({ sort: `${direction === 'descending' ? '-' : ''}${column}` as ParticipationSort })
            }
            refetching={query.isPlaceholderData}
            {...(query.isPending && { loading: 10 })}
            empty={
              <EmptyState
                level={2}
                icon={isNarrowed ? 'search' : 'building'}
                live
                className={styles.alone}
                title={t(isNarrowed ? 'nothingFound' : 'participants.none')}
                actions={
                  isNarrowed ? (
                    <Button onClick={() => go({ search: '', type: null, archived: false, withoutPeople: false })}>
                      {t('participants.showAll')}
                    </Button>
                  ) : (
                    <>
                      {add}
                      {mayImport && (
                        <RouteLink
                          to="desk-import"
                          params={{}}
                          query={{ exhibition: String(exhibition) }}
                          variant="secondary"
                          size="sm"
                        >
                          {t('participants.import')}
                        </RouteLink>
                      )}
                    </>
                  )
                }
              >
                {t(isNarrowed ? 'participants.nothingFoundText' : 'participants.noneText')}
              </EmptyState>
            }
          />
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.note}>
          {rows.length > 0 && t('participants.range', { first, last: first + rows.length - 1, count: total })}
        </span>
        <Pagination
          page={page}
          pages={query.data?.meta.last_page ?? 1}
          label={t('participants.pages')}
          hrefOf={(next) => navigation.href('desk-participants', {}, queryOfList({ ...place, page: next }, exhibition))}
          onChange={(next) => {
            go({ page: next });
            caption.current?.focus();
          }}
        />
      </div>
      <NewParticipation open={isAdding} exhibition={exhibition} onClose={() => setAdding(false)} />
    </section>
  );
};
