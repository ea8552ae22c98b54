import { useEffect, useRef, type ReactNode } from 'react';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Select } from '@fairfront/shared-kit/components/select';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { textOf } from '@fairfront/shared-kit/domain/common';
import type { StaffScope } from '@fairfront/shared-kit/domain/http';
import {
  failsHere,
  useLocale,
  usePlatform,
  usePlatformState,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { accessQuery, exhibitionsQuery, pollsUnless, waitingQuery } from '../api/desk';
import styles from './desk-frame.module.css';
import { chosenExhibition, exhibitionIn, mayInExhibition, openPlaces, type DeskPlace } from './desk-place';
import { MoreMenu } from './more-menu';
import { NoAccess } from './no-access';
import { useLiveQueues } from './use-live-queues';

interface DeskFrameProps {
  /** The place of the screen; null on the start screen. */
  place: DeskPlace | null;
  /**
   * The exhibition of the record, on the page of a record; other screens have it in their address. Null if the record did
   * not load: the bar shows the current exhibition, and the screen says what is wrong.
   */
  recordIn?: number | null;
  /**
   * The screen of a portal without exhibitions, by whether the user may create the first; other screens lead to the start.
   */
  withoutExhibition?: (mayBegin: boolean) => ReactNode;
  /** Renders the screen for the selected exhibition; `canWrite` if the user may decide there. */
  children: (desk: {
    exhibition: number;
    canWrite: boolean;
    places: readonly DeskPlace[];
    /** Whether the user may read what a scope covers in this exhibition. */
    mayRead: (scope: StaffScope) => boolean;
    /** Whether the user may change the set-up of the exhibition. */
    maySetUp: boolean;
  }) => ReactNode;
}

/** Leads to the start of the desk. */
const ToStart = () => {
  const { navigation } = usePlatform();
  useEffect(() => navigation.navigate('desk', {}, { replace: true }), [navigation]);
  return null;
};

/** The bar of the desk with exhibition, queues and pages, and the screen below it. */
export const DeskFrame = ({ place, recordIn, withoutExhibition, children }: DeskFrameProps) => {
  const { t } = useTranslation('desk');
  const { api, navigation, now } = usePlatform();
  const { route, live } = usePlatformState();
  const locale = useLocale();
  const access = useQuery({ ...accessQuery(api), ...failsHere });
  const exhibitions = useQuery({ ...exhibitionsQuery(api), ...failsHere });
  const wanted = recordIn ?? exhibitionIn(route.query);
  const known = exhibitions.data ?? [];
  const chosen = chosenExhibition(known, wanted, now());
  const id = chosen?.id ?? null;
  const waiting = useQuery({
    ...waitingQuery(api, id ?? 0),
    ...failsHere,
    ...pollsUnless(live),
    enabled: id !== null,
  });
  useLiveQueues(id, access.data ?? []);
  const to = place?.route ?? 'desk';

  // the address names the exhibition, so that a link opens the same view for others
  useEffect(() => {
    if (recordIn !== undefined || wanted !== null || id === null || !place) return;
    const query = { ...Object.fromEntries(route.query), exhibition: String(id) };
    navigation.navigate(to, {}, { query, replace: true });
  }, [recordIn, wanted, id, place, to, navigation, route.query]);

  const row = useRef<HTMLElement>(null);
  // counts make the places wider
  const isReady = [access, exhibitions, waiting].every(({ data }) => data !== undefined);
  // the row scrolls where it does not fit, so the open place may be outside of it
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isReady, place]);

  const failed = [access, exhibitions].find(({ isError, data }) => isError && data === undefined);
  if (failed) return <LoadError level={1} title={t('failed')} query={failed} className={styles.alone} />;
  if (!access.data || !exhibitions.data) {
    return (
      <Loading label={t('loading')} className={styles.alone}>
        <SkeletonLines count={4} />
      </Loading>
    );
  }
  const mayIn = (scope: StaffScope, action: 'read' | 'write', inAll = false) =>
    mayInExhibition(access.data, id, { scope, action, inAll });
  const open = openPlaces(access.data, id);
  const isReachable = place === null || open.includes(place);
  const isEmpty = known.length === 0;
  const inBar = open.filter(({ kind }) => kind !== 'more');
  const more = open.filter(({ kind }) => kind === 'more');
  const counts: Partial<Record<DeskPlace['name'], number | null>> = waiting.data ?? {};
  const query: Record<string, string> = id === null ? {} : { exhibition: String(id) };

  return (
    <>
      {!isEmpty && (
        <div className={styles.bar}>
          <Select<number>
            label={t('exhibition')}
            labelHidden
            size="sm"
            className={styles.exhibition}
            value={id}
            placeholder={t('exhibition')}
            options={known.map((exhibition) => ({ value: exhibition.id, label: textOf(exhibition, 'title', locale) }))}
            onChange={(next) => navigation.navigate(to, {}, { query: { exhibition: String(next) } })}
          />
          <nav ref={row} className={styles.places} aria-label={t('places.label')} data-scrolls-sideways="">
            {inBar.map(({ name, route: target, kind }) => {
              const count = kind === 'queue' ? (counts[name] ?? null) : null;
              return (
                <RouteLink
                  key={name}
                  to={target}
                  params={{}}
                  query={query}
                  variant="quiet"
                  className={styles.place}
                  aria-current={place?.name === name ? 'page' : undefined}
                >
                  {t(`places.${name}`)}
                  {count !== null && (
                    <CountBadge count={count} needsAction={count > 0} label={t('waiting', { count })} />
                  )}
                </RouteLink>
              );
            })}
          </nav>
          {more.length > 0 && <MoreMenu places={more} current={place} query={query} />}
        </div>
      )}
      {isEmpty ? (
        isReachable && withoutExhibition ? (
          withoutExhibition(mayIn('set-up', 'write', true))
        ) : (
          <ToStart />
        )
      ) : id === null ? (
        <EmptyState level={1} icon="exhibitions" title={t('noExhibition')} className={styles.alone}>
          {t('noExhibitionText')}
        </EmptyState>
      ) : recordIn !== null && place && !isReachable ? (
        <NoAccess {...place} />
      ) : (
        children({
          exhibition: id,
          canWrite: place !== null && mayIn(place.scope, 'write', place.inAll),
          places: open,
          mayRead: (scope) => mayIn(scope, 'read'),
          maySetUp: mayIn('set-up', 'write'),
        })
      )}
    </>
  );
};
