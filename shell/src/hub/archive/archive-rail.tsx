import { useId } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon, isIconName } from '@fairfront/shared-kit/components/icon';
import { formatProsePeriod } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  type ParticipationListItem,
} from '@fairfront/shared-kit/platform';
import type { Preparation } from '@fairfront/shared-kit/api';
import { useRemoteCatalog, type CatalogCarryOver } from '../../boot';
import { preparationsQuery } from '../../deadlines/preparation.query';
import { participationsQuery } from '../../session/participations.query';
import { TargetLink } from '../../routing/target-link';
import rail from '../rail.module.css';
import styles from './archive.module.css';

/** The user's other exhibitions for the same company, nearest first. */
const nextExhibitions = (items: readonly ParticipationListItem[], companyId: number): ParticipationListItem[] =>
  items
    .filter(({ company, role }) => company.id === companyId && role !== null)
    .sort((one, other) => (one.exhibition.started_at < other.exhibition.started_at ? -1 : 1));

/** Whether this user can take something to another exhibition, and it is not too late for all of its deadlines. */
const isPossible = (
  { exceptRoles, deadlines: kinds }: CatalogCarryOver,
  { role }: ParticipationListItem,
  preparation: Pick<Preparation, 'deadlines'> | undefined,
): boolean =>
  !(role && exceptRoles?.includes(role)) &&
  (preparation?.deadlines.some(({ kind, is_passed }) => kinds.includes(kind) && !is_passed) ?? false);

/** What can still be done with a past exhibition: take data of it to the next one. */
export const ArchiveRail = () => {
  const { api } = usePlatform();
  const { company } = useParticipation();
  const { data } = useQuery({ ...participationsQuery(api, { archive: '0', page: 1 }), ...failsHere });
  const own = nextExhibitions(data?.data ?? [], company.id);
  const ids = own.map(({ id }) => id);
  const { data: preparations } = useQuery({ ...preparationsQuery(api, ids), ...failsHere });
  return useRemoteCatalog().carryOver.map((offer) => (
    <CarryOverCard
      key={offer.id}
      offer={offer}
      next={own.filter((item) => isPossible(offer, item, preparations?.get(item.id)))}
    />
  ));
};

const CarryOverCard = ({ offer, next }: { offer: CatalogCarryOver; next: readonly ParticipationListItem[] }) => {
  const { now } = usePlatform();
  const locale = useLocale();
  const headingId = useId();
  if (next.length === 0) return null;
  const { title, about, icon, modal, params } = offer;
  return (
    <section className={classNames(rail.card, styles.carryOver)} aria-labelledby={headingId}>
      <h2 id={headingId} className={rail.title}>
        {title[locale]}
      </h2>
      <p className={styles.what}>{about[locale]}</p>
      <ul className={rail.items}>
        {next.map(({ id, exhibition }) => (
          <li key={id} className={rail.entry}>
            <TargetLink
              variant="quiet"
              className={rail.item}
              target={{
                route: 'participant',
                params: { id },
                query: { modal, ...params },
              }}
            >
              <Icon name={isIconName(icon) ? icon : 'copy'} size={20} className={rail.neutral} />
              <span className={rail.words}>
                <b className={rail.what}>{textOf(exhibition, 'title', locale)}</b>
                <span className={rail.detail}>
                  {formatProsePeriod(exhibition.started_at, exhibition.ended_at, locale, { now: now() })}
                </span>
              </span>
              <Icon name="chevron-right" size={16} className={rail.go} />
            </TargetLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
